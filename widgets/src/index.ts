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

// The component of each view. It knows the shape of its state.
const FACES: Record<string, ComponentType<{ store: Store<any> }>> = {
  desk: Desk, card: VerdictFace, stepper: Stepper, quiz: QuizFace, picker: Picker, home: Home, map: MapFace,
};
// The views that can open any table from a link.
const TABLE_VIEWS = ["desk", "card", "stepper"];
/** The current view, which the state names if the session has several, and otherwise the model. */
const CurrentView = ({ store, faces, el }: { store: Store<any>; faces: typeof FACES; el: HTMLElement }) => {
  const { view, face } = store.state.value as SharedState;
  const former = useRef(face);
  useLayoutEffect(() => {
    if (former.current === face) return;
    former.current = face;
    // Another view is shown from its top. The tapped element is gone, so the focus goes to a main button.
    // After a link was opened nothing was tapped: no frame is drawn around a button that nobody chose.
    if (el.getBoundingClientRect().top < 0) el.scrollIntoView({ block: "start" });
    if (navigator.userActivation?.hasBeenActive === false) return;
    el.querySelector<HTMLElement>('[data-testid="home-open"], [data-testid="open-desk"]')?.focus({ preventScroll: true });
  }, [face]);
  return h(faces[view ?? store.model.get("view") as string] ?? Desk, { store, key: face });
};
// On a still page.
const STILL_FACES: typeof FACES = { ...FACES, desk: StillTable };

/** The entry point for anywidget. The gallery and the pages call it with their own model. */
const render = ({ model, el }: { model: Model; el: HTMLElement }): (() => void) => {
  const store = createStore(model);
  const endHistory = model.get("rooms") === true ? syncHistory(store) : () => {};
  const open = () => void openLink(store);
  // Before drawing, so that a page that can open the view in its address itself draws only that.
  if ((store.state.value as SharedState).face || TABLE_VIEWS.includes(model.get("view") as string)) open();
  draw(h(CurrentView, { store, faces: store.still ? STILL_FACES : FACES, el }), el);
  const releasePresses = capturePresses(el);
  model.on("change:link", open);
  return () => {
    model.off("change:link", open);
    draw(null, el);
    releasePresses();
    endHistory();
    store.dispose();
  };
};

void startPage(document, render);

export default { render };
