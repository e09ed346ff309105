import { describe, expect, test } from 'vitest';
import { guideEditions, type GuideEdition } from '../../../../src-main/games/kotc/cards/editions.js';
import type { CardType } from '../../../../src-main/games/kotc/cards/language/read.js';
import { vocabularyOf } from '../../../../src-main/games/kotc/cards/vocabulary/vocabulary.js';
import { equivalents } from '../../../../src-main/games/kotc/cards/upgrade/equivalents.js';
import { mapUse } from '../../../../src-main/games/kotc/cards/upgrade/map-use.js';
import { upgradeCard } from '../../../../src-main/games/kotc/cards/upgrade/upgrade.js';

const upgrade = (type: CardType, from: GuideEdition, to: GuideEdition, text: string) => {
  const { steps, ...more } = upgradeCard({ type, text, offense: 2, defense: 5 }, from, to);
  return { ...more, steps, lost: steps.filter(({ after }) => after === null).map(({ before }) => before) };
};

const entryOf = (id: string) =>
  guideEditions.map((edition) => vocabularyOf(edition).byId.get(id)).find((entry) => entry !== undefined);

test('equivalents are components of one kind in both families, each of them once a way', () => {
  for (const { older, newer } of equivalents) {
    const [old, now] = [entryOf(older), entryOf(newer)];
    expect([older, old?.kind]).toEqual([older, now?.kind]);
    expect(old).toBeDefined();
    expect(vocabularyOf(17).byId.has(older)).toBe(false);
  }
  const once = (ids: readonly string[]): void => expect(new Set(ids).size).toBe(ids.length);
  once(equivalents.map(({ older }) => older));
  once(equivalents.filter(({ onlyToNewer }) => !onlyToNewer).map(({ newer }) => newer));
});

describe('re-issuing', () => {
  test('keeps a component, takes the new price and the new words', () => {
    const { text, cost, lost, ruling } = upgrade(
      'spell',
      6,
      11,
      'Target up to 2 cards in play. Destroy all targets. Draw 1 card.',
    );
    expect([text, cost, lost, ruling.status]).toEqual([
      'Target up to 2 cards in play. Destroy all targets. Draw 1 card.',
      8,
      [],
      'legal',
    ]);
  });

  test('gives revised texts the numbers that the rulebook sets', () => {
    const { text, steps } = upgrade(
      'spell',
      6,
      9,
      'Activate when you take damage. Increase your hitpoints by 3.',
    );
    expect(text).toBe('Activate when you take at least 5 damage. Increase your hitpoints by 3.');
    expect(steps[0]?.notes).toEqual(['The new text has a number, which was set to 5.']);
  });

  test('says when a number is lost', () => {
    const { text, steps } = upgrade(
      'spell',
      9,
      14,
      'Activate when you take at least 12 damage. Draw 1 card.',
    );
    expect(text).toBe('When you take damage: Draw 1 card.');
    expect(steps[0]?.notes.join()).toContain('12');
  });

  test('says nothing of a number that the text without one means anyway', () => {
    const whenDestroyed = (from: GuideEdition, to: GuideEdition, x: number) =>
      upgrade(
        'spell',
        from,
        to,
        `Activate when at least ${x} card${x > 1 ? 's' : ''} in your hand ${x > 1 ? 'are' : 'is'} destroyed. Draw 1 card.`,
      ).steps[0]?.notes;
    for (const to of [6, 14] as const) {
      expect(whenDestroyed(9, to, 1)).toEqual([]);
      expect(whenDestroyed(9, to, 2)).toEqual(['It asked for 2; the new text has no number.']);
    }
  });

  test('says that a creature’s numbers are the old ones where the families count otherwise', () => {
    const notes = (type: CardType, from: GuideEdition, to: GuideEdition) =>
      upgrade(type, from, to, type === 'spell' ? 'Draw 1 card.' : '').notes;
    expect(notes('creature', 11, 14)).toEqual([
      'SP and HP have the old numbers; look whether they still fit.',
    ]);
    expect(notes('creature', 14, 9)).toEqual([
      'Offense and Defense have the old numbers; look whether they still fit.',
    ]);
    expect([notes('creature', 6, 11), notes('creature', 14, 14), notes('spell', 11, 14)]).toEqual([
      [],
      [],
      [],
    ]);
  });

  test('does not take redacted texts along', () => {
    const { text, lost } = upgrade('spell', 6, 9, 'Pay 3 hitpoints. Draw 2 cards.');
    expect([text, lost]).toEqual(['Draw 2 cards.', ['Pay 3 hitpoints']]);
  });

  test('joins what the older editions write as sentences', () => {
    const { text, cost } = upgrade(
      'creature',
      11,
      14,
      'This creature cannot attack.\nTarget up to 1 card in play. Destroy all targets. Draw 1 card.',
    );
    expect(text).toBe('ABILITY 1: Target 1 in-play card; destroy the target, then draw 1 card.');
    expect(cost).toBe(9);
  });

  test('leaves a second cost and a second target selection out of the older editions', () => {
    const { text, lost, ruling } = upgrade(
      'spell',
      14,
      9,
      'Self-exhaust 1 resource and self-destroy 1 in-play card→Target 1 in-play card; destroy it. Target 1 in-play card; sheathe it. Draw 1 card.',
    );
    expect(text).toBe(
      'Exhaust 1 of your resources. Target up to 1 card in play. Destroy all targets. Draw 1 card.',
    );
    expect(lost).toEqual(['Self-destroy 1 in-play card', 'Target 1 in-play card', 'Sheathe the targets']);
    expect(ruling.status).toBe('legal');
  });

  test('of a spell that loses its only effect says that nothing legal is left', () => {
    const { text, lost, ruling, notes } = upgrade('spell', 6, 14, 'Increase your hitpoints by 3.');
    expect([text, lost, ruling.status]).toEqual(['', ['Increase your hitpoints by 3'], 'invalid']);
    expect(notes.join(' ')).toContain('no effect left');
  });

  test('lists what could not be read', () => {
    const { notes, text } = upgrade('spell', 9, 11, 'Draw 1 card. Win the game.');
    expect(text).toBe('Draw 1 card.');
    expect(notes.join(' ')).toContain('Win the game.');
  });
});

describe('between the 12th to 17th Editions', () => {
  test('every component of the 14th has its like in the later ones, and nothing is lost on the way there', () => {
    for (const to of [15, 16, 17] as const) {
      for (const { id, phrase, kind } of vocabularyOf(14).entries) {
        const values = Object.fromEntries(phrase.variables.map((variable) => [variable, 2]));
        expect([id, to, mapUse({ id, values }, vocabularyOf(14), vocabularyOf(to)).kind]).toEqual([
          id,
          to,
          'mapped',
        ]);
        expect(kind).not.toBe('caveat');
      }
    }
  });

  test('what a later edition brought is lost on the way back, and said', () => {
    const { lost, steps, text } = upgrade('spell', 17, 14, 'Craft 2 level 3 pawns. Draw 1 card.');
    expect([lost, text]).toEqual([['Craft 2 level 3 pawns'], 'Draw 1 card.']);
    expect(steps[0]?.notes).toEqual(['The 14th Edition has nothing like it.']);
  });

  test('conditions that became one are said to be wider, and narrower on the way back', () => {
    const text = 'When this in-play card is damaged: Draw 1 card.';
    const up = upgrade('spell', 14, 17, text);
    expect(up.text).toBe('When your on-field minion(s) is damaged: Draw 1 card.');
    expect(up.steps[0]?.notes).toEqual(['Damage to any minion of yours meets it, not to this card alone.']);
    const down = upgrade('spell', 17, 16, up.text);
    expect(down.text).toBe('When your on-field minion(s) (excluding this card) is damaged: Draw 1 card.');
  });

  test('words and levels follow the edition', () => {
    const text = "See enemy's hand and target up to 2 cards therein; sheathe the targets.";
    expect(upgrade('spell', 14, 17, text)).toMatchObject({ text, cost: 12 });
    expect(upgrade('spell', 14, 12, text)).toMatchObject({
      text: "See one opponent's hand and target up to 2 cards therein; sheathe the targets.",
      cost: 10,
    });
    const costs = 'Self-exhaust 2 resources and self-destroy 1 in-play card→Draw 3 cards.';
    expect(upgrade('spell', 14, 13, costs).text).toBe(
      'Self-exhaust 2 resources, also self-destroy 1 in-play card→Draw 3 cards.',
    );
    expect(upgrade('spell', 13, 17, upgrade('spell', 14, 13, costs).text).text).toBe(
      'Self-exhaust 2 resources and self-destroy 1 on-field minion→Draw 3 cards.',
    );
  });

  test('figures that were made for fifths are to be looked at anew', () => {
    const notes = (from: GuideEdition, to: GuideEdition) => upgrade('creature', from, to, '').notes.join(' ');
    expect(notes(12, 13)).toContain('have the old numbers');
    expect(notes(13, 17)).toBe('');
  });

  test.each([
    [
      12,
      17,
      'Target this card; place 1 Shield Counter on it.',
      'A Shield Counter takes away the damage of one die.',
    ],
    [17, 14, 'Target this card; place 1 Shield Counter on it.', 'A Shield Counter takes 2 off damage.'],
    [14, 17, 'Target this card; place 1 Weakness Counter on it.', 'A Weakness Counter sets SP to 0.'],
    [
      14,
      16,
      'Excavate 2 cards and target 1 excavated card; bounce it.',
      'Excavated cards are shuffled afterwards.',
    ],
    [
      15,
      17,
      'When this card in your hand is destroyed (hex-play): Draw 1 card.',
      'Hex-play costs half of the level, rounded up.',
    ],
  ] as const)('from the %ith to the %ith “%s” means another thing: %s', (from, to, text, note) => {
    expect(upgrade('spell', from, to, text).steps.flatMap(({ notes }) => notes)).toEqual([note]);
    expect(
      upgrade('spell', 16, 16, text.replace('Weakness', 'Sword')).steps.flatMap(({ notes }) => notes),
    ).toEqual([]);
  });
});
