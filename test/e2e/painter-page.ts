/** Runs in the browser: the app's own screen painter, and pdf.js for what a PDF viewer shows. */
import { Konva } from 'konva/lib/Core.js';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import * as worker from 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import type { DisplayList } from '../../src-main/layout/display-list.js';
import { CardPainter } from '../../src-renderer/shared/card-painter/card-painter.js';
import { picturesOf } from '../../src-renderer/shared/card-painter/paint-list.js';
import { PictureCache } from '../../src-renderer/shared/card-painter/picture-cache.js';

// pdf.js finds its worker here and needs no second file.
Reflect.set(globalThis, 'pdfjsWorker', worker);

/** Paints a card as the designer does. `pictures` are data addresses by id. Answers a PNG as a data address. */
export async function paintScreen(
  list: DisplayList,
  pictures: Readonly<Record<string, string>>,
  pxPerMm: number,
): Promise<string> {
  Konva.pixelRatio = 1;
  const cache = new PictureCache(async (id) => {
    const image = new Image();
    image.src = pictures[id] ?? '';
    await image.decode();
    return image;
  });
  await Promise.all(picturesOf(list).map((id) => cache.load(id)));
  const container = document.createElement('div');
  const stage = new Konva.Stage({
    container,
    width: Math.round(list.width * pxPerMm),
    height: Math.round(list.height * pxPerMm),
  });
  const layer = new Konva.Layer({ listening: false });
  const painter = new CardPainter(() => undefined, cache);
  layer.add(painter.group);
  stage.add(layer);
  painter.group.scale({ x: pxPerMm, y: pxPerMm });
  painter.show(list);
  layer.draw();
  const address = layer.getNativeCanvasElement().toDataURL();
  stage.destroy();
  return address;
}

/** Renders the first page of a PDF (base64). Answers a PNG as a data address. */
export async function paintPdf(base64: string, dpi: number): Promise<string> {
  const data = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  const task = getDocument({ data, verbosity: 0, disableFontFace: true });
  const page = await (await task.promise).getPage(1);
  const viewport = page.getViewport({ scale: dpi / 72 });
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  await page.render({ canvas, viewport }).promise;
  await task.destroy();
  return canvas.toDataURL();
}
