import type { KotcCard as Card } from '../../src-main/games/kotc/cards/card.js';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CardSources } from '../../src-main/play/scenarios/card-source.js';
import { room } from './playing.js';

const sources = new CardSources(join(import.meta.dirname, '..', '..', 'assets', 'starter'));

test('a starter deck that lies in the library offers its cards once', async () => {
  const { library } = await room(14);
  const [first] = library.cards.list();
  const named = async () => {
    const offered = await sources.find(library, first?.name ?? '', 'kotc-14');
    return offered.filter(({ name }) => name === first?.name).map(({ from }) => from);
  };
  expect(first?.name).toBeTruthy();
  expect(await sources.all('kotc-14')).toContainEqual(expect.objectContaining({ name: first?.name }));
  expect(await named()).toEqual(['library']);
});

test('a card on which something else is printed is offered beside the starter card of its name', async () => {
  const { library } = await room(14);
  const [first] = library.cards.list();
  const { content, revision } = await library.cards.get(first?.id ?? '');
  await library.cards.save({ ...content, cost: ((content as Card).cost ?? 0) + 1 } as Card, revision);
  const offered = await sources.find(library, content.name, 'kotc-14');
  expect(
    offered.filter(({ name }) => name === content.name).map(({ from, card }) => [from, (card as Card).cost]),
  ).toEqual([
    ['library', ((content as Card).cost ?? 0) + 1],
    ['starter', (content as Card).cost],
  ]);
});

test('a card is offered with the figures that its game reads from what is typed on it', async () => {
  const { library } = await room(14);
  const figuresOf = async (name: string, rules: string) => {
    const [offered] = await sources.find(library, name, rules);
    const { cost, offense, defense } = offered?.values ?? {};
    return [cost, offense, defense];
  };
  expect(await figuresOf('Angel of the Noon Bell', 'magic-classic')).toEqual([5, 4, 4]);
  expect(await figuresOf('Harbor Shark', 'kotc-14')).not.toContain(undefined);
});
