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

/** Path data with absolute commands M L C Q Z, each point mapped. */
export function mappedPath(path: string, map: (x: number, y: number) => readonly [number, number]): string {
  return path.replace(/([MLCQZ])([^MLCQZ]*)/g, (_all, command: string, given: string) => {
    const numbers = numbersIn(given);
    const points: string[] = [];
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      points.push(
        map(numbers[at] ?? 0, numbers[at + 1] ?? 0)
          .map(n)
          .join(' '),
      );
    }
    return command + points.join(' ');
  });
}
