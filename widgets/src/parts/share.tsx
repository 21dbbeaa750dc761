// Passing a table on: as a link that carries it, as text, as a page that needs nothing.
import { useSignal, type Signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Shown } from "../model/told";
import { copied } from "../model/clipboard";
import { linkTo } from "../model/link";
import { Btn, Fold, Icon, KEEP } from "./parts";
import { useStore, type Store } from "../model/store";

type Said = "" | "copied" | "selected" | "still-making" | "still-made";

export const Share = () => {
  const store = useStore<Shown>();
  const said = useSignal<Said>("");
  const link = useSignal("");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => savePage(store, () => (said.value = "still-made")), [store]);
  const text = store.state.value.shared ?? store.state.value.text;
  const base = (store.model.get("share_base") as string) || "";
  // A file on somebody's disk, or a pane of an editor, is no address that others could open.
  const links = base !== "" || /^https?:$/.test(window.location.protocol);
  const make = async () => (link.value = await linkTo(text, base, window.location));
  const copyLink = async () => {
    await make();
    said.value = (await copied(link.value)) ? "copied" : "selected";
    // Shown and selected as well: where nothing may be copied, a finger or Ctrl+C still can.
    requestAnimationFrame(() => field.current?.select());
  };
  const handOver = async () => {
    await make();
    try {
      await navigator.share({ title: store.state.value.question.label || store.label("picture"), url: link.value });
    } catch (error) {
      if ((error as Error).name !== "AbortError") await copyLink();
    }
  };
  const copyText = async () => (said.value = (await copied(text)) ? "copied" : "");
  const still = () => {
    said.value = "still-making";
    store.send({ type: "still" });
  };
  return (
    <Fold id="share" class="panel fold" title={<span class="with-icon"><Icon name="share" />{store.label("share")}</span>}>
      <div class="row">
        {links && typeof navigator.share === "function"
          && <Btn id="share-hand-over" class="btn gold" onClick={() => void handOver()}><Icon name="share" />{store.label("share-hand-over")}</Btn>}
        {links && <Btn id="share-link" class={typeof navigator.share === "function" ? "btn" : "btn gold"} onClick={() => void copyLink()}>{store.label("share-link")}</Btn>}
        <Btn id="share-text" onClick={() => void copyText()}><Icon name="copy" />{store.label("share-text")}</Btn>
        {!store.still && <Btn id="share-still" onClick={still}>{store.label("share-still")}</Btn>}
      </div>
      <p class="small-text" role="status" data-testid="share-said">{said.value && store.label(`share-${said.value}`)}</p>
      {link.value && <LinkLine link={link} field={field} />}
      {links && <p class="small-text" data-testid="share-hint">{store.label(base === "" && isHere(window.location.hostname) ? "share-only-here" : "share-hint")}</p>}
    </Fold>
  );
};

const LinkLine = ({ link, field }: { link: Signal<string>; field: { current: HTMLInputElement | null } }) => {
  const store = useStore<Shown>();
  return (
    <input
      {...KEEP} ref={field} class="line" type="text" readOnly data-testid="share-link-text" aria-label={store.label("share-link-is")}
      value={link.value} onFocus={(event) => event.currentTarget.select()}
    />
  );
};

/** An address that means this very machine, whoever opens it. */
const isHere = (host: string): boolean => host === "localhost" || host === "[::1]" || /^127\./.test(host);

/** A page that Python has made for this face is saved as a file, and then let go of. */
const savePage = (store: Store<any>, done: () => void): (() => void) => {
  const { model } = store;
  const onPage = () => {
    const { html } = (model.get("page") ?? {}) as { html?: string };
    if (!html) return;
    const address = URL.createObjectURL(new Blob([html], { type: "text/html" }));
    Object.assign(document.createElement("a"), { href: address, download: "referee.html" }).click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
    model.set("page", {});
    model.save_changes();
    done();
  };
  model.on("change:page", onPage);
  return () => model.off("change:page", onPage);
};
