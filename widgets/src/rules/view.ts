// The state of the picker that only the page knows: the search, the filter, the scroll target.
import { signal, type Signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { PickerState, Rule, RuleGroup, RuleReading } from "../protocol";

/** `card`: the rules of the open group. */
export type Show = "card" | "all" | "on" | "changed" | "readings";
interface View {
  query: Signal<string>;
  filter: Signal<Show>;
  /** The group that is open. */
  group: Signal<string>;
  scrollToGroup(id: string): void;
}

const Context = createContext<View | null>(null);
export const ViewProvider = Context.Provider;
export const useView = (): View => {
  const view = useContext(Context);
  if (!view) throw new Error("the picker's parts need its view");
  return view;
};

const SCROLL_DELAY = 30;
const MARGIN = 6;

/** `root` returns the element of the view, which may be in a shadow tree; `groupOf` the group of a rule. */
export const createView = (root: () => HTMLElement | null, groupOf: (rule: string) => string): View => {
  const query = signal("");
  const filter = signal<Show>("card");
  const group = signal("");
  const scrollToGroup = (id: string) => {
    const target = () => root()?.querySelector<HTMLElement>(`[data-testid="${id}"]`);
    if (id.startsWith("clause-") || !target()) {
      [query.value, filter.value] = ["", "card"];
      if (id.startsWith("clause-")) group.value = groupOf(id.slice("clause-".length));
      if (id.startsWith("group-")) group.value = id.slice("group-".length);
    }
    const former = focusIn(root());
    // Rules that were filtered out must be drawn first. If the user has moved the focus by then, it stays.
    setTimeout(() => {
      const goal = target();
      if (goal) scrollTo(goal, scrollInstantly(goal) ? "auto" : "smooth");
      if (focusIn(root()) !== former) return;
      goal?.querySelector<HTMLElement>("input, select, button")?.focus({ preventScroll: true });
    }, SCROLL_DELAY);
  };
  return { query, filter, group, scrollToGroup };
};

const focusIn = (root: HTMLElement | null): Element | null =>
  (root?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement ?? null;

/** On wide screens the list of rules scrolls, otherwise the page. */
const scrollTo = (goal: HTMLElement, behavior: ScrollBehavior) => {
  const list = goal.closest<HTMLElement>(".groups");
  if (!list || list.scrollHeight <= list.clientHeight) return goal.scrollIntoView({ block: "start", behavior });
  const distance = goal.getBoundingClientRect().top - list.getBoundingClientRect().top;
  list.scrollTo({ top: list.scrollTop + distance - MARGIN, behavior });
  list.scrollIntoView({ block: "nearest", behavior });
};

const scrollInstantly = (element: HTMLElement): boolean =>
  element.ownerDocument.defaultView?.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? true;

export const isOn = (rule: Rule, state: PickerState): boolean => !rule.switch || state.values[rule.name] === true;

/** Whether a reading matters for the rules in use and is shown at this rule of those that share it. */
export const isRelevant = (reading: RuleReading, rule: Rule, values: PickerState["values"]): boolean => {
  const inUse = (name: string) => values[name] !== false;
  const owner = reading.users.find(inUse) ?? reading.users[0];
  return owner === rule.name && reading.among.every(inUse);
};

/** Whether a rule belongs to the chosen game, if the book has several. */
export const belongsToGame = (rule: Rule, state: PickerState): boolean => rule.games.length === 0 || rule.games.includes(state.game);

const FILTERS: Record<Show, (rule: Rule, state: PickerState) => boolean> = {
  card: () => true,
  all: () => true,
  on: (rule, state) => rule.switch && isOn(rule, state),
  changed: (rule, state) => [rule.name, ...rule.readings.filter((reading) => isRelevant(reading, rule, state.values)).map((reading) => reading.id)].some((name) => name in state.by),
  readings: (rule, state) => isOn(rule, state) && rule.readings.some((reading) => reading.kind === "reading" && isRelevant(reading, rule, state.values)),
};

export const shownOf = (group: RuleGroup, state: PickerState, filter: Show): Rule[] =>
  group.clauses.filter((rule) => belongsToGame(rule, state) && FILTERS[filter](rule, state));

export const countOf = (group: RuleGroup, state: PickerState): { on: number; all: number } => {
  const switches = group.clauses.filter((rule) => rule.switch && belongsToGame(rule, state));
  return { on: switches.filter((rule) => isOn(rule, state)).length, all: switches.length };
};

export const totalOf = (state: PickerState): number => state.catalog.groups.reduce((sum, group) => sum + countOf(group, state).on, 0);
