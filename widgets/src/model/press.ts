// A press is a tap on what was pressed, also where an answer that comes meanwhile moves it away from under the pointer: a finger's is so by itself.
export const keepPresses = (root: HTMLElement): (() => void) => {
  const onDown = (event: PointerEvent) => {
    if (event.pointerType === "touch" || event.button !== 0) return;
    (event.target as HTMLElement).closest<HTMLElement>("button, [data-card]")?.setPointerCapture(event.pointerId);
  };
  root.addEventListener("pointerdown", onDown);
  return () => root.removeEventListener("pointerdown", onDown);
};
