import { describe, expect, test } from 'vitest';
import type { Reply } from '../../../../src-main/engine/decision.js';
import { battle, creature, greedily, link, places, spell, type Situation } from './hand-made.js';

const cardsIn = (reply: Reply): readonly number[] => ('cards' in reply ? reply.cards : []);

interface Asked {
  readonly cards: readonly number[];
  readonly least?: number;
  readonly most?: number;
  readonly about?: number;
}

/** Which cards are chosen. */
function chosen(purpose: string, { least = 1, most = 1, ...asked }: Asked, situation: Situation) {
  return cardsIn(greedily({ kind: 'cards', purpose, least, most, ordered: false, ...asked }, situation));
}

describe('of cards a greedy player', () => {
  test('draws again for what is dearer than five levels', () => {
    const hand = [creature(1, [5, 4, 5]), creature(2, [6, 5, 5]), creature(3, [9, 9, 9])];
    expect(chosen('redraw', { cards: [1, 2, 3], least: 0, most: 3 }, { mine: { hand } })).toEqual([2, 3]);
  });

  test.each(['self-destroy', 'self-exhaust', 'pay', 'choose-destroy', 'choose-exhaust', 'choose-sacrifice'])(
    'gives no more than it must for %s',
    (purpose) => {
      const mine = { battlefield: [creature(1, [2, 2, 2]), creature(2, [2, 2, 2])] };
      expect(chosen(purpose, { cards: [1, 2], most: 2 }, { mine })).toHaveLength(1);
    },
  );

  test('takes as many as it may of what is offered, the cheapest first', () => {
    const grave = [creature(1, [5, 5, 5]), creature(2, [2, 2, 2]), creature(3, [3, 3, 3])];
    expect(chosen('bury', { cards: [1, 2, 3], most: 2 }, { mine: { grave } })).toEqual([2, 3]);
  });

  test('pays with what is exhausted before what is of use', () => {
    const granary = [...places(1, 50), ...places(1, 51, true), ...places(1, 52)];
    expect(chosen('pay', { cards: [50, 51, 52] }, { mine: { granary } })).toEqual([51]);
    const battlefield = [creature(1, [2, 2, 2]), creature(2, [2, 2, 2], '', { exhausted: true })];
    expect(chosen('pay', { cards: [1, 2] }, { mine: { battlefield } })).toEqual([2]);
  });

  test('exhausts of its own what can do least this turn, and of others what can do most', () => {
    const tired = creature(1, [9, 9, 9], '', { exhausted: true });
    const battlefield = [creature(2, [5, 5, 5]), tired, creature(3, [1, 2, 1]), creature(4, [1, 2, 9])];
    const cards = [1, 2, 3, 4];
    expect(chosen('self-exhaust', { cards, least: 3, most: 3 }, { mine: { battlefield } })).toEqual([
      1, 3, 4,
    ]);
    expect(chosen('choose-exhaust', { cards, least: 3, most: 3 }, { mine: { battlefield } })).toEqual([
      2, 4, 3,
    ]);
  });

  test('attacks with those of its plan that are offered, the sturdiest first, and with no more than may go', () => {
    const battlefield = [creature(1, [3, 3, 4]), creature(2, [3, 3, 9]), creature(3, [3, 3, 6])];
    const turn = { phase: 'battle' } as const;
    expect(chosen('attack', { cards: [1, 2, 3], most: 3 }, { turn, mine: { battlefield } })).toEqual([
      2, 3, 1,
    ]);
    expect(chosen('attack', { cards: [1, 2, 3], most: 2 }, { turn, mine: { battlefield } })).toEqual([2, 3]);
    expect(chosen('attack', { cards: [1, 3], most: 2 }, { turn, mine: { battlefield } })).toEqual([3, 1]);
  });

  test('sends one where it must attack and had better not', () => {
    const turn = { phase: 'battle' } as const;
    const mine = { battlefield: [creature(1, [1, 1, 1]), creature(2, [1, 1, 1])] };
    const theirs = { battlefield: [creature(3, [9, 9, 60], '', { owner: 1 })] };
    expect(chosen('attack', { cards: [1, 2], most: 2 }, { turn, mine, theirs })).toEqual([1]);
  });

  test('targets all that it does good, those first that gain most', () => {
    const text = 'Target up to 3 cards in play. Destroy all targets.';
    const theirs = {
      battlefield: [creature(2, [3, 3, 3], '', { owner: 1 }), creature(3, [7, 7, 7], '', { owner: 1 })],
    };
    const mine = { battlefield: [creature(1, [5, 5, 5])] };
    const more = { casting: [spell(9, 4, text)] };
    const asked = { about: 9, cards: [1, 2, 3], most: 3 };
    expect(chosen('target', { ...asked, least: 0 }, { mine, theirs, more })).toEqual([3, 2]);
    expect(chosen('target', { ...asked, least: 0, most: 1 }, { mine, theirs, more })).toEqual([3]);
    expect(chosen('target', { ...asked, least: 3 }, { mine, theirs, more })).toEqual([3, 2, 1]);
  });

  test('selects for an enemy no more than must be where that does the enemy good', () => {
    const text = 'Target up to 2 cards in play selected by an opponent of your choice. Destroy all targets.';
    const mine = { battlefield: [creature(1, [5, 5, 5])] };
    const theirs = {
      battlefield: [creature(2, [3, 3, 3], '', { owner: 1 }), creature(3, [7, 7, 7], '', { owner: 1 })],
    };
    const situation = { mine, theirs, more: { casting: [spell(9, 4, text, { owner: 1 })] } };
    const asked = { about: 9, least: 0, most: 2 };
    expect(chosen('select', { ...asked, cards: [1, 2, 3] }, situation)).toEqual([3, 2]);
    expect(chosen('select', { ...asked, cards: [1, 2] }, situation)).toEqual([2]);
    expect(chosen('select', { ...asked, cards: [1] }, situation)).toEqual([]);
  });

  test('selects for its own ability what helps itself', () => {
    const text = 'Target up to 2 cards in play selected by an opponent of your choice. Destroy all targets.';
    const mine = { battlefield: [creature(1, [5, 5, 5])] };
    const theirs = { battlefield: [creature(2, [3, 3, 3], '', { owner: 1 })] };
    const situation = { mine, theirs, more: { casting: [spell(9, 4, text)] } };
    expect(chosen('select', { about: 9, cards: [1, 2], least: 1, most: 1 }, situation)).toEqual([2]);
  });
});

describe('of players a greedy player', () => {
  const weak = { hp: 12, battlefield: [creature(2, [1, 1, 1], '', { owner: 1 })] };
  const strong = { hp: 8, battlefield: [creature(3, [9, 9, 30], '', { owner: 2 })] };
  const field = { mine: { battlefield: [creature(1, [3, 3, 3])] }, theirs: weak, others: [strong] };
  const player = (
    purpose: string,
    players: readonly number[],
    situation: Situation,
    about?: number,
  ): number => {
    const asked = {
      kind: 'players',
      purpose,
      players,
      least: 1,
      most: 1,
      ...(about ? { about } : {}),
    } as const;
    const reply = greedily(asked, situation);
    return 'players' in reply ? (reply.players[0] ?? -1) : -1;
  };

  test.each([
    ['hands its own creature to the weaker', 'switch', [0, 1, 2], 1, 1],
    ['takes another’s creature itself', 'switch', [0, 1, 2], 3, 0],
    ['gives a creature that it may not have to the weaker', 'switch', [1, 2], 3, 1],
    ['looks itself', 'shown-to', [0, 1, 2], undefined, 0],
    ['lets the weaker look', 'shown-to', [1, 2], undefined, 1],
    ['hurts who has fewest hitpoints left', 'damage-player', [0, 1, 2], undefined, 2],
    ['heals the weaker', 'heal-opponent', [1, 2], undefined, 1],
    ['lets the weaker choose', 'opponent', [1, 2], undefined, 1],
  ] as const)('%s', (_what, purpose, players, about, expected) => {
    expect(player(purpose, players, field, about)).toBe(expected);
  });

  test('counts hitpoints as strength too', () => {
    const rich = { theirs: { hp: 30 }, others: [{ hp: 5 }] };
    expect(player('opponent', [1, 2], rich)).toBe(2);
  });

  test('takes from the fullest grave and the fullest hand, and empties the smallest deck', () => {
    const cards = (from: number, count: number) =>
      Array.from({ length: count }, (_, n) => creature(from + n, [1, 1, 1]));
    const theirs = { grave: cards(10, 3), hand: cards(20, 1), deck: 4 };
    const others = [{ grave: cards(30, 1), hand: cards(40, 4), deck: 9 }];
    expect(player('grave', [0, 1, 2], { theirs, others })).toBe(1);
    expect(player('hand', [0, 1, 2], { theirs, others })).toBe(2);
    expect(player('deck', [0, 1, 2], { theirs, others })).toBe(1);
  });

  test('digs in its own deck where that does good', () => {
    const text =
      "Target up to 1 card in one player's graveyard randomly. Send all targets to the resource zone of their owners (exhausted).";
    const situation = { ...field, more: { casting: [spell(9, 4, text)] } };
    expect(player('grave', [0, 1, 2], situation, 9)).toBe(0);
    expect(player('grave', [1, 2], situation, 9)).toBe(1);
  });

  test('chooses the only player that there is', () => {
    expect(player('opponent', [0], field)).toBe(0);
  });
});

describe('of numbers a greedy player', () => {
  const number = (text: string, situation: Situation): number => {
    const asked = { kind: 'number', purpose: 'targets', about: 9, least: 1, most: 3 } as const;
    const reply = greedily(asked, { ...situation, more: { casting: [spell(9, 4, text)] } });
    return 'number' in reply ? reply.number : -1;
  };
  const mine = { battlefield: [creature(1, [3, 3, 3])] };
  const theirs = { battlefield: [creature(2, [3, 3, 3], '', { owner: 1 })] };
  const selected = 'Target up to 3 cards in play selected by an opponent of your choice.';

  test('takes as many as it may of what is good, and as few of what is not', () => {
    const fetching = 'Target up to 3 cards in your hand.';
    expect(
      number(`${fetching} Send all targets to the resource zone of their owners (exhausted).`, { mine }),
    ).toBe(3);
    expect(number(`${fetching} See all targets.`, { mine })).toBe(1);
    expect(number('Draw 2 cards.', { mine })).toBe(1);
  });

  test('lets an enemy select many only where none of them does harm', () => {
    expect(number(`${selected} Destroy all targets.`, { theirs })).toBe(3);
    expect(number(`${selected} Destroy all targets.`, { mine, theirs })).toBe(1);
    expect(number(`${selected} Destroy all targets.`, { mine: { traps: places(1, 50) }, theirs })).toBe(1);
    expect(number(`${selected} Destroy all targets.`, { theirs: { traps: places(1, 50) } })).toBe(3);
    // A resource is not in play and not theirs to select.
    expect(number(`${selected} Destroy all targets.`, { mine: { granary: places(1, 50) }, theirs })).toBe(3);
  });
});

test('a greedy player orders its own deck so that what it can play next lies on top, and an enemy’s the other way round', () => {
  const cards = (owner: number) => [
    creature(1, [9, 9, 9], '', { owner }),
    creature(2, [2, 2, 2], '', { owner }),
    creature(3, [4, 4, 4], '', { owner }),
  ];
  const order = (owner: number): unknown =>
    greedily(
      { kind: 'order', purpose: 'bury', cards: [1, 2, 3] },
      { mine: { granary: places(4, 50) }, more: { casting: cards(owner) } },
    );
  expect(order(0)).toEqual({ order: [1, 2, 3] });
  expect(order(1)).toEqual({ order: [3, 2, 1] });
});

test('a greedy player goes by the ability of the link that is carried out', () => {
  const two = creature(
    1,
    [3, 3, 3],
    'Activate during your turn. Draw 1 card.\nActivate during your turn. Target up to 1 card in play. Destroy all targets.',
  );
  const enemy = creature(2, [3, 3, 3], '', { owner: 1 });
  const share = { kind: 'number', purpose: 'share', about: 2, least: 0, most: 4 } as const;
  const mine = { battlefield: [two] };
  const theirs = { battlefield: [enemy] };
  expect(greedily(share, { mine, theirs })).toEqual({ number: 4 });
  const helping = spell(9, 4, "Target up to 2 cards in play. Increase targets' offense by a total of 4.");
  const hurting = spell(9, 4, "Target up to 2 cards in play. Decrease targets' offense by a total of 4.");
  const grown = (card: typeof helping) => ({
    mine,
    theirs,
    more: { casting: [card], chain: [link(card, 0)] },
  });
  expect(greedily(share, grown(helping))).toEqual({ number: 0 });
  expect(greedily(share, grown(hurting))).toEqual({ number: 4 });
  expect(greedily({ ...share, about: 1 }, grown(hurting))).toEqual({ number: 0 });
});

describe('in defense a greedy player', () => {
  const attackers = [creature(10, [3, 1, 4], '', { owner: 1 })];
  const strong = [creature(10, [9, 9, 30], '', { owner: 1 })];
  const theirs = (battlefield: typeof attackers) => ({ battlefield });
  const defend = (situation: Situation, cards: readonly number[]): readonly number[] =>
    chosen('defend', { cards, least: 0, most: cards.length }, situation);

  test('stands in the way of what it destroys, with no more than is needed', () => {
    const mine = { battlefield: [creature(1, [3, 3, 9]), creature(2, [3, 3, 8])] };
    const more = { battles: [battle(1, attackers, 0)] };
    expect(defend({ mine, theirs: theirs(attackers), more }, [1, 2])).toEqual([1]);
  });

  test('lets an attack through rather than lose a creature in vain', () => {
    const mine = { hp: 40, battlefield: [creature(1, [9, 1, 20])] };
    const weak = [creature(10, [9, 6, 30], '', { owner: 1 })];
    const more = { battles: [battle(1, weak, 0)] };
    expect(defend({ mine, theirs: theirs(weak), more }, [1])).toEqual([]);
  });

  test('gives what it has where it would lose the game otherwise', () => {
    const mine = { hp: 3, battlefield: [creature(1, [9, 1, 31]), creature(2, [1, 1, 5])] };
    const more = { battles: [battle(1, strong, 0)] };
    expect(defend({ mine, theirs: theirs(strong), more }, [1, 2])).toEqual([1, 2]);
  });

  test('fears for its last hitpoints only while it has any', () => {
    const attacker = [creature(10, [9, 2, 30], '', { owner: 1 })];
    const defends = (hp: number): readonly number[] =>
      defend(
        {
          mine: { hp, battlefield: [creature(1, [9, 1, 5])] },
          theirs: theirs(attacker),
          more: { battles: [battle(1, attacker, 0)] },
        },
        [1],
      );
    // Two dice may come to more than the seven that they are worth.
    expect([defends(13), defends(14), defends(0)]).toEqual([[1], [], []]);
  });

  test('stands before a creature that would be destroyed, and not before one that holds', () => {
    const victim = creature(3, [9, 1, 3]);
    const sturdy = creature(3, [9, 1, 20]);
    const guard = creature(1, [2, 1, 9]);
    const attacker = [creature(10, [6, 2, 30], '', { owner: 1 })];
    const held = (card: typeof victim): Situation => ({
      mine: { battlefield: [guard, card] },
      theirs: theirs(attacker),
      more: { battles: [battle(1, attacker, card)] },
    });
    expect(defend(held(victim), [1])).toEqual([1]);
    expect(defend(held(sturdy), [1])).toEqual([]);
  });
});
