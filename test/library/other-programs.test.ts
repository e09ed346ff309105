import type { KotcCard as Card } from '../../src-main/games/kotc/cards/card.js';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeWhole } from '../../src-main/files/whole-file.js';
import type { Library } from '../../src-main/library/library.js';
import { cardFiles, cardNamed, newCard, newFolder, open } from './support.js';

/** A library in which something is done, as by an editor or a sync client that knows of no lock, before a file is written. */
async function disturbed() {
  const folder = newFolder();
  let disturb: ((path: string) => void) | null = null;
  const library = await open(folder, {
    now: () => Date.now() + 10 * 60_000,
    files: {
      write: async (path, content) => {
        disturb?.(path);
        await writeWhole(path, content, { durable: false });
      },
    },
  });
  const once = (when: RegExp, what: () => void): void => {
    disturb = (path) => {
      if (!when.test(path)) return;
      disturb = null;
      what();
    };
  };
  return { folder, library, once };
}

const CARDS = 40;

async function withCards(library: Library) {
  const cards = Array.from({ length: CARDS }, (_, at) => newCard(`Card ${String(at).padStart(2, '0')}`));
  await library.batches.apply({ title: 'begin', create: { cards } });
  return cards;
}

describe('a file that another program changes between the plan of a batch and its turn', () => {
  it('is left as it is, is named, and is no part of what is taken back', async () => {
    const { folder, library, once } = await disturbed();
    const cards = await withCards(library);
    const [edited, moved, removed] = [37, 38, 39].map((at) =>
      join(folder, 'cards', cardFiles(folder)[at] ?? ''),
    ) as [string, string, string];
    const theirs = (path: string) => readFileSync(path, 'utf8').replace('"flavor": ""', '"flavor": "theirs"');
    const [editedText, removedText] = [theirs(edited), theirs(removed)];
    once(/cards\/card-00/, () => {
      writeFileSync(edited, editedText);
      renameSync(moved, join(folder, 'elsewhere.json'));
      writeFileSync(removed, removedText);
    });
    const done = await library.batches.apply({
      title: 'tag',
      change: { cards: cards.slice(0, 39).map((card) => ({ ...card, tags: ['ours'] })) },
      remove: { cards: cards.slice(39).map(({ id }) => id) },
    });
    expect(readFileSync(edited, 'utf8')).toBe(editedText);
    expect(existsSync(moved)).toBe(false);
    expect(readFileSync(removed, 'utf8')).toBe(removedText);
    expect(done).toMatchObject({ created: 0, changed: 37, removed: 0, passedOver: 3 });
    expect(done.left.map(({ id }) => id).sort()).toEqual(
      cards
        .slice(37)
        .map(({ id }) => id)
        .sort(),
    );
    expect(done.left.find(({ id }) => id === cards[37]?.id)).toMatchObject({
      kind: 'cards',
      name: 'Card 37',
      because: expect.stringMatching(/changed at this very moment/),
    });
    expect((await library.batches.list())[0]).toMatchObject({ changed: 37, passedOver: 3 });
    expect(await library.batches.undo(done.batch)).toMatchObject({ changed: 37, passedOver: 0 });
    expect(readFileSync(edited, 'utf8')).toBe(editedText);
  });

  it('does not lose its place to a new card that is given its name', async () => {
    const { folder, library, once } = await disturbed();
    const cards = await withCards(library);
    const names = cardFiles(folder);
    for (const name of names) renameSync(join(folder, 'cards', name), join(folder, name));
    await library.refresh();
    const last = join(folder, 'cards', names.at(-1) ?? '');
    once(/cards\/card-00/, () => writeFileSync(last, 'a note of mine'));
    await library.batches.apply({ title: 'again', create: { cards } });
    expect(readFileSync(last, 'utf8')).toBe('a note of mine');
    expect(cardFiles(folder)).toHaveLength(CARDS + 1);
  });
});

it('a card that another program changes while its former state is kept is told as a conflict, and not saved over', async () => {
  const { folder, library, once } = await disturbed();
  const { content, revision } = await library.cards.create(cardNamed('Egg'));
  const path = join(folder, 'cards', cardFiles(folder)[0] ?? '');
  const theirs = readFileSync(path, 'utf8').replace('"flavor": ""', '"flavor": "theirs"');
  once(/versions/, () => writeFileSync(path, theirs));
  const outcome = await library.cards.save({ ...content, flavor: 'mine' }, revision);
  expect(outcome).toMatchObject({ kind: 'conflict', current: { content: { flavor: 'theirs' } } });
  expect(readFileSync(path, 'utf8')).toBe(theirs);
});

describe('what is there and cannot be read is not taken for nothing', () => {
  const versionsOf = (folder: string) => join(folder, '.cardwright', 'versions');

  it('versions that never can be are set aside when a card is saved, and are told of until then', async () => {
    const { folder, library } = await disturbed();
    const { content, revision } = await library.cards.create(cardNamed('Egg'));
    const file = `${content.id}.card.jsonl`;
    mkdirSync(join(versionsOf(folder), file));
    await expect(library.cards.versions.list(content.id)).rejects.toMatchObject({
      code: 'STORAGE',
      message: expect.stringMatching(/^What this card was before is in .* cannot be read: .*\. Change /),
    });
    expect(await library.cards.save({ ...content, cost: 5 } as Card, revision)).toMatchObject({
      kind: 'saved',
    });
    expect(readdirSync(versionsOf(folder)).sort()).toEqual([file, `${file}.damaged`]);
    expect(await library.cards.versions.list(content.id)).toMatchObject([{ content }]);
  });

  it('lines of versions that are not understood stay in their file', async () => {
    const { folder, library } = await disturbed();
    const { content, revision } = await library.cards.create(cardNamed('Egg'));
    await library.cards.versions.keep([content.id], 'kept', 'first');
    const path = join(versionsOf(folder), `${content.id}.card.jsonl`);
    const [line = ''] = readFileSync(path, 'utf8').split('\n');
    const later = line.replace('"reason":"kept"', '"reason":"of a later program"');
    const more = line.replace('"reason":"kept"', '"reason":"kept","more":1');
    writeFileSync(path, `${later}\n{"half\n${more}\n`);
    await library.cards.save({ ...content, cost: 5 } as Card, revision);
    const again = await library.cards.get(content.id);
    await library.cards.save({ ...again.content, cost: 6 } as Card, again.revision);
    const lines = readFileSync(path, 'utf8').split('\n');
    expect(lines).toContain(later);
    expect(lines).toContain('{"half');
    expect(lines.some((one) => one.includes('"more":1'))).toBe(true);
  });

  it('a list of cards told apart that is damaged is set aside before a new one is written', async () => {
    const { folder, library } = await disturbed();
    const path = join(folder, '.cardwright', 'told-apart.json');
    writeFileSync(path, '{"half');
    const pair = [newCard('A').id, newCard('B').id];
    await library.notDuplicates.mark(pair, true);
    expect(readFileSync(`${path}.damaged`, 'utf8')).toBe('{"half');
    expect(await library.notDuplicates.groups()).toEqual([pair]);
  });

  it('a change half done whose steps cannot be read now is not taken for put back', async () => {
    const folder = newFolder();
    const first = await open(folder);
    const [card] = [newCard('Owl')];
    await first.batches.apply({ title: 'begin', create: { cards: [card] } });
    await first.close();
    const batches = join(folder, '.cardwright', 'batches');
    const [head = ''] = readdirSync(batches).filter((name) => name.endsWith('.json'));
    const begun = head.replace(/\.json$/, '.begun.json');
    const steps = join(batches, head.replace(/\.json$/, '.jsonl'));
    renameSync(join(batches, head), join(batches, begun));
    renameSync(steps, `${steps}.away`);
    mkdirSync(steps);
    const library = await open(folder);
    expect(existsSync(join(batches, begun))).toBe(true);
    expect(library.info().readOnly).toMatch(/cannot be put back yet/);
  });

  it('a journal of moves that is damaged is kept aside', async () => {
    const folder = newFolder();
    await (await open(folder)).close();
    const path = join(folder, '.cardwright', 'moves', '11111111-1111-4111-8111-111111111111.json');
    writeFileSync(path, '{"half');
    const library = await open(folder);
    await library.cards.create(cardNamed('Egg'));
    expect(readFileSync(`${path}.damaged`, 'utf8')).toBe('{"half');
  });
});
