// The desk: the toolbar, the table and the panels around it.
import { useSignal, useSignalEffect, type Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { installDrag } from "../table/drag";
import { Box } from "../table/box";
import { Felt } from "../table/felt";
import { HomeButton, LanguageButtons, onUndoKey, PageProblem, UndoRedo } from "../parts/frame";
import { MarkPanel, MovePanel, ProblemLine, QuestionPanel, TextPanel } from "../parts/panels";
import { Suggestions } from "../parts/suggestions";
import { reserveFoot, keepFocus } from "../parts/keepFocus";
import { ArgumentAnswer, isSaidByVerdict } from "../parts/argument";
import { Button, Faults, Icon, Select } from "../parts/parts";
import { TakeOverOffer, RuleSummary } from "../rules/panel";
import { Share } from "../parts/share";
import { followTheme } from "../parts/theme";
import type { DeskState } from "../protocol";
import { rewriteAddress } from "../model/pageAddress";
import { StoreProvider, useStore, type Store } from "../model/store";
import { Record } from "../verdict/record";
import { VerdictCard, VerdictLine, VerdictStrip } from "../verdict/verdict";
import { shownVerdict } from "../verdict/whatIf";

export const Desk = ({ store }: { store: Store }) => {
  const root = useRef<HTMLDivElement>(null);
  const draft = useSignal<string | null>(null);
  const state = store.state.value;
  const problem = isShownElsewhere(state) ? null : state.problem;
  useEffect(() => installDrag(root.current!, store), [store]);
  useEffect(() => followTheme(root.current!), []);
  useEffect(() => keepFocus(root.current!), []);
  useEffect(() => reserveFoot(root.current!), []);
  useSignalEffect(() => {
    // A text that the session has accepted is no longer a draft.
    const { text, problem } = store.state.value;
    if (problem === null && draft.peek() !== null && draft.peek()?.trim() === text.trim()) draft.value = null;
  });
  useEffect(() => followFocus(root.current!, store), [state]);
  const tab = useSignal<Tab>("verdict");
  const openTab = (next: Tab) => {
    tab.value = next;
    const sheet = root.current?.querySelector<HTMLDialogElement>(".panels");
    // In a notebook no dialog opens. The page scrolls to the verdict.
    if (!root.current?.closest(".referee-page")) return sheet?.querySelector(".verdict")?.scrollIntoView({ behavior: "smooth", block: "start" });
    sheet?.removeAttribute("open");
    sheet?.showModal();
    sheet?.querySelector<HTMLElement>(`[data-testid="sheet-close"]`)?.focus();
    history.pushState({ ...history.state, sheet: true }, ""); // the browser's back button closes it
  };
  return (
    <StoreProvider value={store}>
      <div class="referee" ref={root} lang={state.lang} data-testid="desk" onKeyDown={(event) => onKey(event, store)}>
        <PageProblem />
        <div class="desk">
          <Bar store={store} />
          <div class="at-table">
            <div class="main">
              {state.house?.guest && <p class="small-text" data-testid="guest">{state.house.guest}</p>}
              <TakeOverOffer />
              <ArgumentAnswer onEdit={() => editWords(root.current!, openTab)} />
              <Felt />
            </div>
            <div class="dock">
              <Faults id="table" faults={state.faults} />
              {problem && <ProblemLine problem={problem} id="problem" />}
              <Suggestions />
              <VerdictStrip onOpen={() => openTab("verdict")} />
              <Tabs id="tab" onPick={openTab} />
              <Box />
            </div>
          </div>
          <Sheet tab={tab}>
            <div class="side">
              <div data-tab="verdict"><VerdictCard /></div>
              <div data-tab="ask"><QuestionPanel /><MarkPanel /></div>
              <div data-tab="moves"><Record /><MovePanel /></div>
            </div>
            <div class="under" data-tab="share">
              <Share />
              <TextPanel draft={draft} />
            </div>
          </Sheet>
        </div>
      </div>
    </StoreProvider>
  );
};

/** Whether the problem is shown in another place: at the input field, or in the verdict on a refused move. */
const isShownElsewhere = ({ problem, refused }: DeskState): boolean =>
  ["unreadable", "question", "move", "revise"].includes(problem?.kind ?? "") || (problem?.kind === "illegal" && refused !== null);

/** To the field where the words wait: on a phone it is behind its tab. */
const editWords = (root: HTMLElement, openTab: (tab: Tab) => void) => {
  const field = root.querySelector<HTMLElement>(`[data-testid="question-input"]`)!;
  if (field.checkVisibility()) return field.focus();
  openTab("ask");
  requestAnimationFrame(() => field.focus()); // once the tab is drawn
};

type Tab = "verdict" | "ask" | "moves" | "share";
const TAB_LABELS: Record<Tab, string> = { verdict: "verdict", ask: "questions", moves: "moves", share: "share" };

/** On a phone each group of panels is behind a tab. */
const Tabs = ({ id, chosen, onPick }: { id: string; chosen?: Tab; onPick: (tab: Tab) => void }) => {
  const store = useStore();
  return (
    <nav class="tabs" aria-label={store.label("panels")}>{(Object.keys(TAB_LABELS) as Tab[]).map((tab) => (
      <Button key={tab} id={`${id}-${tab}`} class="tab" pressed={chosen && chosen === tab} onClick={() => onPick(tab)}>{store.label(TAB_LABELS[tab])}</Button>
    ))}</nav>
  );
};

/** The panels around the table. On a phone they are a dialog that shows one tab at a time. */
const Sheet = ({ tab, children }: { tab: Signal<Tab>; children: ComponentChildren }) => {
  const store = useStore();
  const sheet = useRef<HTMLDialogElement>(null);
  // Opened without `show()`, which would take the focus.
  useEffect(() => sheet.current?.setAttribute("open", ""), []);
  useEffect(() => beforePrint(sheet.current!), []);
  useEffect(() => {
    const onPop = () => {
      if (!sheet.current?.matches(":modal")) return;
      sheet.current.close();
      rewriteAddress(); // that of the entry below is older
    };
    window.addEventListener("popstate", onPop);
    return () => window.removeEventListener("popstate", onPop);
  }, []);
  // An answer stays below the field, where one looks. What the verdict says is at the table.
  const { argument } = store.state.value;
  const answer = JSON.stringify(argument ?? null);
  useEffect(() => { if (tab.value === "share") sheet.current?.querySelector(`[data-testid="share"]`)?.setAttribute("open", ""); }, [tab.value]);
  useEffect(() => {
    if (!argument || !isSaidByVerdict(argument)) return;
    if (sheet.current?.matches(":modal")) sheet.current.close();
    else sheet.current?.querySelector(".verdict .stamp")?.scrollIntoView?.({ block: "nearest" });
  }, [answer]);
  const onClick = (event: MouseEvent) => { if (event.target === sheet.current && sheet.current?.matches(":modal")) sheet.current.close(); };
  const onClose = () => {
    sheet.current?.setAttribute("open", "");
    if ((history.state as { sheet?: boolean } | null)?.sheet) history.back();
  };
  return (
    <dialog class="panels" ref={sheet} data-shown={tab.value} aria-label={store.label(TAB_LABELS[tab.value])} onClick={onClick} onClose={onClose}>
      <div class="panels-head">
        <Tabs id="sheet" chosen={tab.value} onPick={(next) => (tab.value = next)} />
        <Button id="sheet-close" class="btn icon-only" label={store.label("close")} onClick={() => sheet.current?.close()}><Icon name="close" /></Button>
        {tab.value !== "verdict" && (
          <p class="panels-said" data-testid="sheet-verdict-line" data-tone={shownVerdict(store.state.value)?.tone ?? "none"}><VerdictLine id="sheet-answer" /></p>
        )}
      </div>
      {children}
    </dialog>
  );
};

/** In print the verdict is below the table. */
const beforePrint = (sheet: HTMLDialogElement): (() => void) => {
  const view = sheet.ownerDocument.defaultView;
  const onPrint = () => {
    if (!sheet.matches(":modal")) return;
    sheet.close();
    sheet.setAttribute("open", "");
  };
  view?.addEventListener("beforeprint", onPrint);
  return () => view?.removeEventListener("beforeprint", onPrint);
};

/** Moves the focus with a card that had it. */
const followFocus = (root: HTMLElement, store: Store) => {
  const goal = store.focusCard.peek();
  if (!goal || store.lastAnswered() < goal.seq) return;
  store.focusCard.value = null;
  const cards = [...root.querySelectorAll<HTMLElement>("[data-card]")].filter((element) => element.dataset["card"] === goal.card);
  const target = cards.findLast((element) => (element.dataset["from"] ?? "").startsWith(goal.place.split(":")[0]!));
  (target ?? cards[0])?.focus({ preventScroll: true });
};

const onKey = (event: KeyboardEvent, store: Store) => {
  if (event.ctrlKey || event.metaKey) return onUndoKey(event, store);
  event.stopPropagation();
};

const Bar = ({ store }: { store: Store }) => {
  const { game } = store.state.value;
  return (
    <header class="bar">
      <HomeButton />
      <RuleSummary />
      {game && (
        <Select
          id="game" class="pick game" label={game.title} value={game.value} choices={game.values}
          onPick={(value) => store.send({ type: "option", option: game.id, value })}
        />
      )}
      <UndoRedo />
      <LanguageButtons />
    </header>
  );
};
