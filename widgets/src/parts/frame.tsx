// What every face stands in: its theme, its language, the keys it keeps from the notebook.
import type { ComponentChildren, RefObject, TargetedKeyboardEvent } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Told } from "../model/told";
import { Btn, Icon } from "./parts";
import { StoreProvider, useStore, type Store } from "../model/store";
import { followTheme } from "./theme";

interface FrameProps<S extends Told> {
  store: Store<S>;
  id: string;
  class: string;
  children: ComponentChildren;
  root?: RefObject<HTMLDivElement | null>;
  onKey?: (event: TargetedKeyboardEvent<HTMLElement>) => void;
}

export const Frame = <S extends Told>({ store, id, class: name, children, root, onKey }: FrameProps<S>) => {
  const own = useRef<HTMLDivElement>(null);
  const at = root ?? own;
  useEffect(() => followTheme(at.current!), []);
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey) return onUndoKey(event, store);
    onKey?.(event);
    event.stopPropagation();
  };
  return (
    <StoreProvider value={store}>
      <div class="referee" ref={at} lang={store.state.value.lang} data-testid={id} onKeyDown={onKeyDown}>
        <PageProblem />
        <div class={`desk ${name}`}>{children}</div>
      </div>
    </StoreProvider>
  );
};

/** What is wrong with the page itself: a broken link, a server that does not answer. */
export const PageProblem = () => {
  const { said } = useStore<Told>();
  return said.value ? <p class="problem" role="alert" data-testid="page-problem">{said.value}</p> : null;
};

/** Ctrl+Z and Ctrl+Y, where nothing is being typed. */
export const onUndoKey = <S extends Told>(event: KeyboardEvent, store: Store<S>) => {
  const key = event.key.toLowerCase();
  if (isTyping(event) || (key !== "z" && key !== "y")) return;
  event.preventDefault();
  event.stopPropagation();
  const { canUndo, canRedo } = store.state.value;
  const redo = key === "y" || event.shiftKey;
  if (redo ? canRedo : canUndo) store.send({ type: redo ? "redo" : "undo" });
};

export const isTyping = (event: Event): boolean => (event.target as HTMLElement).closest("input:not([type=checkbox], [type=file]), textarea, select") !== null;

export const UndoRedo = () => {
  const store = useStore<Told>();
  const { canUndo, canRedo } = store.state.value;
  if (store.still) return null;
  return (
    <span class="tools" role="group" aria-label={store.label("steps")}>
      <Btn id="undo" class="btn icon-only" label={store.label("undo")} disabled={!canUndo} onClick={() => store.send({ type: "undo" })}><Icon name="undo" /></Btn>
      <Btn id="redo" class="btn icon-only" label={store.label("redo")} disabled={!canRedo} onClick={() => store.send({ type: "redo" })}><Icon name="redo" /></Btn>
    </span>
  );
};

export const Langs = () => {
  const store = useStore<Told>();
  const { lang } = store.state.value;
  return (
    <span class="langs" role="group" aria-label={store.label("language")}>
      <Btn id="lang-ja" class="lang" pressed={lang === "ja"} onClick={() => store.send({ type: "lang", lang: "ja" })}><span lang="ja">日本語</span></Btn>
      <Btn id="lang-en" class="lang" pressed={lang === "en"} onClick={() => store.send({ type: "lang", lang: "en" })}><span lang="en">EN</span></Btn>
    </span>
  );
};
