import { describe, expect, test } from 'vitest';
import { showScenario } from '../../../src-main/play/scenarios/sandbox.js';
import { blankScenario } from '../../../src-main/games/kotc/scenario/blank.js';
import { editScenario } from '../../../src-main/games/kotc/scenario/edit.js';
import type { Edit } from '../../../src-main/games/kotc/scenario/edit-model.js';
import type { Scenario } from '../../../src-main/games/kotc/scenario/format.js';
import { idAt, SteadyView, type SteadyScenario } from '../../../src-renderer/rooms/sandbox/steady-view.js';

const add = (name: string, index: number): Edit => ({
  do: 'add card',
  to: { seat: 0, zone: 'battlefield', index },
  name,
  source: { type: 'minion', sp: 1, hp: 1, text: '' },
  copies: 1,
});
const shownAs = (steady: SteadyView, scenario: Scenario): SteadyScenario =>
  steady.steady({ scenario, ...showScenario(scenario) });

describe('a scenario that is edited', () => {
  test('keeps the number of every card and of every design', () => {
    const steady = new SteadyView();
    const one = editScenario(blankScenario('kotc-14'), add('Wolf', 0));
    const before = shownAs(steady, one);
    const two = editScenario(one, add('Ant', 0));
    const after = shownAs(steady, two);
    const wolf = idAt(before, { seat: 0, zone: 'battlefield', index: 0 });
    expect(wolf).not.toBeNull();
    expect(idAt(after, { seat: 0, zone: 'battlefield', index: 1 })).toBe(wolf);
    const designOf = ({ view }: SteadyScenario, name: string): number | undefined =>
      view.seats[0]?.zones.flatMap(({ cards }) => cards).find(({ face }) => face?.name === name)?.face
        ?.design;
    expect(designOf(after, 'Wolf')).toBe(designOf(before, 'Wolf'));
    expect(designOf(after, 'Ant')).not.toBe(designOf(after, 'Wolf'));
    expect(steady.ask(designOf(after, 'Ant') ?? 0)?.shown.scenario).toBe(two);
  });
});
