// A quiz: the author's remark, the table, the question and the reader's answer; then the verdict.
import type { TargetedKeyboardEvent } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { QuizState } from "../../protocol";
import { CourseProgress, CoursePanel, storesProgress, useStoredProgress } from "./course";
import { AnswerPanel, isChoice, pickSeat, useDraft } from "./answer";
import { FaceTitle, Frame, HomeButton, isTyping, LanguageButtons } from "../../parts/frame";
import { ProblemLine } from "../../parts/panels";
import { Button, Icon } from "../../parts/parts";
import { Spread } from "../../table/spread";
import { useStore, type Act, type Store } from "../../model/store";
import { SmallCards, VerdictCard } from "../../verdict/verdict";

export const QuizFace = ({ store }: { store: Store<QuizState> }) => {
  const root = useRef<HTMLDivElement>(null);
  const { problem, given, form, list, course } = store.state.value;
  const draft = useDraft(store);
  useStoredProgress(store);
  const act = useFocus(root, store);
  const pick = !given && form.values.some((choice) => choice.seat !== null) && isChoice(form.kind) ? pickSeat(store, draft) : undefined;
  return (
    <Frame store={store} id="quiz" class="quizzing" root={root} onKey={onKey}>
      <header class="bar">
        <HomeButton />
        <FaceTitle>{course ? course.title : store.label("quiz")}</FaceTitle>
        {list.length > 1 && <QuizControls act={act} />}
        <LanguageButtons />
      </header>
      <div class="main">
        {problem && <ProblemLine problem={problem} id="problem" />}
        {course && <CoursePanel course={course} />}
        <Remark />
        <Spread pick={pick} />
        <Moves />
      </div>
      <div class="side">
        {given ? <Result act={act} /> : <AnswerPanel draft={draft} act={act} />}
        {given && <VerdictCard />}
      </div>
      <div class="under">{(course || list.length > 1 || store.state.value.canUndo) && <QuizList act={act} />}</div>
      <SpokenResult />
    </Frame>
  );
};

/** Moves the focus to the part that replaces the tapped one, so that the keyboard still works. */
const useFocus = (root: { current: HTMLDivElement | null }, store: Store<QuizState>): Act => {
  const hasActed = useRef(false);
  const { index, given } = store.state.value;
  const phase = `${index}:${given === null ? "asked" : `${given.right}`}`;
  const former = useRef(phase);
  useLayoutEffect(() => {
    if (former.current === phase) return;
    const isNew = former.current.split(":")[0] !== `${index}`;
    former.current = phase;
    if (!hasActed.current) return;
    hasActed.current = false;
    root.current?.querySelector<HTMLElement>(".side [data-first]")?.focus({ preventScroll: true });
    if (isNew && (root.current?.getBoundingClientRect().top ?? 0) < 0) root.current?.scrollIntoView({ block: "start" });
  }, [phase]);
  return (action) => {
    hasActed.current = true;
    store.send(action);
  };
};

/** The result for screen readers. */
const SpokenResult = () => {
  const store = useStore<QuizState>();
  const { given, verdict } = store.state.value;
  return (
    <p class="aloud" aria-live="assertive" aria-atomic="true" data-testid="quiz-aloud">
      {given && `${store.label(outcome(given.right))} ${verdict?.sentence ?? ""}`}
    </p>
  );
};

const outcome = (right: boolean | null): string => (right === null ? "shown" : right ? "right" : "wrong");

const QuizControls = ({ act }: { act: Act }) => {
  const store = useStore<QuizState>();
  const { index, list, score, course } = store.state.value;
  const isAnswered = store.pending.value.length === 0;
  return (
    <span class="walk quiz-walk">
      <Button id="previous" class="btn icon-only" label={store.label("previous")} disabled={isAnswered && index === 0} onClick={() => act({ type: "step", by: -1 })}><Icon name="back" /></Button>
      <span class="place">
        <span data-testid="place">{course ? store.label("nth", { n: index + 1 }) : store.label("quiz-n", { n: index + 1, all: list.length })}</span>
        {score.answered > 0 && <small data-testid="score">{store.label("score-n", { ...score })}</small>}
      </span>
      <Button id="following" class="btn icon-only" label={store.label("next")} disabled={isAnswered && index === list.length - 1} onClick={() => act({ type: "step", by: 1 })}><Icon name="forward" /></Button>
    </span>
  );
};

/** Title and remark. The session makes the HTML from Markdown. */
const Remark = () => {
  const store = useStore<QuizState>();
  const { title, remarkHtml, rules, course } = store.state.value;
  return (
    <section class="panel remark" aria-label={title || store.label("quiz")}>
      {title && <h2 class="quiz-title" data-testid="quiz-title">{title}</h2>}
      {course?.cameBack && <p class="small-text came-back" data-testid="came-back">{store.label("came-back")}</p>}
      {remarkHtml && <div class="prose" data-testid="remark" dangerouslySetInnerHTML={{ __html: remarkHtml }} />}
      <p class="small-text" data-testid="rules">{store.label("rules-by")}: {[rules.book, ...rules.changes].join(" · ")}</p>
    </section>
  );
};

/** The moves that follow. After the answer, the table shows their result. */
const Moves = () => {
  const store = useStore<QuizState>();
  const { then, given } = store.state.value;
  if (then.length === 0) return null;
  const title = store.label(given ? "played" : "then");
  return (
    <section class="panel then" aria-label={title} data-testid="then">
      <h2>{title}</h2>
      <ol class="plain then-moves">{then.map((move, index) => (
        <li key={index} data-testid={`then-${index}`}>
          <small>{index + 1}</small><span>{move.label}</span><SmallCards cards={move.cards} />
          {move.refused && <span class="stood">{store.label("refused")}</span>}
        </li>
      ))}</ol>
    </section>
  );
};

const Result = ({ act }: { act: Act }) => {
  const store = useStore<QuizState>();
  const { given, afterHtml, looking, index, list, quizId, course } = store.state.value;
  if (!given) return null;
  const isLast = index === list.length - 1;
  const next = () => act(isLast ? { type: "next", quizId } : { type: "go", index: index + 1, quizId: list[index + 1]!.quizId });
  const result = given.said === null && given.right !== true ? "shown" : outcome(given.right);
  return (
    <section class="panel result" data-testid="result" data-outcome={result} aria-label={store.label("your-answer")}>
      <p class="mark-of"><b data-testid="outcome">{store.label(result)}</b></p>
      {given.label && <p class="you-said" data-testid="you-said">{store.label("you-said", { said: given.label })}</p>}
      {!given.first && <p class="small-text">{store.label("counts-not")}</p>}
      {given.right === null && <Judge act={act} />}
      {afterHtml && <div class="prose" data-testid="after" dangerouslySetInnerHTML={{ __html: afterHtml }} />}
      {given.right !== null && (
        <div class="row">
          {(course || !isLast) && (
            <Button id="next" class="btn gold" data={{ "data-first": "" }} onClick={next}>{store.label("next")}<Icon name="arrow" /></Button>
          )}
          <Button id="again" class="btn quiet" data={{ "data-first": course || !isLast ? undefined : "" }} onClick={() => act({ type: "again", quizId })}>{store.label("again")}</Button>
        </div>
      )}
      {looking && (
        <p class="looking row">
          <span>{store.label("looking")}</span>
          <Button id="look-back" onClick={() => store.send({ type: "back" })}>{store.label("look-back")}</Button>
        </p>
      )}
    </section>
  );
};

const Judge = ({ act }: { act: Act }) => {
  const store = useStore<QuizState>();
  const { quizId } = store.state.value;
  return (
    <div class="row" role="group" aria-label={store.label("did-you-know")}>
      <b>{store.label("did-you-know")}</b>
      <Button id="knew" class="btn gold" data={{ "data-first": "" }} onClick={() => act({ type: "judge", knew: true, quizId })}>{store.label("knew")}</Button>
      <Button id="missed" onClick={() => act({ type: "judge", knew: false, quizId })}>{store.label("missed")}</Button>
    </div>
  );
};

const QuizList = ({ act }: { act: Act }) => {
  const store = useStore<QuizState>();
  const { list, index, score, canUndo, course } = store.state.value;
  const isDone = !course && score.answered === score.of;
  const title = store.label(course ? "sitting" : "quizzes");
  return (
    <section class="panel" aria-label={title}>
      <h2>{title}{isDone && <span class="hint" data-testid="all-done">{store.label("all-done", { ...score })}</span>}</h2>
      <ol class="plain quiz-list">{list.map((entry, position) => (
        <li key={position}>
          <Button id={`quiz-${position}`} class="step on" current={position === index} data={{ "data-done": entry.done }} onClick={() => act({ type: "go", index: position, quizId: entry.quizId })}>
            <small>{position + 1}</small><span>{entry.label}</span>
            {entry.done !== "open" && <span class="flaw" aria-hidden="true">{entry.done === "right" ? "✓" : "✗"}</span>}
            <span class="aloud">{store.label(`done-${entry.done}`)}</span>
          </Button>
        </li>
      ))}</ol>
      {course ? <CourseProgress act={act} isStored={storesProgress(store.state.value)} /> : <div class="row">
        <Button id="reset" class="btn quiet" disabled={score.answered === 0} onClick={() => act({ type: "reset" })}>{store.label("reset")}</Button>
        {canUndo && <Button id="undo" class="btn quiet" onClick={() => act({ type: "undo" })}><Icon name="undo" />{store.label("undo")}</Button>}
      </div>}
    </section>
  );
};

/** Digits choose, arrows move through the choices, Enter on a chosen one answers, Space toggles it. */
const onKey = (event: TargetedKeyboardEvent<HTMLElement>) => {
  if (isTyping(event) || event.altKey || event.shiftKey) return;
  // A key that is held down must not answer several quizzes.
  if (event.key === "Enter" && event.repeat) return event.preventDefault();
  const choices = [...event.currentTarget.querySelectorAll<HTMLElement>(".side [data-choice]")];
  const position = choices.indexOf(event.target as HTMLElement);
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const numbered = /^[1-9]$/.test(event.key) ? choices[Number(event.key) - 1] : undefined;
  const isAnswer = event.key === "Enter" && choices[position]?.getAttribute("aria-pressed") === "true";
  if (step && position >= 0) choices[(position + step + choices.length) % choices.length]!.focus();
  else if (numbered) {
    numbered.focus();
    numbered.click();
  } else if (isAnswer) event.currentTarget.querySelector<HTMLElement>('[data-testid="answer"]')?.click();
  else return;
  event.preventDefault();
};
