// The field for words as people type or dictate them, and what was understood of them.
import { useSignal, type Signal } from "@preact/signals";
import type { TargetedKeyboardEvent } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Argument } from "../protocol";
import { useStore } from "../model/store";
import type { SharedState } from "../model/sharedState";
import { Button, Icon, OWN_KEYS } from "./parts";

/** Whether the verdict is the whole answer. */
export const isSaidByVerdict = ({ notes, answers, offers }: Argument): boolean => !notes.length && !answers.length && !offers.length;

/** The field. Enter sends the words; they stay, so that they can be changed. */
export const ArgumentField = ({ draft, example, onSend }: { draft: Signal<string>; example: string; onSend: (text: string) => void }) => {
  const store = useStore<SharedState>();
  const send = () => { if (draft.value.trim()) onSend(draft.value.trim()); };
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLTextAreaElement>) => {
    // In a Japanese input method, Enter only accepts the conversion.
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    draft.value = event.currentTarget.value;
    send();
  };
  return (
    <div class="row argument-field">
      <textarea
        {...OWN_KEYS} data-testid="question-input" class="line" rows={2} aria-label={store.label("argue")} placeholder={example}
        value={draft.value} autocomplete="off" autocapitalize="off" enterkeyhint="send" onKeyDown={onKeyDown}
        onInput={(event) => { draft.value = event.currentTarget.value; }}
      />
      <Button id="question-ask" class="btn" onClick={send}>{store.label("ask")}</Button>
    </div>
  );
};

/**
 * What was understood of the words: answers that need no verdict, and meanings to choose. It is at the table, from where
 * `onEdit` leads to the field, and below the field while the panels are a sheet.
 */
export const ArgumentAnswer = ({ id = "argument", meaning = "meaning", onEdit }: { id?: string; meaning?: string; onEdit?: () => void }) => {
  const store = useStore();
  const root = useRef<HTMLElement>(null);
  const isWhole = useSignal(false);
  const { argument } = store.state.value;
  const content = argument && JSON.stringify(argument);
  useEffect(() => {
    isWhole.value = false;
    root.current?.scrollIntoView?.({ block: "nearest" });
  }, [content]);
  const isCut = useCutLines(root, content);
  if (!argument || isSaidByVerdict(argument)) return null;
  const { text, notes, answers, choose, offers } = argument;
  return (
    <section class="panel argument" ref={root} aria-live="polite" data-testid={id}>
      <div class="argument-head">
        <p class="argument-text">{text}</p>
        {onEdit && <Button id="argument-edit" class="btn icon-only" label={store.label("argue-edit")} onClick={onEdit}><Icon name="edit" /></Button>}
      </div>
      {answers.map((answer) => <p key={answer} class={isWhole.value ? undefined : "first-lines"} data-testid={`${id}-answer`}>{answer}</p>)}
      {notes.map((note) => <p key={note} class="small-text">{note}</p>)}
      {choose && <p>{choose}</p>}
      {(isCut || offers.length > 0) && <div class="chips">{isCut && (
        <Button id={`${id}-more`} class="btn quiet" expanded={isWhole.value} onClick={() => (isWhole.value = !isWhole.value)}>{store.label("clause-text")}</Button>
      )}{offers.map(({ index, title, chosen }) => (
        <Button key={index} id={`${meaning}-${index}`} class="chip" pressed={chosen} onClick={() => store.send({ type: "mean", offer: index })}>{title}</Button>
      ))}</div>}
    </section>
  );
};

/** Whether lines of an answer are hidden: of a long clause only the first are shown, so that the table stays in sight. */
const useCutLines = (root: { current: HTMLElement | null }, content: string | null | undefined): boolean => {
  const [isCut, setIsCut] = useState(false);
  useEffect(() => {
    setIsCut(false);
    if (!root.current || !("ResizeObserver" in globalThis)) return;
    const sizes = new ResizeObserver(() => {
      const lines = [...root.current!.querySelectorAll<HTMLElement>(".first-lines")];
      if (lines.length > 0) setIsCut(lines.some((line) => line.scrollHeight > line.clientHeight + 1));
    });
    for (const line of root.current.querySelectorAll(".first-lines")) sizes.observe(line);
    return () => sizes.disconnect();
  }, [content]);
  return isCut;
};
