import { numbersIn } from '../../layout/paths.js';

type Point = readonly [x: number, y: number];

/** A stretch of a path as straight lines. */
export interface Outline {
  readonly points: readonly Point[];
  readonly closed: boolean;
}

/** How far straight lines may lie beside the curve that they stand for, mm: less than any printer shows. */
const BESIDE = 0.005;

/** The stretches of path data of a display list (absolute M L C Q Z). */
export function outlinesIn(path: string): Outline[] {
  const outlines: Outline[] = [];
  let points: Point[] = [];
  const end = (closed: boolean): void => {
    if (points.length > 1) outlines.push({ points, closed });
    points = [];
  };
  for (const [, command = '', given = ''] of path.matchAll(/([MLCQZ])([^MLCQZ]*)/g)) {
    const places = pairsIn(given);
    switch (command) {
      case 'M':
        end(false);
        points = places;
        break;
      case 'L':
        points.push(...places);
        break;
      case 'Z':
        end(true);
        break;
      default: {
        const taken = command === 'C' ? 3 : 2;
        for (let at = 0; at + taken <= places.length; at += taken) {
          const [start] = points.slice(-1);
          if (start) points.push(...curve([start, ...places.slice(at, at + taken)]));
        }
      }
    }
  }
  end(false);
  return outlines;
}

function pairsIn(given: string): Point[] {
  const numbers = numbersIn(given);
  const pairs: Point[] = [];
  for (let at = 0; at + 1 < numbers.length; at += 2) pairs.push([numbers[at] ?? 0, numbers[at + 1] ?? 0]);
  return pairs;
}

/** A Bézier curve of three or four points as lines, without its start. They are never further from it than `BESIDE`. */
function curve(controls: readonly Point[]): Point[] {
  const degree = controls.length - 1;
  // By the second differences of its points: the furthest that a chord of 1/n of the curve can lie beside it.
  const bend = controls.slice(2).map(([x, y], nth) => {
    const [[ax, ay], [bx, by]] = [controls[nth] ?? [0, 0], controls[nth + 1] ?? [0, 0]];
    return Math.hypot(ax - 2 * bx + x, ay - 2 * by + y);
  });
  const pieces = Math.max(
    1,
    Math.ceil(Math.sqrt((degree * (degree - 1) * Math.max(...bend)) / (8 * BESIDE))),
  );
  return Array.from({ length: pieces }, (_, nth) => pointAt(controls, (nth + 1) / pieces));
}

/** By de Casteljau's construction. */
function pointAt(controls: readonly Point[], along: number): Point {
  let level = controls;
  while (level.length > 1)
    level = level.slice(1).map(([x, y], nth): Point => {
      const [px, py] = level[nth] ?? [0, 0];
      return [px + (x - px) * along, py + (y - py) * along];
    });
  return level[0] ?? [0, 0];
}
