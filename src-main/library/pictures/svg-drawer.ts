/** The program of the process that draws: a `DrawingJob` comes in as a message, a `DrawingAnswer` goes out as one. */
import type { DrawingAnswer, DrawingJob } from './drawer.js';
import { drawingOf } from './svg-drawing.js';

/** The port of a utility process of Electron's; a process of Node's has a channel instead. */
interface ParentPort {
  once(event: 'message', take: (message: { readonly data: unknown }) => void): void;
  postMessage(answer: DrawingAnswer): void;
}

const { parentPort } = process as NodeJS.Process & { readonly parentPort?: ParentPort };
if (parentPort) {
  parentPort.once(
    'message',
    ({ data }) => void drawingOf(data as DrawingJob).then((one) => parentPort.postMessage(one)),
  );
} else {
  process.once('message', (job) => void drawingOf(job as DrawingJob).then((one) => process.send?.(one)));
}
