import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { minion, play, spell } from '../scene.js';
import { craft, toOne, toSome } from './pawn-cards.js';

/** What the rulebooks leave open about making pawns, as the rulings at the end of the rule lists have it. */
const watching = { askAlways: true } as const;
const watcher = { name: 'B', ...watching };
const bear = minion(2, 2, '', 2);
const wolf = minion(2, 6, '', 3);
const gone = { zone: 'none', token: true, counters: {} } as const;
/** Resources by their names. */
const land = minion(0, 0, '', 0);
const lands = (count: number): string[] => Array.from({ length: count }, () => 'land');

describe('what pawns cost', () => {
  test('[K15-Q-107] no resource is exhausted for a crafted one, though there are enough', () => {
    play({
      cards: { land, craft: craft(1, 2) },
      players: [{ name: 'A', hand: ['craft'], granary: lands(2) }, watcher],
      steps: [
        { by: 'A', cast: 'craft' },
        { by: 'B', pass: true },
        { by: 'A', number: 1 },
        {
          expect: {
            players: { A: { battlefield: ['Pawn 1/2'] } },
            cards: { land: { exhausted: false }, 'land 2': { exhausted: false } },
            logNot: [{ type: 'exhaust' }],
          },
        },
      ],
    });
  });

  test('[K15-Q-108] cloning is not optional, and what cannot be paid does not keep the next from it', () => {
    play({
      cards: { land, bear, wolf, clone: toSome(2, 'clone the targets.') },
      players: [
        { name: 'A', hand: ['clone'], granary: lands(2) },
        { ...watcher, battlefield: ['bear', 'wolf'] },
      ],
      steps: [
        { by: 'A', cast: 'clone' },
        { by: 'A', choose: ['bear', 'wolf'] },
        { expect: { asks: { by: 'A', kind: 'order', purpose: 'copies' } } },
        { by: 'A', order: ['wolf', 'bear'] },
        { expect: { players: { A: { battlefield: ['bear 2'] } }, cards: { 'land 2': { exhausted: true } } } },
      ],
    });
    play({
      cards: { land, bear, clone: toOne('clone it.') },
      players: [
        { name: 'A', hand: ['clone'], granary: lands(2) },
        { ...watcher, battlefield: ['bear'] },
      ],
      steps: [
        { by: 'A', cast: 'clone' },
        { by: 'B', pass: true },
        { expect: { players: { A: { battlefield: ['bear 2'] } }, chain: [] } },
      ],
    });
  });

  test.since(16)('[K16-Q-108] [K16-KEY-118] what cannot be paid is revealed all the same', () => {
    play({
      cards: { land, wolf, clone: spell('Target 1 card in your hand; clone it.', 0) },
      players: [{ name: 'A', hand: ['clone', 'wolf'], granary: lands(2) }, watcher],
      steps: [
        { by: 'A', cast: 'clone' },
        { resolve: true },
        {
          expect: {
            players: { A: { battlefield: 0 } },
            cards: { wolf: { zone: 'hand', knownTo: ['A', 'B'] }, land: { exhausted: false } },
          },
        },
      ],
    });
  });

  test('[K15-Q-109] [K15-Q-201] a clone has the printed values, and costs the printed level', () => {
    play({
      cards: { land, wolf, clone: toOne('clone it.') },
      players: [
        { name: 'A', hand: ['clone'], granary: lands(4) },
        { ...watcher, battlefield: [{ card: 'wolf', damage: 2, spChange: 3, downLevel: 1 }] },
      ],
      steps: [
        { by: 'A', cast: 'clone' },
        { resolve: true },
        {
          expect: {
            cards: {
              'wolf 2': { sp: 2, hp: 6, level: 3 },
              wolf: { sp: 5, hp: 4, level: 2 },
              'land 3': { exhausted: true },
              'land 4': { exhausted: false },
            },
          },
        },
      ],
    });
  });

  test('[K15-Q-110] “up to 2 times” is for each target', () => {
    play({
      cards: { land, bear, cub: minion(1, 0, '', 1), twice: toSome(2, 'clone the targets up to 2 times.') },
      players: [
        { name: 'A', hand: ['twice'], granary: lands(6) },
        { ...watcher, battlefield: ['bear', 'cub'] },
      ],
      steps: [
        { by: 'A', cast: 'twice' },
        { by: 'A', choose: ['bear', 'cub'] },
        { by: 'A', number: 2 },
        { until: { purpose: 'clone' } },
        { expect: { asks: { about: 'cub', least: 0, most: 2 } } },
        { by: 'A', number: 2 },
        { expect: { players: { A: { battlefield: ['bear 2', 'bear 3', 'cub 2', 'cub 3'] } } } },
      ],
    });
  });

  test('[K17-Q-111] who embodies a spell pays no activation cost of it; the pawn does whenever it uses it', () => {
    play({
      cards: {
        land,
        heal: spell('self-destroy 1 resource→1-dice-heal yourself.', 1),
        embody: spell('Target 1 card in your hand; embody it.', 0),
      },
      players: [{ name: 'A', hp: 10, hand: ['embody', 'heal'], granary: lands(2) }, watcher],
      dice: [4],
      steps: [
        { by: 'A', cast: 'embody' },
        { resolve: true },
        { expect: { players: { A: { battlefield: ['heal 2'], granary: 2, hp: 10 } } } },
        { until: { turn: 5, phase: 'action' } },
        { by: 'A', activate: 'heal 2' },
        { by: 'A', choose: ['land'] },
        { resolve: true },
        { expect: { players: { A: { granary: 1, hp: 14 } }, cards: { land: { zone: 'grave' } } } },
      ],
    });
  });
});

describe('whose pawns are', () => {
  test('[K15-Q-112] a clone of another’s minion is its maker’s, and goes to nobody when it is bounced elsewhere', () => {
    play({
      cards: {
        land,
        bear,
        clone: toOne('clone it.'),
        take: toOne('hypnotize it until the end of this turn, then bounce it.'),
      },
      players: [
        { name: 'A', hand: ['clone'], granary: lands(2) },
        { ...watcher, hand: ['take'], battlefield: ['bear'] },
      ],
      steps: [
        { by: 'A', cast: 'clone' },
        { resolve: true },
        { expect: { cards: { 'bear 2': { player: 'A', owner: 'A' }, bear: { owner: 'B' } } } },
        { until: { turn: 4, phase: 'action' } },
        { by: 'B', cast: 'take' },
        { by: 'B', pass: true },
        { by: 'B', choose: ['bear 2'] },
        {
          expect: {
            players: { A: { hand: 0, battlefield: 0 }, B: { battlefield: ['bear'] } },
            cards: { 'bear 2': gone },
          },
        },
      ],
    });
  });

  test('[K15-Q-202] the cloned card in the hand is not shown; the pawn is', () => {
    play({
      cards: { land, bear, clone: spell('Target 1 card in your hand; clone it.', 0) },
      players: [{ name: 'A', hand: ['clone', 'bear'], granary: lands(2) }, watcher],
      steps: [
        { by: 'A', cast: 'clone' },
        { resolve: true },
        {
          expect: {
            cards: { bear: { zone: 'hand', knownTo: ['A'] }, 'bear 2': { knownTo: ['A', 'B'] } },
            logNot: [{ type: 'reveal' }],
          },
        },
      ],
    });
  });
});
