/** Frames: what they may say, how cards look in them, and what happens where one cannot be used. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { layoutCard } from '../../src-main/games/card-layouts.js';
import { readCardFile } from '../../src-main/games/card-files.js';
import { games } from '../../src-main/games/registry.js';
import { noFrames, type Frames } from '../../src-main/layout/frames/frames.js';
import { readFrame, type FrameFile } from '../../src-main/layout/frames/frame-file.js';
import { readOwnFrames } from '../../src-main/library/frames/read-frames.js';
import { inProject } from '../../src-main/setup/project.mjs';
import { card, fonts, lines, pt, textSteps } from './support.js';

const own = await readOwnFrames(inProject('assets'));

const least: FrameFile = readFrame('{"format":"cardwright-frame","version":1,"title":"Test"}')
  .file as FrameFile;
const framed = (change: Partial<FrameFile>, name = 'mine'): Frames =>
  new Map([[name, { name, frame: { ...least, ...change, kept: {} }, problem: null, own: false }]]);
const inFrame = (name: string) => ({ template: name, frame: null, accent: null });

/** The cards of a set with the longest text, of each kind of frame that its game has. */
function starters(set: string) {
  const folder = inProject(`assets/starter/${set}/cards`);
  const cards = readdirSync(folder).flatMap((file) => {
    const reading = readCardFile(readFileSync(`${folder}/${file}`, 'utf8'));
    return reading.kind === 'good' ? [reading.content] : [];
  });
  return cards.sort((one, other) => other.text.length - one.text.length).slice(0, 6);
}

describe('the frames that come with the program', () => {
  test('are at least eight beside the layouts of the games, each with a title and a sentence', () => {
    expect(own.size).toBeGreaterThanOrEqual(8);
    for (const { frame, problem } of own.values()) {
      expect(problem).toBeNull();
      expect([frame?.title, frame?.about, frame?.by]).not.toContain('');
    }
  });

  const sets = ['kotc-06', 'kotc-14', 'kotc-17', 'magic-classic'];
  test.each([...own.keys()])(
    '%s holds the longest texts of starter cards in print that can be read',
    (name) => {
      for (const one of sets.flatMap(starters)) {
        const list = layoutCard(
          { ...one, look: inFrame(name) },
          fonts,
          () => ({ width: 900, height: 640 }),
          null,
          own,
        );
        expect(list.notices.map(({ message }) => `${one.name}: ${message}`)).toEqual([]);
        for (const { size } of textSteps(list, 'text').filter(({ hidden }) => !hidden))
          expect(size).toBeGreaterThan(pt(4.95));
      }
    },
  );

  test.each([...own.keys()])('%s keeps a flavor text of three lines above its border', (name) => {
    const flavor =
      'Nobody asked who had built the gate, or why it had been built so very much too tall. '.repeat(2);
    const one = { ...card({ flavor }), look: inFrame(name) };
    const list = layoutCard(one, fonts, () => null, null, own);
    const rows = [...new Set(textSteps(list, 'flavor').map(({ y }) => y))];
    expect(rows.length).toBeGreaterThan(1);
    const flavorBox = list.boxes.flavor;
    for (const y of rows)
      expect(y).toBeLessThanOrEqual((flavorBox?.y ?? 0) + (flavorBox?.height ?? 0) + 1e-6);
  });

  test('say nothing of fields that no game has', () => {
    const known = new Map(
      games().map(({ id, format }) => [id, Object.keys(format.fieldsOf?.('format') ?? {})]),
    );
    for (const { frame, name } of own.values())
      for (const [game, { fields }] of Object.entries(frame?.games ?? {}))
        for (const field of Object.keys(fields))
          expect([...(known.get(game) ?? []), 'spell'], `${name}: ${game}`).toContain(field);
  });
});

describe('a frame that cannot be used', () => {
  const rulebook = layoutCard(card({ name: 'Bear', text: 'DRAW: Draw a card.' }), fonts, () => null);
  const shown = (name: string, frames: Frames) =>
    layoutCard(
      { ...card({ name: 'Bear', text: 'DRAW: Draw a card.' }), look: inFrame(name) },
      fonts,
      () => null,
      null,
      frames,
    );

  test.each([
    ['is not there', noFrames, 'gone', /“gone” is not in this library\. The game’s usual layout stands in/],
    [
      'is damaged',
      new Map([['bad', { name: 'bad', frame: null, problem: 'it is no JSON', own: false }]]),
      'bad',
      /“bad” cannot be used as it is: it is no JSON\. The game’s usual layout/,
    ],
    ['has a name of every object', noFrames, 'constructor', /“constructor” is not in this library/],
  ] as const)('%s: the rulebook’s layout stands in with a sentence', (_, frames, name, sentence) => {
    const list = shown(name, frames);
    expect(list.steps).toEqual(rulebook.steps);
    expect(list.notices.map(({ message }) => message)).toEqual([expect.stringMatching(sentence)]);
  });

  test.each([
    ['a picture elsewhere', { pictures: [{ layer: 'ground', file: '../../secret.png' }] }],
    ['a picture by an absolute path', { pictures: [{ layer: 'ground', file: '/etc/passwd.png' }] }],
    ['dots without end', { textures: [{ layer: 'ground', kind: 'dots', color: '#000000', step: 0.001 }] }],
    ['a field of no known kind', { shadow: true }],
    ['measures beyond the card', { games: { kotc: { fields: { name: { box: [0, 0, 5000, 5] } } } } }],
    ['a font that is not there', { looks: { name: { font: 'papyrus' } } }],
  ])('%s is refused with the place that is wrong', (_, change) => {
    const { file, problem } = readFrame(JSON.stringify({ ...least, ...change }));
    expect(file).toBeNull();
    expect(problem).toContain(Object.keys(change)[0]);
  });

  test('a newer version says so, and what is no JSON too', () => {
    expect(readFrame(JSON.stringify({ ...least, version: 2 })).problem).toBe(
      'a newer version of Cardwright wrote it',
    );
    expect(readFrame('{').problem).toBe('it is no JSON');
    expect(readFrame(' '.repeat(600_000)).problem).toBe('it is too large');
  });
});

describe('what a frame says', () => {
  const text =
    'HEAVY HAND: When this card attacks, place a weakness counter on every creature that defended before.';
  const list = (change: Partial<FrameFile>) =>
    layoutCard(
      { ...card({ name: 'Bear', text }), look: inFrame('mine') },
      fonts,
      () => null,
      null,
      framed(change),
    );

  test('nothing changes nothing', () => {
    const { notices: _, ...said } = list({});
    const { notices: __, ...plain } = layoutCard(card({ name: 'Bear', text }), fonts, () => null);
    expect(said).toEqual(plain);
  });

  test('left-aligned lines begin at the left with spaces of their own width', () => {
    const ends = textSteps(
      list({ words: { align: 'left', hyphens: false, abilityNames: 'plain' } }),
      'text',
    ).map(({ x, width }) => x + width);
    expect(new Set(ends.map((end) => end.toFixed(2))).size).toBe(ends.length);
    const block = textSteps(list({}), 'text').map(({ x, width }) => (x + width).toFixed(2));
    expect(new Set(block.slice(0, -1)).size).toBe(1);
  });

  test('names of abilities are bold up to their colon, in one game and keywords in the other', () => {
    const words = { hyphens: false, abilityNames: 'bold' } as const;
    const bold = textSteps(list({ words }), 'text').filter(({ font }) => font.endsWith('bold'));
    expect(
      bold
        .map((step) => step.text)
        .join('')
        .trim(),
    ).toBe('HEAVY HAND:');
    const blank = games()
      .find(({ id }) => id === 'magic')
      ?.cards.blank('22222222-2222-4222-8222-222222222222');
    const flier = {
      ...blank,
      text: 'Flying\nWhenever a land comes into play, draw a card.',
      look: inFrame('mine'),
    };
    const laid = layoutCard(flier as never, fonts, () => null, null, framed({ words }));
    const strong = textSteps(laid, 'text').filter(({ font }) => font === 'condensed-bold');
    expect(strong.map((step) => step.text)).toEqual(['Flying']);
  });

  test('words that could not be read on their ground are drawn nearer to black or white', () => {
    const ink = '#222222';
    const dark = list({ ground: '#101010', looks: { name: { ink, bold: false, italic: false } } });
    const light = list({ looks: { name: { ink, bold: false, italic: false } } });
    expect(textSteps(light, 'name')[0]?.color).toBe(ink);
    expect(textSteps(dark, 'name')[0]?.color).not.toBe(ink);
  });

  test('measures move their field, and nothing else', () => {
    const moved = list({
      games: { kotc: { fields: { name: { box: [10, 20, 40, 6] } }, shapes: [], textures: [], pictures: [] } },
    });
    expect(moved.boxes.name).toEqual({ x: 10, y: 20, width: 40, height: 6 });
    expect(moved.boxes.text).toEqual(list({}).boxes.text);
    expect(lines(moved, 'text')).toEqual(lines(list({}), 'text'));
  });
});
