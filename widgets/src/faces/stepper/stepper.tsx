// A story to step through: the table, the move and its effects, its verdict, the comment, the tree of branches.
import { useSignal } from "@preact/signals";
import type { TargetedKeyboardEvent } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { StepperState } from "../../protocol";
import { animateMoves, spotsOf, type Spots } from "../../table/cardFlight";
import { FaceTitle, Frame, HomeButton, isTyping, LanguageButtons, UndoRedo } from "../../parts/frame";
import { ProblemLine, TextPanel } from "../../parts/panels";
import { Share } from "../../parts/share";
import { Spread } from "../../table/spread";
import { Comment, Next, Tree } from "./steps";
import { useStore, type Store } from "../../model/store";
import { Controls, StepLine } from "../../verdict/stepControls";
import { VerdictCard } from "../../verdict/verdict";

export const Stepper = ({ store }: { store: Store<StepperState> }) => {
  const root = useRef<HTMLDivElement>(null);
  const draft = useSignal<string | null>(null);
  const { problem, seq, index, branch, text } = store.state.value;
  useFlight(root, store);
  useLayoutEffect(() => {
    if (problem === null && draft.peek() !== null && draft.peek()?.trim() === text.trim()) draft.value = null;
  }, [seq, text, problem]);
  const otherProblem = problem && !["unreadable", "move"].includes(problem.kind);
  return (
    <Frame store={store} id="stepper" class="stepping" root={root} onKey={(event) => onKey(event, store)}>
      <header class="bar">
        <HomeButton />
        <FaceTitle>{store.label("stepper")}</FaceTitle>
        <UndoRedo />
        <LanguageButtons />
      </header>
      <div class="main">
        {otherProblem && <ProblemLine problem={problem} id="problem" />}
        <Spread />
        <Controls />
        <StepLine />
        <Comment key={`${branch}:${index}`} />
      </div>
      <div class="side">
        <VerdictCard questionText="" missingText={store.label("no-move-yet")} />
        <Asked />
        {!store.still && <Next />}
      </div>
      <div class="under">
        <Tree />
        <Share />
        <TextPanel draft={draft} />
      </div>
    </Frame>
  );
};

/** The questions of the text, answered at the end of its main line. */
const Asked = () => {
  const store = useStore<StepperState>();
  const { asked } = store.state.value;
  if (asked.length === 0) return null;
  return (
    <section class="panel" aria-label={store.label("asked-here")} data-testid="asked">
      <h2>{store.label("asked-here")}</h2>
      <dl class="asked-list">{asked.map((answer, index) => (
        <div key={answer.question} data-testid={`asked-${index}`} data-tone={answer.tone}>
          <dt>{answer.question}</dt>
          <dd>{answer.sentence}</dd>
        </div>
      ))}</dl>
    </section>
  );
};

const useFlight = (root: { current: HTMLDivElement | null }, store: Store<StepperState>) => {
  const state = store.state.value;
  const former = useRef<{ spots: Spots; index: number } | null>(null);
  useLayoutEffect(() => {
    const spots = spotsOf(root.current!);
    // A step back undoes the move: its cards return by themselves.
    const forward = former.current && state.index > former.current.index;
    if (former.current) animateMoves(root.current!, former.current.spots, spots, forward ? state.move : null);
    former.current = { spots, index: state.index };
  }, [state]);
};

/** Left and right step, Home and End go to the ends, wherever the focus is. */
const onKey = (event: TargetedKeyboardEvent<HTMLElement>, store: Store<StepperState>) => {
  if (isTyping(event) || event.altKey || event.shiftKey) return;
  const step = { ArrowLeft: -1 as const, ArrowRight: 1 as const }[event.key];
  const end = { Home: 0, End: null }[event.key];
  if (step === undefined && end === undefined) return;
  event.preventDefault();
  store.send(step === undefined ? { type: "go", index: end ?? null } : { type: "step", by: step });
};
