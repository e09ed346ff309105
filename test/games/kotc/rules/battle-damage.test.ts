import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { battle } from './one-battle.js';

/** "Battles" of the 14th Edition's rulebook: whom the dice of the Damage Allocation hit. */
describe('damage to the other team', () => {
  test('[K14-BAT-25] [K14-BAT-28] each die hits the next surviving minion of the formation until none is left', () => {
    battle({
      team: ['giant'],
      defense: ['bear', 'ox', 'imp'],
      dice: [3, 4, 1, 1, 1, 1, 1],
      use: [
        { by: 'A', die: 3 },
        { by: 'A', die: 4 },
      ],
      expect: {
        players: { B: { hp: 35, battlefield: [] } },
        log: [
          { type: 'damage', card: 'bear', amount: 3 },
          { type: 'damage', card: 'ox', amount: 4 },
          { type: 'damage', card: 'imp', amount: 1 },
        ],
      },
    });
  });

  test('[K14-BAT-26] a die is not split: its excess pierces to the controller', () => {
    battle({
      team: ['ghost'],
      defense: ['imp', 'bear'],
      dice: [6, 1, 1, 1],
      expect: { players: { B: { hp: 30 } }, cards: { imp: { zone: 'grave' }, bear: { hp: 3 } } },
    });
  });

  test('[K14-BAT-27] damage adds up until the minion is destroyed; only then comes the next', () => {
    battle({
      team: ['giant'],
      defense: ['ox', 'wall'],
      dice: [2, 2, 2, 1],
      expect: {
        cards: { ox: { zone: 'grave' }, wall: { hp: 7 } },
        players: { B: { hp: 35 } },
        log: [
          { type: 'damage', card: 'ox', amount: 2 },
          { type: 'damage', card: 'ox', amount: 2 },
          { type: 'damage', card: 'wall', amount: 2 },
        ],
      },
    });
  });

  test('[K14-BAT-28] dice are used until none is left, and then the survivors survive', () => {
    battle({
      team: ['bear'],
      defense: ['imp', 'imp 2', 'imp 3'],
      dice: [1, 1, 1, 1, 1],
      expect: { players: { B: { hp: 35, battlefield: ['imp 3'] } }, cards: { bear: { zone: 'grave' } } },
    });
  });

  test('[K14-BAT-29] no die is kept back for the victim while a defender survives', () => {
    battle({
      team: ['giant'],
      defense: ['wall'],
      dice: [6, 2, 1],
      use: [
        { expect: { asks: { by: 'A', kind: 'dice', purpose: 'die' } } },
        { by: 'A', die: 1 },
        { expect: { cards: { wall: { hp: 8 } }, asks: { by: 'A', kind: 'dice', purpose: 'die' } } },
        { by: 'A', die: 2 },
      ],
      expect: { cards: { wall: { zone: 'grave' } }, players: { B: { hp: 35 } } },
    });
  });

  test('[K14-BAT-45] piercing damage of the defending dice is the attacking player’s', () => {
    battle({
      team: ['imp'],
      defense: ['ox'],
      dice: [1, 6],
      expect: {
        players: { A: { hp: 30, grave: ['imp'] }, B: { hp: 35 } },
        log: [{ type: 'wound', player: 'A', amount: 5, rule: 'K14-MIN-19' }],
      },
    });
  });

  test('[K14-BAT-37] remaining defending dice damage nobody', () => {
    battle({
      team: ['imp'],
      defense: ['giant'],
      dice: [1, 1, 6, 6],
      use: [{ by: 'B', die: 1 }],
      expect: { players: { A: { hp: 35, battlefield: [] }, B: { hp: 35 } } },
    });
  });
});

describe('damage to the victim', () => {
  test('[K14-BAT-30] the dice that remain after the defending team go to the victim', () => {
    battle({
      team: ['giant'],
      defense: ['bear'],
      dice: [3, 2, 5, 1, 1],
      use: [{ by: 'A', die: 3 }],
      expect: { cards: { bear: { zone: 'grave' } }, players: { B: { hp: 28 } } },
    });
  });

  test('[K14-BAT-31] [K14-BAT-32] [K14-Q-17] without a defending team all dice go to the victim, as one amount', () => {
    battle({
      team: ['giant'],
      others: ['bear'],
      dice: [3, 4, 5],
      expect: {
        players: { B: { hp: 23 } },
        cards: { bear: { hp: 3 } },
        log: [{ type: 'wound', player: 'B', amount: 12 }],
      },
    });
  });

  test('[K14-BAT-32] one amount for a minion too: it is damaged once', () => {
    battle({
      team: ['giant'],
      others: ['wall'],
      victim: 'wall',
      dice: [2, 3, 1],
      expect: {
        cards: { wall: { hp: 3 } },
        log: [{ type: 'damage', card: 'wall', amount: 6 }],
        logNot: [{ type: 'damage', card: 'wall', amount: 2 }],
      },
    });
  });

  test('[K14-BAT-33] a minion as victim is destroyed and pierced by what remains', () => {
    battle({
      team: ['bear'],
      others: ['bear 2'],
      victim: 'bear 2',
      dice: [4, 4],
      expect: { players: { A: { hp: 35 }, B: { hp: 30, grave: ['bear 2'] } } },
    });
  });

  test('[K14-BAT-35] a victim destroyed in the defending team leaves the rest to its controller', () => {
    battle({
      team: ['giant'],
      defense: ['imp'],
      victim: 'imp',
      dice: [1, 4, 5, 2],
      use: [{ by: 'A', die: 1 }],
      expect: {
        players: { B: { hp: 26, battlefield: [] } },
        log: [{ type: 'wound', player: 'B', amount: 9 }],
      },
    });
  });

  test('[K14-BAT-38] [K17-BAT-38] a victim that does not defend neither rolls nor is hurt while the defenders stand', () => {
    battle({
      team: ['bear'],
      defense: ['wall'],
      others: ['giant'],
      victim: 'giant',
      dice: [3, 4, 6, 6, 6],
      use: [{ by: 'A', die: 3 }],
      expect: {
        cards: { giant: { hp: 8 }, wall: { hp: 2 }, bear: { hp: 3 } },
        logNot: [{ type: 'roll', player: 'B' }],
      },
    });
  });

  test('[K14-BAT-30] [K14-BAT-38] [K17-BAT-38] and takes what remains when they have fallen', () => {
    battle({
      team: ['giant'],
      defense: ['imp'],
      others: ['wall'],
      victim: 'wall',
      dice: [1, 3, 4, 1],
      use: [{ by: 'A', die: 1 }],
      expect: { cards: { wall: { hp: 2 } }, players: { B: { hp: 35 } } },
    });
  });
});

describe('no HP left in the middle of the step', () => {
  test.since(13)('[K14-Q-21] the step is completed before the end is looked at', () => {
    battle({
      team: ['bear'],
      defense: ['imp'],
      hp: [4, 4],
      dice: [1, 5, 6],
      use: [{ by: 'A', die: 1 }],
      expect: {
        players: { A: { hp: 1 }, B: { hp: 0 } },
        result: { winners: ['A'], rule: 'K14-END-02' },
        log: [
          { type: 'wound', player: 'B', amount: 4 },
          { type: 'damage', card: 'bear', amount: 6 },
          { type: 'wound', player: 'A', amount: 3 },
          { type: 'peace' },
          { type: 'end' },
        ],
      },
    });
  });

  test.since(13)('[K14-Q-21] both players at 0 in one step is the end of all players', () => {
    battle({
      team: ['bear'],
      defense: ['imp'],
      others: ['giant'],
      hp: [3, 4],
      dice: [1, 5, 6],
      use: [{ by: 'A', die: 1 }],
      expect: {
        players: { A: { hp: 0 }, B: { hp: 0 } },
        result: { winners: ['B'], rule: 'K14-END-01' },
      },
    });
  });
});
