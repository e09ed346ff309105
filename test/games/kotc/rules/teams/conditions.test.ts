import { describe } from 'vitest';
import { test } from '../../in-editions.js';
import { counters, minion, play, spell, type Placed } from '../../scene.js';

/** Activation conditions that came with the 17th Edition, and those that are met otherwise from then on. */
const turn = { phase: 'battle' } as const;
const bear = minion(2, 9, '', 0);
const damaged = (as: string, owner: string): Placed => ({
  card: 'bear',
  as,
  counters: counters('damage', owner),
});

describe('being damaged', () => {
  test('[K17-CND-04] it covers the bearer itself', () => {
    play({
      cards: { sore: minion(1, 9, 'SORE: When your on-field minion(s) is damaged: Draw 1 card.', 0), bear },
      dice: [2, 2],
      players: [
        { name: 'A', battlefield: [{ card: 'sore', counters: counters('damage', 'B') }], askAlways: true },
        { name: 'B', battlefield: [damaged('theirs', 'B')], askAlways: true },
      ],
      steps: [
        { by: 'A', pass: true },
        { by: 'B', counter: 'damage', on: 'theirs' },
        { by: 'A', pass: true },
        { by: 'B', pass: true },
        { by: 'A', activate: 'sore', refused: 'K17-ABL-07' },
        { by: 'A', pass: true },
        { by: 'B', counter: 'damage', on: 'sore' },
        { by: 'A', pass: true },
        { by: 'B', pass: true },
        { by: 'A', activate: 'sore' },
        { expect: { chain: ['sore'] } },
      ],
    });
  });

  test('[K17-MIN-30] who is destroyed by damage was damaged for the others, and cannot use it itself', () => {
    const sore = minion(1, 1, 'SORE: When your on-field minion(s) is damaged: Draw 1 card.', 0);
    play({
      cards: { sore },
      dice: [5],
      players: [
        {
          name: 'A',
          battlefield: [
            { card: 'sore', counters: counters('damage', 'A') },
            { card: 'sore', as: 'other' },
          ],
          askAlways: true,
        },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', counter: 'damage', on: 'sore' },
        { by: 'A', pass: true },
        { by: 'A', activate: 'sore', refused: 'K17-MIN-10' },
        { by: 'A', activate: 'other' },
        { expect: { chain: ['other'] } },
      ],
    });
  });
});

describe('being targeted', () => {
  test('[K17-CND-02] [K17-KEY-01] by any ability, its own included; on the field and exhausted for it', () => {
    const shy = minion(1, 3, 'SHY: When this on-field minion is targeted: Draw 1 card.', 0);
    play({
      cards: { shy, poke: spell('Target 1 on-field minion; down-level it by 1.', 0) },
      players: [{ name: 'A', hand: ['poke'], battlefield: ['shy'], askAlways: true }, { name: 'B' }],
      steps: [
        { by: 'A', cast: 'poke' },
        { by: 'A', pass: true },
        { by: 'A', choose: ['shy'] },
        { by: 'A', activate: 'shy' },
        { expect: { cards: { shy: { exhausted: true } }, chain: ['shy'] } },
      ],
    });
    play({
      cards: { shy, hook: spell('Target 1 on-field minion; bounce it.', 0) },
      players: [{ name: 'A', hand: ['hook'], battlefield: ['shy'], askAlways: true }, { name: 'B' }],
      steps: [
        { by: 'A', cast: 'hook' },
        { by: 'A', pass: true },
        { by: 'A', choose: ['shy'] },
        { by: 'A', activate: 'shy', refused: 'K17-MIN-10' },
      ],
    });
  });
});

describe('being destroyed', () => {
  const ghost = minion(
    1,
    1,
    'WAIL: When this card in your battlefield is destroyed (ghost-play): Draw 1 card.',
    0,
  );

  test('[K17-CND-03] by damage, an effect or a cost', () => {
    play({
      cards: { ghost, smite: spell('Target 1 on-field minion; destroy it.', 0) },
      dice: [4],
      players: [
        {
          name: 'A',
          hand: ['smite'],
          battlefield: [
            { card: 'ghost', counters: counters('damage', 'A') },
            { card: 'ghost', as: 'second' },
          ],
          askAlways: true,
        },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', counter: 'damage', on: 'ghost' },
        { by: 'A', pass: true },
        { by: 'A', activate: 'ghost' },
        { by: 'A', pass: true },
        { expect: { players: { A: { hand: 2 } } } },
        { by: 'A', cast: 'smite' },
        { by: 'A', pass: true },
        { by: 'A', choose: ['second'] },
        { by: 'A', activate: 'second' },
        { by: 'A', pass: true },
        { expect: { players: { A: { hand: 2 } } } },
      ],
    });
  });

  test('[K17-Q-34] of a hypnotized minion it is used by whose battlefield it was, from the owner’s grave', () => {
    play({
      cards: { ghost, smite: spell('Target 1 on-field minion; destroy it.', 0) },
      players: [
        {
          name: 'A',
          hand: ['smite'],
          battlefield: [{ card: 'ghost', owner: 'B', hypnotizedFrom: 'B' }],
          askAlways: true,
        },
        { name: 'B', askAlways: true },
      ],
      steps: [
        { by: 'A', cast: 'smite' },
        { by: 'B', pass: true },
        { by: 'A', pass: true },
        { by: 'A', choose: ['ghost'] },
        { expect: { cards: { ghost: { zone: 'grave', player: 'B' } } } },
        { by: 'B', activate: 'ghost', refused: 'K17-KEY-105' },
        { by: 'A', activate: 'ghost' },
        { by: 'B', pass: true },
        { by: 'A', pass: true },
        { expect: { players: { A: { hand: 1 }, B: { hand: 0 } } } },
      ],
    });
  });

  test('[K17-CND-08] “this card you own”: wherever it was, also under another’s control, for the owner', () => {
    const heir = minion(1, 1, 'HEIR: When this card you own is destroyed (hex-play): Draw 1 card.', 2);
    play({
      cards: {
        heir,
        bear,
        smite: spell('Target 1 on-field minion; destroy it.', 0),
        raze: spell('Target up to 1 card in your granary; destroy it.', 0),
        drop: spell('Target 1 card in your hand; destroy it.', 0),
        mill: spell('Target 1 card on top of any deck; destroy it.', 0),
      },
      players: [
        {
          name: 'A',
          hand: ['smite', 'raze', 'drop', 'mill', { card: 'heir', as: 'held' }],
          battlefield: [{ card: 'heir', as: 'fielded' }],
          granary: [{ card: 'heir', as: 'sown' }, 'bear', 'bear', 'bear', 'bear'],
          deck: [{ card: 'heir', as: 'decked' }, 'bear', 'bear', 'bear', 'bear'],
          askAlways: true,
        },
        { name: 'B' },
      ],
      steps: (
        [
          ['smite', 'fielded'],
          ['raze', 'sown'],
          ['drop', 'held'],
        ] as const
      ).flatMap(([how, what]) => [
        { by: 'A', cast: how },
        { by: 'A', pass: true },
        { by: 'A', choose: [what] },
        { by: 'A', activate: what },
        { by: 'A', pass: true },
        { expect: { cards: { [what]: { zone: 'grave' } } } },
      ]),
    });
    play({
      cards: { heir, bear, smite: spell('Target 1 on-field minion; destroy it.', 0) },
      players: [
        {
          name: 'A',
          hand: ['smite'],
          battlefield: [{ card: 'heir', owner: 'B', hypnotizedFrom: 'B' }],
          granary: ['bear'],
          askAlways: true,
        },
        { name: 'B', granary: [{ card: 'bear', as: 'pays' }], askAlways: true },
      ],
      steps: [
        { by: 'A', cast: 'smite' },
        { by: 'B', pass: true },
        { by: 'A', pass: true },
        { by: 'A', choose: ['heir'] },
        { by: 'A', activate: 'heir', refused: 'K17-KEY-105' },
        { by: 'A', pass: true },
        { by: 'B', activate: 'heir' },
        { expect: { cards: { pays: { exhausted: true } } } },
      ],
    });
  });

  test('[K17-Q-161] the owner pays half of its level, from the own granary', () => {
    play({
      cards: {
        heir: minion(1, 1, 'HEIR: When this card you own is destroyed (hex-play): Draw 1 card.', 3),
        bear,
        smite: spell('Target 1 on-field minion; destroy it.', 0),
      },
      players: [
        {
          name: 'A',
          hand: ['smite'],
          battlefield: [{ card: 'heir', owner: 'B', hypnotizedFrom: 'B' }],
          granary: [{ card: 'bear', as: 'mine' }],
          askAlways: true,
        },
        {
          name: 'B',
          granary: [
            { card: 'bear', as: 'one' },
            { card: 'bear', as: 'two' },
            { card: 'bear', as: 'three' },
          ],
          askAlways: true,
        },
      ],
      steps: [
        { by: 'A', cast: 'smite' },
        { by: 'B', pass: true },
        { by: 'A', pass: true },
        { by: 'A', choose: ['heir'] },
        { by: 'A', pass: true },
        { by: 'B', activate: 'heir' },
        { by: 'B', pay: ['one', 'two'] },
        {
          expect: {
            cards: {
              one: { exhausted: true },
              two: { exhausted: true },
              three: { exhausted: false },
              mine: { exhausted: false },
            },
          },
        },
      ],
    });
  });
});

describe('summoning', () => {
  const herald = minion(1, 1, 'HAIL: When this card is summoned (ghost-play): Draw 1 card.', 0);
  const watch = minion(1, 3, 'SEE: When enemy summons a minion: Draw 1 card.', 0);

  test('[K17-CND-06] [K17-CND-07] [K17-Q-12] the summoned card can use it, exhausted as it is', () => {
    play({
      cards: { herald },
      players: [
        { name: 'A', hand: ['herald', { card: 'herald', as: 'other' }], askAlways: true },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', summon: 'herald' },
        { by: 'A', activate: 'other', refused: 'K17-ABL-07' },
        { by: 'A', activate: 'herald' },
        { expect: { chain: ['herald'], cards: { herald: { exhausted: true } } } },
      ],
    });
  });

  test('[K17-CND-09] [K17-Q-139] [K17-Q-12] an enemy answers it in the window after it, not an own one; of several pawns of one effect once', () => {
    play({
      cards: { bear, watch, swarm: spell('Craft 2 level 1 pawns.', 0) },
      players: [
        { name: 'A', hand: ['bear', 'swarm'], battlefield: [{ card: 'watch', as: 'own' }], askAlways: true },
        { name: 'B', battlefield: ['watch', { card: 'watch', as: 'second' }], askAlways: true },
      ],
      steps: [
        { by: 'A', summon: 'bear' },
        { by: 'A', activate: 'own', refused: 'K17-ABL-07' },
        { by: 'A', pass: true },
        { by: 'B', activate: 'watch' },
        { by: 'A', pass: true },
        { by: 'B', pass: true },
        { expect: { players: { B: { hand: 1 } } } },
      ],
    });
  });

  test('[K17-Q-140] [K17-CND-07] [K17-PWN-17] a clone uses it for its own summoning, the cloned card does not', () => {
    play({
      cards: { herald, copy: spell('Target 1 on-field minion; clone it.', 0) },
      players: [{ name: 'A', hand: ['copy'], battlefield: ['herald'], askAlways: true }, { name: 'B' }],
      steps: [
        { by: 'A', cast: 'copy' },
        { by: 'A', pass: true },
        { by: 'A', choose: ['herald'] },
        { by: 'A', activate: 'herald', refused: 'K17-ABL-07' },
        { expect: { asks: { by: 'A' }, players: { A: { battlefield: 2 } } } },
      ],
    });
  });
});

describe('defending', () => {
  const jeer = minion(1, 3, 'JEER: When enemy defends, after Defense Formation: Draw 1 card.', 0);

  test('[K17-CND-05] [K17-BAT-54] it is met when an enemy has formed a team, also against a third player; not without one', () => {
    play({
      cards: { jeer, bear },
      turn,
      players: [
        { name: 'A', battlefield: ['bear'] },
        { name: 'B', battlefield: [{ card: 'bear', as: 'wall' }] },
        { name: 'C', battlefield: ['jeer'], askAlways: true },
      ],
      steps: [
        { by: 'A', attack: ['bear'], victim: 'B' },
        { by: 'C', pass: true },
        { by: 'B', defend: ['wall'] },
        { by: 'C', activate: 'jeer' },
        { expect: { chain: ['jeer'] } },
      ],
    });
    play({
      cards: { jeer, bear },
      turn,
      players: [
        { name: 'A', battlefield: ['bear'] },
        { name: 'B', battlefield: [{ card: 'bear', as: 'wall' }] },
        { name: 'C', battlefield: ['jeer'], askAlways: true },
      ],
      steps: [
        { by: 'A', attack: ['bear'], victim: 'B' },
        { by: 'C', pass: true },
        { by: 'B', defend: [] },
        { by: 'C', activate: 'jeer', refused: 'K17-ABL-07' },
      ],
    });
  });
});
