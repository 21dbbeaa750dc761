// The menus over the field: of a play (its player, another card, face down, a joker's value, take back), and of what is in effect.
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { nameOf, playOf, seatOf } from "../model/placeKeys";
import { useStore } from "../model/store";
import { cardName, copyNumbers, JokerPicks, testNames, TurnOver, canTurn, turnOver } from "../parts/cards";
import { MarkChip, slug } from "../parts/panels";
import { Button, Icon } from "../parts/parts";
import type { Play } from "../protocol";

/** A small dialog over the field. A tap outside or Escape closes it. */
const Menu = ({ id, label, onClose, children }: { id: string; label: string; onClose: () => void; children: ComponentChildren }) => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => { endAboveDock(box.current!); });
  useEffect(() => {
    box.current?.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
    const page = box.current!.ownerDocument;
    const closeOutside = (event: PointerEvent) => { if (!event.composedPath().includes(box.current!)) onClose(); };
    page.addEventListener("pointerdown", closeOutside);
    return () => page.removeEventListener("pointerdown", closeOutside);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onClose();
  };
  return <div class="play-menu" ref={box} role="dialog" aria-label={label} data-testid={id} onKeyDown={onKeyDown}>{children}</div>;
};

/** A menu ends above the verdict and the palette, and scrolls if it has no room. */
const endAboveDock = (menu: HTMLElement) => {
  menu.style.maxHeight = "";
  const { top, bottom, left, right } = menu.getBoundingClientRect();
  const dock = menu.closest(".at-table")?.querySelector(".dock")?.getBoundingClientRect();
  const isBelow = dock && dock.left < right && dock.right > left;
  const end = (isBelow ? dock.top : menu.ownerDocument.documentElement.clientHeight) - 6;
  if (bottom > end) menu.style.maxHeight = `${Math.max(end - top, 140)}px`;
};

interface MenuProps { play: Play; index: number; hasPlayer: boolean; onClose: () => void }

export const PlayMenu = ({ play, index, hasPlayer, onClose }: MenuProps) => {
  const store = useStore();
  const place = `field:${nameOf(play, index)}`;
  const id = `field-play-${index}`;
  const name = store.label("play-menu", { cards: play.cards.map((text) => cardName(store, text)).join(", ") });
  const add = () => {
    store.target.value = place;
    onClose();
  };
  return (
    <Menu id={`${id}-menu`} label={name} onClose={onClose}>
      {hasPlayer && <><h3>{store.label("played-by")}</h3><Owner play={play} index={index} /></>}
      <PlayCards play={play} place={place} id={id} />
      <JokerPicks texts={play.cards} place={place} id={id} />
      <div class="row">
        {!store.state.value.middle?.single && <Button id={`${id}-target`} onClick={add}><Icon name="plus" />{store.label("add-to-play")}</Button>}
        <Button id={`${id}-close`} class="btn icon-only" label={store.label("close")} onClick={onClose}><Icon name="close" /></Button>
      </div>
    </Menu>
  );
};

/** What is in effect at the table. A tap switches it and closes the menu. */
export const MarkMenu = ({ onClose }: { onClose: () => void }) => {
  const store = useStore();
  return (
    <Menu id="marks-menu" label={store.label("marks")} onClose={onClose}>
      <h3>{store.label("marks")}</h3>
      <div class="chips" onClick={onClose}>{store.state.value.marks.filter((mark) => !mark.seat).map((mark) => (
        <MarkChip key={mark.mark} mark={mark} id={`set-${slug(mark.mark)}`} />
      ))}</div>
    </Menu>
  );
};

const Owner = ({ play, index }: { play: Play; index: number }) => {
  const store = useStore();
  const state = store.state.value;
  const set = (seat: number | null) => store.send({ type: "player", ...playOf(state, index), ...(seat === null ? { seat } : seatOf(state, seat)) });
  return (
    <div class="chips" role="group" aria-label={store.label("played-by")} data-testid={`field-play-${index}-player`}>
      {state.seats.map((seat, n) => (
        <Button key={nameOf(seat, n)} id={`field-play-${index}-player-${n}`} class="chip" pressed={play.seat === n} onClick={() => set(play.seat === n ? null : n)}>
          {seat.name}
        </Button>
      ))}
    </div>
  );
};

const PlayCards = ({ play, place, id }: { play: Play; place: string; id: string }) => {
  const store = useStore();
  const names = testNames(play.cards);
  const copies = copyNumbers(play.cards);
  return (
    <>
      {play.cards.map((text, n) => (
        <div class="row" key={names[n]}>
          <Button id={`${id}-card-${names[n]}-back`} onClick={() => store.move(text, place, "box", copies[n])}>
            {store.label("take-card-back", { card: cardName(store, text) })}
          </Button>
          {canTurn(store.state.value, text, place) && (
            <TurnOver id={`${id}-card-${names[n]}-down`} text={text} onTurn={() => turnOver(store, text, place, copies[n])} />
          )}
        </div>
      ))}
    </>
  );
};
