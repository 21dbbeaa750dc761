// Sharing a table: as a link, its QR code, a picture of the verdict, text, or a still page.
import { useSignal, type Signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { TableState } from "../model/sharedState";
import { copyToClipboard } from "../model/clipboard";
import { saveFile, textFile } from "../model/files";
import { linkTo } from "../model/link";
import { CodeView, PictureView, type Code, type Picture } from "./exports";
import { Btn, Fold, Icon, KEEP } from "./parts";
import { useStore, type Store } from "../model/store";

type Said = "" | "copied" | "selected" | "making" | "no-verdict" | "made";

export const Share = () => {
  const store = useStore<TableState>();
  const said = useSignal<Said>("");
  const file = useSignal("");
  const link = useSignal("");
  const code = useSignal<Code | null>(null);
  const picture = useSignal<Picture | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const { text: whole, shared, verdict, lang, tried } = store.state.value;
  const text = shared ?? whole;
  useEffect(() => takePage(store, {
    html: (html, name) => {
      file.value = `${name}.html`;
      saveFile(textFile(html, "text/html"), file.value);
      said.value = "made";
    },
    code: (made) => (code.value = made),
    picture: (made) => {
      picture.value = made;
      said.value = made ? "" : "no-verdict";
    },
  }), [store]);
  // Exports of another table or language are removed.
  const about = [lang, tried?.heading, text].join("\n");
  const before = useRef(about);
  useEffect(() => {
    if (before.current === about) return;
    before.current = about;
    [link.value, code.value, picture.value, said.value] = ["", null, null, ""];
  }, [about]);
  const base = (store.model.get("share_base") as string) || "";
  // Others can't open the address of a local file or of an editor's pane.
  const links = base !== "" || /^https?:$/.test(window.location.protocol);
  const onlyHere = base === "" && isHere(window.location.hostname);
  const make = async () => (link.value = await linkTo(text, base, window.location));
  const copyLink = async () => {
    await make();
    said.value = (await copyToClipboard(link.value)) ? "copied" : "selected";
    // Also selected, so that the user can copy it if the page may not.
    requestAnimationFrame(() => field.current?.select());
  };
  const showCode = async () => store.send({ type: "code", link: await make() });
  const handOver = async () => {
    await make();
    try {
      await navigator.share({ title: store.state.value.question.label || store.label("picture"), url: link.value });
    } catch (error) {
      if ((error as Error).name !== "AbortError") await copyLink();
    }
  };
  const copyText = async () => (said.value = (await copyToClipboard(text)) ? "copied" : "");
  const still = () => {
    said.value = "making";
    store.send({ type: "still" });
  };
  const sends = links && !onlyHere && typeof navigator.share === "function";
  return (
    <Fold id="share" class="panel fold" title={<span class="with-icon"><Icon name="share" />{store.label("share")}</span>}>
      <div class="row">
        {sends && <Btn id="share-hand-over" class="btn gold" onClick={() => void handOver()}><Icon name="share" />{store.label("share-hand-over")}</Btn>}
        {!store.still && verdict && (
          <Btn id="share-picture" class={onlyHere ? "btn gold" : "btn"} onClick={() => store.send({ type: "picture" })}>{store.label("share-picture")}</Btn>
        )}
        {links && !onlyHere && store.model.get("codes") === true && <Btn id="share-code-show" onClick={() => void showCode()}>{store.label("share-code")}</Btn>}
        {links && <Btn id="share-link" class={sends || onlyHere ? "btn" : "btn gold"} onClick={() => void copyLink()}>{store.label("share-link")}</Btn>}
        <Btn id="share-text" onClick={() => void copyText()}><Icon name="copy" />{store.label("share-text")}</Btn>
        {!store.still && <Btn id="share-still" onClick={still}>{store.label("share-still")}</Btn>}
      </div>
      <p class="small-text" role="status" data-testid="share-said">{said.value && store.label(SAID[said.value], { file: file.value })}</p>
      {link.value && <LinkLine link={link} field={field} />}
      {code.value && <CodeView code={code.value} />}
      {picture.value && <PictureView picture={picture.value} />}
      {links && <p class="small-text" data-testid="share-hint">{store.label(onlyHere ? "share-only-here" : "share-hint")}</p>}
    </Fold>
  );
};

const SAID: Record<Exclude<Said, "">, string> = {
  copied: "share-copied", selected: "share-selected", making: "share-still-making", made: "share-still-made", "no-verdict": "share-no-verdict",
};

const LinkLine = ({ link, field }: { link: Signal<string>; field: { current: HTMLInputElement | null } }) => {
  const store = useStore<TableState>();
  return (
    <input
      {...KEEP} ref={field} class="line" type="text" readOnly data-testid="share-link-text" aria-label={store.label("share-link-is")}
      value={link.value} onFocus={(event) => event.currentTarget.select()}
    />
  );
};

/** Whether the address means the machine that opens it. */
const isHere = (host: string): boolean => host === "localhost" || host === "[::1]" || /^127\./.test(host);

interface Takes { html(html: string, name: string): void; code(code: Code): void; picture(picture: Picture | null): void }

/** Passes the exports in the trait `page` on, and empties it. */
const takePage = (store: Store<any>, takes: Takes): (() => void) => {
  const { model } = store;
  const onPage = () => {
    const page = (model.get("page") ?? {}) as { html?: string; name?: string; code?: Code; picture?: Picture | null };
    if (Object.keys(page).length === 0) return;
    if (page.html) takes.html(page.html, page.name ?? "referee");
    if (page.code) takes.code(page.code);
    if (page.picture !== undefined) takes.picture(page.picture);
    model.set("page", {});
    model.save_changes();
  };
  model.on("change:page", onPage);
  return () => model.off("change:page", onPage);
};
