import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { counters, minion, play, spell, type Placed } from '../scene.js';

/** Damage to minions, and what pierces to their controllers ("Minions" of the 14th Edition's rulebook). */

const bear = minion(2, 4);
/** A minion with Damage Counters of A. */
const struck = (card: string, more: Partial<Placed> = {}): Placed => ({
  card,
  counters: counters('damage', 'A', 3),
  ...more,
});
const strike = (on: string): [{ by: string; counter: 'damage'; on: string }, { resolve: true }] => [
  { by: 'A', counter: 'damage', on },
  { resolve: true },
];

describe('damage to a minion', () => {
  const at = (
    die: number,
    hp: number,
    battlefield: string[],
    steps: Parameters<typeof play>[0]['steps'] = [],
  ): void =>
    play({
      cards: { bear },
      players: [
        { name: 'A', askAlways: true },
        { name: 'B', battlefield: [struck('bear')] },
      ],
      dice: [die],
      steps: [...strike('bear'), { expect: { players: { B: { hp, battlefield } } } }, ...steps],
    });

  test('[K14-MIN-15] [K12-MIN-15] [K14-MIN-16] less than its HP: it survives, with so much less', () => {
    at(1, 35, ['bear'], [{ expect: { cards: { bear: { hp: 3 } } } }]);
    at(3, 35, ['bear'], [{ expect: { cards: { bear: { hp: 1 } } } }]);
  });

  test('[K14-MIN-17] exactly its HP: it is destroyed', () => {
    at(4, 35, [], [{ expect: { cards: { bear: { zone: 'grave' } } } }]);
  });

  test('[K14-MIN-20] and then nothing pierces', () => {
    at(4, 35, [], [{ expect: { logNot: [{ type: 'wound' }] } }]);
  });

  test('[K14-MIN-18] [K14-MIN-19] 6 damage to 4 HP: it is destroyed, and its controller takes 2', () => {
    at(6, 33, [], [{ expect: { log: [{ type: 'wound', player: 'B', amount: 2, rule: 'K14-MIN-19' }] } }]);
    at(5, 34, []);
  });

  test('[K14-MIN-21] what pierces is measured by its HP now, after earlier damage', () => {
    play({
      cards: { bear },
      players: [
        { name: 'A', askAlways: true },
        { name: 'B', battlefield: [struck('bear')] },
      ],
      dice: [2, 1, 4],
      steps: [
        ...strike('bear'),
        { expect: { cards: { bear: { hp: 2 } } } },
        ...strike('bear'),
        { expect: { cards: { bear: { hp: 1 } } } },
        ...strike('bear'),
        { expect: { cards: { bear: { zone: 'grave' } }, players: { B: { hp: 32 } } } },
      ],
    });
  });

  test('[K14-MIN-22] it pierces to the controller, not to the owner', () => {
    play({
      cards: { bear },
      players: [
        { name: 'A', askAlways: true },
        { name: 'B', battlefield: [struck('bear', { owner: 'C' })] },
        { name: 'C' },
      ],
      dice: [6],
      steps: [...strike('bear'), { expect: { players: { B: { hp: 33 }, C: { hp: 35, grave: ['bear'] } } } }],
    });
  });

  test('[K14-MIN-23] in battle as out of it', () => {
    play({
      cards: { bear, lion: minion(2, 9) },
      players: [
        { name: 'A', battlefield: ['lion'], askAlways: true },
        { name: 'B', battlefield: ['bear'] },
      ],
      turn: { phase: 'battle' },
      dice: [3, 6, 1, 1],
      steps: [
        { by: 'A', attack: ['lion'], victim: 'bear' },
        { by: 'A', pass: true },
        { by: 'B', defend: [] },
        { by: 'A', pass: true },
        { expect: { players: { B: { hp: 30, grave: ['bear'] } } } },
      ],
    });
    play({
      cards: { bear, lion: minion(2, 9) },
      players: [
        { name: 'A', battlefield: ['lion'], askAlways: true },
        { name: 'B', battlefield: ['bear'] },
      ],
      turn: { phase: 'battle' },
      dice: [1, 6, 1, 1],
      steps: [
        { by: 'A', attack: ['lion'], victim: 'B' },
        { by: 'A', pass: true },
        { by: 'B', defend: ['bear'] },
        { by: 'A', pass: true },
        { by: 'A', die: 6 },
        { expect: { players: { B: { hp: 32, grave: ['bear'] } }, cards: { lion: { hp: 7 } } } },
      ],
    });
  });

  test('[K14-MIN-26] it leaves SP as it is', () => {
    play({
      cards: { bear },
      players: [
        { name: 'A', askAlways: true },
        { name: 'B', battlefield: [struck('bear')] },
      ],
      dice: [3],
      steps: [...strike('bear'), { expect: { cards: { bear: { sp: 2, hp: 1 } } } }],
    });
  });
});

describe('a minion with 0 HP', () => {
  test('[K14-MIN-24] lives: it is summoned, stays and fights', () => {
    play({
      cards: { mouse: minion(1, 0) },
      players: [
        { name: 'A', hand: ['mouse'], granary: [1] },
        { name: 'B', askAlways: true },
      ],
      dice: [2],
      steps: [
        { by: 'A', summon: 'mouse' },
        { expect: { cards: { mouse: { zone: 'battlefield', hp: 0 } } } },
        { until: { turn: 5, phase: 'battle' } },
        { by: 'A', attack: ['mouse'], victim: 'B' },
        { until: { phase: 'recovery' } },
        { expect: { cards: { mouse: { zone: 'battlefield', hp: 0 } }, players: { B: { hp: 33 } } } },
      ],
    });
  });

  test('[K14-MIN-25] is destroyed by any damage, all of which its controller takes', () => {
    for (const die of [1, 6]) {
      play({
        cards: { mouse: minion(1, 0) },
        players: [
          { name: 'A', askAlways: true },
          { name: 'B', battlefield: [struck('mouse')] },
        ],
        dice: [die],
        steps: [
          ...strike('mouse'),
          { expect: { cards: { mouse: { zone: 'grave' } }, players: { B: { hp: 35 - die } } } },
        ],
      });
    }
  });

  test.until(14)('[K14-Q-29] but not by damage that is shielded to nothing', () => {
    for (const [die, zone] of [
      [1, 'battlefield'],
      [2, 'battlefield'],
      [3, 'grave'],
    ] as const) {
      play({
        cards: { mouse: minion(1, 0) },
        players: [
          { name: 'A', askAlways: true },
          {
            name: 'B',
            battlefield: [
              struck('mouse', { counters: [...counters('damage', 'A'), ...counters('shield', 'B')] }),
            ],
          },
        ],
        dice: [die],
        steps: [
          { by: 'A', counter: 'damage', on: 'mouse' },
          { by: 'A', pass: true },
          { by: 'B', counter: 'shield', on: 'mouse' },
          { expect: { cards: { mouse: { zone } }, players: { B: { hp: zone === 'grave' ? 34 : 35 } } } },
        ],
      });
    }
  });
});

describe('destroyed by damage', () => {
  test('[K14-MIN-30] [K17-MIN-30] it has been damaged too: for others of its controller, but no longer for itself', () => {
    const other = 'When your in-play card(s) (excluding this card) is damaged:';
    play({
      cards: {
        nurse: minion(1, 5, `CARE: ${other} Draw 1 card.`, 0),
        moaner: minion(1, 3, 'MOAN: When this in-play card is damaged: Draw 1 card.', 0),
        zap: spell(`${other} Draw 1 card.`, 0),
      },
      players: [
        { name: 'A', askAlways: true },
        {
          name: 'B',
          hand: ['zap'],
          battlefield: ['nurse', struck('moaner'), struck('moaner', { as: 'survivor' })],
        },
      ],
      dice: [3, 2],
      steps: [
        ...strike('moaner'),
        { by: 'B', activate: 'moaner', refused: 'K14-MIN-10' },
        { by: 'B', activate: 'nurse' },
        { resolve: true },
        { by: 'B', cast: 'zap' },
        { resolve: true },
        { expect: { players: { B: { hand: 2 } }, cards: { moaner: { zone: 'grave' } } } },
        ...strike('survivor'),
        { by: 'B', activate: 'survivor' },
        { resolve: true },
        { expect: { players: { B: { hand: 3 } } } },
      ],
    });
  });
});
