import { describe } from 'vitest';
import { test } from '../../in-editions.js';
import { minion, play, spell, type Scene } from '../../scene.js';

/** HP of players in the 12th Edition, which only battles take, and the moment at which the game ends. */
const rules = 'kotc-12';
type Expectation = Extract<Scene['steps'][number], { expect: unknown }>['expect'];
const watching = { askAlways: true } as const;
const battle = { phase: 'battle' } as const;
const cards = {
  imp: minion(1, 2, '', 0),
  dog: minion(2, 1, '', 0),
  bear: minion(2, 5, '', 0),
  giant: minion(3, 9, '', 3),
  zap: spell('Draw 1 card.', 0),
};

describe('damage to a player', () => {
  test.until(12)('[K12-MIN-29] what is left of the dice takes so much HP, and never goes below 0', () => {
    for (const [hp, left] of [
      [30, 20],
      [10, 0],
      [7, 0],
    ] as const) {
      play({
        rules,
        cards,
        players: [{ name: 'A', battlefield: ['giant'] }, { name: 'B', hp }, { name: 'C' }],
        turn: battle,
        dice: [6, 3, 1],
        steps: [
          { by: 'A', attack: ['giant'], victim: 'B' },
          { until: { phase: 'recovery' } },
          { expect: { players: { A: { hp: 35 }, B: { hp: left }, C: { hp: 35 } }, result: null } },
        ],
      });
    }
  });
});

describe('no HP left in the middle of the Damage Allocation', () => {
  /** A's dice kill the defender with the 1 and leave 6 for B; B's kill the attacker with the 1 and leave 5 for A. */
  const fight = (hp: readonly [number, number], expected: Expectation): void =>
    play({
      rules,
      cards,
      players: [
        { name: 'A', hp: hp[0], battlefield: ['dog'] },
        { name: 'B', hp: hp[1], battlefield: ['dog', 'giant'] },
      ],
      turn: battle,
      dice: [6, 1, 1, 5],
      steps: [
        { by: 'A', attack: ['dog'], victim: 'B' },
        { by: 'B', defend: ['dog 2'] },
        { until: { by: 'A', purpose: 'die' } },
        { by: 'A', die: 1 },
        { by: 'B', die: 1 },
        { expect: { asks: null, ...expected } },
      ],
    });

  test.until(12)('[K12-Q-21] the step is completed before the end is looked at', () => {
    fight([9, 6], {
      players: { A: { hp: 4 }, B: { hp: 0 } },
      result: { winners: ['A'], rule: 'K12-END-02' },
      log: [
        { type: 'wound', player: 'B', amount: 6 },
        { type: 'wound', player: 'A', amount: 5 },
        { type: 'peace' },
        { type: 'end' },
      ],
    });
  });

  test.until(12)('[K12-Q-21] both players at 0 in one step is the end of all players', () => {
    fight([5, 6], {
      players: { A: { hp: 0 }, B: { hp: 0 } },
      result: { winners: ['B'], rule: 'K12-END-01', criterion: 'levels' },
    });
  });
});

describe('the end in the midst of a chain', () => {
  test.until(12)(
    '[K12-Q-22] comes at once with a draw from an empty deck: what would follow is too late',
    () => {
      play({
        rules,
        cards: { ...cards, cure: spell('Draw 2 cards. 1-dice-heal yourself.', 0) },
        players: [
          { name: 'A', hp: 10, hand: ['cure', 'zap'], deck: [2] },
          { name: 'B', hp: 3, ...watching },
        ],
        dice: [6],
        steps: [
          { by: 'A', cast: 'zap' },
          { by: 'A', cast: 'cure' },
          { resolve: true },
          {
            expect: {
              asks: null,
              chain: ['zap'],
              players: { A: { hp: 16, hand: 2, deck: 0 } },
              result: { winners: ['B'], rule: 'K12-END-03', criterion: 'empty deck' },
            },
          },
        ],
      });
      play({
        rules,
        cards: { ...cards, cure: spell('Draw 2 cards. 1-dice-heal yourself.', 0) },
        players: [
          { name: 'A', hp: 10, hand: ['zap', 'cure'], deck: [1] },
          { name: 'B', hp: 3, ...watching },
        ],
        dice: [6],
        steps: [
          { by: 'A', cast: 'zap' },
          { by: 'A', cast: 'cure' },
          { resolve: true },
          {
            expect: {
              asks: null,
              chain: ['zap', 'cure'],
              players: { A: { hp: 10, hand: 1 } },
              result: { winners: ['B'], rule: 'K12-END-03' },
              logNot: [{ type: 'heal' }, { type: 'resolve', card: 'zap' }],
            },
          },
        ],
      });
    },
  );

  test.until(12)('[K12-Q-22] a player at 0 HP who heals in time goes on, and the game with them', () => {
    play({
      rules,
      cards: {
        ...cards,
        cure: spell('When an opponent attacks, after Attack Formation: 1-dice-heal yourself.', 0),
      },
      players: [
        { name: 'A', battlefield: ['dog'] },
        { name: 'B', hp: 0, hand: ['cure'] },
        { name: 'C', hp: 7 },
      ],
      turn: battle,
      dice: [4, 6, 6],
      steps: [
        { by: 'A', attack: ['dog'], victim: 'C' },
        { by: 'B', cast: 'cure' },
        { until: { phase: 'recovery' } },
        { expect: { result: null, players: { B: { hp: 4 }, C: { hp: 0 } } } },
      ],
    });
  });
});

describe('a victim that changes its controller between the steps', () => {
  const charm = spell(
    'When an opponent attacks, after Attack Formation: Target 1 in-play card; hypnotize it until the end of this turn.',
    0,
  );
  const charmed: Pick<Scene, 'cards' | 'turn'> = { cards: { ...cards, charm }, turn: battle };

  test.until(12)(
    '[K12-Q-19] the defending player stays, the dice hit it, and what exceeds its HP is lost',
    () => {
      play({
        rules,
        ...charmed,
        players: [
          { name: 'A', battlefield: ['giant'] },
          { name: 'B', battlefield: ['bear', 'imp'], ...watching },
          { name: 'C', battlefield: ['dog'], hand: ['charm'] },
        ],
        dice: [2, 6, 6, 1],
        steps: [
          { by: 'A', attack: ['giant'], victim: 'bear' },
          { until: { by: 'C' } },
          { by: 'C', cast: 'charm' },
          { by: 'C', choose: ['bear'] },
          { resolve: true },
          { until: { by: 'B', purpose: 'defend' } },
          {
            expect: {
              cards: { bear: { player: 'C' } },
              battle: { defender: 'B' },
              asks: { by: 'B', cards: ['imp'] },
            },
          },
          { by: 'B', defend: ['imp'] },
          { until: { by: 'A', purpose: 'die' } },
          { by: 'A', die: 2 },
          {
            expect: {
              battle: null,
              cards: { bear: { zone: 'grave', player: 'B' }, imp: { zone: 'grave' } },
              players: { A: { hp: 35 }, B: { hp: 35 }, C: { hp: 35 } },
            },
          },
        ],
      });
    },
  );

  test.until(12)('[K12-Q-19] survives in its new controller’s battlefield with so much less HP', () => {
    play({
      rules,
      ...charmed,
      players: [
        { name: 'A', battlefield: ['dog'] },
        { name: 'B', battlefield: ['giant'], hp: 20 },
        { name: 'C', hand: ['charm'], ...watching },
      ],
      dice: [3, 5],
      steps: [
        { by: 'A', attack: ['dog'], victim: 'giant' },
        { until: { by: 'C' } },
        { by: 'C', cast: 'charm' },
        { by: 'C', choose: ['giant'] },
        { until: { phase: 'recovery' } },
        { expect: { cards: { giant: { player: 'C', hp: 1 } }, players: { B: { hp: 20 }, C: { hp: 35 } } } },
      ],
    });
  });
});
