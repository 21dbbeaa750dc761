// The front page: the ways to begin, ten quarrels, and help.
import type { HomeState, Quarrel } from "../../protocol";
import { ArgumentField } from "../../parts/argument";
import { Frame, LanguageButtons } from "../../parts/frame";
import { ProblemLine } from "../../parts/panels";
import { Button, Fold, Icon, OWN_KEYS } from "../../parts/parts";
import { CardFace } from "../../parts/cards";
import { Headline } from "../../parts/headline";
import { useStore, type Store } from "../../model/store";

type Kind = "desk" | "quarrel" | "stepper" | "quiz" | "course" | "picker";
// The icons of the ways to begin. Each stands for nothing else.
const ENTRY_ICONS = { quiz: "asked", course: "levels", picker: "checks", agree: "sheet", step: "moves", help: "help" } as const;

export const Home = ({ store }: { store: Store<HomeState> }) => {
  const { words } = store;
  const { problem, unread, quizzes, stories, resumes, help } = store.state.value;
  const open = (kind: Kind, id?: string) => store.send({ type: "open", kind, id: id ?? null });
  const argue = (text: string) => {
    words.value = ""; // they wait at the desk
    store.send({ type: "open", kind: "argue", id: null, text });
  };
  return (
    <Frame store={store} id="home" class="homing">
      <header class="bar">
        <h1 class="face-title">{store.label("title")}</h1>
        <LanguageButtons />
      </header>
      <div class="main">
        {problem && <ProblemLine problem={problem} id="problem" />}
        {unread && <UnreadFile unread={unread} />}
        <section class="baize hero">
          <p class="motto">{store.label("motto")}</p>
          <h2 class="argue-title">{store.label("argue")}</h2>
          <ArgumentField draft={words} example={store.label("argue-example")} onSend={argue} />
          <button type="button" {...OWN_KEYS} class="btn gold settle" data-testid="open-desk" onClick={() => open("desk")}>
            <b>{store.label("settle")}</b>
            <span data-testid="settle-hint">{resumes ? `${store.label("resume")}: ${resumes}` : store.label("settle-hint")}</span>
          </button>
        </section>
      </div>
      <div class="under">
        <section class="quarrels" aria-labelledby="referee-quarrels">
          <h2 id="referee-quarrels">{store.label("quarrels")}</h2>
          <ul class="plain">{store.state.value.quarrels.map((quarrel) => (
            <li key={quarrel.id}><QuarrelTile quarrel={quarrel} onClick={() => open("quarrel", quarrel.id)} /></li>
          ))}</ul>
        </section>
      </div>
      <div class="side ways">
        {quizzes.map((quiz) => <EntryButton key={quiz.id} kind="quiz" id={quiz.id} title={store.label("quiz")} hint={store.label("quiz-hint")} onClick={() => open("quiz", quiz.id)} />)}
        <EntryButton kind="course" id="" title={store.label("course")} hint={store.label("course-hint")} onClick={() => open("course")} />
        <EntryButton kind="agree" id="" title={store.label("agree")} hint={store.label("agree-hint")} onClick={() => open("picker", "agree")} />
        <EntryButton kind="picker" id="" title={store.label("rules")} hint={store.label("rules-hint")} onClick={() => open("picker")} />
        <Fold id="step" class="panel fold" title={<span class="way"><WayText kind="step" title={store.label("step")} hint={store.label("step-hint")} /></span>}>
          <div class="chips">{stories.map((story) => (
            <Button key={story.id} id={`open-stepper-${story.id}`} class="chip" onClick={() => open("stepper", story.id)}>{story.title}</Button>
          ))}</div>
        </Fold>
        <Fold id="help" class="panel fold" title={<span class="way"><WayText kind="help" title={store.label("help")} hint={store.label("help-hint")} /></span>}>
          <ul class="help">{help.map((line) => <li key={line}>{line}</li>)}</ul>
        </Fold>
      </div>
    </Frame>
  );
};

interface WayTextProps { kind: keyof typeof ENTRY_ICONS; title: string; hint: string }

const WayText = ({ kind, title, hint }: WayTextProps) => (
  <><Icon name={ENTRY_ICONS[kind]} /><span><b>{title}</b><small>{hint}</small></span></>
);

const EntryButton = ({ kind, id, title, hint, onClick }: WayTextProps & { id: string; onClick: () => void }) => (
  <button type="button" {...OWN_KEYS} class="panel way" data-testid={id ? `open-${kind}-${id}` : `open-${kind}`} onClick={onClick}>
    <WayText kind={kind} title={title} hint={hint} />
  </button>
);

/** A quarrel with small cards; the disputed ones are set apart. */
const QuarrelTile = ({ quarrel, onClick }: { quarrel: Quarrel; onClick: () => void }) => (
  <button type="button" {...OWN_KEYS} class="quarrel" data-testid={`quarrel-${quarrel.id}`} onClick={onClick}>
    <b>{quarrel.title}</b>
    <span class="cards" aria-hidden="true">
      <Row cards={quarrel.lies} quarrel={quarrel} />
      {quarrel.asked.length > 0 && <><span class="versus">?</span><Row cards={quarrel.asked} quarrel={quarrel} /></>}
    </span>
    {quarrel.verdict && <span class="ruled" data-tone={quarrel.verdict.tone}><Headline verdict={quarrel.verdict} id={`quarrel-answer-${quarrel.id}`} /></span>}
    <small>{quarrel.book}</small>
  </button>
);

const Row = ({ cards, quarrel }: { cards: string[]; quarrel: Quarrel }) => (
  <>{cards.map((card, index) => <span class="mini" key={index}><CardFace text={card} deck={quarrel.deck} /></span>)}</>
);

/** A file that can't be read: the reason, the line, and a button that opens its text at the desk. */
const UnreadFile = ({ unread }: { unread: NonNullable<HomeState["unread"]> }) => {
  const store = useStore<HomeState>();
  const line = unread.text.split("\n")[unread.line - 1];
  return (
    <section class="panel unread" role="alert" data-testid="unread">
      {unread.name && <h2>{store.label("unread", { file: unread.name })}</h2>}
      <p>{unread.why}</p>
      {unread.line > 0 && line !== undefined && (
        <p class="small-text">{store.label("unread-line", { line: unread.line })} <code>{line}</code></p>
      )}
      <Button id="open-unread" class="btn gold" onClick={() => store.send({ type: "open", kind: "desk", id: "file" })}>{store.label("unread-desk")}</Button>
    </section>
  );
};
