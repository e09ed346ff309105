import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeWhole } from '../../src-main/files/whole-file.js';
import type { KotcCard as Card } from '../../src-main/games/kotc/cards/card.js';
import type { Library } from '../../src-main/library/library.js';
import { thinned } from '../../src-main/library/versions/version-times.js';
import { cardNamed, deckNamed, newFolder, open } from './support.js';

const MINUTE = 60_000;

/** A library whose clock is moved by hand; it begins at the real time, which is what the files' stamps tell. */
async function clocked(folder = newFolder()) {
  let ahead = 0;
  const library = await open(folder, { now: () => Date.now() + ahead });
  const save = async (id: string, patch: Partial<Card>): Promise<void> => {
    const { content, revision } = await library.cards.get(id);
    const outcome = await library.cards.save({ ...content, ...patch }, revision);
    expect(outcome.kind).toBe('saved');
  };
  return { library, folder, save, later: (ms: number) => (ahead += ms) };
}

const costs = async (library: Library, id: string): Promise<(number | null)[]> =>
  (await library.cards.versions.list(id)).map(({ content }) => (content as Card).cost);

describe('versions of a card', () => {
  it('are kept of what stood for five minutes, not of every second of typing', async () => {
    const { library, save, later } = await clocked();
    const { id } = (await library.cards.create(cardNamed('Egg', { cost: 0 }))).content;
    for (let cost = 1; cost <= 20; cost += 1) {
      await save(id, { cost });
      later(1000);
    }
    expect(await costs(library, id)).toEqual([]);
    later(5 * MINUTE);
    for (let cost = 21; cost <= 25; cost += 1)
      await save(id, { cost: cost }).then(() => restamped(library, id));
    expect(await costs(library, id)).toEqual([20]);

    /** The clock is ahead of the files' stamps: what was written just now has stood for no time. */
    function restamped(of: Library, card: string): void {
      const { folder } = of.info();
      const [file = ''] = readdirSync(join(folder, 'cards')).filter((name) =>
        name.includes(card.slice(0, 8)),
      );
      const soon = new Date(Date.now() + 6 * MINUTE);
      utimesSync(join(folder, 'cards', file), soon, soon);
    }
  });

  it('are kept of who works without a pause, every half an hour', async () => {
    const { library, folder, save, later } = await clocked();
    const { id } = (await library.cards.create(cardNamed('Egg', { cost: 0 }))).content;
    const [file = ''] = readdirSync(join(folder, 'cards'));
    let time = Date.now();
    for (let cost = 1; cost <= 70; cost += 1) {
      await save(id, { cost });
      later(MINUTE);
      time += MINUTE;
      utimesSync(join(folder, 'cards', file), new Date(time), new Date(time));
    }
    expect(await costs(library, id)).toEqual([61, 30]);
  });

  it('are kept of a card that goes to another edition, however young', async () => {
    const { library, save } = await clocked();
    const { id } = (await library.cards.create(cardNamed('Egg', { edition: 9, cost: 1 }))).content;
    await save(id, { edition: 14, cost: 2 });
    expect(await library.cards.versions.list(id)).toMatchObject([
      { reason: 'upgrade', content: { edition: 9, cost: 1 } },
    ]);
  });

  it('are restored by a save that keeps what stood, and are not kept twice', async () => {
    const { library, folder, save, later } = await clocked();
    const { id } = (await library.cards.create(cardNamed('Egg', { cost: 0 }))).content;
    later(10 * MINUTE);
    await save(id, { cost: 1, name: 'Hatchling' });
    const [version] = await library.cards.versions.list(id);
    const restored = await library.cards.versions.restore(id, version?.version ?? '');
    expect(restored.content).toMatchObject({ name: 'Egg', cost: 0 });
    expect(await library.cards.get(id)).toEqual(restored);
    expect(readdirSync(join(folder, 'cards'))).toEqual([`egg.${id.slice(0, 8)}.card.json`]);
    expect(await library.cards.versions.list(id)).toMatchObject([
      { reason: 'restore', content: { name: 'Hatchling', cost: 1 } },
      { content: { name: 'Egg' } },
    ]);
    // To and fro: each state is there once more only when another came in between.
    await library.cards.versions.restore(id, (await library.cards.versions.list(id))[0]?.version ?? '');
    expect(await costs(library, id)).toEqual([0, 1, 0]);
    await expect(library.cards.versions.restore(id, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are kept before a batch and before it is taken back', async () => {
    const { library } = await clocked();
    const egg = (await library.cards.create(cardNamed('Egg', { cost: 0 }))).content;
    const deck = (await library.decks.create(deckNamed('Woods'))).content;
    const { batch } = await library.batches.apply({
      title: 'raise',
      change: { cards: [{ ...egg, cost: 5 } as Card], decks: [{ ...deck, notes: 'More.' }] },
    });
    expect(await library.cards.versions.list(egg.id)).toMatchObject([
      { reason: 'batch', change: 'raise', content: egg },
    ]);
    expect(await library.decks.versions.list(deck.id)).toMatchObject([{ reason: 'batch', content: deck }]);
    await library.batches.undo(batch);
    expect(await costs(library, egg.id)).toEqual([5, 0]);
  });

  it('are read around damaged lines, and a card of a newer program among them is left out', async () => {
    const { library, folder, save, later } = await clocked();
    const { id } = (await library.cards.create(cardNamed('Egg', { cost: 0 }))).content;
    later(10 * MINUTE);
    await save(id, { cost: 1 });
    later(10 * MINUTE);
    await save(id, { cost: 2 });
    const path = join(folder, '.cardwright/versions', `${id}.card.jsonl`);
    const [one = '', two = ''] = readFileSync(path, 'utf8').split('\n');
    writeFileSync(path, `${one}\n{"half\n\n[]\n${one.replace('"version":3', '"version":99')}\n${two}`);
    expect(await costs(library, id)).toEqual([1, 0]);
    later(10 * MINUTE);
    await save(id, { cost: 3 });
    expect(await costs(library, id)).toEqual([2, 1, 0]);
  });

  it('stop a save that cannot keep them, and the card stays as it was', async () => {
    const folder = newFolder();
    let full = false;
    const library = await open(folder, {
      now: () => Date.now() + 10 * MINUTE,
      files: {
        write: async (path, content) => {
          if (full && path.includes('versions')) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
          await writeWhole(path, content, { durable: false });
        },
      },
    });
    const { content, revision } = await library.cards.create(cardNamed('Egg', { cost: 0 }));
    full = true;
    await expect(library.cards.save({ ...content, cost: 1 } as Card, revision)).rejects.toMatchObject({
      code: 'STORAGE',
      message: expect.stringMatching(/disk is full/),
    });
    expect(((await library.cards.get(content.id)).content as Card).cost).toBe(0);
    full = false;
    expect((await library.cards.save({ ...content, cost: 1 } as Card, revision)).kind).toBe('saved');
    expect(await costs(library, content.id)).toEqual([0]);
  });

  it('never make the next save of the file slower than a few hundred kilobytes: at most 100 are kept', async () => {
    const { library, folder, save, later } = await clocked();
    const { id } = (await library.cards.create(cardNamed('Egg', { cost: 0 }))).content;
    for (let cost = 1; cost <= 110; cost += 1) {
      later(24 * 60 * MINUTE);
      await save(id, { cost });
    }
    const kept = await costs(library, id);
    expect(kept.length).toBeLessThanOrEqual(100);
    expect(kept[0]).toBe(109);
    expect(kept.at(-1)).toBe(0);
    expect(statSync(join(folder, '.cardwright/versions', `${id}.card.jsonl`)).size).toBeLessThan(100_000);
  });
});

describe('versions of what was opened', () => {
  it('are kept before the first save since, however young it is, and not before the next ones', async () => {
    const { library } = await clocked();
    let { content, revision } = await library.cards.create(cardNamed('Egg', { cost: 0 }));
    for (const [cost, opened] of [
      [1, true],
      [2, false],
      [3, false],
      [4, true],
    ] as const) {
      const outcome = await library.cards.save({ ...content, cost } as Card, revision, opened);
      if (outcome.kind !== 'saved') throw new Error('conflict');
      ({ revision } = outcome);
    }
    expect(await costs(library, content.id)).toEqual([3, 0]);
  });

  it('are kept by hand under a name, once, and told while the card is still like that', async () => {
    const { library, save } = await clocked();
    const { id } = (await library.cards.create(cardNamed('Egg', { cost: 0 }))).content;
    await library.cards.versions.keep([id], 'kept', 'Before the rework');
    const rows = async () =>
      (await library.cards.versions.list(id)).map(({ name, reason, content }) => [
        name,
        reason,
        (content as Card).cost,
      ]);
    expect(await rows()).toEqual([['Before the rework', 'kept', 0]]);
    await library.cards.versions.keep([id], 'kept', 'As printed');
    expect(await rows()).toEqual([['As printed', 'kept', 0]]);
    await save(id, { cost: 1 });
    expect(await rows()).toEqual([['As printed', 'kept', 0]]);
    await library.cards.versions.keep([id], 'kept', 'Dearer');
    expect(await rows()).toEqual([
      ['Dearer', 'kept', 1],
      ['As printed', 'kept', 0],
    ]);
  });
});

describe('a version of what is damaged', () => {
  const cut = (text: string) => text.slice(0, 120);
  const cases: readonly [string, (text: string) => string][] = [
    ['cut off', cut],
    ['emptied', () => ''],
    ['full of zeros', (text) => '\0'.repeat(text.length)],
  ];
  for (const [how, damage] of cases) {
    it(`is brought back where the file was ${how}, which then lies in the trash`, async () => {
      const { library, folder, save, later } = await clocked();
      const { id } = (await library.cards.create(cardNamed('Egg', { cost: 0 }))).content;
      later(10 * MINUTE);
      await save(id, { cost: 1 });
      await library.close();
      const [file = ''] = readdirSync(join(folder, 'cards'));
      const path = join(folder, 'cards', file);
      const damaged = damage(readFileSync(path, 'utf8'));
      writeFileSync(path, damaged);

      const again = await open(folder);
      expect(again.info().problems).toMatchObject([{ file: `cards/${file}`, former: { kind: 'cards', id } }]);
      expect(again.cards.versions.isDamaged(id)).toBe(true);
      const [version] = await again.cards.versions.list(id);
      expect((await again.cards.versions.restore(id, version?.version ?? '')).content).toMatchObject({
        name: 'Egg',
        cost: 0,
      });
      expect(((await again.cards.get(id)).content as Card).cost).toBe(0);
      expect(again.info()).toMatchObject({ cards: 1, problems: [] });
      expect(readdirSync(join(folder, 'cards'))).toEqual([file]);
      const [trashed = ''] = readdirSync(join(folder, '.cardwright/trash'));
      expect(readFileSync(join(folder, '.cardwright/trash', trashed), 'utf8')).toBe(damaged);
    });
  }

  it('is brought back where the file is gone, but not beside the same card in the trash', async () => {
    const { library, folder, save, later } = await clocked();
    const { id } = (await library.cards.create(cardNamed('Egg', { cost: 0 }))).content;
    later(10 * MINUTE);
    await save(id, { cost: 1 });
    const [version] = await library.cards.versions.list(id);
    const { trash } = await library.cards.remove([id]);
    await expect(library.cards.versions.restore(id, version?.version ?? '')).rejects.toMatchObject({
      message: expect.stringMatching(/is in the trash/),
    });
    await library.cards.restore(trash);
    rmSync(join(folder, 'cards'), { recursive: true });
    mkdirSync(join(folder, 'cards'));
    await library.cards.versions.restore(id, version?.version ?? '');
    expect(((await library.cards.get(id)).content as Card).cost).toBe(0);
  });

  it('leaves the damaged file where it was when the disk is full', async () => {
    const folder = newFolder();
    let full = false;
    const library = await open(folder, {
      now: () => Date.now() + 10 * MINUTE,
      files: {
        write: async (path, content) => {
          if (full) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
          await writeWhole(path, content);
        },
      },
    });
    const { content, revision } = await library.cards.create(cardNamed('Egg', { cost: 0 }));
    await library.cards.save({ ...content, cost: 1 } as Card, revision);
    const [file = ''] = readdirSync(join(folder, 'cards'));
    writeFileSync(join(folder, 'cards', file), '{"half');
    const [version] = await library.cards.versions.list(content.id);
    full = true;
    const restoring = library.cards.versions.restore(content.id, version?.version ?? '');
    await expect(restoring).rejects.toMatchObject({ code: 'STORAGE' });
    expect(readFileSync(join(folder, 'cards', file), 'utf8')).toBe('{"half');
  });
});

describe('thinning', () => {
  it('keeps the first and the newest, and thins where versions lie close for their age', () => {
    const now = 1000 * 86_400_000;
    const made = (at: number) => ({ made: now - (101 - at) * 3_600_000, name: null as string | null, at });
    const versions = Array.from({ length: 101 }, (_, at) => made(at));
    const kept = thinned(versions, now).map(({ at }) => at);
    expect(kept).toHaveLength(80);
    expect(kept[0]).toBe(0);
    expect(kept.slice(-20)).toEqual(Array.from({ length: 20 }, (_, at) => 81 + at));
    expect(kept).toEqual([...new Set(kept)].sort((a, b) => a - b));
    expect(thinned(versions.slice(0, 100), now)).toHaveLength(100);
  });

  it('never drops what somebody kept under a name', () => {
    const now = 1000 * 86_400_000;
    const versions = Array.from({ length: 120 }, (_, at) => ({
      made: now - (120 - at) * 60_000,
      name: at % 3 === 1 ? `kept ${at}` : null,
    }));
    const names = (some: readonly { name: string | null }[]) => some.flatMap(({ name }) => name ?? []);
    expect(names(thinned(versions, now))).toEqual(names(versions));
    const all = versions.map((version) => ({ ...version, name: 'kept' }));
    expect(thinned(all, now)).toEqual(all);
  });
});

describe('whatever is done', () => {
  it('loses no content: each that was ever saved is there, in the trash, a version, or undone', async () => {
    const action = fc.record({
      kind: fc.constantFrom('save', 'remove', 'restore', 'batch', 'undo', 'older', 'apart'),
      which: fc.nat(3),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 16 }), async (actions) => {
        const { library, later } = await clocked();
        const ids: string[] = [];
        const made = new Map<string, Set<string>>();
        const note = (id: string, text: string) => made.set(id, (made.get(id) ?? new Set()).add(text));
        for (let at = 0; at < 4; at += 1) {
          const { content } = await library.cards.create(cardNamed(`Card ${at}`, { text: `start ${at}` }));
          ids.push(content.id);
          note(content.id, content.text);
        }
        const trash: string[] = [];
        const batches: string[] = [];
        for (const [at, { kind, which }] of actions.entries()) {
          later(6 * MINUTE);
          const id = ids[which] ?? '';
          const [card] = await library.cards.getAll([id]);
          const text = `state ${at}`;
          if (kind === 'save' && card) {
            const { revision } = await library.cards.get(id);
            await library.cards.save({ ...card, text }, revision);
            note(id, text);
          } else if (kind === 'remove' && card) {
            trash.push(...(await library.cards.remove([id])).trash);
          } else if (kind === 'restore') {
            const name = trash.pop();
            if (name !== undefined) await library.cards.restore([name]).catch(() => undefined);
          } else if (kind === 'batch') {
            const [first, second] = await library.cards.getAll(ids.slice(which % 3));
            const done = await library.batches.apply({
              title: text,
              change: { cards: first ? [{ ...first, text }] : [] },
              remove: { cards: second ? [second.id] : [] },
            });
            if (first) note(first.id, text);
            batches.push(done.batch);
          } else if (kind === 'undo') {
            const batch = batches.pop();
            if (batch !== undefined) await library.batches.undo(batch);
          } else if (kind === 'older' && card) {
            const version = (await library.cards.versions.list(id)).at(-1);
            if (version) await library.cards.versions.restore(id, version.version);
          }
        }
        await library.trash.restore((await library.trash.list()).map((thing) => thing.trash));
        for (const [id, texts] of made) {
          const [card] = await library.cards.getAll([id]);
          const kept = new Set((await library.cards.versions.list(id)).map(({ content }) => content.text));
          if (card) kept.add(card.text);
          expect([...texts].filter((text) => !kept.has(text))).toEqual([]);
        }
      }),
      { numRuns: 12 },
    );
  }, 60_000);
});

describe('the trash as people see it', () => {
  it('tells what lies there, brings back kinds together, and deletes for good with every version', async () => {
    const { library, folder, save, later } = await clocked();
    const egg = (await library.cards.create(cardNamed('Egg'))).content;
    const owl = (await library.cards.create(cardNamed('Owl'))).content;
    const deck = (await library.decks.create(deckNamed('Woods'))).content;
    later(10 * MINUTE);
    await save(egg.id, { cost: 3 });
    const before = Date.now() - 2000;
    await library.cards.remove([egg.id, owl.id]);
    await library.decks.remove([deck.id]);
    writeFileSync(join(folder, '.cardwright/trash', 'not ours.txt'), 'left alone');
    const rows = await library.trash.list();
    expect(rows.map(({ kind, name, id }) => [kind, name, id]).sort()).toEqual(
      [
        ['cards', 'Egg', egg.id],
        ['cards', 'Owl', owl.id],
        ['decks', 'Woods', deck.id],
      ].sort(),
    );
    for (const { when } of rows) expect(when).toBeGreaterThan(before);

    const others = rows.flatMap(({ id, trash }) => (id === egg.id ? [] : [trash]));
    expect((await library.trash.restore(others)).sort()).toEqual([owl.id, deck.id].sort());
    const versions = join(folder, '.cardwright/versions', `${egg.id}.card.jsonl`);
    expect(existsSync(versions)).toBe(true);
    const [row] = await library.trash.list();
    await library.trash.erase([row?.trash ?? '']);
    expect(await library.trash.list()).toEqual([]);
    expect(existsSync(versions)).toBe(false);
    expect(existsSync(join(folder, '.cardwright/trash', 'not ours.txt'))).toBe(true);
    for (const name of [row?.trash ?? '', '../cards/x.card.json', 'not ours.txt']) {
      await expect(library.trash.erase([name])).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  it('keeps the versions of a card that lives again, and lists what cannot be read under its file name', async () => {
    const { library, folder, save, later } = await clocked();
    const egg = (await library.cards.create(cardNamed('Egg'))).content;
    later(10 * MINUTE);
    await save(egg.id, { cost: 3 });
    await library.cards.remove([egg.id]);
    const [first] = await library.trash.list();
    await library.batches.apply({ title: 'import', create: { cards: [{ ...egg, cost: 8 } as Card] } });
    await library.trash.erase([first?.trash ?? '']);
    expect(await costs(library, egg.id)).toEqual([null]);
    const damaged = '20260101-000000-00000000.fox.12345678.card.json';
    writeFileSync(join(folder, '.cardwright/trash', damaged), '{"half');
    expect(await library.trash.list()).toEqual([
      {
        trash: damaged,
        kind: 'cards',
        id: null,
        name: 'fox.12345678.card.json',
        when: Date.UTC(2026, 0, 1),
      },
    ]);
  });
});
