import { describe, expect, test } from 'vitest';
import { hear, type Intent } from '../../../src-renderer/rooms/table/game/intent.js';
import { action, prompt } from './table-fixtures.js';

const spell: Intent = { kind: 'target', turn: 3, aim: { card: 8 } };
const attack: Intent = { kind: 'attack', turn: 3, creature: 4, aim: { player: 1 } };
const cardsFor = (purpose: string, cards: readonly number[], most: number) =>
  prompt({ kind: 'cards', purpose, cards, least: 0, most, ordered: false });

describe('what a drag has said beforehand', () => {
  test('answers the question for its one target, and is past', () => {
    expect(hear(spell, cardsFor('target', [7, 8], 1), 3)).toEqual({
      reply: { cards: [8] },
      picked: null,
      left: null,
    });
  });

  test('waits while a cost is paid, though the target is among what can pay', () => {
    const heard = hear(spell, cardsFor('pay', [7, 8], 1), 3);
    expect(heard).toEqual({ reply: null, picked: null, left: spell });
  });

  test('is picked where several can be, and left to the person where it is not offered', () => {
    expect(hear(spell, cardsFor('target', [7, 8], 3), 3)).toEqual({ reply: null, picked: 8, left: null });
    expect(hear(spell, cardsFor('target', [7], 1), 3)).toEqual({ reply: null, picked: null, left: null });
  });

  test('is past with its turn, and when something else is done in it', () => {
    expect(hear(spell, cardsFor('target', [8], 1), 4).left).toBeNull();
    const next = prompt(
      { kind: 'act', actions: [{ do: 'pass' }] },
      { actions: [action('Pass', { isPass: true, endsPhase: true })] },
    );
    expect(hear(spell, next, 3).left).toBeNull();
    const response = prompt(
      { kind: 'act', purpose: 'respond', actions: [{ do: 'pass' }] },
      { actions: [action('Pass', { isPass: true })] },
    );
    expect(hear(spell, response, 3).left).toBe(spell);
  });

  test('sends one creature against a player', () => {
    const team = prompt({
      kind: 'cards',
      purpose: 'attack',
      cards: [3, 4],
      least: 1,
      most: 2,
      ordered: true,
    });
    const first = hear(attack, team, 3);
    expect(first).toEqual({ reply: { cards: [4] }, picked: null, left: attack });
    const options = [{ card: 8, player: 1 }, { player: 1 }];
    const victim = prompt({ kind: 'options', purpose: 'victim', options, least: 1, most: 1 });
    expect(hear(attack, victim, 3)).toEqual({ reply: { options: [1] }, picked: null, left: null });
  });

  test('leaves the attack to the person where the creature cannot join, or where others have to', () => {
    const team = (cards: readonly number[], least: number) =>
      prompt({ kind: 'cards', purpose: 'attack', cards, least, most: 2, ordered: true });
    expect(hear(attack, team([3], 1), 3).left).toBeNull();
    expect(hear(attack, team([3, 4], 2), 3)).toEqual({ reply: null, picked: null, left: null });
  });

  test('begins a team with the creature from whose menu the attack was chosen', () => {
    const team = prompt({
      kind: 'cards',
      purpose: 'attack',
      cards: [3, 4],
      least: 1,
      most: 2,
      ordered: true,
    });
    expect(hear({ ...attack, aim: null }, team, 3)).toEqual({ reply: null, picked: 4, left: null });
  });
});
