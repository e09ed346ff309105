import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { KotcCard as Card } from '../../src-main/games/kotc/cards/card.js';
import { countCards } from '../../src-main/cards/deck.js';
import { readCardFile, readDeckFile, writeCardFile, writeDeckFile } from '../../src-main/games/card-files.js';
import { layoutCard } from '../../src-main/games/kotc/format/card-layout.js';
import { fileNameFor } from '../../src-main/library/file-names.js';
import { fonts, lines } from '../layout/support.js';

const assets = join(import.meta.dirname, '../../assets');
const samples = join(assets, 'samples');
const filesIn = (folder: string) =>
  readdirSync(join(samples, folder)).map((name) => ({
    name,
    bytes: readFileSync(join(samples, folder, name)),
  }));

const cards = filesIn('cards').map(({ name, bytes }) => {
  const reading = readCardFile(bytes.toString());
  if (reading.kind !== 'good') throw new Error(`${name}: ${JSON.stringify(reading)}`);
  return { name, text: bytes.toString(), card: reading.content as Card };
});
const pictures = filesIn('pictures');
const called = (name: string): Card => {
  const found = cards.find(({ card }) => card.name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found.card;
};
const lay = (card: Card) => layoutCard(card, fonts, () => ({ width: 1344, height: 838 }));

describe('the sample library', () => {
  test('lies as the program itself would write it', () => {
    expect(cards.map(({ card }) => card.name)).toEqual([
      'Asteroid Impact',
      'Microraptor',
      'Mourning a Loss',
      'Velociraptor',
    ]);
    for (const { name, text, card } of cards) {
      expect(name).toBe(fileNameFor(card.name, card.id, '.card.json'));
      expect(text).toBe(writeCardFile(card));
    }
  });

  test('has exactly the pictures that its cards show, named by their content, at 600 dpi', async () => {
    expect(pictures.map(({ name }) => name).sort()).toEqual(cards.map(({ card }) => card.picture?.id).sort());
    for (const { name, bytes } of pictures) {
      expect(name).toBe(`${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.jpg`);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1344, height: 838 });
    }
  });

  test('has a deck of 40 cards, ten of each', () => {
    const [file, ...more] = filesIn('decks');
    expect(more).toEqual([]);
    const reading = readDeckFile(file?.bytes.toString() ?? '');
    if (reading.kind !== 'good') throw new Error(JSON.stringify(reading));
    const deck = reading.content;
    expect(file?.name).toBe(fileNameFor(deck.name, deck.id, '.deck.json'));
    expect(file?.bytes.toString()).toBe(writeDeckFile(deck));
    expect(countCards(deck.entries)).toBe(40);
    const known = new Map(cards.map(({ card }) => [card.id, card.name]));
    for (const entry of deck.entries) {
      expect(entry.copies).toBe(10);
      expect(known.get(entry.card)).toBe(entry.name);
    }
    expect(new Set(deck.entries.map((entry) => entry.card)).size).toBe(4);
  });

  test('names every icon’s author on its card and in NOTICE', () => {
    const notice = readFileSync(join(assets, '../NOTICE'), 'utf8');
    for (const { card } of cards) {
      expect(card.licence).toMatch(
        /^Card design: anonymous, CC0\. Picture: .+, game-icons\.net, CC BY 3\.0\.$/,
      );
      for (const [icon] of card.licence.matchAll(
        /velociraptor|fern|kneeling|asteroid|dead wood|feathered wing/g,
      )) {
        expect(notice).toContain(icon);
      }
      expect(card.licence).toMatch(/by (Delapouite|Lorc)/);
    }
  });
});

describe('the rulebooks’ example cards', () => {
  test('fit without a notice', () => {
    for (const { card } of cards) expect(lay(card).notices, card.name).toEqual([]);
  });

  test('bear the rulebooks’ numbers', () => {
    const numbers = cards.map(({ card }) => [card.edition, card.type, card.offense, card.defense, card.cost]);
    expect(numbers).toEqual([
      [14, 'spell', null, null, 8],
      [14, 'creature', 1, 5, 2],
      [9, 'spell', null, null, 5],
      [9, 'creature', 2, 5, 3],
    ]);
  });

  test('break their lines where the rulebooks do', () => {
    expect(lines(lay(called('Mourning a Loss')), 'text')).toEqual([
      'Activate when at least 1 of your cards in play',
      '(excluding this card) is destroyed. Target up to 2',
      "cards on the top of one player's deck. Reveal all",
      'targets, then summon or cast any number of',
      'targets that are not in play (paying the usual',
      'costs).',
    ]);
    expect(lines(lay(called('Asteroid Impact')), 'text')).toEqual([
      'Target up to 4 in-play cards;',
      'destroy the targets.',
    ]);
    expect(lines(lay(called('Velociraptor')), 'text')).toEqual(['This card has no abilities.']);
    expect(lines(lay(called('Microraptor')), 'text')).toEqual([]);
  });

  test('break their flavor where the rulebooks do', () => {
    expect(lines(lay(called('Asteroid Impact')), 'flavor')).toEqual([
      'An asteroid of sufficient size can cause massive destruction, but its large',
      'size offers an opportunity to take action against its destruction.',
    ]);
    expect(lines(lay(called('Velociraptor')), 'flavor')).toEqual([
      'Contrary to popular perception, Velociraptor was about the size of a German',
      'Shepherd and covered in feathers, much like modern birds.',
    ]);
    expect(lines(lay(called('Microraptor')), 'flavor')).toEqual([
      'This jet-black bird-like creature was one of the smallest known non-avian',
      'dinosaurs. Its coloring is known because feather color is controlled',
      'structurally, which allowed comparing fossils to modern bird feathers.',
    ]);
  });
});

test('the program’s icon is a square of 512 px with clear corners', async () => {
  const { data, info } = await sharp(join(assets, 'icon.png')).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([512, 512, 4]);
  expect(data[3]).toBe(0);
});
