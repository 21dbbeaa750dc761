import { h, render as draw, type ComponentChild } from "preact";
import { VerdictFace } from "./card";
import { Desk } from "./desk";
import type { Model, StepState } from "./protocol";
import { createStore } from "./store";
import { Stepper } from "./stepper";
import "./style/base.css";
import "./style/cards.css";
import "./style/table.css";
import "./style/panels.css";
import "./style/games.css";
import "./style/stepper.css";

const faceOf = (model: Model): [ComponentChild, { dispose(): void }] => {
  if (model.get("view") === "stepper") {
    const store = createStore<StepState>(model);
    return [h(Stepper, { store }), store];
  }
  const store = createStore(model);
  return [h(model.get("view") === "card" ? VerdictFace : Desk, { store }), store];
};

/** The entry that anywidget calls; the gallery and the web page call it with a model of their own. */
const render = ({ model, el }: { model: Model; el: HTMLElement }): (() => void) => {
  const [face, store] = faceOf(model);
  draw(face, el);
  return () => {
    draw(null, el);
    store.dispose();
  };
};

export default { render };
