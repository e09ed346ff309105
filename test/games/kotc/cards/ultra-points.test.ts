import { describe, expect, test } from 'vitest';
import { guideEditions } from '../../../../src-main/games/kotc/cards/editions.js';
import { readText, type CardType } from '../../../../src-main/games/kotc/cards/language/read.js';
import { judgeDeck, type JudgedEntry } from '../../../../src-main/games/kotc/cards/law/deck-law.js';
import { priceCard } from '../../../../src-main/games/kotc/cards/price/price.js';
import { receiptOf } from '../../../../src-main/games/kotc/cards/price/receipt.js';
import { ultraPointsOf } from '../../../../src-main/games/kotc/cards/price/ultra-points.js';
import { vocabularyOf } from '../../../../src-main/games/kotc/cards/vocabulary/vocabulary.js';
import { kotcPlayables } from '../../../../src-main/games/kotc/rules/playable.js';
import type { PlayedCard } from '../../../../src-main/games/kotc/rules/components/played-card.js';
import { tokenDesigns } from '../../../../src-main/engine/objects/token-designs.js';
import { setupOf } from '../../../../src-main/games/kotc/cards/setup.js';
import { guideTest } from './by-guides.js';
import { judged } from './judging.js';

const pointsOf = (text: string, type: CardType = 'spell'): number | null =>
  ultraPointsOf(readText(text, type, 17), 17);

describe('the Ultra Points of a card', () => {
  test('[K17-ULT-01] [K17-ULT-04] [K17-ULT-05] [K17-ULT-06] [K17-ULT-07] are those of its ultra texts', () => {
    const ultra = vocabularyOf(17).entries.filter(({ ultraPoints }) => ultraPoints > 0);
    expect(Object.fromEntries(ultra.map(({ id, ultraPoints }) => [id, ultraPoints]))).toEqual({
      'cond-this-summoned': 1,
      'cond-this-owned-destroyed': 1,
      'cond-enemy-summons': 2,
      'cond-enemy-casts-or-activates': 2,
      'cost-pay-hitpoints': 1,
      'cost-self-destroy-deck-top': 1,
      'target-all-on-field-level': 2,
      'target-all-attacking-level': 1,
      'target-all-defending-level': 1,
      'target-your-graveyard': 1,
      'effect-place-undying-counters': 1,
      'effect-negate': 1,
      'effect-dice-wound-enemy': 2,
      'effect-dice-wound-yourself-and-enemy': 2,
    });
  });

  test('[K17-ULT-02] [K17-CRD-10] a text without a value counts 0', () => {
    expect([pointsOf('Draw 2 cards.'), pointsOf('', 'creature')]).toEqual([0, 0]);
    expect(pointsOf('Pay 4 HP→Target up to 2 cards in your grave; bounce the targets.')).toBe(2);
  });

  test('[K17-ULT-03] they change no level', () => {
    const level = (text: string) =>
      priceCard(
        { ...readText(text, 'spell', 17), type: 'spell', offense: null, defense: null },
        17,
      )?.cost.toFraction();
    expect(level('When enemy summons a minion: Draw 1 card.')).toBe(level('Draw 1 card.'));
  });

  test('[K17-ULT-08] they do not grow with the numbers', () => {
    for (const x of [1, 2, 30]) {
      const targets = `Target all level ${x} or lower on-field minions; destroy the targets.`;
      expect([pointsOf(targets), pointsOf(`${x}-dice-wound enemy.`)]).toEqual([2, 2]);
    }
  });

  test('[K17-ULT-09] [K17-Q-168] each use of a text counts, in all abilities', () => {
    const both = 'A: When enemy summons a minion: Draw 1 card.\nB: Pay 4 HP→Draw 1 card.';
    expect(pointsOf(both, 'creature')).toBe(3);
    expect(pointsOf(both.replace('When enemy summons a minion: Draw', 'Pay 4 HP→Draw'), 'creature')).toBe(2);
    expect(pointsOf('2-dice-wound enemy, then 2-dice-wound enemy.')).toBe(4);
  });

  test('stand in the receipt below the level, and nowhere where there are none', () => {
    const lines = (text: string) => {
      const card = { ...readText(text, 'spell', 17), type: 'spell', offense: null, defense: null } as const;
      const price = priceCard(card, 17);
      return price ? receiptOf(card, price).filter(({ kind }) => kind === 'aside') : [];
    };
    expect(lines('Pay 4 HP→Target up to 2 cards in your grave; bounce the targets.')).toEqual([
      { kind: 'aside', what: 'Ultra Points', how: '1 + 1', value: '2' },
    ]);
    expect(lines('Draw 2 cards.')).toEqual([]);
  });

  test('are counted in the 17th alone', () => {
    for (const edition of guideEditions) {
      const points = ultraPointsOf(readText('Draw 2 cards.', 'spell', edition), edition);
      expect([edition, points]).toEqual([edition, edition === 17 ? 0 : null]);
    }
    expect(judged(16, 16, 'Draw 2 cards.').ultraPoints).toBeNull();
  });
});

describe('the Ultra Points of a deck', () => {
  const entry = (copies: number, ultraPoints: number): JudgedEntry => ({
    name: 'Wolf',
    copies,
    status: 'legal',
    ultraPoints,
  });
  const rulesOf = (...entries: JudgedEntry[]): string[] =>
    judgeDeck(entries, 17).reasons.map(({ rule }) => rule);

  test('[K17-SET-21] [K17-SET-22] are at most 10', () => {
    expect(rulesOf(entry(30, 0), entry(10, 1))).toEqual([]);
    expect(rulesOf(entry(29, 0), entry(11, 1))).toEqual(['K17-SET-21']);
    expect(rulesOf(entry(38, 0), entry(1, 6), entry(1, 5))).toEqual(['K17-SET-21']);
  });

  test('[K17-SET-23] [K17-SET-03] count every copy anew, and copies are not limited otherwise', () => {
    expect(rulesOf(entry(35, 0), entry(5, 2))).toEqual([]);
    expect(rulesOf(entry(34, 0), entry(6, 2))).toEqual(['K17-SET-21']);
    expect(rulesOf(entry(40, 0))).toEqual([]);
  });

  test('[K17-PWN-16] leave out the pawns that its cards can make', () => {
    const card = (text: string, cost: number): PlayedCard => ({
      name: text,
      type: 'spell',
      edition: 17,
      cost,
      offense: null,
      defense: null,
      text,
    });
    const hail = card('When this card is summoned (ghost-play): Draw 1 card.', 2);
    const masks = card('Target 1 card in your hand; embody it up to 4 times.', 8);
    const judgedAs = (copies: number, { text, type, cost }: PlayedCard): JudgedEntry => ({
      name: text,
      copies,
      status: judged(17, 17, text, { type, cost }).status,
      ultraPoints: pointsOf(text, type) ?? 0,
    });
    const deck = [judgedAs(10, hail), judgedAs(30, masks)];
    expect(judgeDeck(deck, 17)).toMatchObject({ legal: true, counted: [{ value: 10, most: 10 }] });
    const [pawn] = tokenDesigns(kotcPlayables['kotc-17'], [hail, masks]);
    const asCard = judgedAs(1, { ...hail, text: pawn?.text ?? '' });
    expect([asCard.ultraPoints, rulesOf(...deck, asCard)]).toEqual([1, ['K17-SET-21']]);
  });

  test('are not counted by older rules', () => {
    expect(judgeDeck([entry(40, 2)], 16).legal).toBe(true);
  });
});

describe('decks from the 12th on', () => {
  const wolves = (copies: number, status: JudgedEntry['status'] = 'legal'): JudgedEntry => ({
    name: 'Wolf',
    copies,
    status,
  });

  guideTest('[K12…17-SET-01] [K12…17-SET-02] have 40 to 60 cards', (edition) => {
    const said = [40, 60, 39, 61].map((size) =>
      judgeDeck([wolves(size)], edition).reasons.map(({ rule }) => rule),
    );
    expect(said).toEqual([[], [], [`K${edition}-SET-01`], [`K${edition}-SET-02`]]);
  });

  guideTest('[K12…16-SET-03] [K12…17-SET-04] may have any cards, each as often as one likes', (edition) => {
    expect(judgeDeck([wolves(60)], edition).legal).toBe(true);
  });

  guideTest('[K12…17-SET-05] have no card that may not be used', (edition) => {
    for (const status of ['banned', 'pruned', 'invalid'] as const) {
      const { legal, reasons } = judgeDeck([wolves(39), wolves(1, status)], edition);
      expect([legal, reasons.map(({ rule }) => rule)]).toEqual([false, [`K${edition}-SET-05`]]);
    }
    expect(judgeDeck([wolves(39), wolves(1, 'refurbished')], edition).legal).toBe(true);
  });

  test('[K17-SET-24] are made of cards that the guide allows', () => {
    const made = judged(17, 17, 'Win the game.', { cost: 1 });
    expect([made.status, made.playable]).toEqual(['invalid', false]);
  });

  guideTest(
    '[K12…17-SET-08] [K12…17-SET-17] [K12…17-SET-18] [K12…17-SET-20] begin with 35 HP, two players or more, and dice of six sides',
    (edition) => {
      const { hitpoints, leastPlayers, sidesOfDice, hand, ...others } = setupOf(edition);
      expect([hitpoints, leastPlayers, sidesOfDice, hand]).toEqual([35, 2, 6, 5]);
      expect(Object.keys(others).join()).not.toMatch(/mostPlayers/);
    },
  );
});
