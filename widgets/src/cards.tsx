// Cards drawn in SVG and CSS of our own: the corner carries rank and suit, so a fan can be read.
import type { Deck, State } from "./protocol";
import { keyPlace, readCard } from "./place";
import { Btn, Pick, walkRow } from "./parts";
import { useStore, type Store } from "./store";

const SUITS: Record<string, string> = {
  S: "M16 2C11 8.500 4 12.600 4 18.600c0 3.700 2.700 6.200 6 6.200 1.900 0 3.600-.8 4.800-2.200-.3 2.900-1.300 5-3.300 7.400h9c-2-2.400-3-4.500-3.300-7.400 1.200 1.400 2.900 2.200 4.800 2.200 3.300 0 6-2.500 6-6.200C28 12.600 21 8.500 16 2Z",
  H: "M16 29C9 22.500 3 17.400 3 10.800 3 6.600 6.100 3.500 10 3.500c2.500 0 4.700 1.300 6 3.400 1.300-2.100 3.500-3.400 6-3.400 3.900 0 7 3.100 7 7.300C29 17.400 23 22.500 16 29Z",
  D: "M16 1.500C18.800 6.600 22.600 11.600 27 16c-4.400 4.400-8.200 9.400-11 14.500C13.200 25.400 9.400 20.400 5 16 9.400 11.600 13.200 6.600 16 1.500Z",
  C: "M16 2.500a6.200 6.200 0 0 1 5.200 9.600 6.200 6.200 0 1 1-3.700 10.300c.4 3 1.400 5.200 3.400 7.600h-9.800c2-2.400 3-4.600 3.400-7.600a6.200 6.200 0 1 1-3.700-10.300A6.200 6.200 0 0 1 16 2.500Z",
};
const DISC = "M16 4a12 12 0 1 1 0 24 12 12 0 0 1 0-24Z";
const JOKER = "M16 2l4.100 9.300 10.100 1-7.600 6.700 2.200 9.900-8.800-5.200-8.800 5.200 2.200-9.900-7.600-6.700 10.100-1Z";
const COURT: Record<string, string> = {
  K: "M5 23 3 10l7 5 4.500-8.500H13v-2h2V2h2v2.500h2v2h-1.500L22 15l7-5-2 13ZM5.500 25h21v4h-21Z",
  Q: "M5 23 3.500 12.500 9 16l2.500-8.500L16 15l4.500-7.500L23 16l5.500-3.500L27 23ZM5.500 25h21v4h-21ZM3.500 7.500a2 2 0 1 1 0 4 2 2 0 0 1 0-4Zm8-5a2 2 0 1 1 0 4 2 2 0 0 1 0-4Zm9 0a2 2 0 1 1 0 4 2 2 0 0 1 0-4Zm8 5a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z",
  J: "M6 23c0-7 3.500-11 9-11.500C17 7 21 3.500 28 3c-1.500 5.500-4 9-7.500 10.500C24 15.500 26 18.500 26 23ZM5 25h22v4H5Z",
};

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

/** How a card is said aloud. */
export const cardName = (store: Store, text: string): string => {
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
const naming = (texts: string[]): string[] => {
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
