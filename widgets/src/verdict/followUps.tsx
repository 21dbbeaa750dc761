// Questions that the referee has to ask, and players for whom the table is waiting, on the card and on the strip.
import type { Ask, DeskState, Waiting as Waited } from "../protocol";
import type { TableState } from "../model/sharedState";
import { OfferedMoves, turnsWithMoves } from "../parts/offeredMoves";
import { PickCards } from "../parts/panels";
import { Button, Implication } from "../parts/parts";
import { useStore } from "../model/store";

const WHO_PLAYS = "disputer";

interface Placement { placement: "card" | "strip" }

/** The referee's questions. An answer becomes part of the table. */
export const FollowUps = ({ placement }: Placement) => {
  const store = useStore<TableState>();
  const { asks, tried } = store.state.value;
  if (!asks || asks.length === 0 || store.still || tried) return null;
  // The strip has room for one question at a time.
  return <>{(placement === "strip" ? asks.slice(0, 1) : asks).map((ask) => <FollowUp key={ask.id} ask={ask} placement={placement} />)}</>;
};

const FollowUp = ({ ask, placement }: { ask: Ask } & Placement) => {
  const store = useStore<TableState>();
  const id = placement === "strip" ? "strip-ask" : "ask";
  const { verdict } = store.state.value;
  const isLine = placement === "strip" && !verdict; // the strip's own line asks
  const isInHeadline = isLine || (ask.fact !== "" && verdict?.headline.includes(ask.fact));
  const tell = (choice: string) => {
    store.send({ type: "tell", ask: ask.id, choice });
    if (ask.id === WHO_PLAYS) store.target.value = "disputed"; // their cards come next
  };
  return (
    <div class="asks" role="group" aria-label={ask.text} data-testid={id} data-ask={ask.id}>
      {!isInHeadline && <p class="ask-text">{ask.text}</p>}
      <div class="chips">{ask.choices.map((choice) => (
        <Button
          key={choice.value} id={`${id}-${choice.value}`} class={choice.value === ask.inferred ? "chip inferred" : "chip"}
          label={choice.value === ask.inferred ? `${choice.label}: ${store.label("inferred", { label: choice.label })}` : undefined}
          data={{ "data-tone": choice.tone }}
          onClick={() => tell(choice.value)}
        >
          {placement === "card" && choice.answerLabel
            ? <Implication from={choice.label} to={choice.answerLabel} />
            : <span>{choice.label}</span>}
        </Button>
      ))}</div>
      {ask.inferred && placement === "card" && <p class="small-text">{store.label("inferred", { label: ask.inferred })}</p>}
    </div>
  );
};

/** The players for whom the table is waiting, with their possible moves. */
export const WaitingFor = ({ placement }: Placement) => {
  const store = useStore<TableState>();
  const { waiting, tried, verdict } = store.state.value;
  if (!waiting || store.still || tried) return null;
  const canPick = "disputed" in store.state.value;
  const turns = turnsWithMoves(store.state.value);
  const visible = placement === "strip" ? turns.slice(0, 1) : turns;
  const id = placement === "strip" ? "strip-waiting" : "waiting";
  if (!waiting.text && visible.length === 0) return null;
  return (
    <div class="asks waiting" role="group" aria-label={waiting.text || store.label("go-on")} data-testid={id}>
      {waiting.text && !(placement === "strip" && !verdict) && <p class="ask-text">{waiting.text}</p>}
      {visible.map((turn) => <WaitingTurn key={turn.seat} turn={turn} id={id} showsName={turns.length > 1} canPick={canPick} />)}
    </div>
  );
};

const WaitingTurn = ({ turn, id, showsName, canPick }: { turn: Waited["turns"][number]; id: string; showsName: boolean; canPick: boolean }) => {
  const store = useStore<TableState>();
  return (
    <div class="waits-for">
      {showsName && <b class="waits-name">{turn.name}</b>}
      <OfferedMoves id={`${id}-${turn.seat}`} moves={turn.moves} player={turn.name} onMake={(move) => store.send({ type: "make", move: move.text, offered: true })}>
        {canPick && turn.picks && <PickCards seat={turn.seat} id={`${id}-${turn.seat}-pick`} class="chip" />}
      </OfferedMoves>
    </div>
  );
};

/** On an empty table: the presets of the book, and other books until one was chosen. Words that were answered have begun. */
export const Beginnings = ({ placement }: Placement) => {
  const store = useStore<TableState>();
  const { begin = [], presets = [], waiting, argument } = store.state.value as TableState & Partial<Pick<DeskState, "argument">>;
  if ((begin.length === 0 && presets.length === 0) || waiting || argument || store.still) return null;
  const id = placement === "strip" ? "begin" : "begin-card";
  return (
    <div class="asks begin" data-testid={id}>
      {presets.length > 0 && (
        <div class="chips" role="group" aria-label={store.label("house-rules")}>{presets.map((preset) => (
          <Button key={preset.id} id={`${id}-preset-${preset.id}`} class="chip" pressed={preset.on} onClick={() => store.send({ type: "pick", do: { type: "preset", preset: preset.id } })}>
            {preset.title}
          </Button>
        ))}</div>
      )}
      {begin.length > 0 && (
        <div class="chips" role="group" aria-label={store.label("begin")}>{begin.map((book) => (
          <Button key={book.id} id={`${id}-${book.id}`} class="chip" onClick={() => store.send({ type: "book", book: book.id })}>{book.title}</Button>
        ))}</div>
      )}
    </div>
  );
};
