import { mkdirSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { blankCard, type KotcCard as Card } from '../../src-main/games/kotc/cards/card.js';
import { writeCardFile } from '../../src-main/games/card-files.js';
import type { Library } from '../../src-main/library/library.js';
import type { LibraryChange } from '../../src-main/library/types.js';
import { cardFiles, cardNamed, newFolder, open } from './support.js';

/** Resolves once a told change fulfils the condition; all changes so far are kept. */
function changesOf(library: Library) {
  const told: LibraryChange[] = [];
  const waiting: { fits: (change: LibraryChange) => boolean; resolve: () => void }[] = [];
  library.subscribe((change) => {
    told.push(change);
    for (const { fits, resolve } of waiting) if (fits(change)) resolve();
  });
  return {
    told,
    until: (fits: (change: LibraryChange) => boolean) =>
      new Promise<void>((resolve) => (told.some(fits) ? resolve() : waiting.push({ fits, resolve }))),
  };
}

const names = (id: string) => (change: LibraryChange) =>
  change.kind === 'changed' && change.cards.includes(id);

describe('changes from outside', () => {
  it('tells of edited, added and removed files by their ids', async () => {
    const folder = newFolder();
    const library = await open(folder, { watch: true });
    const { content } = await library.cards.create(cardNamed('Egg'));
    const [file = ''] = cardFiles(folder);

    let changes = changesOf(library);
    writeFileSync(join(folder, 'cards', file), writeCardFile({ ...content, name: 'Edited' }));
    await changes.until(names(content.id));
    expect(library.cards.list().map(({ name }) => name)).toEqual(['Edited']);

    changes = changesOf(library);
    const other = blankCard('11111111-2222-4333-8444-555555555555');
    writeFileSync(join(folder, 'cards', 'other.card.json'), writeCardFile({ ...other, name: 'Other' }));
    await changes.until(names(other.id));
    expect(library.info().cards).toBe(2);

    changes = changesOf(library);
    unlinkSync(join(folder, 'cards', file));
    await changes.until(names(content.id));
    expect(library.cards.list().map(({ name }) => name)).toEqual(['Other']);
  });

  it('tells of an own write once, not again when the watch reports it', async () => {
    const folder = newFolder();
    const library = await open(folder, { watch: true });
    const changes = changesOf(library);
    const { content, revision } = await library.cards.create(cardNamed('Egg'));
    await library.cards.save({ ...content, name: 'Hatchling' }, revision);
    // A foreign file afterwards: when it is told, the reports of the own writes have been gone through.
    const other = blankCard('11111111-2222-4333-8444-555555555555');
    writeFileSync(join(folder, 'cards', 'other.card.json'), writeCardFile(other));
    await changes.until(names(other.id));
    expect(changes.told.filter(names(content.id))).toHaveLength(2);
  });

  it('tells another copy of the program of what this one saves', async () => {
    const folder = newFolder();
    const [here, there] = [await open(folder), await open(folder, { watch: true })];
    const changes = changesOf(there);
    const { content } = await here.cards.create(cardNamed('Egg'));
    await changes.until(names(content.id));
    expect((await there.cards.get(content.id)).content).toEqual(content);
  });

  it('gives a copied file an id of its own while running', async () => {
    const folder = newFolder();
    const library = await open(folder, { watch: true });
    const { content } = await library.cards.create(cardNamed('Egg'));
    const [file = ''] = cardFiles(folder);
    const changes = changesOf(library);
    writeFileSync(join(folder, 'cards', 'a.card.json'), readFileSync(join(folder, 'cards', file)));
    await changes.until(
      (change) =>
        change.kind === 'changed' && change.cards.length === 1 && !change.cards.includes(content.id),
    );
    expect(library.info().cards).toBe(2);
    expect((await library.cards.get(content.id)).content).toEqual(content);
  });

  it('follows cards/ being removed and made again, as version control does with empty folders', async () => {
    const folder = newFolder();
    const library = await open(folder, { watch: true });
    const { content } = await library.cards.create(cardNamed('Egg'));
    let changes = changesOf(library);
    rmSync(join(folder, 'cards'), { recursive: true });
    await changes.until(names(content.id));
    expect(library.info().cards).toBe(0);
    changes = changesOf(library);
    mkdirSync(join(folder, 'cards'));
    writeFileSync(join(folder, 'cards', 'egg.card.json'), writeCardFile(content));
    await changes.until(names(content.id));
    expect(library.info()).toMatchObject({ cards: 1, problems: [] });
  });

  it('says when the whole library is gone, keeps what it knows, and goes on when it is back', async () => {
    const folder = newFolder();
    const library = await open(folder, { watch: true });
    const { content, revision } = await library.cards.create(cardNamed('Egg'));
    const changes = changesOf(library);
    renameSync(folder, `${folder}-moved`);
    await changes.until(() => library.info().problems.some(({ message }) => /no longer there/.test(message)));
    await expect(library.cards.save({ ...content, cost: 1 } as Card, revision)).rejects.toMatchObject({
      code: 'STORAGE',
      message: expect.stringMatching(/no longer there/),
    });
    expect((await library.cards.get(content.id)).content).toEqual(content);
    await library.refresh();
    expect(library.info().cards).toBe(1);
    renameSync(`${folder}-moved`, folder);
    await changes.until(({ kind }) => kind === 'reopened');
    expect(library.info().problems).toEqual([]);
    expect((await library.cards.save({ ...content, cost: 1 } as Card, revision)).kind).toBe('saved');
  });
});
