import { isOf, type PrintedField } from '../cards/characteristics.js';
import type { TypeLine } from '../cards/type-line.js';

/** The fields that a card of this type leaves blank. */
export function idleFields(line: TypeLine): readonly PrintedField[] {
  const hasCost = !line.token && !isOf(line, 'land');
  const isCreature = isOf(line, 'creature');
  return [
    ...(hasCost ? [] : (['manaCost'] as const)),
    ...(isCreature ? [] : (['power', 'toughness'] as const)),
    ...(line.token ? [] : (['colors'] as const)),
  ];
}
