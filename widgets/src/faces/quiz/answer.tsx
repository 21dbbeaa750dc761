// The answer of the reader: choices, an order, a value for each seat, a number or cards.
import { signal, type Signal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { FormValue, QuizForm, QuizSaid, QuizState } from "../../protocol";
import { cardName, CardFace } from "../../parts/cards";
import { Button, Icon, TextField, Select } from "../../parts/parts";
import { useStore, type Act, type Store } from "../../model/store";
import { SmallCards } from "../../verdict/verdict";

/** The input so far; `each` and `number` as typed. Cards are named by their index. */
interface Draft { picked: string[]; each: string[]; number: string }
const EMPTY_DRAFT: Draft = { picked: [], each: [], number: "" };

/** Empty again with each question. */
export const useDraft = (store: Store<QuizState>): Signal<Draft> => {
  const { index, given, list, text } = store.state.value;
  return useMemo(() => signal(EMPTY_DRAFT), [`${index}/${list.length} ${given === null} ${text}`]);
};

export const isChoice = (kind: QuizForm["kind"]): boolean => kind === "one" || kind === "many" || kind === "order";

/** Toggles a value. If only one can be chosen, it replaces the former one. */
export const choose = (form: QuizForm, { picked }: Draft, value: string): Draft => {
  const isOther = form.others.some((choice) => choice.value === value);
  const isOnly = isOther || form.kind === "one";
  const others = picked.filter((picked) => form.others.some((other) => other.value === picked));
  if (picked.includes(value)) return { ...EMPTY_DRAFT, picked: form.kind === "one" ? picked : picked.filter((otherValue) => otherValue !== value) };
  return { ...EMPTY_DRAFT, picked: isOnly ? [value] : [...picked.filter((pickedValue) => !others.includes(pickedValue)), value] };
};

/** The answer in the form of the protocol, or null if the input is incomplete. */
export const answerOf = (form: QuizForm, { picked, each, number }: Draft, seats: number): QuizSaid | null => {
  if (picked.length === 1 && form.others.some((other) => other.value === picked[0])) return picked[0]!;
  if (form.kind === "one") return picked[0] ?? null;
  if (form.kind === "number") return /^\d+$/.test(number.trim()) ? Number(number) : null;
  if (form.kind === "each") {
    const entries = Array.from({ length: seats }, (_, seat) => each[seat]?.trim() ?? "");
    const isComplete = entries.some(Boolean) && (form.values.length > 0 || entries.every((text) => /^(-?\d+)?$/.test(text)));
    return isComplete ? entries.map((text) => (text === "" ? null : form.values.length > 0 ? text : Number(text))) : null;
  }
  if (picked.length === 0) return null;
  return form.kind === "cards" ? picked.map((key) => form.values[Number(key.slice(1))]!.value) : picked;
};

/** The seats of the table, for taps. */
export const pickSeat = (store: Store<QuizState>, draft: Signal<Draft>) => {
  const { form } = store.state.value;
  const seatValue = (seat: number) => form.values.find((choice) => choice.seat === seat)?.value;
  return {
    chosen: form.values.flatMap((choice) => (choice.seat !== null && draft.value.picked.includes(choice.value) ? [choice.seat] : [])),
    onPick: (seat: number) => {
      const value = seatValue(seat);
      if (value) draft.value = choose(form, draft.value, value);
    },
    say: (name: string) => store.label("pick-seat", { name }),
  };
};

export const AnswerPanel = ({ draft, act }: { draft: Signal<Draft>; act: Act }) => {
  const store = useStore<QuizState>();
  const { form, question, seats, hasHint, hintHtml, quizId } = store.state.value;
  const answer = answerOf(form, draft.value, seats.length);
  const self = form.kind === "self";
  return (
    <section class="panel answering" data-testid="answering" data-kind={form.kind} aria-label={store.label("your-answer")}>
      <h2 class="quiz-question" data-testid="question">{question.label}</h2>
      <p class="small-text" id="quiz-asks">{form.asks}</p>
      {form.kind === "each" && <SeatValues draft={draft} />}
      {form.kind === "number" && <NumberField draft={draft} />}
      {form.kind === "cards" && <Hand draft={draft} />}
      {isChoice(form.kind) && <Choices values={form.values} draft={draft} class="values" />}
      {form.kind === "order" && <Order draft={draft} />}
      {!self && <Choices values={form.others} draft={draft} class="others" />}
      <div class="row answer-row">
        {!self && <Button id="answer" class="btn gold" disabled={answer === null} onClick={() => answer !== null && act({ type: "answer", said: answer, quizId })}>{store.label("answer-it")}</Button>}
        <Button id="reveal" class={self ? "btn gold" : "btn quiet"} data={{ "data-first": self ? "" : undefined }} onClick={() => act({ type: "reveal", quizId })}>{store.label("show-me")}</Button>
        {hasHint && !hintHtml && <Button id="hint" class="btn quiet" onClick={() => store.send({ type: "hint", quizId })}>{store.label("hint")}</Button>}
      </div>
      <div aria-live="polite">{hintHtml && <div class="prose hint-said" data-testid="hint-said" dangerouslySetInnerHTML={{ __html: hintHtml }} />}</div>
    </section>
  );
};

const Choices = ({ values, draft, class: name }: { values: FormValue[]; draft: Signal<Draft>; class: string }) => {
  const store = useStore<QuizState>();
  const { form } = store.state.value;
  return (
    <div class={`choices ${name}`} role="group" aria-label={form.asks}>
      {values.map((choice, index) => {
        const order = draft.value.picked.indexOf(choice.value);
        return (
          <Button
            key={choice.value} id={`say-${choice.value.replace(/\s+/g, "-")}`} class="btn choice" pressed={order >= 0}
            data={{ "data-choice": choice.value, "data-first": name === "values" && index === 0 ? "" : undefined }}
            onClick={() => (draft.value = choose(form, draft.value, choice.value))}
          >
            {choice.cards.length > 0 ? <><span class="aloud">{choice.label}</span><SmallCards cards={choice.cards} /></> : <span>{choice.label}</span>}
            {form.kind === "order" && order >= 0 && <small class="nth">{order + 1}</small>}
          </Button>
        );
      })}
    </div>
  );
};

const Order = ({ draft }: { draft: Signal<Draft> }) => {
  const store = useStore<QuizState>();
  const { form } = store.state.value;
  const { picked } = draft.value;
  const labels = picked.flatMap((value) => form.values.find((choice) => choice.value === value)?.label ?? []);
  const isLong = form.values.length > 9 && picked.length >= 2 && picked.length < form.values.length;
  if (labels.length === 0) return null;
  return (
    <div class="in-order row">
      <p data-testid="in-order"><b>{store.label("chosen")}:</b> {labels.join(" → ")}</p>
      {isLong && <Button id="and-so-on" class="btn quiet" onClick={() => (draft.value = { ...EMPTY_DRAFT, picked: continued(form, picked) })}>{store.label("and-so-on")}</Button>}
    </div>
  );
};

/** All values, continued up or down as in the last two. The others come last. */
export const continued = (form: QuizForm, picked: string[]): string[] => {
  const all = form.values.map((choice) => choice.value);
  const [before, last] = picked.slice(-2).map((value) => all.indexOf(value)) as [number, number];
  const next = last > before ? all.slice(last + 1) : all.slice(0, last).reverse();
  return [...new Set([...picked, ...next, ...all])];
};

const SeatValues = ({ draft }: { draft: Signal<Draft> }) => {
  const store = useStore<QuizState>();
  const { seats, form } = store.state.value;
  const titles = form.values.length > 0;
  const set = (seat: number, text: string) => {
    const each = seats.map((_, index) => (index === seat ? text : draft.value.each[index] ?? ""));
    draft.value = { ...EMPTY_DRAFT, each };
  };
  return (
    <div class="each-seat">
      {seats.map((seat, index) => {
        const label = store.label(titles ? "title-of" : "points-of", { name: seat.name });
        const value = draft.value.each[index] ?? "";
        return (
          <div class="field-row" key={index}>
            <span>{seat.name}</span>
            {titles
              ? <Select id={`each-${index}`} label={label} value={value} choices={[{ value: "", label: store.label("blank") }, ...form.values]} onPick={(text) => set(index, text)} />
              : <TextField id={`each-${index}`} label={label} value={value} placeholder="0" onInput={(text) => set(index, text)} />}
          </div>
        );
      })}
    </div>
  );
};

const NumberField = ({ draft }: { draft: Signal<Draft> }) => {
  const store = useStore<QuizState>();
  const { number } = draft.value;
  const set = (text: string) => (draft.value = { ...EMPTY_DRAFT, number: text });
  const addStep = (step: number) => set(String(Math.max((Number(number) || 0) + step, 0)));
  return (
    <div class="how-many">
      <Button id="number-less" class="btn icon-only" label={store.label("less")} onClick={() => addStep(-1)}><Icon name="minus" /></Button>
      <TextField id="number" label={store.label("number")} value={number} placeholder="?" onInput={set} />
      <Button id="number-more" class="btn icon-only" label={store.label("more")} data={{ "data-first": "" }} onClick={() => addStep(1)}><Icon name="plus" /></Button>
    </div>
  );
};

const Hand = ({ draft }: { draft: Signal<Draft> }) => {
  const store = useStore<QuizState>();
  const { form, deck } = store.state.value;
  return (
    <div class="choices hand" role="group" aria-label={form.asks}>
      {form.values.map((choice, index) => {
        const key = `#${index}`;
        return (
          <Button
            key={key} id={`say-${choice.value}${form.values.findIndex((other) => other.value === choice.value) < index ? "-2" : ""}`}
            class="choice hand-card" label={cardName(store, choice.value)} pressed={draft.value.picked.includes(key)}
            data={{ "data-choice": key, "data-first": index === 0 ? "" : undefined }}
            onClick={() => (draft.value = choose(form, draft.value, key))}
          >
            <span class="mini"><CardFace text={choice.value} deck={deck} /></span>
          </Button>
        );
      })}
    </div>
  );
};
