import type { KotcCard as Card } from '../../src-main/games/kotc/cards/card.js';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { safe } from '@orpc/client';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fox, start } from './start.js';

const UNKNOWN = 'aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee';

describe('cards over the contract', () => {
  it('creates, lists, lays out and paints a card', async () => {
    const { app, client } = await start();
    const { content, revision } = await client.cards.create({ card: fox });
    const rows = await client.cards.list();
    expect(rows).toMatchObject([{ id: content.id, name: 'Ember Fox', revision }]);
    const list = await client.cards.layout({ card: content });
    expect(list.steps.some((step) => step.kind === 'text' && step.text === 'Ember Fox')).toBe(true);
    const thumbnail = await app.asset(rows[0]?.thumbnail ?? '');
    expect(thumbnail).toMatchObject({ type: 'image/png', immutable: true });
    expect(await sharp(thumbnail?.body).metadata()).toMatchObject({ width: 500, height: 700 });
    const png = await client.cards.png({ id: content.id, dpi: 300 });
    expect(png.name).toBe('Ember Fox.png');
    expect(await sharp(await png.arrayBuffer()).metadata()).toMatchObject({ width: 750, height: 1050 });
  });

  it('answers a conflict with what stands on disk and writes nothing', async () => {
    const { client } = await start();
    const { content, revision } = await client.cards.create({ card: fox });
    const first = await client.cards.save({ card: { ...content, cost: 6 } as Card, base: revision });
    expect(first.kind).toBe('saved');
    const second = await client.cards.save({ card: { ...content, cost: 7 } as Card, base: revision });
    expect(second).toMatchObject({ kind: 'conflict', current: { content: { cost: 6 } } });
    expect(((await client.cards.get({ id: content.id })).content as Card).cost).toBe(6);
  });

  it('says NOT_FOUND in a sentence for a card that is not there', async () => {
    const { client } = await start();
    const { error, isDefined } = await safe(client.cards.get({ id: UNKNOWN }));
    expect(isDefined).toBe(true);
    expect(error).toMatchObject({ code: 'NOT_FOUND', message: expect.stringMatching(/\.$/) });
  });

  it('refuses input that is not of the contract before any handler sees it', async () => {
    const { client, folder } = await start();
    const hostile = { ...fox, name: 'x'.repeat(201) };
    const { error } = await safe(client.cards.create({ card: hostile }));
    expect(error).toMatchObject({ code: 'BAD_REQUEST' });
    const extra = { ...fox, path: '../../etc/passwd' };
    expect((await safe(client.cards.create({ card: extra }))).error).toMatchObject({ code: 'BAD_REQUEST' });
    expect(await readdir(join(folder, 'library', 'cards'))).toEqual([]);
  });

  it('puts removed cards into the trash and brings them back', async () => {
    const { client } = await start();
    const { content } = await client.cards.create({ card: fox });
    const { trash } = await client.cards.remove({ ids: [content.id] });
    expect(await client.cards.list()).toEqual([]);
    await client.cards.restore({ trash: [...trash] });
    expect((await client.cards.get({ id: content.id })).content).toEqual(content);
  });

  it('tells subscribers of a change that came from outside', async () => {
    const { client, folder } = await start();
    const { content } = await client.cards.create({ card: fox });
    const changes = await client.library.changes();
    const next = changes.next();
    const cards = join(folder, 'library', 'cards');
    const [file = ''] = await readdir(cards);
    const text = await readFile(join(cards, file), 'utf8');
    await writeFile(join(cards, file), text.replace('Ember Fox', 'Frost Fox'));
    expect((await next).value).toMatchObject({ kind: 'changed', cards: [content.id] });
    await changes.return?.();
    expect((await client.cards.get({ id: content.id })).content.name).toBe('Frost Fox');
  });
});

describe('pictures over the contract', () => {
  it('takes a picture in and serves it; refuses what is none with a sentence', async () => {
    const { app, client } = await start();
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a03010' } })
      .png()
      .toBuffer();
    const info = await client.pictures.add({ file: new File([new Uint8Array(bytes)], '../../evil.png') });
    expect(info).toMatchObject({ width: 40, height: 30, url: `/picture/${info.id}` });
    expect((await app.asset(info.url))?.body.length).toBeGreaterThan(0);
    const { error } = await safe(client.pictures.add({ file: new File(['no picture'], 'a.png') }));
    expect(error).toMatchObject({ code: 'BAD_INPUT', message: expect.stringMatching(/\.$/) });
  });

  it('serves nothing but its own addresses', async () => {
    const { app } = await start();
    for (const address of [
      '/picture/../../settings.json',
      '/picture/0123456789abcdef0123456789abcdef.png',
      '/picture/',
      '/thumbnail/x/y.png',
      `/thumbnail/${UNKNOWN}/0123456789abcdef0123456789abcdef.png`,
      '/back/none.png',
      '/output/x',
      '/',
    ]) {
      expect(await app.asset(address), address).toBeNull();
    }
    expect((await app.asset('/back/standard.png'))?.type).toBe('image/png');
  });
});

describe('the sample cards', () => {
  it('come into the library with their pictures and their deck of 40', async () => {
    const { app, client } = await start();
    const added = await client.library.addSamples({});
    const rows = await client.cards.list();
    expect(rows.map(({ name }) => name)).toEqual([
      'Asteroid Impact',
      'Microraptor',
      'Mourning a Loss',
      'Velociraptor',
    ]);
    expect(new Set(added.cards)).toEqual(new Set(rows.map(({ id }) => id)));
    const [deck] = await client.decks.list();
    expect(deck).toMatchObject({ id: added.decks[0], count: 40 });
    const { content } = await client.decks.get({ id: deck?.id ?? '' });
    expect(new Set(content.entries.map((entry) => entry.card))).toEqual(new Set(added.cards));
    for (const { id } of rows) {
      const picture = (await client.cards.get({ id })).content.picture?.id;
      expect(await app.asset(`/picture/${picture}`)).not.toBeNull();
    }
  });

  it('or a starter set, with every card and both decks', async () => {
    const { client } = await start();
    const added = await client.library.addSamples({ set: 'kotc-14' });
    expect(added.cards.length).toBeGreaterThanOrEqual(24);
    expect(await client.cards.list()).toHaveLength(added.cards.length);
    const decks = await client.decks.list();
    expect(decks.map(({ count }) => count)).toEqual([50, 50]);
    const known = new Set(added.cards);
    for (const { id } of decks) {
      const { content } = await client.decks.get({ id });
      expect(content.entries.every(({ card }) => known.has(card))).toBe(true);
    }
  });
});
