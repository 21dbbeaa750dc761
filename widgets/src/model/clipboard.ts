/** Returns whether the text was copied. Some pages may not write to the clipboard, such as those of a local network. */
export const copyToClipboard = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
};

/** Copies as if the user had selected the text, which every page may do after a tap. */
const copySelected = (text: string): boolean => {
  const { activeElement } = document;
  const area = document.createElement("textarea");
  area.value = text;
  area.readOnly = true;
  area.style.cssText = "position: fixed; top: 0; opacity: 0";
  (document.querySelector("dialog:modal") ?? document.body).append(area); // behind a dialog nothing can be selected
  area.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    area.remove();
    (activeElement as HTMLElement | null)?.focus?.({ preventScroll: true });
  }
};
