// A dialog: full screen on a phone, otherwise a panel next to the table.
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

interface SheetProps { id: string; label: string; onClose: () => void; children: ComponentChildren }

/** The browser's own dialog is above everything in a notebook, keeps the focus and closes with Esc. */
export const Sheet = ({ id, label, onClose, children }: SheetProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { activeElement } = dialog.current!.getRootNode() as Document | ShadowRoot;
    dialog.current!.showModal?.();
    return () => (activeElement as HTMLElement | null)?.focus?.({ preventScroll: true });
  }, []);
  useEffect(() => closeOnBack(dialog.current!.ownerDocument, onClose), []);
  const onClick = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose(); // a click outside
  };
  const onCancel = (event: Event) => {
    if (event.target !== dialog.current) return; // from a file input
    event.preventDefault();
    onClose();
  };
  return (
    <dialog ref={dialog} class="sheet" data-testid={id} aria-label={label} onClick={onClick} onCancel={onCancel}>
      <div class="sheet-body">{children}</div>
    </dialog>
  );
};

/** "Back" closes it, except in a notebook. */
const closeOnBack = (page: Document, close: () => void): (() => void) => {
  const view = page.defaultView;
  if (!view || !page.getElementById("referee-page")) return () => undefined;
  const { history } = view;
  let isOpen = true;
  history.pushState({ ...history.state, sheet: true }, "");
  const onPop = () => {
    isOpen = false;
    close();
  };
  view.addEventListener("popstate", onPop);
  return () => {
    view.removeEventListener("popstate", onPop);
    if (isOpen) history.back();
  };
};
