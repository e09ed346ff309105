/** The stage of the designer and pictures of cards show foil alike. */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { plainLook, type FoilMetal } from '../../../src-main/cards/look.js';
import { paintPng } from '../../../src-main/print/images/png.js';
import { compileSteps, paintStrokes } from '../../../src-renderer/shared/card-painter/paint-list.js';
import { GlyphPaths } from '../../../src-renderer/shared/card-painter/glyph-paths.js';
import { card, lay, noPictures } from '../../print/fixtures.js';
import { whyNoCanvas } from '../../print/pdf/paint-pdf.js';

const noCanvas = await whyNoCanvas();
const DPI = 150;

interface Canvas {
  getContext(kind: '2d'): CanvasRenderingContext2D;
}
interface CanvasPackage {
  createCanvas(width: number, height: number): Canvas;
  readonly Path2D: unknown;
}
let canvas: CanvasPackage;

beforeAll(async () => {
  if (noCanvas) return;
  const named = '@napi-rs/canvas';
  canvas = (await import(/* @vite-ignore */ named)) as CanvasPackage;
  vi.stubGlobal('Path2D', canvas.Path2D);
});
afterAll(() => vi.unstubAllGlobals());

describe.skipIf(noCanvas)('foil on the screen', () => {
  it.each(['gold', 'silver', 'copper', 'rainbow'] satisfies FoilMetal[])(
    'is that of pictures: %s',
    async (metal) => {
      const foil = { metal, parts: ['border' as const, 'name' as const, 'signs' as const] };
      const list = lay(card(1, { look: { ...plainLook, foil } }), noPictures);
      const png = await sharp(await paintPng(list, { dpi: DPI, picture: noPictures.read }))
        .removeAlpha()
        .blur(1)
        .raw()
        .toBuffer({ resolveWithObject: true });
      const { width, height } = png.info;
      const screen = async (steps: typeof list.steps): Promise<Buffer> => {
        const context = canvas.createCanvas(width, height).getContext('2d');
        context.scale(width / list.width, height / list.height);
        paintStrokes(context, compileSteps(steps, list, new GlyphPaths()), { get: () => null });
        const { data } = context.getImageData(0, 0, width, height);
        const raw = { width, height, channels: 4 } as const;
        return sharp(Buffer.from(data.buffer), { raw }).removeAlpha().blur(1).raw().toBuffer();
      };
      const off = (seen: Buffer): number =>
        png.data.reduce((sum, value, at) => sum + Math.abs(value - (seen[at] ?? 0)), 0) / seen.length;
      expect(off(await screen(list.steps))).toBeLessThan(1);
      const dull = list.steps.map((step) => {
        const { foil: _, ...rest } = step as { readonly foil?: FoilMetal } & typeof step;
        return rest as typeof step;
      });
      expect(off(await screen(dull))).toBeGreaterThan(1.2);
    },
  );
});
