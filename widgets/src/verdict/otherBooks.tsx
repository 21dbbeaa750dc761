// The answers of other books, requested when this is opened. A tap shows the whole verdict.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { OtherAnswer, OtherVerdict, Verdict } from "../protocol";
import { useStore } from "../model/store";
import type { TableState } from "../model/sharedState";
import { Button, Fold, Icon, OtherTable } from "../parts/parts";
import { Headline } from "../parts/headline";

type VerdictPartsOf = (verdict: Verdict) => ComponentChildren;

/** Closes when another verdict is shown. */
export const OtherBooks = ({ findings }: { findings: VerdictPartsOf }) => {
  const store = useStore<TableState>();
  const { elsewhere } = store.state.value;
  const box = useRef<HTMLDivElement>(null);
  useFocusFollows(box, elsewhere?.shown?.book ?? "");
  if (elsewhere === undefined || store.still) return null;
  const request = () => { if (elsewhere === null) store.send({ type: "elsewhere", book: null }); };
  return (
    <Fold id="elsewhere" class="part elsewhere" title={store.label("elsewhere")} open={elsewhere !== null} onOpen={request}>
      <div ref={box} aria-busy={elsewhere === null}>
        {elsewhere?.shown
          ? <WholeVerdict key={elsewhere.shown.book} shown={elsewhere.shown} findings={findings} />
          : elsewhere && <Answers answers={elsewhere.answers} />}
      </div>
    </Fold>
  );
};

const Answers = ({ answers }: { answers: OtherAnswer[] }) => {
  const store = useStore<TableState>();
  if (answers.length === 0) return <p class="small-text" data-testid="elsewhere-none">{store.label("elsewhere-none")}</p>;
  return (
    <ul class="plain">{answers.map((answer) => (
      <li key={answer.book}>
        <Button
          id={`elsewhere-${answer.book}`} class="btn of-book" data={{ "data-tone": answer.tone }}
          onClick={() => store.send({ type: "elsewhere", book: answer.book })}
        >
          <span class="of-book-title">{answer.title}</span>
          <b>{answer.answerLabel}</b>
          {answer.same && <small>{store.label("elsewhere-same")}</small>}
          <Icon name="forward" />
        </Button>
      </li>
    ))}</ul>
  );
};

const WholeVerdict = ({ shown, findings }: { shown: OtherVerdict; findings: VerdictPartsOf }) => {
  const store = useStore<TableState>();
  const { verdict } = shown;
  return (
    <>
      <Button id="elsewhere-back" class="btn" onClick={() => store.send({ type: "elsewhere", book: null })}>
        <Icon name="back" />{store.label("elsewhere-back")}
      </Button>
      <section class="other-verdict" data-testid="elsewhere-verdict" data-tone={verdict.tone} aria-label={shown.title}>
        <div class="stamp">
          <h3>{shown.title}</h3>
          <p class="headline" data-testid="elsewhere-sentence"><Headline verdict={verdict} id="elsewhere-answer" /></p>
        </div>
        <OtherTable.Provider value={true}>{findings(verdict)}</OtherTable.Provider>
      </section>
    </>
  );
};

/** Moves the focus to the way back, and later to the button from which it came. */
const useFocusFollows = (box: { current: HTMLElement | null }, book: string) => {
  const former = useRef(book);
  useLayoutEffect(() => {
    const formerBook = former.current;
    former.current = book;
    if (formerBook === book || box.current === null) return;
    const page = box.current.getRootNode() as Document | ShadowRoot;
    if (page.activeElement !== null && page.activeElement !== box.current.ownerDocument.body) return;
    const target = book ? "elsewhere-back" : `elsewhere-${formerBook}`;
    box.current.querySelector<HTMLElement>(`[data-testid="${target}"]`)?.focus({ preventScroll: true });
  }, [book]);
};
