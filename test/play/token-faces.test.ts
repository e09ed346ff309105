import { expect, test } from 'vitest';
import type { Card } from '../../src-main/cards/card.js';
import { newTable } from '../../src-main/play/new-game/new-table.js';
import { magicPlace } from './magic-place.js';

const isGoblin = ({ name, typeLine }: Card & { readonly typeLine?: string }): boolean =>
  name === 'Goblin' && typeLine === 'Token Creature — Goblin';

test('tokens look as the library’s card with the same print does; one that is printed otherwise is another', async () => {
  const { library, decks, chosen } = await magicPlace();
  const cards = await library.cards.getAll(library.cards.list().map(({ id }) => id));
  const maker = cards.find(({ name }) => name === 'Goblins Out of the Woodwork');
  const token = cards.find(isGoblin);
  if (!maker || !token) throw new Error('The starter set has no goblins any more.');
  const [deck = ''] = decks;
  const { content, revision } = await library.decks.get(deck);
  const entries = [{ card: maker.id, name: maker.name, copies: 4 }, ...content.entries];
  await library.decks.save({ ...content, entries }, revision);
  const faceOf = async () => {
    const { stored } = await newTable(library, chosen([], { evenIllegal: true }));
    return stored.faces.find(isGoblin);
  };
  expect(token.picture).not.toBeNull();
  expect((await faceOf())?.picture).toEqual(token.picture);
  const kept = await library.cards.get(token.id);
  await library.cards.save({ ...kept.content, power: '2' } as Card, kept.revision);
  expect((await faceOf())?.picture).toBeNull();
});
