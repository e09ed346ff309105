import { describe, expect, test } from 'vitest';
import { magicCards, type MagicCard } from '../../../../src-main/games/magic/cards/card.js';
import { magicTexts } from '../../../../src-main/games/magic/plug/card-language.js';
import { rulesOf } from '../../../rule-lists.js';

const cardWith = (text: string): MagicCard =>
  ({ ...magicCards.blank('a'), name: 'Fen Warden', typeLine: 'Creature — Elf', text }) as MagicCard;

test('a click takes the nearest reading, and leaves the other paragraphs alone [MC-Q-137]', () => {
  const text = 'Flying\n{T}: Add {G} to your mana pol.';
  const { understood, problems, paragraphs } = magicTexts.read(cardWith(text));
  expect(understood).toBe(false);
  expect(paragraphs.map((one) => one.understood)).toEqual([true, false]);
  expect(problems.filter(({ at }) => at !== null)).toMatchObject([
    {
      rule: 'MC-Q-137',
      at: { start: text.indexOf('pol'), end: text.indexOf('pol') + 3 },
      fixes: [{ change: { text: 'Flying\n{T}: Add {G} to your mana pool.' } }],
    },
  ]);
});

test('another wording is offered in the words of the Classic Edition', () => {
  const { understood, fixes } = magicTexts.read(cardWith('This cannot attack'));
  expect(understood).toBe(true);
  expect(fixes).toMatchObject([{ change: { text: "Fen Warden can't attack." } }]);
});

test('each part of the grammar is listed once, kinds together', () => {
  const kinds = magicTexts.parts.map(({ kind }) => kind);
  const runs = kinds.filter((kind, nth) => kind !== kinds[nth - 1]);
  expect(new Set(kinds).size).toBe(runs.length);
  expect(new Set(magicTexts.parts.map(({ id }) => id)).size).toBe(187);
});

test('a paragraph is told with what it does, and by which rules', () => {
  const text = 'Flying\n{T}: Destroy target creature an opponent controls.\nNonsense';
  const { sentences, paragraphs } = magicTexts.read(cardWith(text));
  expect(sentences.map(({ at }) => text.slice(at.start, at.end))).toEqual(paragraphs.map((one) => one.text));
  const [flying, ability, nonsense] = sentences;
  expect(flying?.does).toEqual([
    { says: 'Flying: only creatures that have flying can block it.', rule: 'MC-KW-12' },
  ]);
  expect(ability?.does.map(({ rule }) => rule)).toEqual([
    'MC-TYPE-07',
    'MC-TYPE-31',
    'MC-RES-05',
    'MC-GLO-06',
  ]);
  expect(ability?.does[2]?.says).toContain('creature an opponent controls');
  expect(ability?.parts).toEqual(expect.arrayContaining(['MC-GR-02', 'MC-GR-14', 'MC-GR-58', 'MC-GR-103']));
  expect(nonsense).toMatchObject({ words: null, parts: [], does: [] });
});

test('a reminder is put behind its keyword and taken away, and words of its maker stay [MC-CARD-19]', () => {
  const read = (text: string) => magicTexts.read(cardWith(text)).sentences[0]?.reminders ?? [];
  const takes = (text: string, nth: number): string => String(read(text)[nth]?.fix.change['text']);
  const first = takes('flying, trample', 1);
  expect(first).toMatch(/^flying, trample \(Damage .*\)$/u);
  expect(read(first).map(({ shown }) => shown)).toEqual([false, true]);
  const both = takes(first, 0);
  expect(read(both).map(({ shown }) => shown)).toEqual([true, true]);
  expect(takes(takes(both, 1), 0)).toBe('flying, trample');
  const own = 'Flying (As all gulls do.)';
  expect(takes(takes(own, 0), 0)).toBe(own);
});

test('several abilities in one line are told one after the other, and written below each other', () => {
  const [line, ...more] = magicTexts.read(cardWith('Flying. {T}: Draw a card.')).sentences;
  expect(more).toEqual([]);
  expect(line).toMatchObject({
    words: 'Flying\n{T}: Draw a card.',
    reword: { change: { text: 'Flying\n{T}: Draw a card.' } },
    reminders: [],
  });
  expect(line?.does.map(({ rule }) => rule)).toEqual(['MC-KW-12', 'MC-TYPE-07', 'MC-TYPE-31']);
});

test.each([
  ['Sorcery', ['power', 'toughness', 'colors']],
  ['Land', ['manaCost', 'power', 'toughness', 'colors']],
  ['Artifact Creature — Golem', ['colors']],
  ['Token Creature — Elf', ['manaCost']],
  ['', ['colors']],
])('a card of the type “%s” leaves fields blank', (typeLine, idle) => {
  expect(magicTexts.read({ ...cardWith(''), typeLine }).idle).toEqual(idle);
});

test('what the law finds is said of the field that it is about', () => {
  const { problems } = magicTexts.read({ ...cardWith(''), manaCost: '2Q', power: '1' });
  expect(problems.map(({ field, rule }) => [field, rule])).toEqual([
    ['manaCost', 'MC-CARD-03'],
    ['toughness', 'MC-CARD-20'],
  ]);
});

describe('each part is offered in words that the cards that say it can read', () => {
  const { parts: offered } = magicTexts.grammar();
  const rules = new Set(Object.keys(rulesOf('magic-classic')));
  const lines = { spell: 'Instant', permanent: 'Creature — Elf', attached: 'Enchant Creature' } as const;

  test.each(Object.entries(lines))('%s', (says, typeLine) => {
    const card = { ...cardWith(''), typeLine };
    expect(magicTexts.read(card).says).toBe(says);
    const able = offered.filter(({ texts }) => texts[says] !== undefined);
    expect(able.length).toBeGreaterThan(60);
    // What a permanent says, an attached one says in the same words.
    const told = able.filter(({ texts }) => says === 'permanent' || texts[says] !== texts['permanent']);
    for (const { id, texts } of told) {
      const text = (texts[says] ?? '').replaceAll('~', card.name);
      const { understood, sentences } = magicTexts.read({ ...card, text });
      expect([id, understood, sentences.some(({ parts }) => parts.includes(id))]).toEqual([id, true, true]);
      const cited = sentences.flatMap(({ does }) => does.map(({ rule }) => rule));
      expect([id, cited.length > 0, cited.filter((rule) => !rules.has(rule))]).toEqual([id, true, []]);
    }
  });

  test('and nearly every part can be said by some card', () => {
    const silent = offered.filter(({ texts }) => Object.keys(texts).length === 0).map(({ id }) => id);
    expect(silent).toEqual(['MC-GR-177', 'MC-GR-178']);
  });
});

test.each([
  ['Creature — Elf', { manaCost: '{G}' }, ['Set the power to 1', 'Set the toughness to 1']],
  ['Land', { manaCost: '{2}{G}', power: '3' }, ['Take the mana cost away', 'Take the power away']],
  [
    'Artifact Creature — Golem',
    { manaCost: '{X}{2}{U}', power: '1', toughness: '1' },
    ['Set the mana cost to {X}{3}'],
  ],
  ['Artifact Creature — Golem', { power: '1', toughness: '1' }, ['Set the mana cost to {0}']],
])(
  'one click puts right what a card of the type %s may not say [MC-CARD-03] [MC-CARD-20] [MC-CARD-23] [MC-CARD-30] [MC-CARD-32]',
  (typeLine, printed, titles) => {
    const card = { ...cardWith(''), typeLine, ...printed } as MagicCard;
    const fixes = magicTexts.read(card).problems.flatMap((one) => one.fixes);
    expect(fixes.map(({ title }) => title)).toEqual(titles);
    const fixed = Object.assign(structuredClone(card), ...fixes.map(({ change }) => change));
    expect(magicTexts.read(fixed as MagicCard).problems).toEqual([]);
  },
);
