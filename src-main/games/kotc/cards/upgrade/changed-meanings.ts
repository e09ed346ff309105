import type { DesignNumber } from '../editions.js';
import type { Vocabulary } from '../vocabulary/vocabulary.js';

interface ChangedMeaning {
  readonly since: DesignNumber;
  /** What is so from then on, as a sentence for the card's maker. */
  readonly now: string;
  /** What was so before. */
  readonly before: string;
}

const hexPlay: readonly ChangedMeaning[] = [
  {
    since: 17,
    now: 'Hex-play costs half of the level, rounded up.',
    before: 'Hex-play costs the whole level.',
  },
];

/** Components whose words stay while the rulebooks mean something else by them, from the 12th Edition on. */
const changed: Readonly<Record<string, readonly ChangedMeaning[]>> = {
  'effect-place-shield-counters': [
    {
      since: 13,
      now: 'A Shield Counter takes something off damage.',
      before: 'A Shield Counter gives 5 HP.',
    },
    {
      since: 15,
      now: 'A Shield Counter takes away the damage of one die.',
      before: 'A Shield Counter takes 2 off damage.',
    },
  ],
  'effect-place-weakness-counters': [
    {
      since: 17,
      now: 'A Weakness Counter sets SP to 0.',
      before: 'A Weakness Counter takes 1 SP.',
    },
  ],
  'effect-place-berzerk-counters': [
    {
      since: 15,
      now: 'A minion that goes berzerk cannot use its abilities for the rest of the turn.',
      before: 'A minion that goes berzerk may still use its abilities.',
    },
  ],
  'effect-reveal-and-deploy': [
    {
      since: 15,
      now: 'The condition of a deployed spell is ignored.',
      before: 'The condition of a deployed spell has to be met.',
    },
  ],
  'target-excavate': [
    {
      since: 16,
      now: 'Excavated cards are shuffled afterwards.',
      before: 'Excavated cards go back in their order.',
    },
  ],
  'cond-this-resource-destroyed': hexPlay,
  'cond-this-hand-destroyed': hexPlay,
  'cond-this-deck-destroyed': hexPlay,
};

/** What a component that keeps its words means otherwise in the other edition. */
export function meaningsBetween(id: string, from: Vocabulary, to: Vocabulary): readonly string[] {
  if (from.era !== 'modern' || to.era !== 'modern') return [];
  const [first, last] = [Math.min(from.edition, to.edition), Math.max(from.edition, to.edition)];
  const crossed = (changed[id] ?? []).filter(({ since }) => since > first && since <= last);
  return to.edition > from.edition
    ? crossed.slice(-1).map(({ now }) => now)
    : crossed.slice(0, 1).map(({ before }) => before);
}
