// Exports that Python has made: the QR code of a link, the picture of a verdict.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { toPng, drawingAddress, saveFile, textFile } from "../model/files";
import { Button, Icon } from "./parts";
import { useStore } from "../model/store";

export interface Code { link: string; size: number; path: string }
export interface Picture { svg: string; name: string }

const QUIET = 4;

/** Dark on light in every theme, as cameras need it. */
export const CodeView = ({ code }: { code: Code }) => {
  const store = useStore();
  if (!code.path) return <p class="small-text" data-testid="share-code">{store.label("share-code-long")}</p>;
  const side = code.size + 2 * QUIET;
  return (
    <figure class="code" data-testid="share-code">
      <svg viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} role="img" aria-label={store.label("share-code-is")} shape-rendering="crispEdges">
        <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" /><path d={code.path} fill="#000" />
      </svg>
      <figcaption class="small-text">{store.label("share-code-hint")}</figcaption>
    </figure>
  );
};

/** The picture, with buttons that share or save it. */
export const PictureView = ({ picture }: { picture: Picture }) => {
  const store = useStore();
  return (
    <figure class="verdict-picture" data-testid="share-picture-is">
      <img src={drawingAddress(picture.svg)} alt={store.label("share-picture-is")} />
      <figcaption class="row"><PictureButtons picture={picture} /></figcaption>
    </figure>
  );
};

/** `isMain`: whether nothing else around them is the thing to do. */
export const PictureButtons = ({ picture, isMain = true }: { picture: Picture; isMain?: boolean }) => {
  const store = useStore();
  const png = useSignal<Blob | null>(null);
  useEffect(() => {
    png.value = null;
    void toPng(picture.svg).then((blob) => (png.value = blob));
  }, [picture.svg]);
  const file = png.value && new File([png.value], `${picture.name}.png`, { type: "image/png" });
  const canShare = file !== null && navigator.canShare?.({ files: [file] }) === true;
  const send = async () => {
    try {
      await navigator.share({ files: [file!] });
    } catch { /* cancelled or refused: it can still be saved */ }
  };
  return (
    <>
      {canShare && <Button id="share-picture-send" class={isMain ? "btn gold" : "btn"} onClick={() => void send()}><Icon name="share" />{store.label("share-hand-over")}</Button>}
      {file && <Button id="share-picture-png" class={canShare || !isMain ? "btn" : "btn gold"} onClick={() => saveFile(file, file.name)}><Icon name="download" />{store.label("share-save", { kind: "PNG" })}</Button>}
      <Button id="share-picture-svg" onClick={() => saveFile(textFile(picture.svg, "image/svg+xml"), `${picture.name}.svg`)}><Icon name="download" />{store.label("share-save", { kind: "SVG" })}</Button>
    </>
  );
};
