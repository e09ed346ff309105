import type { GameEdition } from '../../../src-main/api/answers/answers.js';
import type { SelectGroup } from '../controls/fields/select-options.js';
import { editionKey } from './edition-labels.js';

/** The editions to choose from, by what can be done with a card of theirs; the order within a group is kept, and none is empty. */
export function editionGroups(
  editions: readonly GameEdition[],
  keyOf: (edition: GameEdition) => string = editionKey,
): SelectGroup<string>[] {
  const group = (title: string, about: string, belongs: (edition: GameEdition) => boolean) => ({
    title,
    about,
    options: editions.filter(belongs).map((edition) => ({ value: keyOf(edition), name: edition.name })),
  });
  return [
    group(
      'Built and played',
      'Texts are built of blocks and priced; games are played by its rules.',
      ({ hasGuide, isPlayed }) => hasGuide && isPlayed,
    ),
    group(
      'Built, not played',
      'Texts are built of blocks and priced; its rules are not known here.',
      ({ hasGuide, isPlayed }) => hasGuide && !isPlayed,
    ),
    group(
      'Written as text',
      'Its building guide is not known here: the text is printed as it stands.',
      ({ hasGuide }) => !hasGuide,
    ),
  ].filter(({ options }) => options.length > 0);
}
