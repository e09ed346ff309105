import { describe } from 'vitest';
import { inEditions } from '../../in-editions.js';
import { creature, play, spell, type Scene } from '../../scene.js';
import { byEdition, type RulesId } from './wordings.js';

/** "You may re-roll up to x dice for the rest of this turn up to y times each." */
const granting = (rules: RulesId, dice: string, times: string): string =>
  `You may re-roll up to ${dice} for the rest of this turn${byEdition(rules, ' (excluding the current chain)', '', '')} up to ${times} each.`;

const cards = (rules: RulesId): Scene['cards'] => ({
  bear: creature(2, 15, '', 0),
  ox: creature(1, 15, '', 0),
  gamble: spell(granting(rules, '2 dice', '2 times'), 0),
  wager: spell(
    `${granting(rules, '1 die', '1 time')} Roll 1 six-sided die and increase your hitpoints by the result.`,
    0,
  ),
  hymn: spell('Roll 1 six-sided die and increase your hitpoints by the result.', 0),
});

describe('re-rolls for the rest of a turn', () => {
  inEditions(
    '[K06-Q-43] [K09-Q-44] [K11-Q-06] cover dice of any player, so many different ones, each so often, before they are used',
    (rules) =>
      play({
        rules,
        cards: cards(rules),
        players: [
          { name: 'A', hp: 20, hand: ['gamble'], battlefield: ['bear'] },
          { name: 'B', hp: 20, battlefield: ['ox'] },
        ],
        // Rolled 6 and 5 by A, 4 by B; B's becomes 3 and then 2, A's 6 becomes 1.
        dice: [6, 5, 4, 3, 1, 2],
        steps: [
          { by: 'A', cast: 'gamble' },
          { resolve: true },
          { by: 'A', attack: ['bear'], victim: 'B' },
          { by: 'B', defend: ['ox'] },
          { until: { purpose: 'reroll' } },
          {
            expect: {
              asks: { by: 'A', least: 0, most: 1, options: ['4', '5', '6'] },
              logNot: [{ type: 'damage' }],
            },
          },
          { by: 'A', choose: ['B'], die: 4 },
          { expect: { asks: { by: 'A', purpose: 'reroll', options: ['3', '5', '6'] } } },
          { by: 'A', choose: ['A'], die: 6 },
          // The 5 would be a third die.
          { expect: { asks: { by: 'A', purpose: 'reroll', options: ['1', '3'] } } },
          { by: 'A', choose: ['B'], die: 3 },
          // B's has been re-rolled twice.
          { expect: { asks: { by: 'A', purpose: 'reroll', options: ['1'] } } },
          { by: 'A', pass: true },
          { by: 'A', die: 1 },
          { resolve: true },
          { expect: { cards: { ox: { defense: 9 }, bear: { defense: 13 } }, battle: null } },
        ],
      }),
  );

  inEditions(
    '[K06-Q-43] [K09-Q-44] [K11-Q-06] count their dice over the whole turn, over several rolls',
    (rules) =>
      play({
        rules,
        cards: cards(rules),
        players: [{ name: 'A', hp: 20, hand: ['gamble', 'hymn', 'hymn', 'hymn'] }, { name: 'B' }],
        dice: [1, 6, 1, 5, 4],
        steps: [
          { by: 'A', cast: 'gamble' },
          { by: 'A', cast: 'hymn' },
          { by: 'A', choose: [1] },
          { by: 'A', pass: true },
          { resolve: true },
          { by: 'A', cast: 'hymn 2' },
          { by: 'A', choose: [1] },
          { by: 'A', pass: true },
          { resolve: true },
          { expect: { players: { A: { hp: 31 } }, log: [{ type: 'reroll' }, { type: 'reroll' }] } },
          { by: 'A', cast: 'hymn 3' },
          // Nothing is asked in between.
          { expect: { players: { A: { hp: 35 } }, logNot: [{ type: 'reroll' }] } },
        ],
      }),
  );

  inEditions('[K06-Q-43] [K09-Q-44] [K11-Q-06] are the user’s alone, and end with the turn', (rules) =>
    play({
      rules,
      cards: cards(rules),
      players: [
        { name: 'A', hp: 20, hand: ['gamble'], askAlways: true },
        { name: 'B', hp: 20, hand: ['hymn'], askAlways: true },
      ],
      dice: [2],
      steps: [
        { by: 'A', cast: 'gamble' },
        { until: { turn: 4, phase: 'action', by: 'B' } },
        { by: 'B', cast: 'hymn' },
        { expect: { asks: { by: 'B', purpose: 'action' }, players: { B: { hp: 22 } } } },
      ],
    }),
  );

  inEditions('[K06-Q-43] leave out the dice of the chain in which they are granted', (rules) =>
    play({
      rules,
      cards: cards(rules),
      players: [{ name: 'A', hp: 20, hand: ['wager', 'hymn'] }, { name: 'B' }],
      dice: [2, 1, 5],
      steps: [
        { by: 'A', cast: 'wager' },
        // Nothing is asked in between.
        { expect: { players: { A: { hp: 22 } }, log: [{ type: 'roll' }], logNot: [{ type: 'reroll' }] } },
        { by: 'A', cast: 'hymn' },
        { expect: { asks: { by: 'A', purpose: 'reroll', options: ['1'] } } },
        { by: 'A', choose: [1] },
        { resolve: true },
        { expect: { players: { A: { hp: 27 } } } },
      ],
    }),
  );

  inEditions('[K09-Q-44] cover later dice of the same ability', (rules) =>
    play({
      rules,
      cards: cards(rules),
      players: [{ name: 'A', hp: 20, hand: ['wager'] }, { name: 'B' }],
      dice: [2, 5],
      steps: [
        { by: 'A', cast: 'wager' },
        { expect: { asks: { by: 'A', purpose: 'reroll', options: ['2'] }, players: { A: { hp: 20 } } } },
        { by: 'A', choose: ['A'] },
        { resolve: true },
        { expect: { players: { A: { hp: 25 } } } },
      ],
    }),
  );
});
