// One rule: its switch, who set it; folded: its text, its readings and rulings.
import { useSignal } from "@preact/signals";
import type { OurRuling, PickerState, Rule, RuleReading, Value } from "../protocol";
import { Button, Icon, TextField, Select, Switch } from "../parts/parts";
import { useStore } from "../model/store";
import { UnorderedPairs } from "./unorderedRules";
import { RuleFindings } from "./ruleProblems";
import { isOn, isRelevant } from "./view";

/** `showsReadings`: they are not folded. */
export const RuleView = ({ rule, showsReadings }: { rule: Rule; showsReadings?: boolean }) => {
  const store = useStore<PickerState>();
  const open = useSignal(false);
  const { values, barred, rulings } = store.state.value;
  const on = isOn(rule, store.state.value);
  const expected = store.expected((action) => (action.type === "option" && action.option === rule.name ? action.value : undefined), values[rule.name]!);
  const reason = barred[rule.name];
  const ruling = rule.switch ? rulings[rule.name] : undefined;
  const relevant = rule.readings.filter((reading) => isRelevant(reading, rule, values));
  const readings = open.value || (on && showsReadings) ? relevant : [];
  return (
    <li class={on ? "rule on" : "rule"} data-testid={`clause-${rule.name}`}>
      <div class="rule-head">
        {rule.switch
          ? <Switch id={`option-${rule.name}`} label={rule.title} on={expected === true} onFlip={(value) => set(store, rule.name, value)} />
          : <p class="fixed-rule"><span class="always">{store.label("always")}</span>{rule.title}</p>}
        <SetBy name={rule.name} />
        <Button
          id={`clause-${rule.name}-open`} class="btn quiet" label={`${rule.title}: ${store.label("wording")}`} expanded={open.value}
          onClick={() => (open.value = !open.value)}
        >
          <Icon name="info" />{on && relevant.length > 0 && <b class="count" aria-hidden="true">{relevant.length}</b>}
        </Button>
      </div>
      <RuleFindings clause={rule.name} />
      <UnorderedPairs clause={rule.name} />
      {reason && !on && (
        <div class="barred">
          <span>{reason.text}</span>
          <Button id={`instead-${rule.name}`} class="chip" onClick={() => store.send({ type: "options", values: reason.mend.set })}>{reason.mend.label}</Button>
        </div>
      )}
      {open.value && <RuleText rule={rule} />}
      {open.value && rule.switch && !ruling && <SaveRuling option={rule.name} value={on} />}
      {ruling && <RulingLine option={rule.name} ruling={ruling} />}
      {!on && open.value && rule.readings.length > 0 && <p class="small-text">{store.label("idle")}</p>}
      {readings.map((reading) => <ReadingView key={reading.id} reading={reading} on={on} showsQuestion={open.value} />)}
    </li>
  );
};

type PickStore = ReturnType<typeof useStore<PickerState>>;
const set = (store: PickStore, option: string, value: Value) => store.send({ type: "option", option, value });

const SetBy = ({ name }: { name: string }) => {
  const store = useStore<PickerState>();
  const source = store.state.value.by[name];
  if (!source) return null;
  return <span class={`by-whom ${source.who}`} title={source.label} data-testid={`by-${name}`}>{store.label(`by-${source.who}`)}</span>;
};

const RuleText = ({ rule }: { rule: Rule }) => (
  <blockquote class="rule-text" data-testid={`clause-${rule.name}-wording`}>
    {rule.wording} <span class="where">{rule.where}</span>
  </blockquote>
);

const ReadingView = ({ reading, on, showsQuestion }: { reading: RuleReading; on: boolean; showsQuestion: boolean }) => {
  const store = useStore<PickerState>();
  const { values, rulings } = store.state.value;
  const value = values[reading.id] ?? reading.usual;
  const ruling = rulings[reading.id];
  const choices = reading.values.map((choice) => ({
    value: `${choice.value}`, label: choice.value === reading.usual ? `${choice.label} · ${store.label("usual")}` : choice.label,
  }));
  const pickValue = (text: string) => {
    const choice = reading.values.find((choice) => `${choice.value}` === text);
    if (choice) set(store, reading.id, choice.value);
  };
  return (
    <div class={on ? "rule-reading" : "rule-reading idle"} data-testid={`reading-${reading.id}`}>
      <div class="asks">
        <span>{reading.question}</span>
        <SetBy name={reading.id} />
      </div>
      {showsQuestion && reading.why && <p class="small-text">{reading.why}</p>}
      {reading.values.length === 1 && <p class="small-text">{choices[0]?.label}</p>}
      {reading.values.length > 1 && (
        <div class="row choose">
          <Select id={`option-${reading.id}`} label={reading.question} value={`${value}`} choices={choices} onPick={pickValue} />
          {reading.kind === "reading" && on && !ruling && <SaveRuling option={reading.id} value={value} />}
        </div>
      )}
      {ruling && <RulingLine option={reading.id} ruling={ruling} />}
    </div>
  );
};

/** The house's ruling with date and note. If the table contradicts it, buttons that resolve this. */
const RulingLine = ({ option, ruling }: { option: string; ruling: OurRuling }) => {
  const store = useStore<PickerState>();
  return (
    <div class={ruling.holds ? "ruling" : "ruling against"} data-testid={`ruling-${option}`}>
      <p><Icon name="stamp" /><span><b>{ruling.cite}</b>{ruling.note && <q>{ruling.note}</q>}{!ruling.own && <small> {store.label("inherited")}</small>}</span></p>
      {!ruling.holds && <><p>{ruling.label}</p><p>{store.label("against")}</p></>}
      <div class="chips">
        {!ruling.holds && (
          <Button id={`ruling-${option}-back`} class="chip" onClick={() => set(store, option, ruling.value)}>{store.label("as-ruled")}</Button>
        )}
        {ruling.own && <Button id={`ruling-${option}-unrule`} class="chip" onClick={() => store.send({ type: "unrule", option })}>{store.label("unrule")}</Button>}
        {!ruling.holds && <SaveRuling option={option} value={store.state.value.values[option] ?? ruling.value} replaces />}
      </div>
    </div>
  );
};

/** Makes the chosen value a ruling of the house, with a note. */
const SaveRuling = ({ option, value, replaces }: { option: string; value: Value; replaces?: boolean }) => {
  const store = useStore<PickerState>();
  const open = useSignal(false);
  const note = useSignal("");
  const decide = () => {
    store.send({ type: "ruling", option, value, note: note.value });
    [open.value, note.value] = [false, ""];
  };
  if (!open.value) {
    return (
      <Button id={`rule-${option}`} class="btn quiet decide" onClick={() => (open.value = true)}>
        <Icon name="stamp" />{store.label(replaces ? "rule-anew" : "rule")}
      </Button>
    );
  }
  return (
    <div class="row decide">
      <TextField
        id={`rule-${option}-note`} label={store.label("note")} value={note.value}
        onInput={(text) => (note.value = text)} onEnter={decide}
      />
      <Button id={`rule-${option}-decide`} class="btn gold" onClick={decide}>{store.label("decide")}</Button>
      <Button id={`rule-${option}-cancel`} onClick={() => (open.value = false)}>{store.label("cancel")}</Button>
    </div>
  );
};
