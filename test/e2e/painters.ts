import pixelmatch from 'pixelmatch';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { build } from 'vite';
import type { DisplayList } from '../../src-main/layout/display-list.js';
import { paintPng } from '../../src-main/print/images/png.js';
import { inProject } from '../../src-main/setup/project.mjs';
import { noMargins, print, type Pictures } from '../print/fixtures.js';

export const DPI = 150;
const MM = 25.4;

export interface Painted {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue, alpha. */
  readonly data: Buffer;
}

/** The page's program as one script; no test code gets into the app. */
export async function painterScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry: inProject('test', 'e2e', 'painter-page.ts'), formats: ['iife'], name: 'painters' },
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error('The page was not built.');
  return output.output[0].code;
}

type Painters = typeof import('./painter-page.js');

export const painters: Readonly<
  Record<'screen' | 'pdf' | 'png', (list: DisplayList, pictures: Pictures, page: Page) => Promise<Painted>>
> = {
  async screen(list, pictures, page) {
    const addresses: Record<string, string> = {};
    for (const step of list.steps) {
      if (step.kind !== 'picture') continue;
      const type = step.picture.endsWith('.png') ? 'png' : 'jpeg';
      const bytes = Buffer.from(await pictures.read(step.picture));
      addresses[step.picture] = `data:image/${type};base64,${bytes.toString('base64')}`;
    }
    const address = await page.evaluate(
      ([list, addresses, scale]) =>
        (Reflect.get(window, 'painters') as Painters).paintScreen(list, addresses, scale),
      [list, addresses, DPI / MM] as const,
    );
    return decode(Buffer.from(address.replace(/^.*,/, ''), 'base64'));
  },
  async pdf(list, pictures, page) {
    const sheet = {
      paper: { width: 63.5, height: 88.9 },
      margins: noMargins,
      marks: 'none',
      controlLine: false,
    };
    const bytes = await print([{ list, copies: 1 }], sheet, { picture: pictures.read });
    const address = await page.evaluate(
      ([base64, dpi]) => (Reflect.get(window, 'painters') as Painters).paintPdf(base64, dpi),
      [Buffer.from(bytes).toString('base64'), DPI] as const,
    );
    return decode(Buffer.from(address.replace(/^.*,/, ''), 'base64'));
  },
  png: async (list, pictures) => decode(await paintPng(list, { dpi: DPI, picture: pictures.read })),
};

async function decode(png: Uint8Array): Promise<Painted> {
  const { data, info } = await sharp(png)
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

export interface Difference {
  /** Share of pixels that differ to the eye (pixelmatch, threshold 0.2, antialiasing left out), in per cent. */
  readonly share: number;
  /** Mean difference of a channel, of 255. */
  readonly mean: number;
  /** The same in the worst square of 4 mm: a small thing in the wrong place drowns in a mean over the whole card. */
  readonly worst: number;
}

export function differenceOf(one: Painted, two: Painted): Difference {
  const { width, height } = one;
  if (two.width !== width || two.height !== height) throw new Error('The pictures are of different sizes.');
  const share =
    (100 * pixelmatch(one.data, two.data, undefined, width, height, { threshold: 0.2 })) / (width * height);
  const side = Math.round((4 / MM) * DPI);
  const columns = Math.ceil(width / side);
  const sums = new Float64Array(columns * Math.ceil(height / side));
  const counts = new Float64Array(sums.length);
  for (let at = 0; at < one.data.length; at += 1) {
    if (at % 4 === 3) continue;
    const pixel = at >> 2;
    const square =
      Math.floor(Math.floor(pixel / width) / side) * columns + Math.floor((pixel % width) / side);
    sums[square]! += Math.abs(one.data[at]! - two.data[at]!);
    counts[square]! += 1;
  }
  // Slivers at the edges are too small to speak for themselves.
  const means = [...sums].map((sum, square) =>
    counts[square]! < (side * side * 3) / 2 ? 0 : sum / counts[square]!,
  );
  const total = sums.reduce((sum, each) => sum + each, 0);
  return { share, mean: total / (width * height * 3), worst: Math.max(...means) };
}
