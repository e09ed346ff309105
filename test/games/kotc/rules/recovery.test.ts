import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { counters, minion, play, spell, type Placed, type Scene } from '../scene.js';

/** The Recovery Phase, as "Turn Order" and "Exhaustion and Recovery" of the 14th Edition's rulebook have it. */
const bear = minion(2, 5, '', 4);
const spent = (as: string, more: Partial<Placed> = {}): Placed => ({
  card: 'bear',
  as,
  exhausted: true,
  damage: 3,
  spChange: 1,
  downLevel: 1,
  ...more,
});
const changed = { sp: 3, hp: 2, level: 3, exhausted: true };
const printed = { sp: 2, hp: 5, level: 4, exhausted: false };

describe('what recovers', () => {
  test('[K14-TURN-19] [K12-TURN-19] [K14-TURN-21] [K17-TURN-21] [K14-TURN-22] [K17-TURN-22] [K14-TURN-23] [K17-TURN-23] the in-play cards of all players, in SP, HP and level too', () => {
    play({
      cards: { bear },
      players: [
        { name: 'A', battlefield: [spent('A’s')], askAlways: true },
        { name: 'B', battlefield: [spent('B’s')] },
        { name: 'C', battlefield: [spent('C’s', { exhausted: false, spChange: -2 })] },
      ],
      steps: [
        { expect: { cards: { 'A’s': changed, 'B’s': changed, 'C’s': { sp: 0, hp: 2, level: 3 } } } },
        { until: { turn: 4 } },
        { expect: { cards: { 'A’s': printed, 'B’s': printed, 'C’s': printed } } },
      ],
    });
  });

  test('[K14-TURN-20] [K14-EXH-12] the resources of all players, whoever’s turn they were exhausted in', () => {
    play({
      cards: { bear, revenge: spell('When enemy attacks, after Attack Formation: Draw 1 card.', 2) },
      players: [
        {
          name: 'A',
          battlefield: ['bear'],
          granary: [{ card: 'filler', as: 'A’s', exhausted: true }],
          askAlways: true,
        },
        {
          name: 'B',
          hand: ['revenge'],
          granary: [
            { card: 'filler', as: 'x' },
            { card: 'filler', as: 'y' },
          ],
        },
      ],
      turn: { phase: 'battle' },
      steps: [
        { by: 'A', attack: ['bear'], victim: 'B' },
        { by: 'B', cast: 'revenge' },
        { resolve: true },
        { until: { phase: 'recovery' } },
        { expect: { cards: { 'A’s': { exhausted: true }, x: { exhausted: true }, y: { exhausted: true } } } },
        { until: { turn: 4 } },
        {
          expect: {
            cards: { 'A’s': { exhausted: false }, x: { exhausted: false }, y: { exhausted: false } },
          },
        },
      ],
    });
  });

  test('[K14-TURN-19] [K12-TURN-19] [K14-TURN-20] [K14-TURN-21] [K17-TURN-21] [K14-TURN-22] [K17-TURN-22] [K14-TURN-23] [K17-TURN-23] [K14-Q-97] nothing of a fatigued card, its level included', () => {
    const fatigued = { fatiguedIn: 3 };
    play({
      cards: { bear },
      players: [
        { name: 'A', battlefield: [spent('A’s', fatigued)], askAlways: true },
        {
          name: 'B',
          battlefield: [spent('B’s', fatigued)],
          granary: [{ card: 'filler', as: 'grain', exhausted: true, ...fatigued }],
        },
      ],
      steps: [
        { until: { turn: 4 } },
        { expect: { cards: { 'A’s': changed, 'B’s': changed, grain: { exhausted: true } } } },
        { until: { turn: 5 } },
        { expect: { cards: { 'A’s': changed, 'B’s': printed, grain: { exhausted: false } } } },
        { until: { turn: 6 } },
        { expect: { cards: { 'A’s': printed } } },
      ],
    });
  });

  test('[K14-EXH-13] a minion that attacked is unexhausted at the end of that turn, and can defend in the next', () => {
    play({
      cards: { bear },
      players: [
        { name: 'A', battlefield: ['bear'] },
        { name: 'B', battlefield: [{ card: 'bear', as: 'wolf' }] },
      ],
      turn: { phase: 'battle' },
      steps: [
        { by: 'A', attack: ['bear'], victim: 'B' },
        { by: 'B', defend: [] },
        { until: { turn: 4, phase: 'battle' } },
        { by: 'B', attack: ['wolf'], victim: 'A' },
        { by: 'A', defend: ['bear'] },
        {
          expect: {
            log: [
              { type: 'attack', card: 'bear' },
              { type: 'defend', card: 'bear', player: 'A' },
            ],
          },
        },
      ],
    });
  });

  test('[K14-EXH-14] SP and HP that a card changed last until then, though the text does not say so', () => {
    play({
      cards: { bear },
      players: [
        {
          name: 'A',
          battlefield: [
            {
              card: 'bear',
              counters: [...counters('sword', 'A', 2), ...counters('damage', 'A')],
            },
          ],
          askAlways: true,
        },
        { name: 'B' },
      ],
      turn: { phase: 'draw' },
      dice: [3],
      steps: [
        { by: 'A', counter: 'sword', on: 'bear' },
        { resolve: true },
        { by: 'A', counter: 'damage', on: 'bear' },
        { resolve: true },
        { until: { phase: 'battle' } },
        { expect: { cards: { bear: { sp: 3, hp: 2 } } } },
        { until: { phase: 'recovery' } },
        { expect: { cards: { bear: { sp: 3, hp: 2 } } } },
        { until: { turn: 4 } },
        { expect: { cards: { bear: { sp: 2, hp: 5 } } } },
      ],
    });
  });
});

describe('what does not', () => {
  test('[K14-EXH-15] [K14-EXH-16] players’ HP and the counters stay as they are', () => {
    const holding = (as: string): Placed => spent(as, { counters: counters('taunt', 'A', 2) });
    play({
      cards: { bear },
      players: [
        { name: 'A', hp: 12, battlefield: [holding('A’s')], askAlways: true },
        { name: 'B', hp: 50, battlefield: [holding('B’s')] },
      ],
      steps: [
        { until: { turn: 5 } },
        {
          expect: {
            players: { A: { hp: 12 }, B: { hp: 50 } },
            cards: {
              'A’s': { ...printed, counters: { 'taunt of A': 2 } },
              'B’s': { ...printed, counters: { 'taunt of A': 2 } },
            },
          },
        },
      ],
    });
  });

  test('[K14-TURN-24] hands: nobody has to discard, however many cards are in it', () => {
    play({
      players: [
        { name: 'A', hand: [20] },
        { name: 'B', hand: [60] },
      ],
      turn: { phase: 'draw' },
      steps: [
        { until: { turn: 5, phase: 'resource' } },
        { expect: { players: { A: { hand: 22, grave: 0 }, B: { hand: 61, grave: 0 } } } },
      ],
    });
  });
});

describe('its window', () => {
  test('[K14-Q-96] everybody may act at the beginning of the Recovery Phase, nobody after the reset', () => {
    const wounded = (as: string): Placed => ({
      ...spent(as),
      spChange: 0,
      counters: counters('sword', 'B', 2),
    });
    play({
      cards: { bear },
      players: [
        { name: 'A', battlefield: [wounded('bear')], askAlways: true },
        { name: 'B', askAlways: true },
      ],
      turn: { phase: 'recovery' },
      steps: [
        { expect: { asks: { by: 'A', purpose: 'recovery' } } },
        { by: 'A', pass: true },
        { by: 'B', counter: 'sword', on: 'bear' },
        { resolve: true },
        { expect: { asks: { by: 'A', purpose: 'recovery' }, cards: { bear: changed } } },
        { by: 'A', pass: true },
        { by: 'B', pass: true },
        { expect: { asks: { by: 'B', purpose: 'draw' }, turn: { number: 4 }, cards: { bear: printed } } },
      ],
    });
  });
});

test('[K14-TURN-19] [K14-TURN-20] what is exhausted, changed or fatigued is named among what recovers, and nothing else', () => {
  const steps = (expect: object): Scene['steps'] => [{ until: { turn: 4 } }, { expect }];
  const recovering = (expect: object): void =>
    play({
      cards: { bear },
      players: [
        {
          name: 'A',
          askAlways: true,
          battlefield: [
            { card: 'bear', as: 'fresh' },
            { card: 'bear', as: 'tired', exhausted: true },
            { card: 'bear', as: 'hurt', damage: 1 },
            { card: 'bear', as: 'fatigued', fatiguedIn: 2 },
          ],
        },
        { name: 'B', granary: [{ card: 'bear', as: 'spent', exhausted: true }] },
      ],
      steps: steps(expect),
    });
  for (const card of ['tired', 'hurt', 'fatigued', 'spent']) recovering({ log: [{ type: 'recover', card }] });
  recovering({ log: [{ type: 'recover' }], logNot: [{ type: 'recover', card: 'fresh' }] });
});
