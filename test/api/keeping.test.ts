import type { KotcCard as Card } from '../../src-main/games/kotc/cards/card.js';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fox, start } from './start.js';

describe('versions over the contract', () => {
  test('tell what each changed, compare with now, and come back', async () => {
    const { client } = await start();
    const { content, revision } = await client.cards.create({ card: fox });
    await client.cards.save({ card: { ...content, edition: 11, cost: 4 } as Card, base: revision });
    const history = await client.versions.cards.list({ id: content.id });
    expect(history).toMatchObject({
      now: ['14th Edition → 11th Edition', 'resource cost 5 → 4'],
      versions: [{ reason: 'upgrade', changed: null }],
    });
    const version = history.versions[0]?.version ?? '';
    const both = await client.versions.cards.compare({ id: content.id, version });
    expect(both).toMatchObject({ content: { cost: 5 }, now: { cost: 4 } });
    expect((await client.versions.cards.restore({ id: content.id, version })).content).toEqual(content);
    expect((await client.versions.cards.list({ id: content.id })).versions).toMatchObject([
      { reason: 'restore', changed: ['14th Edition → 11th Edition', 'resource cost 5 → 4'] },
      { reason: 'upgrade' },
    ]);

    const deck = await client.decks.create({
      deck: { name: 'Den', edition: 'kotc-14', entries: [], back: 'standard', notes: '' },
    });
    const entries = [{ card: content.id, name: 'Ember Fox', copies: 3 }];
    await client.decks.save({ deck: { ...deck.content, edition: 'kotc-11', entries }, base: deck.revision });
    const older = (await client.versions.decks.list({ id: deck.content.id })).versions[0]?.version ?? '';
    expect(await client.versions.decks.compare({ id: deck.content.id, version: older })).toMatchObject({
      differs: ['14th Edition → 11th Edition', '+3 Ember Fox'],
      entries: [{ card: content.id, before: 0, after: 3 }],
    });

    await client.cards.remove({ ids: [content.id] });
    expect((await client.versions.cards.list({ id: content.id })).now).toBeNull();
  });
});

describe('versions that somebody wants', () => {
  test('are those of what was opened, of what was kept under a name, and how a starter card came', async () => {
    const { client } = await start();
    const { content, revision } = await client.cards.create({ card: fox });
    const { id } = content;
    await client.cards.save({ card: { ...content, cost: 4 } as Card, base: revision, opened: true });
    await client.versions.cards.keep({ id, name: 'Cheap fox' });
    const history = await client.versions.cards.list({ id });
    expect(history).toMatchObject({ name: fox.name, now: [], damaged: false });
    expect(history.versions).toMatchObject([
      { reason: 'kept', name: 'Cheap fox' },
      { reason: 'save', name: null },
    ]);
    const { cards, decks } = await client.library.addSamples({ set: 'samples' });
    for (const card of cards)
      expect((await client.versions.cards.list({ id: card })).versions).toMatchObject([{ reason: 'added' }]);
    for (const deck of decks)
      expect((await client.versions.decks.list({ id: deck })).versions).toMatchObject([{ reason: 'added' }]);
  });
});

describe('the trash over the contract', () => {
  test('has cards, decks, sets and games together', async () => {
    const { client, folder } = await start();
    await client.library.addSamples({ set: 'kotc-14' });
    const [deck] = await client.decks.list();
    const seats = ['Ann', 'Ben'].map((name) => ({ name, occupant: 'person' as const, deck: deck?.id ?? '' }));
    const { game } = await client.play.games.create({ rules: 'kotc-14', seats, seed: 5 });
    const card = await client.cards.create({ card: fox });
    const set = await client.sets.create({
      set: { name: 'Woods', code: 'W', symbol: null, mark: 'none', notes: '' },
    });
    await client.play.games.remove({ games: [game] });
    await client.cards.remove({ ids: [card.content.id] });
    await client.sets.remove({ ids: [set.content.id] });
    await client.decks.remove({ ids: [deck?.id ?? ''] });
    const rows = await client.trash.list();
    expect(rows.map(({ kind }) => kind).sort()).toEqual(['card', 'deck', 'game', 'set']);
    const named = (kind: string) => rows.find((row) => row.kind === kind);
    expect(named('set')?.name).toBe('Woods');

    const kept = rows.filter(({ kind }) => kind === 'game' || kind === 'card');
    const back = await client.trash.restore({ trash: kept.map(({ trash }) => trash) });
    expect(back.sort()).toEqual([game, card.content.id].sort());
    expect((await client.play.games.list()).map(({ id }) => id)).toContain(game);

    await client.play.games.remove({ games: [game] });
    await client.trash.erase({ trash: (await client.trash.list()).map(({ trash }) => trash) });
    expect(await client.trash.list()).toEqual([]);
    expect(readdirSync(join(folder, 'library/.cardwright/trash'))).toEqual([]);
    await expect(client.trash.restore({ trash: ['../x.card.json'] })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('duplicates over the contract', () => {
  test('are put together with the decks that name them, and taken back', async () => {
    const { client } = await start();
    const ids: string[] = [];
    for (const name of ['Ember Fox', 'Other Fox', 'ember fox'])
      ids.push((await client.cards.create({ card: { ...fox, name } })).content.id);
    const [keep = '', other = '', third = ''] = ids;
    const deck = await client.decks.create({
      deck: {
        name: 'Den',
        edition: 'kotc-14',
        entries: [
          { card: other, name: 'Other Fox', copies: 2 },
          { card: keep, name: 'Ember Fox', copies: 1 },
        ],
        back: 'standard',
        notes: '',
      },
    });
    const found = await client.duplicates.find();
    expect(found).toMatchObject([{ reasons: ['rules', 'name'] }]);
    expect([...(found[0]?.cards ?? [])].sort()).toEqual([...ids].sort());
    expect(found[0]?.differs[0]).toEqual([]);
    expect(found[0]?.differs.slice(1).every(([part]) => part?.startsWith('name “'))).toBe(true);

    const done = await client.duplicates.merge({ keep, remove: [other, third] });
    expect(done).toMatchObject({ changed: 1, removed: 2 });
    expect((await client.decks.get({ id: deck.content.id })).content.entries).toEqual([
      { card: keep, name: 'Ember Fox', copies: 3 },
    ]);
    expect(await client.duplicates.find()).toEqual([]);
    await client.batches.undo({ batch: done.batch });
    expect((await client.decks.get({ id: deck.content.id })).content).toEqual(deck.content);

    await client.duplicates.tellApart({ cards: ids, apart: true });
    expect(await client.duplicates.find()).toEqual([]);
    await client.cards.create({ card: { ...fox, name: 'Fourth Fox' } });
    expect(await client.duplicates.find()).toHaveLength(1);
    await client.duplicates.tellApart({ cards: ids, apart: false });
    expect((await client.duplicates.find())[0]?.cards).toHaveLength(4);
  });
});
