import { describe, expect, test } from 'vitest';
import { guideEditions, type GuideEdition } from '../../../../src-main/games/kotc/cards/editions.js';
import type { CardType } from '../../../../src-main/games/kotc/cards/language/read.js';
import { vocabularyOf } from '../../../../src-main/games/kotc/cards/vocabulary/vocabulary.js';
import { equivalents } from '../../../../src-main/games/kotc/cards/upgrade/equivalents.js';
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
