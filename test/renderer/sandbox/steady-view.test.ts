import { describe, expect, test } from 'vitest';
import { showScenario } from '../../../src-main/play/scenarios/sandbox.js';
import { kotcScenarios } from '../../../src-main/games/kotc/scenario/scenarios.js';
import type { Scenario as AnyScenario } from '../../../src-main/engine/scenario/scenario.js';
import type { Scenario } from '../../../src-main/games/kotc/scenario/format.js';
import { idAt, SteadyView, type SteadyScenario } from '../../../src-renderer/rooms/sandbox/steady-view.js';

/** With another card in front of Ann's battlefield. */
const edited = (scenario: AnyScenario, name: string): Scenario =>
  kotcScenarios.edited(scenario, {
    do: 'add card',
    to: { seat: 0, zone: 'battlefield', index: 0 },
    name,
    source: { type: 'minion', sp: 1, hp: 1, text: '' },
  }) as Scenario;
const shownAs = (steady: SteadyView, scenario: Scenario): SteadyScenario =>
  steady.steady({ scenario, ...showScenario(scenario) });

describe('a scenario that is edited', () => {
  test('keeps the number of every card and of every design', () => {
    const steady = new SteadyView();
    const one = edited(kotcScenarios.blank('kotc-14'), 'Wolf');
    const before = shownAs(steady, one);
    const two = edited(one, 'Ant');
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

  test('keeps them wherever a card is spoken of: what it is attached to, what waits, who fights', () => {
    const steady = new SteadyView();
    const one = edited(kotcScenarios.blank('kotc-14'), 'Wolf');
    shownAs(steady, edited(one, 'Ant'));
    const shown = showScenario(one);
    const front = shown.view.seats[0]!.zones.find(({ zone }) => zone === 'battlefield')!;
    const wolf = front.cards[0]!;
    const ref = { name: 'Wolf', design: wolf.face!.design, card: wolf.id };
    const aura = { ...wolf, id: 900, attached: { to: wolf.id!, lies: 'under' } as const };
    const entry = { number: 1, player: 0, text: ['By ', ref], card: ref, targets: [ref], fate: null };
    const fight = {
      attackers: [ref],
      victim: { card: ref },
      defender: 1,
      blockers: [],
      blocks: 'victim',
    } as const;
    const { view, cards } = steady.steady({
      ...shown,
      scenario: one,
      view: {
        ...shown.view,
        shared: [{ ...front, zone: 'market', cards: [aura] }],
        stack: { name: 'Stack', entryName: 'spell', entries: [entry], resolving: false, pending: [] },
        combats: [{ name: 'Combat', attacker: 0, fights: [fight], step: null, note: null }],
      },
    });
    const lying = view.seats[0]!.zones.find(({ zone }) => zone === 'battlefield')!.cards[0]!;
    const steadily = { name: 'Wolf', design: lying.face!.design, card: lying.id };
    expect(cards.has(lying.id!)).toBe(true);
    expect(lying.id).not.toBe(wolf.id);
    expect(view.shared[0]?.cards[0]?.attached?.to).toBe(lying.id);
    expect(view.stack?.entries[0]).toMatchObject({
      card: steadily,
      targets: [steadily],
      text: ['By ', steadily],
    });
    expect(view.combats[0]?.fights[0]).toMatchObject({ attackers: [steadily], victim: { card: steadily } });
  });
});
