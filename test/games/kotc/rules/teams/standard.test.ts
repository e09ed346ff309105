import { describe } from 'vitest';
import type { Step } from '../../../../../src-main/games/kotc/scenario/format.js';
import { test } from '../../in-editions.js';
import { counters, minion, play, spell, type Placed } from '../../scene.js';

/** Abilities and spells without an activation condition only start chains; answers have conditions that are met (17th). */
const cards = {
  zap: spell('Draw 1 card.', 0),
  roarer: minion(1, 3, 'ROAR: Draw 1 card.', 0),
  bear: minion(2, 9),
  answer: spell('When enemy casts a spell or activates an ability: Draw 1 card.', 0),
  grudge: minion(1, 3, 'GRUDGE: When enemy casts a spell or activates an ability: Draw 1 card.', 0),
};
const sword = (as: string, owner: string, count = 2): Placed => ({
  card: 'bear',
  as,
  counters: counters('sword', owner, count),
});
const passes: Step[] = [
  { by: 'B', pass: true },
  { by: 'A', pass: true },
];

describe('abilities and spells without condition', () => {
  test('[K17-ABL-03] [K17-ABL-06] [K17-SPL-04] [K17-CHN-26] answer no chain, not even the own one in the own Action Phase', () => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['zap', 'zap'], battlefield: ['roarer', sword('mine', 'A')], askAlways: true },
        { name: 'B', askAlways: true },
      ],
      steps: [
        { by: 'A', counter: 'sword', on: 'mine' },
        { by: 'B', pass: true },
        {
          expect: {
            asks: { by: 'A', purpose: 'respond', offersNot: [{ cast: 'zap' }, { activate: 'roarer' }] },
          },
        },
        { by: 'A', cast: 'zap', refused: 'K17-ABL-06' },
        { by: 'A', activate: 'roarer', refused: 'K17-ABL-06' },
        { by: 'A', counter: 'sword', on: 'mine' },
        { expect: { chain: ['mine', 'mine'] } },
      ],
    });
  });

  test('[K17-ABL-23] [K17-ABL-15] [K17-CHN-21] [K17-CHN-06] once the chain has resolved they start the next one', () => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['zap', 'zap'], battlefield: ['roarer', sword('mine', 'A')], askAlways: true },
        { name: 'B', hand: ['answer'], askAlways: true },
      ],
      steps: [
        { by: 'A', cast: 'zap' },
        { by: 'B', cast: 'answer' },
        { by: 'A', counter: 'sword', on: 'mine' },
        { expect: { chain: ['zap', 'answer', 'mine'] } },
        { resolve: true },
        { by: 'A', activate: 'roarer' },
        { expect: { chain: ['roarer'] } },
        { resolve: true },
        { by: 'A', cast: 'zap 2' },
        { expect: { chain: ['zap 2'] } },
      ],
    });
  });

  test('[K17-ABL-22] [K17-CTR-110] [K17-CTR-67] a Trap Counter makes one a link of any number, after a spell, an ability or a counter', () => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['zap'], battlefield: [sword('mine', 'A')], askAlways: true },
        {
          name: 'B',
          battlefield: [{ card: 'roarer', as: 'trapped', counters: counters('trap', 'A', 3) }, 'grudge'],
        },
      ],
      steps: [
        { by: 'A', cast: 'zap' },
        { expect: { asks: { by: 'A', purpose: 'trap' } } },
        { by: 'A', pass: true },
        { by: 'B', activate: 'grudge' },
        { expect: { chain: ['zap', 'grudge'], asks: { by: 'A', purpose: 'trap' } } },
        { by: 'A', pass: true },
        { by: 'A', counter: 'sword', on: 'mine' },
        { by: 'A', counter: 'trap', on: 'trapped' },
        { by: 'B', activate: 'trapped' },
        { expect: { chain: ['zap', 'grudge', 'mine', 'trapped'] } },
      ],
    });
  });

  test('[K17-Q-167] in a window that stays open for what has happened they start a chain of their own', () => {
    play({
      cards: { ...cards, alarm: spell('When you take damage: Draw 1 card.', 0), hurt: minion(1, 1) },
      players: [
        {
          name: 'A',
          hand: ['zap', 'alarm'],
          battlefield: [{ card: 'hurt', counters: counters('damage', 'A') }],
          askAlways: true,
        },
        { name: 'B', askAlways: true },
      ],
      dice: [3],
      steps: [
        { by: 'A', counter: 'damage', on: 'hurt' },
        ...passes,
        { expect: { asks: { by: 'A', offers: [{ cast: 'alarm' }, { cast: 'zap' }] } } },
        { by: 'A', cast: 'zap' },
        { expect: { chain: ['zap'] } },
      ],
    });
  });
});

describe('the rules of chains with answers that have conditions', () => {
  test.since(17)(
    '[K17-Q-01] targets are selected on resolution, not on activation, each sub-ability’s when its turn comes',
    () => {
      play({
        cards: {
          ...cards,
          smite: spell('Target 1 on-field minion; destroy it. Target 1 on-field minion; bounce it.', 0),
        },
        players: [
          { name: 'A', hand: ['smite'] },
          {
            name: 'B',
            hand: ['answer'],
            battlefield: ['bear', { card: 'bear', as: 'wolf' }],
            askAlways: true,
          },
        ],
        steps: [
          { by: 'A', cast: 'smite' },
          { expect: { asks: { by: 'B', purpose: 'respond' }, logNot: [{ type: 'target' }] } },
          { by: 'B', cast: 'answer' },
          { by: 'B', pass: true },
          { by: 'A', choose: ['bear'] },
          {
            expect: {
              log: [
                { type: 'resolve', card: 'answer' },
                { type: 'target', card: 'bear' },
                { type: 'target', card: 'wolf' },
              ],
              cards: { bear: { zone: 'grave' }, wolf: { zone: 'hand' } },
            },
          },
        ],
      });
    },
  );

  test.since(17)(
    '[K17-Q-46] a host that left play and came back meanwhile is another minion, and one that changed controller still is the host',
    () => {
      const counted: Placed = {
        card: 'bear',
        counters: [...counters('sword', 'A'), ...counters('damage', 'B')],
      };
      for (const [effect, sp] of [
        ['bounce it. Target 1 card in your hand; reveal and deploy it.', 2],
        ['hypnotize it until the end of this turn.', 3],
      ] as const) {
        play({
          cards: {
            ...cards,
            bear: minion(2, 9, '', 0),
            reply: spell(
              `When enemy casts a spell or activates an ability: Target 1 on-field minion; ${effect}`,
              0,
            ),
          },
          players: [
            { name: 'A', hand: ['zap'], askAlways: true },
            { name: 'B', hand: ['reply'], battlefield: [counted], askAlways: true },
            { name: 'C', askAlways: true },
          ],
          steps: [
            { by: 'A', cast: 'zap' },
            { by: 'B', pass: true },
            { by: 'C', pass: true },
            { by: 'A', counter: 'sword', on: 'bear' },
            { by: 'B', cast: 'reply' },
            { by: 'C', pass: true },
            { by: 'A', pass: true },
            { by: 'B', pass: true },
            ...Array.from({ length: sp === 2 ? 3 : 1 }, (): Step => ({ by: 'B', choose: ['bear'] })),
            { expect: { cards: { bear: { sp } } } },
          ],
        });
      }
    },
  );

  test.since(17)('[K17-Q-22] healed by a later link, the player survives the earlier one', () => {
    play({
      cards: {
        ...cards,
        burn: spell('2-dice-wound enemy.', 0),
        cure: spell('When enemy casts a spell or activates an ability: 1-dice-heal yourself.', 0),
      },
      dice: [6, 3, 4],
      players: [
        { name: 'A', hand: ['burn'] },
        { name: 'B', hp: 5, hand: ['cure'] },
      ],
      steps: [
        { by: 'A', cast: 'burn' },
        { by: 'B', cast: 'cure' },
        { resolve: true },
        { expect: { players: { B: { hp: 4 } }, result: null, log: [{ type: 'heal' }, { type: 'wound' }] } },
      ],
    });
  });

  test.since(17)(
    '[K17-SPL-07] [K17-SPL-11] [K17-SPL-13] a spell is in no zone and not on-field until it has resolved, then in the grave',
    () => {
      play({
        cards: {
          ...cards,
          look: spell(
            'When enemy casts a spell or activates an ability: Target up to 3 on-field minions; place 1 Sword Counter on each target.',
            0,
          ),
        },
        players: [
          { name: 'A', hand: ['zap'], battlefield: ['bear'] },
          { name: 'B', hand: ['look'], askAlways: true },
        ],
        steps: [
          { by: 'A', cast: 'zap' },
          { expect: { cards: { zap: { zone: 'none' } }, players: { A: { hand: 0, grave: 0 } } } },
          { by: 'B', cast: 'look' },
          { by: 'B', pass: true },
          {
            expect: {
              asks: { by: 'B', purpose: 'target', cards: ['bear'] },
              cards: { zap: { zone: 'none' } },
            },
          },
          { by: 'B', choose: [] },
          { expect: { cards: { zap: { zone: 'grave' }, look: { zone: 'grave' } } } },
        ],
      });
    },
  );
});
