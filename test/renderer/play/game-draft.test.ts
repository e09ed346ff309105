import { describe, expect, test } from 'vitest';
import type { Settings } from '../../../src-main/api/settings.js';
import {
  addSeat,
  beginDraft,
  chooseDeck,
  chooseOption,
  chooseRules,
  chosenOptions,
  dealDecks,
  deckOf,
  gameOf,
  moveSeat,
  nameSeat,
  problemsOf,
  removeSeat,
  seatOccupant,
  seedOf,
  withDeck,
  type GameDraft,
} from '../../../src-renderer/rooms/play/game-draft.js';
import { deck, illegal, info, stuck } from './play-info.js';

const fresh = (): GameDraft => beginDraft(info, null, null);
const names = ({ seats }: GameDraft): string => seats.map(({ name }) => name).join(', ');
const decksOf = (draft: GameDraft) => draft.seats.map((seat) => deckOf(draft, seat));
const texts = (draft: GameDraft, place: number, decks = [deck('a'), deck('b')]) => {
  const seat = draft.seats[place];
  return seat ? problemsOf(draft, seat, decks).map(({ text }) => text) : null;
};

const last: NonNullable<Settings['lastGame']> = {
  rules: 'kotc-09',
  seats: [
    { name: 'Ann', occupant: 'person', deck: 'x' },
    { name: 'Bo', occupant: 'person', deck: 'y' },
    { name: 'Greedy', occupant: 'greedy', deck: 'x' },
  ],
  options: { undo: 'anything', undoAgreed: false, hands: 'open' },
  evenIllegal: true,
};

describe('a new game', () => {
  test('is at first one of the newest rules, of a person against the strongest computer player', () => {
    const draft = fresh();
    expect([draft.rules, names(draft)]).toEqual(['kotc-14', 'Player 1, Greedy']);
    expect(draft.seats.map(({ occupant }) => occupant)).toEqual(['person', 'greedy']);
    expect([draft.options, draft.evenIllegal, draft.seed]).toEqual([info.options, false, '']);
  });

  test('is then as the last one was', () => {
    const draft = beginDraft(info, last, null);
    expect([draft.rules, names(draft), decksOf(draft)]).toEqual([
      'kotc-09',
      'Ann, Bo, Greedy',
      ['x', 'y', 'x'],
    ]);
    expect([draft.options, draft.evenIllegal]).toEqual([last.options, true]);
  });

  test('that is played again has the seats of that game, and for those who sat there last the decks of then', () => {
    const seats = [
      { name: 'Bo', occupant: 'person' as const },
      { name: 'Cy', occupant: 'random' as const },
    ];
    const draft = beginDraft(info, last, { rules: 'kotc-09', seats });
    expect([draft.rules, names(draft), decksOf(draft)]).toEqual(['kotc-09', 'Bo, Cy', ['y', null]]);
    const other = beginDraft(info, last, { rules: 'kotc-14', seats });
    expect([other.rules, decksOf(other)]).toEqual(['kotc-14', [null, null]]);
  });
});

describe('options of the rules', () => {
  const ids = (draft: GameDraft): string[] => chosenOptions(draft, info).map(({ id }) => id);
  const decks = [deck('a'), deck('b')];

  test('are chosen for the rules that have them, and kept while others are looked at', () => {
    let draft = chooseOption(chooseRules(fresh(), info, 'kotc-09'), 'longNights', true);
    draft = chooseOption(draft, 'openMarket', true);
    expect(ids(draft)).toEqual(['openMarket', 'longNights']);
    const other = dealDecks(chooseRules(draft, info, 'kotc-14'), decks);
    expect([ids(other), gameOf(other, info, decks)?.ruleOptions]).toEqual([[], undefined]);
    draft = dealDecks(chooseOption(chooseRules(other, info, 'kotc-09'), 'openMarket', false), decks);
    expect([ids(draft), gameOf(draft, info, decks)?.ruleOptions]).toEqual([['longNights'], ['longNights']]);
  });

  test('are those of the last game; one that the rules no longer have is forgotten', () => {
    const draft = beginDraft(info, { ...last, ruleOptions: ['gone', 'openMarket'] }, null);
    expect(ids(draft)).toEqual(['openMarket']);
    expect(
      gameOf(dealDecks(draft, [deck('x'), deck('y')]), info, [deck('x'), deck('y')])?.ruleOptions,
    ).toEqual(['openMarket']);
  });
});

describe('seats', () => {
  test('are added with names of their own, up to as many as there is room for', () => {
    let draft = fresh();
    for (const occupant of ['greedy', 'person', 'person'] as const) draft = addSeat(draft, info, occupant);
    expect(names(draft)).toBe('Player 1, Greedy, Greedy 2, Player 2');
    expect(new Set(draft.seats.map(({ key }) => key)).size).toBe(4);
  });

  test('are removed as long as enough are left', () => {
    const three = addSeat(fresh(), info, 'random');
    const two = removeSeat(three, info, three.seats[0]?.key ?? -1);
    expect(names(two)).toBe('Greedy, Random');
    expect(removeSeat(two, info, two.seats[0]?.key ?? -1)).toBe(two);
  });

  test('move, and stay within the row', () => {
    const three = addSeat(fresh(), info, 'random');
    const [first] = three.seats;
    const move = (to: number) => names(moveSeat(three, first?.key ?? -1, to));
    expect([move(1), move(9), move(-1)]).toEqual([
      'Greedy, Player 1, Random',
      'Greedy, Random, Player 1',
      'Player 1, Greedy, Random',
    ]);
  });

  test('change their name with who plays them, unless a person named them', () => {
    const draft = fresh();
    const key = draft.seats[1]?.key ?? -1;
    expect(names(seatOccupant(draft, info, key, 'person'))).toBe('Player 1, Player 2');
    expect(names(seatOccupant(draft, info, key, 'random'))).toBe('Player 1, Random');
    const named = nameSeat(draft, key, 'Deep Thought');
    expect(names(seatOccupant(named, info, key, 'random'))).toBe('Player 1, Deep Thought');
  });
});

describe('decks', () => {
  test('are dealt out each to another seat, as far as there are enough; those for the edition first', () => {
    const three = addSeat(fresh(), info, 'random');
    const old = deck('old', { madeFor: 'others' });
    expect(decksOf(dealDecks(three, [old, deck('a'), deck('b')]))).toEqual(['a', 'b', 'old']);
    expect(decksOf(dealDecks(three, [deck('a'), deck('b')]))).toEqual(['a', 'b', 'a']);
  });

  test('that a person chose stay, illegal or not, until they are gone', () => {
    const draft = fresh();
    const chosen = chooseDeck(draft, draft.seats[1]?.key ?? -1, 'b');
    expect(decksOf(dealDecks(chosen, [deck('a'), illegal('b')]))).toEqual(['a', 'b']);
    expect(decksOf(dealDecks(chosen, [deck('a')]))).toEqual(['a', 'a']);
  });

  test('that are not legal are never dealt out', () => {
    expect(decksOf(dealDecks(fresh(), [illegal('a'), stuck('b')]))).toEqual([null, null]);
  });

  test('go with other rules; a computer player who does not know them gives its seat to the usual one', () => {
    const [rules] = info.rules;
    if (!rules) throw new Error('There are no rules.');
    const toy = { ...rules, id: 'toy-1', bots: rules.bots.slice(0, 1), usualBot: 'random' };
    const more = { ...info, rules: [...info.rules, toy] };
    const draft = chooseRules(fresh(), more, 'toy-1');
    expect([draft.rules, draft.seats.map(({ occupant }) => occupant)]).toEqual([
      'toy-1',
      ['person', 'random'],
    ]);
    expect(names(draft)).toBe('Player 1, Random');
  });

  test('are remembered for each edition', () => {
    const draft = dealDecks(fresh(), [deck('a'), deck('b')]);
    const there = dealDecks({ ...draft, rules: 'kotc-09' }, [deck('x'), deck('y')]);
    expect(decksOf(there)).toEqual(['x', 'y']);
    expect(decksOf({ ...there, rules: 'kotc-14' })).toEqual(['a', 'b']);
  });
});

describe('what is in the way of a game', () => {
  const ready = (): GameDraft => dealDecks(fresh(), [deck('a'), deck('b')]);

  test('is nothing, where all seats have a name and a legal deck', () => {
    const draft = ready();
    expect([texts(draft, 0), texts(draft, 1)]).toEqual([[], []]);
    expect(gameOf(draft, info, [deck('a'), deck('b')])).toEqual({
      rules: 'kotc-14',
      seats: [
        { name: 'Player 1', occupant: 'person', deck: 'a' },
        { name: 'Greedy', occupant: 'greedy', deck: 'b' },
      ],
      options: info.options,
      evenIllegal: false,
    });
  });

  test('is a seat without a name, or with that of another', () => {
    const draft = ready();
    const key = draft.seats[1]?.key ?? -1;
    expect(texts(nameSeat(draft, key, '  '), 1)).toEqual(['Give this seat a name.']);
    const twice = nameSeat(draft, key, ' Player 1 ');
    expect([texts(twice, 0), texts(twice, 1)]).toEqual([
      [],
      ['Another seat is called Player 1, too. Give this one another name.'],
    ]);
    expect(gameOf(twice, info, [deck('a'), deck('b')])).toBeNull();
  });

  test('is a seat without a deck', () => {
    expect(texts(fresh(), 0)).toEqual(['Choose a deck.']);
  });

  test('is an illegal deck, with its rule, unless house rules are played', () => {
    const draft = ready();
    const decks = [illegal('a'), deck('b')];
    const [seat] = draft.seats;
    expect(seat && problemsOf(draft, seat, decks)).toEqual([
      {
        at: 'deck',
        text: 'A deck has 40 to 60 cards; this one has 12.',
        rule: 'K14-SET-01',
        onlyIllegal: true,
        unplayable: false,
      },
    ]);
    expect(gameOf(draft, info, decks)).toBeNull();
    expect(gameOf({ ...draft, evenIllegal: true }, info, decks)).toMatchObject({ evenIllegal: true });
  });

  test('is a deck that the game cannot carry out, by whatever rules', () => {
    const house = { ...ready(), evenIllegal: true };
    expect(texts(house, 0, [stuck('a'), deck('b')])).toEqual(['Fox: It is none.']);
    expect(texts(house, 0, [deck('a', { playable: false, legal: false }), deck('b')])).toEqual([
      'It has no cards.',
    ]);
  });

  test('is a seed that is none', () => {
    const seed = (typed: string) => seedOf({ seed: typed }, info);
    expect([seed(''), seed(' 7 '), seed('99')]).toEqual([null, 7, 99]);
    expect([seed('100'), seed('-1'), seed('1.5'), seed('lucky')]).toEqual(Array(4).fill(undefined));
    const decks = [deck('a'), deck('b')];
    expect(gameOf({ ...ready(), seed: 'lucky' }, info, decks)).toBeNull();
    expect(gameOf({ ...ready(), seed: '7' }, info, decks)).toMatchObject({ seed: 7 });
  });
});

describe('a deck that somebody wants to play', () => {
  test('is the first seat’s, under the rules that it is meant for', () => {
    const draft = withDeck(fresh(), info, { id: 'mine', edition: 'kotc-09' });
    expect(draft.rules).toBe('kotc-09');
    expect(decksOf(draft)).toEqual(['mine', null]);
  });

  test('that is meant for no edition goes by the rules of the last game', () => {
    const before = fresh();
    const draft = withDeck(before, info, { id: 'mine', edition: null });
    expect(draft.rules).toBe(before.rules);
    expect(decksOf(draft)[0]).toBe('mine');
    expect(withDeck(before, info, null)).toBe(before);
  });
});
