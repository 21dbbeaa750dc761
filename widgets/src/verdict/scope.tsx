// What the verdict rests on, requested when this is opened.
import { useStore } from "../model/store";
import type { TableState } from "../model/sharedState";
import { Fold } from "../parts/parts";

/** Closes when another verdict is shown. */
export const Scope = () => {
  const store = useStore<TableState>();
  const { scope } = store.state.value;
  if (scope === undefined || store.still) return null;
  const request = () => { if (scope === null) store.send({ type: "scope" }); };
  return (
    <Fold id="scope" class="part elsewhere" title={store.label("scope")} open={scope !== null} onOpen={request}>
      <ul class="plain" data-testid="scope-lines" aria-busy={scope === null}>
        {scope?.map((line) => <li key={line}>{line}</li>)}
      </ul>
    </Fold>
  );
};
