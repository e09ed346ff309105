import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { counters, minion, play, spell } from '../scene.js';
import { toOne } from './pawn-cards.js';

/** What the 17th Edition's rulebook leaves open about petrified minions, as the rulings at the end of its rule list have it. */
const watching = { askAlways: true } as const;
const watcher = { name: 'B', ...watching };
const bear = minion(2, 3, '', 2);
const stone = { card: 'bear', petrified: true } as const;
const stun = spell('When enemy attacks, after Attack Formation: Target 1 on-field minion; petrify it.', 0);
const battle = { phase: 'battle' } as const;

describe('petrified in a battle', () => {
  test('[K17-Q-146] a fighter is withdrawn: it rolls no dice, and is given none', () => {
    play({
      cards: { bear, stun, wall: minion(1, 9) },
      players: [
        { name: 'A', battlefield: ['bear', { card: 'bear', as: 'wolf' }] },
        { ...watcher, hand: ['stun'], battlefield: ['wall'] },
      ],
      turn: battle,
      dice: [4, 4, 2],
      steps: [
        { by: 'A', attack: ['bear', 'wolf'], victim: 'B' },
        { by: 'B', cast: 'stun' },
        { by: 'B', pass: true },
        { by: 'B', choose: ['bear'] },
        { expect: { battle: { team: ['wolf'], victim: 'B' } } },
        { by: 'B', pass: true },
        { by: 'B', defend: ['wall'] },
        { until: { phase: 'recovery' } },
        {
          expect: {
            cards: { wall: { hp: 1 }, wolf: { hp: 1 }, bear: { petrified: true, zone: 'battlefield' } },
          },
        },
      ],
    });
  });

  const attacked = (victim: { card: string; petrified?: true; token?: true }) => ({
    cards: { bear, stun },
    players: [
      { name: 'A', battlefield: [{ card: 'bear', as: 'wolf' }] },
      { ...watcher, hp: 20, hand: ['stun'], battlefield: [victim] },
    ],
    turn: battle,
    dice: [4, 5],
  });
  const petrified = [
    { by: 'A', attack: ['wolf'], victim: 'bear' },
    { by: 'B', cast: 'stun' },
    { by: 'B', pass: true as const },
    { by: 'B', choose: ['bear'] },
  ];

  test('[K17-Q-147] a victim stays it, and the leftover dice do nothing to it or its controller', () => {
    play({
      ...attacked({ card: 'bear' }),
      steps: [
        ...petrified,
        { expect: { battle: { team: ['wolf'], victim: 'bear' } } },
        { until: { phase: 'recovery' } },
        { expect: { players: { B: { hp: 20 } }, cards: { bear: { zone: 'battlefield', petrified: true } } } },
      ],
    });
  });

  test('[K17-Q-147] [K17-PWN-05] but a pawn is gone, and they go to its controller', () => {
    play({
      ...attacked({ card: 'bear', token: true }),
      steps: [
        ...petrified,
        { expect: { cards: { bear: { zone: 'none' } } } },
        { until: { phase: 'recovery' } },
        { expect: { players: { B: { hp: 11 } } } },
      ],
    });
  });
});

describe('a petrified minion', () => {
  test('[K17-Q-133] is given dice of dice-burn as any minion, and they do nothing', () => {
    play({
      cards: { bear, burn: spell('1-dice-burn the battlefield.', 0) },
      dice: [6],
      players: [
        { name: 'A', hand: ['burn'] },
        { ...watcher, hp: 20, battlefield: [stone, { card: 'bear', as: 'wolf' }] },
      ],
      steps: [
        { by: 'A', cast: 'burn' },
        { until: { purpose: 'burn-at' } },
        { expect: { asks: { by: 'A', options: ['bear', 'wolf'] } } },
        { by: 'A', choose: ['bear'] },
        {
          expect: {
            players: { B: { hp: 20 } },
            cards: { bear: { zone: 'battlefield', petrified: true }, wolf: { hp: 3 } },
            logNot: [{ type: 'damage' }],
          },
        },
      ],
    });
  });

  test('[K17-Q-133] and the die of a Voodoo Counter', () => {
    play({
      cards: { bear, ox: minion(1, 9) },
      dice: [4],
      players: [
        { name: 'A', hp: 20, battlefield: [stone, { card: 'ox', as: 'other' }], ...watching },
        {
          name: 'B',
          battlefield: [{ card: 'ox', counters: [...counters('voodoo', 'B'), ...counters('damage', 'A')] }],
        },
      ],
      steps: [
        { by: 'A', counter: 'damage', on: 'ox' },
        { until: { purpose: 'voodoo' } },
        { expect: { asks: { by: 'B', options: ['bear', 'other'] } } },
        { by: 'B', choose: ['bear'] },
        {
          expect: {
            players: { A: { hp: 20 } },
            cards: { bear: { petrified: true }, ox: { hp: 5, counters: {} }, other: { hp: 9 } },
          },
        },
      ],
    });
  });

  test('[K17-Q-148] that is destroyed uses its ability for it: in the grave it is petrified no more', () => {
    const martyr =
      'LAST: When this card in your battlefield is destroyed (ghost-play): 1-dice-heal yourself.';
    play({
      cards: { bear: minion(1, 1, martyr, 1), smite: toOne('destroy it.') },
      players: [
        { name: 'A', hand: ['smite'] },
        { ...watcher, hp: 10, battlefield: [stone] },
      ],
      dice: [4],
      steps: [
        { by: 'A', cast: 'smite' },
        { resolve: true },
        { expect: { cards: { bear: { zone: 'grave', petrified: false } } } },
        { by: 'B', activate: 'bear' },
        { resolve: true },
        { expect: { players: { B: { hp: 14 } } } },
      ],
    });
  });

  test('[K17-Q-149] keeps its counters: Exhaustion works, one on its SP is popped for nothing', () => {
    play({
      cards: { bear, petrify: toOne('petrify it.') },
      players: [
        { name: 'A', hand: ['petrify'], ...watching },
        {
          ...watcher,
          battlefield: [
            {
              card: 'bear',
              counters: [
                ...counters('exhaustion', 'A'),
                ...counters('sword', 'A', 2),
                ...counters('shield', 'B'),
              ],
            },
          ],
        },
      ],
      steps: [
        { by: 'A', cast: 'petrify' },
        { resolve: true },
        {
          expect: { cards: { bear: { petrified: true, counters: { exhaustion: 1, sword: 2, shield: 1 } } } },
        },
        { by: 'A', counter: 'exhaustion', on: 'bear' },
        { resolve: true },
        { expect: { cards: { bear: { exhausted: true, counters: { sword: 2, shield: 1 } } } } },
        { by: 'A', counter: 'sword', on: 'bear' },
        { resolve: true },
        {
          expect: {
            cards: { bear: { sp: null, counters: { sword: 1, shield: 1 } } },
            logNot: [{ type: 'change', card: 'bear' }],
          },
        },
      ],
    });
  });

  test('[K17-Q-149] is fatigued by a Fatigue Counter', () => {
    play({
      cards: { bear },
      players: [{ name: 'A', battlefield: [{ ...stone, counters: counters('fatigue', 'A') }] }, watcher],
      steps: [
        { by: 'A', counter: 'fatigue', on: 'bear' },
        { resolve: true },
        { expect: { cards: { bear: { fatigued: true, petrified: true, counters: {} } } } },
      ],
    });
  });

  test('[K17-Q-149] taunts nobody, as it is no victim', () => {
    const scene = (how: { petrified?: true }) => ({
      cards: { bear },
      players: [
        { name: 'A', battlefield: ['bear'] },
        {
          ...watcher,
          battlefield: [
            { card: 'bear', as: 'taunter', counters: counters('taunt', 'B'), ...how },
            { card: 'bear', as: 'wolf' },
          ],
        },
      ],
      turn: battle,
    });
    const attack = { by: 'A', attack: ['bear'], victim: 'wolf' };
    play({
      ...scene({}),
      steps: [attack, { expect: { asks: { by: 'B', purpose: 'taunt', options: ['taunt'] } } }],
    });
    play({
      ...scene({ petrified: true }),
      steps: [
        attack,
        { expect: { asks: { by: 'B', purpose: 'battle' } } },
        { by: 'B', pass: true },
        { by: 'B', defend: [] },
        { expect: { battle: { victim: 'wolf' }, cards: { taunter: { counters: { taunt: 1 } } } } },
      ],
    });
  });

  test('[K17-Q-150] has no level to lower, and nothing of it is remembered', () => {
    play({
      cards: { bear, lower: toOne('down-level it by 1.'), send: toOne('bounce it.') },
      players: [
        { name: 'A', hand: ['lower', 'send'] },
        { ...watcher, battlefield: [stone] },
      ],
      steps: [
        { by: 'A', cast: 'lower' },
        { resolve: true },
        { expect: { cards: { bear: { level: null } }, logNot: [{ type: 'change' }] } },
        { by: 'A', cast: 'send' },
        { resolve: true },
        { expect: { cards: { bear: { zone: 'hand', level: 2 } } } },
      ],
    });
  });

  test('[K17-Q-150] loses what raised its SP before, but not the down-level', () => {
    play({
      cards: {
        bear,
        petrify: toOne('petrify it.'),
        bounce: toOne('bounce it.'),
      },
      players: [
        {
          name: 'A',
          hand: ['petrify', 'bounce'],
          granary: [1],
          battlefield: [{ card: 'bear', spChange: 3, damage: 1, downLevel: 1 }],
        },
        watcher,
      ],
      steps: [
        { by: 'A', cast: 'petrify' },
        { resolve: true },
        { by: 'A', cast: 'bounce' },
        { resolve: true },
        { expect: { cards: { bear: { zone: 'hand', level: 1 } } } },
        { by: 'A', summon: 'bear' },
        { expect: { cards: { bear: { zone: 'battlefield', sp: 2, hp: 3, level: 1 } } } },
      ],
    });
  });

  test('[K17-Q-151] [K17-Q-178] is known to its controller, whoever petrified it, and after a change of control to the new one', () => {
    play({
      cards: {
        bear,
        charm: toOne('hypnotize it until the end of this turn.'),
      },
      players: [{ name: 'A', hand: ['charm'] }, { ...watcher, battlefield: [stone] }, { name: 'C' }],
      steps: [
        { expect: { cards: { bear: { knownTo: ['B'] } } } },
        { by: 'A', cast: 'charm' },
        { resolve: true },
        { expect: { cards: { bear: { player: 'A', petrified: true, knownTo: ['A', 'B'] } } } },
      ],
    });
  });

  test('[K17-Q-178] is picked for own costs by who knows it, among others that lie alike', () => {
    play({
      cards: {
        bear,
        wolf: minion(1, 4, '', 1),
        pay: spell('self-bury 1 on-field minion→1-dice-heal yourself.', 0),
      },
      players: [
        {
          name: 'A',
          hp: 10,
          hand: ['pay'],
          battlefield: [stone, { card: 'wolf', petrified: true }],
          ...watching,
        },
        watcher,
      ],
      dice: [2],
      steps: [
        { by: 'A', cast: 'pay' },
        {
          expect: {
            asks: { by: 'A', purpose: 'self-bury', cards: ['bear', 'wolf'] },
            cards: { bear: { knownTo: ['A'] }, wolf: { knownTo: ['A'] } },
          },
        },
        { by: 'A', choose: ['wolf'] },
        { expect: { cards: { wolf: { zone: 'deck' }, bear: { zone: 'battlefield', petrified: true } } } },
      ],
    });
  });

  test('[K17-Q-152] is exhausted for a cost, and unexhausted in the Recovery Phase', () => {
    play({
      cards: { bear, pay: spell('self-exhaust 1 on-field minion→1-dice-heal yourself.', 0) },
      players: [{ name: 'A', hp: 10, hand: ['pay'], battlefield: [stone] }, watcher],
      dice: [2],
      steps: [
        { by: 'A', cast: 'pay' },
        { resolve: true },
        { expect: { players: { A: { hp: 12 } }, cards: { bear: { exhausted: true, petrified: true } } } },
        { until: { turn: 4 } },
        { expect: { cards: { bear: { exhausted: false, petrified: true } } } },
      ],
    });
  });

  test('[K17-END-27] adds nothing to the levels that the endgame counts', () => {
    play({
      cards: { bear, cub: minion(1, 0, '', 1) },
      players: [
        { name: 'A', hp: 10, battlefield: [stone] },
        { name: 'B', hp: 10, battlefield: ['cub'] },
      ],
      steps: [
        { by: 'A', agree: true },
        { by: 'B', agree: true },
        { expect: { result: { winners: ['B'], criterion: 'levels' } } },
      ],
    });
  });
});
