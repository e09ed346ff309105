import sharp from 'sharp';
import type { DrawingAnswer, DrawingJob } from './drawer.js';
import { LibraryError } from '../errors.js';
import { checkedSvg } from './svg-check.js';

/** librsvg draws one CSS pixel as one pixel at this density, dots per inch. */
const PLAIN = 72;
/** The highest density that sharp takes. */
const DENSEST = 72_000;

/** Checks and draws; for the process that does nothing else. */
export async function drawingOf({ svg, side }: DrawingJob): Promise<DrawingAnswer> {
  try {
    return await drawn(checkedSvg(svg), side);
  } catch (error) {
    return error instanceof LibraryError ? { kind: 'refused', because: error.message } : { kind: 'damaged' };
  }
}

async function drawn(svg: Uint8Array, side: number): Promise<DrawingAnswer> {
  const { width, height } = await sharp(svg, { limitInputPixels: false }).metadata();
  const density = (PLAIN * side) / Math.max(width, height);
  if (density < 1) return { kind: 'too-large' };
  const drawing = sharp(svg, { density: Math.min(density, DENSEST), failOn: 'error' });
  return { kind: 'drawn', png: await drawing.png({ compressionLevel: 1 }).toBuffer() };
}
