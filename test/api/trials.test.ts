/** Tables on which cards are tried, and what is kept of them, through the API. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fox, start } from './start.js';

const spell: typeof fox = { ...fox, name: 'Smite', type: 'spell', cost: 2, offense: null, defense: null };

test('a test of a card is kept as a file that names it, which changes by hand leave so, and tells when the card has changed', async () => {
  const { client, folder } = await start();
  const text = 'Target 1 in-play card; destroy it.';
  const { content: card } = await client.cards.create({ card: { ...spell, text } });
  expect(await client.play.trials.run({ card })).toEqual([]);

  const { game } = await client.play.trials.start({ card: card.id });
  // There is one table for each card.
  expect((await client.play.trials.start({ card: card.id })).game).toBe(game);
  for (let isDone = false; !isDone;) ({ isDone } = await client.play.trials.use({ game }));
  const { at, facts } = await client.play.trials.draft({ game });
  const places = [...facts.keys()];
  const wish = { game, at, as: 'test' as const, name: 'It destroys', goal: '', facts: places };
  await expect(client.play.trials.keep({ ...wish, facts: [] })).rejects.toThrow('Choose at least one thing');
  const { id } = await client.play.trials.keep(wish);
  const holds = [{ id, title: 'It destroys', holds: true, because: null }];
  expect(await client.play.trials.run({ card })).toEqual(holds);
  const weaker = { ...card, text: 'Draw 1 card.' };
  expect(await client.play.trials.run({ card: weaker })).toMatchObject([{ holds: false }]);

  const { scenario } = await client.play.sandbox.load({ id });
  await client.play.sandbox.save({ scenario: { ...scenario, about: 'Kept by hand.' }, id });
  const [file = ''] = readdirSync(join(folder, 'library', 'scenarios'));
  const kept = JSON.parse(readFileSync(join(folder, 'library', 'scenarios', file), 'utf8')) as object;
  expect(kept).toMatchObject({
    about: 'Kept by hand.',
    cards: { Smite: { file: `../cards/smite.${card.id.slice(0, 8)}.card.json` } },
  });
  expect(await client.play.trials.run({ card })).toEqual(holds);

  await client.play.trials.drop({ id });
  expect(await client.play.trials.run({ card })).toEqual([]);
});

test('the designer is told of a card of the library with which one never ends', async () => {
  const { client } = await start();
  const whenSummoned = 'When this card is summoned (ghost-play): ';
  const healer = `HEAL: ${whenSummoned}Self-bounce 1 on-field minion → 1-dice-heal yourself.`;
  const low = 'LOW: Target up to 1 card in your hand; down-level each target by 3.';
  const cheap: typeof fox = { ...fox, edition: 17, name: 'Cheap', text: low };
  await client.cards.create({ card: cheap });
  const costly: typeof fox = { ...fox, edition: 17, cost: 3, name: 'Healer', text: healer };
  const { content } = await client.cards.create({ card: costly });
  expect(await client.language.withOthers({ card: content })).toMatchObject([
    { kind: 'never ends', cards: ['Healer', 'Cheap'] },
  ]);
  expect(await client.language.withOthers({ card: { ...content, text: '' } })).toEqual([]);
});
