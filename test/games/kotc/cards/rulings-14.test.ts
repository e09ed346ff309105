import { describe, expect, test } from 'vitest';
import { guideRulesOf } from '../../../../src-main/games/kotc/cards/editions.js';
import { readText } from '../../../../src-main/games/kotc/cards/language/read.js';
import { judgeStats } from '../../../../src-main/games/kotc/cards/law/stats-law.js';
import { vocabularyOf } from '../../../../src-main/games/kotc/cards/vocabulary/vocabulary.js';
import { guideTest, inWordsOf, type ModernGuide } from './by-guides.js';
import { broken, costOf, idsIn, judged, rulesOf } from './judging.js';

/** Two costs of one ability (K13-BLD-25, K14-BLD-25). */
const joined = (edition: ModernGuide, one: string, other: string): string =>
  `${one}${guideRulesOf(edition).joinsCosts === 'also' ? ', also' : ' and'} ${other}→`;

/** What the guides leave open about building, decided by the rulings at the end of the rule lists. */
describe('the parts of an ability', () => {
  test('[K14-Q-86] one target selection for each sub-ability, not for the whole ability', () => {
    const twice = 'Target 1 in-play card; bounce it. Target up to 2 of your resources; sheathe the targets.';
    expect(broken(14, 'spell', twice)).toEqual([]);
    const [ability] = readText(twice, 'spell', 14).abilities;
    expect(ability?.parts.map(({ target }) => target?.id)).toEqual([
      'target-in-play',
      'target-your-resources',
    ]);
    const stacked = 'Target 1 in-play card; target up to 2 of your resources; bounce the targets.';
    expect(broken(14, 'spell', stacked)).toEqual(['K14-BLD-09']);
  });

  guideTest('[K12…17-Q-87] an ability has no activation cost, one or several', (edition) => {
    const both = joined(edition, 'Self-exhaust 1 resource', 'self-bounce 1 in-play card');
    const costs = ['', 'Self-exhaust 1 resource→', both];
    for (const [count, cost] of costs.entries()) {
      const text = inWordsOf(edition, `${cost}Draw 2 cards.`);
      expect(broken(edition, 'spell', text)).toEqual([]);
      expect(readText(text, 'spell', edition).abilities[0]?.costs).toHaveLength(count);
    }
  });

  test('[K14-Q-88] an effect on targets without a target selection is refused, and has no level', () => {
    expect(broken(14, 'spell', 'Draw 1 card. Destroy the targets.')).toEqual(['K14-Q-88']);
    expect(judged(14, 14, 'Destroy the targets.')).toMatchObject({ status: 'invalid', cost: null });
  });

  guideTest('[K12…17-Q-91] an effect and a cost may be used twice, and each is counted', (edition) => {
    expect(broken(edition, 'spell', 'Draw 1 card, then draw 2 cards.')).toEqual([]);
    // Drawing counts twice as much since the 13th, burying a resource since the 16th.
    expect(costOf(edition, 'spell', 'Draw 1 card, then draw 2 cards.')).toBe(edition === 12 ? '3' : '6');
    const costs = joined(edition, 'Self-bury 1 resource', 'self-bury 2 resources');
    const paidTwice = inWordsOf(edition, `${costs}Draw 4 cards.`);
    expect(broken(edition, 'spell', paidTwice)).toEqual([]);
    expect(costOf(edition, 'spell', paidTwice)).toBe(edition === 12 ? '1' : edition < 16 ? '5' : '2');
  });

  guideTest('[K12…17-Q-92] names of abilities are capitals and not empty; two may be the same', (edition) => {
    const named = (first: string, second: string): string[] =>
      broken(edition, 'creature', `${first}Draw 1 card.\n${second}Draw 2 cards.`);
    expect(named('ROAR: ', 'ROAR: ')).toEqual([]);
    expect(named('ROAR: ', '')).toEqual([`K${edition}-BLD-18`]);
    expect(named(': ', 'ROAR: ')).not.toEqual([]);
    expect(named('Roar: ', 'ROAR: ')).toEqual([`K${edition}-BLD-18`]);
  });
});

describe('numbers', () => {
  guideTest(
    '[K12…17-Q-89] more excavated cards may be targeted than are excavated; the level grows all the same',
    (edition) => {
      const excavating = (y: number): string =>
        `Excavate 2 cards and target up to ${y} excavated cards; bounce the targets.`;
      expect(broken(edition, 'spell', excavating(7))).toEqual([]);
      // t = (2 + 4y)/5 and bouncing counts 2t, in the 12th t.
      const levels = edition === 12 ? ['2', '6', '10'] : ['4', '12', '20'];
      expect([2, 7, 12].map((y) => costOf(edition, 'spell', excavating(y)))).toEqual(levels);
    },
  );

  guideTest('[K12…17-Q-90] SP and HP are whole numbers', (edition) => {
    const rules = (offense: number, defense: number): string[] =>
      judgeStats({ type: 'creature', offense, defense }, edition).map(({ rule }) => rule);
    expect(rules(3, 0)).toEqual([]);
    expect(rules(1.5, 2)).toEqual([`K${edition}-BLD-02`]);
    expect(rules(1, 2.5)).toEqual([`K${edition}-BLD-03`]);
  });

  guideTest('[K12…17-Q-95] removing counters counts x·t/2', (edition) => {
    const removing = (x: number, t: number): string =>
      inWordsOf(edition, `Target up to ${t} in-play cards; remove up to ${x} counters from each target.`);
    expect(costOf(edition, 'spell', removing(3, 4))).toBe('6');
    expect(costOf(edition, 'spell', removing(4, 3))).toBe('6');
    expect(costOf(edition, 'spell', removing(3, 3))).toBe('5');
  });

  test('[K17-Q-95] paying HP counts x/4, destroying the top of the deck x/6', () => {
    const level = (cost: string): string | null => costOf(17, 'spell', `${cost}Draw 4 cards.`);
    expect(['Pay 4 HP→', 'Pay 8 HP→', 'Pay 5 HP→', 'Pay 3 HP→'].map(level)).toEqual(['7', '6', '7', '8']);
    const destroying = (x: number): string => `Self-destroy ${x} cards on top of your deck→`;
    expect([6, 12, 5, 11].map((x) => level(destroying(x)))).toEqual(['7', '6', '8', '7']);
  });
});

describe('what is left over from other editions', () => {
  test('[K14-Q-100] no cost removes counters, and nothing is redacted, limited or revised in its cost', () => {
    const all = [...vocabularyOf(14).byId.values()];
    const costs = all.filter(({ id }) => id.startsWith('cost-'));
    expect(costs).toHaveLength(11);
    expect(costs.filter(({ phrase }) => /counter/i.test(phrase.template))).toEqual([]);
    expect(broken(14, 'spell', 'Remove 1 counter from this card→Draw 1 card.')).not.toEqual([]);
    expect(all.filter(({ redacted, repriced }) => redacted !== null || repriced !== null)).toEqual([]);
    expect(all.filter(({ limits }) => Object.keys(limits).length > 0)).toEqual([]);
  });

  guideTest('[K12…17-Q-100] nothing is redacted, and every text of the edition is read', (edition) => {
    const all = [...vocabularyOf(edition).byId.values()];
    expect(all.filter(({ redacted }) => redacted !== null)).toEqual([]);
    expect(all.filter(({ limits }) => Object.keys(limits).length > 0)).toEqual([]);
    const removing = 'Remove 1 counter on this card→Draw 1 card.';
    expect(broken(edition, 'spell', removing).length > 0).toBe(edition < 16);
  });

  test('[K13-Q-94] [K14-Q-94] the pictured cards are of the 12th: pruned, and no measure for levels', () => {
    const pictured = judged(14, 12, '', { type: 'creature', offense: 1, defense: 5, cost: 2 });
    expect(pictured).toMatchObject({ status: 'pruned', playable: false });
    expect(rulesOf(pictured)).toEqual(['K14-REF-02']);
    expect(costOf(14, 'creature', '', 1, 5)).toBe('4');
    expect(judged(14, 14, '', { type: 'creature', offense: 1, defense: 5, cost: 2 }).status).toBe('invalid');
  });

  test('[K12-Q-94] the pictured card is priced as the 12th has it, and may be used there', () => {
    expect(costOf(12, 'creature', '', 1, 5)).toBe('2');
    const pictured = { type: 'creature', offense: 1, defense: 5, cost: 2 } as const;
    expect(judged(12, 12, '', pictured)).toMatchObject({ status: 'legal', playable: true });
    expect(judged(12, 12, '', { ...pictured, cost: 4 }).status).toBe('invalid');
  });

  test('[K14-Q-106] a card of the 13th keeps its printed level and text; outdated text is still replaced', () => {
    const text = 'Self-bury 1 in-play card→Draw 1 card.';
    expect(judged(14, 13, text, { cost: 1 })).toMatchObject({ status: 'legal', playable: true, text });
    for (const edition of [13, 14]) expect(judged(14, edition, text, { cost: 9 }).status).toBe('invalid');
    expect(judged(14, 14, text, { cost: 1 }).status).toBe('invalid');
    const outdated =
      'When this card in your hand is destroyed (ghost-play, must pay resource cost): Draw 2 cards.';
    expect(judged(14, 13, outdated, { cost: 4 })).toMatchObject({
      status: 'refurbished',
      playable: true,
      text: 'When this card in your hand is destroyed (hex-play): Draw 2 cards.',
    });
    expect(idsIn(14, 'spell', outdated)).toContain('cond-this-hand-destroyed');
  });
});
