import { describe, expect, test } from 'vitest';
import type { Action, Reply } from '../../../../src-main/engine/decision.js';
import { creature, greedily, places, spell, type Situation } from './hand-made.js';

const destroying = 'Target up to 1 card in play. Destroy all targets.';

/** The action that is chosen of those. */
function doneOf(purpose: string, actions: readonly Action[], situation: Situation): Action | undefined {
  const reply = greedily({ kind: 'act', purpose, actions }, situation);
  return 'act' in reply ? actions[reply.act] : undefined;
}
const cardsIn = (reply: Reply): readonly number[] => ('cards' in reply ? reply.cards : []);

describe('in the Resource Phase a greedy player of the older editions', () => {
  const hand = [
    creature(1, [2, 2, 5]),
    creature(2, [9, 9, 20]),
    creature(3, [3, 3, 5]),
    creature(4, [4, 3, 7]),
  ];
  const turn = { phase: 'resource' } as const;
  const placing = hand.map(({ id }): Action => ({ do: 'sow', card: id ?? 0 }));
  const offered: readonly Action[] = [...placing, { do: 'draw' }, { do: 'exchange' }];

  test('places early what it cannot play soon', () => {
    const mine = { hand, granary: places(2, 50) };
    expect(doneOf('resource', offered, { turn, mine })).toEqual({ do: 'sow', card: 2 });
  });

  test('draws with plenty of resources', () => {
    const mine = { hand, granary: places(8, 50) };
    expect(doneOf('resource', offered, { turn, mine })).toEqual({ do: 'draw' });
  });

  test('places rather than draw where the deck would soon be empty', () => {
    const mine = { hand, granary: places(8, 50), deck: 3 };
    expect(doneOf('resource', offered, { turn, mine })).toMatchObject({ do: 'sow' });
    expect(doneOf('resource', offered, { turn: { ...turn, sown: 1 }, mine })).toMatchObject({ do: 'sow' });
  });

  test('exchanges what it cannot play for what it can, once', () => {
    const dear = creature(2, [9, 9, 20]);
    const cheap = creature(5, [4, 4, 10]);
    const granary = places(5, 50);
    const before = { turn: { ...turn, drawn: true }, mine: { hand: [dear], granary, reserves: [cheap] } };
    const after = { turn: { ...turn, drawn: true }, mine: { hand: [cheap], granary, reserves: [dear] } };
    const either: readonly Action[] = [{ do: 'exchange' }, { do: 'pass' }];
    expect(doneOf('resource', either, before)).toEqual({ do: 'exchange' });
    const asked = { kind: 'cards', least: 1, most: 1, ordered: false } as const;
    expect(cardsIn(greedily({ ...asked, purpose: 'exchange', cards: [2] }, before))).toEqual([2]);
    expect(cardsIn(greedily({ ...asked, purpose: 'exchange-for', cards: [5] }, before))).toEqual([5]);
    expect(doneOf('resource', either, after)).toEqual({ do: 'pass' });
  });

  test('does something where it cannot pass', () => {
    const mine = { hand, granary: places(9, 50) };
    expect(doneOf('resource', placing, { turn, mine })).toMatchObject({ do: 'sow' });
  });
});

test('a greedy player puts dear cards and spells aside, and keeps the creatures that can be played early', () => {
  const cards = [creature(1, [3, 3, 5]), creature(2, [9, 9, 20]), creature(3, [4, 3, 7])];
  const waiting = spell(
    4,
    2,
    "Activate when this card in your hand is destroyed by paying this card's resource cost. Draw 2 cards.",
  );
  const all = [...cards, waiting];
  const ids = all.flatMap(({ id }) => id ?? []);
  const decision = {
    kind: 'cards',
    purpose: 'reserves',
    cards: ids,
    least: 2,
    most: 2,
    ordered: false,
  } as const;
  const reply = greedily(decision, {
    more: { decision: { asked: { id: 1, player: 0, role: 'setup', rule: '', ...decision }, cards: all } },
  });
  expect(cardsIn(reply).toSorted()).toEqual([2, 4]);
});

describe('in the Action Phase a greedy player of the older editions', () => {
  test('summons, unless that costs more than the creature is worth', () => {
    const text = 'You must sacrifice 1 card in play to summon this creature.\nThis card has no abilities.';
    const summoning: readonly Action[] = [{ do: 'summon', card: 1 }, { do: 'pass' }];
    const mine = { hand: [creature(1, [2, 2, 5], text)] };
    const cheap = { ...mine, battlefield: [creature(2, [1, 1, 2])] };
    const dear = { ...mine, battlefield: [creature(2, [8, 8, 20])] };
    expect(doneOf('action', summoning, { mine: cheap })).toEqual(summoning[0]);
    expect(doneOf('action', summoning, { mine: dear })).toEqual({ do: 'pass' });
  });

  test('casts at enemies, not at its own', () => {
    const casting: readonly Action[] = [{ do: 'cast', card: 1 }, { do: 'pass' }];
    const mine = { hand: [spell(1, 4, destroying)], battlefield: [creature(2, [5, 5, 10])] };
    const theirs = { battlefield: [creature(3, [5, 5, 10], '', { owner: 1 })] };
    expect(doneOf('action', casting, { mine, theirs })).toEqual(casting[0]);
    expect(doneOf('action', casting, { mine })).toEqual({ do: 'pass' });
  });

  test('targets a trap that it does not know rather than its own creature', () => {
    const situation = {
      mine: { battlefield: [creature(2, [5, 5, 10])] },
      theirs: { traps: places(1, 60) },
      more: { casting: [spell(1, 4, destroying)] },
    };
    const asked = { kind: 'cards', purpose: 'target', about: 1, least: 0, most: 1, ordered: false } as const;
    expect(cardsIn(greedily({ ...asked, cards: [2, 60] }, situation))).toEqual([60]);
    expect(cardsIn(greedily({ ...asked, cards: [2] }, situation))).toEqual([]);
  });

  test('sets a spell that waits for what is likely, and no other', () => {
    const text = 'Activate when you take at least 5 damage. Draw 1 card.';
    const setting: readonly Action[] = [{ do: 'set', card: 1 }, { do: 'pass' }];
    expect(doneOf('action', setting, { mine: { hand: [spell(1, 2, text)] } })).toEqual(setting[0]);
    expect(doneOf('action', setting, { mine: { hand: [spell(1, 2, destroying)] } })).toEqual({ do: 'pass' });
  });

  test('draws only while cards stay in the deck', () => {
    const casting: readonly Action[] = [{ do: 'cast', card: 1 }, { do: 'pass' }];
    const mine = { hand: [spell(1, 3, 'Draw 2 cards.')] };
    expect(doneOf('action', casting, { mine: { ...mine, deck: 15 } })).toEqual(casting[0]);
    expect(doneOf('action', casting, { mine: { ...mine, deck: 2 } })).toEqual({ do: 'pass' });
  });

  test('lets all draw when that empties an enemy’s deck', () => {
    const casting: readonly Action[] = [{ do: 'cast', card: 1 }, { do: 'pass' }];
    const mine = { hand: [spell(1, 3, 'All players draw 3 cards.')], deck: 5 };
    expect(doneOf('action', casting, { mine, theirs: { deck: 3 } })).toEqual(casting[0]);
    expect(doneOf('action', casting, { mine, theirs: { deck: 9 } })).toEqual({ do: 'pass' });
  });
});

describe('in a battle a greedy player of the older editions', () => {
  const fighter = (owner: number, kind: 'offense' | 'weakness'): Situation => {
    const card = creature(1, [3, 3, 5], '', { owner, counters: [{ kind, owner: 0 }] });
    const team = [{ id: 1, design: 1, name: 'Card 1' }];
    const victim = { player: 1 };
    const battle = {
      attacker: owner,
      defender: 1 - owner,
      team,
      defense: [],
      victim,
      step: null,
      forced: false,
    };
    return {
      turn: { phase: 'battle', player: owner },
      ...(owner === 0 ? { mine: { battlefield: [card] } } : { theirs: { battlefield: [card] } }),
      more: { battles: [battle] },
    };
  };
  test.each([
    ['offense', 0, 'counter'],
    ['offense', 1, 'pass'],
    ['weakness', 0, 'pass'],
    ['weakness', 1, 'counter'],
  ] as const)('uses a counter of %s on a creature of player %i: %s', (kind, owner, expected) => {
    const actions: readonly Action[] = [{ do: 'counter', card: 1, counter: kind }, { do: 'pass' }];
    expect(doneOf('counter', actions, fighter(owner, kind))?.do).toBe(expected);
  });

  test('does not send what must not attack, nor what that would cost too much', () => {
    const attacking: readonly Action[] = [{ do: 'attack' }, { do: 'pass' }];
    const turn = { phase: 'battle' } as const;
    const plain = creature(1, [3, 3, 5]);
    const held = creature(2, [3, 3, 5], 'This creature cannot attack.\nThis card has no abilities.');
    expect(doneOf('battle', attacking, { turn, mine: { battlefield: [plain] } })?.do).toBe('attack');
    expect(doneOf('battle', attacking, { turn, mine: { battlefield: [held] } })?.do).toBe('pass');
    const reply = greedily(
      { kind: 'cards', purpose: 'attack', cards: [1], least: 1, most: 1, ordered: true },
      { turn, mine: { battlefield: [plain, held] } },
    );
    expect(cardsIn(reply)).toEqual([1]);
  });

  test('destroys with the smallest die that is enough', () => {
    const theirs = { battlefield: [creature(1, [3, 3, 3], '', { owner: 1 })] };
    const die = (dice: readonly number[]): number => {
      const reply = greedily({ kind: 'dice', purpose: 'die', about: 1, dice }, { theirs });
      return 'die' in reply ? (dice[reply.die] ?? 0) : 0;
    };
    expect(die([6, 1, 3])).toBe(3);
    expect(die([1, 2])).toBe(2);
  });
});

describe('where somebody else is asked or hurt, a greedy player of the older editions', () => {
  const weak = creature(1, [1, 1, 2], '', { owner: 1 });
  const strong = creature(2, [8, 8, 20], '', { owner: 1 });
  const theirs = { battlefield: [weak, strong] };
  const one = { kind: 'cards', least: 1, most: 1, ordered: false, cards: [1, 2] } as const;

  test.each(['choose-exhaust', 'choose-sacrifice', 'choose-destroy'])('takes the best for %s', (purpose) => {
    expect(cardsIn(greedily({ ...one, purpose }, { theirs }))).toEqual([2]);
  });

  test.each(['self-exhaust', 'self-sacrifice', 'self-destroy'])('gives the least for %s', (purpose) => {
    const mine = { battlefield: [creature(1, [1, 1, 2]), creature(2, [8, 8, 20])] };
    expect(cardsIn(greedily({ ...one, purpose }, { mine }))).toEqual([1]);
  });

  test('selects for an enemy’s ability what does them least good', () => {
    const text = 'Target up to 1 card in play selected by an opponent of your choice. Destroy all targets.';
    const situation = {
      mine: { battlefield: [creature(1, [5, 5, 10])] },
      theirs: { battlefield: [creature(2, [5, 5, 10], '', { owner: 1 })] },
      more: { casting: [spell(9, 4, text, { owner: 1 })] },
    };
    expect(cardsIn(greedily({ ...one, purpose: 'select', about: 9 }, situation))).toEqual([2]);
  });

  test('gives dice to what they destroy, and switches creatures to its own side', () => {
    const options = [{ card: 1 }, { card: 2 }, { card: 3 }];
    const mine = { battlefield: [creature(3, [1, 1, 2])] };
    const die = greedily(
      { kind: 'options', purpose: 'each-die', options, least: 1, most: 1, amount: 4 },
      { mine, theirs },
    );
    expect(die).toEqual({ options: [0] });
    const to = greedily(
      { kind: 'players', purpose: 'switch', about: 2, players: [0, 1], least: 1, most: 1 },
      { theirs },
    );
    expect(to).toEqual({ players: [0] });
  });

  test('gives a total to its own', () => {
    const text = "Target up to 2 cards in play. Increase targets' offense by a total of 4.";
    const link = {
      card: { id: 9, design: 9, name: 'Card 9' },
      ability: { place: 0, text },
      kind: 'ability',
    } as const;
    const chain = [{ number: 1, player: 0, ...link, counter: null, targets: [], negated: false }];
    const more = { casting: [spell(9, 2, text)], chain };
    const asked = { kind: 'number', purpose: 'share', least: 0, most: 4 } as const;
    const mine = { battlefield: [creature(3, [1, 1, 2])] };
    expect(greedily({ ...asked, about: 3 }, { mine, theirs, more })).toEqual({ number: 4 });
    expect(greedily({ ...asked, about: 2 }, { mine, theirs, more })).toEqual({ number: 0 });
  });

  test('keeps its own creatures by immortality, and no others', () => {
    const asked = { kind: 'confirm', purpose: 'immortality' } as const;
    const mine = { battlefield: [creature(3, [1, 1, 2])] };
    expect(greedily({ ...asked, about: 3 }, { mine, theirs })).toEqual({ yes: true });
    expect(greedily({ ...asked, about: 2 }, { mine, theirs })).toEqual({ yes: false });
  });

  test('removes enemies’ counters to pay, before its own', () => {
    const options = [
      { card: 3, counter: 'offense', player: 0 },
      { card: 3, counter: 'weakness', player: 1 },
    ];
    const asked = { kind: 'options', purpose: 'self-remove', options, least: 1, most: 1 } as const;
    expect(greedily(asked, { mine: { battlefield: [creature(3, [1, 1, 2])] } })).toEqual({ options: [1] });
  });
});

test.each(['kotc-06', 'kotc-09', 'kotc-10', 'kotc-11'])('reads the cards of %s', (rules) => {
  const casting: readonly Action[] = [{ do: 'cast', card: 1 }, { do: 'pass' }];
  const mine = { hand: [spell(1, 4, destroying)] };
  const theirs = { battlefield: [creature(3, [5, 5, 10], '', { owner: 1 })] };
  expect(doneOf('action', casting, { rules, mine, theirs })).toEqual(casting[0]);
});

test('rules that do not exist are refused', () => {
  const casting: readonly Action[] = [{ do: 'cast', card: 1 }, { do: 'pass' }];
  expect(() => doneOf('action', casting, { rules: 'kotc-07' })).toThrow('kotc-07');
});
