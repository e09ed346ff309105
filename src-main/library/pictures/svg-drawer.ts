/** The program of the process that draws: a `DrawingJob` comes in as a message, a `DrawingAnswer` goes out as one. */
import sharp from 'sharp';
import type { DrawingAnswer, DrawingJob } from './drawer.js';
import { LibraryError } from '../errors.js';
import { checkedSvg } from './svg-check.js';

/** The port of a utility process of Electron's; a process of Node's has a channel instead. */
interface ParentPort {
  once(event: 'message', take: (message: { readonly data: unknown }) => void): void;
  postMessage(answer: DrawingAnswer): void;
}

const { parentPort } = process as NodeJS.Process & { readonly parentPort?: ParentPort };
if (parentPort) {
  parentPort.once(
    'message',
    ({ data }) => void answer(data as DrawingJob).then((one) => parentPort.postMessage(one)),
  );
} else {
  process.once('message', (job) => void answer(job as DrawingJob).then((one) => process.send?.(one)));
}

async function answer(job: DrawingJob): Promise<DrawingAnswer> {
  try {
    return await drawn(checkedSvg(job.svg), job.side);
  } catch (error) {
    return error instanceof LibraryError ? { kind: 'refused', because: error.message } : { kind: 'damaged' };
  }
}

async function drawn(svg: Uint8Array, side: number): Promise<DrawingAnswer> {
  const { width, height } = await sharp(svg, { limitInputPixels: false }).metadata();
  const density = (72 * side) / Math.max(width, height);
  if (density < 1) return { kind: 'too-large' };
  const drawing = sharp(svg, { density: Math.min(density, 72000), failOn: 'error' });
  return { kind: 'drawn', png: await drawing.png({ compressionLevel: 1 }).toBuffer() };
}
