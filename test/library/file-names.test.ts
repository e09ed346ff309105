import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clashKey, fileNameFor, freeName, slugOf } from '../../src-main/library/file-names.js';
import { cardFiles, cardNamed, newFolder, open } from './support.js';
import { codePoint } from '../code-points.js';

const id = 'abcdef01-2222-4333-8444-555555555555';

describe('file names', () => {
  it.each([
    ['Velociraptor', 'velociraptor'],
    ["Mourning a Loss: Don't!", 'mourning-a-loss-dont'],
    ['  ', 'unnamed'],
    ['../../etc/passwd', 'etc-passwd'],
    ['CON', 'con_'],
    ['Lpt¹', 'lpt1_'],
    ['a.', 'a'],
    ['e\u0301toile', 'étoile'],
    ['İzmir', 'i̇zmir'],
    ['卡片 一', '卡片-一'],
    ['हिन्दी', 'हिन्दी'],
    ['a\u202Eb\u200Bc', 'abc'],
    ['\uD800x', 'x'],
  ])('%j becomes %j', (name, slug) => {
    expect(slugOf(name)).toBe(slug.normalize('NFKC'));
  });

  it('are cut to 120 bytes between whole signs, and end in no hyphen', () => {
    expect(slugOf('x'.repeat(120))).toBe('x'.repeat(120));
    expect(slugOf('x'.repeat(121))).toBe('x'.repeat(120));
    expect(slugOf('é'.repeat(61))).toBe('é'.repeat(60));
    expect(slugOf(`${'x'.repeat(119)}é`)).toBe('x'.repeat(119));
    expect(slugOf(`${'x'.repeat(118)}é`)).toBe(`${'x'.repeat(118)}é`);
    expect(slugOf(`${'x'.repeat(119)} y`)).toBe('x'.repeat(119));
  });

  it('are safe everywhere, whatever the card is called', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: codePoint, maxLength: 200 }),
          fc.string({ unit: 'grapheme', maxLength: 200 }),
        ),
        (name) => {
          const file = fileNameFor(name, id, '.card.json');
          expect(Buffer.byteLength(file)).toBeLessThan(160);
          // eslint-disable-next-line no-control-regex -- control characters are what must not be there
          expect(file).not.toMatch(/[\x00-\x1f<>:"/\\|?*\s]|^\.|\.\.|[. ]$/);
          expect(file).toMatch(/^[^.]+\.abcdef01\.card\.json$/);
          expect(file).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)\./i);
          expect(file.normalize('NFC')).toBe(file);
          expect(Buffer.from(file).toString()).toBe(file);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('make way for names that are one file on some disk', () => {
    const wanted = fileNameFor('Étoile', id, '.card.json');
    const taken = new Set(['E\u0301TOILE.ABCDEF01.card.json'].map(clashKey));
    expect(freeName(wanted, taken)).toBe('étoile-2.abcdef01.card.json');
    taken.add(clashKey('étoile-2.abcdef01.card.json'));
    expect(freeName(wanted, taken)).toBe('étoile-3.abcdef01.card.json');
    expect(freeName('my own.card.json', new Set(['my own.card.json']))).toBe('my own-2.card.json');
  });

  it('keep cards whose names differ by case, accents or nothing apart', async () => {
    const folder = newFolder();
    const library = await open(folder);
    const names = [
      'Raptor',
      'raptor',
      'RAPTOR',
      'Räptor',
      'Ra\u0308ptor',
      '',
      '',
      '💥',
      'nul',
      'x'.repeat(200),
      '卡'.repeat(200),
    ];
    for (const name of names) await library.cards.create(cardNamed(name));
    expect(new Set(cardFiles(folder).map(clashKey)).size).toBe(names.length);
    await library.close();
    const again = await open(folder);
    expect(
      again.cards
        .list()
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...names].sort());
  });
});
