import { n } from './shapes.js';

/** Moves and scales path data of a display list (absolute M L C Q Z). */
export function placedPath(path: string, x: number, y: number, scale = 1): string {
  let vertical = false;
  return path.replaceAll(/-?\d+(?:\.\d+)?(?:e-?\d+)?/g, (figure) => {
    const value = Number(figure) * scale + (vertical ? y : x);
    vertical = !vertical;
    return n(value);
  });
}
