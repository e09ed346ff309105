import { describe, expect, test } from 'vitest';
import { clone } from '../../src-main/engine/plain.js';
import { faultOfPosition } from '../../src-main/engine/position.js';
import { writable } from '../../src-main/engine/pipeline/writable.js';
import { kotc14 } from '../../src-main/games/kotc/rules/editions/kotc-14.js';
import { newState } from '../../src-main/games/kotc/rules/state/new-state.js';
import type { KotcState } from '../../src-main/games/kotc/rules/state/state.js';

const DESIGNS = 3;
const decks = [Array.from({ length: 30 }, (_, n) => n % DESIGNS), Array.from({ length: 30 }, () => 0)];
const begun = newState(decks, kotc14, 5);

const faultAfter = (change: (state: KotcState) => void, players = 2): string | null => {
  const state = clone(begun);
  change(state);
  return faultOfPosition(state, players, DESIGNS);
};
const deckOf = (state: KotcState): number[] => writable(state.players[0]!.zones.deck);

describe('a position at which a game is to begin', () => {
  test('is taken as a game leaves it', () => {
    expect(faultAfter(() => undefined)).toBe(null);
  });

  test.each<[string, (state: KotcState) => void, RegExp]>([
    [
      'it is over',
      (state) => (writable(state).result = { winners: [0], by: 'agreed', rules: [] }),
      /where it is over/,
    ],
    ['two cards have one id', ({ cards }) => (writable(cards[1]!).id = cards[0]!.id), /same id/],
    [
      'a card is of no design',
      ({ cards }) => (writable(cards[4]!).design = DESIGNS),
      /^Card 4 .* none of the game’s cards/,
    ],
    [
      'a card has no owner',
      ({ cards }) => Object.assign(cards[4]!, { owner: 2 }),
      /^Card 4 .* belongs to no player/,
    ],
    [
      'a card is with nobody',
      ({ cards }) => (writable(cards[4]!).player = 2),
      /^Card 4 .* belongs to no player/,
    ],
    [
      'an id is still to be given',
      (state) => (writable(state).nextId = state.cards[0]!.id),
      /still to be given/,
    ],
    [
      'a card says another zone',
      (state) => (writable(state.cards[deckOf(state)[0]!]!).zone = 'hand'),
      /does not say that it lies/,
    ],
    [
      'a card lies with another player',
      (state) => (writable(state.cards[deckOf(state)[0]!]!).player = 1),
      /does not say that it lies/,
    ],
    ['a card lies twice', (state) => deckOf(state).push(deckOf(state)[0]!), /lies in two places/],
    ['a card lies nowhere', (state) => deckOf(state).pop(), /lies in no zone/],
    ['a place names no card', (state) => deckOf(state).push(999), /does not say that it lies/],
  ])('is refused where %s', (_what, change, told) => {
    expect(faultAfter(change)).toMatch(told);
  });

  test('is refused with other players than the game names, and with too many or few', () => {
    expect(faultAfter(() => undefined, 3)).toMatch(/names 3 players, and its beginning has 2/);
    expect(faultAfter(({ players }) => writable(players).pop(), 1)).toMatch(/from 2 to 30 players/);
    expect(
      faultAfter(
        ({ players }) =>
          writable(players).push(...Array.from({ length: 29 }, () => writable(clone(players[0]!)))),
        31,
      ),
    ).toMatch(/from 2 to 30 players/);
  });
});
