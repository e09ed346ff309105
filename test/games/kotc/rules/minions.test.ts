import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { counters, minion, play, spell } from '../scene.js';

/** "Minions" of the 14th Edition's rulebook: who has been summoned, and who has not. */

const roarer = minion(1, 5, 'ROAR: Draw 1 card.', 0);
const bear = minion(2, 3, '', 4);
const seeds = ['seed 1', 'seed 2', 'seed 3', 'seed 4'].map((as) => ({ card: 'filler', as }));

describe('summoning', () => {
  test('[K14-MIN-01] [K16-MIN-01] [K14-MIN-04] [K14-MIN-05] from the hand to the own battlefield, face-up and exhausted', () => {
    play({
      cards: { bear },
      players: [{ name: 'A', hand: ['bear'], granary: seeds }, { name: 'B', askAlways: true }, { name: 'C' }],
      steps: [
        { expect: { cards: { bear: { knownTo: ['A'] } } } },
        { by: 'A', summon: 'bear' },
        { expect: { players: { A: { hand: 0, battlefield: ['bear'] }, B: { battlefield: 0 } } } },
        { expect: { cards: { bear: { player: 'A', exhausted: true, knownTo: ['A', 'B', 'C'] } } } },
      ],
    });
  });

  test('[K14-MIN-01] [K16-MIN-01] not from elsewhere, and not what is no minion', () => {
    play({
      cards: { bear, zap: spell('Draw 1 card.', 0) },
      players: [
        {
          name: 'A',
          hand: ['zap'],
          granary: [{ card: 'bear', as: 'sown' }, 9],
          grave: [{ card: 'bear', as: 'dead' }],
          deck: [{ card: 'bear', as: 'top' }, 4],
          askAlways: true,
        },
        { name: 'B', hand: ['bear'] },
      ],
      steps: [
        { by: 'A', summon: 'sown', refused: 'K14-MIN-01' },
        { by: 'A', summon: 'dead', refused: 'K14-MIN-01' },
        { by: 'A', summon: 'top', refused: 'K14-MIN-01' },
        { by: 'A', summon: 'bear', refused: 'K14-MIN-01' },
        { by: 'A', summon: 'zap', refused: 'K14-MIN-01' },
      ],
    });
  });

  test('[K14-MIN-03] [K15-MIN-03] [K16-MIN-03] it costs as many resources as its level', () => {
    play({
      cards: { bear },
      players: [
        { name: 'A', hand: ['bear'], granary: [...seeds, { card: 'filler', as: 'spare' }] },
        { name: 'B', askAlways: true },
      ],
      steps: [
        { by: 'A', summon: 'bear' },
        { expect: { asks: { by: 'A', purpose: 'pay', least: 4, most: 4 }, cards: { bear: { level: 4 } } } },
        { by: 'A', pay: ['seed 4', 'spare', 'seed 2', 'seed 1'] },
        { expect: { cards: { 'seed 3': { exhausted: false }, spare: { exhausted: true } } } },
      ],
    });
    play({
      cards: { bear },
      players: [
        {
          name: 'A',
          hand: ['bear'],
          granary: [3, { card: 'filler', as: 'spent', exhausted: true }],
          askAlways: true,
        },
        { name: 'B' },
      ],
      steps: [{ by: 'A', summon: 'bear', refused: 'K14-EXH-07' }],
    });
  });

  test('[K14-MIN-06] [K17-MIN-06] it does nothing that needs exhausting before the next Recovery Phase', () => {
    play({
      cards: { roarer },
      players: [
        { name: 'A', hand: ['roarer'], askAlways: true },
        { name: 'B', battlefield: [{ card: 'filler', as: 'foe' }] },
      ],
      steps: [
        { by: 'A', summon: 'roarer' },
        { by: 'A', activate: 'roarer', refused: 'K14-MIN-12' },
        { until: { phase: 'battle' } },
        { by: 'A', attack: ['roarer'], victim: 'B', refused: 'K14-BAT-43' },
        { until: { turn: 4, phase: 'battle' } },
        { by: 'B', attack: ['foe'], victim: 'A' },
        { by: 'A', pass: true },
        { by: 'A', defend: ['roarer'] },
        { expect: { battle: { defense: ['roarer'] } } },
      ],
    });
  });

  test.since(14)('[K14-MIN-06] [K17-MIN-06] neither defend, forced to fight in the turn itself', () => {
    const calm = minion(1, 1, '', 0);
    play({
      cards: { calm },
      players: [
        { name: 'A', hand: ['calm'], askAlways: true },
        { name: 'B', battlefield: [{ card: 'filler', as: 'foe', counters: counters('berzerk', 'B') }] },
      ],
      steps: [
        { by: 'A', summon: 'calm' },
        { by: 'A', pass: true },
        { by: 'B', counter: 'berzerk', on: 'foe' },
        { by: 'A', pass: true },
        { by: 'B', choose: ['A'] },
        { expect: { battle: { team: ['foe'], defender: 'A' } } },
        { until: { phase: 'battle' } },
        { expect: { logNot: [{ type: 'defend' }], cards: { calm: { zone: 'battlefield' } } } },
      ],
    });
  });
});

describe('who has not been summoned', () => {
  test('[K14-MIN-02] does not attack, defend or take damage, and is no victim', () => {
    play({
      cards: { bear },
      players: [
        {
          name: 'A',
          battlefield: ['bear', { card: 'bear', as: 'cub' }],
          hand: [{ card: 'bear', as: 'held' }],
          granary: [{ card: 'bear', as: 'sown' }],
        },
        {
          name: 'B',
          battlefield: [{ card: 'bear', as: 'guard' }],
          hand: [{ card: 'bear', as: 'B held' }],
          granary: [{ card: 'bear', as: 'B sown' }],
        },
      ],
      turn: { phase: 'battle' },
      steps: [
        { by: 'A', attack: ['bear', 'held'], victim: 'B', refused: 'K14-BAT-03' },
        { by: 'A', attack: ['sown'], victim: 'B', refused: 'K14-BAT-03' },
        { by: 'A', attack: ['bear'] },
        { expect: { asks: { purpose: 'victim', options: ['B', 'guard'] } } },
        { by: 'A', choose: ['B'] },
        { expect: { asks: { by: 'B', purpose: 'defend', cards: ['guard'] } } },
      ],
    });
  });

  test('[K14-MIN-02] [K14-MIN-10] does not use its abilities, but by ghost-play or hex-play', () => {
    const hexed = minion(1, 5, 'FALL: When this card in your hand is destroyed (hex-play): Draw 1 card.', 0);
    play({
      cards: { roarer, hexed, drop: spell('Target 1 card in your hand; destroy it.', 0) },
      players: [
        {
          name: 'A',
          hand: ['roarer', 'hexed', 'drop'],
          granary: [{ card: 'roarer', as: 'sown' }],
          grave: [{ card: 'roarer', as: 'dead' }],
          deck: [{ card: 'roarer', as: 'top' }, 3],
          askAlways: true,
        },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', activate: 'roarer', refused: 'K14-MIN-10' },
        { by: 'A', activate: 'sown', refused: 'K14-MIN-10' },
        { by: 'A', activate: 'dead', refused: 'K14-MIN-10' },
        { by: 'A', activate: 'top', refused: 'K14-MIN-10' },
        { by: 'A', cast: 'drop' },
        { by: 'A', pass: true },
        { by: 'A', choose: ['hexed'] },
        { by: 'A', activate: 'hexed' },
        { resolve: true },
        { expect: { players: { A: { hand: ['roarer', 'top'] } } } },
      ],
    });
  });
});

describe('who has been summoned', () => {
  test('[K14-MIN-07] [K17-MIN-07] stays and is used turn after turn', () => {
    play({
      cards: { roarer },
      players: [
        { name: 'A', battlefield: ['roarer'] },
        { name: 'B', askAlways: true },
      ],
      dice: [1, 1],
      steps: [
        { by: 'A', activate: 'roarer' },
        { resolve: true },
        { until: { turn: 5, phase: 'battle' } },
        { by: 'A', attack: ['roarer'], victim: 'B' },
        { until: { turn: 7, phase: 'action' } },
        { by: 'A', activate: 'roarer' },
        { resolve: true },
        {
          expect: { cards: { roarer: { zone: 'battlefield' } }, players: { A: { hand: 4 }, B: { hp: 34 } } },
        },
      ],
    });
  });

  test('[K14-MIN-27] [K17-MIN-27] every one fights, with SP 0 and without abilities as well', () => {
    play({
      players: [
        { name: 'A', battlefield: [{ card: 'filler', as: 'mouse' }] },
        { name: 'B', battlefield: [{ card: 'filler', as: 'vole' }], askAlways: true },
      ],
      turn: { phase: 'battle' },
      steps: [
        { by: 'A', attack: ['mouse'], victim: 'B' },
        { by: 'B', pass: true },
        { by: 'B', defend: ['vole'] },
        {
          expect: {
            battle: { team: ['mouse'], defense: ['vole'] },
            cards: { mouse: { sp: 0, exhausted: true } },
          },
        },
      ],
    });
  });

  test('[K14-MIN-28] only minions hold counters, and only in-play: elsewhere none is placed, and who leaves loses them', () => {
    play({
      cards: {
        bear,
        arm: spell(
          'Target up to 2 cards in your hand; place 1 Sword Counter on each target. Target 1 of your resources; place 1 Shield Counter on it.',
          0,
        ),
        back: spell('Target 1 in-play card; bounce it.', 0),
        zap: spell('Draw 1 card.', 0),
      },
      players: [
        {
          name: 'A',
          hand: ['arm', 'zap', 'bear', 'back'],
          granary: [{ card: 'bear', as: 'sown' }],
          battlefield: [{ card: 'bear', as: 'armed', counters: counters('sword', 'A', 2) }],
        },
        { name: 'B', askAlways: true },
      ],
      steps: [
        { by: 'A', cast: 'arm' },
        { by: 'A', pass: true },
        { by: 'A', choose: ['zap', 'bear'] },
        { expect: { cards: { zap: { counters: {} }, bear: { counters: {} }, sown: { counters: {} } } } },
        { expect: { logNot: [{ type: 'place' }] } },
        { by: 'A', cast: 'back' },
        { by: 'A', pass: true },
        { expect: { cards: { armed: { zone: 'hand', counters: {} } } } },
      ],
    });
  });
});
