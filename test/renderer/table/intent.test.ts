import { describe, expect, test } from 'vitest';
import type { Role } from '../../../src-main/engine/decision.js';
import type { Moment, PromptAction } from '../../../src-main/api/answers/play-answers.js';
import { hear, isUpset, type Intent } from '../../../src-renderer/rooms/table/game/intent.js';
import { action, prompt } from './table-fixtures.js';

const spell: Intent = { kind: 'target', by: 0, turn: 3, aim: { card: 8 } };
const attack: Intent = { kind: 'attack', by: 0, turn: 3, team: [4], aim: { player: 1 } };
const cardsFor = (role: Role, cards: readonly number[], most: number) =>
  prompt({ kind: 'cards', role, cards, least: 0, most, ordered: false });

describe('what a drag has said beforehand', () => {
  test('answers the question for its one target, and is past', () => {
    expect(hear(spell, cardsFor('target', [7, 8], 1), 3)).toEqual({
      reply: { cards: [8] },
      picked: null,
      left: null,
    });
  });

  test('waits while a cost is paid, though the target is among what can pay', () => {
    const heard = hear(spell, cardsFor('cost', [7, 8], 1), 3);
    expect(heard).toEqual({ reply: null, picked: null, left: spell });
  });

  test('is picked where several can be, and left to the person where it is not offered', () => {
    expect(hear(spell, cardsFor('target', [7, 8], 3), 3)).toEqual({ reply: null, picked: 8, left: null });
    expect(hear(spell, cardsFor('target', [7], 1), 3)).toEqual({ reply: null, picked: null, left: null });
  });

  describe('about what is paid', () => {
    const pays: Intent = { kind: 'begun', by: 0, turn: 3, aimed: null, pays: [[7, 8], [5]] };
    const suggests = (cards: readonly number[], decision = 1) => ({
      decision,
      reply: { cards },
      from: 'game' as const,
    });

    test('pays with what was shown, each cost once, as long as that is what is suggested', () => {
      const paid = hear(pays, cardsFor('cost', [5, 7, 8], 2), 3, suggests([8, 7]));
      expect(paid).toEqual({ reply: { cards: [8, 7] }, picked: null, left: { ...pays, pays: [[5]] } });
      for (const other of [suggests([7, 9]), suggests([7]), suggests([8, 7], 2), null])
        expect(hear(pays, cardsFor('cost', [5, 7, 8, 9], 2), 3, other).reply).toBeNull();
      expect(hear(paid.left!, cardsFor('cost', [7, 8], 2), 3, suggests([7, 8])).reply).toBeNull();
    });

    test('answers no other question, and nothing of what is suggested where nothing was shown', () => {
      expect(hear(pays, cardsFor('target', [7, 8], 2), 3, suggests([7, 8])).reply).toBeNull();
      expect(hear(spell, cardsFor('cost', [7, 8], 2), 3, suggests([7, 8])).reply).toBeNull();
    });

    test('pays for a card that was dragged ahead of its phase', () => {
      const later: Intent = {
        kind: 'ahead',
        by: 0,
        turn: 3,
        cards: [4],
        verb: 'Summon',
        aim: null,
        passes: 0,
        pays: [[7]],
      };
      const offered = prompt(
        { kind: 'act', actions: [{ do: 'summon' }] },
        { actions: [action('Summon', { card: 4 })] },
      );
      const left = { kind: 'begun', by: 0, turn: 3, aimed: null, pays: [[7]] };
      expect(hear(later, offered, 3)).toEqual({ reply: { act: 0 }, picked: null, left });
    });
  });

  describe('about how many targets there are', () => {
    const howMany = (most: number, about = 30) =>
      prompt({ kind: 'number', role: 'target', least: 0, most, about });

    test('takes the one that it is aimed at, before or after it is asked which', () => {
      const counted = { reply: { number: 1 }, picked: null, left: { ...spell, isCounted: true } };
      expect(hear(spell, howMany(1), 3)).toEqual(counted);
      const aimed = hear(spell, prompt({ ...cardsFor('target', [7, 8], 1).decision, about: 30 }), 3);
      expect(aimed.left).toMatchObject({ kind: 'begun', aimed: 30 });
      expect(hear(aimed.left!, howMany(1), 3)).toMatchObject({ reply: { number: 1 }, left: { aimed: null } });
    });

    test('leaves it to the person where it is about another card, or was counted before', () => {
      const { left } = hear(spell, prompt({ ...cardsFor('target', [8], 1).decision, about: 30 }), 3);
      expect(hear(left!, howMany(1, 31), 3).reply).toBeNull();
      const once = hear(spell, howMany(1), 3).left!;
      expect(hear(once, prompt({ ...cardsFor('target', [8], 1).decision, about: 30 }), 3).left).toBeNull();
    });
  });

  test('waits while another player is asked, or how many targets there are', () => {
    const waits = { reply: null, picked: null, left: spell };
    expect(hear({ ...spell, by: 1 }, cardsFor('target', [7, 8], 1), 3).reply).toBeNull();
    expect(hear(spell, prompt({ kind: 'number', role: 'target', least: 0, most: 2 }), 3)).toEqual(waits);
  });

  test('is past with its turn, and when something else is done in it', () => {
    expect(hear(spell, cardsFor('target', [8], 1), 4).left).toBeNull();
    const next = prompt(
      { kind: 'act', actions: [{ do: 'pass' }] },
      { actions: [action('Pass', { isPass: true, endsPhase: true })] },
    );
    expect(hear(spell, next, 3).left).toBeNull();
    const response = prompt(
      { kind: 'act', role: 'respond', actions: [{ do: 'pass' }] },
      { actions: [action('Pass', { isPass: true })] },
    );
    expect(hear(spell, response, 3).left).toBe(spell);
  });

  test('sends one card against a player', () => {
    const team = prompt({
      kind: 'cards',
      role: 'attack',
      cards: [3, 4],
      least: 1,
      most: 2,
      ordered: true,
    });
    const first = hear(attack, team, 3);
    expect(first).toEqual({ reply: { cards: [4] }, picked: null, left: attack });
    const options = [{ card: 8, player: 1 }, { player: 1 }];
    const victim = prompt({ kind: 'options', role: 'victim', options, least: 1, most: 1 });
    expect(hear(attack, victim, 3)).toEqual({ reply: { options: [1] }, picked: null, left: null });
  });

  test('leaves the attack to the person where the card cannot join, or where others have to', () => {
    const team = (cards: readonly number[], least: number) =>
      prompt({ kind: 'cards', role: 'attack', cards, least, most: 2, ordered: true });
    expect(hear(attack, team([3], 1), 3).left).toBeNull();
    expect(hear(attack, team([3, 4], 2), 3)).toEqual({ reply: null, picked: null, left: null });
  });

  test('sends a team in its order, and leaves whom it attacks to the person', () => {
    const team = prompt({
      kind: 'cards',
      role: 'attack',
      cards: [3, 4, 5],
      least: 1,
      most: 3,
      ordered: true,
    });
    const sent: Intent = { ...attack, team: [5, 9, 3], aim: null };
    expect(hear(sent, team, 3)).toEqual({ reply: { cards: [5, 3] }, picked: null, left: sent });
    const victim = prompt({ kind: 'options', role: 'victim', options: [{ player: 1 }], least: 1, most: 1 });
    expect(hear(sent, victim, 3).reply).toBeNull();
  });

  describe('of what comes later in the turn', () => {
    const later: Intent = { kind: 'ahead', by: 0, turn: 3, cards: [4], verb: 'Summon', aim: null, passes: 1 };
    const pass = action('Pass', { isPass: true, endsPhase: true });
    const asks = (role: Role, more: readonly PromptAction[] = []) =>
      prompt(
        { kind: 'act', role, actions: [...more.map(() => ({ do: 'summon' })), { do: 'pass' }] },
        { actions: [...more, pass] },
      );

    test('passes until it is offered, and no oftener than that was told', () => {
      const passed = { reply: { act: 0 }, picked: null, left: { ...later, passes: 0 } };
      expect(hear(later, asks('action'), 3)).toEqual(passed);
      expect(hear({ ...later, passes: 0 }, asks('action'), 3)).toEqual({
        reply: null,
        picked: null,
        left: null,
      });
      const offered = asks('action', [action('Set', { card: 4 }), action('Summon', { card: 4 })]);
      expect(hear(later, offered, 3)).toEqual({ reply: { act: 1 }, picked: null, left: null });
    });

    test('is past as soon as others do something', () => {
      expect(hear(later, asks('respond'), 3)).toEqual({ reply: null, picked: null, left: null });
      const by = (player: number): Moment => ({ kind: 'play', player, text: [], cards: [], does: null });
      expect([isUpset(later, [by(1)]), isUpset(later, [by(0)]), isUpset(spell, [by(1)])]).toEqual([
        true,
        false,
        false,
      ]);
    });

    test('attacks with all of a team, and without an aim the only one whom they can', () => {
      const sent: Intent = { ...later, cards: [4, 5], verb: null, passes: 0 };
      const pair = (options: readonly { readonly player: number }[]) =>
        prompt({
          kind: 'pair',
          role: 'attack',
          pairings: [4, 5, 6].map((card) => ({ card, to: [...options.keys()] })),
          options: [...options],
          room: options.map(() => 3),
        });
      expect(hear(sent, pair([{ player: 1 }]), 3).reply).toEqual({ pairs: [0, 0, null] });
      // Whom of two is not said.
      expect(hear(sent, pair([{ player: 1 }, { player: 2 }]), 3).reply).toBeNull();
    });

    test('skips the attack, but not for who has to attack, and asks again where others do something', () => {
      const skips: Intent = { kind: 'no attack', by: 0, turn: 3 };
      const pair = prompt({
        kind: 'pair',
        role: 'attack',
        pairings: [
          { card: 4, to: [0] },
          { card: 5, to: [0], must: true },
        ],
        options: [{ player: 1 }],
        room: [2],
      });
      expect(hear(skips, pair, 3)).toEqual({ reply: { pairs: [null, 0] }, picked: null, left: null });
      expect(hear(skips, asks('respond'), 3)).toEqual({ reply: null, picked: null, left: null });
      expect(hear(skips, pair, 4).reply).toBeNull();
      const theirs: Moment = { kind: 'play', player: 1, text: [], cards: [], does: null };
      expect(isUpset(skips, [theirs])).toBe(true);
    });

    test('attacks whom the card was let go on, with those beside it that have to', () => {
      const attacks: Intent = { ...later, verb: null, aim: { player: 1 } };
      const pair = (must?: true) =>
        prompt({
          kind: 'pair',
          role: 'attack',
          pairings: [
            { card: 4, to: [0, 1] },
            { card: 5, to: [0], ...(must && { must }) },
          ],
          options: [{ player: 2 }, { player: 1 }],
          room: [2, 2],
        });
      expect(hear(attacks, pair(), 3).reply).toEqual({ pairs: [1, null] });
      expect(hear(attacks, pair(true), 3).reply).toEqual({ pairs: [1, 0] });
      expect(hear({ ...attacks, aim: { player: 3 } }, pair(), 3).reply).toBeNull();
      const begins = asks('action', [action('Attack', { begunWith: [4] })]);
      expect(hear({ ...attacks, verb: 'Attack' }, begins, 3).left).toEqual({
        kind: 'attack',
        by: 0,
        turn: 3,
        team: [4],
        aim: { player: 1 },
      });
    });
  });
});
