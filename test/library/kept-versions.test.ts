import { mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Card } from '../../src-main/cards/card.js';
import type { KotcCard } from '../../src-main/games/kotc/cards/card.js';
import { cardKind } from '../../src-main/library/file-kinds.js';
import { placeOf } from '../../src-main/library/place.js';
import type { WholeEntry } from '../../src-main/library/read-entry.js';
import { thinned } from '../../src-main/library/versions/version-times.js';
import { Versions } from '../../src-main/library/versions/versions.js';
import { Writer } from '../../src-main/library/writer.js';
import { entryOf } from './entries.js';
import { cardNamed, newCard, newFolder, open } from './support.js';

const MINUTE = 60_000;
const BEGIN = Date.UTC(2026, 0, 1);

/** Versions on a clock that is moved by hand. @param fails whether a write fails */
function kept(fails: (path: string) => boolean = () => false) {
  const place = placeOf(newFolder());
  for (const folder of [place.inner, place.versions]) mkdirSync(folder);
  let time = BEGIN;
  const written: string[] = [];
  const writer = new Writer(place, {
    write: async (path, content) => {
      if (fails(path)) throw Object.assign(new Error('no'), { code: 'EIO' });
      await writeFile(path, content);
      written.push(path);
    },
    rename,
  });
  const versions = new Versions(place, writer, () => time);
  return {
    place,
    versions,
    written,
    later: (ms: number) => (time += ms),
    /** Saves over what stands since `stood` ms, with another text. */
    save: (
      card: Card,
      stood: number,
      fields: Partial<KotcCard> = {},
      reason: 'save' | 'opened' | 'restore' = 'save',
    ) =>
      versions.beforeSave(
        cardKind,
        standing(card, time - stood),
        { ...card, text: 'next', ...fields },
        reason,
      ),
    list: async (card: Card) =>
      (await versions.list(cardKind, card.id)).map(({ reason, content }) => `${reason} ${content.text}`),
  };
}

const standing = (card: Card, changed: number): WholeEntry<Card> =>
  entryOf(card, { stamp: { changed, size: 0, inode: 0 } });

const egg = newCard('Egg', { text: 'egg' });

describe('before a save', () => {
  it('what stood for five minutes is kept, and what stood for less is not', async () => {
    const { save, list } = kept();
    await save(egg, 5 * MINUTE - 1);
    expect(await list(egg)).toEqual([]);
    await save(egg, 5 * MINUTE);
    expect(await list(egg)).toEqual(['save egg']);
  });

  it('what is typed on for half an hour is kept, each thing by its own time', async () => {
    const { save, list, later } = kept();
    const typed = (text: string) => save({ ...egg, text } as Card, 0);
    await typed('a');
    later(20 * MINUTE);
    const other = newCard('Owl', { text: 'owl' });
    await save(other, 0);
    later(10 * MINUTE - 1);
    await typed('b');
    later(1);
    await typed('c');
    expect(await list(egg)).toEqual(['save c']);
    await save(other, 0);
    expect(await list(other)).toEqual([]);
    later(30 * MINUTE - 1);
    await typed('d');
    expect(await list(egg)).toEqual(['save c']);
    later(30 * MINUTE);
    await typed('e');
    expect(await list(egg)).toEqual(['save c', 'save e']);
  });

  it.each([
    ['the first since it was opened', {}, 'opened', 'save'],
    ['the way back to a version', {}, 'restore', 'restore'],
    ['another edition', { edition: 9 }, 'save', 'upgrade'],
    ['another edition, the first since it was opened', { edition: 9 }, 'opened', 'upgrade'],
    ['the way back to another edition', { edition: 9 }, 'restore', 'restore'],
  ] as const)('that is %s what stood is kept, however young', async (_, fields, reason, noted) => {
    const { save, list } = kept();
    await save(egg, 0, fields, reason);
    expect(await list(egg)).toEqual([`${noted} egg`]);
  });
});

describe('what is kept', () => {
  it('says when it was made and replaced, by what, and how it is called', async () => {
    const { versions, later } = kept();
    await versions.keep(cardKind, [standing(egg, BEGIN - 7.6)], 'batch', { change: 'raise' });
    later(MINUTE);
    const owl = { ...egg, text: 'owl' } as Card;
    await versions.keep(cardKind, [standing(owl, BEGIN + 9 * MINUTE)], 'kept', { name: 'mine' });
    const [first, second] = await versions.list(cardKind, egg.id);
    expect(first).toMatchObject({
      made: BEGIN - 8,
      replaced: BEGIN,
      reason: 'batch',
      change: 'raise',
      name: null,
      content: egg,
    });
    // A file that is dated in the future was made by now.
    expect(second).toMatchObject({ made: BEGIN + MINUTE, reason: 'kept', change: null, name: 'mine' });
    expect(await versions.get(cardKind, egg.id, second?.version ?? '')).toEqual(second);
    await expect(versions.get(cardKind, egg.id, egg.id)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'This version of the card is not kept any more.',
    });
  });

  it('is there once, and takes the last name that it is given', async () => {
    const { versions, written } = kept();
    await versions.keep(cardKind, [standing(egg, 0)], 'save');
    await versions.keep(cardKind, [standing(egg, 0)], 'batch', { change: 'raise' });
    expect(written).toHaveLength(1);
    const [before] = await versions.list(cardKind, egg.id);
    for (const name of ['one', 'two']) await versions.keep(cardKind, [standing(egg, 0)], 'kept', { name });
    expect(await versions.list(cardKind, egg.id)).toEqual([{ ...before, reason: 'kept', name: 'two' }]);
  });

  it('may be of many things, also where one of them cannot be written', async () => {
    const cards = Array.from({ length: 40 }, (_, at) => newCard(`Card ${at}`));
    const bad = cards[3]?.id ?? '';
    const { versions, place } = kept((path) => path.includes(bad));
    const good = cards.filter(({ id }) => id !== bad);
    await versions.keep(
      cardKind,
      good.map((card) => standing(card, 0)),
      'added',
    );
    expect(readdirSync(place.versions)).toHaveLength(39);
    const all = cards.map((card) => standing({ ...card, text: 'more' } as Card, 0));
    await expect(versions.keep(cardKind, all, 'batch')).rejects.toMatchObject({ code: 'EIO' });
    // Those that were begun with it have ended, and no more were begun.
    const twice = await Promise.all(good.map(({ id }) => versions.list(cardKind, id)));
    expect(twice.map((list) => list.length)).toEqual([...Array(15).fill(2), ...Array(24).fill(1)]);
  });

  it('is told of one thing and kind alone, and forgotten with it', async () => {
    const { versions, place } = kept();
    const owl = newCard('Owl', { text: 'owl' });
    for (const card of [egg, owl]) await versions.keep(cardKind, [standing(card, 0)], 'save');
    const file = (id: string) => join(place.versions, `${id}.card.jsonl`);
    expect([versions.hasAny('card', egg.id), versions.hasAny('deck', egg.id)]).toEqual([true, false]);
    await versions.forget('card', [egg.id]);
    expect([versions.hasAny('card', egg.id), versions.hasAny('card', owl.id)]).toEqual([false, true]);
    // What lies under the name of another thing is not told as that.
    renameSync(file(owl.id), file(egg.id));
    expect(await versions.list(cardKind, egg.id)).toEqual([]);
  });

  it('is found by the beginning of its id, where that is one alone', () => {
    const { versions, place } = kept();
    const ids = ['11111111-1111', '11111111-2222', '22222222-1111', '2222222-1111'];
    for (const id of ids) writeFileSync(join(place.versions, `${id}.card.jsonl`), '');
    writeFileSync(join(place.versions, '33333333-1111.deck.jsonl'), '');
    expect(versions.idBeginning('card', '22222222')).toBe('22222222-1111');
    for (const eight of ['11111111', '33333333', '44444444', ''])
      expect(versions.idBeginning('card', eight)).toBeNull();
    renameSync(place.versions, `${place.versions}-away`);
    expect(versions.idBeginning('card', '22222222')).toBeNull();
  });
});

describe('versions that are too many', () => {
  const dated = (...times: readonly number[]) => times.map((made) => ({ made, name: null }));
  const times = (versions: readonly { readonly made: number }[]) => versions.map(({ made }) => made);

  it('lose those that lie close together for their age', () => {
    expect(times(thinned(dated(0, 10, 11, 12, 50, 90), 100, 6))).toEqual([0, 10, 11, 12, 50, 90]);
    expect(times(thinned(dated(0, 10, 11, 12, 50, 90), 100, 5))).toEqual([0, 12, 50, 90]);
    // As far apart, and younger: it is told from its neighbours.
    expect(times(thinned(dated(0, 20, 40, 60, 80, 100), 101, 5))).toEqual([0, 60, 80, 100]);
  });

  it('keep the newest twenty as they are', () => {
    const close = Array.from({ length: 30 }, (_, at) => 1_000_000 + at);
    const left = times(thinned(dated(0, 10, 20, ...close), 2_000_000, 30));
    expect(left).toHaveLength(24);
    expect(left.slice(-20)).toEqual(close.slice(-20));
    expect(left[0]).toBe(0);
  });
});

describe('the list of what a card was', () => {
  it('leaves out what it is like now, unless somebody meant to keep that', async () => {
    const library = await open(newFolder());
    const { content, revision } = await library.cards.create(cardNamed('Egg'));
    const { id } = content;
    const save = async (text: string, base: string) => {
      const outcome = await library.cards.save({ ...content, text }, base, true);
      if (outcome.kind !== 'saved') throw new Error('expected a save');
      return outcome.revision;
    };
    const texts = async () => (await library.cards.versions.list(id)).map((one) => one.content.text);
    const changed = await save('changed', revision);
    expect(await texts()).toEqual(['']);
    await save('', changed);
    expect(await texts()).toEqual(['changed', '']);
    await library.cards.versions.keep([id], 'kept', 'as it began');
    expect(await texts()).toEqual(['', 'changed', '']);
    await library.cards.versions.keep([id, 'nowhere'], 'added');
    expect(await texts()).toEqual(['', 'changed', '']);
  });
});
