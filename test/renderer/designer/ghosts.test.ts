import { expect, test } from 'vitest';
import { gameInfo } from '../../../src-main/api/game-info.js';
import type { Card } from '../../../src-main/cards/card.js';
import { picturePlacement } from '../../../src-main/cards/picture.js';
import { layoutCard } from '../../../src-main/games/card-layouts.js';
import { gameById } from '../../../src-main/games/registry.js';
import { loadFonts } from '../../../src-main/print/images/font-files.js';
import { ghostsOf } from '../../../src-renderer/rooms/designer/stage/ghosts.js';

const fonts = loadFonts();
const ID = '00000000-0000-4000-8000-000000000001';

/** The labels of the ghosts on a card that has only these, by their elements, where a mm is so many px. */
function ghosts(of: string, fields: object = {}, scale = 5.8): Readonly<Record<string, string>> {
  const { cards } = gameById(of);
  const card: Card = { ...cards.blank(ID), ...fields };
  const list = layoutCard(card, fonts, () => null, null);
  const info = gameInfo(gameById(of));
  const terms = info.editions[0]?.terms ?? info.terms;
  return Object.fromEntries(
    ghostsOf(card, list, info, terms, scale).map(({ element, label }) => [element, label]),
  );
}

test('an empty card of any game shows what belongs on it', () => {
  expect(ghosts('kotc')).toEqual({
    name: 'Name',
    picture: 'Drop a picture, or choose an icon',
    text: 'What does it do?',
    cost: 'Level',
    offense: 'SP',
    defense: 'HP',
    flavor: 'Flavor text',
  });
  expect(ghosts('magic')).toEqual({
    name: 'Name',
    manaCost: '+',
    picture: 'Drop a picture, or choose an icon',
    typeLine: 'Type line',
    text: 'What does it do?',
    power: 'Power',
    toughness: '+',
  });
});

test('a larger card has room for every name, a sorcery none for figures', () => {
  const large = ghosts('magic', {}, 12);
  expect([large['manaCost'], large['toughness']]).toEqual(['Mana cost', 'Toughness']);
  expect(ghosts('magic', { typeLine: 'Sorcery' })).not.toHaveProperty('power');
});

test('what is there has no ghost, and a card that is nearly done is invited to a picture alone', () => {
  expect(ghosts('magic', { name: 'Reed Heron', manaCost: '{U}' })).not.toHaveProperty('manaCost');
  const picture = picturePlacement.parse({ id: `${'0'.repeat(32)}.png` });
  expect(ghosts('magic', { name: 'Reed Heron', picture })).toEqual({});
  expect(ghosts('kotc', { name: 'Reed Heron', text: 'GREED: Draw 1 card.' })).toEqual({
    picture: 'Drop a picture, or choose an icon',
  });
});
