// The rules of the desk: a summary, and a button that opens the rule picker.
import { computed, useSignal, type Signal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Action, PickerAction, PickerState } from "../protocol";
import { PageProblem, UndoRedo } from "../parts/frame";
import { Headline } from "../parts/headline";
import { Button, Icon, Select } from "../parts/parts";
import { Sheet } from "../parts/sheet";
import { fillIn, StoreProvider, useStore, type Store } from "../model/store";
import { Rules, TakeOver } from "./picker";

/** The book and the changes to it. A tap opens all rules. */
export const RuleSummary = () => {
  const store = useStore();
  const open = useSignal(false);
  const { books, book, playing } = store.state.value;
  return (
    <>
      <span class="playing" role="group" aria-label={store.label("house-rules")}>
        <span class="pick book">{/* a list can't wrap its title: it lies unseen on it */}
          <span aria-hidden="true">{books.find(({ id }) => id === book)?.title}</span>
          <Select
            id="book" label={store.label("book")} value={book}
            choices={books.map((book) => ({ value: book.id, label: book.title }))}
            onPick={(id) => store.send({ type: "book", book: id })}
          />
        </span>
        {!store.still && (
          <Button id="playing" class={playing.changed > 0 ? "btn changed" : "btn"} label={`${store.label("house-rules")}: ${playing.label}`} onClick={() => (open.value = true)}>
            <span>{playing.changes || store.label("house-rules")}</span>
          </Button>
        )}
      </span>
      {open.value && <Panel desk={store} onClose={() => (open.value = false)} />}
    </>
  );
};

/** Offers to copy the changes made in the former book. */
export const TakeOverOffer = () => {
  const store = useStore();
  return <TakeOver offer={store.state.value.playing.offer} onTake={(leave) => store.send({ type: "pick", do: { type: "take", leave } })} />;
};

const Panel = ({ desk, onClose }: { desk: Store; onClose: () => void }) => {
  const store = useMemo(() => pickerOf(desk), [desk]);
  const isOpen = desk.state.value.picker !== null;
  usePicker(desk, isOpen);
  return (
    <Sheet id="rules" label={desk.label("house-rules")} onClose={onClose}>
      <StoreProvider value={store}>
        <StoreProvider value={desk}><PageProblem /></StoreProvider>{/* the desk's own is covered */}
        <div class="desk picking">
          {isOpen
            ? <Rules tools={<Tools onClose={onClose} />} after={<Stands desk={desk} onClose={onClose} />} />
            : <header class="bar"><Back label={desk.label("to-table")} onClose={onClose} /></header>}
        </div>
      </StoreProvider>
    </Sheet>
  );
};

/** Keeps the picker in the state while it is open, also in a new session. */
const usePicker = (desk: Store, isThere: boolean) => {
  const was = useRef(false);
  useEffect(() => {
    desk.send({ type: "picker", open: true });
    return () => desk.send({ type: "picker", open: false });
  }, []);
  useEffect(() => {
    if (was.current && !isThere) desk.send({ type: "picker", open: true });
    was.current = isThere;
  }, [isThere]);
};

const Tools = ({ onClose }: { onClose: () => void }) => {
  const store = useStore<PickerState>();
  return <><Back label={store.label("to-table")} onClose={onClose} /><h2 class="face-title">{store.label("house-rules")}</h2><UndoRedo /></>;
};

const Back = ({ label, onClose }: { label: string; onClose: () => void }) => (
  <Button id="rules-close" class="btn" onClick={onClose}><Icon name="back" />{label}</Button>
);

/** The verdict under the current rules, if a question is asked. */
const Stands = ({ desk, onClose }: { desk: Store; onClose: () => void }) => {
  const { verdict } = desk.state.value;
  if (!verdict) return null;
  return (
    <div class="strip" data-tone={verdict.tone}>
      <Button id="rules-verdict" class="strip-line" onClick={onClose}>
        <span><Headline verdict={verdict} id="rules-answer" /></span>
      </Button>
    </div>
  );
};

// These belong to the desk, not to the picker.
const OF_THE_DESK = ["undo", "redo", "lang"];

/** The store of the picker inside the desk: its state is a part of the desk's, and the desk sends its actions. */
const pickerOf = (desk: Store): Store<PickerState> => {
  const state = computed(() => {
    const { picker, canUndo, canRedo } = desk.state.value;
    return picker && (picker.builder ? picker : { ...picker, canUndo, canRedo });
  }) as unknown as Signal<PickerState>;
  // While a rule is built, undo is about its words.
  const isOfTheDesk = ({ type }: Action) => OF_THE_DESK.includes(type) && (type === "lang" || !state.value?.builder);
  return {
    ...(desk as unknown as Store<PickerState>),
    state,
    send: (action: Action) => desk.send(isOfTheDesk(action) ? action : { type: "pick", do: action as PickerAction }),
    expected: (valueOf, shown) => desk.expected((action) => (action.type === "pick" ? valueOf(action.do as Parameters<typeof valueOf>[0]) : undefined), shown),
    label: (key, fill = {}) => fillIn(state.value?.labels[key] ?? key, fill),
  };
};
