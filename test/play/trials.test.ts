/** A card is tried: shown in use, and what was done is kept as a test of it or as a puzzle. */
import { expect, test } from 'vitest';
import { Game, type Input } from '../../src-main/engine/game.js';
import type { CardLookup, Scenario } from '../../src-main/engine/scenario/scenario.js';
import { ruleSet } from '../../src-main/games/rule-sets.js';
import { scenariosOf } from '../../src-main/games/scenarios.js';
import { showScenario } from '../../src-main/play/scenarios/sandbox.js';
import { draftOf, keptOf, type KeepWish } from '../../src-main/play/scenarios/trials/keep-trial.js';
import { nextUse } from '../../src-main/play/scenarios/trials/next-use.js';
import type { Trial } from '../../src-main/play/scenarios/trials/trial.js';

const FILE = '../cards/the-card.00000000.card.json';
const ENOUGH = 60;

function trialOf(rules: string, printed: object): Trial {
  const scenario = scenariosOf(rules).trial(rules, ruleSet(rules).printed.parse(printed));
  return { call: Object.keys(scenario.cards ?? {})[0] ?? '', scenario: { ...scenario, seed: 5 } };
}

function gameAfter({ scenario }: Trial, inputs: readonly Input[]): Game {
  const { state, designs } = scenariosOf(scenario.rules).position(scenario, () => null);
  const game = new Game(ruleSet(scenario.rules).rules, state, designs);
  for (const input of inputs) expect(game.take(input)).toBeNull();
  return game;
}

/** Everything that is shown of a card, as inputs. */
function shown(trial: Trial): Input[] {
  const inputs: Input[] = [];
  for (let next = nextUse(trial, inputs); next; next = nextUse(trial, inputs)) {
    inputs.push({ player: gameAfter(trial, inputs).decision?.player ?? -1, ...next });
    if (inputs.length > ENOUGH) throw new Error('It is shown without end.');
  }
  return inputs;
}

const factsOf = (trial: Trial, inputs: readonly Input[]) =>
  draftOf(trial, inputs, showScenario(trial.scenario).view).facts;

function keep(trial: Trial, inputs: readonly Input[], as: KeepWish['as']): Scenario {
  const facts = [...factsOf(trial, inputs).keys()];
  return keptOf(trial, inputs, { as, name: 'Kept', goal: 'Do it.', facts }, FILE);
}

const kotc = { edition: 14, offense: null, defense: null };
const magic = { manaCost: '{R}', typeLine: 'Instant', power: '', toughness: '', colors: '' };
const smite = { ...kotc, name: 'Smite', type: 'spell', cost: 9, text: 'Target 1 in-play card; destroy it.' };
const wolf = { ...kotc, name: 'Wolf', type: 'creature', cost: 3, offense: 3, defense: 4, text: '' };
const spark = { ...magic, name: 'Spark', text: 'Spark deals 2 damage to target creature.' };
const heron = {
  ...magic,
  name: 'Heron',
  manaCost: '{1}{U}',
  typeLine: 'Creature — Bird',
  text: 'Flying\n{T}: Draw a card.',
  power: '1',
  toughness: '1',
};

test.each([
  ['kotc-14', smite, ['Ann’s Smite: Grave']],
  ['kotc-14', wolf, ['Ann’s Wolf: Battlefield']],
  ['magic-classic', spark, ['Ann’s Spark: Graveyard', 'Ben’s Hill Raider: Graveyard']],
  ['magic-classic', heron, ['Ann’s Heron: In play', 'Ann’s Heron: tapped']],
])(
  'a card of %s is shown in use, and what came of it is a test and a puzzle that hold',
  (rules, printed, told) => {
    const trial = trialOf(rules, printed);
    const inputs = shown(trial);
    expect(factsOf(trial, inputs)).toEqual(expect.arrayContaining(told));

    const asPrinted: CardLookup = () => ruleSet(rules).printed.parse(printed);
    const kept = keep(trial, inputs, 'test');
    expect(kept.cards?.[trial.call]).toEqual({ file: FILE });
    expect(scenariosOf(rules).models.scenario.safeParse(kept).success).toBe(true);
    expect(scenariosOf(rules).run(kept, asPrinted)).toMatchObject({ holds: true, differences: [] });
    expect(showScenario(keep(trial, inputs, 'puzzle')).problems).toEqual([]);
  },
);

test('a test of a card fails when the card does something else', () => {
  const trial = trialOf('magic-classic', spark);
  const kept = keep(trial, shown(trial), 'test');
  const weaker = { ...spark, text: 'Spark deals 1 damage to target creature.' };
  const { holds, differences } = scenariosOf('magic-classic').run(kept, () => weaker);
  expect(holds).toBe(false);
  expect(differences[0]?.because).toContain('Hill Raider');
});

test('what is taken back is shown again, and a table on which nothing has happened is not kept', () => {
  const trial = trialOf('magic-classic', spark);
  const inputs = shown(trial);
  const [first] = inputs;
  expect({ player: 0, ...nextUse(trial, []) }).toEqual(first);
  expect(() => keep(trial, [], 'test')).toThrow('Nothing has changed yet');
});
