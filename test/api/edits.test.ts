import { safe } from '@orpc/client';
import { describe, expect, it } from 'vitest';
import type { CardEdit, EditEvent } from '../../src-main/api/answers/edit-answers.js';
import { fox, start, type Started } from './start.js';

const replace = (find: string, by: string, more: object = {}): CardEdit => ({
  replace: { find, by, in: ['text'], words: false, matchCase: false, ...more },
});

/** It costs what its text does. */
const dear = { ...fox, cost: 9 };

/** Cards of these names with the text of the fox, by which nothing but their names tells them apart. */
async function cardsNamed({ client }: Started, ...names: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) ids.push((await client.cards.create({ card: { ...dear, name } })).content.id);
  return ids;
}

async function done(events: AsyncIterable<EditEvent>) {
  for await (const event of events) if (event.kind === 'done') return event.batch;
  throw new Error('An edit ends with what came of it.');
}

describe('an edit of many cards', () => {
  it('leaves out whom a person wants left out, in the preview and when it is done', async () => {
    const started = await start();
    const { client } = started;
    const [a = '', b = '', c = ''] = await cardsNamed(started, 'A', 'B', 'C');
    const { set } = await client.sets.make({ name: 'First Steps', cards: [] });
    const edit: CardEdit = { ...replace('2', '3'), set: { id: set, numbers: 'next' } };
    const asked = { cards: { ids: [a, b, c] }, edit, except: [b] };
    const preview = await client.edits.preview(asked);
    expect(preview).toMatchObject({ cards: 3, changing: 2, notable: 3, withProblems: 0 });
    const numbers = preview.rows.map(({ name, leftOut, changes }) => [
      name,
      leftOut,
      changes.find(({ field }) => field === 'set')?.after,
    ]);
    expect(numbers).toEqual([
      ['A', false, 'First Steps 1'],
      ['B', true, 'First Steps 2'],
      ['C', false, 'First Steps 2'],
    ]);
    const batch = await done(await client.edits.apply({ ...asked, title: 'edit' }));
    expect(batch?.changed).toBe(2);
    const texts = async () =>
      Promise.all([a, b, c].map(async (id) => (await client.cards.get({ id })).content.text));
    expect(await texts()).toEqual(['GREED: Draw 3 cards.', fox.text, 'GREED: Draw 3 cards.']);
    await client.batches.undo({ batch: batch?.batch ?? '' });
    expect(await texts()).toEqual([fox.text, fox.text, fox.text]);
  });

  it('tells first which cards lose by it, and as many rows as are wanted', async () => {
    const started = await start();
    const { client } = started;
    const ids = await cardsNamed(started, 'A', 'B', 'C', 'D');
    const edit = replace('Draw 2', 'Win 2', { in: ['text'] });
    const odd = await client.cards.create({ card: { ...fox, name: 'Odd', text: 'Draw 2 what?' } });
    const preview = await client.edits.preview({ cards: { ids: [odd.content.id, ...ids] }, edit, shown: 3 });
    expect(preview).toMatchObject({ changing: 5, notable: 5, losing: { readable: 4, legal: 0 } });
    expect(preview.rows.map(({ name, loses }) => [name, loses])).toEqual([
      ['A', 'readable'],
      ['B', 'readable'],
      ['Odd', null],
    ]);
    const dearer = await client.edits.preview({
      cards: { ids },
      edit: replace('2', '3'),
      except: ids.slice(1),
    });
    expect(dearer.losing).toEqual({ readable: 0, legal: 1 });
  });

  it('with a pattern that cannot be read says where it is wrong, and changes nothing', async () => {
    const started = await start();
    const { client } = started;
    const ids = await cardsNamed(started, 'A');
    const asked = { cards: { ids }, edit: replace('Draw (', 'x', { pattern: true }) };
    const preview = await client.edits.preview(asked);
    expect(preview).toMatchObject({ changing: 0, rows: [], fault: { in: 'find', start: 5, end: 6 } });
    const refused = await safe((async () => done(await client.edits.apply({ ...asked, title: 'edit' })))());
    expect(refused.error).toMatchObject({ code: 'BAD_INPUT', message: preview.fault?.sentence });
    expect(await client.batches.list()).toEqual([]);
  });
});
