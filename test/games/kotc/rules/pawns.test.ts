import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { counters, minion, play, spell } from '../scene.js';
import { craft, craftText, inPlay, toOne, whenDestroyed, whenYoursDestroyed } from './pawn-cards.js';

/** Asked at every window, so that the game waits for them when a chain has resolved. */
const watching = { askAlways: true } as const;
const watcher = { name: 'B', ...watching };
const bear = minion(2, 3, '', 0);
const pawn = minion(1, 2);
const token = { card: 'pawn', token: true } as const;
const gone = { zone: 'none', token: true, counters: {} } as const;

describe('pawns', () => {
  test('[K15-PWN-01] [K15-PWN-08] [K15-KEY-138] [K15-KEY-141] [K15-KEY-143] [K15-MIN-03] [K16-MIN-03] an ability summons a minion that is no card, face-up and exhausted, for no resources', () => {
    play({
      cards: { craft: craft(1, 2) },
      players: [{ name: 'A', hand: ['craft'], granary: [2], deck: [10] }, watcher],
      steps: [
        { by: 'A', cast: 'craft' },
        { by: 'A', number: 1 },
        {
          expect: {
            players: { A: { battlefield: ['Pawn 1/2'], deck: 10, granary: 2, hand: 0 } },
            cards: {
              'Pawn 1/2': { token: true, exhausted: true, sp: 1, hp: 2, level: 2, knownTo: ['A', 'B'] },
              filler: { exhausted: false },
            },
            log: [{ type: 'pawn', card: 'Pawn 1/2', player: 'A' }],
          },
        },
      ],
    });
  });

  test.each([['bounce it.'], ['bury it.'], ['sheathe it.'], ['silo it.']])(
    '[K15-PWN-02] [K15-PWN-04] [K15-PWN-15] a pawn of which a card says “%s” is nowhere any more',
    (effect) => {
      play({
        cards: { pawn, away: toOne(effect) },
        players: [
          { name: 'A', hand: ['away'], granary: [], deck: [10], battlefield: [token] },
          { ...watcher, deck: [10], hand: [] },
        ],
        steps: [
          { by: 'A', cast: 'away' },
          { resolve: true },
          {
            expect: {
              players: { A: { battlefield: 0, hand: 0, deck: 10, granary: 0, grave: ['away'] } },
              cards: { pawn: gone },
              log: [{ type: 'move', card: 'pawn', zone: 'none', rule: 'K14-PWN-04' }],
            },
          },
        ],
      });
    },
  );

  test('[K15-PWN-03] [K15-PWN-14] a destroyed pawn is removed from the game instead of going to a grave, and its counters are lost', () => {
    play({
      cards: { pawn, smite: toOne('destroy it.') },
      players: [
        { name: 'A', hand: ['smite'] },
        { ...watcher, battlefield: [{ ...token, counters: counters('sword', 'B', 2) }] },
      ],
      steps: [
        { by: 'A', cast: 'smite' },
        { resolve: true },
        {
          expect: {
            players: { A: { grave: ['smite'] }, B: { battlefield: 0, grave: 0 } },
            cards: { pawn: gone },
            log: [{ type: 'move', card: 'pawn', why: 'destroy', zone: 'none', rule: 'K14-PWN-03' }],
            asks: { by: 'B', offersNot: [{ counter: 'sword', on: 'pawn' }] },
          },
        },
      ],
    });
  });

  test('[K15-PWN-07] a pawn attacks, and what is more than its victim takes pierces', () => {
    play({
      cards: { pawn, bear },
      players: [
        { name: 'A', battlefield: [token] },
        { ...watcher, hp: 20, battlefield: ['bear'] },
      ],
      turn: { phase: 'battle' },
      dice: [5],
      steps: [
        { by: 'A', attack: ['pawn'], victim: 'bear' },
        { by: 'B', pass: true },
        { by: 'B', defend: [] },
        { until: { phase: 'recovery' } },
        { expect: { players: { B: { hp: 18, grave: ['bear'] } }, cards: { pawn: { exhausted: true } } } },
      ],
    });
  });

  test('[K15-PWN-07] a pawn defends, is damaged, and damage beyond its HP pierces to its controller', () => {
    play({
      cards: { pawn, bear },
      players: [
        { name: 'A', battlefield: ['bear'] },
        { ...watcher, hp: 20, battlefield: [token] },
      ],
      turn: { phase: 'battle' },
      dice: [6, 6, 1],
      steps: [
        { by: 'A', attack: ['bear'], victim: 'B' },
        { by: 'B', pass: true },
        { by: 'B', defend: ['pawn'] },
        { until: { phase: 'recovery' } },
        {
          expect: {
            players: { B: { hp: 10, battlefield: 0, grave: 0 } },
            cards: { pawn: gone, bear: { hp: 2 } },
            log: [
              { type: 'damage', card: 'pawn', amount: 6 },
              { type: 'move', card: 'pawn', why: 'destroy' },
              { type: 'wound', player: 'B', amount: 4 },
              { type: 'wound', player: 'B', amount: 6 },
            ],
          },
        },
      ],
    });
  });

  test('[K15-PWN-07] a pawn is a victim, takes counters, is exhausted and fatigued', () => {
    play({
      cards: {
        pawn,
        bear,
        bless: toOne('place 2 Sword Counters on it, then exhaust and fatigue it.'),
      },
      players: [
        { name: 'A', hand: ['bless'], battlefield: [token, 'bear'] },
        { ...watcher, battlefield: [{ ...token, as: 'theirs' }] },
      ],
      dice: [1, 2],
      steps: [
        { by: 'A', cast: 'bless' },
        { by: 'A', choose: ['pawn'] },
        { expect: { cards: { pawn: { exhausted: true, fatigued: true, counters: { sword: 2 } } } } },
        { by: 'A', counter: 'sword', on: 'pawn' },
        { resolve: true },
        { expect: { cards: { pawn: { sp: 2, counters: { sword: 1 } } } } },
        { until: { phase: 'battle', by: 'A' } },
        { by: 'A', attack: ['bear'], victim: 'theirs' },
        { until: { phase: 'recovery' } },
        { expect: { cards: { theirs: gone, pawn: { exhausted: true } } } },
      ],
    });
  });

  test('[K15-PWN-07] a pawn is exhausted to use an ability that it has', () => {
    play({
      cards: { pawn: minion(1, 2, 'HELP: 2-dice-heal yourself.') },
      players: [{ name: 'A', hp: 10, battlefield: [token] }, watcher],
      dice: [3, 4],
      steps: [
        { by: 'A', activate: 'pawn' },
        { resolve: true },
        { expect: { players: { A: { hp: 17 } }, cards: { pawn: { exhausted: true, zone: 'battlefield' } } } },
      ],
    });
  });

  test('[K15-PWN-09] hypnotizing does not remove it: it goes to the other battlefield, and back', () => {
    play({
      cards: { pawn, charm: toOne('hypnotize it until the end of this turn.') },
      players: [
        { name: 'A', hand: ['charm'] },
        { ...watcher, battlefield: [token] },
      ],
      steps: [
        { by: 'A', cast: 'charm' },
        { resolve: true },
        {
          expect: { players: { A: { battlefield: ['pawn'] } }, cards: { pawn: { owner: 'B', token: true } } },
        },
        { until: { turn: 4 } },
        { expect: { players: { A: { battlefield: 0 }, B: { battlefield: ['pawn'] } } } },
      ],
    });
  });

  test('[K15-PWN-10] [K15-Q-113] its destruction meets the conditions of other cards', () => {
    play({
      cards: {
        pawn,
        smite: toOne('destroy it.'),
        mourner: minion(1, 1, `WEEP: ${whenYoursDestroyed()} 1-dice-heal yourself.`),
      },
      players: [
        { name: 'A', hand: ['smite'] },
        { ...watcher, hp: 10, battlefield: [token, 'mourner'] },
      ],
      dice: [4],
      steps: [
        { by: 'A', cast: 'smite' },
        { by: 'A', choose: ['pawn'] },
        { by: 'B', activate: 'mourner' },
        { resolve: true },
        { expect: { players: { B: { hp: 14 } } } },
      ],
    });
  });

  test('[K15-PWN-11] [K15-Q-114] its own ability for its destruction cannot be used', () => {
    const martyr = minion(1, 1, `LAST: ${whenDestroyed()} 1-dice-heal yourself.`);
    play({
      cards: { pawn: martyr, martyr, smite: toOne('destroy it.') },
      players: [
        { name: 'A', hand: ['smite'] },
        { ...watcher, hp: 10, battlefield: [token, 'martyr'] },
      ],
      dice: [4],
      steps: [
        { by: 'A', cast: 'smite' },
        { by: 'A', choose: ['pawn'] },
        { expect: { cards: { pawn: gone } } },
        { by: 'B', activate: 'pawn', refused: 'K14-PWN-11' },
        { by: 'B', pass: true },
      ],
    });
    play({
      cards: { martyr, smite: toOne('destroy it.') },
      players: [
        { name: 'A', hand: ['smite'] },
        { ...watcher, hp: 10, battlefield: ['martyr'] },
      ],
      dice: [4],
      steps: [
        { by: 'A', cast: 'smite' },
        { resolve: true },
        { by: 'B', activate: 'martyr' },
        { resolve: true },
        { expect: { players: { B: { hp: 14 } } } },
      ],
    });
  });

  test('[K15-PWN-12] [K15-Q-116] in the Recovery Phase it has again what it was given when it was summoned', () => {
    play({
      cards: { pawn },
      players: [
        { name: 'A', battlefield: [{ ...token, damage: 1, spChange: 3, downLevel: 1, exhausted: true }] },
        watcher,
      ],
      turn: { phase: 'battle' },
      steps: [
        { expect: { cards: { pawn: { sp: 4, hp: 1, level: 1 } } } },
        { until: { turn: 4 } },
        { expect: { cards: { pawn: { sp: 1, hp: 2, level: 2, exhausted: false } } } },
      ],
    });
  });

  test('[K15-PWN-13] its level counts in the endgame', () => {
    play({
      cards: { pawn, bear: minion(2, 0) },
      players: [
        { name: 'A', hp: 10, battlefield: [token, { ...token, as: 'other' }] },
        { name: 'B', hp: 10, battlefield: ['bear'] },
      ],
      steps: [
        { by: 'A', agree: true },
        { by: 'B', agree: true },
        { expect: { result: { winners: ['A'], criterion: 'levels' } } },
      ],
    });
  });

  test('[K15-PWN-19] it enters the battlefield of who uses the ability, who owns it', () => {
    play({
      cards: { bear, copy: toOne('clone it.') },
      players: [
        { name: 'A', hand: ['copy'] },
        { ...watcher, battlefield: ['bear'] },
      ],
      steps: [
        { by: 'A', cast: 'copy' },
        { resolve: true },
        {
          expect: {
            players: { A: { battlefield: ['bear 2'] }, B: { battlefield: ['bear'] } },
            cards: { 'bear 2': { owner: 'A', token: true } },
          },
        },
      ],
    });
  });

  test('[K16-PWN-06] [K16-KEY-202] what was removed is not affected by later effects', () => {
    play({
      cards: { pawn, send: toOne('bounce it, then down-level it by 1, then exhaust and fatigue it.') },
      players: [
        { name: 'A', hand: ['send'] },
        { ...watcher, battlefield: [token] },
      ],
      steps: [
        { by: 'A', cast: 'send' },
        { resolve: true },
        {
          expect: {
            cards: { pawn: { ...gone, level: 2 } },
            logNot: [{ type: 'change' }, { type: 'exhaust', card: 'pawn' }, { type: 'fatigue' }],
          },
        },
      ],
    });
  });

  test('[K16-PWN-06] nor targeted by its own ability, which resolves all the same', () => {
    const text = `FLEE: self-bounce 1 ${inPlay()}→Target this card; place 1 Sword Counter on it. 1-dice-heal yourself.`;
    play({
      cards: { pawn: minion(1, 2, text) },
      players: [{ name: 'A', hp: 10, battlefield: [token] }, watcher],
      dice: [3],
      steps: [
        { by: 'A', activate: 'pawn' },
        { resolve: true },
        {
          expect: {
            players: { A: { hp: 13, hand: 0 } },
            cards: { pawn: gone },
            logNot: [{ type: 'target' }, { type: 'place' }],
          },
        },
      ],
    });
  });

  test('[K17-PWN-05] a pawn that would be petrified leaves the game instead', () => {
    play({
      cards: { pawn, stone: toOne('petrify it.') },
      players: [
        { name: 'A', hand: ['stone'] },
        { ...watcher, battlefield: [token] },
      ],
      steps: [
        { by: 'A', cast: 'stone' },
        { resolve: true },
        {
          expect: {
            cards: { pawn: gone },
            log: [{ type: 'move', card: 'pawn', why: 'petrify', zone: 'none', rule: 'K17-PWN-05' }],
          },
        },
      ],
    });
  });
});

describe('summoning pawns', () => {
  test('[K15-TURN-16] [K16-TURN-16] [K17-TURN-16] [K15-TURN-18] [K16-TURN-18] [K17-TURN-18] is done in any phase, from the hand only in the own Action Phase', () => {
    const making = `MAKE: When enemy attacks, after Attack Formation: ${craftText(1, 1)}`;
    play({
      cards: { maker: minion(1, 1, making, 1), bear, heal: spell('1-dice-heal yourself.', 0) },
      players: [
        { name: 'A', battlefield: ['bear'], hand: [{ card: 'bear', as: 'ox' }, 'heal'], ...watching },
        { ...watcher, battlefield: ['maker'], hand: [{ card: 'bear', as: 'wolf' }] },
      ],
      turn: { phase: 'battle' },
      steps: [
        { by: 'A', summon: 'ox', refused: 'K14-TURN-16' },
        { by: 'A', cast: 'heal', refused: 'K14-ABL-05' },
        { by: 'A', attack: ['bear'], victim: 'B' },
        { by: 'A', pass: true },
        { by: 'B', summon: 'wolf', refused: 'K14-TURN-16' },
        { by: 'B', activate: 'maker' },
        { by: 'A', pass: true },
        { by: 'B', pass: true },
        { by: 'B', number: 1 },
        { expect: { players: { B: { battlefield: ['maker', 'Pawn 1/0'] } } } },
      ],
    });
  });

  const greeter = (condition: string) => minion(1, 1, `GREET: ${condition} 1-dice-heal yourself.`, 1);

  test('[K17-PWN-17] [K17-CND-09] [K17-Q-118] meets the conditions of enemies on summoning, all pawns of one effect once', () => {
    play({
      cards: { craft: craft(2, 1), greeter: greeter('When enemy summons a minion:') },
      players: [
        { name: 'A', hand: ['craft'] },
        { ...watcher, hp: 10, battlefield: ['greeter'] },
      ],
      dice: [5],
      steps: [
        { by: 'A', cast: 'craft' },
        { by: 'A', number: 1 },
        { by: 'A', number: 1 },
        { by: 'B', activate: 'greeter' },
        { resolve: true },
        { expect: { players: { B: { hp: 15 } } } },
      ],
    });
  });

  test('[K17-PWN-17] [K17-CND-07] and its own, which the cloned card does not use for it', () => {
    play({
      cards: { greeter: greeter('When this card is summoned (ghost-play):'), clone: toOne('clone it.') },
      players: [
        { name: 'A', hp: 10, hand: ['clone'], granary: [1] },
        { ...watcher, hp: 10, battlefield: ['greeter'] },
      ],
      dice: [5],
      steps: [
        { by: 'A', cast: 'clone' },
        { resolve: true },
        { by: 'B', activate: 'greeter', refused: 'K17-ABL-07' },
        { by: 'A', activate: 'greeter 2' },
        { resolve: true },
        { expect: { players: { A: { hp: 15 } }, cards: { 'greeter 2': { exhausted: true } } } },
      ],
    });
  });
});

describe('crafting', () => {
  test('[K15-KEY-139] [K15-KEY-140] [K15-KEY-142] [K15-Q-118] of each pawn the SP are chosen, and each level that gives none gives 2 HP', () => {
    play({
      cards: { craft: craft(3, 2) },
      players: [{ name: 'A', hand: ['craft'] }, watcher],
      steps: [
        { by: 'A', cast: 'craft' },
        { by: 'B', pass: true },
        {
          expect: { asks: { by: 'A', purpose: 'craft', kind: 'number', least: 0, most: 2, about: 'craft' } },
        },
        { by: 'A', number: 0 },
        { expect: { asks: { purpose: 'craft' }, players: { A: { battlefield: ['Pawn 0/4'] } } } },
        { by: 'A', number: 2 },
        { expect: { asks: { purpose: 'craft' }, players: { A: { battlefield: ['Pawn 0/4', 'Pawn 2/0'] } } } },
        { by: 'A', number: 1 },
        {
          expect: {
            players: { A: { battlefield: ['Pawn 0/4', 'Pawn 2/0', 'Pawn 1/2'] } },
            cards: {
              'Pawn 0/4': { sp: 0, hp: 4, level: 2 },
              'Pawn 2/0': { sp: 2, hp: 0, level: 2 },
              'Pawn 1/2': { sp: 1, hp: 2, level: 2 },
            },
          },
        },
      ],
    });
  });
});
