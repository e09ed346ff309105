import { describe, expect, it } from 'vitest';
import { perform } from '../../../../../src-main/games/kotc/rules/events/pipeline.js';
import type { KotcContext } from '../../../../../src-main/games/kotc/rules/context.js';
import { kotcRuleSets } from '../../../../../src-main/games/kotc/rules/rule-set.js';
import { addCard } from '../../../../../src-main/games/kotc/rules/state/new-state.js';
import { hpOf, spOf } from '../../../../../src-main/games/kotc/rules/state/values.js';
import { writable } from '../../../../../src-main/engine/pipeline/writable.js';
import { act, add, attack, CREATURE, events, SPELL, tableOf } from './impls-at-table.js';

describe('effects', () => {
  it('take as much of a total as possible, from nobody more than there is (K11-RUL-02 to 07)', () => {
    const game = tableOf();
    const [one, two, trap] = [
      add(game, CREATURE, 1, 'battlefield'),
      add(game, CREATURE, 1, 'battlefield'),
      add(game, SPELL, 1, 'traps'),
    ];
    const targets = [one, trap, two];
    const asked = act(game, 'effect-decrease-offense', { targets, x: 3 }, (decision) => {
      if (decision.kind !== 'number') throw new Error('A number is to be asked.');
      return { number: decision.least };
    });
    expect(asked).toMatchObject([{ purpose: 'share', least: 1, most: 2 }]);
    expect([spOf(game, one), spOf(game, two)]).toEqual([1, 0]);
    act(game, 'effect-decrease-offense', { targets, x: 9 });
    expect([spOf(game, one), spOf(game, two)]).toEqual([0, 0]);
    act(game, 'effect-inflict-total-damage', { targets, x: 10 });
    expect(game.state.cards[one]?.zone).toBe('grave');
    expect(hpOf(game, two)).toBe(2);
  });

  it('give the last target what is left of an increase', () => {
    const game = tableOf();
    const targets = [add(game, CREATURE, 0, 'battlefield'), add(game, CREATURE, 0, 'battlefield')];
    const asked = act(game, 'effect-increase-defense', { targets, x: 5 }, () => ({ number: 2 }));
    expect(asked).toMatchObject([{ least: 0, most: 5 }]);
    expect(targets.map((no) => hpOf(game, no))).toEqual([8, 9]);
  });

  it('give each die to a creature still in play and lose those that none can take (K11-Q-29)', () => {
    const game = tableOf();
    const targets = [add(game, CREATURE, 1, 'battlefield'), add(game, SPELL, 1, 'traps')];
    writable(game.state.chance).dice = [4, 3, 6];
    act(game, 'effect-roll-damage-each-die', { targets, x: 3 });
    expect(events(game, 'damage')).toMatchObject([{ amount: 4 }, { amount: 3 }]);
    expect(events(game, 'roll')).toMatchObject([{ dice: [4, 3, 6], why: 'effect' }]);
  });

  it('place counters on creatures in play only (K11-CTR-01 to 04)', () => {
    const game = tableOf();
    const creature = add(game, CREATURE, 1, 'battlefield');
    const others = [add(game, SPELL, 1, 'traps'), add(game, CREATURE, 0, 'granary')];
    act(game, 'effect-place-immortality-counters', { targets: [...others, creature], x: 2 });
    const counter = { kind: 'immortality', owner: 0 };
    expect(game.state.cards[creature]?.counters).toEqual([counter, counter]);
    expect(others.flatMap((no) => game.state.cards[no]?.counters)).toEqual([]);
  });

  it('exhaust a target that is a resource already and send the others to their owners (K11-Q-53)', () => {
    const game = tableOf();
    const resource = add(game, SPELL, 1, 'granary');
    const borrowed = addCard(game.state, CREATURE, 2, 1, 'battlefield');
    act(game, 'effect-send-to-resource-zone', { targets: [resource, borrowed] });
    expect(events(game, 'move')).toHaveLength(1);
    expect(game.state.cards[resource]).toMatchObject({ zone: 'granary', player: 1, exhausted: true });
    expect(game.state.cards[borrowed]).toMatchObject({ zone: 'granary', player: 2, exhausted: true });
  });

  it('switch control to anyone but the present controller (K11-Q-48)', () => {
    const game = tableOf();
    const targets = [add(game, CREATURE, 1, 'battlefield'), add(game, SPELL, 1, 'traps')];
    const asked = act(game, 'effect-switch-control', { targets });
    expect(asked).toMatchObject([{ purpose: 'switch', players: [0, 2] }]);
    expect(targets.map((no) => game.state.cards[no]?.player)).toEqual([2, 1]);
  });

  it('stop between two halves when the first puts the user out (K11-Q-33)', () => {
    const game = tableOf();
    const [user] = game.state.players;
    if (user) writable(user).hp = 5;
    writable(game.state.chance).dice = [6, 6];
    const asked = act(game, 'effect-roll-damage-yourself-and-player', {});
    expect(asked).toEqual([]);
    expect(events(game, 'out')).toMatchObject([{ player: 0 }]);
    expect(events(game, 'roll')).toHaveLength(1);
  });

  it('negate only attackers, and abilities other than the own', () => {
    const game = tableOf();
    const [one, two] = [add(game, CREATURE, 1, 'battlefield'), add(game, CREATURE, 1, 'battlefield')];
    attack(game, [one]);
    act(game, 'effect-negate-attack', { targets: [one, two] });
    expect(events(game, 'negate')).toEqual([]);
    perform(game, { type: 'link', link: { player: 1, card: one, attack: true }, number: 1, rules: [] });
    perform(game, { type: 'link', link: { player: 0, card: two, ability: 0 }, number: 2, rules: [] });
    act(game, 'effect-negate-attack', { targets: [one, two] });
    act(game, 'effect-negate-activated-effect', { targets: [one, two], source: two });
    expect(events(game, 'negate')).toMatchObject([{ card: one, what: 'attack' }]);
    act(game, 'effect-negate-activated-effect', { targets: [one, two], source: one });
    expect(events(game, 'negate')).toMatchObject([{ what: 'attack' }, { card: two, what: 'effect' }]);
  });

  it('grant re-rolls from the next chain on in the 6th Edition (K06-BLD-51)', () => {
    const now = tableOf();
    const later: KotcContext = { ...tableOf(), edition: kotcRuleSets['kotc-06'].edition };
    for (const game of [now, later]) act(game, 'effect-re-roll-rest-of-turn', { x: 2, y: 3 });
    expect(events(now, 'grantRerolls')).toMatchObject([{ dice: 2, times: 3, span: 'turn' }]);
    expect(events(later, 'grantRerolls')).toMatchObject([{ span: 'turn after this chain' }]);
  });
});
