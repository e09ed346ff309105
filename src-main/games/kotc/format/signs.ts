import type { KotcCard } from '../cards/card.js';
import { editionOf } from '../cards/editions.js';
import { printedUltraPoints } from '../cards/price/printed-cost.js';
import { groundOf, inkOn } from '../../../layout/colors.js';
import { circlePath, polygonPath, rectPath, starPath } from '../../../layout/shapes.js';
import type { Box } from '../../../layout/display-list.js';
import type { Sheet } from '../../../layout/sheet.js';
import type { Template } from './template.js';

/** Cost, Ultra Points if the card has any, and offense and defense of a creature or the triangles of a spell. */
export function signs(card: KotcCard, template: Template, sheet: Sheet): void {
  const { cost, offense, defense, spell } = template;
  const { defenseSign } = editionOf(card.edition);
  sheet.shape('cost', circlePath(cost.x, cost.y, cost.radius), cost.paint);
  number(sheet, template, 'cost', card.cost, cost.x, cost.y);
  gem(card, template, sheet);
  if (card.type === 'spell') {
    sheet.shape('spell', polygonPath(spell.left) + polygonPath(spell.right), spell.paint);
    return;
  }
  const star = starPath(offense.x, offense.y, offense.outer, offense.inner, offense.points);
  sheet.shape('offense', star, offense.paint);
  number(sheet, template, 'offense', card.offense, offense.x, offense.y);
  const { box } = defense;
  sheet.shape('defense', defenseSign === 'square' ? rectPath(box) : diamondPath(box), defense.paint);
  number(sheet, template, 'defense', card.defense, box.x + box.width / 2, box.y + box.height / 2);
}

/** Half the diagonal of a square, by its side. */
const HALF_DIAGONAL = Math.SQRT1_2;

/** A square that is turned by 45 degrees about its middle. */
function diamondPath({ x, y, width, height }: Box): string {
  const [midX, midY] = [x + width / 2, y + height / 2];
  const [across, down] = [width * HALF_DIAGONAL, height * HALF_DIAGONAL];
  return polygonPath([midX, midY - down, midX + across, midY, midX, midY + down, midX - across, midY]);
}

/** The upper corner of a creature's diamond; null where the defense stands on none. @param box the square, as the template has it */
export const defenseTip = ({ type, edition }: KotcCard, { x, y, width, height }: Box) =>
  type === 'spell' || editionOf(edition).defenseSign === 'square'
    ? null
    : { x: x + width / 2, y: y + height / 2 - height * HALF_DIAGONAL };

/** The corners of the gem, in parts of its box: a flat top, shoulders, and a tip below. */
const gemCorners = [0.221, 0, 0.779, 0, 1, 0.254, 0.5, 1, 0, 0.254];
/** Where the middle of its number is. */
const GEM_MIDDLE = 0.39;

/** A card without Ultra Points shows neither gem nor 0 (K17-ULT-10). */
function gem(card: KotcCard, { ultra, fonts, inks, optical }: Template, sheet: Sheet): void {
  const points = printedUltraPoints(card);
  if (!points) return;
  const { box, size, width, paint } = ultra;
  const corners = gemCorners.map((part, nth) =>
    nth % 2 === 0 ? box.x + part * box.width : box.y + part * box.height,
  );
  sheet.shape('ultra', polygonPath(corners), paint);
  const room = { ...box, x: box.x + (box.width - width) / 2, width };
  const middle = box.y + GEM_MIDDLE * box.height;
  const color = paint.fill === undefined ? inks.figures : inkOn(groundOf(paint.fill), inks.figures);
  const style = { box: room, middle, largest: size, smallest: size / 3, font: fonts.ultra, color } as const;
  sheet.line('ultra', String(points), { ...style, ...optical.figures }, 'Ultra Points');
  sheet.boxes['ultra'] = box;
}

/** @param x and y of the sign's middle */
function number(
  sheet: Sheet,
  template: Template,
  element: 'cost' | 'offense' | 'defense',
  value: number | null,
  x: number,
  y: number,
): void {
  const {
    number: { size, width },
    fonts,
    inks,
    optical,
  } = template;
  const box = { x: x - width / 2, y: y - width / 2, width, height: width };
  const fill = template[element].paint.fill;
  const color = fill === undefined ? inks.figures : inkOn(groundOf(fill), inks.figures);
  const style = { box, middle: y, largest: size, smallest: size / 3, font: fonts.figures, color } as const;
  sheet.line(element, value === null ? '' : String(value), { ...style, ...optical.figures }, element);
}
