import { expect } from 'vitest';
import { readText } from '../../../../../src-main/games/kotc/cards/language/read.js';
import { hasPadlock, restrictionsIn } from '../../../../../src-main/games/kotc/cards/restrictions.js';
import { designOf } from '../../../../../src-main/games/kotc/rules/components/design.js';
import { kotcRuleSets } from '../../../../../src-main/games/kotc/rules/rule-set.js';
import { inEditions } from '../../in-editions.js';
import { creature, play, spell } from '../../scene.js';
import { whenAnotherFalls, notMet, WHEN_DESTROYED } from './wordings.js';

/** What a spell’s text says and how it is marked. */

const smite = spell('Target up to 1 card in play. Destroy all targets.', 0);
const pup = creature(0, 1, '', 0);

inEditions(
  '[K06-SPL-01] [K09-SPL-01] [K11-SPL-01] a spell has exactly one ability, in a creature’s form',
  (rules) => {
    const { number } = kotcRuleSets[rules].edition;
    const text = `${WHEN_DESTROYED} Exhaust 1 of your resources. Target this card. Place all targets on top of owner’s deck in any order.`;
    const read = (type: 'spell' | 'creature', of: string) => readText(of, type, number);
    expect(read('spell', text).problems).toEqual([]);
    expect(read('spell', text).abilities).toEqual(read('creature', text).abilities);
    expect(read('spell', text).abilities).toHaveLength(1);
    expect(read('spell', 'Draw 1 card.\nDraw 2 cards.').problems).not.toEqual([]);
    expect(read('creature', 'Draw 1 card.\nDraw 2 cards.').problems).toEqual([]);
    expect(read('spell', 'This card has no abilities.').problems).not.toEqual([]);
    const printed = {
      name: 'two',
      type: 'spell',
      edition: number,
      cost: 1,
      offense: null,
      defense: null,
    } as const;
    expect(designOf({ ...printed, text }, number).abilities).toHaveLength(1);
  },
);

/** In capitals the same words carry no marks. */
inEditions(
  '[K06-SPL-11] [K09-SPL-11] [K11-SPL-13] padlock and red colour are reminders: without them a card plays the same',
  (rules) => {
    const { number: edition } = kotcRuleSets[rules].edition;
    const marked = `${whenAnotherFalls(rules)} Increase your hitpoints by 3.`;
    const unmarked = marked.toUpperCase();
    const marksOf = (text: string): unknown[] => [
      hasPadlock({ type: 'spell', edition, text }),
      restrictionsIn(text, { type: 'spell', edition }).length,
    ];
    expect([marksOf(marked), marksOf(unmarked)]).toEqual([
      [true, 1],
      [false, 0],
    ]);
    for (const text of [marked, unmarked])
      play({
        rules,
        cards: { smite, pup, dirge: spell(text, 0) },
        players: [
          { name: 'A', hand: ['smite'] },
          { name: 'B', battlefield: ['pup'], hand: ['dirge'], hp: 10 },
        ],
        steps: [
          { by: 'B', cast: 'dirge', refused: notMet(rules) },
          { by: 'A', cast: 'smite' },
          { by: 'A', choose: ['pup'] },
          { by: 'B', cast: 'dirge' },
          { resolve: true },
          { expect: { players: { B: { hp: 13 } } } },
        ],
      });
  },
);

inEditions(
  '[K11-SPL-11] [K11-SPL-12] the padlock stands behind a spell with a condition and behind no other',
  (rules) => {
    const { number } = kotcRuleSets[rules].edition;
    const printed = (text: string) => ({ type: 'spell', edition: number, text }) as const;
    expect(hasPadlock(printed(`${whenAnotherFalls(rules)} Draw 1 card.`))).toBe(true);
    expect(hasPadlock(printed('Draw 1 card.'))).toBe(false);
    expect(hasPadlock(printed('Destroy 1 of your cards in play. Draw 1 card.'))).toBe(false);
    expect(restrictionsIn('Draw 1 card.', printed(''))).toEqual([]);
  },
);
