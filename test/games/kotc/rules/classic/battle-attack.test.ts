import { describe } from 'vitest';
import { inEditions, sceneInEditions } from '../../in-editions.js';
import { counters, play, spell } from '../../scene.js';
import { fighters } from './classic-battle.js';
import { byEdition } from './wordings.js';

/** "Creatures, Abilities, and Battles" of the rulebooks: who attacks, and when. */
const cards = { ...fighters, zap: spell('Draw 1 card.', 0) };
const battle = { phase: 'battle' } as const;

describe('the attacking team', () => {
  inEditions(
    '[K06-BAT-01] [K09-BAT-01] [K11-BAT-01] battles are started only in the own Battle Phase',
    (rules) => {
      const refused = byEdition(rules, 'K06-BAT-01', 'K09-BAT-01', 'K11-BAT-01');
      play({
        rules,
        cards,
        players: [
          { name: 'A', hand: ['zap'], battlefield: ['bear'] },
          {
            name: 'B',
            battlefield: ['boar', { card: 'ox', counters: counters('damage', 'B') }],
          },
        ],
        steps: [
          { by: 'A', attack: ['bear'], refused },
          { until: { phase: 'battle', by: 'B', purpose: 'counter' } },
          { by: 'B', attack: ['boar'], refused },
          { by: 'A', attack: ['bear'], victim: 'B' },
          { by: 'B', defend: [] },
          { resolve: true },
          { until: { phase: 'recovery', by: 'B', purpose: 'counter' } },
          { by: 'B', attack: ['boar'], refused },
          { until: { turn: 4, phase: 'battle', by: 'B', purpose: 'battle' } },
          { expect: { asks: { offers: [{ attack: true }] } } },
        ],
      });
    },
  );

  inEditions(
    '[K06-BAT-02] [K06-BAT-03] [K09-BAT-02] [K09-BAT-03] [K11-BAT-02] [K11-BAT-03] any number of the own unexhausted creatures attack, and no other cards',
    (rules) => {
      const refused = byEdition(rules, 'K06-BAT-03', 'K09-BAT-03', 'K11-BAT-03');
      play({
        rules,
        cards,
        players: [
          {
            name: 'A',
            battlefield: [
              'bear',
              'bear',
              { card: 'boar', as: 'tired', exhausted: true },
              { card: 'boar', as: 'borrowed', owner: 'B', hypnotizedFrom: 'B' },
            ],
            granary: [{ card: 'ox', as: 'resource' }],
            hand: [{ card: 'ox', as: 'in hand' }],
            traps: ['zap'],
          },
          { name: 'B', battlefield: ['imp', { card: 'boar', as: 'lent', owner: 'A', hypnotizedFrom: 'A' }] },
        ],
        turn: battle,
        steps: [
          { by: 'A', attack: ['bear', 'tired'], refused },
          {
            expect: { asks: { purpose: 'attack', cards: ['bear', 'bear 2', 'borrowed'], least: 1, most: 3 } },
          },
          { by: 'A', attack: ['bear 2', 'borrowed', 'bear'], victim: 'B' },
          { expect: { battle: { team: ['bear 2', 'borrowed', 'bear'] } } },
        ],
      });
    },
  );

  sceneInEditions(
    '[K06-BAT-04] [K09-BAT-04] [K11-BAT-02] joining the attacking team exhausts, and only those who join',
    {
      cards,
      players: [
        { name: 'A', battlefield: ['bear', 'bear', 'bear'] },
        { name: 'B', battlefield: ['boar'] },
      ],
      turn: battle,
      steps: [
        { by: 'A', attack: ['bear', 'bear 3'], victim: 'B' },
        {
          expect: {
            asks: { by: 'B', purpose: 'defend' },
            cards: {
              bear: { exhausted: true },
              'bear 2': { exhausted: false },
              'bear 3': { exhausted: true },
              boar: { exhausted: false },
            },
          },
        },
      ],
    },
  );

  inEditions(
    '[K06-BAT-11] [K06-Q-02] [K09-BAT-11] [K09-Q-01] [K11-BAT-07] [K11-BAT-08] the attacker orders the whole team, before the defense is chosen',
    (rules) => {
      const refused = byEdition(rules, 'K06-BAT-02', 'K09-BAT-02', 'K11-BAT-02');
      play({
        rules,
        cards,
        players: [
          { name: 'A', battlefield: ['bear', 'boar', 'ox'] },
          { name: 'B', battlefield: ['guard'] },
        ],
        turn: battle,
        dice: [1, 1, 1, 1, 1, 3],
        steps: [
          { by: 'A', attack: ['ox', 'bear', 'ox'], refused },
          { by: 'A', attack: ['ox', 'bear', 'boar'], victim: 'B' },
          {
            expect: {
              battle: { team: ['ox', 'bear', 'boar'], defense: [] },
              asks: { by: 'B', purpose: 'defend' },
              log: [{ type: 'attack', player: 'A' }],
              logNot: [{ type: 'defend' }],
            },
          },
          { by: 'B', defend: ['guard'] },
          { resolve: true },
          { expect: { cards: { ox: { defense: 1 }, bear: { defense: 5 }, boar: { defense: 10 } } } },
        ],
      });
    },
  );

  inEditions('[K06-Q-30] [K09-Q-31] [K11-Q-22] no attack is made without a creature', (rules) => {
    const refused = byEdition(rules, 'K06-BAT-02', 'K09-BAT-02', 'K11-BAT-02');
    play({
      rules,
      cards,
      players: [{ name: 'A', battlefield: ['bear', 'boar'] }, { name: 'B' }],
      turn: battle,
      steps: [{ by: 'A', attack: [], refused }, { expect: { asks: { purpose: 'attack', least: 1 } } }],
    });
    play({
      rules,
      cards,
      players: [
        { name: 'A', battlefield: [{ card: 'bear', exhausted: true }], askAlways: true },
        { name: 'B' },
      ],
      turn: battle,
      steps: [
        { by: 'A', attack: [], refused: byEdition(rules, 'K06-BAT-43', 'K09-BAT-42', 'K11-BAT-42') },
        { expect: { asks: { purpose: 'battle', offersNot: [{ attack: true }] } } },
      ],
    });
  });

  sceneInEditions(
    '[K06-Q-30] [K09-Q-31] [K11-Q-22] a team of 0 offense attacks, rolls no dice, and is damaged all the same',
    {
      cards,
      players: [
        { name: 'A', hp: 20, battlefield: ['wall'] },
        { name: 'B', hp: 20, battlefield: ['guard'] },
      ],
      turn: battle,
      dice: [4],
      steps: [
        { by: 'A', attack: ['wall'], victim: 'B' },
        { by: 'B', defend: ['guard'] },
        { resolve: true },
        {
          expect: {
            players: { A: { hp: 20 }, B: { hp: 20 } },
            cards: { wall: { defense: 5 }, guard: { defense: 10 } },
            log: [
              { type: 'attack', player: 'A' },
              { type: 'roll', player: 'B' },
            ],
            logNot: [{ type: 'roll', player: 'A' }],
          },
        },
      ],
    },
  );
});
