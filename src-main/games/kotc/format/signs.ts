import type { KotcCard } from '../cards/card.js';
import { groundOf, inkOn } from '../../../layout/colors.js';
import { circlePath, polygonPath, rectPath, starPath } from '../../../layout/shapes.js';
import type { Sheet } from '../../../layout/sheet.js';
import type { Template } from './template.js';

/** Cost, and offense and defense of a creature or the triangles of a spell. */
export function signs(card: KotcCard, template: Template, sheet: Sheet): void {
  const { cost, offense, defense, spell } = template;
  sheet.shape('cost', circlePath(cost.x, cost.y, cost.radius), cost.paint);
  number(sheet, template, 'cost', card.cost, cost.x, cost.y);
  if (card.type === 'spell') {
    sheet.shape('spell', polygonPath(spell.left) + polygonPath(spell.right), spell.paint);
    return;
  }
  const star = starPath(offense.x, offense.y, offense.outer, offense.inner, offense.points);
  sheet.shape('offense', star, offense.paint);
  number(sheet, template, 'offense', card.offense, offense.x, offense.y);
  const { box } = defense;
  sheet.shape('defense', rectPath(box), defense.paint);
  number(sheet, template, 'defense', card.defense, box.x + box.width / 2, box.y + box.height / 2);
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
