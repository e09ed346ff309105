import type { PlayableDeck, PlayInfo } from '../../src-main/api/play-answers.js';

/** One of a list of things that want a word of explanation. */
export interface DetailOption {
  readonly value: string;
  readonly name: string;
  /** What it is, in a line. */
  readonly detail?: string;
  /** A figure at the end of its line. */
  readonly figure?: string;
  readonly disabled?: boolean;
}

export interface DetailGroup {
  /** Null: no heading. */
  readonly title: string | null;
  readonly options: readonly DetailOption[];
}

/** Who can play a seat. */
export const occupantChoices = ({ bots }: PlayInfo): readonly DetailGroup[] => [
  {
    title: null,
    options: [{ value: 'person', name: 'A person', detail: 'Somebody at this screen.' }],
  },
  {
    title: 'Computer players',
    options: [...bots]
      .reverse()
      .map(({ name, title, about }) => ({ value: name, name: title, detail: about })),
  },
];

/**
 * The decks for a seat: legal ones first, then those that only house rules admit, then those that the game cannot carry out,
 * of which decks for other editions are left out.
 */
export function deckChoices(
  decks: readonly PlayableDeck[],
  rules: PlayableDeck['edition'],
): readonly DetailGroup[] {
  const own = (deck: PlayableDeck) => deck.edition === rules || deck.edition === null;
  return [
    { title: null, options: decks.filter((deck) => deck.legal && deck.playable).map(choiceOf) },
    {
      title: 'Not legal: only with house rules',
      options: decks.filter((deck) => !deck.legal && deck.playable).map(choiceOf),
    },
    {
      title: 'Cannot be played',
      options: decks
        .filter((deck) => !deck.playable && own(deck))
        .map((deck) => ({ ...choiceOf(deck), disabled: true })),
    },
  ];
}

function choiceOf({ id, name, count, legal, playable, reasons }: PlayableDeck): DetailOption {
  const [first] = reasons;
  const more = reasons.length > 1 ? ` And ${reasons.length - 1} more.` : '';
  const figure = count === 1 ? '1 card' : `${count} cards`;
  return {
    value: id,
    name,
    figure,
    ...(first && !(legal && playable) && { detail: `${first.because}${more}` }),
  };
}
