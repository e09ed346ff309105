import type { LessonRow, PlayableDeck } from '../../../src-main/api/answers/play-answers.js';
import type { SelectGroup, SelectOption } from '../../shared/controls/fields/select-options.js';

/**
 * The decks for a seat: legal ones first, then those that only house rules admit, then those that the game cannot carry out,
 * of which decks for other editions are left out.
 */
export function deckChoices(decks: readonly PlayableDeck[]): readonly SelectGroup[] {
  return [
    { title: null, options: decks.filter((deck) => deck.legal && deck.playable).map(choiceOf) },
    {
      title: 'Not legal: only with house rules',
      options: decks.filter((deck) => !deck.legal && deck.playable).map(choiceOf),
    },
    {
      title: 'Cannot be played',
      options: decks
        .filter((deck) => !deck.playable && deck.madeFor !== 'others')
        .map((deck) => ({ ...choiceOf(deck), disabled: true })),
    },
  ];
}

function choiceOf({ id, name, count, legal, playable, reasons }: PlayableDeck): SelectOption {
  const [first, ...further] = reasons;
  const more = further.length > 0 && `And ${further.length} more.`;
  const figure = count === 1 ? '1 card' : `${count} cards`;
  return {
    value: id,
    name,
    figure,
    ...(first && !(legal && playable) && { detail: more ? `${first.because} ${more}` : first.because }),
  };
}

/** The first lesson of each game, in the order of their list. */
export const firstOfEach = (lessons: readonly LessonRow[]): readonly LessonRow[] =>
  lessons.filter(({ game }, place) => lessons.findIndex((other) => other.game === game) === place);
