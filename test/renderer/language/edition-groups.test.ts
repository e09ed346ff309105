import { expect, test } from 'vitest';
import type { GameEdition } from '../../../src-main/games/edition.js';
import { gameEditions } from '../../../src-main/games/kotc/cards/game-editions.js';
import { editionGroups } from '../../../src-renderer/shared/labels/edition-groups.js';

test('editions are offered by what can be done with their cards, each once, the newest first', () => {
  const label = (edition: GameEdition): string => edition.label;
  const groups = editionGroups(gameEditions, label);
  const offered = groups.map(({ title, options }) => [title, options.map(({ value }) => value)]);
  expect(offered).toEqual([
    ['Built and played', ['17', '16', '15', '14', '13', '12', '11', '10', '9', '6']],
    ['Written as text', ['8', '7', '5', '4', '3', '2', '1', 'none']],
  ]);
  const unplayed = gameEditions.map((edition) =>
    edition.label === '9' ? { ...edition, isPlayed: false } : edition,
  );
  expect(editionGroups(unplayed, label)[1]?.options).toContainEqual({
    value: '9',
    name: '9th Edition',
  });
});
