// Buttons for what can be done next, for example after a refused move.
import { playOf } from "../model/placeKeys";
import { useStore } from "../model/store";
import type { Action, DeskState } from "../protocol";
import { Button } from "./parts";

type Suggestion = DeskState["offers"][number];

export const Suggestions = () => {
  const store = useStore();
  const { offers, refused } = store.state.value;
  if (!offers?.length || (store.still && !refused)) return null;
  return (
    <div class="offers" data-testid="offers">
      {refused && <p class="refused" data-testid="refused"><s>{refused.label}</s></p>}
      {!store.still && <div class="offered">{offers.map((suggestion, index) => (
        <Button
          key={suggestion.kind + suggestion.move} id={`offer-${suggestion.kind}`} class={index === 0 ? "btn gold" : "btn"}
          onClick={() => store.send(actionOf(suggestion, store.state.value))}
        >
          {suggestion.label}
        </Button>
      ))}</div>}
    </div>
  );
};

const actionOf = ({ kind, move }: Suggestion, state: DeskState): Action => {
  if (kind === "instead") return { type: kind, ...playOf(state, state.field.length - 1) };
  if (kind === "undo" || kind === "noted") return { type: kind };
  return kind === "make" ? { type: kind, move, offered: true } : { type: kind, move };
};
