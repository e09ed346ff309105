import { expect, test } from 'vitest';
import type { Scenario, ScenarioEdit } from '../../../src-main/engine/scenario/scenario.js';
import { magicScenarios } from '../../../src-main/games/magic/scenario/scenarios.js';

const base = magicScenarios.models.scenario.parse({
  format: 'cardwright-scenario',
  version: 2,
  name: 'A position',
  rules: 'magic-classic',
  cards: { Bear: { type: 'Creature — Bear', cost: '{1}{G}', power: 2, toughness: 2 } },
  players: [{ name: 'Ann', play: ['Bear'] }, { name: 'Ben' }],
  steps: [],
});
const at = { seat: 0, zone: 'play', index: 0 };

/** As it arrives from the renderer. */
const edited = (scenario: Scenario, edit: object): Scenario =>
  magicScenarios.edited(scenario, magicScenarios.models.edit.parse(edit) as ScenarioEdit);
const bear = ({ players: [ann] }: Scenario): unknown => (ann?.['play'] as unknown[] | undefined)?.[0];

test('a permanent is tapped and untapped by hand, hurt and healed, and gets counters', () => {
  const change = (scenario: Scenario, to: object): Scenario =>
    edited(scenario, { do: 'change card', at, change: to });
  const counters = [{ kind: '+1/+1', owner: 'Ann', count: 2 }];
  const changed = change(change(base, { tapped: true, damage: 1 }), { counters });
  expect(bear(changed)).toMatchObject({ card: 'Bear', tapped: true, damage: 1, counters });
  const back = change(change(changed, { tapped: false, damage: 0 }), { counters: [] });
  expect(bear(back)).toBe('Bear');
});

test('a turn is set to one of its steps, and a pool is filled', () => {
  const upkeep = edited(base, { do: 'set turn', phase: 'beginning', step: 'upkeep' });
  expect(magicScenarios.position(upkeep, () => null).state).toMatchObject({ step: 'upkeep' });
  const main = edited(upkeep, { do: 'set turn', phase: 'main2' });
  expect(magicScenarios.position(main, () => null).state).toMatchObject({ step: 'main2' });
  const filled = edited(base, { do: 'set player', seat: 1, mana: '{R}{C}' });
  const [, ben] = magicScenarios.position(filled, () => null).state.players;
  expect(ben).toMatchObject({ pool: { R: 1, C: 1, G: 0 } });
});

test('what is under way goes on without cards that are taken away by hand', () => {
  const known = { is: 'Bear', by: 'Ann', types: ['creature'] };
  const lasting = { of: 'Swell', part: 2, by: 'Ann', amounts: [3, 3], since: 2 };
  const midway = magicScenarios.models.scenario.parse({
    ...base,
    cards: {
      ...base.cards,
      Swell: { type: 'Instant', cost: '{G}', text: 'Target creature gets +3/+3 until end of turn.' },
    },
    players: [{ name: 'Ann', play: ['Bear', { card: 'Bear', as: 'Other' }] }, { name: 'Ben' }],
    turn: {
      step: 'attackers',
      attacks: { Bear: {}, Other: {} },
      underWay: {
        came: ['Other', 'Bear'],
        effects: [
          { ...lasting, on: 'Bear', until: { moment: 'endOfTurn', leaves: 'Bear' } },
          {
            ...lasting,
            on: 'Other',
            source: { card: 'Bear', ...known },
            until: { moment: 'endOfTurn', leaves: 'Other' },
          },
        ],
        did: { Bear: ['attacked'], Other: ['attacked'] },
      },
    },
  });
  const { state, labels } = magicScenarios.position(midway, () => null);
  expect(state.effects).toHaveLength(2);
  expect(state.cards[labels.get('Other')!]!.id).toBeLessThan(state.cards[labels.get('Bear')!]!.id);
  const left = magicScenarios.position(edited(midway, { do: 'remove card', at }), () => null);
  const other = left.labels.get('Other')!;
  expect(left.state.effects).toMatchObject([{ on: { card: other }, does: { amounts: [3, 3] } }]);
  expect(left.state.combat?.attacks).toHaveLength(1);
  expect(left.state.thisTurn).toEqual([{ id: left.state.cards[other]!.id, did: 'attacked' }]);
  const source = left.state.effects?.[0]?.does.source;
  expect(left.state.cards.some(({ id }) => id === source?.id)).toBe(false);
});

test('what lies where it never can is named, and nothing else', () => {
  const cards = {
    Spark: { type: 'Instant', cost: '{R}', text: 'Spark deals 1 damage to target creature or player.' },
    Grove: { type: 'Land' },
    Bear: { type: 'Creature — Bear', cost: '{1}{G}', power: 2, toughness: 2 },
  };
  const misplaced = (seat: object): readonly string[] => {
    const players = [{ name: 'Ann', ...seat }, { name: 'Ben' }];
    const scenario = magicScenarios.models.scenario.parse({ ...base, cards, players });
    return magicScenarios.misplaced(
      scenario,
      magicScenarios.position(scenario, () => null),
    );
  };
  expect(misplaced({ play: ['Spark', 'Bear'] })).toEqual([
    '“Spark” cannot be in play: it is an instant. Move it somewhere else.',
  ]);
  expect(misplaced({ stack: [{ card: 'Grove' }] })).toEqual([
    '“Grove” cannot be on the stack: it is a land. Move it somewhere else.',
  ]);
  const spark = { card: 'Spark', targets: ['Bear'] };
  expect(misplaced({ play: ['Bear', 'Grove'], hand: ['Spark', 'Grove'], stack: [spark] })).toEqual([]);
});
