// The house's book: title, save, download, open; its rulings; and the line for tables.
import { useSignal } from "@preact/signals";
import type { TargetedEvent } from "preact";
import type { PickerState } from "../protocol";
import { Button, Fold, Icon, TextField } from "../parts/parts";
import { useStore } from "../model/store";
import { CopyableText } from "./copyable";
import { download } from "./download";
import { RefusedAction } from "./ruleProblems";
import { useView } from "./view";

export const HouseBook = () => {
  const store = useStore<PickerState>();
  const state = store.state.value;
  const { house, title, lang } = state;
  const draft = useSignal<string | null>(null);
  const rename = (text: string) => {
    draft.value = null;
    if (text.trim() !== (title[lang] ?? "")) store.send({ type: "title", title: text, lang });
  };
  return (
    <section class="panel house" data-testid="house" aria-label={store.label("house")}>
      <h2>{store.label("house")}</h2>
      <label class="house-name">
        <span>{store.label("house-title")}</span>
        <TextField
          id="title" label={store.label("house-title")} placeholder={store.label("house-title-example")} value={draft.value ?? title[lang] ?? ""}
          onInput={(text) => (draft.value = text)} onEnter={rename} onLeave={rename}
        />
      </label>
      <p class="small-text" role="status" data-testid="saved"><Saved /></p>
      <div class="row">
        {house && (
          <Button id="save" class="btn gold" disabled={house.saved} onClick={() => store.send({ type: "save" })}>
            <Icon name="save" />{store.label("save")}
          </Button>
        )}
        <Button id="download" onClick={(event) => download(event, state)}><Icon name="download" />{store.label("download")}</Button>
        <OpenFile />
      </div>
      <RefusedAction house />
      {state.notice && <p class="notice" role="status" data-testid="notice">{state.notice}</p>}
      <Fold id="house-text" title={store.label("house-text")}><CopyableText id="house-text" text={state.text} /></Fold>
    </section>
  );
};

const Saved = () => {
  const store = useStore<PickerState>();
  const { house, rulings } = store.state.value;
  const contradicted = Object.values(rulings).filter((ruling) => !ruling.holds).length;
  const key = !house ? "no-file" : house.saved ? "is-saved" : "not-saved";
  return (
    <>
      {store.label(key, { file: house?.file ?? "", revision: house?.revision ?? 0 })}
      {contradicted > 0 && <> {store.label("tonight-only", { n: contradicted })}</>}
    </>
  );
};

const OpenFile = () => {
  const store = useStore<PickerState>();
  const openFile = async (event: TargetedEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const file = input.files?.[0];
    if (!file) return;
    store.send({ type: "load", text: await file.text(), name: file.name });
    input.value = ""; // so that the same file can be opened again
  };
  return (
    <label class="btn open-file">
      <input
        type="file" accept=".toml,text/plain" aria-label={store.label("open-file")} data-testid="open-file" data-lm-suppress-shortcuts="true"
        onChange={(event) => void openFile(event)}
      />
      <Icon name="open" />{store.label("open-file")}
    </label>
  );
};

export const Rulings = () => {
  const store = useStore<PickerState>();
  const view = useView();
  const rulings = Object.entries(store.state.value.rulings);
  return (
    <section class="panel" aria-label={store.label("rulings")} data-testid="rulings">
      <h2>{store.label("rulings")}</h2>
      {rulings.length === 0 && <p class="small-text">{store.label("no-rulings")}</p>}
      <ul class="plain ruling-list">{rulings.map(([option, ruling]) => (
        <li key={option}>
          <Button id={`go-ruling-${option}`} class="ruling-link" onClick={() => view.scrollToGroup(`clause-${ruling.clause}`)}>
            <span>{ruling.label}</span>
            <small>{ruling.cite}{ruling.note && <q>{ruling.note}</q>}</small>
          </Button>
        </li>
      ))}</ul>
    </section>
  );
};

/** The line with which a table uses this book. */
export const TableHeader = () => {
  const store = useStore<PickerState>();
  return (
    <section class="panel" aria-label={store.label("header")}>
      <h2>{store.label("header")}</h2>
      <CopyableText id="header" text={store.state.value.rules} />
    </section>
  );
};
