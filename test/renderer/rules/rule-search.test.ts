import { describe, expect, test } from 'vitest';
import { countOfRules, searchRules, type Piece } from '../../../src-renderer/shared/rules/rule-search.js';
import { rulebookOf } from '../../../src-renderer/games/kotc/rules/rule-id.js';
import { ruleList } from '../../rule-lists.js';

const sections = [
  {
    title: 'Chains',
    rules: [
      { id: 'K14-CHN-01', text: 'A chain begins with link 1.' },
      { id: 'K14-CHN-02', text: 'Its player’s Exhausted minions stay.' },
    ],
  },
  { title: 'Battles', rules: [{ id: 'K14-BAT-01', text: 'Nobody joins a chain in a battle.' }] },
];
const find = (query: string): string[] =>
  searchRules({ sections }, query).flatMap(({ rules }) => rules.map(({ id }) => id.slice(4)));
const shown = (pieces: readonly Piece[] | undefined): string =>
  (pieces ?? []).map(({ text, hit }) => (hit ? `[${text}]` : text)).join('');

describe('rules are found', () => {
  test('all, while nothing is looked for, and none is marked', () => {
    expect(find('  ')).toEqual(['CHN-01', 'CHN-02', 'BAT-01']);
    const [first] = searchRules({ sections }, '');
    expect([shown(first?.titlePieces), shown(first?.rules[0]?.text)]).toEqual([
      'Chains',
      'A chain begins with link 1.',
    ]);
  });

  test('by words, all of which must occur, in any order and case', () => {
    expect(find('CHAIN begins')).toEqual(['CHN-01']);
    expect(find('battle chain')).toEqual(['BAT-01']);
    expect(find('battle link')).toEqual([]);
  });

  test('by the title of their section', () => {
    expect(find('chains exhausted')).toEqual(['CHN-02']);
  });

  test('by their id or a part of it', () => {
    expect(find('k14-chn')).toEqual(['CHN-01', 'CHN-02']);
    expect(find('K14-BAT-01')).toEqual(['BAT-01']);
  });

  test('with the apostrophe that keyboards have', () => {
    expect(find("player's")).toEqual(['CHN-02']);
  });

  test('with the words marked where they stand, also where they overlap', () => {
    const [chains, battles] = searchRules({ sections }, 'chain ch');
    expect(shown(chains?.titlePieces)).toBe('[Chain]s');
    expect(shown(chains?.rules[0]?.text)).toBe('A [chain] begins with link 1.');
    expect(shown(chains?.rules[0]?.idPieces)).toBe('K14-[CH]N-01');
    expect(shown(battles?.rules[0]?.text)).toBe('Nobody joins a [chain] in a battle.');
  });

  test('in a whole rulebook, by every id', () => {
    const whole = ruleList('kotc-14').sections.map(({ title, rules }) => ({
      title,
      rules: Object.entries(rules).map(([id, text]) => ({ id, text })),
    }));
    const ids = whole.flatMap(({ rules }) => rules.map(({ id }) => id));
    expect(countOfRules(searchRules({ sections: whole }, ''))).toBe(ids.length);
    for (const id of ids.slice(0, 40)) {
      const found = searchRules({ sections: whole }, id).flatMap(({ rules }) => rules.map((rule) => rule.id));
      expect(found).toContain(id);
    }
  });
});

test('the id of a rule says its rulebook', () => {
  expect([rulebookOf('K09-CHN-12'), rulebookOf('kotc-14'), rulebookOf('X14-CHN-12')]).toEqual([
    'kotc-09',
    null,
    null,
  ]);
});
