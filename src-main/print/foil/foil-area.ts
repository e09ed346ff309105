/** Where foil is seen on a card: what is marked as foil, without what lies over it. */
import {
  ClipType,
  Clipper,
  EndType,
  FillRule,
  JoinType,
  type Path64,
  type Paths64,
  type Rect64,
} from 'clipper2-ts';
import type { Box, DisplayList, ShapeStep, Step } from '../../layout/display-list.js';
import { outlineOfText } from '../../layout/lines/glyph-outlines.js';
import { inkBox } from '../../layout/lines/ink-box.js';
import { inset, n, rectPath } from '../../layout/shapes.js';
import { outlinesIn, type Outline } from './outlines.js';

/** The clipper reckons in whole numbers: so many for a millimetre. */
const FINE = 10_000;
/** As display lists have it. */
const MITRE_LIMIT = 4;
/** What lets more through than this covers no foil. */
const COVERING = 0.5;
/** Smaller islands are crumbs of the reckoning, mm². */
const CRUMB = 0.0005;

export const hasFoil = ({ steps }: DisplayList): boolean => steps.some(isFoil);

export const isFoil = (step: Step): boolean => step.kind !== 'picture' && step.foil !== undefined;

/**
 * The area as path data in mm of the list, of straight lines, to the end of the bleed; empty where there is no foil. It is
 * to be filled as a whole: its holes run the other way round.
 *
 * Pictures cut out nothing but where the card's own picture lies: those of frames may have holes that only their pixels know.
 */
export function foilArea(list: DisplayList): string {
  let area: Paths64 = [];
  for (const step of list.steps) {
    const foil = isFoil(step);
    if (!foil && (area.length === 0 || !covers(step) || !isUnder(step, list, area))) continue;
    for (const shape of shapesOf(step, list)) {
      const type = foil ? ClipType.Union : ClipType.Difference;
      area = Clipper.booleanOp(type, area, shape, FillRule.NonZero);
    }
  }
  if (area.length === 0) return '';
  const card: Box = { x: 0, y: 0, width: list.width, height: list.height };
  const within = Clipper.rectClip(rectOf(inset(card, -list.bleed)), area);
  return within
    .filter((path) => Math.abs(Clipper.area(path)) > CRUMB * FINE * FINE)
    .map(dataOf)
    .join('');
}

/** Whether there is foil within the box of a step: most texts lie beside all foil, which is found out far sooner than what is left of it. */
function isUnder(step: Step, list: DisplayList, area: Paths64): boolean {
  const box = step.kind === 'text' ? inkBox(step, list) : step.kind === 'picture' ? step.clip : boxOf(step);
  // Holes count against what they are in.
  return Math.abs(Clipper.areaPaths(Clipper.rectClip(rectOf(box), area))) > CRUMB * FINE * FINE;
}

function boxOf({ path, stroke }: ShapeStep): Box {
  const points = outlinesIn(path).flatMap((outline) => outline.points);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const box = { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
  return inset(box, (-MITRE_LIMIT * (stroke?.width ?? 0)) / 2);
}

const rectOf = ({ x, y, width, height }: Box): Rect64 =>
  Clipper.getBoundsPaths([
    [
      { x: Math.round(x * FINE), y: Math.round(y * FINE) },
      { x: Math.round((x + width) * FINE), y: Math.round((y + height) * FINE) },
    ],
  ]);

function covers(step: Step): boolean {
  switch (step.kind) {
    case 'picture':
      return step.element === 'picture';
    case 'shape':
      return (step.opacity ?? 1) > COVERING;
    case 'text':
      return step.hidden !== true;
  }
}

/** What a step inks: areas, each to be filled by itself. */
function shapesOf(step: Step, list: DisplayList): Paths64[] {
  switch (step.kind) {
    case 'picture':
      return [pathsOf(rectPath(step.clip))];
    case 'shape':
      return inksOf(step);
    case 'text':
      return [pathsOf(outlineOfText(step, list))];
  }
}

function inksOf({ path, fill, stroke }: ShapeStep): Paths64[] {
  const filled = fill === undefined ? [] : [pathsOf(path)];
  if (!stroke) return filled;
  const outlines = outlinesIn(path);
  const wide = (isClosed: boolean): Paths64 =>
    Clipper.inflatePaths(
      outlines.filter(({ closed }) => closed === isClosed).map(pointsOf),
      (stroke.width / 2) * FINE,
      JoinType.Miter,
      isClosed ? EndType.Joined : EndType.Butt,
      MITRE_LIMIT,
    );
  return [...filled, wide(true), wide(false)];
}

/** What a path encloses. Open ones are closed, as filling closes them. */
const pathsOf = (path: string): Paths64 => outlinesIn(path).map(pointsOf);

const pointsOf = ({ points }: Outline): Path64 =>
  points.map(([x, y]) => ({ x: Math.round(x * FINE), y: Math.round(y * FINE) }));

const dataOf = (path: Path64): string =>
  `M${path.map(({ x, y }) => `${n(x / FINE)} ${n(y / FINE)}`).join('L')}Z`;
