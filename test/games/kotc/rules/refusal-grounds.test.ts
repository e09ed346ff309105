import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { counters, minion, play, spell } from '../scene.js';

/** What is refused is refused by the rule that forbids just that (14th Edition). */
const cards = {
  bear: minion(2, 9),
  imp: minion(1, 1),
  crew: minion(1, 4, 'HEAVE: Self-exhaust 1 minion→Draw 1 card.', 0),
  smite: spell('Target 1 in-play card; destroy it.', 0),
};
const turn = { phase: 'battle' } as const;

describe('a counter is refused', () => {
  const hostOf = (kind: 'sword' | 'shield' | 'trap', owner: string, as: string) => ({
    card: 'bear',
    as,
    counters: counters(kind, owner),
  });

  test.since(13)(
    '[K14-CTR-16] [K14-CTR-17] to another than its owner, also while a chain resolves and in a step of a battle',
    () => {
      const players = [
        { name: 'A', hand: ['smite'], battlefield: [hostOf('sword', 'B', 'lent'), 'imp'] },
        { name: 'B', battlefield: ['bear', hostOf('shield', 'A', 'guarded')], askAlways: true },
      ];
      play({
        cards,
        players,
        steps: [
          { by: 'A', cast: 'smite' },
          { until: { purpose: 'target' } },
          { by: 'A', counter: 'sword', on: 'lent', refused: 'K14-CTR-16' },
          { by: 'B', counter: 'shield', on: 'guarded', refused: 'K14-CTR-16' },
          { by: 'B', counter: 'sword', on: 'lent', refused: 'K14-CHN-22' },
        ],
      });
      play({
        cards,
        players,
        turn,
        steps: [
          { by: 'A', attack: ['imp'], victim: 'B' },
          { until: { purpose: 'defend' } },
          { by: 'A', counter: 'sword', on: 'lent', refused: 'K14-CTR-16' },
          { by: 'B', counter: 'sword', on: 'lent', refused: 'K14-BAT-40' },
        ],
      });
    },
  );

  test('[K14-CTR-11] [K14-CTR-12] that is reactive by its circumstances, which the chain rules have no part in', () => {
    play({
      cards,
      players: [
        {
          name: 'A',
          hand: ['smite'],
          battlefield: [hostOf('shield', 'A', 'shielded'), hostOf('trap', 'A', 'trapped')],
        },
        { name: 'B', battlefield: ['bear'] },
      ],
      steps: [
        { by: 'A', cast: 'smite' },
        { until: { purpose: 'target' } },
        { by: 'A', counter: 'shield', on: 'shielded', refused: 'K14-CTR-12' },
        { by: 'A', counter: 'trap', on: 'trapped', refused: 'K14-CTR-12' },
      ],
    });
  });
});

describe('a fighter is refused', () => {
  test('[K14-BAT-03] [K17-BAT-03] [K14-BAT-44] [K17-BAT-44] exhausted, elsewhere than in play, or another’s, in the attacking team', () => {
    play({
      cards,
      players: [
        { name: 'A', battlefield: ['bear', { card: 'imp', exhausted: true }], hand: ['crew'] },
        { name: 'B', battlefield: [{ card: 'bear', as: 'theirs' }] },
      ],
      turn,
      steps: [
        { by: 'A', attack: ['bear', 'imp'], victim: 'B', refused: 'K14-BAT-03' },
        { by: 'A', attack: ['crew'], victim: 'B', refused: 'K14-BAT-03' },
        { by: 'A', attack: ['theirs'], victim: 'B', refused: 'K14-BAT-03' },
        { by: 'A', attack: ['bear'], victim: 'B' },
        { expect: { battle: { team: ['bear'], victim: 'B' } } },
      ],
    });
  });

  test('[K14-BAT-16] [K17-BAT-16] [K14-BAT-17] exhausted, or another’s than the defending player’s, in the defending team', () => {
    play({
      cards,
      players: [
        { name: 'A', battlefield: ['bear'] },
        { name: 'B', battlefield: ['crew', { card: 'imp', exhausted: true }] },
        { name: 'C', battlefield: [{ card: 'bear', as: 'third' }] },
      ],
      turn,
      steps: [
        { by: 'A', attack: ['bear'], victim: 'B' },
        { by: 'B', defend: ['crew', 'imp'], refused: 'K14-BAT-16' },
        { by: 'B', defend: ['third'], refused: 'K14-BAT-17' },
        { by: 'B', defend: ['crew'] },
        { expect: { cards: { crew: { exhausted: true }, imp: { exhausted: true } } } },
      ],
    });
  });
});

describe('a victim is refused', () => {
  test('[K14-BAT-06] [K14-BAT-07] [K14-Q-16] declared already, player or minion, or one’s own', () => {
    play({
      cards,
      players: [
        { name: 'A', battlefield: ['bear', 'imp'] },
        { name: 'B', battlefield: ['crew'] },
        { name: 'C' },
      ],
      turn: { ...turn, declared: ['B', 'crew'] },
      dice: [1, 1],
      steps: [
        { by: 'A', attack: ['bear'], victim: 'B', refused: 'K14-BAT-06' },
        { by: 'A', attack: ['bear'], victim: 'crew', refused: 'K14-BAT-07' },
        { by: 'A', attack: ['bear'], victim: 'A', refused: 'K14-Q-16' },
        { by: 'A', attack: ['bear'], victim: 'imp', refused: 'K14-Q-16' },
        { expect: { battle: null, cards: { bear: { exhausted: false } } } },
        { by: 'A', attack: ['bear'], victim: 'C' },
        { expect: { players: { C: { hp: 33 } } } },
      ],
    });
  });

  test('[K14-CTR-48] [K14-Q-16] [K14-Q-58] [K14-Q-59] by a Berzerk Counter, which can make a player the victim, of whoever controls its host', () => {
    const host = { card: 'imp', as: 'host', counters: counters('berzerk', 'A') };
    play({
      cards,
      players: [
        { name: 'A', battlefield: ['bear'] },
        { name: 'B', battlefield: [host, 'crew'] },
      ],
      steps: [
        { by: 'A', counter: 'berzerk', on: 'host' },
        { until: { purpose: 'berzerk' } },
        { by: 'A', choose: ['B'], refused: 'K14-Q-16' },
        { by: 'A', choose: ['crew'], refused: 'K14-Q-16' },
        { by: 'A', choose: ['A'] },
        { expect: { battle: { attacker: 'B', victim: 'A' } } },
      ],
    });
  });
});

test('[K14-Q-50] [K14-MIN-13] a minion that is exhausted to use an ability is refused as its cost', () => {
  play({
    cards,
    players: [{ name: 'A', battlefield: ['crew', 'bear', 'imp'] }, { name: 'B' }],
    steps: [
      { by: 'A', activate: 'crew' },
      { by: 'A', choose: ['crew'], refused: 'K14-Q-50' },
      { by: 'A', choose: ['imp'] },
      { expect: { cards: { bear: { exhausted: false } }, players: { A: { hand: 1 } } } },
    ],
  });
});

test('[K14-SET-13] the first hand is buried and redrawn once', () => {
  play({
    cards,
    begin: 'setup',
    dice: [6, 5, 1, 1],
    players: [
      { name: 'A', deck: [40] },
      { name: 'B', deck: [40] },
    ],
    steps: [
      { until: { by: 'A', purpose: 'redraw' } },
      { by: 'A', redraw: [] },
      { by: 'A', redraw: [], refused: 'K14-SET-13' },
      { by: 'B', redraw: [] },
      { by: 'B', redraw: [], refused: 'K14-SET-13' },
    ],
  });
});

test('[K14-BAT-40] [K14-Q-62] nothing is started in a step of a battle that was forced between the steps of another', () => {
  const host = {
    card: 'bear',
    as: 'host',
    counters: [...counters('berzerk', 'B'), ...counters('sword', 'B')],
  };
  play({
    cards,
    players: [
      { name: 'A', battlefield: ['imp', { card: 'bear', as: 'guard' }] },
      { name: 'B', battlefield: [host] },
    ],
    turn,
    steps: [
      { by: 'A', attack: ['imp'], victim: 'B' },
      { by: 'B', counter: 'berzerk', on: 'host' },
      { until: { purpose: 'berzerk' } },
      { by: 'B', choose: ['A'] },
      { until: { by: 'A', purpose: 'defend' } },
      { expect: { battle: { attacker: 'B', victim: 'A' } } },
      { by: 'B', counter: 'sword', on: 'host', refused: 'K14-BAT-40' },
    ],
  });
});
