import { describe, expect, it } from 'vitest';
import type { KotcCard as Card } from '../../src-main/games/kotc/cards/card.js';
import { fox, start } from './start.js';

const ID = '00000000-0000-4000-8000-000000000001';
const minion = (change: Partial<Card> = {}): Card => ({ ...fox, id: ID, offense: 1, defense: 3, ...change });

describe('the card language over the contract', () => {
  it('offers the vocabulary of an edition with prices, marks and limits', async () => {
    const { client } = await start();
    const modern = await client.language.vocabulary({ edition: 'kotc-14' });
    expect(modern.groups.map(({ kind }) => kind)).toEqual(['effect', 'target', 'condition', 'cost']);
    const draw = modern.groups[0]?.components.find(({ phrase }) => phrase === 'draw x cards.');
    expect(draw).toMatchObject({ kind: 'effect', variables: ['x'], adds: '+2 per card' });
    const classic = await client.language.vocabulary({ edition: 'kotc-11' });
    expect(classic).toMatchObject({ manyCosts: false, subAbilities: false, needsNames: false });
    const all = classic.groups.flatMap(({ components }) => components);
    expect(all).toHaveLength(109);
    expect(all.filter(({ redacted }) => redacted !== null).length).toBeGreaterThan(0);
    expect(classic.rules.oneCost).toBe('K11-BLD-07');
    const tenth = await client.language.vocabulary({ edition: 'kotc-10' });
    expect(tenth.rules.oneCost).toBe('K11-BLD-07');
    expect(tenth.groups.flatMap(({ components }) => components).map(({ id }) => id)).not.toContain(
      'effect-all-draw',
    );
  });

  it('reads a card: blocks, receipt, seal and the law of every edition', async () => {
    const { client } = await start();
    const reading = await client.language.read({ card: minion({ cost: 7 }) });
    expect(reading).toMatchObject({
      edition: 'kotc-14',
      price: { cost: 7 },
      seal: true,
      playable: true,
      problems: [],
      fixes: [],
    });
    expect(reading.paragraphs).toMatchObject([
      { ability: { name: 'GREED' }, costs: ['4'], cost: '4', understood: true },
    ]);
    expect(reading.price?.sum.map(({ label, value }) => `${label} ${value}`)).toEqual([
      'SP 1',
      'HP 3/2',
      'ability 4',
    ]);
    expect(reading.price?.receipt.at(-1)).toMatchObject({ kind: 'total', value: '7' });
    expect(reading.price?.spare.map(({ change }) => change)).toContainEqual({ defense: 4 });
    expect(reading.law.map(({ edition, status }) => [edition, status])).toEqual([
      ['kotc-06', 'invalid'],
      ['kotc-09', 'invalid'],
      ['kotc-10', 'invalid'],
      ['kotc-11', 'invalid'],
      ['kotc-12', 'invalid'],
      ['kotc-13', 'invalid'],
      ['kotc-14', 'legal'],
      ['kotc-15', 'legal'],
      ['kotc-16', 'legal'],
      ['kotc-17', 'legal'],
    ]);
  });

  it('prices nothing that it cannot read, says where, and offers the nearest phrase', async () => {
    const { client } = await start();
    const text = 'GREED: Draw 2 cards.\nRUST: Draw 3 crads.';
    const reading = await client.language.read({ card: minion({ text }) });
    expect(reading).toMatchObject({
      understood: false,
      price: { cost: null },
      playable: false,
      seal: false,
    });
    const [problem] = reading.problems;
    expect(text.slice(problem?.at?.start, problem?.at?.end)).toBe('Draw 3 crads.');
    expect(problem).toMatchObject({ rule: 'K14-BLD-13', unreadable: true, nearest: 'draw x cards.' });
    expect(problem?.fixes[0]?.change.text).toBe('GREED: Draw 2 cards.\nRUST: Draw 3 cards.');
    expect(reading.paragraphs.map(({ understood }) => understood)).toEqual([true, false]);
  });

  it('tries out a few phrases for a text of hundreds of sentences that are in no guide, and lists all of them', async () => {
    const { client } = await start();
    const { problems } = await client.language.read({ card: minion({ text: 'draw a card. '.repeat(380) }) });
    expect(problems.filter(({ nearest }) => nearest === 'draw x cards.')).toHaveLength(380);
    expect(problems.filter(({ fixes }) => fixes.length > 0).length).toBeLessThanOrEqual(6);
  });

  it('tries out no other numbers on a card of hundreds of components', async () => {
    const { client } = await start();
    const read = (sentences: number) =>
      client.language.read({ card: minion({ text: `GREED: ${'Draw 2 cards. '.repeat(sentences)}` }) });
    const [few, many] = [await read(3), await read(300)];
    expect(few.price?.spare.length).toBeGreaterThan(0);
    expect([many.understood, many.price?.spare]).toEqual([true, []]);
  });

  it('offers to print the cost that follows and to word the text as the guide does', async () => {
    const { client } = await start();
    const { fixes, problems } = await client.language.read({
      card: minion({ cost: 6, text: 'draw 2 card.' }),
    });
    expect(fixes.map(({ change }) => change)).toEqual([{ text: 'ABILITY 1: Draw 2 cards.' }]);
    expect(problems.at(-1)).toMatchObject({
      field: 'cost',
      fixes: [{ title: 'Set the level to 7', change: { cost: 7 } }],
    });
  });

  it('writes abilities and leaves paragraphs alone that are given as text', async () => {
    const { client } = await start();
    const draw = {
      name: 'GREED',
      condition: null,
      costs: [],
      parts: [{ target: null, effects: [{ id: 'effect-draw', values: { x: 2 } }], joiners: [] }],
    };
    const abilities = [{ text: 'Words of no guide.' }, draw];
    const text = await client.language.write({ edition: 'kotc-14', type: 'creature', abilities });
    expect(text).toBe('Words of no guide.\nGREED: Draw 2 cards.');
    const wrong = [{ ...draw, condition: { id: 'no-such', values: {} } }];
    await expect(
      client.language.write({ edition: 'kotc-14', type: 'creature', abilities: wrong }),
    ).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });

  it('shows a card as another edition would have it and keeps nothing', async () => {
    const { client } = await start();
    const upgrade = await client.language.upgrade({ card: minion(), to: 'kotc-11' });
    expect(upgrade).toMatchObject({
      from: 'kotc-14',
      to: 'kotc-11',
      card: { edition: 11, text: 'GREED: Draw 2 cards.' },
    });
    expect(upgrade.kind).not.toBe('cannot');
    expect(upgrade.card).not.toHaveProperty('id');
    const lost = await client.language.upgrade({
      card: { ...minion(), text: 'Whoever sees it smiles.' },
      to: 'kotc-09',
    });
    expect(lost).toMatchObject({ kind: 'cannot', to: 'kotc-09' });
    expect(await client.cards.list()).toEqual([]);
  });

  it.each(['14', 'kotc-08', 'kotc-99', ''])('knows no guide of “%s”', async (edition) => {
    const { client } = await start();
    await expect(client.language.vocabulary({ edition })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

it('several abilities stand in the sum as one part, whatever they are called', async () => {
  const { client } = await start();
  const text = 'ABILITY 1: Draw 1 card.\nROAR: Draw 2 cards.';
  const { price } = await client.language.read({ card: minion({ text }) });
  expect(price?.sum.at(-1)).toEqual({ label: 'abilities', value: '2 + 4' });
});

it('[K14-BLD-02] a figure that is missing is a problem of its field', async () => {
  const { client } = await start();
  const { problems } = await client.language.read({ card: minion({ offense: null }) });
  expect(problems).toMatchObject([{ field: 'offense', because: 'SP is missing.' }]);
});

it("a caveat's relief stands in the sum", async () => {
  const { client } = await start();
  const text = 'You must exhaust 1 of your unexhausted creatures in play to summon this creature.';
  const card = minion({ edition: 9, offense: 3, defense: 5, text });
  const reading = await client.language.read({ card });
  expect(reading.price?.cost).toBe(3);
  expect(reading.price?.sum).toContainEqual({ label: 'caveat', value: '1', taken: true });
});

describe('marks over the contract', () => {
  it('are toggled, and stay where a text is worded anew', async () => {
    const { client } = await start();
    const done = await client.language.mark({
      game: 'kotc',
      text: 'GREED: Draw 2 cards.',
      start: 1,
      end: 2,
      style: 'bold',
    });
    expect(done).toEqual({ text: '**GREED**: Draw 2 cards.', start: 2, end: 7 });
    await expect(
      client.language.mark({ game: 'kotc', text: 'a', start: 0, end: 9, style: 'bold' }),
    ).rejects.toThrow();
    const reading = await client.language.read({
      card: minion({ edition: 14, cost: 7, text: '**GREED**: draw 2 cards' }),
    });
    const texts = [...reading.problems.flatMap(({ fixes }) => fixes), ...reading.fixes].flatMap(
      ({ change }) => change.text ?? [],
    );
    expect(texts).toContain('**GREED**: Draw 2 cards.');
  });
});
