// How the rules of a book interact: as a matrix of cards, as a list, and each pair with its table.
import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { MapState } from "../../protocol";
import { Frame, HomeButton, LanguageButtons, UndoRedo } from "../../parts/frame";
import { Button } from "../../parts/parts";
import { ProblemLine } from "../../parts/panels";
import { useStore, type Store } from "../../model/store";
import { CopyableText } from "../../rules/copyable";
import { List } from "./list";
import { Matrix, type Cell } from "./matrix";
import { pairsOfCell, pairsOf, type Kind } from "./meeting";
import { PairView } from "./pair";

const FIRST_KINDS: Kind[] = ["unsettled", "ordered", "entangled"];

export const MapFace = ({ store }: { store: Store<MapState> }) => {
  const { title, summary, problem, notice } = store.state.value;
  return (
    <Frame store={store} id="map" class="mapping">
      <header class="bar">
        <HomeButton />
        <h2 class="face-title">{title}</h2>
        <UndoRedo />
        <LanguageButtons />
      </header>
      <div class="main">
        {problem && <ProblemLine problem={problem} id="problem" />}
        {notice && <p class="notice" role="status" data-testid="notice">{notice}</p>}
        <p class="small-text" data-testid="summary">{summary}</p>
        <KindFilter />
      </div>
      <div class="side"><OpenedPair /></div>
    </Frame>
  );
};

const KindFilter = () => {
  const store = useStore<MapState>();
  const state = store.state.value;
  const kinds = useSignal<ReadonlySet<Kind>>(new Set(FIRST_KINDS));
  const cell = useSignal<Cell | null>(null);
  const pairs = pairsOf(state, kinds.value);
  const listed = cell.value ? pairsOfCell(state, pairs, cell.value.row, cell.value.column) : pairs;
  const flip = (kind: Kind) => {
    const next = new Set(kinds.value);
    if (!next.delete(kind)) next.add(kind);
    kinds.value = next;
  };
  const pickCell = (goal: Cell) => {
    const isSame = cell.value?.row === goal.row && cell.value.column === goal.column;
    cell.value = isSame ? null : goal;
    const cellPairs = pairsOfCell(state, pairs, goal.row, goal.column);
    if (!isSame && cellPairs.length === 1) store.send({ type: "pair", clauses: [state.clauses[cellPairs[0]!.first]!.id, state.clauses[cellPairs[0]!.second]!.id] });
  };
  return (
    <>
      <div class="chips kinds" role="group" aria-label={store.label("show")}>{[...state.kinds].reverse().map((kind) => (
        <Button key={kind.id} id={`kind-${kind.id}`} class="chip" data={{ "data-kind": kind.id }} pressed={kinds.value.has(kind.id)} onClick={() => flip(kind.id)}>
          {kind.label} <span class="count">{kind.count}</span>
        </Button>
      ))}</div>
      <Matrix pairs={pairs} cell={cell.value} onCell={pickCell} />
      {cell.value && (
        <p class="between" data-testid="between">
          <b>{store.label("between", { one: state.groups[cell.value.row]!.label, other: state.groups[cell.value.column]!.label })}</b>
          {" "}<Button id="all-cells" class="chip" onClick={() => (cell.value = null)}>{store.label("all")}</Button>
        </p>
      )}
      <List pairs={listed} />
    </>
  );
};

/** The open pair. On a phone the page scrolls to it. */
const OpenedPair = () => {
  const store = useStore<MapState>();
  const { opened, text, lang } = store.state.value;
  const section = useRef<HTMLDivElement>(null);
  const id = opened?.clauses.map((clause) => clause.id).join(" ") ?? "";
  const before = useRef(id);
  useLayoutEffect(() => {
    if (id && id !== before.current && section.current && section.current.getBoundingClientRect().top > window.innerHeight * 0.7) {
      section.current.scrollIntoView({ block: "start" });
    }
    before.current = id;
  }, [id]);
  return (
    <div ref={section} lang={lang}>
      {opened && <PairView key={id} opened={opened} />}
      <section class="panel" aria-label={store.label("header")}><h2>{store.label("header")}</h2><CopyableText id="header" text={text} /></section>
    </div>
  );
};
