import type { KotcCard as Card } from '../../src-main/games/kotc/cards/card.js';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { applyEdit } from '../../src-main/api/cards/card-edits.js';
import { makeSet, renumber } from '../../src-main/api/sets/card-sets.js';
import { merging } from '../../src-main/api/cards/duplicate-cards.js';
import type { CardEdit } from '../../src-main/collection/edits/card-edit.js';
import type { Library } from '../../src-main/library/library.js';
import { oneFileOf } from '../../src-main/files/from-source.mjs';
import { Importing } from '../exchange/support.js';
import { cardNamed, deckNamed, newCard, newFolder, open } from './support.js';

const script = await oneFileOf(new URL('./tagging-process.ts', import.meta.url));

/** A program that tags every card once it is told to begin. */
function tagging(folder: string, tag: string) {
  const child = spawn(process.execPath, [script, folder, tag], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const line = async (): Promise<string> => String((await lines.next()).value);
  const ended = once(child, 'exit');
  return { ready: line, begin: () => child.stdin.write('go\n'), changed: line, ended };
}

async function edited(library: Library, ids: readonly string[], edit: CardEdit) {
  for await (const event of applyEdit(library, { cards: { ids: [...ids] }, edit, title: 'edit' }))
    if (event.kind === 'done') return event.batch;
  return null;
}

describe('edits of many cards at the same time', () => {
  it('lose nothing: two programs each tag the same 100 cards, and every card has both tags', async () => {
    const folder = newFolder();
    const library = await open(folder);
    const cards = Array.from({ length: 100 }, (_, at) => newCard(`Card ${at}`));
    await library.batches.apply({ title: 'begin', create: { cards } });
    const programs = [tagging(folder, 'one'), tagging(folder, 'two')];
    for (const { ready } of programs) expect(await ready()).toBe('ready');
    for (const { begin } of programs) begin();
    expect(await Promise.all(programs.map(({ changed }) => changed()))).toEqual(['100', '100']);
    // They tidy up as they close, in the folder that goes with the test.
    await Promise.all(programs.map(({ ended }) => ended));
    await library.refresh();
    expect(library.cards.list().map(({ tags }) => [...tags].sort())).toEqual(cards.map(() => ['one', 'two']));
  }, 60_000);

  it('keep a save that was sent just after they began, or tell it of a conflict', async () => {
    const library = await open(newFolder());
    const cards = Array.from({ length: 30 }, (_, at) => newCard(`Card ${at}`));
    await library.batches.apply({ title: 'begin', create: { cards } });
    const ids = cards.map(({ id }) => id);
    for (const [at, turns] of [0, 1, 2, 3, 5, 8, 13, 21].entries()) {
      const id = ids[at] ?? '';
      const { content, revision } = await library.cards.get(id);
      const editing = edited(library, ids, { addTags: [`round ${at}`] });
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
      const outcome = await library.cards.save({ ...content, flavor: `typed ${at}` }, revision);
      await editing;
      const now = (await library.cards.get(id)).content;
      expect(now.tags).toContain(`round ${at}`);
      expect(now.flavor).toBe(outcome.kind === 'saved' ? `typed ${at}` : '');
    }
  });

  it('number a set on from cards that another program put into it meanwhile', async () => {
    const folder = newFolder();
    const [library, other] = [await open(folder), await open(folder)];
    const cards = [newCard('A'), newCard('B'), newCard('C')];
    await library.batches.apply({ title: 'begin', create: { cards } });
    const [a, b, c] = cards.map(({ id }) => id);
    if (!a || !b || !c) throw new Error('no cards');
    const { set } = await makeSet(library, { name: 'Woods', cards: [a] });
    await other.refresh();
    const into: CardEdit = { set: { id: set, numbers: 'next' } };
    await Promise.all([edited(library, [b], into), edited(other, [c], into)]);
    await library.refresh();
    expect(
      library.cards
        .list()
        .map((card) => card.set?.number)
        .sort(),
    ).toEqual([1, 2, 3]);

    // Renumbering keeps what the other program wrote in between.
    const { content, revision } = await other.cards.get(b);
    await Promise.all([
      other.cards.save({ ...content, flavor: 'Kept.' }, revision),
      renumber(library, set, { card: a, number: 9 }),
    ]);
    expect((await library.cards.get(b)).content.flavor).toBe('Kept.');
    expect((await library.cards.get(a)).content.set?.number).toBe(9);
  });

  it('repoint decks that another program made or changed meanwhile', async () => {
    const folder = newFolder();
    const library = await open(folder);
    const [keep, double] = [newCard('Fox'), newCard('Fox')];
    await library.batches.apply({ title: 'begin', create: { cards: [keep, double] } });
    const other = await open(folder);
    const entries = [{ card: double.id, name: 'Fox', copies: 2 }];
    const { content: deck } = await other.decks.create(deckNamed('Made elsewhere', { entries }));
    await library.batches.rework(() => merging(library, keep.id, [double.id]));
    expect((await library.decks.get(deck.id)).content.entries).toEqual([
      { card: keep.id, name: 'Fox', copies: 2 },
    ]);
  });

  it('by an import keep what changed since its preview in other fields, and name what changed in the same', async () => {
    const library = await open(newFolder());
    const fox = await library.cards.create(cardNamed('Fox', { cost: 1, offense: 3, defense: 4 }));
    const owl = await library.cards.create(cardNamed('Owl', { cost: 1, offense: 3, defense: 4 }));
    const importing = await Importing.open(
      library,
      [['t.csv', 'Name,Level,SP,HP,Type\nFox,7,3,4,\nOwl,7,3,4,\n']],
      { twins: 'replace', edition: 'kotc-14' },
    );
    const { apply } = library.batches;
    const save = async (id: string, patch: object): Promise<void> => {
      const { content, revision } = await library.cards.get(id);
      expect((await library.cards.save({ ...content, ...patch }, revision)).kind).toBe('saved');
    };
    // The last moment before the import has its turn to write.
    library.batches.apply = async (...change) => {
      await save(fox.content.id, { flavor: 'Warm.' });
      await save(owl.content.id, { cost: 9 });
      return apply.apply(library.batches, change);
    };
    const done = await importing.apply();
    expect(done).toMatchObject({ changed: 1, passedOver: 1 });
    expect(done.left).toEqual([
      {
        kind: 'cards',
        id: owl.content.id,
        name: 'Owl',
        because: 'Its level or cost changed elsewhere at the same time.',
      },
    ]);
    expect((await library.cards.get(fox.content.id)).content).toMatchObject({ cost: 7, flavor: 'Warm.' });
    expect(((await library.cards.get(owl.content.id)).content as Card).cost).toBe(9);
  });
});
