import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newCard, newFolder, open } from './support.js';

describe('a draft that is under way', () => {
  const draft = (taken: readonly string[]) => ({
    seed: 3,
    rounds: 2,
    seats: ['person' as const, 'computer' as const],
    taken: [...taken],
  });

  it('is there again in another copy of the program, one of each set, until it is thrown away', async () => {
    const library = await open(newFolder());
    const [one, other, card] = [newCard('a').id, newCard('b').id, newCard('c').id];
    expect(await library.runningDrafts.of(one)).toBeNull();
    await library.runningDrafts.keep(one, draft([]));
    await library.runningDrafts.keep(other, draft([]));
    await library.runningDrafts.keep(one, draft([card]));
    const again = await open(library.info().folder);
    expect(await again.runningDrafts.of(one)).toEqual(draft([card]));
    await library.runningDrafts.keep(one, null);
    expect(await again.runningDrafts.of(one)).toBeNull();
    expect(await again.runningDrafts.of(other)).toEqual(draft([]));
  });

  it('sets aside what it does not understand', async () => {
    const library = await open(newFolder());
    const path = join(library.info().folder, '.cardwright', 'drafting.json');
    writeFileSync(path, '{"format":"other"}');
    const set = newCard('a').id;
    expect(await library.runningDrafts.of(set)).toBeNull();
    await library.runningDrafts.keep(set, draft([]));
    expect(await library.runningDrafts.of(set)).toEqual(draft([]));
    expect(readFileSync(`${path}.damaged`, 'utf8')).toBe('{"format":"other"}');
  });
});
