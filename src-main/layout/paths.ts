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

/** The numbers of path data of a display list, in their order: the places that it goes by, x before y. */
export const numbersIn = (path: string): number[] =>
  path.match(/-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi)?.map(Number) ?? [];
