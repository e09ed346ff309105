import { describe, test } from 'vitest';
import { inEditions } from '../../in-editions.js';
import { play, spell, type Scene } from '../../scene.js';
import { fighters } from './classic-battle.js';
import { byEdition } from './wordings.js';

/** Several players who lose at the same time. */
const cards = {
  ...fighters,
  zap: spell('Draw 1 card.', 0),
  feast: spell('All players draw 2 cards.', 0),
  snack: spell('All players draw 1 card.', 0),
};
type Seat = Scene['players'][number];
const casting = (name: string, players: readonly Seat[], expect: object): Scene => ({
  rules: 'kotc-11',
  cards,
  players: [...players],
  steps: [{ by: 'A', cast: name }, { resolve: true }, { expect }],
});

describe('all who are left lose at once', () => {
  test('[K11-WIN-12] [K11-Q-34] by one draw that empties all their decks: a draw', () => {
    play(
      casting(
        'feast',
        [
          { name: 'A', deck: [2], hand: ['feast'] },
          { name: 'B', deck: [1] },
          { name: 'C', deck: [2] },
        ],
        {
          asks: null,
          players: { A: { out: true, hand: 2 }, B: { out: true, hand: 1 }, C: { out: true, hand: 2 } },
          result: { winners: ['A', 'B', 'C'], rule: 'K11-WIN-12' },
        },
      ),
    );
  });

  test('[K11-WIN-12] [K11-Q-34] who has a card left after the same draw wins', () => {
    play(
      casting(
        'feast',
        [
          { name: 'A', deck: [2], hand: ['feast'] },
          { name: 'B', deck: [3] },
        ],
        { asks: null, result: { winners: ['B'], rule: 'K11-WIN-03' } },
      ),
    );
  });

  test('[K11-WIN-13] for differing reasons, one by hitpoints and one by the deck: a draw too', () => {
    play(
      casting(
        'zap',
        [
          { name: 'A', hp: 0, deck: [5], hand: ['zap'] },
          { name: 'B', hp: 20, deck: [] },
        ],
        {
          asks: null,
          result: { winners: ['A', 'B'], rule: 'K11-WIN-13' },
          log: [
            { type: 'out', player: 'A', rule: 'K11-WIN-01' },
            { type: 'out', player: 'B', rule: 'K11-WIN-03' },
          ],
        },
      ),
    );
  });

  test('[K11-WIN-14] two of three at once leave the third as the winner', () => {
    play(
      casting(
        'snack',
        [
          { name: 'A', deck: [1], hand: ['snack'] },
          { name: 'B', deck: [2] },
          { name: 'C', deck: [1] },
        ],
        {
          asks: null,
          players: { A: { out: true }, B: { out: false }, C: { out: true } },
          result: { winners: ['B'], rule: 'K11-WIN-09' },
        },
      ),
    );
  });

  inEditions(
    '[K06-Q-03] [K09-Q-02] [K11-WIN-11] a player who lost before has no part in the draw of those who are left',
    (rules) => {
      play({
        rules,
        cards,
        players: [
          { name: 'A', hp: 4, battlefield: ['bear'] },
          { name: 'B', hp: 3, battlefield: [{ card: 'bear', as: 'B’s' }] },
          { name: 'C', hp: 20 },
        ],
        turn: { phase: 'battle' },
        dice: [5, 4, 5, 4],
        steps: [
          { by: 'A', attack: ['bear'], victim: 'B' },
          { by: 'C', forfeit: true },
          { by: 'B', defend: ['B’s'] },
          { by: 'A', die: 5 },
          { by: 'B', die: 5 },
          {
            expect: {
              asks: null,
              result: { winners: ['A', 'B'], rule: byEdition(rules, 'K06-Q-03', 'K09-Q-02', 'K11-WIN-11') },
            },
          },
        ],
      });
    },
  );

  inEditions(
    '[K06-BAT-36] [K09-BAT-34] [K11-BAT-34] [K11-WIN-14] a battle that brings two of three to 0 leaves the third as the winner',
    (rules) => {
      play({
        rules,
        cards,
        players: [
          { name: 'A', hp: 4, battlefield: ['bear'] },
          { name: 'B', hp: 3, battlefield: [{ card: 'bear', as: 'B’s' }] },
          { name: 'C', hp: 1 },
        ],
        turn: { phase: 'battle' },
        dice: [5, 4, 5, 4],
        steps: [
          { by: 'A', attack: ['bear'], victim: 'B' },
          { by: 'B', defend: ['B’s'] },
          { by: 'A', die: 5 },
          { by: 'B', die: 5 },
          {
            expect: {
              asks: null,
              players: { A: { out: true }, B: { out: true }, C: { hp: 1, out: false } },
              result: { winners: ['C'] },
            },
          },
        ],
      });
    },
  );
});
