import { describe, expect, test } from 'vitest';
import { blankCard } from '../../../../../src-main/games/kotc/cards/card.js';
import { card } from '../../../../../src-main/games/cards.js';
import { judgeCard } from '../../../../../src-main/games/kotc/cards/law/card-law.js';
import { hasPadlock } from '../../../../../src-main/games/kotc/cards/restrictions.js';
import { caveats } from '../../../../../src-main/games/kotc/cards/vocabulary/caveats.js';
import { capitalized } from '../../../../../src-main/engine/text.js';
import { caveatImpls } from '../../../../../src-main/games/kotc/rules/components/classic/caveats.js';
import type { Design } from '../../../../../src-main/games/kotc/rules/context.js';
import { designOf } from '../../../../../src-main/games/kotc/rules/components/design.js';
import { kotcRuleSets } from '../../../../../src-main/games/kotc/rules/rule-set.js';
import { inEditions } from '../../in-editions.js';
import { creature, play } from '../../scene.js';
import { filesIn } from '../../../../source-files.js';
import { importsOf } from '../../../../syntax.js';
import { byEdition, type RulesId } from './wordings.js';

/** What a caveat is, where it stands, of which class it is, and for which ones the padlock stands. */
const textOf = (phrase = ''): string => `${capitalized(phrase.replace('{x}', '2').replace('[s]', 's'))}.`;

const kindOf = (id: string) => caveatImpls[id]?.kind;
const summonCosts = caveats.filter(({ id }) => kindOf(id) === 'summon cost');
const actionCosts = caveats.filter(({ id }) => kindOf(id) === 'action cost');
const restrictions = caveats.filter((one) => !summonCosts.includes(one) && !actionCosts.includes(one));

const printed = { name: 'lord', type: 'creature', cost: 1, offense: 1, defense: 6 } as const;

/** A creature with this text, ready for play. */
function designIn(rules: RulesId, text: string): Design {
  const { number: edition } = kotcRuleSets[rules].edition;
  return designOf({ ...printed, edition, text }, edition);
}

/** The rules that a creature with this text breaks. */
function brokenBy(rules: RulesId, text: string): string[] {
  const { number: edition } = kotcRuleSets[rules].edition;
  return judgeCard({ ...printed, edition, text }, edition).reasons.map(({ rule }) => rule);
}

const CAVEAT = 'You must sacrifice 1 card in play to summon this creature.';

describe('a caveat', () => {
  inEditions(
    '[K06-CRE-05] [K09-CRE-05] [K11-CRE-08] is the first paragraph, and stands nowhere else',
    (rules) => {
      const { caveat, abilities } = designIn(rules, `${CAVEAT}\nA: Draw 1 card.`);
      expect(caveat?.id).toBe('caveat-summon-sacrifice-in-play');
      expect(abilities.map(({ name }) => name)).toEqual(['A']);
      const ninth = rules === 'kotc-09' ? 'K09-BLD-18' : 'K11-BLD-17';
      const misplaced = byEdition(rules, 'K06-BLD-17', ninth, 'K11-BLD-17');
      expect(brokenBy(rules, `A: Draw 1 card.\n${CAVEAT}`)).toContain(misplaced);
      expect(brokenBy(rules, `${CAVEAT}\nA: Draw 1 card.`)).not.toContain(misplaced);
    },
  );

  inEditions('[K06-CRE-05] [K09-CRE-05] has the words “this creature” in it', (rules) => {
    const { number } = kotcRuleSets[rules].edition;
    const inUse = caveats.filter(
      ({ history: { since = 0, redacted = number + 1 } }) => since <= number && number < redacted,
    );
    expect(inUse.length).toBeGreaterThan(10);
    for (const { id, phrase } of inUse) {
      const text = textOf(phrase);
      expect(text.toLowerCase()).toContain('this creature');
      expect(designIn(rules, `${text}\nA: Draw 1 card.`).caveat?.id).toBe(id);
    }
  });

  inEditions('[K11-CRE-07] need not be there', (rules) => {
    expect(designIn(rules, 'A: Draw 1 card.').caveat).toBeNull();
    expect(brokenBy(rules, 'A: Draw 1 card.')).not.toContain('K11-BLD-17');
  });

  test('[K11-CRE-09] is a summon cost, an action cost or a restriction, and only one of them', () => {
    expect(caveats).toHaveLength(Object.keys(caveatImpls).length);
    const inUse = (some: typeof caveats): number => some.filter(({ history }) => !history.redacted).length;
    expect([summonCosts, actionCosts, restrictions].map(inUse)).toEqual([10, 12, 3]);
    expect(caveats.length - inUse(caveats)).toBe(4);
    for (const one of caveats) {
      const isOfClass = [
        /^you must .* to summon this creature$/.test(one.phrase ?? ''),
        /^you must .* to attack with, defend with, or use an ability of this creature$/.test(
          one.phrase ?? '',
        ),
      ];
      expect([summonCosts.includes(one), actionCosts.includes(one)]).toEqual(isOfClass);
    }
  });

  test('[K11-CRE-19] that is neither cost is a restriction', () => {
    expect(restrictions.map(({ id }) => caveatImpls[id])).toEqual([
      { kind: 'restriction', forbids: ['attack'] },
      { kind: 'restriction', forbids: ['defend'] },
      { kind: 'destroyed if unexhausted' },
      { kind: 'restriction', forbids: ['attack', 'defend'] },
    ]);
  });
});

describe('the padlock and the red colour', () => {
  const isLocked = (text: string): boolean => hasPadlock({ type: 'creature', edition: 11, text });

  test('[K11-CRE-20] the padlock stands on a creature whose caveat asks for something on summoning', () => {
    expect(summonCosts.length).toBeGreaterThan(0);
    for (const { phrase } of summonCosts) expect(isLocked(`${textOf(phrase)}\nA: Draw 1 card.`)).toBe(true);
  });

  test('[K11-CRE-21] it stands on none with another caveat, or with none', () => {
    expect(actionCosts.length).toBeGreaterThan(0);
    for (const { phrase } of [...actionCosts, ...restrictions]) {
      expect(isLocked(`${textOf(phrase)}\nA: Draw 1 card.`)).toBe(false);
    }
    expect(isLocked('This card has no abilities.')).toBe(false);
    expect(isLocked('A: Draw 1 card.')).toBe(false);
  });

  inEditions(
    '[K06-CRE-13] [K09-CRE-12] [K09-CRE-13] [K11-CRE-22] change nothing: no card says whether it has them, and play does not ask',
    (rules) => {
      const blank = blankCard('00000000-0000-4000-8000-000000000000');
      expect(card.safeParse(blank).success).toBe(true);
      for (const mark of ['padlock', 'red']) {
        expect(card.safeParse({ ...blank, [mark]: false }).success).toBe(false);
      }
      const used = filesIn('src-main/games/kotc/rules', ['.ts']).flatMap((path) => importsOf(path));
      expect(used.map(({ path }) => path)).toContain('src-main/games/kotc/cards/card.ts');
      expect(used.filter(({ path }) => path === 'src-main/games/kotc/cards/restrictions.ts')).toEqual([]);
      play({
        rules,
        cards: { lord: creature(1, 1, `${CAVEAT}\nA: Draw 1 card.`, 0) },
        players: [{ name: 'A', hand: ['lord'], askAlways: true }, { name: 'B' }],
        steps: [
          { by: 'A', summon: 'lord', refused: byEdition(rules, 'K06-CRE-08', 'K09-CRE-08', 'K11-CRE-12') },
        ],
      });
    },
  );
});
