import { fieldOf, type FieldName } from '../../collection/query/fields.js';
import type { Subject, World } from '../../collection/query/subject.js';
import { Turns } from '../../common/turns.js';
import type { FieldFacet } from '../../games/card-fields.js';
import { valueOf, type TallyGroup } from './card-tally.js';
import { facets } from './facets.js';

/**
 * Counts cards by values that follow from them, a little at a time; values that no card has are left out.
 * @param cards of which the facts are known
 * @returns null where nothing is counted under that key
 * @throws the signal's reason when it is aborted
 */
export async function countFound(
  key: FieldName,
  cards: readonly Subject[],
  world: World,
  signal?: AbortSignal,
): Promise<TallyGroup | null> {
  const facet = facets().find((one) => one.key === key && one.kind === 'found');
  if (!facet) return null;
  const counts = new Map<string, number>();
  const valuesOf = readerOf(key, world);
  const turns = new Turns({ signal });
  for (const card of cards) {
    if (turns.isOver) await turns.others();
    for (const value of valuesOf(card)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const games = new Set(cards.map(({ card }) => card.game));
  const values = [...facet.by]
    .flatMap(([game, one]) => (games.has(game) ? offeredBy(key, one) : []))
    .filter(({ value }, place, all) => all.findIndex((one) => one.value === value) === place)
    .flatMap(({ value, name }) => {
      const count = counts.get(value);
      return count === undefined ? [] : valueOf(key, value, name, count);
    });
  const isListed = [...facet.by.values()].some((one) => one.kind === 'found' && one.values);
  return {
    field: key,
    title: facet.title,
    figures: false,
    values: isListed ? values : values.toSorted((a, b) => b.count - a.count),
  };
}

interface Offered {
  readonly value: string;
  readonly name: string;
}

function offeredBy(key: FieldName, facet: FieldFacet): readonly Offered[] {
  if (facet.kind !== 'found') return [];
  const field = fieldOf(key);
  if (facet.values || field.kind !== 'names' || typeof field.source !== 'object') return facet.values ?? [];
  return field.source.known().map(({ id, name }) => ({ value: id, name }));
}

/** What of the values that the field's search knows a card has. */
function readerOf(key: FieldName, world: World): (card: Subject) => Iterable<string> {
  const field = fieldOf(key);
  if (field.kind === 'names' && typeof field.source === 'object') {
    const { of } = field.source;
    return (card) => of(card) ?? [];
  }
  const choices = field.kind === 'choice' ? field.choices : [];
  // A value by all its names: several games may call different choices alike.
  return (card) => new Set(choices.flatMap(({ names, fits }) => (fits(card, world) ? names : [])));
}
