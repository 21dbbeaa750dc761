// The frame of every view: theme, language, and keys that must not reach the notebook.
import type { ComponentChildren, RefObject, TargetedKeyboardEvent } from "preact";
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { copyToClipboard } from "../model/clipboard";
import { saveFile, textFile } from "../model/files";
import type { OfferedFile, SharedState } from "../model/sharedState";
import { keepFocus } from "./keepFocus";
import { Button, Icon, OWN_KEYS } from "./parts";
import { StoreProvider, useStore, type Store } from "../model/store";
import { followTheme } from "./theme";

interface FrameProps<S extends SharedState> {
  store: Store<S>;
  id: string;
  class: string;
  children: ComponentChildren;
  root?: RefObject<HTMLDivElement | null>;
  onKey?: (event: TargetedKeyboardEvent<HTMLElement>) => void;
}

export const Frame = <S extends SharedState>({ store, id, class: name, children, root, onKey }: FrameProps<S>) => {
  const ownRoot = useRef<HTMLDivElement>(null);
  const element = root ?? ownRoot;
  useEffect(() => followTheme(element.current!), []);
  useEffect(() => keepFocus(element.current!), []);
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey) return onUndoKey(event, store);
    onKey?.(event);
    event.stopPropagation();
  };
  return (
    <StoreProvider value={store}>
      <div class="referee" ref={element} lang={store.state.value.lang} data-testid={id} onKeyDown={onKeyDown}>
        <PageProblem />
        <div class={`desk ${name}`}>{children}</div>
      </div>
    </StoreProvider>
  );
};

/** Problems of the page itself, such as a broken link or a server that does not answer. Always in sight. */
export const PageProblem = () => {
  const store = useStore<SharedState>();
  const { pageNotice, connectionProblem: silence } = store;
  if (silence.value) return <ConnectionProblem key={silence.value} />;
  if (!pageNotice.value) return null;
  const file = store.model.get("file") as OfferedFile | undefined;
  return (
    <div class="page-problem" role="alert" data-testid="page-problem">
      <p>{pageNotice.value}</p>
      {file && (
        <Button id="page-save" onClick={() => saveFile(textFile(file.text, "application/toml"), file.name)}>
          <Icon name="download" />{store.label("house-take")}
        </Button>
      )}
      <Button id="page-read" class="btn icon-only" label={store.label("read-it")} onClick={store.dismissNotice}><Icon name="close" /></Button>
    </div>
  );
};

/** There is no answer. Shows how many actions are pending, and lets the user copy the text. */
const ConnectionProblem = () => {
  const store = useStore<SharedState>();
  const result = useSignal("");
  const { text } = store.state.value;
  const problemKey = store.connectionProblem.value;
  const { length } = store.pending.value;
  const copy = async () => { result.value = (await copyToClipboard(text)) ? "copied" : "shown"; };
  return (
    <div class="page-problem" role="alert" data-testid="page-problem">
      <p>
        {store.label(problemKey)}
        {length > 0 && <> <b data-testid="page-waiting">{store.label("waiting-n", { n: length })}</b></>}
      </p>
      <Button id="page-copy" onClick={() => void copy()}><Icon name="copy" />{store.label(result.value === "copied" ? "copied" : "share-text")}</Button>
      {result.value === "shown" && <pre class="lines" tabIndex={0} {...OWN_KEYS} data-testid="page-text">{text}</pre>}
    </div>
  );
};

/** Ctrl+Z and Ctrl+Y outside input fields. */
export const onUndoKey = <S extends SharedState>(event: KeyboardEvent, store: Store<S>) => {
  const key = event.key.toLowerCase();
  if (isTyping(event) || (key !== "z" && key !== "y")) return;
  event.preventDefault();
  event.stopPropagation();
  const { canUndo, canRedo } = undoState(store);
  const redo = key === "y" || event.shiftKey;
  if (redo ? canRedo : canUndo) store.send({ type: redo ? "redo" : "undo" });
};

/** Pending actions can be undone, too. */
const undoState = <S extends SharedState>({ state, pending }: Store<S>) => {
  const { canUndo, canRedo } = state.value;
  const hasPending = pending.value.length > 0;
  return { canUndo: canUndo || hasPending, canRedo: canRedo || hasPending };
};

export const isTyping = (event: Event): boolean => (event.target as HTMLElement).closest("input:not([type=checkbox], [type=file]), textarea, select") !== null;

export const UndoRedo = () => {
  const store = useStore<SharedState>();
  const { canUndo, canRedo } = undoState(store);
  if (store.still) return null;
  return (
    <span class="tools" role="group" aria-label={store.label("steps")}>
      <Button id="undo" class="btn icon-only" label={store.label("undo")} disabled={!canUndo} onClick={() => store.send({ type: "undo" })}><Icon name="undo" /></Button>
      <Button id="redo" class="btn icon-only" label={store.label("redo")} disabled={!canRedo} onClick={() => store.send({ type: "redo" })}><Icon name="redo" /></Button>
    </span>
  );
};

/** The button to the front page, if there is one. */
export const HomeButton = () => {
  const store = useStore<SharedState>();
  if (!store.state.value.face || store.still) return null;
  return <Button id="home-open" class="btn icon-only" label={store.label("to-home")} onClick={() => store.send({ type: "home" })}><Icon name="home" /></Button>;
};

/** The title of a view: on a page of its own the heading of the page. */
export const FaceTitle = ({ children }: { children: ComponentChildren }) => {
  const Heading = useStore<SharedState>().state.value.face ? "h1" : "h2";
  return <Heading class="face-title">{children}</Heading>;
};

export const LanguageButtons = () => {
  const store = useStore<SharedState>();
  const { lang } = store.state.value;
  return (
    <span class="langs" role="group" aria-label={store.label("language")}>
      <Button id="lang-ja" class="lang" pressed={lang === "ja"} onClick={() => store.send({ type: "lang", lang: "ja" })}><span lang="ja">日本語</span></Button>
      <Button id="lang-en" class="lang" pressed={lang === "en"} onClick={() => store.send({ type: "lang", lang: "en" })}><span lang="en">EN</span></Button>
    </span>
  );
};
