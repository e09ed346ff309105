import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { counters, minion, play, spell } from '../scene.js';
import { toOne } from './pawn-cards.js';

/** Asked at every window, so that the game waits for them when a chain has resolved. */
const watching = { askAlways: true } as const;
const watcher = { name: 'B', ...watching };
const bear = minion(2, 3, '', 2);
const petrify = toOne('petrify it.');
const stone = { card: 'bear', petrified: true } as const;

describe('petrifying', () => {
  test('[K17-KEY-186] [K17-KEY-194] a minion lies face down and has no SP, HP and level', () => {
    play({
      cards: { bear, petrify },
      players: [
        { name: 'A', hand: ['petrify'] },
        { ...watcher, battlefield: [{ card: 'bear', damage: 1, spChange: 2 }] },
      ],
      steps: [
        { by: 'A', cast: 'petrify' },
        { resolve: true },
        {
          expect: {
            cards: {
              bear: { petrified: true, zone: 'battlefield', player: 'B', sp: null, hp: null, level: null },
            },
            log: [{ type: 'petrify', card: 'bear', rule: 'K17-KEY-186' }],
          },
        },
      ],
    });
  });

  test('[K17-KEY-186] [K17-KEY-199] until it is moved to another zone; then it is the card that it was', () => {
    play({
      cards: { bear, send: toOne('bounce it.') },
      players: [{ name: 'A', hand: ['send'], battlefield: [stone], granary: [2] }, watcher],
      steps: [
        { by: 'A', cast: 'send' },
        { resolve: true },
        { expect: { cards: { bear: { zone: 'hand', petrified: false, sp: 2, hp: 3, level: 2 } } } },
        { by: 'A', summon: 'bear' },
        {
          expect: {
            cards: { bear: { zone: 'battlefield', petrified: false, sp: 2, hp: 3, knownTo: ['A', 'B'] } },
          },
        },
      ],
    });
  });

  test('[K17-KEY-199] a down-level from before counts again', () => {
    play({
      cards: { bear, petrify, send: toOne('bounce it.') },
      players: [
        { name: 'A', hand: ['petrify', 'send'], battlefield: [{ card: 'bear', downLevel: 1 }] },
        watcher,
      ],
      steps: [
        { by: 'A', cast: 'petrify' },
        { resolve: true },
        { expect: { cards: { bear: { level: null } } } },
        { by: 'A', cast: 'send' },
        { resolve: true },
        { expect: { cards: { bear: { zone: 'hand', level: 1 } } } },
      ],
    });
  });

  test('[K17-KEY-187] only minions on a battlefield are petrified', () => {
    play({
      cards: { bear, petrify: spell('Target 1 card in your hand; petrify it.', 0) },
      players: [{ name: 'A', hand: ['petrify', 'bear'] }, watcher],
      steps: [
        { by: 'A', cast: 'petrify' },
        { resolve: true },
        { expect: { cards: { bear: { zone: 'hand', petrified: false } }, logNot: [{ type: 'petrify' }] } },
      ],
    });
  });

  test('[K17-KEY-188] [K17-KEY-191] [K17-MIN-07] [K17-MIN-27] it does not attack and is no victim', () => {
    play({
      cards: { bear },
      players: [
        { name: 'A', battlefield: [stone, { card: 'bear', as: 'wolf' }] },
        { ...watcher, battlefield: [{ ...stone, as: 'theirs' }] },
      ],
      turn: { phase: 'battle' },
      steps: [
        { by: 'A', attack: ['bear'], victim: 'B', refused: 'K17-KEY-188' },
        { by: 'A', attack: ['wolf'], victim: 'theirs', refused: 'K17-KEY-191' },
        { by: 'A', attack: ['wolf'], victim: 'B' },
        { expect: { battle: { team: ['wolf'], victim: 'B' } } },
      ],
    });
  });

  test('[K17-KEY-189] it does not defend', () => {
    play({
      cards: { bear },
      players: [
        { name: 'A', battlefield: ['bear'] },
        {
          ...watcher,
          battlefield: [
            { ...stone, as: 'theirs' },
            { card: 'bear', as: 'wolf' },
          ],
        },
      ],
      turn: { phase: 'battle' },
      steps: [
        { by: 'A', attack: ['bear'], victim: 'B' },
        { by: 'B', pass: true },
        { expect: { asks: { by: 'B', purpose: 'defend', cards: ['wolf'] } } },
        { by: 'B', defend: ['theirs'], refused: 'K17-KEY-189' },
      ],
    });
  });

  test('[K17-KEY-190] its abilities cannot be used, by ghost-play or a Trap Counter neither', () => {
    const trapped = minion(1, 3, 'HELP: 1-dice-heal yourself.', 1);
    play({
      cards: { bear: trapped, heal: spell('1-dice-heal yourself.', 0) },
      players: [
        {
          name: 'A',
          hand: ['heal'],
          battlefield: [{ ...stone, counters: counters('trap', 'A') }],
          ...watching,
        },
        watcher,
      ],
      dice: [3],
      steps: [
        { by: 'A', activate: 'bear', refused: 'K17-KEY-190' },
        { by: 'A', cast: 'heal' },
        { by: 'A', counter: 'trap', on: 'bear' },
        { resolve: true },
        { expect: { players: { A: { hp: 38 } }, cards: { bear: { exhausted: false, counters: {} } } } },
      ],
    });
  });

  test('[K17-KEY-190] nor when it attacked before, by ghost-play', () => {
    const raider = minion(
      1,
      3,
      'GLORY: When this card attacks, after Attack Formation (ghost-play): 1-dice-heal yourself.',
      1,
    );
    play({
      cards: {
        bear: raider,
        stun: spell('When enemy attacks, after Attack Formation: Target 1 on-field minion; petrify it.', 0),
      },
      players: [
        { name: 'A', battlefield: ['bear'], ...watching },
        { ...watcher, hand: ['stun'] },
      ],
      turn: { phase: 'battle' },
      steps: [
        { by: 'A', attack: ['bear'], victim: 'B' },
        { by: 'A', pass: true },
        { by: 'B', cast: 'stun' },
        { by: 'A', activate: 'bear' },
        { resolve: true },
        { expect: { cards: { bear: { petrified: true } } } },
      ],
    });
    play({
      cards: {
        bear: raider,
        stun: spell('When enemy attacks, after Attack Formation: Target 1 on-field minion; petrify it.', 0),
      },
      players: [
        { name: 'A', battlefield: ['bear'], ...watching },
        { ...watcher, hand: ['stun'] },
      ],
      turn: { phase: 'battle' },
      steps: [
        { by: 'A', attack: ['bear'], victim: 'B' },
        { by: 'A', pass: true },
        { by: 'B', cast: 'stun' },
        { resolve: true },
        { by: 'A', activate: 'bear', refused: 'K17-KEY-190' },
        { expect: { battle: { team: [] } } },
      ],
    });
  });

  test('[K17-KEY-192] it takes no damage, and none of it pierces', () => {
    play({
      cards: { bear },
      players: [{ name: 'A', battlefield: [{ ...stone, counters: counters('damage', 'B') }] }, watcher],
      dice: [6],
      steps: [
        { by: 'B', counter: 'damage', on: 'bear' },
        { resolve: true },
        {
          expect: {
            players: { A: { hp: 35 } },
            cards: { bear: { zone: 'battlefield', counters: {} } },
            logNot: [{ type: 'damage' }, { type: 'wound' }],
          },
        },
      ],
    });
  });

  test('[K17-KEY-193] [K17-CTR-83] no counters are placed on it, and those that it has stay', () => {
    play({
      cards: { bear, bless: toOne('place 2 Sword Counters on it.') },
      players: [
        { name: 'A', hand: ['bless'], battlefield: [{ ...stone, counters: counters('shield', 'A') }] },
        watcher,
      ],
      steps: [
        { by: 'A', cast: 'bless' },
        { resolve: true },
        { expect: { cards: { bear: { counters: { shield: 1 } } }, logNot: [{ type: 'place' }] } },
      ],
    });
  });

  test('[K17-ZON-08] [K17-KEY-195] which it is only its controller knows, and who has seen it before', () => {
    play({
      cards: { bear },
      players: [
        { name: 'A', battlefield: [stone, { ...stone, as: 'seen', knownTo: ['C'] }] },
        watcher,
        { name: 'C' },
      ],
      steps: [{ expect: { cards: { bear: { knownTo: ['A'] }, seen: { knownTo: ['A', 'C'] } } } }],
    });
  });

  test('[K17-KEY-196] the Recovery Phase does not end it, and unexhausts it', () => {
    play({
      cards: { bear },
      players: [{ name: 'A', battlefield: [{ ...stone, exhausted: true }] }, watcher],
      turn: { phase: 'battle' },
      steps: [
        { until: { turn: 4 } },
        { expect: { cards: { bear: { petrified: true, exhausted: false, sp: null } } } },
      ],
    });
  });

  test.each([
    ['destroy it.', 'grave', 'A'],
    ['bounce it.', 'hand', 'A'],
    ['bury it.', 'deck', 'A'],
    ['sheathe it.', 'deck', 'A'],
    ['silo it.', 'granary', 'A'],
  ] as const)('[K17-KEY-197] it is targeted, and “%s” moves it', (effect, zone, player) => {
    play({
      cards: { bear, move: toOne(effect) },
      players: [
        { name: 'A', battlefield: [stone] },
        { ...watcher, hand: ['move'] },
      ],
      turn: { player: 'B' },
      steps: [
        { by: 'B', cast: 'move' },
        { resolve: true },
        {
          expect: {
            cards: { bear: { zone, player, petrified: false } },
            log: [{ type: 'target', card: 'bear' }],
          },
        },
      ],
    });
  });

  test('[K17-KEY-197] it pays for costs of its controller', () => {
    play({
      cards: { bear, pay: spell('self-bury 1 on-field minion→1-dice-heal yourself.', 0) },
      players: [{ name: 'A', hp: 10, hand: ['pay'], battlefield: [stone] }, watcher],
      dice: [5],
      steps: [
        { by: 'A', cast: 'pay' },
        { resolve: true },
        { expect: { players: { A: { hp: 15 } }, cards: { bear: { zone: 'deck' } } } },
      ],
    });
  });

  test('[K17-KEY-197] [K17-KEY-198] [K17-KEY-195] hypnotized, it stays petrified, and its new controller gets to know it', () => {
    play({
      cards: { bear, charm: toOne('hypnotize it until the end of this turn.') },
      players: [{ name: 'A', hand: ['charm'] }, { ...watcher, battlefield: [stone] }, { name: 'C' }],
      steps: [
        { expect: { cards: { bear: { knownTo: ['B'] } } } },
        { by: 'A', cast: 'charm' },
        { resolve: true },
        { expect: { cards: { bear: { player: 'A', petrified: true, sp: null, knownTo: ['A', 'B'] } } } },
      ],
    });
  });

  test('[K17-KEY-186] a fighter that is petrified fights no more', () => {
    play({
      cards: {
        bear,
        stun: spell('When enemy attacks, after Attack Formation: Target 1 on-field minion; petrify it.', 0),
      },
      players: [
        { name: 'A', battlefield: ['bear', { card: 'bear', as: 'wolf' }] },
        { ...watcher, hand: ['stun'] },
      ],
      turn: { phase: 'battle' },
      dice: [4, 4],
      steps: [
        { by: 'A', attack: ['bear', 'wolf'], victim: 'B' },
        { by: 'B', cast: 'stun' },
        { by: 'B', pass: true },
        { by: 'B', choose: ['wolf'] },
        { expect: { battle: { team: ['bear'] } } },
        { until: { phase: 'recovery' } },
        { expect: { players: { B: { hp: 27 } } } },
      ],
    });
  });

  test('[K17-TURN-21] [K17-TURN-22] [K17-TURN-23] the Recovery Phase gives values back, but to the fatigued and the petrified', () => {
    const changed = { damage: 1, spChange: 1, downLevel: 1 };
    play({
      cards: { bear },
      players: [
        {
          name: 'A',
          battlefield: [
            stone,
            { card: 'bear', as: 'wolf', ...changed },
            { card: 'bear', as: 'ox', ...changed, fatiguedIn: 3 },
          ],
        },
        watcher,
      ],
      turn: { phase: 'battle' },
      steps: [
        { until: { turn: 4 } },
        {
          expect: {
            cards: {
              bear: { sp: null, hp: null, level: null },
              wolf: { sp: 2, hp: 3, level: 2 },
              ox: { sp: 3, hp: 2, level: 1 },
            },
          },
        },
      ],
    });
  });

  test('[K17-KEY-200] it is not conscripted', () => {
    play({
      cards: {
        bear,
        call: spell('When enemy attacks, after Attack Formation: Target 1 on-field minion; conscript it.', 0),
      },
      players: [
        { name: 'A', battlefield: ['bear'] },
        { ...watcher, hand: ['call'], battlefield: [{ ...stone, as: 'theirs' }] },
      ],
      turn: { phase: 'battle' },
      steps: [
        { by: 'A', attack: ['bear'], victim: 'B' },
        { by: 'B', cast: 'call' },
        { by: 'B', pass: true },
        { by: 'B', choose: ['theirs'] },
        { expect: { battle: { defense: [] }, cards: { theirs: { exhausted: false } } } },
      ],
    });
  });

  test('[K17-KEY-201] “all level x or lower” never selects it', () => {
    play({
      cards: { bear, sweep: spell('Target all level 5 or lower on-field minions; destroy the targets.', 0) },
      players: [
        { name: 'A', hand: ['sweep'], battlefield: [stone, { card: 'bear', as: 'wolf' }] },
        { ...watcher, battlefield: [] },
      ],
      steps: [
        { by: 'A', cast: 'sweep' },
        { resolve: true },
        { expect: { cards: { bear: { zone: 'battlefield' }, wolf: { zone: 'grave' } } } },
      ],
    });
  });

  test('[K17-Q-109] it is revealed and cloned for its printed level', () => {
    play({
      cards: { bear, clone: toOne('clone it.'), land: minion(0, 0, '', 0) },
      players: [
        { name: 'A', hand: ['clone'], granary: ['land', 'land', 'land'] },
        { ...watcher, battlefield: [stone] },
        { name: 'C' },
      ],
      steps: [
        { by: 'A', cast: 'clone' },
        { resolve: true },
        {
          expect: {
            cards: {
              bear: { petrified: true, knownTo: ['A', 'B', 'C'] },
              'bear 2': { sp: 2, hp: 3, level: 2, petrified: false },
              'land 2': { exhausted: true },
              'land 3': { exhausted: false },
            },
          },
        },
      ],
    });
  });
});
