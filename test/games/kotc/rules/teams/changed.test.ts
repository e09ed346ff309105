import { describe, expect } from 'vitest';
import { test } from '../../in-editions.js';
import { counters, minion, play, spell, type Placed } from '../../scene.js';
import { eventsOf, gameOf } from '../game-of.js';

/** Rules of the 14th that hold on, in scenes that its successors change: shields, Weakness Counters, chains, the first roll. */
const bear = minion(2, 9, '', 0);
const WHEN = 'When enemy casts a spell or activates an ability:';
const three = ['A', 'B', 'C'].map((name) => ({ name, deck: [10] }));

describe('going first', () => {
  test.since(17)(
    '[K17-SET-16] [K17-Q-84] each player rolls one die, and those who tie for the highest roll again',
    () => {
      const game = gameOf({ players: three, begin: 'setup', dice: [5, 2, 5, 3, 4] });
      expect(eventsOf(game, 'roll').map(({ player, dice }) => [player, ...dice])).toEqual([
        [0, 5],
        [1, 2],
        [2, 5],
        [0, 3],
        [2, 4],
      ]);
      expect(game.state.first).toBe(2);
    },
  );

  test.since(17)(
    '[K17-SET-25] [K17-Q-174] [K17-Q-85] it is settled before hands are drawn; the mulligan follows, the first player’s first',
    () => {
      const game = gameOf({ players: three, begin: 'setup', dice: [1, 6, 2] });
      const types = game.context.log.entries.map(({ event }) => event.type);
      expect(types.indexOf('first')).toBeLessThan(types.indexOf('shuffle'));
      expect(types.indexOf('first')).toBeLessThan(types.indexOf('move'));
      expect(types).not.toContain('turn');
      expect(game.decision).toMatchObject({ player: 1, purpose: 'redraw' });
    },
  );
});

describe('damage of 0', () => {
  const hit = (tough: ReturnType<typeof minion>, shields: number) => ({
    cards: { tough },
    dice: [3],
    players: [
      { name: 'A', askAlways: true },
      {
        name: 'B',
        askAlways: true,
        battlefield: [
          { card: 'tough', counters: [...counters('damage', 'A'), ...counters('shield', 'B', shields)] },
        ],
      },
    ],
  });

  test.since(15)('[K15-KEY-12] a die that a shield stops does not damage; one that hits does', () => {
    const sore = minion(1, 9, 'ROAR: When this in-play card is damaged: Draw 1 card.', 0);
    play({
      ...hit(sore, 1),
      steps: [
        { by: 'A', counter: 'damage', on: 'tough' },
        { by: 'B', pass: true },
        { by: 'A', pass: true },
        { by: 'B', counter: 'shield', on: 'tough' },
        { by: 'A', pass: true },
        { by: 'B', activate: 'tough', refused: 'K14-ABL-07' },
        { expect: { cards: { tough: { hp: 9 } } } },
      ],
    });
    play({
      ...hit(sore, 0),
      steps: [
        { by: 'A', counter: 'damage', on: 'tough' },
        { by: 'B', pass: true },
        { by: 'A', pass: true },
        { by: 'A', pass: true },
        { by: 'B', activate: 'tough' },
        { expect: { chain: ['tough'], cards: { tough: { hp: 6 } } } },
      ],
    });
  });

  test.since(15)('[K15-Q-29] a minion with 0 HP whose die is stopped is not destroyed', () => {
    play({
      ...hit(minion(1, 0), 1),
      steps: [
        { by: 'A', counter: 'damage', on: 'tough' },
        { by: 'B', pass: true },
        { by: 'A', pass: true },
        { by: 'B', counter: 'shield', on: 'tough' },
        { expect: { cards: { tough: { zone: 'battlefield' } }, players: { B: { hp: 35 } } } },
      ],
    });
  });
});

describe('Weakness Counters', () => {
  test.since(17)(
    '[K17-CHN-19] in answer to “destroy the targets” first the SP becomes 0, then they are destroyed',
    () => {
      play({
        cards: { bear, smite: spell('Target up to 2 on-field minions; destroy the targets.', 0) },
        players: [
          { name: 'A', hand: ['smite'] },
          { name: 'B', battlefield: [{ card: 'bear', counters: counters('weakness', 'B') }] },
        ],
        steps: [
          { by: 'A', cast: 'smite' },
          { by: 'B', counter: 'weakness', on: 'bear' },
          { expect: { cards: { bear: { sp: 0, zone: 'battlefield' } } } },
          { by: 'A', choose: ['bear'] },
          {
            expect: {
              cards: { bear: { zone: 'grave' } },
              log: [
                { type: 'change', card: 'bear' },
                { type: 'move', card: 'bear', why: 'destroy' },
              ],
            },
          },
        ],
      });
    },
  );

  test.since(17)('[K17-BAT-23] SP counts as it is at the allocation', () => {
    const counted = (as: string, kind: 'sword' | 'weakness'): Placed => ({
      card: 'bear',
      as,
      counters: counters(kind, 'A'),
    });
    play({
      cards: { bear },
      turn: { phase: 'battle' },
      dice: [1, 1, 1],
      players: [
        { name: 'A', battlefield: [counted('mine', 'sword')] },
        { name: 'B', battlefield: [counted('theirs', 'weakness')] },
      ],
      steps: [
        { by: 'A', attack: ['mine'], victim: 'B' },
        { by: 'A', counter: 'sword', on: 'mine' },
        { resolve: true },
        { by: 'A', pass: true },
        { by: 'B', defend: ['theirs'] },
        { by: 'A', counter: 'weakness', on: 'theirs' },
        { until: { phase: 'recovery' } },
        { expect: { cards: { theirs: { hp: 6 }, mine: { hp: 9 } } } },
      ],
    });
  });
});

describe('what is deployed, excavated or never met', () => {
  test.since(17)(
    '[K17-KEY-23] [K17-KEY-110] nobody can respond to a deployed spell, and it triggers no Trap Counter',
    () => {
      play({
        cards: {
          bear,
          heal: spell('1-dice-heal yourself.', 0),
          call: spell('Target 1 card in your hand; reveal and deploy it.', 0),
          answer: spell(`${WHEN} Draw 1 card.`, 0),
          trapped: minion(1, 1, 'SNAP: Draw 1 card.', 0),
        },
        dice: [4],
        players: [
          { name: 'A', hand: ['call', 'heal'] },
          {
            name: 'B',
            askAlways: true,
            hand: ['answer'],
            battlefield: [{ card: 'trapped', counters: counters('trap', 'B') }],
          },
        ],
        steps: [
          { by: 'A', cast: 'call' },
          { expect: { asks: { by: 'B', purpose: 'trap' } } },
          { by: 'B', pass: true },
          { by: 'B', pass: true },
          { by: 'A', choose: ['heal'] },
          { by: 'A', choose: ['heal'] },
          {
            expect: {
              asks: { by: 'B', purpose: 'action' },
              chain: [],
              cards: { trapped: { counters: { trap: 1 } } },
              log: [{ type: 'heal' }, { type: 'resolved' }],
            },
          },
        ],
      });
    },
  );

  test.since(17)(
    '[K17-KEY-109] an excavated card that is destroyed was destroyed in its player’s deck',
    () => {
      play({
        cards: {
          bear,
          dig: spell('Excavate 1 card and target 1 excavated card; destroy it.', 0),
          buried: minion(1, 1, 'WAKE: When this card in your deck is destroyed (hex-play): Draw 1 card.', 0),
        },
        players: [
          { name: 'A', hand: ['dig'], deck: ['buried', 'bear', 'bear'], askAlways: true },
          { name: 'B' },
        ],
        steps: [
          { by: 'A', cast: 'dig' },
          { by: 'A', pass: true },
          { by: 'A', choose: ['buried'] },
          { by: 'A', activate: 'buried' },
          { expect: { chain: ['buried'] } },
        ],
      });
    },
  );

  test.since(17)(
    '[K17-Q-80] a condition that a spell can never meet is legal to build, and never met',
    () => {
      play({
        cards: {
          bear,
          vain: spell('When this on-field minion is targeted: Draw 5 cards.', 0),
          poke: spell('Target 1 on-field minion; down-level it by 1.', 0),
        },
        players: [
          { name: 'A', hand: ['vain', 'poke'], battlefield: ['bear'], askAlways: true },
          { name: 'B' },
        ],
        steps: [
          { by: 'A', cast: 'poke' },
          { by: 'A', pass: true },
          { by: 'A', choose: ['bear'] },
          { by: 'A', cast: 'vain', refused: 'K17-ABL-07' },
        ],
      });
    },
  );

  test.since(17)(
    '[K17-ZON-13] the battlefield is where on-field minions are: spells never come there',
    () => {
      play({
        cards: {
          bear,
          zap: spell('Draw 1 card.', 0),
          lure: spell('Target 1 on-field minion; destroy it.', 0),
        },
        players: [
          { name: 'A', hand: ['zap', 'lure'], battlefield: ['bear'] },
          {
            name: 'B',
            battlefield: [{ card: 'bear', as: 'theirs' }],
            granary: [{ card: 'bear', as: 'seed' }],
          },
        ],
        steps: [
          { by: 'A', summon: 'zap', refused: 'K17-MIN-01' },
          { by: 'A', cast: 'lure' },
          { expect: { asks: { purpose: 'target', cards: ['bear', 'theirs'] } } },
        ],
      });
    },
  );
});

describe('when standard spells and summons are over', () => {
  test('[K15-TURN-16] [K16-TURN-16] [K17-TURN-16] from the hand only in the own Action Phase; abilities summon in any', () => {
    play({
      cards: {
        bear,
        horn: minion(
          1,
          9,
          'CALL: When this card attacks, after Attack Formation (ghost-play): Target up to 2 cards in your hand; reveal and deploy the targets.',
          0,
        ),
      },
      turn: { phase: 'battle' },
      players: [
        { name: 'A', hand: ['bear'], battlefield: ['horn'] },
        { name: 'B', hand: [{ card: 'bear', as: 'theirs' }] },
      ],
      steps: [
        { by: 'A', summon: 'bear', refused: 'K14-TURN-16' },
        { by: 'A', attack: ['horn'], victim: 'B' },
        { by: 'A', activate: 'horn' },
        { by: 'A', choose: ['bear'] },
        { by: 'A', choose: ['bear'] },
        { expect: { cards: { bear: { zone: 'battlefield', exhausted: true } } } },
      ],
    });
  });

  test('[K15-TURN-18] [K16-TURN-18] [K17-TURN-18] nothing without a condition is used in the Battle Phase, except by a Trap Counter', () => {
    play({
      cards: {
        bear,
        zap: spell('Draw 1 card.', 0),
        roarer: minion(1, 9, 'ROAR: Draw 1 card.', 0),
        drum: minion(1, 9, 'DRUM: When enemy attacks, after Attack Formation: Draw 1 card.', 0),
      },
      turn: { phase: 'battle' },
      players: [
        {
          name: 'A',
          hand: ['zap'],
          battlefield: ['bear', { card: 'roarer', counters: counters('trap', 'A') }],
          askAlways: true,
        },
        { name: 'B', battlefield: ['drum'] },
      ],
      steps: [
        { by: 'A', cast: 'zap', refused: 'K14-ABL-05' },
        { by: 'A', activate: 'roarer', refused: 'K14-ABL-05' },
        { by: 'A', attack: ['bear'], victim: 'B' },
        { by: 'A', pass: true },
        { by: 'B', activate: 'drum' },
        { by: 'A', counter: 'trap', on: 'roarer' },
        { by: 'A', activate: 'roarer' },
        { expect: { chain: ['drum', 'roarer'] } },
      ],
    });
  });
});
