import { h, render as draw, type ComponentType } from "preact";
import { takeLink } from "./model/arriving";
import { VerdictFace } from "./faces/verdictFace";
import { Desk } from "./faces/desk";
import { Picker } from "./faces/picker/picker";
import type { Model } from "./model/told";
import { startPage } from "./model/page";
import { keepPresses } from "./model/press";
import { StillTable } from "./faces/still";
import { QuizFace } from "./faces/quiz/quiz";
import { createStore, type Store } from "./model/store";
import { Stepper } from "./faces/stepper/stepper";
import "./style/base.css";
import "./style/cards.css";
import "./style/table.css";
import "./style/panels.css";
import "./style/layout.css";
import "./style/games.css";
import "./style/stepper.css";
import "./style/share.css";
import "./style/quiz.css";
import "./style/picker.css";

// The trait `view` -> what draws it; each face knows the shape of its own state.
const FACES: Record<string, ComponentType<{ store: Store<any> }>> = {
  desk: Desk, card: VerdictFace, stepper: Stepper, quiz: QuizFace, picker: Picker,
};
// The faces that show whatever table a link brings.
const OPEN = ["desk", "card", "stepper"];
// A table that nobody can change is looked at instead.
const STILL: typeof FACES = { ...FACES, desk: StillTable };

/** The entry that anywidget calls; the gallery and the web page call it with a model of their own. */
const render = ({ model, el }: { model: Model; el: HTMLElement }): (() => void) => {
  const store = createStore(model);
  const faces = store.still ? STILL : FACES;
  draw(h(faces[model.get("view") as string] ?? Desk, { store }), el);
  const letGo = keepPresses(el);
  if (OPEN.includes(model.get("view") as string)) void takeLink(store);
  return () => {
    draw(null, el);
    letGo();
    store.dispose();
  };
};

void startPage(document, render);

export default { render };
