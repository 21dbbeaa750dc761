// Python on the page's own thread, the one that the browser slows dependably: `Worker` runs its script here.
{
  const later = (listeners, data) => setTimeout(() => listeners.forEach((each) => each(new MessageEvent("message", { data }))));

  window.Worker = class {
    #outside = [];
    #inside = [];
    #begun;

    constructor(url, { name }) {
      const own = {
        name,
        postMessage: (data) => later(this.#outside, data),
        addEventListener: (kind, each) => { if (kind === "message") this.#inside.push(each); },
      };
      const self = new Proxy(window, {
        get: (page, key) => (key in own ? own[key] : page[key]),
        set: (page, key, value) => { page[key] = value; return true; },
      });
      this.#begun = fetch(url).then((answer) => answer.text()).then((script) => { new Function("self", script)(self); });
    }

    addEventListener(kind, each) { if (kind === "message") this.#outside.push(each); }
    postMessage(data) { this.#begun.then(() => later(this.#inside, data)); }
    terminate() {}
  };
}
