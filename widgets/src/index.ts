import { h, render as draw, type ComponentType } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { openLink } from "./model/pageAddress";
import { VerdictFace } from "./faces/verdictFace";
import { Desk } from "./faces/desk";
import { Home } from "./faces/home/home";
import { MapFace } from "./faces/map/map";
import { Picker } from "./faces/picker";
import type { Model, SharedState } from "./model/sharedState";
import { startPage } from "./model/page";
import { capturePresses } from "./model/press";
import { StillTable } from "./faces/still";
import { QuizFace } from "./faces/quiz/quiz";
import { syncHistory } from "./model/navigation";
import { createStore, type Store } from "./model/store";
import { Stepper } from "./faces/stepper/stepper";
import "./style/base.css";
import "./style/cards.css";
import "./style/table.css";
import "./style/panels.css";
import "./style/verdict.css";
import "./style/layout.css";
import "./style/games.css";
import "./style/stepper.css";
import "./style/share.css";
import "./style/quiz.css";
import "./style/picker.css";
import "./style/rules.css";
import "./style/home.css";
import "./style/map.css";
import "./style/print.css";

// The trait `view` -> what draws it; each face knows the shape of its own state.
const FACES: Record<string, ComponentType<{ store: Store<any> }>> = {
  desk: Desk, card: VerdictFace, stepper: Stepper, quiz: QuizFace, picker: Picker, home: Home, map: MapFace,
};
// The faces that show whatever table a link brings.
const OPEN = ["desk", "card", "stepper"];
/** A session that shows one face after another says which; else the model does. */
const Shown = ({ store, faces, el }: { store: Store<any>; faces: typeof FACES; el: HTMLElement }) => {
  const { view, face } = store.state.value as SharedState;
  const before = useRef(face);
  useLayoutEffect(() => {
    if (before.current === face) return;
    before.current = face;
    // Another face begins at its top, and what was tapped is gone: the focus goes to the way on, or back.
    if (el.getBoundingClientRect().top < 0) el.scrollIntoView({ block: "start" });
    el.querySelector<HTMLElement>('[data-testid="home-open"], [data-testid="open-desk"]')?.focus({ preventScroll: true });
  }, [face]);
  return h(faces[view ?? store.model.get("view") as string] ?? Desk, { store, key: face });
};
// A table that nobody can change is looked at instead.
const STILL: typeof FACES = { ...FACES, desk: StillTable };

/** The entry that anywidget calls; the gallery and the web page call it with a model of their own. */
const render = ({ model, el }: { model: Model; el: HTMLElement }): (() => void) => {
  const store = createStore(model);
  const leave = model.get("rooms") === true ? syncHistory(store) : () => {};
  const arrive = () => void openLink(store);
  // First, so that a page which knows the room that its address names draws that alone.
  if ((store.state.value as SharedState).face || OPEN.includes(model.get("view") as string)) arrive();
  draw(h(Shown, { store, faces: store.still ? STILL : FACES, el }), el);
  const letGo = capturePresses(el);
  model.on("change:link", arrive);
  return () => {
    model.off("change:link", arrive);
    draw(null, el);
    letGo();
    leave();
    store.dispose();
  };
};

void startPage(document, render);

export default { render };
