import { readPdf } from './open-pdf.js';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue, alpha of each pixel. */
  readonly data: Uint8ClampedArray;
}

interface CanvasFactory {
  create(width: number, height: number): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D };
}

/** Renders a page with pdf.js. Needs the canvas that pdf.js brings along where it can be installed. */
export async function paintPage(bytes: Uint8Array, number: number, dpi: number): Promise<Pixels> {
  const pdf = await readPdf(bytes);
  try {
    const page = await pdf.page(number);
    const viewport = page.getViewport({ scale: dpi / 72 });
    const [width, height] = [Math.round(viewport.width), Math.round(viewport.height)];
    const factory = pdf.document.canvasFactory as CanvasFactory;
    const { canvas, context } = factory.create(width, height);
    await page.render({ canvas, canvasContext: context, viewport }).promise;
    return { width, height, data: context.getImageData(0, 0, width, height).data };
  } finally {
    await pdf.close();
  }
}

/** Why pages cannot be rendered on this computer, or null when they can. */
export async function whyNoCanvas(): Promise<string | null> {
  const package_ = '@napi-rs/canvas';
  return import(/* @vite-ignore */ package_).then(
    () => null,
    () => `${package_}, an optional part of pdfjs-dist, is not installed here`,
  );
}
