import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { KotcCard as Card } from '../../../src-main/games/kotc/cards/card.js';
import { readCardFile } from '../../../src-main/games/card-files.js';
import { cardwright, Desk, idOf } from './harness.js';

async function json(...args: string[]): Promise<unknown> {
  const { code, out, err } = await cardwright(...args, '--json');
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out);
}

const minion = ['price', '--edition', '14', '--type', 'minion', '--sp', '1', '--hp', '3'];

test('price says cost, canonical text and components of a minion', async () => {
  expect(await json(...minion, '--text', 'GREED: draw 2 cards.')).toMatchObject({
    edition: 14,
    type: 'minion',
    cost: 7,
    canonicalText: 'GREED: Draw 2 cards.',
    abilities: [
      {
        name: 'GREED',
        cost: 4,
        components: [{ id: 'effect-draw', kind: 'effect', values: { x: 2 }, cost: '4' }],
      },
    ],
    problems: [],
    changes: [{ where: 'defense', from: 3, to: 4, unused: '0' }],
  });
});

test('price takes several abilities, a line each, also as a shell writes a line end', async () => {
  for (const lineEnd of ['\n', '\\n']) {
    const priced = await json(...minion, '--text', `A: Draw 1 card.${lineEnd}B: 3-dice-heal yourself.`);
    expect(priced).toMatchObject({
      cost: 8,
      abilities: [
        { name: 'A', cost: 2 },
        { name: 'B', cost: 3 },
      ],
    });
  }
});

test('price of a creature of the older editions has its caveat, and costs of abilities as exact numbers', async () => {
  const text = 'This creature cannot attack.\nExhaust 1 of your resources. Increase your hitpoints by 1.';
  const args = ['--type', 'creature', '--offense', '3', '--defense', '6', '--text', text];
  expect(await json('price', '--edition', '9', ...args)).toMatchObject({
    type: 'creature',
    cost: 4,
    caveat: { id: 'caveat-cannot-attack', kind: 'caveat', values: {}, cost: '2' },
    abilities: [{ name: null, cost: '3/2' }],
  });
});

test('price of what cannot be read points at it and has no cost', async () => {
  const priced = await json(
    'price',
    '--edition',
    '14',
    '--type',
    'spell',
    '--text',
    'Draw 1 card. Draw two cards.',
  );
  expect(priced).toMatchObject({
    cost: null,
    canonicalText: null,
    abilities: [{ components: [{ id: 'effect-draw' }] }],
    problems: [{ start: 13, end: 28, rule: 'K14-BLD-13', nearest: 'draw x cards.' }],
  });
});

test('price for people is a receipt', async () => {
  const { code, out } = await cardwright(...minion, '--text', 'GREED: Draw 2 cards.');
  expect([code, out.split('\n')]).toEqual([
    0,
    [
      'SP and HP: 1 + 3 ÷ 2 = 3  (2.5 → 3: half a level unused)',
      '  Draw 2 cards: 2x = 2 × 2 = 4',
      'GREED: 4 = 4',
      'Level: 3 + 4 = 7',
      '',
    ],
  ]);
});

test('law says status, reasons with rules, and the text as read', async () => {
  const law = (...args: string[]) => json('law', '--type', 'spell', ...args);
  expect(await law('--edition', '8', '--play', '11', '--text', 'Draw 2 cards.')).toMatchObject({
    status: 'banned',
    reasons: [{ rule: 'K11-COST-02' }, { rule: 'K11-COST-09' }],
    text: 'Draw 2 cards.',
  });
  const old = 'Activate when you take damage. Draw 2 cards.';
  expect(await law('--edition', '9', '--play', '11', '--cost', '3', '--text', old)).toMatchObject({
    status: 'refurbished',
    text: 'Activate when you take at least 5 damage. Draw 2 cards.',
  });
  expect(await law('--edition', 'none', '--play', '14', '--text', 'Draw 2 cards.')).toMatchObject({
    status: 'invalid',
    reasons: [{ rule: 'K14-REF-01' }],
  });
  expect(await law('--edition', '12', '--play', '14', '--text', 'Draw 2 cards.')).toMatchObject({
    status: 'pruned',
  });
  expect(await law('--edition', '14', '--play', '14', '--cost', '4', '--text', 'Draw 2 cards.')).toEqual({
    status: 'legal',
    reasons: [],
    text: 'Draw 2 cards.',
  });
  for (let edition = 1; edition <= 17; edition += 1) {
    const judged = await law(
      '--edition',
      String(edition),
      '--play',
      '6',
      '--cost',
      '8',
      '--text',
      'Draw 2 cards.',
    );
    expect(judged).toMatchObject({ status: 'legal' });
  }
});

const spell = (more: Partial<Card>): Partial<Card> => ({
  type: 'spell',
  edition: 14,
  cost: 4,
  text: 'Draw 2 cards.',
  ...more,
});

test('law knows the 10th Edition, between the costs of the 9th and those of the 11th', async () => {
  const text = 'Target up to 2 cards in play. Destroy all targets.';
  const law = (play: string) =>
    json('law', '--type', 'spell', '--edition', '10', '--cost', '16', '--text', text, '--play', play);
  expect(await law('10')).toEqual({ status: 'legal', reasons: [], text });
  expect(await law('11')).toMatchObject({ status: 'banned' });
});

test('price counts Ultra Points in the 17th Edition, and nowhere else', async () => {
  const pricedIn = (edition: string, text: string) =>
    json('price', '--edition', edition, '--type', 'spell', '--text', text);
  const ultra = 'Target all level 4 or lower on-field minions; destroy the targets.';
  expect(await pricedIn('17', ultra)).toMatchObject({ cost: 8, ultraPoints: 2 });
  expect(await pricedIn('17', 'Draw 2 cards.')).toMatchObject({ cost: 4, ultraPoints: 0 });
  expect(await pricedIn('16', 'Draw 2 cards.')).not.toHaveProperty('ultraPoints');
  const { out } = await cardwright('price', '--edition', '17', '--type', 'spell', '--text', ultra);
  expect(out).toMatch(/\nUltra Points: 2 = 2\n$/);
});

test('an edition without rules here is refused, and those that there are are named', async () => {
  const { code, out, err } = await cardwright('vocabulary', '--edition', '8');
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain('6, 9, 10, 11, 12, 13, 14, 15, 16 or 17');
});

test('check judges cards and decks', async () => {
  const desk = new Desk();
  desk.card('good.card.json', 1, spell({ name: 'Good' }));
  desk.card('dear.card.json', 2, spell({ name: 'Dear', cost: 5 }));
  desk.deck('deck.deck.json', [{ card: idOf(1), name: 'Good', copies: 40 }]);
  desk.deck('short.deck.json', [
    { card: idOf(1), name: 'Good', copies: 38 },
    { card: idOf(2), name: 'Dear', copies: 1 },
  ]);
  const files = ['deck.deck.json', 'short.deck.json', 'dear.card.json'].map((name) => desk.path(name));
  expect(await json('check', ...files, '--play', '14')).toMatchObject({
    play: 14,
    cards: [
      { name: 'Good', id: idOf(1), status: 'legal' },
      { name: 'Dear', id: idOf(2), status: 'invalid', reasons: [{ rule: 'K14-LVL-12' }] },
    ],
    decks: [
      { legal: true, size: 40, reasons: [] },
      { legal: false, size: 39, reasons: [{ rule: 'K14-SET-01' }, { rule: 'K14-SET-05' }] },
    ],
  });
});

test.each([
  ['6', 89],
  ['9', 93],
  ['10', 106],
  ['11', 109],
  ['14', 55],
])('vocabulary lists the %sth Edition', async (edition, count) => {
  const { components } = (await json('vocabulary', '--edition', edition)) as {
    components: { id: string; text: string; price: string; redacted: number | null }[];
  };
  expect(components).toHaveLength(count);
  const draw = components.find(({ id }) => id === 'effect-draw');
  expect(draw).toMatchObject({
    text: edition === '14' ? 'draw {x} cards.' : 'Draw {x} cards.',
    price: edition === '6' ? '4x' : '2x',
    redacted: null,
  });
});

test('upgrade writes a new card of the other edition and says what was lost', async () => {
  const desk = new Desk();
  const text = 'Pay 2 hitpoints. Target up to 1 card in play. Destroy all targets.';
  const card = desk.card('old.card.json', 1, spell({ edition: 6, cost: 6, text }));
  const out = desk.path('new/new.card.json');
  expect(await json('upgrade', desk.path('old.card.json'), '--to', '14', '--out', out)).toMatchObject({
    from: 6,
    to: 14,
    before: { text, cost: 6 },
    after: { text: 'Target 1 in-play card; destroy the target.', cost: 2 },
    status: 'legal',
    lost: [{ text: 'Pay 2 hitpoints' }],
  });
  const written = readCardFile(readFileSync(out, 'utf8'));
  expect(written).toMatchObject({ kind: 'good', content: { edition: 14, cost: 2, name: card.name } });
  expect(written.kind === 'good' && written.content.id).not.toBe(card.id);
});

test.each([
  ['an edition that is none', ['price', '--edition', '7', '--type', 'spell', '--text', 'Draw 1 card.']],
  ['a type that is none', ['price', '--edition', '9', '--type', 'trap', '--text', 'Draw 1 card.']],
  ['a minion without HP', ['price', '--edition', '14', '--type', 'minion', '--sp', '1', '--text', '']],
  ['SP and offense', [...minion, '--offense', '2', '--text', '']],
  ['a design edition beyond 17', ['law', '--edition', '18', '--play', '9', '--type', 'spell', '--text', 'x']],
  ['no rules', ['law', '--edition', '9', '--type', 'spell', '--text', 'x']],
  ['nothing to check', ['check', '--play', '14']],
])('%s is wrong usage: exit 2, one sentence', async (_what, args) => {
  const { code, out, err } = await cardwright(...args);
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(/^[^\n]{10,200}[.!?]\n$/);
});

test('design proposes cards of a level that do what is said, each with its receipt', async () => {
  const args = ['design', '--edition', '14', '--type', 'minion', '--level', '5', '--with', 'destroy'];
  expect(await json(...args, '--most', '2', '--sp', '1')).toMatchObject({
    edition: 14,
    type: 'minion',
    cost: 5,
    understood: [{ words: 'destroy', kind: 'effect' }],
    proposals: [{ card: { cost: 5, offense: 1 } }, { card: { cost: 5, offense: 1 } }],
    because: null,
  });
  const { code, out } = await cardwright(...args, '--most', '1');
  expect([code, out]).toEqual([
    0,
    expect.stringMatching(/^“destroy”: destroy the targets\.\n\n1\.\n[^]*Level: .* = 5\n$/),
  ]);
  const none = await cardwright(
    'design',
    '--edition',
    '9',
    '--type',
    'spell',
    '--cost',
    '5',
    '--with',
    'fly',
    '--strict',
  );
  expect([none.code, none.out]).toEqual([3, expect.stringContaining('has nothing like “fly”')]);
  const free = await cardwright('design', '--edition', 'magic-classic', '--type', 'Instant', '--cost', '5');
  expect([free.code, free.err]).toEqual([1, expect.stringContaining('have no prices')]);
});
