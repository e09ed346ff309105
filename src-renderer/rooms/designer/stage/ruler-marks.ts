export interface RulerMark {
  /** Px from the ruler's start. */
  readonly at: number;
  readonly mm: number;
  /** Px; the longest bear their figure. */
  readonly length: 3 | 6 | 10;
}

/** Px below which neighbouring marks would run together. */
const CLOSEST = 5;
/** Px that a figure needs. */
const FIGURE = 34;

/** The marks that a ruler shows: `zero` is where its 0 lies and `length` where it ends, px; `scale` px per mm. */
export function rulerMarks(zero: number, scale: number, length: number): RulerMark[] {
  const every = [1, 5, 10, 50].find((mm) => mm * scale >= CLOSEST) ?? 100;
  const figures = [5, 10, 50, 100].find((mm) => mm >= every && mm * scale >= FIGURE) ?? 500;
  const middle = figures === 5 ? 5 : figures / 2;
  const marks: RulerMark[] = [];
  for (let mm = Math.ceil(-zero / scale / every) * every; zero + mm * scale <= length; mm += every) {
    const figure = mm % figures === 0;
    marks.push({ at: zero + mm * scale, mm, length: figure ? 10 : mm % middle === 0 ? 6 : 3 });
  }
  return marks;
}
