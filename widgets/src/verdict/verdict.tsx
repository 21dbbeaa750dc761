// A verdict: the answer, the reasons with their clauses, the flips, what the text leaves open, what is unknown.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { DeskState, Flip, OpenReading, Reason, Verdict } from "../protocol";
import type { TableState } from "../model/sharedState";
import { CardFace, cardName } from "../parts/cards";
import { Button, Chip, Fold, Icon, Implication, useIsReadOnly } from "../parts/parts";
import { useStore, type Store } from "../model/store";
import { NextMoves } from "../parts/offeredMoves";
import { FollowUps, Beginnings, WaitingFor } from "./followUps";
import { OtherBooks } from "./otherBooks";
import { Scope } from "./scope";
import { Headline } from "../parts/headline";
import { TriedRules, UntriedChanges, Pairs, Rulings, shownVerdict, tryOption } from "./whatIf";

/** `questionText` replaces a missing question, `missingText` a missing verdict. If other rules are tried, their verdict is shown. */
export const VerdictCard = ({ questionText, missingText }: { questionText?: string; missingText?: string }) => {
  const store = useStore<TableState>();
  const state: TableState & Partial<Pick<DeskState, "argument">> = store.state.value;
  const { question, tried, notice } = state;
  const verdict = shownVerdict(state);
  const card = useRef<HTMLElement>(null);
  useFocusInCard(card, tried?.heading ?? "");
  useFlips(verdict);
  return (
    <section
      ref={card} class={tried ? "panel verdict trying" : "panel verdict"} data-testid="verdict" data-tone={verdict?.tone ?? "none"}
      aria-label={store.label("verdict")} aria-busy={store.busy.value}
    >
      <p class="asked" data-testid="question">{question.label || questionText}</p>
      <div class="stamp" aria-live="polite" aria-atomic="true">
        {tried && <h3 class="supposed" data-testid="tried-heading">{tried.heading}</h3>}
        {verdict && state.argument?.guess && <p class="small-text guess" data-testid="verdict-guess">{state.argument.guess}</p>}
        {verdict && <p class="headline" data-testid="verdict-headline"><Headline verdict={verdict} id="verdict-answer" /></p>}
        {verdict?.rest && <p class="sentence" data-testid="verdict-sentence">{verdict.rest}</p>}
        {!verdict && <p class="sentence" data-testid="verdict-sentence">{missingText ?? busyLabel(store) ?? store.label(missingReason(store.state.value))}</p>}
      </div>
      <FollowUps placement="card" />
      <WaitingFor placement="card" />
      <Beginnings placement="card" />
      {notice && <p class="notice" role="status" data-testid="notice">{notice}</p>}
      {tried && <TriedRules key={tried.heading} tried={tried} />}
      {verdict && <VerdictParts verdict={verdict} />}
      <OtherBooks findings={(other) => <VerdictParts verdict={other} />} />
      <Scope />
    </section>
  );
};

/** When a verdict without its flips has been drawn, asks for them. If they do not come, it does not ask again. */
const useFlips = (verdict: Verdict | null) => {
  const store = useStore<TableState>();
  const sentSeq = useRef<number | null>(null);
  useEffect(() => {
    if (verdict?.flips !== null || !store.isIdle() || store.lastAnswered() === sentSeq.current) return;
    sentSeq.current = store.send({ type: "flips" });
  }, [verdict]);
};

/** If a tapped chip is gone, moves the focus to the tried rules, or to the other chips. */
const useFocusInCard = (card: { current: HTMLElement | null }, heading: string) => {
  const former = useRef(heading);
  useLayoutEffect(() => {
    const page = card.current!.getRootNode() as Document | ShadowRoot;
    const isLost = page.activeElement === null || page.activeElement === card.current!.ownerDocument.body;
    if (former.current !== heading && isLost) card.current!.querySelector<HTMLElement>('.keep .chip, .chip.flip')?.focus({ preventScroll: true });
    former.current = heading;
  }, [heading]);
};

/** The text if there is no verdict: it is on its way, the table is waiting for a player, or what to do. */
const missingVerdictText = (store: Store<any>): string => {
  const reason = missingReason(store.state.value);
  return busyLabel(store) ?? ((reason === "no-verdict" && store.state.value.waiting?.text) || store.label(reason));
};

/** Whether an answer is on its way; not all views have a label for it. */
const busyLabel = ({ busy, state }: Store<any>): string | undefined => (busy.value ? state.value.labels["moment"] : undefined);

/** Why there is no verdict: there is no question, or the table is impossible. */
const missingReason = (state: TableState & Partial<Pick<DeskState, "disputed" | "faults">>): string => {
  if (state.problem?.kind === "question") return "unread";
  if (faultsOf(state).length > 0 || (state.question.text && (state.faults ?? []).length > 0)) return "impossible";
  return state.disputed && state.disputed.seat !== null && state.disputed.cards.length === 0 ? "no-cards" : "no-verdict";
};

/** What cannot lie as it lies, in words. */
const faultsOf = (state: TableState & Partial<Pick<DeskState, "disputed">>): string[] =>
  [...new Set([...state.field, ...(state.disputed ? [state.disputed] : []), ...state.seats, state.discards].flatMap((place) => place.faults))];

const VerdictParts = ({ verdict }: { verdict: Verdict }) => {
  const store = useStore<TableState>();
  const unknown = useUnknownFacts(verdict);
  return (
    <>
      <Plays groups={verdict.plays} say={(cards) => store.label("try-play", { cards })} />
      {unknown.length > 0 && (
        <div class="part">
          <h3>{store.label("unknown-facts")}</h3>
          <ul class="plain">{unknown.map((item, index) => (
            <li key={item.fact} class="unknown" data-testid={`unknown-${index}`}>
              <span class="fact">{item.fact}</span>
              {(item.ifTrue || item.ifFalse) && (
                <>
                  <span class="fork">{store.label("if-so")} <b>{item.ifTrue}</b></span>
                  <span class="fork">{store.label("if-not")} <b>{item.ifFalse}</b></span>
                </>
              )}
            </li>
          ))}</ul>
        </div>
      )}
      {verdict.reasons.length > 0 && (
        <div class="part">
          <h3>{store.label("reasons")}</h3>
          <ul class="plain">{verdict.reasons.map((reason, index) => <ReasonView key={`${reason.clause}${index}`} reason={reason} />)}</ul>
        </div>
      )}
      {verdict.rulings.length > 0 && <Rulings rulings={verdict.rulings} />}
      {verdict.flips !== null && verdict.flips.length > 0 && (
        <div class="part">
          <h3>{store.label("flips")}</h3>
          <div class="chips">{verdict.flips.map((flip) => <FlipChip key={`${flip.option}${flip.value}`} flip={flip} />)}</div>
        </div>
      )}
      <Pairs verdict={verdict} />
      {verdict.open.length > 0 && (
        <div class="part">
          <h3>{store.label("open-readings")}</h3>
          {verdict.open.map((open) => <OpenReadingView key={open.option} open={open} />)}
        </div>
      )}
      {verdict.flipsLeft && <UntriedChanges id="flips" text={verdict.flipsLeft} />}
    </>
  );
};

/** Unknown facts, unless the headline says them. The desk's questions about them are above. */
const useUnknownFacts = (verdict: Verdict): Verdict["unknown"] => {
  const store = useStore<TableState>();
  const isReadOnly = useIsReadOnly();
  const { asks = [], tried } = store.state.value;
  const open = verdict.unknown.filter((item) => item.ifTrue || item.ifFalse || !verdict.headline.includes(item.fact));
  return isReadOnly || tried ? open : open.filter((item) => !asks.some((ask) => ask.fact === item.fact));
};

const ReasonView = ({ reason }: { reason: Reason }) => {
  const store = useStore();
  const id = `reason-${reason.clause}`;
  const highlight = () => (store.highlight.value = { cards: reason.cards, players: reason.players });
  const dim = () => (store.highlight.value = null);
  return (
    <li class="reason" data-testid={id} data-did={reason.did} onMouseEnter={highlight} onMouseLeave={dim} onFocusCapture={highlight} onBlurCapture={dim}>
      <p class="reason-head">
        <b>{reason.title}</b>
        <span class="did">{reason.didLabel ?? reason.did}</span>
        {reason.ruling && <span class="cited">{reason.ruling}</span>}
      </p>
      {reason.text && <p>{reason.text}</p>}
      <Fold id={`${id}-wording`} class="wording" title={store.label("clause-text")}>
        <blockquote>{reason.wording}</blockquote>
        <p class="where">{[reason.where, reason.clause].filter(Boolean).join(" · ")}</p>
      </Fold>
    </li>
  );
};

const flipId = (flip: Pick<Flip, "option" | "value"> & { kind: string }) => (flip.kind === "switch" ? `flip-${flip.option}` : `flip-${flip.option}-${flip.value}`);

const FlipChip = ({ flip }: { flip: Flip }) => {
  const store = useStore<TableState>();
  return (
    <span class="flip-box">
      <Chip id={flipId(flip)} tone={flip.tone} onClick={() => tryOption(store, flip.option, flip.value)}>
        <Implication from={flip.label} to={flip.answerLabel} />
        {flip.ruling && <small>{store.label("against", { ruling: flip.ruling })}</small>}
      </Chip>
      {flip.warnings.map((text) => <small class="warning" key={text}>{store.label("but-then", { text })}</small>)}
    </span>
  );
};

const OpenReadingView = ({ open }: { open: OpenReading }) => {
  const store = useStore<TableState>();
  return (
    <div class="open" role="group" aria-label={open.question} data-testid={`open-${open.option}`}>
      <p>{open.question}{open.ruling && <span class="cited">{open.ruling}</span>}</p>
      <div class="chips">{open.outcomes.map((outcome) => (
        <Chip
          key={`${outcome.value}`} id={`open-${open.option}-${outcome.value}`} pressed={outcome.chosen} tone={outcome.tone}
          onClick={() => tryOption(store, open.option, outcome.value)}
        >
          <Implication from={outcome.label} to={outcome.answerLabel} />
        </Chip>
      ))}</div>
    </div>
  );
};

/** Plays that can be tapped. */
export const Plays = ({ groups, say }: { groups: { label: string; plays: string[][] }[]; say: (cards: string) => string }) => {
  const store = useStore<TableState>();
  const isReadOnly = useIsReadOnly();
  if (groups.length === 0) return null;
  const place = listPlace(store.state.value);
  return (
    <div class="part">
      {groups.map((group) => (
        <div key={group.label} class="group">
          <h3>{group.label}</h3>
          <div class="chips">{group.plays.map((cards) => (
            isReadOnly ? <SmallPlay key={cards.join()} cards={cards} /> : <Button
              key={cards.join()} id={`try-${cards.join("-")}`} class="try"
              onClick={() => store.send({ type: "try", cards, ...place })}
            >
              <span class="aloud">{say(cards.map((card) => cardName(store, card)).join(", "))}</span>
              <SmallCards cards={cards} />
            </Button>
          ))}</div>
        </div>
      ))}
    </div>
  );
};

/** The place of a list of plays: a step, a quiz, a question. */
const listPlace = (state: TableState & { branch?: string; index?: number; quizId?: number }) => {
  const { branch, index, quizId, question } = state;
  if (quizId !== undefined) return { quizId };
  return branch === undefined ? { of: question.text || null } : { branch, index: index ?? null };
};

const SmallPlay = ({ cards }: { cards: string[] }) => {
  const store = useStore<TableState>();
  return (
    <span class="try" role="img" aria-label={cards.map((card) => cardName(store, card)).join(", ")} data-testid={`try-${cards.join("-")}`}>
      <SmallCards cards={cards} />
    </span>
  );
};

/** Small cards that can't be tapped. */
export const SmallCards = ({ cards }: { cards: string[] }) => {
  const store = useStore<TableState>();
  return <>{cards.map((card, index) => <span class="mini" key={index}><CardFace text={card} deck={store.state.value.deck} /></span>)}</>;
};

/** Whether the headline of the card is in sight, so that the strip need not repeat it. */
const useCardInSight = (strip: { current: HTMLElement | null }): boolean => {
  const [inSight, setInSight] = useState(false);
  useEffect(() => {
    const page = strip.current?.getRootNode() as Document | ShadowRoot | undefined;
    const headline = page?.querySelector('[data-testid="verdict"] .stamp');
    if (!headline || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver((entries) => setInSight(entries.at(-1)!.intersectionRatio > 0.9 && !headline.closest("dialog:modal")), { threshold: [0, 0.9, 1] });
    observer.observe(headline);
    return () => observer.disconnect();
  }, []);
  return inSight;
};

/** The verdict in one line, or why there is none. */
export const VerdictLine = ({ id }: { id: string }) => {
  const store = useStore();
  const { tried } = store.state.value;
  const verdict = shownVerdict(store.state.value);
  const faults = faultsOf(store.state.value);
  const why = <small>{faults.join(" ")}</small>;
  if (!verdict && faults.length > 0 && !store.busy.value) return <span>{why}</span>;
  const { guess } = store.state.value.argument ?? {};
  return <span>{tried && <em>{tried.heading} </em>}{verdict && guess && <em class="guess">{guess} </em>}{verdict ? <Headline verdict={verdict} id={id} /> : store.state.value.asks[0]?.text ?? missingVerdictText(store)}{verdict && !tried && faults.length > 0 && <> {why}</>}</span>;
};

/** The rules that would change the answer, on a strip with room for them: nobody is asked or waited for. */
const StripFlips = () => {
  const store = useStore();
  const { asks, waiting, tried, verdict } = store.state.value;
  const flips = tried ? [] : verdict?.flips ?? [];
  if ((flips.length === 0 && !tried) || asks.length > 0 || waiting) return null;
  return (
    <div class="asks strip-flips" role="group" aria-label={store.label("flips")} data-testid="strip-flips">
      <div class="chips">
        {tried?.changes.map((change) => (
          <Chip key={change.option} id={`strip-${flipId(change)}`} pressed={true} onClick={() => tryOption(store, change.option, change.value)}>
            {change.label}<Icon name="close" />
          </Chip>
        ))}
        {flips.map((flip) => (
          <Chip key={`${flip.option}${flip.value}`} id={`strip-${flipId(flip)}`} tone={flip.tone} onClick={() => tryOption(store, flip.option, flip.value)}>
            <Implication from={flip.label} to={flip.answerLabel} />
          </Chip>
        ))}
      </div>
    </div>
  );
};

/** The verdict at the bottom of a phone's screen. */
export const VerdictStrip = ({ onOpen }: { onOpen: () => void }) => {
  const store = useStore();
  const verdict = shownVerdict(store.state.value);
  const strip = useRef<HTMLDivElement>(null);
  const isRepeated = useCardInSight(strip);
  return (
    <div ref={strip} class={isRepeated ? "strip doubled" : "strip"} data-tone={verdict?.tone ?? "none"}>
      <Button id="verdict-strip" class="strip-line" onClick={onOpen}>
        <VerdictLine id="strip-answer" />
      </Button>
      <FollowUps placement="strip" />
      <WaitingFor placement="strip" />
      <Beginnings placement="strip" />
      {"moves" in store.state.value && <NextMoves placement="strip" />}
      <StripFlips />
    </div>
  );
};
