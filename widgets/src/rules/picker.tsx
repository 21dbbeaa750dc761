// The rule picker: all rules by card, with switches, texts, readings and the house's rulings.
import type { ComponentChildren } from "preact";
import { useMemo, useRef } from "preact/hooks";
import type { PickerState, Rule, RuleGroup } from "../protocol";
import { Button, Icon, TextField, Select } from "../parts/parts";
import type { OpenView, SharedState } from "../model/sharedState";
import { useStore } from "../model/store";
import { Agreement } from "./agreement";
import { HouseBook, Rulings, TableHeader } from "./houseFile";
import { Collisions } from "./unorderedRules";
import { RuleProblems, RefusedAction } from "./ruleProblems";
import { OwnRules, Recipes } from "./ownRules";
import { RuleView } from "./rule";
import { search } from "./search";
import { countOf, createView, shownOf, totalOf, useView, ViewProvider, type Show } from "./view";

type TakeOverOffer = PickerState["offer"];

/** `tools`: in the bar; `after`: at the end. */
export const Rules = ({ tools, after }: { tools: ComponentChildren; after?: ComponentChildren }) => {
  const store = useStore<PickerState>();
  const root = useRef<HTMLDivElement>(null);
  const view = useMemo(() => createView(() => root.current?.parentElement ?? null, (rule) => groupOf(store.state.value, rule)), []);
  const { agreement } = store.state.value;
  const isSearching = view.query.value.trim() !== "";
  const isUnfiltered = !isSearching && ["card", "all"].includes(view.filter.value);
  return (
    <ViewProvider value={view}>
      <header class="bar" ref={root}>{tools}</header>
      <div class="main">
        <RefusedAction house={false} />
        {!agreement && <Search />}
        {agreement ? <Agreement agreement={agreement} book={<BookChoice />} /> : isSearching ? <Results /> : (
          <>
            {isUnfiltered && <Baize />}
            <RuleProblems />
            <Groups />
            {isUnfiltered && <OwnRules />}
          </>
        )}
      </div>
      {!agreement && (
        <div class="side">
          <HouseBook />
          <Collisions />
          <Rulings />
          <TableHeader />
        </div>
      )}
      {after ?? <JumpButtons />}
    </ViewProvider>
  );
};

const groupOf = ({ catalog }: PickerState, rule: string): string =>
  catalog.groups.find((group) => group.clauses.some((clause) => clause.name === rule))?.id ?? "";

/** The book and its presets. */
const Baize = () => {
  const store = useStore<PickerState>();
  const { offer } = store.state.value;
  return (
    <section class="baize" data-testid="baize" aria-label={store.label("picker")}>
      <div class="row">
        <Button id="agree" class="btn gold" onClick={() => store.send({ type: "agree", show: "questions", afresh: true })}>{store.label("agree")}</Button>
        <Button id="sheet-show" onClick={() => store.send({ type: "agree", show: "sheet" })}>{store.label("sheet")}</Button>
      </div>
      <BookChoice />
      <TakeOver offer={offer} onTake={(leave) => store.send({ type: "take", leave })} />
      <Presets />
      <CardButtons />
    </section>
  );
};

const BookChoice = () => {
  const store = useStore<PickerState>();
  const { books, book } = store.state.value;
  return (
    <div class="row">
      <Select
        id="book" class="pick book" label={store.label("book")} value={book}
        choices={books.map((book) => ({ value: book.id, label: book.title }))} onPick={(id) => store.send({ type: "book", book: id })}
      />
      <Game />
    </div>
  );
};

/** Offers to copy the changes made in the former book. */
export const TakeOver = ({ offer, onTake }: { offer: TakeOverOffer; onTake: (leave: boolean) => void }) => {
  const store = useStore<SharedState>();
  if (!offer) return null;
  return (
    <div class="take-over" data-testid="take-over">
      <div class="chips">
        <Button id="take" class="chip" onClick={() => onTake(false)}>{offer.label}</Button>
        <Button id="take-not" class="chip" onClick={() => onTake(true)}>{store.label("take-not")}</Button>
      </div>
      {offer.lacks && <p class="small-text">{offer.lacks}</p>}
    </div>
  );
};

/** The choice of the game, if the book has several. */
const Game = () => {
  const store = useStore<PickerState>();
  const { catalog, game } = store.state.value;
  const readings = catalog.groups.flatMap((group) => group.clauses).flatMap((rule) => rule.readings);
  const variant = readings.find((option) => option.kind === "variant");
  if (!variant) return null;
  return (
    <Select
      id="game" class="pick book" label={variant.question} value={game}
      choices={variant.values.map((choice) => ({ value: `${choice.value}`, label: choice.label }))}
      onPick={(value) => store.send({ type: "option", option: variant.id, value })}
    />
  );
};

const Presets = () => {
  const store = useStore<PickerState>();
  const { catalog, presets, ours } = store.state.value;
  const choices = [...(ours ? [{ id: "ours", title: `${store.label("our-evening")}: ${ours.title}` }] : []), ...catalog.presets];
  if (choices.length === 0) return null;
  return (
    <div class="chips presets" role="group" aria-label={store.label("presets")}>
      <span class="chips-name" aria-hidden="true">{store.label("presets")}</span>
      {choices.map((preset) => (
        <Button
          key={preset.id} id={`preset-${preset.id}`} class="chip" pressed={presets.includes(preset.id)}
          onClick={() => store.send({ type: "preset", preset: preset.id })}
        >
          {preset.title}
        </Button>
      ))}
    </div>
  );
};

/** Buttons that scroll to a card, with the number of its rules in use. */
const CardButtons = () => {
  const store = useStore<PickerState>();
  const view = useView();
  const state = store.state.value;
  const groups = state.catalog.groups.filter((group) => shownOf(group, state, "all").length > 0);
  const ranks = groups.filter((group) => group.rank);
  const tab = (group: RuleGroup) => {
    const { on, all: presets } = countOf(group, state);
    const name = group.rank ? store.label("rules-of", { name: group.label }) : group.label;
    return (
      <Button
        key={group.id} id={`go-${group.id}`} class={group.rank ? "rank-tab" : "topic-tab"} expanded={group.id === view.group.value} onClick={() => view.scrollToGroup(`group-${group.id}`)}
      >
        <span aria-hidden="true">{group.label}</span>
        {presets > 0 && <b class={on > 0 ? "count on" : "count"} aria-hidden="true">{on}</b>}
        <span class="aloud">{name}{presets > 0 && `: ${store.label("on-of", { n: on, all: presets })}`}</span>
      </Button>
    );
  };
  return (
    <>
      {ranks.length > 0 && <div role="navigation" class="rank-tabs" aria-label={store.label("groups")} data-testid="cards">{ranks.map(tab)}</div>}
      <div role="navigation" class="topic-tabs" aria-label={store.label("topics")}>{groups.filter((group) => !group.rank).map(tab)}</div>
      <p class="total" role="status" data-testid="total">{store.label("rules-in-use", { n: totalOf(state) })}</p>
    </>
  );
};

/** The button that leads to the desk. Phones have one column, so others lead to the cards and to the house's book. */
const JumpButtons = () => {
  const store = useStore<PickerState & OpenView>();
  const view = useView();
  const state = store.state.value;
  return (
    <div class={state.face ? "pick-strip to-desk" : "pick-strip"}>
      {!state.face && <span>{store.label("rules-in-use", { n: totalOf(state) })}</span>}
      {!state.agreement && <Button id="strip-cards" class="btn" onClick={() => view.scrollToGroup("baize")}>{store.label("to-cards")}</Button>}
      {!state.agreement && <Button id="strip-house" class="btn" onClick={() => view.scrollToGroup("house")}>{store.label("house")}</Button>}
      {state.face && <Button id="open-picked" class={state.agreement ? "btn" : "btn gold"} onClick={() => store.send({ type: "open", kind: "desk" })}>{store.label("to-desk")}</Button>}
    </div>
  );
};

const FILTER_NAMES: Show[] = ["card", "all", "on", "changed", "readings"];

const Search = () => {
  const store = useStore<PickerState>();
  const { query: find, filter: show } = useView();
  const { changed } = store.state.value;
  const choices = FILTER_NAMES.map((show) => ({ value: show, label: store.label(`show-${show}`) }));
  const showsChanged = show.value === "changed";
  // The search results keep their order while rules are switched.
  const showsCount = changed > 0 && find.value.trim() === "";
  return (
    <div class="row finder" role="search">
      <TextField
        id="find" label={store.label("find")} value={find.value} placeholder={`${store.label("find")}: ${store.label("find-example")}`}
        onInput={(text) => (find.value = text)}
      />
      {find.value && <Button id="find-clear" class="btn icon-only" label={store.label("find-clear")} onClick={() => (find.value = "")}><Icon name="close" /></Button>}
      <Select id="show" class="pick show" label={store.label("show")} value={show.value} choices={choices} onPick={(value) => (show.value = value as Show)} />
      {(showsCount || showsChanged) && (
        <Button id="changed-only" class="chip" pressed={showsChanged} onClick={() => (show.value = showsChanged ? "card" : "changed")}>
          {store.label("changed-only")} <b class="count">{changed}</b>
        </Button>
      )}
      {showsCount && <Button id="as-is" class="chip" onClick={() => store.send({ type: "as_is" })}>{store.label("as-is")}</Button>}
    </div>
  );
};

/** The search results, best match first. */
const Results = () => {
  const store = useStore<PickerState>();
  const { query: find, filter: show } = useView();
  const state = store.state.value;
  const input = find.value.trim();
  const results = search(state.catalog.groups.flatMap((group) => shownOf(group, state, show.value)), input);
  const recipes = search(state.recipes, input);
  return (
    <div class="groups">
      <SearchResults count={results.length} seen />
      {results.length > 0 && (
        <section class="panel rule-group" data-testid="results" aria-label={store.label("results")}><RuleList rules={results} /></section>
      )}
      {recipes.length > 0 && (
        <section class="panel" data-testid="found-recipes" aria-label={store.label("own-recipes")}>
          <h2>{store.label("own-recipes")}</h2>
          <Recipes recipes={recipes} onStart={() => (find.value = "")} />
        </section>
      )}
    </div>
  );
};

const SearchResults = ({ count, seen }: { count: number; seen: boolean }) => {
  const store = useStore<PickerState>();
  return (
    <p class={seen ? "small-text" : "aloud"} role="status" data-testid="found">
      {seen && (count > 0 ? store.label("found", { n: count }) : store.label("found-none"))}
    </p>
  );
};

const RuleList = ({ rules, showsReadings = false }: { rules: Rule[]; showsReadings?: boolean }) => (
  <ul class="plain rules">{rules.map((rule) => <RuleView key={rule.id} rule={rule} showsReadings={showsReadings} />)}</ul>
);

const Groups = () => {
  const store = useStore<PickerState>();
  const { filter: show, group: open } = useView();
  const state = store.state.value;
  const isFiltered = show.value !== "card";
  const shown = state.catalog.groups
    .filter((group) => isFiltered || group.id === open.value)
    .map((group) => ({ group, rules: shownOf(group, state, show.value) }))
    .filter(({ rules }) => rules.length > 0);
  const count = shown.reduce((sum, { rules }) => sum + rules.length, 0);
  return (
    <div class="groups">
      <SearchResults count={count} seen={isFiltered} />
      {shown.map(({ group, rules }) => <GroupView key={group.id} group={group} rules={rules} isFiltered={isFiltered} />)}
    </div>
  );
};

const GroupView = ({ group, rules, isFiltered }: { group: RuleGroup; rules: RuleGroup["clauses"]; isFiltered: boolean }) => {
  const store = useStore<PickerState>();
  const view = useView();
  const { on, all: presets } = countOf(group, store.state.value);
  return (
    <section class="panel rule-group" data-testid={`group-${group.id}`} aria-label={group.rank ? store.label("rules-of", { name: group.label }) : group.label}>
      <h2>
        {group.rank ? <span class="group-rank">{group.label}</span> : group.label}
        {presets > 0 && <span class="hint">{store.label("on-of", { n: on, all: presets })}</span>}
      </h2>
      <RuleList rules={rules} showsReadings={view.filter.value === "changed" || view.filter.value === "readings"} />
      {!isFiltered && group.also.length > 0 && (
        <div class="chips also">
          <span class="chips-name">{store.label("also")}</span>
          {group.also.map((rule) => (
            <Button key={rule.name} id={`also-${group.id}-${rule.name}`} class="chip" onClick={() => view.scrollToGroup(`clause-${rule.name}`)}>{rule.title}</Button>
          ))}
        </div>
      )}
    </section>
  );
};
