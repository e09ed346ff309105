import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Thumbnails } from '../../../src-main/library/pictures/thumbnails.js';
import { placeOf } from '../../../src-main/library/place.js';
import { newFolder } from '../support.js';

const REVISION = '0123456789abcdef'.repeat(2);
const OTHER = 'fedcba9876543210'.repeat(2);
const ending = Buffer.concat([Buffer.alloc(4), Buffer.from('IEND'), Buffer.alloc(4)]);
const png = (text: string) => Buffer.concat([Buffer.from(text.padEnd(20)), ending]);

function cache(writable = () => true) {
  const place = placeOf(newFolder());
  mkdirSync(place.thumbnails, { recursive: true });
  let painted = 0;
  const painting = (bytes: Buffer) => async () => {
    painted += 1;
    return bytes;
  };
  return {
    folder: place.thumbnails,
    kept: () => readdirSync(place.thumbnails).sort(),
    thumbnails: new Thumbnails(place, writable),
    painting,
    painted: () => painted,
  };
}

describe('a thumbnail', () => {
  it('is painted once for a revision and variant, also by the next program', async () => {
    const { folder, kept, thumbnails, painting, painted } = cache();
    const [one, two] = await Promise.all(
      ['a', 'b'].map((text) => thumbnails.get(REVISION, 'card', painting(png(text)))),
    );
    expect([one, two]).toEqual([png('a'), png('a')]);
    expect(await thumbnails.get(REVISION, 'card', painting(png('c')))).toEqual(png('a'));
    expect(await thumbnails.get(REVISION, 'back', painting(png('d')))).toEqual(png('d'));
    expect(painted()).toBe(2);
    expect(kept()).toEqual([`${REVISION}-back.png`, `${REVISION}-card.png`]);
    expect(readFileSync(join(folder, `${REVISION}-card.png`))).toEqual(png('a'));
  });

  it.each([
    ['was cut short', png('a').subarray(0, -5)],
    ['is next to nothing', ending],
    ['is something else', Buffer.from('a text of somebody that has nothing to do with it')],
  ])('is painted anew where its file %s', async (_, bytes) => {
    const { folder, thumbnails, painting } = cache();
    const path = join(folder, `${REVISION}-card.png`);
    writeFileSync(path, bytes);
    expect(await thumbnails.get(REVISION, 'card', painting(png('new')))).toEqual(png('new'));
    expect(readFileSync(path)).toEqual(png('new'));
  });

  it('is not read out of a link', async () => {
    const { folder, thumbnails, painting } = cache();
    const elsewhere = join(newFolder(), 'elsewhere.png');
    writeFileSync(elsewhere, png('theirs'));
    symlinkSync(elsewhere, join(folder, `${REVISION}-card.png`));
    expect(await thumbnails.get(REVISION, 'card', painting(png('ours')))).toEqual(png('ours'));
    expect(readFileSync(elsewhere)).toEqual(png('theirs'));
  });

  it('that cannot be painted is tried again', async () => {
    const { thumbnails, painting } = cache();
    const broken = () => Promise.reject(new Error('no font'));
    await expect(thumbnails.get(REVISION, 'card', broken)).rejects.toThrow('no font');
    expect(await thumbnails.get(REVISION, 'card', painting(png('a')))).toEqual(png('a'));
  });

  it.each([
    ['', 'card'],
    [REVISION.slice(1), 'card'],
    [`${REVISION}0`, 'card'],
    [`x${REVISION}`, 'card'],
    [REVISION, ''],
    [REVISION, 'Card'],
    [REVISION, '../card'],
    [REVISION, 'card.'],
    [REVISION, 'a'.repeat(21)],
  ])('of the revision %j and the variant %j is painted and not kept', async (revision, variant) => {
    const { kept, thumbnails, painting } = cache();
    expect(await thumbnails.get(revision, variant, painting(png('a')))).toEqual(png('a'));
    expect(kept()).toEqual([]);
  });

  it('is painted and not kept where nothing can be written', async () => {
    const { folder, kept, thumbnails, painting } = cache(() => false);
    expect(await thumbnails.get(REVISION, 'card', painting(png('a')))).toEqual(png('a'));
    expect(kept()).toEqual([]);
    writeFileSync(join(folder, `${OTHER}-card.png`), png('b'));
    await thumbnails.prune(new Map());
    expect(kept()).toEqual([`${OTHER}-card.png`]);
  });
});

describe('of thumbnails', () => {
  it('those stay that show a card as it is, and its mark; what is somebody else’s is left alone', async () => {
    const { folder, kept, thumbnails } = cache();
    const staying = [
      `${REVISION}-card.png`,
      `${OTHER}-cardm01234567.png`,
      `${OTHER}-smallm01234567.png`,
      'a photo.png',
      `${'a'.repeat(31)}-card.png`,
      `${'a'.repeat(32)}-Card.png`,
      `${'a'.repeat(32)}-card.jpg`,
    ];
    const going = [
      `${REVISION}-cardm01234567.png`,
      `${OTHER}-card.png`,
      `${OTHER}-cardm76543210.png`,
      `${'a'.repeat(32)}-card.png`,
      `${'a'.repeat(32)}-card.png.11111111-2222-4333-8444-555555555555`,
    ];
    for (const file of [...staying, ...going]) writeFileSync(join(folder, file), '');
    await thumbnails.prune(
      new Map([
        [REVISION, ''],
        [OTHER, 'm01234567'],
      ]),
    );
    expect(kept()).toEqual(staying.toSorted());
  });

  it('none is thrown away where their folder is gone', async () => {
    const place = placeOf(newFolder());
    await expect(new Thumbnails(place, () => true).prune(new Map())).resolves.toBeUndefined();
  });
});
