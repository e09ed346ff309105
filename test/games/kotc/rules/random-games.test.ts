import { describe, expect, test } from 'vitest';
import { judgeCard } from '../../../../src-main/games/kotc/cards/law/card-law.js';
import { setupOf } from '../../../../src-main/games/kotc/cards/setup.js';
import { chanceFrom } from '../../../../src-main/engine/chance/chance.js';
import {
  kotcRuleSets,
  type KotcRules,
  type KotcRulesId,
} from '../../../../src-main/games/kotc/rules/rule-set.js';
import { guideOf, randomCard, randomDecks } from './random-decks.js';
import type { KotcGame } from './game-of.js';
import { playRandomGame } from './random-play.js';

/** A run takes its games from here on. */
const seed = Number(process.env['CARDWRIGHT_SEED'] ?? 14);
/** Of each edition. */
const games = Number(process.env['CARDWRIGHT_GAMES'] ?? 16);

/** Games in which something was found once. */
const found: Readonly<Record<KotcRulesId, readonly (readonly [seed: number, what: string])[]>> = {
  'kotc-06': [[25, 'a spell without a condition could be cast among abilities that an event allows']],
  'kotc-09': [],
  'kotc-10': [],
  'kotc-11': [[58, 'an ability without a condition could be used among those that an event allows']],
  'kotc-12': [],
  'kotc-13': [],
  'kotc-14': [],
  'kotc-15': [],
  'kotc-16': [],
  'kotc-17': [],
};

interface Played {
  readonly decisions: number;
  readonly turns: number;
  readonly finished: boolean;
}

function play(rules: KotcRules, one: number): Played {
  try {
    const { inputs, state, result }: KotcGame = playRandomGame(rules, one);
    return { decisions: inputs.length, turns: state.turn.number, finished: result !== null };
  } catch (error) {
    const because = error instanceof Error ? error.message : String(error);
    throw new Error(`The random game of ${rules.id} with the seed ${one}: ${because}`, { cause: error });
  }
}

describe.each(Object.entries(kotcRuleSets))('of %s', (id, rules) => {
  const { number } = rules.edition;
  const guide = guideOf(number);

  test('random cards are legal, and random decks have the size that the rules ask for', () => {
    const chance = chanceFrom(seed);
    const cards = Array.from({ length: 300 }, () => randomCard(chance, guide));
    const judged = cards.map((card) => judgeCard(card, number));
    expect(
      judged.filter(({ status }) => status !== 'legal').map(({ reasons, text }) => ({ reasons, text })),
    ).toEqual([]);
    const { decks, designs } = randomDecks(chance, 8, guide);
    const { least, most } = setupOf(number).deck;
    expect(decks.every(({ length }) => length >= least && length <= most)).toBe(true);
    const plays = new Set(designs.flatMap(({ abilities }) => abilities.map(({ play: how }) => how)));
    expect(plays.size).toBe(number >= 12 ? 3 : 1);
    const caveats = new Set(designs.map(({ caveat }) => caveat?.impl.kind));
    expect(caveats.size > 1).toBe(number < 12);
  });

  test(
    `${games} random games from seed ${seed} keep all that must hold`,
    () => {
      const played = Array.from({ length: games }, (_, nth) => play(rules, seed * 1_000_000 + nth));
      const total = (count: (one: Played) => number): number =>
        played.reduce((sum, one) => sum + count(one), 0);
      const finished = total((one) => Number(one.finished));
      console.log(
        `${games} games of ${id} from seed ${seed}: ${total((one) => one.decisions)} decisions, ${total((one) => one.turns)} turns, ${games - finished} unfinished.`,
      );
      expect(finished).toBeGreaterThan(games * 0.9);
    },
    60_000 + games * 1_000,
  );

  for (const [one, what] of found[id as KotcRulesId]) {
    test(`game ${one} goes well, in which once ${what}`, () => {
      expect(() => play(rules, one)).not.toThrow();
    });
  }
});
