/** All parts of the grammar, MC-GR-01 to the last, in the order of the checklist. */
import type { TypeLine } from '../type-line.js';
import type { CardText } from './abilities.js';
import { amountParts } from './parts/amounts.js';
import { effectParts } from './parts/effects.js';
import { eventParts } from './parts/events.js';
import { choiceParts, filterParts } from './parts/filters.js';
import { costParts, frameParts, limitParts } from './parts/frames.js';
import { contains, type Part } from './parts/part.js';
import { durationParts, keywordParts, staticParts, structureParts } from './parts/statics.js';

export { partKinds, type Part, type PartKind } from './parts/part.js';

/** What the card of every example is called. */
export const EXAMPLE_NAME = 'Fen Warden';

const numberOf = ({ id }: Part): number => Number(id.replace('MC-GR-', ''));

export const parts: readonly Part[] = [
  ...frameParts,
  ...costParts,
  ...limitParts,
  ...eventParts,
  ...choiceParts,
  ...filterParts,
  ...amountParts,
  ...effectParts,
  ...durationParts,
  ...staticParts,
  ...keywordParts,
  ...structureParts,
].toSorted((a, b) => numberOf(a) - numberOf(b));

/** Parts that a type line says. */
const onTypeLine: Readonly<Record<string, (line: TypeLine) => boolean>> = {
  'MC-GR-06': ({ enchants }) => enchants !== null,
  'MC-GR-177': ({ subtypes }) => subtypes.includes('Wall'),
  'MC-GR-178': ({ subtypes }) => subtypes.includes('Legend'),
};

/** The parts that a card uses, in their order. */
export const partsOf = (text: CardText, line: TypeLine): readonly Part[] =>
  parts.filter(({ id, found }) => onTypeLine[id]?.(line) || found.some((pattern) => contains(text, pattern)));
