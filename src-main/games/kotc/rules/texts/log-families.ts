import type { Terms } from './terms.js';
import type { TextPart } from '../../../../engine/text.js';

/** Sentences of the log that the families of editions build differently, or their ends where they begin alike. */
interface FamilyLog {
  readonly recover: string;
  /** After the card. */
  readonly fatigue: string;
  /** After the card whose ability it is. */
  readonly fail: string;
  readonly hypnotize: (card: TextPart, to: string) => TextPart[];
  readonly goesBack: (card: TextPart, to: string) => TextPart[];
  /** A counter is removed for its effect. */
  readonly trigger: (by: string, counter: string, card: TextPart, terms: Terms) => TextPart[];
  /** Before the cards of a deck that somebody sees. */
  readonly excavates: (by: string, deck: string) => string;
}

export const familyLogs: Readonly<Record<Terms['era'], FamilyLog>> = {
  modern: {
    recover: 'All that is not fatigued is unexhausted and has its printed values again.',
    fatigue: ' is fatigued.',
    fail: ' fails: its activation cost cannot be paid.',
    hypnotize: (card, to) => [`${to} hypnotizes `, card, '.'],
    goesBack: (card, to) => [card, ` goes back to ${to}.`],
    trigger: (by, counter, card, { useCounter }) => [`${by} ${useCounter}s ${counter} on `, card, '.'],
    excavates: (by) => `${by} excavates `,
  },
  classic: {
    recover:
      'Cards in play and resources are unexhausted unless an effect prevents it; creatures have their printed values again.',
    fatigue: ' will not be unexhausted in the Recovery Phase of this turn.',
    fail: ' has no effect: what it asks for cannot be done.',
    hypnotize: (card, to) => ['Control of ', card, ` switches to ${to} until the end of this turn.`],
    goesBack: (card, to) => ['Control of ', card, ` goes back to ${to}.`],
    trigger: (by, counter, card) => [`${by} removes ${counter} from `, card, ' for its effect.'],
    excavates: (by, deck) => `${by} looks at the top of the ${deck}: `,
  },
};
