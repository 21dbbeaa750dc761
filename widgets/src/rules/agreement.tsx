// Agreeing on the rules before the deal: one question at a time, then the sheet of the rules.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { PickerState } from "../protocol";
import { copyToClipboard } from "../model/clipboard";
import { drawingAddress } from "../model/files";
import { bareAddress } from "../model/link";
import { PictureButtons } from "../parts/exports";
import { Button, Icon } from "../parts/parts";
import { isLocalhost } from "../parts/share";
import { useStore } from "../model/store";

type Shown = NonNullable<PickerState["agreement"]>;

/** `book`: the choice of the book, which comes before the first question. */
export const Agreement = ({ agreement, book }: { agreement: Shown; book: ComponentChildren }) => {
  const store = useStore<PickerState>();
  const { question, sheet, conflicts } = agreement;
  const address = usePublicAddress();
  const root = useRef<HTMLElement>(null);
  const shown = sheet ? "sheet" : `${agreement.number} ${question?.option}`;
  // The next question, or the sheet, is read from its top.
  useEffect(() => { if (root.current!.getBoundingClientRect().top < 0) root.current!.scrollIntoView({ block: "start" }); }, [shown]);
  const show = (step: "questions" | "sheet" | "", afresh = false) => store.send({ type: "agree", show: step, afresh, address });
  return (
    <section ref={root} class="baize agreement" data-testid="agreement" aria-label={store.label("agree")}>
      {question && agreement.number === 1 && book}
      {question && <Question agreement={agreement} question={question} />}
      {conflicts.length > 0 && !sheet && (
        <div class="odd-here" role="status" data-testid="agree-conflicts">
          <p>{store.label("agree-open")}</p>
          <ul>{conflicts.map((pair) => <li key={pair}>{pair}</li>)}</ul>
        </div>
      )}
      {sheet && <Sheet sheet={sheet} />}
      <div class="chips">
        {question && <Button id="agree-enough" class="chip" onClick={() => show("sheet")}>{store.label("agree-enough")}</Button>}
        {sheet && <Button id="agree-again" class="chip" onClick={() => show("questions", true)}>{store.label("agree-again")}</Button>}
        <Button id="agree-all" class="chip" onClick={() => show("")}>{store.label("agree-all")}</Button>
      </div>
    </section>
  );
};

const Question = ({ agreement: { number, most }, question }: { agreement: Shown; question: NonNullable<Shown["question"]> }) => {
  const store = useStore<PickerState>();
  const { option, title, text, values } = question;
  return (
    <>
      <p class="small-text" role="status" data-testid="agree-number">{store.label("agree-number", { n: number, most })}</p>
      <h2 data-testid="agree-title">{title}</h2>
      {text && <p data-testid="agree-text">{text}</p>}
      <div class="answers">{values.map((choice, index) => (
        <Button key={`${option} ${choice.value}`} id={`agree-${index}`} class="btn" pressed={choice.value === question.value} onClick={() => store.send({ type: "answer", option, value: choice.value })}>
          {choice.label}
        </Button>
      ))}</div>
    </>
  );
};

const Sheet = ({ sheet }: { sheet: NonNullable<Shown["sheet"]> }) => {
  const store = useStore<PickerState>();
  const said = useSignal("");
  const address = usePublicAddress();
  // The session learns where the page is, for the link and its code in the picture.
  useEffect(() => {
    if (address && !sheet.link) store.send({ type: "agree", show: "sheet", address });
  }, [address]);
  const copy = async (text: string) => (said.value = (await copyToClipboard(text)) ? store.label("sheet-copied") : text);
  // The link opens the desk with these rules. A page that others can't open has no link.
  const handOver = async () => {
    try {
      await navigator.share({ title: sheet.title, ...(sheet.link ? { url: sheet.link } : { text: sheet.text }) });
    } catch (error) {
      if ((error as Error).name !== "AbortError") await copy(sheet.link || sheet.text);
    }
  };
  const canShare = typeof navigator.share === "function";
  const svg = sheet.pictures[store.state.value.lang]!;
  return (
    <>
      <div class="row">
        {canShare && <Button id="sheet-share" class="btn gold" onClick={() => void handOver()}><Icon name="share" />{store.label("sheet-share")}</Button>}
        {sheet.link && <Button id="sheet-link" class={canShare ? "btn" : "btn gold"} onClick={() => void copy(sheet.link)}><Icon name="copy" />{store.label("sheet-copy-link")}</Button>}
        <Button id="sheet-text" onClick={() => void copy(sheet.text)}><Icon name="copy" />{store.label("sheet-copy-text")}</Button>
        <Button id="sheet-print" onClick={() => window.print()}>{store.label("sheet-print")}</Button>
        <PictureButtons picture={{ svg, name: sheet.title }} isMain={false} />
      </div>
      <p class="small-text sheet-said" role="status" data-testid="sheet-said">{said.value}</p>
      <p class="paper" data-testid="sheet">{sheet.text}</p>
      <img class="rule-sheet" data-testid="sheet-picture" src={drawingAddress(svg)} alt="" />
    </>
  );
};

/** The address of the page if others can open it, otherwise empty. */
const usePublicAddress = (): string => {
  const base = (useStore<PickerState>().model.get("share_base") as string) || "";
  if (base) return base;
  return /^https?:$/.test(window.location.protocol) && !isLocalhost(window.location.hostname) ? bareAddress(window.location) : "";
};
