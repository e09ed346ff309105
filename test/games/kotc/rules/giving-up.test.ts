import { describe, expect, test } from 'vitest';
import { offeredRules, type KotcRulesId } from '../../../../src-main/games/kotc/rules/rule-set.js';
import { givers, GivingUp, purposesOf } from './giving-up.js';

/** Everything else was met before that many games in every edition. */
const MOST_GAMES = 100;

const noReserves = 'the edition has no reserves';
const noImmortality = 'immortality counters came with the 11th Edition';
const rare = 'random games hardly ever come to it: giving-up-midway.test.ts proves it';

const seldom = 'random games hardly ever come to it, and who gives up in a game of two ends it';

const severalEnemies = 'it is asked where there are several enemies, and giving up ends only a game of two';

/** What an edition has words for and random games do not ask, and why. */
const unasked: Readonly<Record<KotcRulesId, Readonly<Record<string, string>>>> = {
  'kotc-06': {
    reserves: noReserves,
    exchange: noReserves,
    'exchange-for': noReserves,
    immortality: noImmortality,
    'self-remove': rare,
  },
  'kotc-09': { immortality: noImmortality, 'self-remove': rare },
  'kotc-10': { immortality: noImmortality, 'self-remove': rare },
  'kotc-11': { immortality: rare, 'self-remove': rare },
  'kotc-12': {
    'deploy-set': seldom,
    redraw: 'the edition has no redraw',
    remove: seldom,
    shield: seldom,
  },
  'kotc-13': {},
  'kotc-14': {},
  'kotc-15': {},
  'kotc-16': { gift: severalEnemies, granary: severalEnemies, copies: seldom, 'self-remove': seldom },
  'kotc-17': {
    gift: severalEnemies,
    granary: severalEnemies,
    'wound-enemy': severalEnemies,
    assassin: seldom,
    copies: seldom,
    craft: seldom,
    formation: seldom,
    'self-remove': seldom,
    undying: seldom,
  },
};

const listed = (reasons: Readonly<Record<string, string>>): string =>
  Object.entries(reasons)
    .map(([purpose, why]) => `${purpose} (${why})`)
    .join(', ') || 'none';

describe.each(offeredRules)('in random games of %s', (id, rules) => {
  test('players give up at everything that they or others are asked, and the game goes on or ends as it must', () => {
    const reasons = unasked[id as KotcRulesId];
    const giving = new GivingUp(rules);
    giving.search(MOST_GAMES, Object.keys(reasons));
    const all = purposesOf(rules.edition).length;
    console.log(
      `${id}: at ${all - giving.missing('the asked').length} of ${all} purposes somebody gave up, ${giving.count} times in ${giving.games} games; not at ${listed(reasons)}.`,
    );
    for (const giver of givers)
      expect(giving.missing(giver).sort(), giver).toEqual(Object.keys(reasons).sort());
    const kinds = ['act', 'cards', 'dice', 'number', 'options', 'order', 'players'];
    expect([...giving.kinds].sort()).toEqual(expect.arrayContaining(kinds));
  }, 60_000);
});
