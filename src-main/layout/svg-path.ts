import { n } from './shapes.js';

/** How many numbers each command of SVG path data takes. Source: SVG 2, chapter 9. */
const takes: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

/**
 * SVG path data of any kind as that of a display list: absolute, of the commands M L C Q Z alone. It ends where it is no
 * path data any more, as SVG asks for.
 */
export function displayPath(path: string): string {
  const pen = new Pen();
  for (const [, command = '', rest = ''] of path.matchAll(/([MLHVCSQTAZ])([^MLHVCSQTAZ]*)/gi)) {
    const letter = command.toUpperCase();
    const relative = command !== letter;
    const count = takes[letter] ?? 0;
    const numbers = numbersOf(rest, letter === 'A');
    if (count === 0) pen.close();
    for (let from = 0; count > 0 && from + count <= numbers.length; from += count) {
      // Further pairs after a move are lines.
      const does = letter === 'M' && from > 0 ? 'L' : letter;
      pen.draw(does, numbers.slice(from, from + count), relative);
    }
  }
  return pen.path;
}

/** Nothing is drawn so large, and painters need figures that are written without an exponent. */
const LARGEST = 1e6;

/** The two flags of an arc may stand without space around them. */
function numbersOf(text: string, isArc: boolean): number[] {
  const figure = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/giy;
  const numbers: number[] = [];
  const rest = /[\s,]*/gy;
  for (let at = 0; at < text.length;) {
    rest.lastIndex = at;
    at += rest.exec(text)?.[0].length ?? 0;
    const isFlag = isArc && [3, 4].includes(numbers.length % 7);
    figure.lastIndex = at;
    const found = isFlag ? text.slice(at, at + 1) : figure.exec(text)?.[0];
    if (found === undefined || found === '') break;
    numbers.push(Math.min(LARGEST, Math.max(-LARGEST, Number(found))));
    at += found.length;
  }
  return numbers;
}

class Pen {
  path = '';
  #x = 0;
  #y = 0;
  #start: readonly [number, number] = [0, 0];
  /** Second control point of the curve before, for a smooth one after it. */
  #cubic: readonly [number, number] | null = null;
  #quadratic: readonly [number, number] | null = null;

  close(): void {
    this.path += 'Z';
    [this.#x, this.#y] = this.#start;
    this.#cubic = this.#quadratic = null;
  }

  draw(letter: string, numbers: readonly number[], relative: boolean): void {
    const [dx, dy] = relative ? [this.#x, this.#y] : [0, 0];
    if (letter === 'A') return this.#arc(numbers, dx, dy);
    if (letter === 'H') return this.#put('L', [(numbers[0] ?? 0) + dx, this.#y]);
    if (letter === 'V') return this.#put('L', [this.#x, (numbers[0] ?? 0) + dy]);
    const points = numbers.map((value, index) => value + (index % 2 === 0 ? dx : dy));
    if (letter === 'S') return this.#put('C', [...this.#mirrored(this.#cubic), ...points]);
    if (letter === 'T') return this.#put('Q', [...this.#mirrored(this.#quadratic), ...points]);
    this.#put(letter, points);
  }

  #mirrored(control: readonly [number, number] | null): [number, number] {
    return control ? [2 * this.#x - control[0], 2 * this.#y - control[1]] : [this.#x, this.#y];
  }

  #put(letter: string, points: readonly number[]): void {
    const pairs: string[] = [];
    for (let i = 0; i + 1 < points.length; i += 2)
      pairs.push(`${n(points[i] ?? 0)} ${n(points[i + 1] ?? 0)}`);
    this.path += letter + pairs.join(' ');
    const control = [points.at(-4) ?? 0, points.at(-3) ?? 0] as const;
    this.#cubic = letter === 'C' ? control : null;
    this.#quadratic = letter === 'Q' ? control : null;
    [this.#x, this.#y] = [points.at(-2) ?? 0, points.at(-1) ?? 0];
    if (letter === 'M') this.#start = [this.#x, this.#y];
  }

  /** An arc of an ellipse as curves of at most a quarter. Source: SVG 2, appendix B.2.4. */
  #arc(
    [rx = 0, ry = 0, degrees = 0, large = 0, sweep = 0, x = 0, y = 0]: readonly number[],
    dx: number,
    dy: number,
  ): void {
    const [endX, endY] = [x + dx, y + dy];
    let [a, b] = [Math.abs(rx), Math.abs(ry)];
    const turn = (degrees * Math.PI) / 180;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const [halfX, halfY] = [(this.#x - endX) / 2, (this.#y - endY) / 2];
    const [ux, uy] = [cos * halfX + sin * halfY, cos * halfY - sin * halfX];
    if (a === 0 || b === 0 || (halfX === 0 && halfY === 0)) return this.#put('L', [endX, endY]);
    const grow = Math.max(1, Math.sqrt((ux / a) ** 2 + (uy / b) ** 2));
    a *= grow;
    b *= grow;
    const under = (a * uy) ** 2 + (b * ux) ** 2;
    const far = Math.sqrt(Math.max(0, (a * b) ** 2 - under) / under) * (large === sweep ? -1 : 1);
    const [mx, my] = [(far * a * uy) / b, (-far * b * ux) / a];
    const middleX = cos * mx - sin * my + (this.#x + endX) / 2;
    const middleY = sin * mx + cos * my + (this.#y + endY) / 2;
    const from = Math.atan2((uy - my) / b, (ux - mx) / a);
    let sweepBy = Math.atan2((-uy - my) / b, (-ux - mx) / a) - from;
    if (sweep === 1 && sweepBy < 0) sweepBy += 2 * Math.PI;
    if (sweep === 0 && sweepBy > 0) sweepBy -= 2 * Math.PI;
    const pieces = Math.max(1, Math.ceil(Math.abs(sweepBy) / (Math.PI / 2) - 1e-9));
    const step = sweepBy / pieces;
    const reach = (4 / 3) * Math.tan(step / 4);
    const at = (px: number, py: number): [number, number] => [
      middleX + cos * a * px - sin * b * py,
      middleY + sin * a * px + cos * b * py,
    ];
    for (let piece = 0; piece < pieces; piece++) {
      const [one, two] = [from + piece * step, from + (piece + 1) * step];
      const first = at(Math.cos(one) - reach * Math.sin(one), Math.sin(one) + reach * Math.cos(one));
      const second = at(Math.cos(two) + reach * Math.sin(two), Math.sin(two) - reach * Math.cos(two));
      const end = piece === pieces - 1 ? [endX, endY] : at(Math.cos(two), Math.sin(two));
      this.#put('C', [...first, ...second, ...end]);
    }
  }
}
