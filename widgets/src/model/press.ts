// A press of the mouse is a click on the pressed element, even if a new state moves it from under the pointer. Touch has this by itself.
export const capturePresses = (root: HTMLElement): (() => void) => {
  const onDown = (event: PointerEvent) => {
    if (event.pointerType === "touch" || event.button !== 0) return;
    (event.target as HTMLElement).closest<HTMLElement>("button, [data-card]")?.setPointerCapture(event.pointerId);
  };
  root.addEventListener("pointerdown", onDown);
  return () => root.removeEventListener("pointerdown", onDown);
};
