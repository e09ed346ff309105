import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { counters, minion, play, spell } from '../scene.js';
import { inPlay, toOne, toSome } from './pawn-cards.js';

/** Asked at every window, so that the game waits for them when a chain has resolved. */
const watching = { askAlways: true } as const;
const watcher = { name: 'B', ...watching };
const text = 'HELP: 1-dice-heal yourself.';
const wolf = minion(2, 6, text, 3);
const bear = minion(2, 2, '', 2);
const clone = () => toOne('clone it.');
const twice = () => toOne('clone it up to 2 times.');
/** Resources by their names. */
const land = minion(0, 0, '', 0);
const lands = (count: number): string[] => Array.from({ length: count }, () => 'land');

describe('cloning', () => {
  test('[K15-KEY-115] a pawn has the SP, HP, level and abilities of the minion', () => {
    play({
      cards: { land, wolf, clone: clone() },
      players: [
        { name: 'A', hp: 10, hand: ['clone'], granary: lands(3) },
        { ...watcher, battlefield: ['wolf'] },
      ],
      dice: [4],
      steps: [
        { by: 'A', cast: 'clone' },
        { resolve: true },
        {
          expect: {
            players: { A: { battlefield: ['wolf 2'] } },
            cards: {
              'wolf 2': { token: true, sp: 2, hp: 6, level: 3, exhausted: true },
              wolf: { player: 'B' },
            },
          },
        },
        { until: { turn: 5, phase: 'action' } },
        { by: 'A', activate: 'wolf 2' },
        { resolve: true },
        { expect: { players: { A: { hp: 14 } } } },
      ],
    });
  });

  test('[K17-KEY-116] the printed values are copied, whatever has become of them', () => {
    play({
      cards: { land, wolf, clone: clone() },
      players: [
        { name: 'A', hand: ['clone'], granary: lands(3) },
        { ...watcher, battlefield: [{ card: 'wolf', damage: 2, spChange: 3, downLevel: 1 }] },
      ],
      steps: [
        { by: 'A', cast: 'clone' },
        { resolve: true },
        {
          expect: {
            cards: { 'wolf 2': { sp: 2, hp: 6, level: 3 }, wolf: { sp: 5, hp: 4, level: 2 } },
          },
        },
      ],
    });
  });

  test('[K16-KEY-118] the minion is revealed to all first', () => {
    play({
      cards: { land, wolf, clone: spell('Target 1 card in your hand; clone it.', 0) },
      players: [{ name: 'A', hand: ['clone', 'wolf'], granary: lands(3) }, watcher, { name: 'C' }],
      steps: [
        { expect: { cards: { wolf: { knownTo: ['A'] } } } },
        { by: 'A', cast: 'clone' },
        { resolve: true },
        {
          expect: {
            cards: { wolf: { zone: 'hand', knownTo: ['A', 'B', 'C'] } },
            log: [{ type: 'reveal', card: 'wolf' }, { type: 'pawn' }],
          },
        },
      ],
    });
  });

  test('[K15-KEY-119] [K15-KEY-124] the resources of its level are paid for each pawn', () => {
    play({
      cards: { land, bear, twice: twice() },
      players: [
        { name: 'A', hand: ['twice'], granary: lands(5) },
        { ...watcher, battlefield: ['bear'] },
      ],
      steps: [
        { by: 'A', cast: 'twice' },
        { by: 'B', pass: true },
        { expect: { asks: { by: 'A', purpose: 'clone', kind: 'number', least: 0, most: 2, about: 'bear' } } },
        { by: 'A', number: 2 },
        {
          expect: {
            players: { A: { battlefield: ['bear 2', 'bear 3'] } },
            cards: {
              land: { exhausted: true },
              'land 2': { exhausted: true },
              'land 3': { exhausted: true },
              'land 4': { exhausted: true },
              'land 5': { exhausted: false },
            },
          },
        },
      ],
    });
  });

  test('[K15-KEY-124] none is made of a target if that is wanted', () => {
    play({
      cards: { land, bear, wolf, twice: toSome(2, 'clone the targets up to 2 times.') },
      players: [
        { name: 'A', hand: ['twice'], granary: lands(7) },
        { ...watcher, battlefield: ['bear', 'wolf'] },
      ],
      steps: [
        { by: 'A', cast: 'twice' },
        { by: 'A', choose: ['bear', 'wolf'] },
        { by: 'A', number: 0 },
        { expect: { asks: { purpose: 'clone', about: 'wolf', most: 2 } } },
        { by: 'A', number: 1 },
        {
          expect: { players: { A: { battlefield: ['wolf 2'] } }, cards: { 'land 4': { exhausted: false } } },
        },
      ],
    });
  });

  test('[K15-KEY-119] [K15-KEY-124] no more are made than can be paid', () => {
    play({
      cards: { land, bear, twice: twice() },
      players: [
        { name: 'A', hand: ['twice'], granary: lands(3) },
        { ...watcher, battlefield: ['bear'] },
      ],
      steps: [
        { by: 'A', cast: 'twice' },
        { by: 'B', pass: true },
        { expect: { asks: { purpose: 'clone', most: 1 } } },
        { by: 'A', number: 1 },
        { expect: { players: { A: { battlefield: ['bear 2'] } } } },
      ],
    });
  });

  test.until(16)('[K15-KEY-119] for the level that the pawn gets, not for what the minion has now', () => {
    play({
      cards: { land, wolf, clone: clone() },
      players: [
        { name: 'A', hand: ['clone'], granary: lands(2) },
        { ...watcher, battlefield: [{ card: 'wolf', downLevel: 1 }] },
      ],
      steps: [
        { by: 'A', cast: 'clone' },
        { resolve: true },
        { expect: { players: { A: { battlefield: 0 } }, logNot: [{ type: 'pawn' }, { type: 'exhaust' }] } },
      ],
    });
  });

  test('[K17-KEY-119] for the level that the minion has now', () => {
    play({
      cards: { land, wolf, clone: clone() },
      players: [
        { name: 'A', hand: ['clone'], granary: lands(2) },
        { ...watcher, battlefield: [{ card: 'wolf', downLevel: 1 }] },
      ],
      steps: [
        { by: 'A', cast: 'clone' },
        { resolve: true },
        {
          expect: {
            cards: { 'wolf 2': { level: 3 }, land: { exhausted: true }, 'land 2': { exhausted: true } },
          },
        },
      ],
    });
  });

  test('[K15-KEY-119] where not all can be paid, the user says which come first', () => {
    play({
      cards: { land, bear, wolf, clone: toSome(2, 'clone the targets.') },
      players: [
        { name: 'A', hand: ['clone'], granary: lands(4) },
        { ...watcher, battlefield: ['bear', 'wolf'] },
      ],
      steps: [
        { by: 'A', cast: 'clone' },
        { by: 'A', choose: ['bear', 'wolf'] },
        { expect: { asks: { by: 'A', kind: 'order', purpose: 'copies' } } },
        { by: 'A', order: ['wolf', 'bear'] },
        { expect: { players: { A: { battlefield: ['wolf 2'] } } } },
      ],
    });
  });

  test('[K15-KEY-120] [K15-KEY-122] only minions are cloned, wherever they are, and stay there', () => {
    play({
      cards: {
        land,
        bear,
        bolt: spell('When you take damage: 1-dice-heal yourself.', 0),
        clone: spell('Target up to 2 cards in your hand; clone the targets.', 0),
      },
      players: [{ name: 'A', hand: ['clone', 'bear', 'bolt'], granary: lands(4) }, watcher],
      steps: [
        { by: 'A', cast: 'clone' },
        { by: 'A', choose: ['bear', 'bolt'] },
        {
          expect: {
            players: { A: { battlefield: ['bear 2'], hand: ['bear', 'bolt'] } },
            cards: { 'land 3': { exhausted: false } },
          },
        },
      ],
    });
  });

  test('[K15-KEY-121] its counters are not copied', () => {
    play({
      cards: { land, bear, clone: clone() },
      players: [
        { name: 'A', hand: ['clone'], granary: lands(2) },
        { ...watcher, battlefield: [{ card: 'bear', counters: counters('sword', 'B', 2) }] },
      ],
      steps: [
        { by: 'A', cast: 'clone' },
        { resolve: true },
        { expect: { cards: { 'bear 2': { counters: {} }, bear: { counters: { sword: 2 } } } } },
      ],
    });
  });

  test('[K15-KEY-123] a pawn can be cloned itself', () => {
    play({
      cards: { land, pawn: minion(1, 2), clone: clone() },
      players: [
        { name: 'A', hand: ['clone'], granary: lands(2) },
        { ...watcher, battlefield: [{ card: 'pawn', token: true }] },
      ],
      steps: [
        { by: 'A', cast: 'clone' },
        { resolve: true },
        { expect: { cards: { 'pawn 2': { player: 'A', token: true, sp: 1, hp: 2, level: 2 } } } },
      ],
    });
  });

  test('[K15-KEY-122] a resource that is cloned stays a resource', () => {
    const resource = 'Target 1 of your resources; clone it.';
    play({
      cards: {
        land,
        bear,
        clone: spell(inPlay() === 'in-play card' ? resource : 'Target 1 card in your granary; clone it.', 0),
      },
      players: [{ name: 'A', hand: ['clone'], granary: ['bear', 'land'] }, watcher],
      steps: [
        { by: 'A', cast: 'clone' },
        { by: 'A', choose: ['bear'] },
        {
          expect: {
            players: { A: { granary: 2, battlefield: ['bear 2'] } },
            cards: { bear: { zone: 'granary', exhausted: true } },
          },
        },
      ],
    });
  });
});
