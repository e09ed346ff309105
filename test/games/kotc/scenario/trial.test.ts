import { describe, expect, test } from 'vitest';
import {
  kotcRuleSets,
  offeredRules,
  type KotcRulesId,
} from '../../../../src-main/games/kotc/rules/rule-set.js';
import type { PlayedCard } from '../../../../src-main/games/kotc/rules/components/played-card.js';
import { kotcScenarios } from '../../../../src-main/games/kotc/scenario/scenarios.js';
import { showScenario } from '../../../../src-main/play/scenarios/sandbox.js';

const all = offeredRules.map(([id]) => id);

const heron: PlayedCard = {
  name: 'Reed Heron',
  type: 'creature',
  edition: null,
  cost: 6,
  offense: 3,
  defense: 4,
  text: '',
};
const bolt: PlayedCard = {
  ...heron,
  name: 'Ember Bolt',
  type: 'spell',
  edition: 14,
  cost: 3,
  offense: null,
  defense: null,
  text: 'Target 1 in-play card; place 1 Sword Counter on it.',
};
const trial = (rules: KotcRulesId, printed: PlayedCard) => kotcScenarios.trial(rules, printed);

describe.each(all)('the position in which a card is tried, by %s,', (rules) => {
  const ofEdition = { ...heron, edition: kotcRuleSets[rules].edition.number };

  test('can be played, and the card can be paid for', () => {
    const position = trial(rules, ofEdition);
    expect(showScenario(position).problems).toEqual([]);
    const steps = [{ by: 'Ann', summon: 'Reed Heron 2' }];
    expect(kotcScenarios.run({ ...position, steps })).toMatchObject({ holds: true });
  });

  test.each([
    ['without a name', { name: '' }],
    ['called as one that lies there', { name: 'Old Ox' }],
    ['without a cost', { cost: null }],
    ['that costs more than a table holds', { cost: 900 }],
  ])('is one of a card %s, too', (_, fields) => {
    expect(showScenario(trial(rules, { ...ofEdition, ...fields })).problems).toEqual([]);
  });
});

test('a spell lies in hand alone, with minions of both sides to aim at', () => {
  const { players } = trial('kotc-14', bolt);
  expect(players.map(({ battlefield }) => battlefield)).toEqual([
    ['Old Ox'],
    ['Straw Guard', 'Old Ox', 'Hedge Mouse'],
  ]);
  expect(showScenario(trial('kotc-14', bolt)).problems).toEqual([]);
});
