import { describe, expect, test } from 'vitest';
import { readCard } from '../../src-main/games/kotc/plug/card-reading.js';
import { cardUpgrade } from '../../src-main/games/kotc/plug/card-upgrade.js';
import { blankCard, type KotcCard as Card } from '../../src-main/games/kotc/cards/card.js';
import {
  designEditions,
  editionId,
  editionOf,
  guideEditions,
  rulesEditions,
  type DesignEdition,
} from '../../src-main/games/kotc/cards/editions.js';
import { readCardFile, readDeckFile, writeCardFile, writeDeckFile } from '../../src-main/games/card-files.js';
import { readingEdition } from '../../src-main/games/kotc/cards/language/reading-edition.js';
import { judgeCard } from '../../src-main/games/kotc/cards/law/card-law.js';
import { costOfComponents } from '../../src-main/games/kotc/cards/price/printed-cost.js';
import { kotcFactsOf } from '../../src-main/games/kotc/cards/facts.js';
import { hasPadlock, restrictionsIn } from '../../src-main/games/kotc/cards/restrictions.js';
import { inlineCard } from '../../src-main/games/kotc/scenario/position-format.js';

const minion = (edition: DesignEdition, more: Partial<Card> = {}): Card => ({
  ...blankCard('11111111-1111-4111-8111-111111111111', edition),
  name: 'Ember Fox',
  cost: 4,
  offense: 1,
  defense: 3,
  text: 'GREED: Draw 2 cards.',
  ...more,
});
const statusIn = (card: Card, rules: 6 | 9 | 11 | 14) => judgeCard(card, rules).status;
const withoutGuide = designEditions.filter(
  (number) => !(guideEditions as readonly number[]).includes(number),
);

describe('a card, a deck and a scenario carry any indicator from 1 to 17, or none', () => {
  test.each([...designEditions, null])('%s', (edition) => {
    const card = minion(edition);
    expect(readCardFile(writeCardFile(card))).toEqual({ kind: 'good', content: card });
    const meant = { game: 'kotc', edition: editionId(edition) };
    const deck = { ...meant, id: card.id, name: '', entries: [], back: 'standard' as const, notes: '' };
    expect(readDeckFile(writeDeckFile(deck))).toMatchObject({ kind: 'good', content: meant });
    expect(inlineCard.parse({ type: 'minion', edition })).toMatchObject({ edition });
  });

  test('what can be played is read by a known guide', () => {
    expect(rulesEditions.filter((number) => editionOf(number).guide !== number)).toEqual([]);
  });
});

describe('the law judges cards of every design edition', () => {
  test('[K14-REF-03] a card file of the 13th Edition is legal and playable in the 14th', () => {
    const { status, playable } = judgeCard(minion(13, { cost: 7 }), 14);
    expect([status, playable]).toEqual(['legal', true]);
  });

  test('[K14-REF-02] [K14-CRD-07] card files of the 1st to 12th Editions are pruned in the 14th', () => {
    for (const edition of designEditions.filter((number) => number < 13)) {
      expect([edition, statusIn(minion(edition), 14)]).toEqual([edition, 'pruned']);
    }
  });

  test('[K14-Q-93] card files of later editions are unknown to the 14th', () => {
    for (const edition of [15, 16, 17] as const) expect(statusIn(minion(edition), 14)).toBe('invalid');
  });

  const drawing = (edition: DesignEdition): Card =>
    minion(edition, { type: 'spell', text: 'Draw 2 cards.', offense: null, defense: null, cost: 10 });

  test('[K09-COST-02] [K09-COST-06] an indicator of 7 or 8 is too old for a text repriced in the 9th', () => {
    for (const edition of [7, 8] as const) {
      expect(judgeCard(drawing(edition), 9)).toMatchObject({
        status: 'banned',
        reasons: expect.arrayContaining([expect.objectContaining({ rule: 'K09-COST-02' })]),
      });
    }
  });

  test('[K09-Q-62] [K11-Q-66] an indicator above that of the rules is accepted by the revised costs', () => {
    for (const edition of [12, 13, 17] as const) {
      expect(judgeCard(drawing(edition), 9).reasons.map(({ rule }) => rule)).not.toContain('K09-COST-02');
      expect(judgeCard(drawing(edition), 11).reasons.map(({ rule }) => rule)).not.toContain('K11-COST-02');
    }
  });

  test('[K06-CARD-09] the 6th asks for no indicator, whatever it is', () => {
    const plain = (edition: DesignEdition): Card =>
      minion(edition, { text: '', cost: 4, offense: 4, defense: 0 });
    const own = judgeCard(plain(null), 6);
    for (const edition of designEditions) expect(judgeCard(plain(edition), 6).status).toBe(own.status);
  });
});

describe('a card of an edition whose guide is not known', () => {
  test('is a text: nothing is read, computed or sealed, and the law still judges it', () => {
    for (const edition of withoutGuide) {
      const card = minion(edition);
      expect([readingEdition(card), costOfComponents(card)]).toEqual([null, null]);
      const reading = readCard(card);
      expect(reading).toMatchObject({
        edition: null,
        price: { cost: null },
        seal: false,
        problems: [],
        fixes: [],
      });
      expect(reading.paragraphs.map(({ text }) => text)).toEqual([card.text]);
      expect(reading.law.map(({ edition: rules }) => rules)).toEqual(rulesEditions.map(editionId));
      expect(kotcFactsOf(card)).toMatchObject({ guide: null, ownRules: null, price: null, components: [] });
    }
  });

  test('is printed in the nearest format, with its own indicator', () => {
    expect(withoutGuide.map((number) => [number, editionOf(number).terms.creature])).toEqual(
      [1, 2, 3, 4, 5, 7, 8].map((number) => [number, 'Creature']),
    );
    expect([12, 13, 17].map((number) => editionOf(number as 12).terms.creature)).toEqual([
      'Minion',
      'Minion',
      'Minion',
    ]);
    expect([1, 2, 3, 12, 13].map((number) => editionOf(number as 1).indicator)).toEqual([
      '1st Edition',
      '2nd Edition',
      '3rd Edition',
      '12th Edition',
      '13th Edition',
    ]);
    const condition = 'When you take damage: Draw 2 cards.';
    expect(restrictionsIn(condition, { type: 'spell', edition: 12 })).toHaveLength(1);
    expect(hasPadlock({ type: 'spell', edition: 8, text: condition })).toBe(false);
  });

  test('is upgraded by the nearest guide, which is said', () => {
    const upgrade = cardUpgrade.preview(minion(8), 'kotc-14');
    expect([upgrade.from, (upgrade.card as Card).edition]).toEqual(['kotc-09', 14]);
    expect(upgrade.notes).toContain(
      'The guide of the 8th Edition is not known here; the text is read by that of the 9th.',
    );
    expect(cardUpgrade.preview(minion(9), 'kotc-14').notes.join(' ')).not.toContain('not known');
  });
});
