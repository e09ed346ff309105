import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KotcCard as Card } from '../../../src-main/games/kotc/cards/card.js';
import { kotcFactsOf } from '../../../src-main/games/kotc/cards/facts.js';
import { fit, needsFacts } from '../../../src-main/collection/query/fit.js';
import { parse } from '../../../src-main/collection/query/parse.js';
import { DAY, FIRST_STEPS, NOW, namesFound, subjectOf, worldOf } from './support.js';

const picture = { id: `${'a'.repeat(32)}.png`, fit: 'cover', zoom: 1, x: 0, y: 0 } as const;
const crop = { left: 0, top: 0, right: 0, bottom: 0 };
const fox = subjectOf({
  name: 'Ember Fox',
  cost: 9,
  offense: 3,
  defense: 4,
  text: 'GREED: Draw 2 cards.',
  flavor: 'Warm to the touch.',
  tags: ['fire', 'Draft 2'],
  favourite: true,
  picture: { ...picture, crop },
  set: { id: FIRST_STEPS, number: 12 },
  licence: 'CC BY-SA 4.0',
});
const drake = subjectOf(
  {
    name: 'Sea Drake',
    edition: 9,
    cost: 2,
    offense: 7,
    defense: 1,
    text: 'Destroy the moon.',
    tags: ['water'],
    look: { template: 'large-print', frame: null, accent: null },
  },
  NOW - 10 * DAY,
);
const spark = subjectOf(
  { name: 'Spark', type: 'spell', text: 'Destroy target minion.', set: { id: FIRST_STEPS, number: null } },
  Date.UTC(2025, 3, 1),
);
const blank = subjectOf(
  { name: 'Spark', type: 'spell', edition: null, flavor: 'An ember.' },
  NOW - 1.5 * DAY,
);
const all = [fox, drake, spark, blank];
const decks = [{ name: 'Fire and Ash', cards: new Set([fox.card.id]) }];
const idOf = (name: string): string => ({ 'Ember Fox': 'fox', 'Sea Drake': 'drake' })[name] ?? 'spark';
const found = (query: string): string => namesFound(query, all, decks).map(idOf).join(' ');

describe('a search finds', () => {
  it.each([
    ['', 'fox drake spark spark'],
    ['ember', 'fox spark'],
    ['-ember', 'drake spark'],
    ['destroy', 'drake spark'],
    ['"destroy the"', 'drake'],
    ['"e sea" or fox', 'fox'],
    ['fox or drake', 'fox drake'],
    ['destroy (drake or minion)', 'drake spark'],
    ['t:minion', 'fox drake'],
    ['t:creature', 'fox drake'],
    ['t:mi', 'fox drake'],
    ['t!=minion', 'spark spark'],
    ['n:ember', 'fox'],
    ['n="ember fox"', 'fox'],
    ['n=ember', ''],
    ['o:destroy', 'drake spark'],
    ['o:none', 'spark'],
    ['ft:ember', 'spark'],
    ['l:by-sa', 'fox'],
    ['lvl<=3', 'drake'],
    ['lvl:none', 'spark spark'],
    ['lvl:blank', 'spark spark'],
    ['lvl:2..4', 'drake'],
    ['lvl:3..', 'fox'],
    ['lvl!=2', 'fox spark spark'],
    ['lvl:2,9', 'fox drake'],
    ['sp>hp', 'drake'],
    ['hp>=sp', 'fox'],
    ['e:14', 'fox spark'],
    ['e<14', 'drake'],
    ['e:none', 'spark'],
    ['legal:14', 'fox'],
    ['pruned:14', 'drake'],
    ['is:favourite', 'fox'],
    ['is:sealed', 'fox'],
    ['is:understood t:minion', 'fox'],
    ['is:dup', 'spark spark'],
    ['is:numbered', 'fox'],
    ['is:blank', 'spark'],
    ['has:picture', 'fox'],
    ['-has:flavor', 'drake spark'],
    ['set:"first steps"', 'fox spark'],
    ['set:fs', 'fox spark'],
    ['set:none', 'drake spark'],
    ['number>=10', 'fox'],
    ['tag:draft', 'fox'],
    ['tag=draft', ''],
    ['tag=fire', 'fox'],
    ['-tag:draft', 'drake spark spark'],
    ['tag:none', 'spark spark'],
    ['tag:fire,water', 'fox drake'],
    ['in:"fire and ash"', 'fox'],
    ['in:none', 'drake spark spark'],
    ['c:"draw cards"', 'fox'],
    ['c:draw', 'fox'],
    ['price:none', 'drake spark'],
    ['changed:7d', 'fox spark'],
    ['changed>7d', 'drake spark'],
    ['changed:today', 'fox'],
    ['changed:yesterday', 'spark'],
    ['changed:2026-11-20', 'spark'],
    ['changed:2026-11', 'fox drake spark'],
    ['changed<2026', 'spark'],
    ['look:format', 'fox spark spark'],
    ['frame:large', 'drake'],
    ['frame:"large print"', 'drake'],
    ['frame=large-print', 'drake'],
    ['frame:parchment', ''],
    ['n:mber', 'fox'],
    ['n:ox', ''],
    ['n:fo', 'fox'],
    ['o:estroy', ''],
    ['o:"destroy the"', 'drake'],
    ['o:"cards draw"', ''],
    ['o="destroy the moon"', 'drake'],
    ['o!="destroy the moon"', 'fox spark spark'],
    ['ft:none', 'drake spark'],
    ['lvl<2', ''],
    ['lvl<=2', 'drake'],
    ['lvl>2', 'fox'],
    ['lvl>=9', 'fox'],
    ['lvl:..2', 'drake'],
    ['lvl!=2,9', 'spark spark'],
    ['sp=hp', ''],
    ['sp!=hp', 'fox drake spark spark'],
    ['set=first', ''],
    ['set:first', 'fox spark'],
    ['set=fs,none', 'fox drake spark spark'],
    ['set!=fs', 'drake spark'],
    ['set!=none', 'fox spark'],
    ['set:nowhere', ''],
    ['tag!=fire', 'drake spark spark'],
    ['tag!=none', 'fox drake'],
    ['tag:fire,none', 'fox spark spark'],
    ['tag:ire', ''],
    ['in:fire', 'fox'],
    ['in=fire', ''],
    ['in!="fire and ash"', 'drake spark spark'],
    ['in:fire,none', 'fox drake spark spark'],
    ['c:none', 'drake spark spark'],
    ['c:draw,none', 'fox drake spark spark'],
    ['c!=draw', 'drake spark spark'],
    ['price>1', 'fox'],
    ['lvl!=price', 'drake spark spark'],
    ['changed>=7d', 'drake spark'],
    ['changed<7d', 'fox spark'],
    ['changed<=7d', 'fox spark'],
    ['changed>2025', 'fox drake spark'],
    ['changed>=2026-11-20', 'fox spark'],
    ['changed<=2026-11-20', 'drake spark spark'],
    ['changed<2026-11-20', 'drake spark'],
    ['changed>2026-11-20', 'fox'],
    ['changed!=2026', 'spark'],
    ['e:14 (destroy or ember)', 'fox spark'],
    ['-(destroy or e:none)', 'fox'],
    ['-ember -destroy', ''],
    ['fox or or drake', 'fox drake'],
    ['n:/^S/', 'drake spark spark'],
    ['n:/^s/', ''],
    ['n:/^s/i', 'drake spark spark'],
    ['o:/[Dd]raws? \\d+/', 'fox'],
    ['-o:/./', 'spark'],
    ['o=/Destroy the \\w+\\./', 'drake'],
    ['o=/Destroy/', ''],
    ['o!=/Destroy .*/', 'fox spark'],
    ['tag:/^Draft \\d$/', 'fox'],
    ['tag=/fire|water/', 'fox drake'],
    ['set:/steps$/i', 'fox spark'],
    ['in:/^Fire/', 'fox'],
    ['l:/SA 4\\.0/', 'fox'],
    ['t:/minion/', ''],
    ['ember n:/x$/', 'fox'],
    ['n:/^S/,/x$/', 'fox drake spark spark'],
    ['n:/(a+)+$/', ''],
  ])('%s: %s', (query, expected) => {
    expect(found(query)).toBe(expected);
  });

  it.each([
    ['set:nowhere', 'No set is called “nowhere”.', 4],
    ['set:fs,"no where"', 'No set is called “no where”.', 7],
    ['in:nowhere', 'No deck is called “nowhere”.', 3],
    ['c:zzz', 'No component is called “zzz”.', 2],
    ['set:/^Q/', 'No set is called “/^Q/”.', 4],
  ])('nothing by a name that there is not: %s', (query, sentence, start) => {
    const { remarks } = fit(parse(query).query, worldOf(all, decks));
    expect(remarks).toEqual([{ start, end: query.length, sentence, unfinished: false }]);
  });

  it.each(['set:fs', 'set:none', 'in:fire', 'in:none', 'c:draw', 'c:none', 'tag:nowhere'])(
    'without a remark: %s',
    (query) => expect(fit(parse(query).query, worldOf(all, decks)).remarks).toEqual([]),
  );

  it('in the name first, whatever else is asked', () => {
    expect(namesFound('ember e:14,none', [blank, fox])).toEqual(['Ember Fox', 'Spark']);
  });

  it('what prices tell', () => {
    const { price, spare } = kotcFactsOf(fox.card as Card);
    expect([found(`price:${price}`), found('lvl=price'), found('is:mispriced -is:blank')]).toEqual([
      'fox',
      'fox',
      '',
    ]);
    expect([found(`spare:${spare} t:minion`), found(`spare>${spare} t:minion`)]).toEqual(['fox', '']);
  });
});

describe('words and logic', () => {
  const terms = fc.constantFrom('ember', 'o:destroy', 'e:14', 't:spell', 'lvl<=3', 'set:fs', '"the touch"');
  const ids = (query: string): string[] => namesFound(query, all).toSorted();

  it('a minus finds the others, and De Morgan holds', () => {
    fc.assert(
      fc.property(terms, terms, (a, b) => {
        expect(ids(`-(${a} or ${b})`)).toEqual(ids(`-${a} -${b}`));
        expect(ids(`-(${a} ${b})`)).toEqual(ids(`-${a} or -${b}`));
        expect([...namesFound(a, all), ...namesFound(`-${a}`, all)].toSorted()).toEqual(ids(''));
        expect(ids(`${a} ${b}`)).toEqual(ids(`${b} ${a}`));
      }),
      { numRuns: 60 },
    );
  });
});

it('knows which searches need facts', () => {
  const needs = (query: string): boolean => needsFacts(parse(query).query);
  const cheap = ['fire', 't:minion lvl<=3', 'is:favourite', 'has:picture', 'lvl:2 or -set:x', 'sp>hp'];
  const dear = ['legal:11', 'a or -is:sealed', 'c:draw', 'price>3', 'lvl!=price', 'is:fav,playable'];
  expect([cheap.filter(needs), dear.filter((query) => !needs(query))]).toEqual([[], []]);
});
