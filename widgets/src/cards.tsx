// Cards drawn in SVG and CSS of our own: the corner carries rank and suit, so a fan can be read.
import shapes from "../../referee/pictures/shapes.json";
import type { Deck, State } from "./protocol";
import { keyPlace, readCard } from "./place";
import { Btn, Pick, walkRow } from "./parts";
import { useStore, type Store } from "./store";

// One drawing for all faces: the still pictures that Python writes use the same shapes.
const SUITS: Record<string, string> = shapes.suits;
const COURT: Record<string, string> = shapes.court;
const { disc: DISC, joker: JOKER } = shapes;

export const Pip = ({ suit, class: name }: { suit: string; class?: string }) => (
  <svg class={name ?? "pip"} viewBox="0 0 32 32" aria-hidden="true"><path d={SUITS[suit] ?? DISC} /></svg>
);

const Shape = ({ path, name }: { path: string; name: string }) => (
  <svg class={name} viewBox="0 0 32 32" aria-hidden="true"><path d={path} /></svg>
);

export const suitColor = (deck: Deck, suit: string): string =>
  deck.suits.find((known) => known.id === suit)?.color ?? "black";

/** Whether a joker stands for a card of a suit, not for a rank beyond the ranks such as `2+`. */
const isSuited = (deck: Deck, stands: string): boolean => deck.suits.some((suit) => suit.id === stands[0]);

/** What a card needs to be named: any face's store has it. */
export interface Naming { state: { value: { deck: Deck } }; label: Store["label"] }

/** How a card is said aloud. */
export const cardName = (store: Naming, text: string): string => {
  const card = readCard(text);
  const { suits } = store.state.value.deck;
  const plain = (suit: string, rank: string) =>
    store.label("card-name", { suit: suits.find((known) => known.id === suit)?.name ?? suit, rank });
  const name = card.joker ? store.label("joker") : plain(card.suit, card.rank);
  const named = card.stands && isSuited(store.state.value.deck, card.stands);
  const stands = named ? plain(card.stands![0]!, card.stands!.slice(1)) : card.stands;
  const full = stands ? store.label("joker-as", { card: stands }) : name;
  return card.down ? store.label("face-down", { card: full }) : full;
};

export const CardFace = ({ text, deck }: { text: string; deck: Deck }) => {
  const card = readCard(text);
  if (card.down && card.rank === "" && !card.joker) return <span class="face back" aria-hidden="true" />;
  const color = card.joker ? "joker" : suitColor(deck, card.suit);
  const court = COURT[card.rank];
  return (
    <span class={card.down ? "face down" : "face"} data-color={color} aria-hidden="true">
      <span class="corner">
        <b class={card.rank.length > 1 ? "wide" : undefined}>{card.joker ? "Jo" : card.rank}</b>
        {card.joker ? <Shape path={JOKER} name="pip" /> : <Pip suit={card.suit} />}
      </span>
      {card.joker ? <Shape path={JOKER} name="art" />
        : court ? <Shape path={court} name="art court" />
        : <Pip suit={card.suit} class="art" />}
      {card.stands && <Stands stands={card.stands} deck={deck} />}
    </span>
  );
};

const Stands = ({ stands, deck }: { stands: string; deck: Deck }) => (
  <span class="stands" data-color={suitColor(deck, stands[0]!)}>
    ={isSuited(deck, stands) ? <>{stands.slice(1)}<Pip suit={stands[0]!} /></> : stands}
  </span>
);

/** Two jokers in one place look alike; the second gets a number in its test id. */
export const naming = (texts: string[]): string[] => {
  let jokers = 0;
  return texts.map((text) => {
    const card = readCard(text);
    if (!card.joker) return card.suit + card.rank;
    jokers += 1;
    return jokers === 1 ? "Jo" : `Jo-${jokers}`;
  });
};

interface FanProps { texts: string[]; at: string; id: string }

export const Fan = ({ texts, at, id }: FanProps) => {
  const store = useStore();
  const { deck } = store.state.value;
  const lit = store.lit.value;
  const names = naming(texts);
  const toBox = (event: KeyboardEvent, text: string) => {
    if (event.key !== "Delete" && event.key !== "Backspace") return;
    event.preventDefault();
    store.move(text, at, "box");
  };
  return (
    <div class="fan" onKeyDown={walkRow}>
      {texts.map((text, index) => (
        <span class="slot" key={names[index]} onKeyDown={(event) => toBox(event, text)}>
          <Btn
            id={`${id}-card-${names[index]}`} class={lit?.cards.includes(text) ? "card lit" : "card"}
            label={cardName(store, text)} tab={index === 0 ? 0 : -1}
            data={{ "data-card": text, "data-from": at }} onClick={() => store.tap(text, at)}
          >
            <CardFace text={text} deck={deck} />
          </Btn>
        </span>
      ))}
    </div>
  );
};

const cardChoices = (state: State) =>
  state.deck.suits.flatMap((suit) =>
    state.deck.ranks.map((rank) => ({ value: suit.id + rank, label: `${suit.symbol}${rank}` })));

/** What the jokers of a play stand for; shown only where a play holds one. */
export const JokerPicks = ({ texts, at, id }: FanProps) => {
  const store = useStore();
  const names = naming(texts);
  const choices = [
    { value: "", label: store.label("joker-free") }, ...cardChoices(store.state.value),
    ...(store.state.value.deck.beyond ?? []).map((value) => ({
      value, label: `${value} ${store.label(value.endsWith("+") ? "joker-above" : "joker-below")}`,
    })),
  ];
  return (
    <>
      {texts.map((text, index) => {
        const card = readCard(text);
        return card.joker && (
          <label class="joker-pick" key={names[index]}>
            <span>{store.label("joker-stands")}</span>
            <Pick
              id={`${id}-card-${names[index]}-as`} label={store.label("joker-stands")} value={card.stands ?? ""}
              choices={choices} onPick={(as) => store.send({ type: "stand", card: text, at: keyPlace(at), as: as || null })}
            />
          </label>
        );
      })}
    </>
  );
};
