// Files that a page makes.
const SCALE = 2;

export const saveFile = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

export const textFile = (text: string, type: string): Blob => new Blob([text], { type });

/** An SVG as an address that a page with a strict policy may show. */
export const drawingAddress = (svg: string): string =>
  `data:image/svg+xml;base64,${btoa(String.fromCodePoint(...new TextEncoder().encode(svg)))}`;

/** An SVG as PNG, which every chat shows; null if the browser can't convert it. */
export const toPng = async (svg: string): Promise<Blob | null> => {
  try {
    const image = new Image();
    image.src = drawingAddress(svg);
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.naturalWidth * SCALE, image.naturalHeight * SCALE];
    canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  } catch {
    return null;
  }
};
