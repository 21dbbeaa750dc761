// Buttons for what can be done next, for example after a refused move.
import { playOf } from "../model/placeKeys";
import { useStore } from "../model/store";
import type { Action, DeskState } from "../protocol";
import { Btn } from "./parts";

type Way = DeskState["offers"][number];

export const Offers = () => {
  const store = useStore();
  const { offers, refused } = store.state.value;
  if (!offers?.length || (store.still && !refused)) return null;
  return (
    <div class="offers" data-testid="offers">
      {refused && <p class="refused" data-testid="refused"><s>{refused.label}</s></p>}
      {!store.still && offers.map((way, index) => (
        <Btn
          key={way.kind + way.move} id={`offer-${way.kind}`} class={index === 0 ? "btn gold" : "btn"}
          onClick={() => store.send(actionOf(way, store.state.value))}
        >
          {way.label}
        </Btn>
      ))}
    </div>
  );
};

const actionOf = ({ kind, move }: Way, state: DeskState): Action => {
  if (kind === "instead") return { type: kind, ...playOf(state, state.field.length - 1) };
  if (kind === "undo" || kind === "noted") return { type: kind };
  return kind === "make" ? { type: kind, move, offered: true } : { type: kind, move };
};
