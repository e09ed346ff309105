import { describe, expect, test } from 'vitest';
import { kotcRuleSets } from '../../../../src-main/games/kotc/rules/rule-set.js';
import { edit as editModel, type EditInput } from '../../../../src-main/games/kotc/scenario/edit-model.js';
import { kotcScenarios } from '../../../../src-main/games/kotc/scenario/scenarios.js';
import {
  scenario,
  type Scenario,
  type ScenarioInput,
} from '../../../../src-main/games/kotc/scenario/format.js';
import { setPosition } from '../../../../src-main/games/kotc/scenario/position.js';
import { minion } from '../scene.js';

const base: Scenario = scenario.parse({
  format: 'cardwright-scenario',
  version: 1,
  name: 'test',
  rules: 'kotc-14',
  cards: { Bear: minion(2, 3), Wolf: minion(1, 1) },
  players: [
    { name: 'Ann', hand: ['Bear', 'Bear'], battlefield: [{ card: 'Wolf', as: 'Grey One', damage: 1 }] },
    { name: 'Ben', battlefield: ['Bear'], deck: ['Wolf', 3] },
  ],
  steps: [],
} satisfies ScenarioInput);

function after(edits: readonly EditInput[], from: Scenario = base): Scenario {
  const done = edits.reduce((now, one) => kotcScenarios.edited(now, editModel.parse(one)) as Scenario, from);
  // What is edited can be written, read again, and set up.
  expect(scenario.parse(JSON.parse(JSON.stringify(done)))).toEqual(done);
  setPosition(done, kotcRuleSets[done.rules].edition, () => null);
  return done;
}

const spot = (seat: number, zone: 'hand' | 'deck' | 'battlefield' | 'granary' | 'grave', index = 0) => ({
  seat,
  zone,
  index,
});
const labelsIn = (of: Scenario, seat: number, zone: 'hand' | 'deck' | 'battlefield' | 'granary' | 'grave') =>
  kotcScenarios.spread(of)[seat]?.[zone]?.map(({ label }) => label);

describe('an edit of a scenario', () => {
  test('leaves the given one as it is and writes the present version', () => {
    const before = structuredClone(base);
    expect(after([{ do: 'remove card', at: spot(0, 'hand') }]).version).toBe(2);
    expect(base).toEqual(before);
  });

  test('moves a card anywhere, with all that it has while it stays in play', () => {
    const moved = after([{ do: 'move card', from: spot(0, 'battlefield'), to: spot(1, 'battlefield', 1) }]);
    expect(moved.players[1]?.battlefield).toEqual([
      'Bear',
      { card: 'Wolf', as: 'Grey One', owner: 'Ann', damage: 1 },
    ]);
    expect(moved.players[0]?.battlefield).toBeUndefined();
  });

  test('moves a card out of play as it is printed, and among fillers to its place', () => {
    const moved = after([{ do: 'move card', from: spot(0, 'battlefield'), to: spot(1, 'deck', 2) }]);
    expect(moved.players[1]?.deck).toEqual(['Wolf', 1, { card: 'Wolf', as: 'Grey One' }, 2]);
  });

  test('keeps the labels that the rest of the scenario speaks of', () => {
    const goal = { by: 'Ann', text: 'Win.', reach: { cards: { 'Bear 2': { zone: 'grave' } } } } as const;
    const before = after([{ do: 'set goal', goal }]);
    expect(labelsIn(before, 0, 'hand')).toEqual(['Bear', 'Bear 2']);
    const moved = after(
      [{ do: 'move card', from: spot(0, 'hand', 1), to: spot(1, 'battlefield', 1) }],
      before,
    );
    expect(labelsIn(moved, 1, 'battlefield')).toContain('Bear 2');
    expect(labelsIn(moved, 1, 'battlefield')?.[1]).toBe('Bear 2');
    const without = after([{ do: 'remove card', at: spot(0, 'hand') }], moved);
    expect(labelsIn(without, 1, 'battlefield')?.[1]).toBe('Bear 2');
  });

  test('changes how a card lies, and writes nothing of what is so anyway', () => {
    const at = spot(0, 'battlefield');
    const counters = [{ kind: 'sword' as const, owner: 'Ben', count: 2 }];
    const changed = after([
      { do: 'change card', at, change: { exhausted: true, damage: 0, counters, fatigued: true } },
    ]);
    expect(changed.players[0]?.battlefield).toEqual([
      { card: 'Wolf', as: 'Grey One', exhausted: true, counters, fatiguedIn: 3 },
    ]);
    const back = after(
      [{ do: 'change card', at, change: { exhausted: false, counters: [], fatigued: false, owner: 'Ann' } }],
      changed,
    );
    expect(back.players[0]?.battlefield).toEqual([{ card: 'Wolf', as: 'Grey One' }]);
  });

  test('adds a card of another text under a further name, and the same card as one more', () => {
    const to = spot(0, 'granary');
    const other = { type: 'minion', sp: 9, hp: 9, text: '' } as const;
    const added = after([
      { do: 'add card', to, name: 'Bear', source: other },
      { do: 'add card', to, name: 'Bear', source: other, copies: 2 },
      { do: 'add card', to, name: 'Wolf', source: { type: 'minion', sp: 1, hp: 1, text: '' } },
    ]);
    expect(added.cards?.['Bear (2)']).toEqual({ ...other, name: 'Bear' });
    expect(added.players[0]?.granary).toEqual(['Wolf', 'Bear (2)', 'Bear (2)', 'Bear (2)']);
  });

  test('copies a card beside it, and forgets cards that lie nowhere any more', () => {
    const copied = after([{ do: 'copy card', at: spot(0, 'battlefield') }]);
    expect(copied.players[0]?.battlefield).toEqual([
      { card: 'Wolf', as: 'Grey One', damage: 1 },
      { card: 'Wolf', damage: 1 },
    ]);
    const none = after([
      { do: 'remove card', at: spot(0, 'battlefield') },
      { do: 'remove card', at: spot(1, 'deck') },
    ]);
    expect(Object.keys(none.cards ?? {})).toEqual(['Bear']);
  });

  test('calls a player otherwise wherever the scenario does', () => {
    const goal = {
      by: 'Ben',
      text: 'Win.',
      reach: { players: { Ben: { hp: 3 } }, result: { winners: ['Ben'] } },
    };
    const renamed = after([
      {
        do: 'change card',
        at: spot(0, 'battlefield'),
        change: { counters: [{ kind: 'sword', owner: 'Ben' }] },
      },
      { do: 'set turn', player: 'Ben' },
      { do: 'set goal', goal },
      { do: 'set player', seat: 1, name: 'Bela', hp: 7 },
    ]);
    expect(JSON.stringify(renamed)).not.toContain('"Ben"');
    expect(renamed.players[1]).toMatchObject({ name: 'Bela', hp: 7 });
    expect(renamed.goal).toEqual({
      by: 'Bela',
      text: 'Win.',
      reach: { players: { Bela: { hp: 3 } }, result: { winners: ['Bela'] } },
    });
    expect(renamed.turn?.player).toBe('Bela');
  });

  test('adds seats up to eight, and removes one with all that speaks of it', () => {
    const eight = after(Array.from({ length: 6 }, () => ({ do: 'add seat' as const })));
    expect(eight.players).toHaveLength(8);
    expect(new Set(eight.players.map(({ name }) => name)).size).toBe(8);
    expect(() => kotcScenarios.edited(eight, { do: 'add seat' })).toThrow('at most 8');
    const owned = after(
      [
        {
          do: 'change card',
          at: spot(0, 'battlefield'),
          change: { counters: [{ kind: 'sword', owner: 'Ben' }], owner: 'Ben' },
        },
        { do: 'set turn', player: 'Ben' },
        { do: 'remove seat', seat: 1 },
      ],
      eight,
    );
    expect(owned.players[0]?.battlefield).toEqual([{ card: 'Wolf', as: 'Grey One', damage: 1 }]);
    expect(owned.turn?.player).toBeUndefined();
    expect(() => kotcScenarios.edited(base, { do: 'remove seat', seat: 0 })).toThrow('at least two');
  });

  test('puts no more on the table than a game may have', () => {
    const full = {
      ...base,
      players: [...base.players.slice(0, 1), { name: 'Ben', deck: [1000, 1000, 980] }],
    };
    const add = (copies: number): EditInput => ({
      do: 'add card',
      to: spot(0, 'hand'),
      name: 'Elk',
      source: { type: 'minion', sp: 1, hp: 1 },
      copies,
    });
    expect(after([add(7)], full).players[0]?.hand).toHaveLength(9);
    expect(() => kotcScenarios.edited(full, editModel.parse(add(8)))).toThrow(
      'The table holds no more cards',
    );
    const many = [{ name: 'Ann', hand: [1000, 1000, 1000, 1] }, { name: 'Ben' }];
    expect(scenario.safeParse({ ...base, players: many }).success).toBe(false);
    const laden = { card: 'Wolf', counters: [{ kind: 'trap', owner: 'Ann', count: 1000 }] };
    const chips = [{ name: 'Ann', battlefield: Array.from({ length: 11 }, () => laden) }, { name: 'Ben' }];
    expect(scenario.safeParse({ ...base, players: chips }).success).toBe(false);
  });

  test('says why it cannot be done', () => {
    expect(() => kotcScenarios.edited(base, { do: 'remove card', at: spot(0, 'grave') })).toThrow(
      'no longer there',
    );
    expect(() => kotcScenarios.edited(base, { do: 'set player', seat: 0, name: 'Ben' })).toThrow(
      'choose another name',
    );
    expect(() => kotcScenarios.edited(base, { do: 'set turn', player: 'Cat' })).toThrow(
      'No player is called',
    );
  });

  test('leaves a phase that the other rules do not have', () => {
    const changed = after([
      { do: 'set turn', phase: 'draw', number: 5 },
      { do: 'set rules', rules: 'kotc-09' },
    ]);
    expect(changed.turn).toEqual({ number: 5 });
  });
});
