import { Game } from '../../../src-main/engine/game.js';
import { LogBook } from '../../../src-main/engine/log.js';
import { stakesAt } from '../../../src-main/engine/search/halving.js';
import { kindOf } from '../../../src-main/engine/search/habits.js';
import { replyKey } from '../../../src-main/engine/search/reply-key.js';
import type { Arena, NotedGame } from './games.js';

/** Another reply beside the usual one. */
export interface HabitExample {
  /** The same for all replies to one question. */
  readonly question: number;
  readonly position: readonly number[];
  readonly kind: string;
  readonly facts: readonly number[];
  readonly usualKind: string;
  readonly usualFacts: readonly number[];
  /** How much more it is worth, in the chance to win. */
  readonly gain: number;
  /** How far chances lie apart here, from 0.1 to 1. */
  readonly stakes: number;
  /** How much is to be made of it, from 0 to 1. */
  readonly weight: number;
}

/** With so many imagined games half as much is made of a comparison as with any number of them. */
const HALF = 10;

/** What can be learnt from a game: it is played again, and looked at where somebody thought. */
export function examplesOf({ rules, designs, searching }: Arena, noted: NotedGame): HabitExample[] {
  const { search } = searching;
  const begun = rules.begin(noted.decks, noted.seed);
  const game = new Game(rules.rules, begun, designs, Infinity, new LogBook(false));
  const thoughts = new Map(noted.thoughts.map((one) => [one.at, one]));
  const examples: HabitExample[] = [];
  for (const [at, reply] of noted.replies.entries()) {
    const asked = game.decision;
    const thought = thoughts.get(at);
    if (!asked) throw new Error('A game that was kept came out otherwise.');
    const noticed = thought && search.notices?.(game.context, asked);
    const keyOf = (one: typeof reply): string => replyKey(asked, one, game.state);
    const usual = thought?.weighed.find(([one]) => keyOf(one) === keyOf(thought.usual));
    const usualFacts = thought && noticed?.ofReply(thought.usual);
    if (thought && noticed && usual && usualFacts) {
      const [, chance, tries] = usual;
      const stakes = stakesAt(chance);
      for (const one of thought.weighed) {
        const facts = one === usual ? null : noticed.ofReply(one[0]);
        if (!facts) continue;
        const least = Math.min(tries, one[2]);
        examples.push({
          question: noted.nth * 10_000 + at,
          position: noticed.position,
          kind: kindOf(asked, one[0]),
          facts,
          usualKind: kindOf(asked, thought.usual),
          usualFacts,
          gain: one[1] - chance,
          stakes,
          weight: (stakes * least) / (least + HALF),
        });
      }
    }
    const refusal = game.answer(reply);
    if (refusal) throw new Error(refusal.because);
  }
  return examples;
}
