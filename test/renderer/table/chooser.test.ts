import { pairsByDragging } from '../../../src-renderer/rooms/table/game/pair-drag.js';
import { describe, expect, test } from 'vitest';
import type { Decision, Reply } from '../../../src-main/api/answers/play-answers.js';
import { Chooser } from '../../../src-renderer/rooms/table/game/chooser.svelte.js';
import { prompt } from './table-fixtures.js';

function choosing() {
  const replies: { readonly decision: Decision; readonly reply: Reply }[] = [];
  const chooser = new Chooser((decision, reply) => replies.push({ decision, reply }));
  return { chooser, said: () => replies.map(({ reply }) => reply) };
}

const cards = { kind: 'cards', cards: [5, 6, 7], least: 1, most: 2, ordered: true } as const;

describe('the chooser', () => {
  test('knows the actions of a card by their places', () => {
    const { chooser } = choosing();
    chooser.ask(prompt({ kind: 'act', actions: [{ do: 'summon', card: 4 }, { do: 'pass' }] }));
    expect([...chooser.cards]).toEqual([4]);
    expect(chooser.actionsOf(4)).toEqual([0]);
  });

  test('picks several cards in their order, and says them when it is told to', () => {
    const { chooser, said } = choosing();
    chooser.ask(prompt(cards));
    expect([chooser.complete, chooser.ordered]).toEqual([false, true]);
    chooser.pick(7);
    chooser.pick(5);
    expect(chooser.picked).toEqual([7, 5]);
    chooser.move(1, 0);
    chooser.confirm();
    expect(said()).toEqual([{ cards: [5, 7] }]);
  });

  test('lets the first pick give way to one too many, and takes a pick back', () => {
    const { chooser } = choosing();
    chooser.ask(prompt(cards));
    for (const card of [5, 6, 7]) chooser.pick(card);
    expect(chooser.picked).toEqual([6, 7]);
    chooser.pick(6);
    expect(chooser.picked).toEqual([7]);
  });

  test('has picked from the start what is suggested, which a press confirms and another swaps', () => {
    const { chooser, said } = choosing();
    const asked = prompt({ ...cards, least: 2 });
    const suggested = { decision: 1, reply: { cards: [7, 5] }, from: 'game' } as const;
    chooser.ask(asked, suggested);
    expect([chooser.picked, chooser.complete, chooser.isAsSuggested]).toEqual([[7, 5], true, true]);
    chooser.pick(6);
    expect([chooser.picked, chooser.isAsSuggested]).toEqual([[5, 6], false]);
    // The same question again, as after every update, leaves alone what was picked.
    chooser.ask(asked, suggested);
    expect(chooser.picked).toEqual([5, 6]);
    chooser.suggest();
    chooser.confirm();
    expect(said()).toEqual([{ cards: [7, 5] }]);
  });

  test('takes a press on the only one that is suggested for the answer, and nothing suggested for another question', () => {
    const { chooser, said } = choosing();
    const one = { ...cards, most: 1, ordered: false };
    chooser.ask(prompt(one), { decision: 1, reply: { cards: [6] }, from: 'deck' });
    expect([chooser.picked, chooser.suggested]).toEqual([[6], 'deck']);
    chooser.pick(6);
    expect(said()).toEqual([{ cards: [6] }]);
    chooser.ask(prompt({ ...one, id: 2 }), { decision: 1, reply: { cards: [6] }, from: 'deck' });
    expect([chooser.picked, chooser.suggested]).toEqual([[], null]);
  });

  test('says what is incomplete to nobody', () => {
    const { chooser, said } = choosing();
    chooser.ask(prompt(cards));
    chooser.confirm();
    chooser.none();
    expect(said()).toEqual([]);
  });

  test('takes a pick for the whole reply where one is all that can be picked', () => {
    const { chooser, said } = choosing();
    chooser.ask(prompt({ kind: 'players', players: [1, 2], least: 1, most: 1 }));
    expect([...chooser.players]).toEqual([1, 2]);
    chooser.pick(2);
    expect(said()).toEqual([{ players: [2] }]);
  });

  test('can pick none where none is a reply', () => {
    const { chooser, said } = choosing();
    const options = [{ card: 9 }, { player: 1 }];
    chooser.ask(prompt({ kind: 'options', options, least: 0, most: 1 }));
    expect([chooser.optional, [...chooser.cards], [...chooser.players]]).toEqual([true, [9], [1]]);
    expect(chooser.optionsOf(9)).toEqual([0]);
    chooser.none();
    expect(said()).toEqual([{ options: [] }]);
  });

  test('begins an order with the one that is given, and anew with the card that is picked', () => {
    const { chooser, said } = choosing();
    chooser.ask(prompt({ kind: 'order', cards: [1, 2, 3] }));
    expect([chooser.picked, chooser.complete]).toEqual([[1, 2, 3], true]);
    chooser.pick(3);
    expect([chooser.picked, chooser.complete]).toEqual([[3], false]);
    chooser.pick(1);
    expect(chooser.picked).toEqual([3, 1, 2]);
    chooser.confirm();
    expect(said()).toEqual([{ order: [3, 1, 2] }]);
    chooser.clear();
    expect(chooser.picked).toEqual([1, 2, 3]);
  });

  test('keeps a number within its bounds before it is said', () => {
    const { chooser, said } = choosing();
    chooser.ask(prompt({ kind: 'number', least: 2, most: 4 }));
    expect(chooser.number).toBe(2);
    chooser.number = 5;
    chooser.confirm();
    chooser.number = 4;
    chooser.confirm();
    expect(said()).toEqual([{ number: 4 }]);
  });

  test('says yes and no, and which die', () => {
    const { chooser, said } = choosing();
    chooser.ask(prompt({ kind: 'confirm' }));
    chooser.say(false);
    chooser.ask(prompt({ id: 2, kind: 'dice', dice: [6, 1] }));
    chooser.useDie(1);
    expect(said()).toEqual([{ yes: false }, { die: 1 }]);
  });

  test('forgets its picks with another question, and keeps them with the same', () => {
    const { chooser } = choosing();
    chooser.ask(prompt(cards));
    chooser.pick(5);
    chooser.ask(prompt(cards));
    expect(chooser.picked).toEqual([5]);
    chooser.ask(prompt({ ...cards, id: 2 }));
    expect(chooser.picked).toEqual([]);
  });
});

test('a name is whole when it is one that may be said', () => {
  const { chooser, said } = choosing();
  chooser.ask(prompt({ kind: 'name', names: ['Grey Wolf', 'Ox'] }));
  const typed = ['', 'Grey', 'grey wolf'].map((name) => {
    chooser.name = name;
    return chooser.complete;
  });
  expect([typed, chooser.fault]).toEqual([[false, false, true], null]);
  chooser.confirm();
  chooser.ask(prompt({ id: 2, kind: 'name', names: ['Ox'], free: { most: 20 } }));
  expect([chooser.name, chooser.complete]).toEqual(['', false]);
  chooser.name = 'The Cat';
  chooser.confirm();
  expect(said()).toEqual([{ name: 'grey wolf' }, { name: 'The Cat' }]);
});

describe('an amount that is shared out', () => {
  const damage = {
    kind: 'assign',
    shares: [
      { to: { card: 5 }, least: 0, most: 6, enough: 2 },
      { to: { card: 6 }, least: 0, most: 6, enough: 3 },
      { to: { player: 1 }, least: 0, most: 6, after: true },
    ],
    total: 6,
  } as const;

  test('is enough for each from the start, and the rest for the last', () => {
    const { chooser, said } = choosing();
    chooser.ask(prompt(damage));
    expect([chooser.shares, [...chooser.cards], [...chooser.players]]).toEqual([[2, 3, 1], [5, 6], [1]]);
    chooser.confirm();
    expect(said()).toEqual([{ shares: [2, 3, 1] }]);
  });

  test('goes one by one from the last who can spare it to what is pressed', () => {
    const { chooser } = choosing();
    chooser.ask(prompt(damage));
    chooser.press({ card: 5 });
    expect(chooser.shares).toEqual([3, 3, 0]);
    chooser.press({ player: 1 });
    expect(chooser.shares).toEqual([2, 3, 1]);
    // The player has something only while both have enough.
    chooser.press({ player: 1 });
    expect(chooser.shares).toEqual([2, 3, 1]);
    chooser.pick(1);
    expect(chooser.shares).toEqual([2, 4, 0]);
  });

  test('is not said before it is whole, and why', () => {
    const { chooser, said } = choosing();
    chooser.ask(prompt(damage));
    chooser.give(2, 0);
    expect([chooser.complete, chooser.fault]).toEqual([false, 'Assign all of 6; this is 5.']);
    chooser.confirm();
    expect(said()).toEqual([]);
    chooser.clear();
    expect(chooser.shares).toEqual([2, 3, 1]);
  });
});

describe('cards that are paired', () => {
  const block = {
    kind: 'pair',
    pairings: [
      { card: 5, to: [0, 1] },
      { card: 6, to: [1] },
    ],
    options: [{ card: 8 }, { card: 9 }],
    room: [1, 1],
  } as const;

  test('by pressing one and then the other, or at once where there is one option', () => {
    const { chooser, said } = choosing();
    chooser.ask(prompt(block));
    expect([...chooser.cards]).toEqual([5, 6, 8, 9]);
    chooser.press({ card: 5 });
    expect(chooser.pairing).toBe(0);
    chooser.press({ card: 8 });
    expect([chooser.pairs, chooser.pairing]).toEqual([[0, null], null]);
    chooser.press({ card: 6 });
    chooser.confirm();
    expect(said()).toEqual([{ pairs: [0, 1] }]);
  });

  test('part when one is pressed again, and none is one that nothing has room for', () => {
    const { chooser } = choosing();
    chooser.ask(prompt(block));
    chooser.pair(0, 1);
    chooser.press({ card: 6 });
    expect([chooser.pairs, chooser.pairing]).toEqual([[1, null], 1]);
    chooser.press({ card: 9 });
    expect(chooser.pairs).toEqual([1, null]);
    chooser.press({ card: 5 });
    expect(chooser.pairs).toEqual([null, null]);
  });

  test('several times, where one can be: what is pressed or dragged next is its next pair, and pressed again it has none', () => {
    const twice = {
      ...block,
      pairings: [
        { card: 5, to: [0, 1] },
        { card: 5, to: [0, 1] },
        { card: 6, to: [1] },
      ],
      room: [2, 2],
    } as const;
    const { chooser, said } = choosing();
    chooser.ask(prompt(twice));
    chooser.press({ card: 5 });
    chooser.press({ card: 9 });
    // The other attacker is all that is left for it.
    chooser.press({ card: 5 });
    expect(chooser.pairs).toEqual([1, 0, null]);
    chooser.press({ card: 5 });
    expect(chooser.pairs).toEqual([null, null, null]);
    const asked = { ...twice, ...prompt(twice)?.decision } as Parameters<typeof pairsByDragging>[0];
    const onto = (pairs: readonly (number | null)[], card: number) =>
      pairsByDragging(asked, pairs, 5).find((pair) => 'card' in pair.onto && pair.onto.card === card);
    expect(onto([0, null, null], 9)).toMatchObject({ place: 1, option: 1 });
    expect(onto([0, 1, null], 9)).toMatchObject({ place: 1, option: 1 });
    chooser.confirm();
    expect(said()).toEqual([{ pairs: [null, null, null] }]);
  });

  test('by a digit with one option after the other, then with none', () => {
    const { chooser } = choosing();
    chooser.ask(prompt(block));
    const seen = Array.from({ length: 3 }, () => (chooser.pick(0), chooser.pairs[0]));
    expect(seen).toEqual([0, 1, null]);
  });
});

test('a pick of a group that is full takes the place of the first of the group', () => {
  const { chooser } = choosing();
  const groups = { by: 'owner', groups: [0, 1, 0], most: 1 };
  chooser.ask(prompt({ ...cards, most: 3, constraints: { groups } }));
  for (const card of [5, 6, 7]) chooser.pick(card);
  expect(chooser.picked).toEqual([6, 7]);
});

test('none is a reply where a constraint says so, though one is the least', () => {
  const { chooser, said } = choosing();
  chooser.ask(prompt({ ...cards, constraints: { orNone: true } }));
  expect(chooser.optional).toBe(true);
  chooser.none();
  expect(said()).toEqual([{ cards: [] }]);
});
