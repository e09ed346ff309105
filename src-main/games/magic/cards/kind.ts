/** Which one kind a card counts as, where lists, decks and charts divide cards by it. */
import type { CardType } from './components/filters.js';
import { isNoTypeLine, readTypeLine, type TypeLine } from './type-line.js';

/** In the order of lists. */
export const kinds = [
  'creature',
  'instant',
  'sorcery',
  'enchantment',
  'artifact',
  'land',
] as const satisfies readonly CardType[];
export type CardKind = (typeof kinds)[number];

export const kindNames = {
  creature: { one: 'Creature', many: 'Creatures' },
  instant: { one: 'Instant', many: 'Instants' },
  sorcery: { one: 'Sorcery', many: 'Sorceries' },
  enchantment: { one: 'Enchantment', many: 'Enchantments' },
  artifact: { one: 'Artifact', many: 'Artifacts' },
  land: { one: 'Land', many: 'Lands' },
} as const satisfies Record<CardKind, { readonly one: string; readonly many: string }>;

/** An artifact creature counts among the creatures. Null: the type line cannot be read. */
export function kindOfLine(line: Pick<TypeLine, 'types'> | null): CardKind | null {
  return kinds.find((kind) => line?.types.includes(kind)) ?? null;
}

export function kindOf({ typeLine }: { readonly typeLine: string }): CardKind | null {
  const line = readTypeLine(typeLine);
  return isNoTypeLine(line) ? null : kindOfLine(line);
}
