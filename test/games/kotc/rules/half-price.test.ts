import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { minion, play, spell } from '../scene.js';
import { toOne } from './pawn-cards.js';

/** Asked at every window, so that the game waits for them when a chain has resolved. */
const watching = { askAlways: true } as const;
const watcher = { name: 'B', ...watching };
const condition = 'When this card in your hand is destroyed (hex-play):';
const witch = (level: number) => minion(1, 1, `CURSE: ${condition} 1-dice-heal yourself.`, level);
const lose = () => spell('Target 1 card in your hand; destroy it.', 0);
const land = minion(0, 0, '', 0);
const lands = (count: number): string[] => Array.from({ length: count }, () => 'land');

describe('hex-play for half', () => {
  test.each([
    [4, 2],
    [3, 2],
    [1, 1],
    [0, 0],
  ])('[K17-KEY-65] of a level %i card %i resources are paid', (level, paid) => {
    play({
      cards: { land, witch: witch(level), lose: lose() },
      players: [{ name: 'A', hp: 10, hand: ['lose', 'witch'], granary: lands(paid) }, watcher],
      dice: [5],
      steps: [
        { by: 'A', cast: 'lose' },
        { resolve: true },
        { by: 'A', activate: 'witch' },
        { expect: { cards: paid > 0 ? { land: { exhausted: true } } : {} } },
        { resolve: true },
        { expect: { players: { A: { hp: 15 } }, cards: { witch: { zone: 'grave' } } } },
      ],
    });
  });

  test('[K17-KEY-65] with fewer it is refused', () => {
    play({
      cards: { land, witch: witch(3), lose: lose() },
      players: [{ name: 'A', hand: ['lose', 'witch'], granary: lands(1) }, watcher],
      steps: [
        { by: 'A', cast: 'lose' },
        { resolve: true },
        { by: 'A', activate: 'witch', refused: 'K17-KEY-65' },
      ],
    });
  });

  test('[K17-KEY-175] [K17-SPL-02] [K17-SPL-05] a spell costs half as well, and is cast where it lies', () => {
    play({
      cards: { land, omen: spell(`${condition} 1-dice-heal yourself.`, 3), lose: lose() },
      players: [{ name: 'A', hp: 10, hand: ['lose', 'omen'], granary: lands(3) }, watcher],
      dice: [5],
      steps: [
        { by: 'A', cast: 'lose' },
        { resolve: true },
        { by: 'A', cast: 'omen' },
        {
          expect: {
            chain: ['omen'],
            cards: {
              omen: { zone: 'grave', knownTo: ['A', 'B'] },
              land: { exhausted: true },
              'land 2': { exhausted: true },
              'land 3': { exhausted: false },
            },
          },
        },
        { resolve: true },
        { expect: { players: { A: { hp: 15 } }, cards: { omen: { zone: 'grave' } } } },
      ],
    });
  });

  test('[K17-Q-79] it counts as cast, is a link, and stays in its grave, paid for by half', () => {
    play({
      cards: {
        land,
        omen: spell(`${condition} 1-dice-heal yourself.`, 3),
        lose: lose(),
        heed: minion(
          1,
          1,
          'HEED: When enemy casts a spell or activates an ability: 1-dice-heal yourself.',
          0,
        ),
      },
      players: [
        { name: 'A', hp: 10, hand: ['lose', 'omen'], granary: lands(2) },
        { ...watcher, hp: 10, battlefield: ['heed'] },
      ],
      dice: [4, 5],
      steps: [
        { by: 'A', cast: 'lose' },
        { by: 'B', pass: true },
        { by: 'A', choose: ['omen'] },
        { by: 'A', cast: 'omen' },
        { by: 'B', activate: 'heed' },
        {
          expect: {
            chain: ['omen', 'heed'],
            cards: { omen: { zone: 'grave', knownTo: ['A', 'B'] }, 'land 2': { exhausted: true } },
          },
        },
        { resolve: true },
        {
          expect: {
            players: { A: { hp: 15 }, B: { hp: 14 } },
            cards: { omen: { zone: 'grave' } },
            logNot: [{ type: 'move', card: 'omen', why: 'spent' }],
          },
        },
      ],
    });
  });

  test('[K17-KEY-176] of the level that it has now', () => {
    play({
      cards: {
        land,
        witch: witch(4),
        lose: spell('Target 1 card in your hand; down-level it by 3, then destroy it.', 0),
      },
      players: [{ name: 'A', hp: 10, hand: ['lose', 'witch'], granary: lands(1) }, watcher],
      dice: [5],
      steps: [
        { by: 'A', cast: 'lose' },
        { resolve: true },
        { by: 'A', activate: 'witch' },
        { resolve: true },
        { expect: { players: { A: { hp: 15 } } } },
      ],
    });
  });

  test('[K17-KEY-61] ghost-play asks a minion neither to be on-field nor for resources', () => {
    const martyr = minion(
      1,
      1,
      'LAST: When this card in your battlefield is destroyed (ghost-play): 1-dice-heal yourself.',
      5,
    );
    play({
      cards: { martyr, smite: toOne('destroy it.') },
      players: [
        { name: 'A', hp: 10, battlefield: [{ card: 'martyr', exhausted: true }], granary: [] },
        { ...watcher, hand: ['smite'] },
      ],
      turn: { player: 'B' },
      dice: [5],
      steps: [
        { by: 'B', cast: 'smite' },
        { resolve: true },
        { by: 'A', activate: 'martyr' },
        { resolve: true },
        { expect: { players: { A: { hp: 15 } }, cards: { martyr: { zone: 'grave' } } } },
      ],
    });
  });
});

describe('ghost-play', () => {
  test.since(17)('[K17-Q-159] [K17-KEY-60] waives no activation cost', () => {
    const LAST = 'LAST: When this card in your battlefield is destroyed (ghost-play):';
    const scene = (granary: string[]) => ({
      cards: {
        land,
        martyr: minion(1, 1, `${LAST} self-destroy 1 resource→1-dice-heal yourself.`, 3),
        smite: toOne('destroy it.'),
      },
      players: [
        { name: 'A', hp: 10, battlefield: ['martyr'], granary, ...watching },
        { ...watcher, hand: ['smite'] },
      ],
      turn: { player: 'B' },
      dice: [5],
    });
    const destroyed = [
      { by: 'B', cast: 'smite' },
      { by: 'A', pass: true as const },
      { by: 'B', pass: true as const },
      { by: 'B', choose: ['martyr'] },
    ];
    play({
      ...scene(lands(2)),
      steps: [
        ...destroyed,
        { by: 'B', pass: true },
        { by: 'A', activate: 'martyr' },
        { by: 'A', choose: ['land 2'] },
        {
          expect: {
            chain: ['martyr'],
            cards: { land: { exhausted: false, zone: 'granary' }, 'land 2': { zone: 'grave' } },
          },
        },
      ],
    });
    play({
      ...scene([]),
      steps: [
        ...destroyed,
        { by: 'B', pass: true },
        { by: 'A', activate: 'martyr' },
        { expect: { players: { A: { hp: 10 } }, log: [{ type: 'fail', card: 'martyr' }] } },
      ],
    });
  });
});

describe('deployed spells', () => {
  test('[K15-KEY-144] [K15-SPL-03] [K15-SPL-04] [K16-SPL-04] [K17-SPL-04] are cast whatever their condition, the phase and the turn', () => {
    play({
      cards: {
        heal: spell('1-dice-heal yourself.', 0),
        pain: spell('When you take damage: 2-dice-heal yourself.', 0),
        plan: minion(
          1,
          1,
          'PLAN: When enemy attacks, after Attack Formation: Target up to 2 cards in your hand; reveal and deploy the targets.',
          1,
        ),
        bear: minion(1, 1, '', 0),
      },
      players: [
        { name: 'A', battlefield: ['bear'], hp: 20 },
        { ...watcher, hp: 20, hand: ['heal', 'pain'], battlefield: ['plan'] },
      ],
      turn: { phase: 'battle' },
      dice: [1, 2, 3],
      steps: [
        { by: 'A', attack: ['bear'], victim: 'B' },
        { by: 'B', activate: 'plan' },
        { by: 'B', pass: true },
        { by: 'B', choose: ['heal', 'pain'] },
        { expect: { asks: { by: 'B', purpose: 'deploy', options: ['heal', 'pain'] } } },
        { by: 'B', choose: ['heal'] },
        { by: 'B', choose: ['pain'] },
        { expect: { players: { B: { hp: 26, grave: ['heal', 'pain'] } } } },
      ],
    });
  });

  test.each([
    ['clones', 'Target 1 on-field minion; clone it.', ['bear'], 'bear 2'],
    ['crafts', 'Craft 1 level 1 pawn.', [1], 'Pawn 1/0'],
  ] as const)('[K16-Q-173] one that %s does so at once, in a battle', (_, text, [answer], pawn) => {
    const plan =
      'PLAN: When enemy attacks, after Attack Formation: Target 1 card in your hand; reveal and deploy it.';
    play({
      cards: { maker: spell(text, 0), plan: minion(1, 1, plan, 1), bear: minion(1, 1, '', 0) },
      players: [
        { name: 'A', battlefield: ['bear'], hp: 20 },
        { ...watcher, hp: 20, hand: ['maker'], battlefield: ['plan'] },
      ],
      turn: { phase: 'battle' },
      steps: [
        { by: 'A', attack: ['bear'], victim: 'B' },
        { by: 'B', activate: 'plan' },
        { by: 'B', pass: true },
        { by: 'B', choose: ['maker'] },
        { by: 'B', choose: ['maker'] },
        typeof answer === 'number' ? { by: 'B', number: answer } : { by: 'B', choose: [answer] },
        {
          expect: {
            players: { B: { battlefield: ['plan', pawn], grave: ['maker'] } },
            battle: { team: ['bear'], defense: [] },
            logNot: [{ type: 'link', card: 'maker' }],
          },
        },
      ],
    });
  });

  test('[K16-Q-173] one that burns kills an attacker before the teams meet', () => {
    const plan =
      'PLAN: When enemy attacks, after Attack Formation: Target 1 card in your hand; reveal and deploy it.';
    play({
      cards: {
        burn: spell('1-dice-burn the battlefield.', 0),
        plan: minion(1, 1, plan, 1),
        bear: minion(1, 5),
      },
      players: [
        { name: 'A', battlefield: ['bear'], hp: 20 },
        { ...watcher, hp: 20, hand: ['burn'], battlefield: ['plan'] },
      ],
      turn: { phase: 'battle' },
      dice: [6],
      steps: [
        { by: 'A', attack: ['bear'], victim: 'B' },
        { by: 'B', activate: 'plan' },
        { by: 'B', pass: true },
        { by: 'B', choose: ['burn'] },
        { by: 'B', choose: ['burn'] },
        { until: { phase: 'recovery' } },
        { expect: { cards: { bear: { zone: 'grave' } }, players: { A: { hp: 19 }, B: { hp: 20 } } } },
      ],
    });
  });

  test('[K15-KEY-145] and cost all of their level, hex-play or not', () => {
    play({
      cards: {
        land,
        omen: spell('When this card in your hand is destroyed (hex-play): 1-dice-heal yourself.', 3),
        plan: spell('Target 1 card in your hand; reveal and deploy it.', 0),
      },
      players: [{ name: 'A', hp: 10, hand: ['plan', 'omen'], granary: lands(4) }, watcher],
      dice: [5],
      steps: [
        { by: 'A', cast: 'plan' },
        { by: 'A', choose: ['omen'] },
        {
          expect: {
            players: { A: { hp: 15 } },
            cards: { 'land 3': { exhausted: true }, 'land 4': { exhausted: false } },
          },
        },
      ],
    });
    play({
      cards: {
        land,
        omen: spell('When this card in your hand is destroyed (hex-play): 1-dice-heal yourself.', 3),
        plan: spell('Target 1 card in your hand; reveal and deploy it.', 0),
      },
      players: [{ name: 'A', hp: 10, hand: ['plan', 'omen'], granary: lands(2) }, watcher],
      steps: [
        { by: 'A', cast: 'plan' },
        { resolve: true },
        { expect: { players: { A: { hp: 10, hand: ['omen'] } }, cards: { land: { exhausted: false } } } },
      ],
    });
  });
});
