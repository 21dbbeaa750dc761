import { h, render as draw } from "preact";
import { Desk } from "./desk";
import type { Model } from "./protocol";
import { createStore } from "./store";
import "./style/base.css";
import "./style/cards.css";
import "./style/table.css";
import "./style/panels.css";

/** The entry that anywidget calls; the gallery and the web page call it with a model of their own. */
const render = ({ model, el }: { model: Model; el: HTMLElement }): (() => void) => {
  const store = createStore(model);
  draw(h(Desk, { store }), el);
  return () => {
    draw(null, el);
    store.dispose();
  };
};

export default { render };
