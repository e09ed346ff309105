import { describe, expect, test } from 'vitest';
import type { Choice } from '../../../../src-main/engine/decision.js';
import { battle, creature, greedily, places, spell, type Situation } from './hand-made.js';

const destroying = 'Target up to 1 card in play. Destroy all targets.';

interface Asked {
  readonly options: readonly Choice[];
  readonly least?: number;
  readonly most?: number;
  readonly about?: number;
  readonly amount?: number;
}

/** Places of the options that are chosen. */
function placesOf(purpose: string, { least = 0, most = 1, ...asked }: Asked, situation: Situation) {
  const reply = greedily({ kind: 'options', purpose, least, most, ...asked }, situation);
  return 'options' in reply ? reply.options : null;
}

describe('of what it may attack a greedy player', () => {
  const turn = { phase: 'battle' } as const;
  const mine = { battlefield: [creature(1, [4, 4, 4])] };
  const victim = (options: readonly Choice[], situation: Situation): Choice | undefined => {
    const [place = -1] = placesOf('victim', { options, least: 1 }, { turn, mine, ...situation }) ?? [];
    return options[place];
  };
  const small = creature(2, [2, 2, 3], '', { owner: 1, exhausted: true });
  const big = creature(3, [9, 9, 60], '', { owner: 1, exhausted: true });

  test('takes the player where nothing falls, and the creature that falls where it is worth more', () => {
    const theirs = { hp: 40, battlefield: [small, big] };
    expect(victim([{ card: 3 }, { player: 1 }], { theirs })).toEqual({ player: 1 });
    expect(victim([{ card: 3 }, { card: 2 }], { theirs })).toEqual({ card: 2 });
    const dear = creature(4, [9, 2, 9], '', { owner: 1, exhausted: true });
    const owned = { hp: 40, battlefield: [dear] };
    expect(victim([{ player: 1 }, { card: 4 }], { theirs: owned })).toEqual({ card: 4 });
  });

  test('takes the player who has lost by it before any creature', () => {
    const dear = creature(4, [9, 2, 9], '', { owner: 1, exhausted: true });
    const theirs = (hp: number) => ({ hp, battlefield: [dear] });
    const options = [{ card: 4 }, { player: 1 }];
    expect(victim(options, { theirs: theirs(14) })).toEqual({ player: 1 });
    expect(victim(options, { theirs: theirs(15) })).toEqual({ card: 4 });
  });

  test('keeps to the enemy whom it planned to attack', () => {
    const theirs = { hp: 40, battlefield: [creature(5, [9, 9, 60], '', { owner: 1 })] };
    const others = [{ hp: 40 }];
    expect(victim([{ player: 1 }, { player: 2 }], { theirs, others })).toEqual({ player: 2 });
    expect(victim([{ player: 2 }, { player: 1 }], { theirs, others })).toEqual({ player: 2 });
  });

  test('lets a Berzerk Counter strike an enemy rather than itself', () => {
    const options = [{ player: 0 }, { player: 1 }];
    const asked = { options, least: 1, about: 1 };
    expect(placesOf('berzerk', asked, { rules: 'kotc-14', mine, theirs: { hp: 30 } })).toEqual([1]);
    const both = { options: [{ card: 1 }, { card: 2 }, { player: 1 }], least: 1, about: 1 };
    const theirs = { hp: 40, battlefield: [creature(2, [9, 9, 13], '', { owner: 1 })] };
    expect(placesOf('berzerk', both, { rules: 'kotc-14', mine, theirs })).toEqual([1]);
  });
});

describe('of choices a greedy player', () => {
  test('deploys the dearest that is of use', () => {
    const cards = [creature(1, [2, 2, 2]), creature(2, [6, 2, 2]), spell(3, 9, destroying)];
    const options = cards.map(({ id }) => ({ card: id ?? 0 }));
    const mine = { hand: cards };
    expect(placesOf('deploy', { options }, { mine })).toEqual([1]);
    const theirs = { battlefield: [creature(4, [5, 5, 5], '', { owner: 1 })] };
    expect(placesOf('deploy', { options }, { mine, theirs })).toEqual([2]);
    expect(placesOf('deploy', { options: [{ card: 3 }] }, { mine })).toEqual([]);
    expect(placesOf('deploy', { options: [{ card: 3 }], least: 1 }, { mine })).toEqual([0]);
  });

  test.each([
    [
      'its own low die',
      [
        { player: 0, number: 3 },
        { player: 0, number: 2 },
      ],
      [1],
    ],
    ['its own lowest kind', [{ player: 0, number: 1 }], [0]],
    [
      'an enemy’s high die',
      [
        { player: 1, number: 4 },
        { player: 1, number: 5 },
      ],
      [1],
    ],
    [
      'neither its own high nor an enemy’s low one',
      [
        { player: 0, number: 6 },
        { player: 1, number: 1 },
      ],
      [],
    ],
  ] as const)('rolls again: %s', (_what, options, expected) => {
    expect(placesOf('reroll', { options }, {})).toEqual(expected);
  });

  test('taunts with what can bear it, for itself alone', () => {
    const sturdy = creature(1, [3, 3, 9]);
    const frail = creature(2, [3, 3, 1]);
    const attacker = creature(3, [3, 3, 3], '', { owner: 1 });
    const options = [{ card: 2 }, { card: 1 }];
    const held = (victim: typeof sturdy | number): Situation => ({
      rules: 'kotc-14',
      mine: { battlefield: [sturdy, frail] },
      theirs: { battlefield: [attacker] },
      more: { battles: [battle(1, [attacker], victim)] },
    });
    expect(placesOf('taunt', { options }, held(0))).toEqual([1]);
    expect(placesOf('taunt', { options }, held(1))).toEqual([]);
    expect(placesOf('taunt', { options }, held(frail))).toEqual([]);
    expect(placesOf('taunt', { options }, { rules: 'kotc-14', mine: { battlefield: [sturdy] } })).toEqual([]);
  });

  test('throws a die at whom it destroys, and no low one at whom it does not', () => {
    const sturdy = creature(2, [3, 3, 9], '', { owner: 1 });
    const frail = creature(3, [5, 5, 2], '', { owner: 1 });
    const own = creature(1, [3, 3, 9]);
    const held = { rules: 'kotc-17', mine: { battlefield: [own] }, theirs: { battlefield: [sturdy, frail] } };
    expect(placesOf('voodoo', { options: [{ card: 2 }, { card: 3 }], amount: 2 }, held)).toEqual([1]);
    expect(placesOf('voodoo', { options: [{ card: 2 }], amount: 2 }, held)).toEqual([]);
    expect(placesOf('voodoo', { options: [{ card: 2 }], amount: 5 }, held)).toEqual([0]);
    expect(placesOf('voodoo', { options: [{ card: 1 }], amount: 6 }, held)).toEqual([]);
    const dice = [
      { card: 2, number: 4 },
      { card: 2, number: 6 },
      { card: 3, number: 4 },
    ];
    expect(placesOf('voodoo', { options: dice }, held)).toEqual([2]);
  });

  test('burns the dearest that falls, stops the highest die, and keeps its own alive', () => {
    const sturdy = creature(2, [3, 3, 9], '', { owner: 1 });
    const frail = creature(3, [5, 5, 2], '', { owner: 1 });
    const own = creature(1, [3, 3, 9]);
    const held = { rules: 'kotc-17', mine: { battlefield: [own] }, theirs: { battlefield: [sturdy, frail] } };
    expect(placesOf('burn-at', { options: [{ card: 2 }, { card: 3 }], least: 1, amount: 3 }, held)).toEqual([
      1,
    ]);
    const dice = [
      { card: 1, number: 3 },
      { card: 1, number: 6 },
    ];
    expect(placesOf('shield', { options: dice, about: 1 }, held)).toEqual([1]);
    expect(placesOf('shield', { options: dice, about: 2 }, held)).toEqual([]);
    expect(placesOf('undying', { options: [{ card: 2 }, { card: 1 }] }, held)).toEqual([1]);
    expect(placesOf('undying', { options: [{ card: 2 }] }, held)).toEqual([]);
  });

  test('springs a Trap Counter on its own minion whose ability brings something', () => {
    const drawing = creature(1, [3, 3, 3], 'Draw 1 card.');
    const idle = creature(2, [3, 3, 3]);
    const theirs = { battlefield: [creature(3, [3, 3, 3], 'Draw 1 card.', { owner: 1 })] };
    const situation = { rules: 'kotc-14', mine: { battlefield: [idle, drawing] }, theirs };
    expect(placesOf('trap', { options: [{ card: 3 }, { card: 2 }, { card: 1 }] }, situation)).toEqual([2]);
    expect(placesOf('trap', { options: [{ card: 3 }, { card: 2 }] }, situation)).toEqual([]);
  });

  test('uses the ability of the trapped minion that brings most', () => {
    const text = 'Draw 1 card.\nDraw 3 cards.';
    const mine = { battlefield: [creature(1, [3, 3, 3], text)] };
    const options = [{ number: 0 }, { number: 1 }];
    expect(placesOf('trapped', { options, about: 1, least: 1 }, { rules: 'kotc-14', mine })).toEqual([1]);
  });

  test('removes enemies’ counters, and its own only where it must', () => {
    const options = [
      { card: 1, counter: 'sword', player: 0 },
      { card: 1, counter: 'weakness', player: 1 },
      { card: 1, counter: 'damage', player: 2 },
    ];
    expect(placesOf('remove', { options, most: 3 }, {})).toEqual([1, 2]);
    expect(placesOf('remove', { options, most: 1 }, {})).toEqual([1]);
    expect(placesOf('remove', { options, least: 3, most: 3 }, {})).toEqual([1, 2, 0]);
    expect(placesOf('self-remove', { options, least: 2, most: 3 }, {})).toEqual([1, 2]);
  });

  test('gives a die to the dearest that it destroys, else to who is nearest to that, and to its own last', () => {
    const mine = { battlefield: [creature(1, [9, 9, 1])] };
    const enemy = (id: number, level: number, hp: number) => creature(id, [level, 1, hp], '', { owner: 1 });
    const theirs = { battlefield: [enemy(2, 2, 4), enemy(3, 5, 4), enemy(4, 9, 9), enemy(5, 9, 7)] };
    const die = (cards: readonly number[], amount: number): number | undefined => {
      const options = cards.map((card) => ({ card }));
      const [place = -1] = placesOf('each-die', { options, least: 1, amount }, { mine, theirs }) ?? [];
      return cards[place];
    };
    expect(die([1, 2, 3, 4, 5], 4)).toBe(3);
    expect(die([1, 4, 5, 2], 3)).toBe(2);
    expect(die([1, 4, 5], 6)).toBe(5);
    expect(die([1], 1)).toBe(1);
    // A trap that nobody knows takes nothing.
    expect(die([60, 4], 1)).toBe(4);
  });

  test('takes of other things the first, and no more than it must', () => {
    const options = [{ number: 1 }, { number: 2 }, { number: 3 }];
    expect(placesOf('switch', { options, least: 2, most: 3 }, {})).toEqual([0, 1]);
  });

  test('uses a Shield Counter for its own minions, where it lessens the damage in full', () => {
    const mine = { battlefield: [creature(1, [3, 3, 3])] };
    const theirs = { battlefield: [creature(2, [3, 3, 3], '', { owner: 1 })], traps: places(1, 60) };
    const shields = (about: number, amount: number): unknown =>
      greedily({ kind: 'confirm', purpose: 'shield', about, amount }, { rules: 'kotc-14', mine, theirs });
    expect(shields(1, 2)).toEqual({ yes: true });
    expect(shields(1, 1)).toEqual({ yes: false });
    expect(shields(2, 5)).toEqual({ yes: false });
    expect(shields(60, 5)).toEqual({ yes: false });
  });
});
