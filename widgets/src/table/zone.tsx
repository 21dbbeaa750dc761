// A place for cards. A tap makes it the target.
import type { ComponentChildren } from "preact";
import { Button } from "../parts/parts";
import { useStore } from "../model/store";

interface ZoneProps {
  id: string;
  place: string;
  title: ComponentChildren;
  label: string;
  class: string;
  children: ComponentChildren;
  tools?: ComponentChildren;
  style?: string | undefined;
  /** Called for a tap. If it returns true, the place does not become the target. */
  onTap?: () => boolean;
}

export const Zone = ({ id, place, title, label, class: name, children, tools, style, onTap }: ZoneProps) => {
  const store = useStore();
  const active = store.target.value === place;
  const setTarget = () => {
    if (!onTap?.()) store.target.value = place;
  };
  const onArea = (event: MouseEvent) => {
    const element = event.target as HTMLElement;
    if (element.closest("button, select, input, label, summary")) return;
    event.stopPropagation();
    const tapped = element.closest<HTMLElement>("[data-place]")?.dataset["place"] ?? place;
    if (tapped === place) setTarget();
    else store.target.value = tapped;
  };
  return (
    <section
      class={`zone ${name}${active ? " aimed" : ""}`} style={style} aria-label={label}
      data-testid={id} data-place={place} onClick={onArea}
    >
      {active && <span class="aim" aria-hidden="true">{store.label("target")}</span>}
      <header class="zone-head">
        <Button id={`${id}-target`} class="zone-title" pressed={active} onClick={setTarget}>
          {title}
        </Button>
        {tools}
      </header>
      {children}
    </section>
  );
};
