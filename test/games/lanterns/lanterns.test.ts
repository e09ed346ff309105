import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { randomReply } from '../../../src-main/engine/bots/random.js';
import { chanceFrom } from '../../../src-main/engine/chance/chance.js';
import { Game } from '../../../src-main/engine/game.js';
import { hashOf } from '../../../src-main/engine/integrity.js';
import { LogBook } from '../../../src-main/engine/log.js';
import { clone } from '../../../src-main/engine/plain.js';
import type { Writable } from '../../../src-main/engine/pipeline/writable.js';
import { faultOfPosition } from '../../../src-main/engine/position.js';
import type { Scenario } from '../../../src-main/engine/scenario/scenario.js';
import { has, ONLOOKERS } from '../../../src-main/engine/state.js';
import { inProject } from '../../../src-main/setup/project.mjs';
import { lanterns } from './game.js';
import { lanternRules } from './rules.js';
import { kinds, newState, spark, state as stateModel, type Printed, type State } from './state.js';

const readme = readFileSync(inProject('test', 'games', 'lanterns', 'README.md'), 'utf8');
const [rulebook = '', examples = ''] = readme.split('## Examples');
const written = ['lantern', 'moth', 'gust'].flatMap((kind) =>
  [...Array(10).keys()].map((light) => [`${kind} ${light}`, { kind, light: light || null }]),
);
const cards = { ...Object.fromEntries(written), oil: { kind: 'oil' }, glass: { kind: 'glass' } };
const game = { format: 'cardwright-scenario', version: 2, rules: 'lanterns-1', cards };
const scenarios = [...examples.matchAll(/```json\n([^`]*)```/g)].map(
  ([, text]) => JSON.parse(text!) as Scenario,
);

const designs = kinds.map((kind, nth): Printed => ({ name: kind, kind, light: 1 + nth, text: '' }));
const deck = [0, 0, 1, 1, 1, 2, 3, 4, 4, 1, 2];
const begun = (seed: number, players: number) => newState(Array(players).fill(deck), seed);
const gameOf = (state: ReturnType<typeof begun>) => new Game(lanternRules, state, [...designs, spark], 1);

const seen = (state: State, viewer: number | null): string => {
  const context = lanternRules.context(state, [...designs, spark], new LogBook(), () => undefined);
  return hashOf(lanterns.ruleSets[0]!.view(context, null, viewer, ['Ann', 'Ben', 'Cleo', 'Dan']));
};

const titled = scenarios.map((one) => [`[${one.proves!.join('] [')}] ${one.name}`, one] as const);
test.each(titled)('%s', (_, one) => {
  const scenario = lanterns.scenarios.models.scenario.parse({ ...game, ...one });
  expect(lanterns.scenarios.run(scenario).differences).toEqual([]);
});

test('proves every rule of its rulebook by an example', () => {
  const ids = rulebook.match(/LAN-RUL-\d+/g);
  expect(new Set(scenarios.flatMap(({ proves }) => proves))).toEqual(new Set(ids));
});

test.each([1, 2, 3, 4])('game %i ends, hides what is hidden, and ends alike from every boundary', (seed) => {
  const players = 2 + (seed % 3);
  const played = gameOf(begun(seed, players));
  const boundaries = new Set([played.boundary!]);
  const chance = chanceFrom(seed);
  while (played.decision) {
    expect(played.answer(randomReply(played.decision, chance))).toBeNull();
    boundaries.add(played.boundary!);
  }
  expect(played.result?.winners.length).toBeGreaterThan(0);
  expect(boundaries.size).toBeGreaterThan(20);
  for (const { state, inputs } of boundaries) {
    expect(stateModel.safeParse(state).error).toBeUndefined();
    expect(faultOfPosition(state, players, designs.length + 1)).toBeNull();
    // Who cannot know a card sees no difference where it is another one.
    for (const viewer of [0, null]) {
      const other = clone(state) as Writable<typeof state>;
      for (const card of other.cards) if (!has(card.known, viewer ?? ONLOOKERS)) card.design = 0;
      expect(seen(other, viewer)).toBe(seen(state, viewer));
    }
    const again = gameOf(clone(state));
    for (const input of played.inputs.slice(inputs)) expect(again.take(input)).toBeNull();
    expect(hashOf(again.state)).toBe(hashOf(played.state));
  }
});
