import { describe, expect, test } from 'vitest';
import type { GameRow } from '../../../src-main/api/answers/play-answers.js';
import { deckChoices, firstOfEach } from '../../../src-renderer/rooms/play/choices.js';
import { occupantChoices } from '../../../src-renderer/shared/play/occupant-choices.js';
import {
  aboutPosition,
  ago,
  editionName,
  hasOwnTitle,
  outcomeOf,
  turnWords,
  waitsFor,
} from '../../../src-renderer/shared/labels/game-labels.js';
import { matchInWords, matchSentence } from '../../../src-renderer/shared/labels/match-labels.js';
import { beginDraft } from '../../../src-renderer/rooms/play/game-draft.js';
import { optionsInWords } from '../../../src-renderer/rooms/play/option-labels.js';
import { rulesByGame } from '../../../src-renderer/shared/games/rules-by-game.js';
import { deck, illegal, info, stuck } from './play-info.js';

test('rules are chosen below the names of their games where there are several', () => {
  const [first, second] = info.rules;
  const alone = rulesByGame(info.rules);
  expect(alone.map(({ title, options }) => [title, options.map(({ value }) => value)])).toEqual([
    [null, ['kotc-14', 'kotc-09']],
  ]);
  const both = rulesByGame([first!, { ...second!, game: 'Harbors' }]);
  expect(both.map(({ title, options }) => [title, options.map(({ name }) => name)])).toEqual([
    ['Lanterns', ['14th Edition']],
    ['Harbors', ['9th Edition']],
  ]);
});

const seats: GameRow['seats'] = [
  { name: 'Ann', occupant: 'person' },
  { name: 'Bo', occupant: 'person' },
  { name: 'Greedy', occupant: 'greedy' },
];

describe('a game in a list', () => {
  test('says how it ended', () => {
    expect([[0], [0, 1], [0, 1, 2], []].map((winners) => outcomeOf(seats, winners))).toEqual([
      'Ann won',
      'A draw of Ann and Bo',
      'A draw',
      'Nobody won',
    ]);
  });

  test('says whose decision it waits for', () => {
    expect(waitsFor({ seats, state: { kind: 'running', asked: 2 } })).toBe('Greedy decides');
    expect(waitsFor({ seats, state: { kind: 'running', asked: null } })).toBeNull();
    expect(waitsFor({ seats, state: { kind: 'over', winners: [0] } })).toBeNull();
  });

  test('says its title only where it is more than who plays', () => {
    expect(hasOwnTitle({ title: 'Ann, Bo and Greedy', seats })).toBe(false);
    expect(hasOwnTitle({ title: 'The final', seats })).toBe(true);
  });

  test('says its turn and its edition', () => {
    expect([turnWords(0), turnWords(7)]).toEqual(['before the first turn', 'turn 7']);
    expect([editionName(info, 'kotc-09'), editionName(null, 'kotc-09')]).toEqual(['9th Edition', 'kotc-09']);
  });

  test.each([
    [0, 'just now'],
    [-5, 'just now'],
    [61, '1 minute ago'],
    [3 * 3600, '3 hours ago'],
    [25 * 3600, 'yesterday'],
    [6 * 86_400, '6 days ago'],
  ])('%i s ago is called %s', (seconds, words) => {
    const now = Date.UTC(2026, 4, 17, 12);
    expect(ago(now - seconds * 1000, now)).toBe(words);
  });

  test('longer ago than a week, it has a date', () => {
    const now = Date.UTC(2026, 4, 17, 12);
    expect(ago(now - 30 * 86_400_000, now)).toBe('17 April 2026');
  });
});

test('a position says what is wrong with it, else what is to be reached, else who plays', () => {
  const players = ['Ann', 'Bo'];
  expect(aboutPosition({ trouble: 'It is damaged.', goal: 'Win.', players })).toBe('It is damaged.');
  expect(aboutPosition({ trouble: null, goal: 'Win.', players })).toBe('A puzzle: Win.');
  expect(aboutPosition({ trouble: null, goal: null, players })).toBe('Ann and Bo');
});

test('what is agreed is said in a line', () => {
  const draft = beginDraft(info, null, null);
  expect(optionsInWords(draft, info)).toBe(
    'what revealed nothing may be taken back if the others agree · hidden hands',
  );
  expect(
    optionsInWords(
      {
        ...draft,
        rules: 'kotc-09',
        options: { ...draft.options, undo: 'never', hands: 'open' },
        ruleOptions: { 'kotc-09': ['longNights', 'openMarket'], 'kotc-14': ['openMarket'] },
        evenIllegal: true,
        bestOf: 3,
        seed: ' 7 ',
      },
      info,
    ),
  ).toBe('open market · long nights · best of 3 · nothing is taken back · open hands · house rules · seed 7');
});

test('how a match stands is said in a few words, and after a game in a sentence', () => {
  const seats = [{ name: 'Ann' }, { name: 'Ben' }];
  const match = { id: 'm', bestOf: 3, game: 2, wins: [1, 0], isOver: false, winner: null };
  expect(matchInWords(match, seats)).toBe('game 2, best of 3, 1 : 0');
  expect(matchSentence(match, seats)).toBe('The match stands 1 : 0, best of 3.');
  const won = { ...match, wins: [1, 2], isOver: true, winner: 1 };
  expect(matchSentence(won, seats)).toBe('Ben wins the match: 1 : 2.');
  const three = { ...match, wins: [1, 1, 1], isOver: true };
  expect(matchSentence(three, [...seats, { name: 'Cleo' }])).toBe(
    'The match ends Ann 1, Ben 1, Cleo 1, without a winner.',
  );
});

describe('the choices of a seat', () => {
  test('are a person, and the computer players, strongest first', () => {
    const [rules] = info.rules;
    if (!rules) throw new Error('There are no rules.');
    const [person, computer] = occupantChoices(rules);
    expect(person?.options.map(({ value }) => value)).toEqual(['person']);
    expect(computer?.title).toBe('Computer players, the strongest first');
    expect(computer?.options.map(({ name }) => name)).toEqual(['Master', 'Greedy', 'Random']);
  });

  test('are the legal decks first, then those of house rules with a reason, then those of the edition that do not work', () => {
    const decks = [stuck('c'), illegal('b'), deck('a'), { ...stuck('d'), madeFor: 'others' as const }];
    const [legal, house, none] = deckChoices(decks);
    expect(legal?.options).toEqual([{ value: 'a', name: 'Deck a', figure: '40 cards' }]);
    expect(house?.options).toMatchObject([
      { value: 'b', detail: 'A deck has 40 to 60 cards; this one has 12.' },
    ]);
    expect(none?.options).toMatchObject([{ value: 'c', detail: 'Fox: It is none.', disabled: true }]);
  });

  test('count the reasons that are not said', () => {
    const reasons = ['One.', 'Two.', 'Three.'].map((because) => ({ because, rule: null }));
    const [, house] = deckChoices([{ ...illegal('b'), reasons }]);
    expect(house?.options[0]?.detail).toBe('One. And 2 more.');
  });
});

test('whoever has not played yet is offered the first lesson of each game', () => {
  const lesson = (id: string, game: string) => ({ id, game, title: id, about: '' });
  const lessons = [lesson('one', 'Go'), lesson('two', 'Go'), lesson('three', 'Shogi')];
  expect(firstOfEach(lessons).map(({ id }) => id)).toEqual(['one', 'three']);
});
