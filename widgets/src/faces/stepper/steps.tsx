// The parts of the stepper: the comment, the tree of branches, what comes next.
import { useSignal } from "@preact/signals";
import type { StepperState, TreeLine, TreeStep } from "../../protocol";
import { OfferedMoves } from "../../parts/offeredMoves";
import { firstCard, ProblemLine } from "../../parts/panels";
import { Button, Icon, OWN_KEYS, TextField } from "../../parts/parts";
import { useStore } from "../../model/store";
import { Plays } from "../../verdict/verdict";

/** The comment on a step. The session makes the HTML from Markdown. */
export const Comment = () => {
  const store = useStore<StepperState>();
  const { comment, commentHtml, branch, index } = store.state.value;
  const draft = useSignal<string | null>(null);
  const save = () => {
    store.send({ type: "say", comment: draft.value ?? "", branch, index });
    draft.value = null;
  };
  if (draft.value !== null) {
    return (
      <div class="panel comment">
        <textarea
          {...OWN_KEYS} class="text prose" data-testid="comment-input" aria-label={store.label("comment-edit")} placeholder={store.label("comment-edit")}
          rows={4} value={draft.value} onInput={(event) => (draft.value = event.currentTarget.value)}
        />
        <div class="row">
          <Button id="comment-save" class="btn gold" onClick={save}>{store.label("save")}</Button>
          <Button id="comment-cancel" class="btn icon-only" label={store.label("revert")} onClick={() => (draft.value = null)}><Icon name="close" /></Button>
        </div>
      </div>
    );
  }
  return (
    <div class={comment ? "panel comment" : "comment"}>
      {comment && <div class="prose" data-testid="comment" dangerouslySetInnerHTML={{ __html: commentHtml }} />}
      {!store.still && <Button id="comment-edit" class="btn quiet" onClick={() => (draft.value = comment)}>
        <Icon name="edit" />{store.label(comment ? "edit-comment" : "add-comment")}
      </Button>}
    </div>
  );
};

export const Tree = () => {
  const store = useStore<StepperState>();
  const { tree, branch, index, length } = store.state.value;
  return (
    <section class="panel tree" aria-label={store.label("steps-of")}>
      <h2>{store.label("steps-of")}</h2>
      <ul class="plain lines">{tree.map((line, row) => <LineView key={line.name} line={line} row={row} />)}</ul>
      {!store.still && <div class="row">
        {branch && <BranchTools key={branch} name={branch} />}
        {index < length && <Button id="cut" class="btn quiet" onClick={() => store.send({ type: "cut", branch, index })}><Icon name="trash" />{store.label("cut")}</Button>}
      </div>}
    </section>
  );
};

const LineView = ({ line, row }: { line: TreeLine; row: number }) => {
  const store = useStore<StepperState>();
  const { branch, index } = store.state.value;
  const isShown = line.name === branch;
  const start = row === 0 ? 0 : line.before + 1;
  return (
    <li class="line-of-play" style={`--depth: ${line.depth}`} data-testid={`line-${row}`}>
      <Button id={`line-${row}-go`} class="line-name" pressed={isShown} onClick={() => store.send({ type: "go", branch: line.name, index: start })}>
        {line.label}
      </Button>
      <ol class="plain line-steps" start={line.before + 1}>
        {line.steps.map((step) => (
          <li key={step.index}>
            <Button
              id={`step-${row}-${step.index}`} class={step.on ? "step on" : "step"} current={step.on && step.index === index}
              data={{ "data-tone": step.tone }}
              onClick={() => store.send({ type: "go", branch: line.name, index: step.index })}
            >
              <small>{step.index}</small>
              <span>{step.seat} <b>{step.label}</b></span>
              {step.tone === "no" && <span class="flaw" aria-hidden="true">✗</span>}
              {step.tone === "open" && <span class="flaw" aria-hidden="true">?</span>}
              {step.said && <span class="said" aria-hidden="true" />}
              <span class="aloud">{stepLabel(store.label, step)}</span>
            </Button>
          </li>
        ))}
      </ol>
    </li>
  );
};

/** The signs of a step in words, for screen readers. */
const stepLabel = (label: (key: string) => string, step: TreeStep): string =>
  [
    step.tone === "no" && label("step-refused"), step.tone === "open" && label("step-open"), step.said && label("has-comment"),
  ].filter(Boolean).join(", ");

const BranchTools = ({ name }: { name: string }) => {
  const store = useStore<StepperState>();
  const draft = useSignal(name);
  const rename = (newName: string) => {
    if (newName.trim() && newName.trim() !== name) store.send({ type: "rename", branch: name, name: newName.trim() });
  };
  return (
    <>
      <TextField id="branch-name" label={store.label("branch-name")} value={draft.value} onInput={(text) => (draft.value = text)} onEnter={rename} />
      <Button id="branch-rename" onClick={() => rename(draft.value)}>{store.label("rename")}</Button>
      <Button id="branch-remove" class="btn icon-only" label={store.label("remove-branch")} onClick={() => store.send({ type: "remove", branch: name })}><Icon name="trash" /></Button>
    </>
  );
};

/** The next move: tap a play or write it. */
export const Next = () => {
  const store = useStore<StepperState>();
  const draft = useSignal("");
  const { moves, plays, problem, branch, index, length, next } = store.state.value;
  // A tapped move belongs to the step that is shown. A typed one follows the actions that are still pending.
  const send = (move: string, isTapped: boolean) => {
    if (!move.trim()) return;
    const place = isTapped || store.pending.value.length === 0 ? { branch, index } : {};
    store.send({ type: "make", move: move.trim(), ...place });
    draft.value = "";
  };
  const moveProblem = problem?.kind === "move" ? problem : null;
  return (
    <section class="panel next" aria-label={store.label("next-move")}>
      <h2>{store.label("next-move")}{next && <span class="hint">{store.label("seat-plays", { name: next })}</span>}</h2>
      {index < length && <p class="small-text">{store.label("next-hint")}</p>}
      <Plays groups={plays} say={(cards) => store.label("make-play", { cards })} />
      <OfferedMoves id="move" moves={moves} onMake={(move) => send(move.text, true)} />
      <div class="row">
        <TextField
          id="move-input" label={store.label("own-move")} value={draft.value} placeholder={firstCard(store.state.value)}
          onInput={(text) => (draft.value = text)} onEnter={(text) => send(text, false)}
        />
        <Button id="move-make" onClick={() => send(draft.value, false)}>{store.label("make")}</Button>
      </div>
      {moveProblem && <ProblemLine problem={moveProblem} id="move-problem" onNear={(text) => send(text, false)} />}
    </section>
  );
};
