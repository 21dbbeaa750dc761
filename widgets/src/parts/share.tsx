// Sharing a table: as a link, its QR code, a picture of the verdict, text, or a still page.
import { useSignal, type Signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { TableState } from "../model/sharedState";
import { copyToClipboard } from "../model/clipboard";
import { saveFile, textFile } from "../model/files";
import { linkTo } from "../model/link";
import { CodeView, PictureView, type Code, type Picture } from "./exports";
import { Button, Fold, Icon, OWN_KEYS } from "./parts";
import { useStore, type Store } from "../model/store";

type Message = "" | "copied" | "selected" | "making" | "no-verdict" | "made" | "embedded";

export const Share = () => {
  const store = useStore<TableState>();
  const message = useSignal<Message>("");
  const file = useSignal("");
  const link = useSignal("");
  const embed = useSignal("");
  const code = useSignal<Code | null>(null);
  const picture = useSignal<Picture | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const { text: ownText, shared, verdict, lang, tried } = store.state.value;
  const text = shared ?? ownText;
  useEffect(() => onExport(store, {
    html: (html, name) => {
      file.value = `${name}.html`;
      saveFile(textFile(html, "text/html"), file.value);
      message.value = "made";
    },
    embed: (html) => {
      embed.value = html;
      void copyToClipboard(html).then((isCopied) => (message.value = isCopied ? "embedded" : ""));
    },
    code: (newCode) => (code.value = newCode),
    picture: (newPicture) => {
      picture.value = newPicture;
      message.value = newPicture ? "" : "no-verdict";
    },
  }), [store]);
  // Exports of another table or language are removed.
  const subject = [lang, tried?.heading, text].join("\n");
  const former = useRef(subject);
  useEffect(() => {
    if (former.current === subject) return;
    former.current = subject;
    [link.value, embed.value, code.value, picture.value, message.value] = ["", "", null, null, ""];
  }, [subject]);
  const base = (store.model.get("share_base") as string) || "";
  // Others can't open the address of a local file or of an editor's pane.
  const hasLinks = base !== "" || /^https?:$/.test(window.location.protocol);
  const isLocalOnly = base === "" && isLocalhost(window.location.hostname);
  const makeLink = async () => (link.value = await linkTo(text, base, window.location));
  const copyLink = async () => {
    await makeLink();
    message.value = (await copyToClipboard(link.value)) ? "copied" : "selected";
    // Also selected, so that the user can copy it if the page may not.
    requestAnimationFrame(() => field.current?.select());
  };
  const showCode = async () => store.send({ type: "code", link: await makeLink() });
  const makeEmbed = async () => store.send({ type: "embed", link: await makeLink() });
  const handOver = async () => {
    await makeLink();
    try {
      await navigator.share({ title: store.state.value.question.label || store.label("picture"), url: link.value });
    } catch (error) {
      if ((error as Error).name !== "AbortError") await copyLink();
    }
  };
  const copyText = async () => (message.value = (await copyToClipboard(text)) ? "copied" : "");
  const saveStillPage = () => {
    message.value = "making";
    store.send({ type: "still" });
  };
  const canShare = hasLinks && !isLocalOnly && typeof navigator.share === "function";
  const canEmbed = !store.still && !isLocalOnly && store.model.get("embeds") === true;
  return (
    <Fold id="share" class="panel fold" title={<span class="with-icon"><Icon name="share" />{store.label("share")}</span>}>
      <div class="row">
        {canShare && <Button id="share-hand-over" class="btn gold" onClick={() => void handOver()}><Icon name="share" />{store.label("share-hand-over")}</Button>}
        {!store.still && verdict && (
          <Button id="share-picture" class={isLocalOnly ? "btn gold" : "btn"} onClick={() => store.send({ type: "picture" })}>{store.label("share-picture")}</Button>
        )}
        {hasLinks && !isLocalOnly && store.model.get("codes") === true && <Button id="share-code-show" onClick={() => void showCode()}>{store.label("share-code")}</Button>}
        {hasLinks && <Button id="share-link" class={canShare || isLocalOnly ? "btn" : "btn gold"} onClick={() => void copyLink()}>{store.label("share-link")}</Button>}
        <Button id="share-text" onClick={() => void copyText()}><Icon name="copy" />{store.label("share-text")}</Button>
        {canEmbed && verdict && <Button id="share-embed" onClick={() => void makeEmbed()}>{store.label("share-embed")}</Button>}
        {!store.still && <Button id="share-still" onClick={saveStillPage}>{store.label("share-still")}</Button>}
      </div>
      <p class="small-text" role="status" data-testid="share-said">{message.value && store.label(MESSAGE_LABELS[message.value], { file: file.value })}</p>
      {link.value && <LinkLine link={link} field={field} />}
      {embed.value && <textarea {...OWN_KEYS} class="line" readOnly rows={4} data-testid="share-embed-text" aria-label={store.label("share-embed")} value={embed.value} onFocus={(event) => event.currentTarget.select()} />}
      {code.value && <CodeView code={code.value} />}
      {picture.value && <PictureView picture={picture.value} />}
      {hasLinks && <p class="small-text" data-testid="share-hint">{store.label(isLocalOnly ? "share-only-here" : "share-hint")}</p>}
    </Fold>
  );
};

const MESSAGE_LABELS: Record<Exclude<Message, "">, string> = {
  copied: "share-copied", selected: "share-selected", making: "share-still-making", made: "share-still-made", embedded: "share-embedded", "no-verdict": "share-no-verdict",
};

const LinkLine = ({ link, field }: { link: Signal<string>; field: { current: HTMLInputElement | null } }) => {
  const store = useStore<TableState>();
  return (
    <input
      {...OWN_KEYS} ref={field} class="line" type="text" readOnly data-testid="share-link-text" aria-label={store.label("share-link-is")}
      value={link.value} onFocus={(event) => event.currentTarget.select()}
    />
  );
};

/** Whether the address means the machine that opens it. */
export const isLocalhost = (host: string): boolean => host === "localhost" || host === "[::1]" || /^127\./.test(host);

interface ExportHandlers { html(html: string, name: string): void; embed(html: string): void; code(code: Code): void; picture(picture: Picture | null): void }

/** Passes the exports in the trait `page` on, and empties it. */
const onExport = (store: Store<any>, handlers: ExportHandlers): (() => void) => {
  const { model } = store;
  const onPage = () => {
    const page = (model.get("page") ?? {}) as { html?: string; name?: string; embed?: string; code?: Code; picture?: Picture | null };
    if (Object.keys(page).length === 0) return;
    if (page.html) handlers.html(page.html, page.name ?? "referee");
    if (page.embed) handlers.embed(page.embed);
    if (page.code) handlers.code(page.code);
    if (page.picture !== undefined) handlers.picture(page.picture);
    model.set("page", {});
    model.save_changes();
  };
  model.on("change:page", onPage);
  return () => model.off("change:page", onPage);
};
