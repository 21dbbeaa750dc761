// A place for cards. A tap makes it the target.
import type { ComponentChildren } from "preact";
import { Btn } from "../parts/parts";
import { useStore } from "../model/store";

interface ZoneProps {
  id: string;
  at: string;
  title: ComponentChildren;
  label: string;
  class: string;
  children: ComponentChildren;
  tools?: ComponentChildren;
  style?: string | undefined;
  /** Called for a tap. If it returns true, the place does not become the target. */
  onTap?: () => boolean;
}

export const Zone = ({ id, at, title, label, class: name, children, tools, style, onTap }: ZoneProps) => {
  const store = useStore();
  const active = store.target.value === at;
  const setTarget = () => {
    if (!onTap?.()) store.target.value = at;
  };
  const onArea = (event: MouseEvent) => {
    const element = event.target as HTMLElement;
    if (element.closest("button, select, input, label, summary")) return;
    event.stopPropagation();
    const place = element.closest<HTMLElement>("[data-place]")?.dataset["place"] ?? at;
    if (place === at) setTarget();
    else store.target.value = place;
  };
  return (
    <section
      class={`zone ${name}${active ? " aimed" : ""}`} style={style} aria-label={label}
      data-testid={id} data-place={at} onClick={onArea}
    >
      {active && <span class="aim" aria-hidden="true">{store.label("target")}</span>}
      <header class="zone-head">
        <Btn id={`${id}-target`} class="zone-title" pressed={active} onClick={setTarget}>
          {title}
        </Btn>
        {tools}
      </header>
      {children}
    </section>
  );
};
