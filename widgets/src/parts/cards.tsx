// Cards in SVG and CSS, with rank and suit in the corner, so that a fan can be read.
import shapes from "../../shared/shapes.json";
import type { Deck, DeskState } from "../protocol";
import { incomingCards, keyPlace, placeKey, readCard } from "../model/placeKeys";
import { Button, Icon, Select, walkRow } from "./parts";
import { useStore, type Store } from "../model/store";

// Python's pictures use the same shapes.
const SUITS: Record<string, string> = shapes.suits;
const COURT: Record<string, string> = shapes.court;
const { disc: DISC, joker: JOKER } = shapes;

export const Pip = ({ suit, class: name }: { suit: string; class?: string }) => (
  <svg class={name ?? "pip"} viewBox="0 0 32 32" aria-hidden="true"><path d={SUITS[suit] ?? DISC} /></svg>
);

/** Letters that the style sheet draws, so that screen readers skip them: the card's name contains them. */
export const Glyph = ({ text, class: name }: { text: string | undefined; class: string }) => (
  <b class={`glyph ${name}`} data-glyph={text} aria-hidden="true" />
);

const Shape = ({ path, name }: { path: string; name: string }) => (
  <svg class={name} viewBox="0 0 32 32" aria-hidden="true"><path d={path} /></svg>
);

const suitColor = (deck: Deck, suit: string): string =>
  deck.suits.find((other) => other.id === suit)?.color ?? "black";

const FILLED = ["R", "B", "Y", "G"];

/** The colour with which a card is filled, for the style sheet; `W`: a wild card, in all of them. */
export const fillColor = (suit: string, rank = ""): string | undefined =>
  FILLED.includes(suit) ? suit : !suit && rank.startsWith("W") ? "W" : undefined;

const SIGNS: Record<string, string> = { S: "⊘", R: "⇄", "W+4": "+4" };

/** A rank as it is printed on its card. */
export const rankSign = (rank: string, suit = "R"): string => ((suit || rank.startsWith("W")) && SIGNS[rank]) || rank;

const RANK_LABELS: Record<string, string> = { S: "rank-skip", R: "rank-reverse", "+2": "rank-draw-two", W: "card-wild", "W+4": "card-wild-four", "Jo-": "card-joker-small", "Jo+": "card-joker-big" };

/** The colour of a joker that has a rank of its own; undefined for other cards. */
export const jokerColor = (rank: string): string | undefined => (rank === "Jo+" ? "red" : rank === "Jo-" ? "black" : undefined);

/** Whether a joker stands for a card with a suit, not for a rank beyond the others, such as `2+`. */
const isSuited = (deck: Deck, stands: string): boolean => deck.suits.some((suit) => suit.id === stands[0]);

/** The part of a store that card names need. */
interface CardNames { state: { value: { deck: Deck } }; label: Store["label"] }

/** The name of a card for screen readers. */
export const cardName = (store: CardNames, text: string): string => {
  const card = readCard(text);
  const { suits } = store.state.value.deck;
  if (card.hidden) return store.label("hidden-card");
  const cardLabel = (suit: string, printed: string) => {
    const name = suits.find((other) => other.id === suit)?.name ?? suit;
    const label = RANK_LABELS[printed];
    const rank = label && (!suit || fillColor(suit) !== undefined) ? store.label(label) : printed;
    if (!suit) return rank;
    return fillColor(suit) ? store.label("coloured-card", { colour: name, rank }) : store.label("card-name", { suit: name, rank });
  };
  const name = card.joker ? store.label("joker") : cardLabel(card.suit, card.rank);
  const isCard = card.stands && isSuited(store.state.value.deck, card.stands);
  const stands = isCard ? cardLabel(card.stands![0]!, card.stands!.slice(1)) : card.stands;
  const label = stands ? store.label("joker-as", { card: stands }) : name;
  return card.down ? store.label("face-down", { card: label }) : label;
};

export const CardFace = ({ text, deck }: { text: string; deck: Deck }) => {
  const card = readCard(text);
  if (card.hidden) return <span class="face back" aria-hidden="true" />;
  const ranked = jokerColor(card.rank);
  const color = card.joker ? "joker" : ranked ?? suitColor(deck, card.suit);
  const court = COURT[card.rank];
  const sign = deck.suits.find((suit) => suit.id === card.suit)?.symbol;
  return (
    <span class={card.down ? "face down" : "face"} data-color={color} data-filled={fillColor(card.suit, card.rank)} aria-hidden="true">
      <span class="corner">
        {card.joker ? <Glyph class="jo" text="Jo" /> : <b class={ranked ? "sized" : card.rank.length > 1 ? "wide" : undefined}>{rankSign(card.rank, card.suit)}</b>}
        {card.joker || ranked ? <Shape path={JOKER} name="pip" />
          : fillColor(card.suit) ? <Glyph class="sign" text={sign} />
          : card.suit && <Pip suit={card.suit} />}
      </span>
      {card.joker || ranked ? <Shape path={JOKER} name="art" />
        : court ? <Shape path={court} name="art court" />
        : fillColor(card.suit, card.rank) || card.suit ? <Pip suit={card.suit} class="art" />
        : <Glyph class="art number" text={rankSign(card.rank, card.suit)} />}
      {card.stands && <Stands stands={card.stands} deck={deck} />}
    </span>
  );
};

const Stands = ({ stands, deck }: { stands: string; deck: Deck }) => (
  <span class="stands" data-color={suitColor(deck, stands[0]!)}>
    ={isSuited(deck, stands) ? <>{stands.slice(1)}<Pip suit={stands[0]!} /></> : stands}
  </span>
);

/** The test ids of the cards in one place. Cards that look alike have a number from the second one on. */
export const testNames = (texts: string[]): string[] => {
  const seen = new Map<string, number>();
  return texts.map((text) => {
    const card = readCard(text);
    const kind = card.joker ? "Jo" : card.hidden ? "hidden" : card.suit + card.rank;
    const count = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, count);
    return count === 1 ? kind : `${kind}-${count}`;
  });
};

/** The number of each card among those that look alike; undefined if it is unique. */
export const copyNumbers = (texts: string[]): (number | undefined)[] => {
  const seen = new Map<string, number>();
  return texts.map((text) => {
    const { joker, hidden, suit, rank } = readCard(text);
    const kind = joker ? "Jo" : hidden ? "hidden" : suit + rank;
    const nth = seen.get(kind) ?? 0;
    seen.set(kind, nth + 1);
    return joker || hidden || nth > 0 ? nth : undefined;
  });
};

const copyField = (nth: number | undefined) => (nth === undefined ? {} : { nth });

/** Whether a card at a place can be turned over. In rows, all cards are face up. */
export const canTurn = ({ deck, middle }: DeskState, text: string, place: string): boolean =>
  deck.hidden === true && middle?.kind !== "rows" && !readCard(text).hidden && (place === "disputed" || place.startsWith("field"));

/** Turns a card over. */
export const turnOver = (store: Store, text: string, place: string, nth: number | undefined) => {
  const target = { card: text, ...copyField(nth), at: keyPlace(place, store.state.value) };
  const down = store.expected((action) => (
    action.type === "down" && action.card === text && placeKey(action.at) === place && action.nth === nth ? action.down : undefined
  ), readCard(text).down);
  store.send({ type: "down", ...target, down: !down });
};

interface FanProps { texts: string[]; place: string; id: string; wrong?: string[] | undefined; onPick?: (() => void) | undefined }

/** The class and the name of a card. A card in an impossible place is marked in both. */
export const cardLook = (store: CardNames & Pick<Store, "highlight">, text: string, wrong: string[] | undefined, base: string) => {
  const isWrong = wrong?.includes(text) ?? false;
  const name = cardName(store, text);
  return {
    class: [base, store.highlight.value?.cards.includes(text) && "lit", isWrong && "wrong"].filter(Boolean).join(" "),
    label: isWrong ? store.label("wrong-card", { card: name }) : name,
  };
};

/** `onPick`: what a tap does instead of moving the card. Such cards have no button that turns them over. */
export const Fan = ({ texts, place, id, wrong, onPick }: FanProps) => {
  const store = useStore();
  const { deck } = store.state.value;
  const names = testNames(texts);
  const copies = copyNumbers(texts);
  const onKey = (event: KeyboardEvent, text: string, nth: number | undefined) => {
    const isRemoval = event.key === "Delete" || event.key === "Backspace";
    const isTurn = event.key.toLowerCase() === "d" && !event.ctrlKey && !event.metaKey && !event.altKey && canTurn(store.state.value, text, place);
    if (!isRemoval && !isTurn) return;
    event.preventDefault();
    if (isTurn) turnOver(store, text, place, nth);
    else store.move(text, place, "box", nth);
  };
  return (
    <div class="fan" onKeyDown={walkRow}>
      {texts.map((text, index) => (
        <span class="slot" key={names[index]} onKeyDown={(event) => onKey(event, text, copies[index])}>
          <Button
            id={`${id}-card-${names[index]}`} {...cardLook(store, text, wrong, "card")} tab={index === 0 ? 0 : -1}
            data={{ "data-card": text, "data-from": place, "data-nth": copies[index]?.toString(), "aria-keyshortcuts": canTurn(store.state.value, text, place) ? "D" : undefined }}
            onClick={() => (onPick ? onPick() : store.tap(text, place, copies[index]))}
          >
            <CardFace text={text} deck={deck} />
          </Button>
          {!onPick && canTurn(store.state.value, text, place) && <TurnOver id={`${id}-card-${names[index]}-down`} text={text} onTurn={() => turnOver(store, text, place, copies[index])} />}
        </span>
      ))}
    </div>
  );
};

/** The cards of pending moves to this place. They can't be tapped. */
export const IncomingCards = ({ place }: { place: string }) => {
  const store = useStore();
  const texts = incomingCards(store.pending.value, place);
  if (texts.length === 0) return null;
  const names = testNames(texts);
  return (
    <div class="fan coming" aria-hidden="true" data-testid={`coming-${place}`}>
      {texts.map((text, index) => (
        <span class="slot" key={names[index]}><span class="card"><CardFace text={text} deck={store.state.value.deck} /></span></span>
      ))}
    </div>
  );
};

export const TurnOver = ({ id, text, onTurn }: { id: string; text: string; onTurn: () => void }) => {
  const store = useStore();
  const { down } = readCard(text);
  const face = down ? text.slice(1, -1) : text;
  return (
    <Button
      id={id} class="turn-over" pressed={down} onClick={onTurn}
      label={store.label("turn-down", { card: cardName(store, face) })}
    >
      <Icon name="turn" />
    </Button>
  );
};

const cardChoices = (state: DeskState) =>
  state.deck.suits.flatMap((suit) =>
    state.deck.ranks.map((rank) => ({ value: suit.id + rank, label: `${suit.symbol}${rank}` })));

/** Selects what the jokers of a play stand for; empty if it has none. */
export const JokerPicks = ({ texts, place, id }: FanProps) => {
  const store = useStore();
  const names = testNames(texts);
  const copies = copyNumbers(texts);
  const choices = [
    { value: "", label: store.label("joker-free") }, ...cardChoices(store.state.value),
    ...store.state.value.deck.beyond.map((value) => ({
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
            <Select
              id={`${id}-card-${names[index]}-as`} label={store.label("joker-stands")} value={card.stands ?? ""}
              choices={choices} onPick={(meaning) => store.send({ type: "stand", card: text, ...copyField(copies[index]), at: keyPlace(place, store.state.value), as: meaning || null })}
            />
          </label>
        );
      })}
    </>
  );
};
