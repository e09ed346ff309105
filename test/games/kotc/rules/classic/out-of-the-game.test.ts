import { describe } from 'vitest';
import { inEditions, sceneInEditions } from '../../in-editions.js';
import { counters, creature, play, spell, type Scene } from '../../scene.js';
import { fighters } from './classic-battle.js';
import { byEdition, whenAnotherFalls, whenYouAreDamaged } from './wordings.js';

/** What a player who has lost still is in a game of three and more: nothing. */
const cards = {
  ...fighters,
  zap: spell('Draw 1 card.', 0),
  scout: creature(1, 5, 'SCOUT: Draw 1 card.', 0),
};

describe('a player who has lost', () => {
  sceneInEditions(
    '[K06-WIN-04] [K06-WIN-07] [K09-WIN-05] [K09-WIN-08] [K11-WIN-08] [K11-WIN-10] gets no more turns, while the game of the others goes on',
    {
      cards,
      players: [
        { name: 'A', hp: 20, hand: ['zap'] },
        { name: 'B', hp: 20, hand: ['zap'] },
        { name: 'C', hp: 20, hand: ['zap'] },
        { name: 'D', hp: 20, hand: ['zap'] },
      ],
      steps: [
        { by: 'C', forfeit: true },
        { expect: { result: null, players: { C: { out: true } } } },
        { until: { turn: 4, phase: 'action' } },
        { expect: { turn: { player: 'B' } } },
        { until: { turn: 5, phase: 'action' } },
        { expect: { turn: { player: 'D' } } },
        { by: 'B', forfeit: true },
        { until: { turn: 6, phase: 'action' } },
        { expect: { turn: { player: 'A' }, result: null } },
        { until: { turn: 7, phase: 'action' } },
        { expect: { turn: { player: 'D' } } },
        { by: 'D', forfeit: true },
        { expect: { asks: null, result: { winners: ['A'] } } },
      ],
    },
  );

  inEditions(
    '[K06-WIN-04] [K06-WIN-05] [K09-WIN-05] [K09-WIN-06] [K11-WIN-08] acts no more, removes no counters, activates nothing, and cannot be attacked',
    (rules) => {
      const refused = byEdition(rules, 'K06-WIN-04', 'K09-WIN-05', 'K11-WIN-08');
      const board = (out: boolean): Scene => ({
        rules,
        cards: {
          ...cards,
          watch: spell(`${whenYouAreDamaged(rules)} Draw 1 card.`, 0),
          mourner: creature(1, 5, `WEEP: ${whenAnotherFalls(rules)} Draw 1 card.`, 0),
        },
        players: [
          { name: 'A', hp: 20, battlefield: ['bear', { card: 'boar', counters: counters('damage', 'C') }] },
          { name: 'B', hp: 20, battlefield: ['scout'] },
          { name: 'C', hp: 20, battlefield: ['mourner', 'imp'], hand: ['watch', 'zap'] },
        ],
        turn: { phase: 'battle' },
        dice: [1, 1],
        steps: out
          ? [
              { by: 'C', forfeit: true },
              { by: 'A', pass: true },
              { expect: { asks: { by: 'B', purpose: 'resource' } } },
            ]
          : [
              {
                expect: {
                  asks: { by: 'C', purpose: 'counter', offers: [{ counter: 'damage', on: 'boar' }] },
                },
              },
            ],
      });
      play(board(false));
      play(board(true));
      play({
        rules,
        cards,
        players: [
          { name: 'A', hp: 20, hand: ['zap', 'zap'], battlefield: ['bear'] },
          { name: 'B', hp: 20, battlefield: ['ox'], askAlways: true },
          {
            name: 'C',
            hp: 20,
            hand: ['zap'],
            battlefield: ['imp', { card: 'boar', as: 'C’s' }],
            askAlways: true,
          },
        ],
        steps: [
          { by: 'C', forfeit: true },
          { by: 'C', cast: 'zap 3', refused },
          { by: 'C', forfeit: true, refused },
          { until: { phase: 'battle', purpose: 'battle' } },
          { by: 'A', attack: ['bear'] },
          { expect: { asks: { by: 'A', purpose: 'victim', options: ['B', 'ox'] } } },
        ],
      });
    },
  );

  inEditions(
    '[K06-WIN-05] [K09-WIN-06] [K11-WIN-08] is not asked for what their cards would have let them do',
    (rules) => {
      const watched = (lost: boolean): Scene => ({
        rules,
        cards: { ...cards, mourner: creature(1, 5, `WEEP: ${whenAnotherFalls(rules)} Draw 1 card.`, 0) },
        players: [
          { name: 'A', hp: 20, battlefield: ['bear'] },
          { name: 'B', hp: 20 },
          { name: 'C', hp: 9, battlefield: ['mourner', 'imp'] },
        ],
        turn: { phase: 'battle' },
        dice: [5, lost ? 6 : 3],
        steps: [
          { by: 'A', attack: ['bear'], victim: 'C' },
          { by: 'C', defend: ['imp'] },
          { by: 'A', die: lost ? 6 : 3 },
        ],
      });
      const survived = watched(false);
      play({
        ...survived,
        steps: [
          ...survived.steps,
          { expect: { players: { C: { hp: 4 } }, asks: { by: 'C', purpose: 'condition' } } },
        ],
      });
      const lost = watched(true);
      play({
        ...lost,
        players: lost.players.map((one) => (one.name === 'C' ? { ...one, hp: 5 } : one)),
        steps: [
          ...lost.steps,
          { expect: { players: { C: { out: true } }, asks: { by: 'B', purpose: 'resource' } } },
        ],
      });
    },
  );
});

describe('cards of a player who has lost', () => {
  sceneInEditions(
    '[K06-Q-06] [K09-Q-05] [K11-Q-35] leave the game wherever they are, even from the zones of others',
    {
      cards,
      players: [
        {
          name: 'A',
          hp: 20,
          hand: ['zap'],
          battlefield: [{ card: 'ox', as: 'taken', owner: 'C', hypnotizedFrom: 'C' }],
        },
        { name: 'B', hp: 20, battlefield: [{ card: 'ox', as: 'gained', owner: 'C' }] },
        {
          name: 'C',
          hp: 20,
          deck: [3],
          grave: ['imp'],
          battlefield: ['bear'],
          traps: [{ card: 'zap', as: 'trap' }],
          granary: [2],
          hand: ['boar'],
          reserves: [1],
        },
      ],
      steps: [
        { by: 'C', forfeit: true },
        {
          expect: {
            cards: { taken: { zone: 'removed' }, gained: { zone: 'removed' }, bear: { zone: 'removed' } },
            players: {
              A: { battlefield: 0 },
              B: { battlefield: 0 },
              C: {
                deck: 0,
                grave: 0,
                battlefield: 0,
                traps: 0,
                granary: 0,
                hand: 0,
                reserves: 0,
                removed: 12,
              },
            },
          },
        },
      ],
    },
  );

  inEditions(
    '[K06-Q-06] [K09-Q-05] [K11-Q-35] cards of others in their zones go back where a switch took them from, else to their owners’ graveyards; nothing of it is destruction',
    (rules) => {
      play({
        rules,
        cards: { ...cards, mourner: creature(1, 5, `WEEP: ${whenAnotherFalls(rules)} Draw 1 card.`, 0) },
        players: [
          { name: 'A', hp: 20, hand: ['zap'], battlefield: ['mourner'] },
          { name: 'B', hp: 20, battlefield: [{ card: 'mourner', as: 'B’s mourner' }] },
          {
            name: 'C',
            hp: 20,
            battlefield: [
              { card: 'bear', as: 'switched', owner: 'A', hypnotizedFrom: 'B', exhausted: true, damage: 2 },
              { card: 'boar', as: 'kept', owner: 'B' },
              'imp',
            ],
          },
        ],
        steps: [
          { by: 'C', forfeit: true },
          {
            expect: {
              cards: {
                switched: { zone: 'battlefield', player: 'B', owner: 'A', exhausted: true, defense: 3 },
                kept: { zone: 'grave', player: 'B' },
                imp: { zone: 'removed' },
              },
              asks: { by: 'A', purpose: 'action' },
              logNot: [{ type: 'wait' }],
            },
          },
        ],
      });
    },
  );

  inEditions(
    '[K06-Q-81] [K09-Q-66] [K11-Q-36] counters they placed stay as plain ones: for costs, and for nobody’s removal',
    (rules) => {
      const refused = byEdition(rules, 'K06-RUL-36', 'K09-RUL-34', 'K11-CTR-20');
      play({
        rules,
        cards: {
          ...cards,
          monk: creature(1, 5, 'PRAY: Remove 1 counter from this card. Increase your hitpoints by 4.', 0),
        },
        players: [
          { name: 'A', hp: 20, battlefield: [{ card: 'monk', counters: counters('damage', 'C') }] },
          { name: 'B', hp: 20 },
          { name: 'C', hp: 20 },
        ],
        steps: [
          { by: 'C', forfeit: true },
          { expect: { cards: { monk: { counters: { 'damage of C': 1 } } } } },
          { by: 'A', counter: 'damage', on: 'monk', refused },
          { by: 'A', activate: 'monk' },
          { resolve: true },
          { expect: { cards: { monk: { counters: {}, defense: 5 } }, players: { A: { hp: 24 } } } },
        ],
      });
    },
  );
});
