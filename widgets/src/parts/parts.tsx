// Basic controls. Each focusable element has the attribute that keeps JupyterLab from taking its keys.
import { createContext, type ComponentChildren, type TargetedKeyboardEvent } from "preact";
import { useContext } from "preact/hooks";
import type { Choice } from "../protocol";
import type { TableState } from "../model/sharedState";
import { useStore } from "../model/store";

export const OWN_KEYS = { "data-lm-suppress-shortcuts": "true" } as const;

interface ButtonProps {
  id: string;
  onClick: (event: MouseEvent) => void;
  children: ComponentChildren;
  class?: string | undefined;
  label?: string | undefined;
  pressed?: boolean | undefined;
  disabled?: boolean | undefined;
  tab?: number | undefined;
  data?: Record<string, string | undefined> | undefined;
  onFocus?: (() => void) | undefined;
  current?: boolean | undefined;
  expanded?: boolean | undefined;
}

export const Button = ({ id, onClick, children, class: name, label, pressed, disabled, tab, data, onFocus, current, expanded }: ButtonProps) => (
  <button
    type="button" {...OWN_KEYS} {...data} data-testid={id} class={name ?? "btn"} onClick={onClick} onFocus={onFocus}
    aria-label={label} title={label} aria-pressed={pressed} aria-current={current ? "step" : undefined} aria-expanded={expanded} disabled={disabled} tabIndex={tab}
  >
    {children}
  </button>
);

/** Marks parts about another table than the current one, which can't be tapped. */
export const OtherTable = createContext(false);

/** Whether nothing can be tapped: on a still page, and in parts about another table. */
export const useIsReadOnly = () => {
  const isOfAnother = useContext(OtherTable);
  return useStore<TableState>().still || isOfAnother;
};

/** A chip that can be tapped, unless all is read-only. */
export const Chip = (props: {
  id: string; tone?: string | undefined; pressed?: boolean | undefined; onClick: () => void; children: ComponentChildren;
}) => {
  const data = { "data-tone": props.tone };
  if (!useIsReadOnly()) return <Button id={props.id} class="chip flip" pressed={props.pressed} data={data} onClick={props.onClick}>{props.children}</Button>;
  return <span class={props.pressed ? "chip looked taken" : "chip looked"} data-testid={props.id} {...data}>{props.children}</span>;
};

/** A condition, an arrow and an answer. The arrow does not wrap alone. */
export const Implication = ({ from, to }: { from: string; to: string }) => (
  <><span>{from}{"\u00a0"}<span class="arrow" aria-hidden="true">→</span></span><b>{to}</b></>
);

interface SelectProps {
  id: string;
  label: string;
  value: string;
  choices: Choice[];
  onPick: (value: string) => void;
  class?: string | undefined;
}

export const Select = ({ id, label, value, choices, onPick, class: name }: SelectProps) => (
  <select
    {...OWN_KEYS} data-testid={id} class={name ?? "pick"} aria-label={label} title={label} value={value}
    onChange={(event) => onPick(event.currentTarget.value)}
  >
    {choices.map((choice) => (
      <option key={choice.value} value={choice.value} selected={choice.value === value}>{choice.label}</option>
    ))}
  </select>
);

type TextFieldProps = {
  id: string;
  label: string;
  value: string;
  onInput?: ((value: string) => void) | undefined;
  onEnter?: ((value: string) => void) | undefined;
  onLeave?: ((value: string) => void) | undefined;
  placeholder?: string;
};

export const TextField = ({ id, label, value, onInput, onEnter, onLeave, placeholder }: TextFieldProps) => {
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLInputElement>) => {
    // In a Japanese input method, Enter only accepts the conversion.
    if (event.key === "Enter" && !event.isComposing) onEnter?.(event.currentTarget.value);
  };
  return (
    <input
      {...OWN_KEYS} data-testid={id} class="line" type="text" aria-label={label} placeholder={placeholder ?? label} size={lettersOf(placeholder ?? label)}
      value={value} autocomplete="off" autocapitalize="off" spellcheck={false} onKeyDown={onKeyDown}
      onInput={(event) => onInput?.(event.currentTarget.value)}
      onBlur={(event) => onLeave?.(event.currentTarget.value)}
    />
  );
};

const WIDE = /[\u1100-\uffe0]/g; // as wide as two letters

/** How wide a field is, so that its hint isn't cut. */
const lettersOf = (hint: string): number => Math.max(8, hint.length + (hint.match(WIDE)?.length ?? 0));

export const Switch = (props: { id: string; label: ComponentChildren; on: boolean; onFlip: (on: boolean) => void }) => (
  <label class="tick">
    <input
      type="checkbox" role="switch" {...OWN_KEYS} data-testid={props.id} checked={props.on}
      onChange={(event) => props.onFlip(event.currentTarget.checked)}
    />
    <span class="knob" aria-hidden="true" />
    <span class="tick-label">{props.label}</span>
  </label>
);

export const Fold = (props: {
  id: string; title: ComponentChildren; children: ComponentChildren; open?: boolean; class?: string; onOpen?: () => void;
}) => (
  <details
    class={props.class ?? "fold"} data-testid={props.id} open={props.open}
    onToggle={(event) => event.currentTarget.open && props.onOpen?.()}
  >
    <summary {...OWN_KEYS} data-testid={`${props.id}-open`}>{props.title}</summary>
    <div class="fold-body">{props.children}</div>
  </details>
);

/** `scrolls`: the list may be scrolled, so the keyboard must reach it. */
export const Faults = ({ id, faults, scrolls }: { id: string; faults: string[]; scrolls?: boolean }) =>
  faults.length === 0 ? null : (
    <ul class="faults" tabIndex={scrolls ? 0 : undefined}>
      {faults.map((fault, index) => <li key={fault} data-testid={`${id}-fault-${index}`}>{fault}</li>)}
    </ul>
  );

const ICONS = {
  home: "M4 11.500 12 4l8 7.500M6.500 10v10h11V10M10 20v-6h4v6",
  undo: "M9 6 4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3",
  redo: "M15 6l5 5-5 5M20 11H10a5 5 0 0 0 0 10h3",
  edit: "M5 19h14M7 15l8.5-8.5 2.5 2.5L9.500 17.500 6 18Z",
  close: "M6 6l12 12M18 6 6 18",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  trash: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",
  copy: "M9 9h11v11H9ZM5 15H4V4h11v1",
  first: "M19 6 11 12l8 6ZM6 6v12",
  back: "M15 5l-8 7 8 7",
  forward: "M9 5l8 7-8 7",
  last: "M5 6l8 6-8 6ZM18 6v12",
  play: "M7 5v14l12-7Z",
  pause: "M8 5v14M16 5v14",
  arrow: "M4 12h15M13 6l6 6-6 6",
  turn: "M7 3h10v18H7ZM7 11h10M7 16l5-5M8 20l8.500-8.500M13 20.500l4-4",
  asked: "M4 4h16v12h-8l-5 4v-4H4ZM10 8.500a2 2 0 1 1 2.800 1.800q-.800.400-.800 1.200M12 13.500v.2",
  sheet: "M6 3h8l4 4v14H6ZM9 11h6M9 15h6",
  levels: "M4 20h16M6 20v-5M12 20V10M18 20V5",
  checks: "M4 6.500 5.500 8 8 5M11 6.500h9M4 12.500 5.500 14 8 11M11 12.500h9M4 18.500 5.500 20 8 17M11 18.500h9",
  moves: "M3 7h5v10H3ZM11 7h5v10h-5ZM19 7h2v10h-2",
  help: "M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18ZM9.500 9.500a2.500 2.500 0 1 1 3.500 2.300q-1 .500-1 1.700M12 16.500v.2",
  info: "M12 11v6M12 7v.5M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18Z",
  open: "M4 20V6h6l2 3h8v11ZM4 20l3-8h15",
  save: "M5 4h11l3 3v13H5ZM8 4v5h7V4M8 20v-6h8v6",
  download: "M12 4v11M8 11l4 4 4-4M5 20h14",
  stamp: "M9 14V9a3 3 0 1 1 6 0v5M6 14h12v4H6ZM6 21h12",
  share: "M12 15V4M8 7l4-4 4 4M6 12H5v8h14v-8h-1",
} as const;

export const Icon = ({ name }: { name: keyof typeof ICONS }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d={ICONS[name]} /></svg>
);

/** Arrow keys move through a row of cards. The row is one tab stop. */
export const walkRow = (event: TargetedKeyboardEvent<HTMLElement>) => {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-card]")];
  const next = cards[cards.indexOf(event.target as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
};
