import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { minion, play, spell } from '../scene.js';

/** Asked at every window, so that the game waits for them when a chain has resolved. */
const watching = { askAlways: true } as const;
const watcher = { name: 'B', ...watching };
const heal = spell('1-dice-heal yourself.', 2);
/** Not to be cast while a chain is built. */
const later = spell('When you take damage: 1-dice-heal yourself.', 2);
/** Resources by their names. */
const land = minion(0, 0, '', 0);
const lands = (count: number): string[] => Array.from({ length: count }, () => 'land');
const fromHand = (what: string, count = 1) =>
  spell(
    count === 1 ? `Target 1 card in your hand; ${what}` : `Target up to ${count} cards in your hand; ${what}`,
    0,
  );

describe('embodying', () => {
  test('[K17-KEY-158] [K17-KEY-159] [K17-KEY-161] [K17-KEY-163] a spell is revealed and paid for, and a pawn of 0/0 has its ability', () => {
    play({
      cards: { land, heal: later, embody: fromHand('embody it.') },
      players: [{ name: 'A', hp: 10, hand: ['embody', 'heal'], granary: lands(3) }, watcher, { name: 'C' }],
      dice: [6],
      steps: [
        { by: 'A', cast: 'embody' },
        { by: 'A', choose: ['heal'] },
        {
          expect: {
            players: { A: { battlefield: ['heal 2'], hand: ['heal'], hp: 10 } },
            cards: {
              'heal 2': { token: true, sp: 0, hp: 0, level: 2, exhausted: true, knownTo: ['A', 'B', 'C'] },
              heal: { zone: 'hand', knownTo: ['A', 'B', 'C'] },
              land: { exhausted: true },
              'land 2': { exhausted: true },
              'land 3': { exhausted: false },
            },
            log: [
              { type: 'reveal', card: 'heal' },
              { type: 'pawn', card: 'heal 2' },
            ],
            logNot: [
              { type: 'move', card: 'heal' },
              { type: 'link', card: 'heal' },
            ],
          },
        },
      ],
    });
  });

  test('[K17-KEY-164] the pawn is exhausted for its ability, as minions are', () => {
    play({
      cards: { land, heal, embody: fromHand('embody it.') },
      players: [{ name: 'A', hp: 10, hand: ['embody', 'heal'], granary: lands(2) }, watcher],
      dice: [6],
      steps: [
        { by: 'A', cast: 'embody' },
        { resolve: true },
        { by: 'A', activate: 'heal 2', refused: 'K17-MIN-12' },
        { until: { turn: 5, phase: 'action' } },
        { by: 'A', activate: 'heal 2' },
        { resolve: true },
        {
          expect: {
            players: { A: { hp: 16 } },
            cards: { 'heal 2': { zone: 'battlefield', exhausted: true } },
          },
        },
      ],
    });
  });

  test('[K17-Q-158] a spell with ghost-play is never cast for it, but the pawn uses it', () => {
    play({
      cards: {
        land,
        hail: spell('When this card is summoned (ghost-play): 1-dice-heal yourself.', 1),
        embody: fromHand('embody it.'),
        bear: minion(1, 1, '', 0),
      },
      players: [
        { name: 'A', hp: 10, hand: ['embody', 'hail', 'bear'], granary: lands(1), ...watching },
        watcher,
      ],
      dice: [6],
      steps: [
        { by: 'A', summon: 'bear' },
        { by: 'A', cast: 'hail', refused: 'K17-ABL-07' },
        { by: 'A', cast: 'embody' },
        { by: 'B', pass: true },
        { by: 'A', pass: true },
        { by: 'A', choose: ['hail'] },
        { by: 'A', pay: ['land'] },
        { by: 'A', cast: 'hail', refused: 'K17-ABL-07' },
        { by: 'A', activate: 'hail 2' },
        { resolve: true },
        { expect: { players: { A: { hp: 16, hand: ['hail'] } } } },
      ],
    });
  });

  test('[K17-KEY-160] its level is the printed one, and at least 1', () => {
    play({
      cards: {
        land,
        heal: later,
        free: spell('When you take damage: 2-dice-heal yourself.', 0),
        embody: fromHand('embody the targets.', 2),
      },
      players: [
        { name: 'A', hand: ['embody', { card: 'heal', downLevel: 1 }, 'free'], granary: lands(1) },
        watcher,
      ],
      steps: [
        { by: 'A', cast: 'embody' },
        { by: 'A', choose: ['heal', 'free'] },
        {
          expect: {
            players: { A: { battlefield: ['heal 2', 'free 2'] } },
            cards: { 'heal 2': { level: 2 }, 'free 2': { level: 1 }, land: { exhausted: true } },
          },
        },
      ],
    });
  });

  test('[K17-KEY-162] only spells are embodied', () => {
    play({
      cards: { land, heal: later, bear: minion(2, 2, '', 0), embody: fromHand('embody the targets.', 2) },
      players: [{ name: 'A', hand: ['embody', 'heal', 'bear'], granary: lands(2) }, watcher],
      steps: [
        { by: 'A', cast: 'embody' },
        { by: 'A', choose: ['heal', 'bear'] },
        { expect: { players: { A: { battlefield: ['heal 2'] } }, cards: { bear: { knownTo: ['A'] } } } },
      ],
    });
  });

  test('[K17-KEY-165] “up to x times” makes as many as are wanted and paid', () => {
    play({
      cards: { land, heal: later, embody: fromHand('embody it up to 3 times.') },
      players: [{ name: 'A', hand: ['embody', 'heal'], granary: lands(4) }, watcher],
      steps: [
        { by: 'A', cast: 'embody' },
        { by: 'B', pass: true },
        { expect: { asks: { purpose: 'embody', least: 0, most: 2 } } },
        { by: 'A', number: 2 },
        {
          expect: {
            players: { A: { battlefield: ['heal 2', 'heal 3'] } },
            cards: { 'land 4': { exhausted: true } },
          },
        },
      ],
    });
  });
});
