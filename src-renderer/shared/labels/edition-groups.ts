import type { DesignEdition, Edition } from '../../../src-main/games/kotc/cards/editions.js';
import type { SelectGroup } from '../controls/fields/select-options.js';

/** The editions to choose from, by what can be done with a card of theirs; the order within a group is kept. */
export function editionGroups<Value extends string>(
  editions: readonly Edition[],
  keyOf: (number: DesignEdition) => Value,
): SelectGroup<Value>[] {
  const group = (title: string, about: string, belongs: (edition: Edition) => boolean) => ({
    title,
    about,
    options: editions.filter(belongs).map(({ number, name }) => ({ value: keyOf(number), name })),
  });
  return [
    group(
      'Built and played',
      'Texts are built of blocks and priced; games are played by its rules.',
      ({ guide, rules }) => guide !== null && rules !== null,
    ),
    group(
      'Built, not played',
      'Texts are built of blocks and priced; its rules are not known here.',
      ({ guide, rules }) => guide !== null && rules === null,
    ),
    group(
      'Written as text',
      'Its building guide is not known here: the text is printed as it stands.',
      ({ guide }) => guide === null,
    ),
  ];
}
