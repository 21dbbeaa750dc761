import { h, render as draw, type ComponentType } from "preact";
import { VerdictFace } from "./card";
import { Desk } from "./desk";
import type { Model } from "./protocol";
import { QuizFace } from "./quiz";
import { createStore, type Store } from "./store";
import { Stepper } from "./stepper";
import "./style/base.css";
import "./style/cards.css";
import "./style/table.css";
import "./style/panels.css";
import "./style/games.css";
import "./style/stepper.css";
import "./style/quiz.css";

// The trait `view` -> what draws it; each face knows the shape of its own state.
const FACES: Record<string, ComponentType<{ store: Store<any> }>> = { desk: Desk, card: VerdictFace, stepper: Stepper, quiz: QuizFace };

/** The entry that anywidget calls; the gallery and the web page call it with a model of their own. */
const render = ({ model, el }: { model: Model; el: HTMLElement }): (() => void) => {
  const store = createStore(model);
  draw(h(FACES[model.get("view") as string] ?? Desk, { store }), el);
  return () => {
    draw(null, el);
    store.dispose();
  };
};

export default { render };
