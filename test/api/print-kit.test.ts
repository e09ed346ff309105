import { readFile } from 'node:fs/promises';
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import type { DisplayList } from '../../src-main/layout/display-list.js';
import { blankCard, type KotcCard } from '../../src-main/games/kotc/cards/card.js';
import { pawnPicture } from '../../src-main/games/kotc/format/pawn-picture.js';
import { readPdf, textsOn } from '../print/pdf/open-pdf.js';
import { start } from './start.js';

const PT = 72 / 25.4;
const wish = { rules: 'kotc-17', parts: ['tokens' as const], box: { title: '', cards: 60 } };

const spell = (name: string, text: string): KotcCard => ({
  ...blankCard('00000000-0000-4000-8000-000000000000', 17),
  name,
  text,
  type: 'spell',
  cost: 2,
});

/** How often each name stands on cards of the pages. */
function namesOn(pages: readonly DisplayList[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const step of pages.flatMap(({ steps }) => steps)) {
    if (step.kind === 'text' && step.element === 'name') counts[step.text] = (counts[step.text] ?? 0) + 1;
  }
  return counts;
}

async function withDeck() {
  const { app, client } = await start();
  const cards = [
    spell('Two Toys', 'Craft 2 level 1 pawns.'),
    spell('Stage Fright', 'Target 1 card in your hand; embody the target.'),
  ];
  const entries = [];
  for (const { id: _none, ...card } of cards) {
    const { content } = await client.cards.create({ card });
    entries.push({ card: content.id, name: content.name, copies: 2 });
  }
  const deck = { game: 'kotc', name: 'Toys', edition: 'kotc-17', entries };
  const { content } = await client.decks.create({ deck });
  return { app, client, deck: content.id };
}

test('only editions whose cards make pawns have cards for them in their kit, called as their players do', async () => {
  const { client } = await start();
  const kits = await client.print.kits();
  const withTokens = kits.filter(({ tokens }) => tokens !== null);
  expect(withTokens.map(({ rules, tokens }) => [rules, tokens])).toEqual([
    ['kotc-17', 'Pawn cards'],
    ['kotc-16', 'Pawn cards'],
    ['kotc-15', 'Pawn cards'],
  ]);
  expect(await client.print.kitPages({ ...wish, rules: 'kotc-14' })).toEqual([]);
});

test('the pawn cards of an edition are those that its starter set crafts', async () => {
  const { client } = await start();
  const pages = await client.print.kitPages({ ...wish });
  expect(namesOn(pages)).toEqual({
    'Pawn 0/2': 4,
    'Pawn 1/0': 4,
    'Pawn 0/4': 4,
    'Pawn 1/2': 4,
    'Pawn 2/0': 4,
  });
  const pictures = pages.flatMap(({ steps }) =>
    steps.flatMap((step) => (step.kind === 'picture' ? step : [])),
  );
  expect(pictures).toHaveLength(20);
  for (const { picture } of pictures) expect(picture).toBe(pawnPicture.id);
});

test('those of a deck are all that its cards can make: crafted ones several times, each embodied spell once', async () => {
  const { client, deck } = await withDeck();
  const pages = await client.print.kitPages({ ...wish, deck });
  expect(namesOn(pages)).toEqual({ 'Pawn 0/2': 4, 'Pawn 1/0': 4, 'Two Toys': 1, 'Stage Fright': 1 });
});

test('the PDF has them at their true size, nine to a sheet, with texts and the pawn’s picture', async () => {
  const { app, client, deck } = await withDeck();
  const { output } = await client.print.kit({ ...wish, deck });
  const file = app.output(output);
  if (!file) throw new Error('There is no output.');
  const pdf = await readPdf(await readFile(file.path));
  expect(pdf.document.numPages).toBe(2);
  const page = await pdf.page(1);
  expect(page.view[2]).toBeCloseTo(210 * PT, 2);
  const texts = await textsOn(page);
  const [first, second] = texts.filter(({ text }) => text === 'Pawn 0/2');
  expect(second!.x - first!.x).toBeCloseTo(63.5 * PT, 2);
  const names = ['Pawn 0/2', 'Pawn 1/0', 'Two Toys', 'Stage Fright'];
  const named = [...texts, ...(await textsOn(await pdf.page(2)))].filter(({ text }) => names.includes(text));
  expect(named).toHaveLength(10);
  const { fnArray } = await page.getOperatorList();
  expect(fnArray.filter((operator) => operator === OPS.paintImageXObject).length).toBeGreaterThan(0);
  await pdf.close();
});
