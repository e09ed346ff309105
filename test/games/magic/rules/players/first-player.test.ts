/** Who decides who begins the next game of a match. */
import { expect, test } from 'vitest';
import { chooserOf, newMatch, withGame } from '../../../../../src-main/engine/match.js';
import { Game } from '../../../../../src-main/engine/game.js';
import { magicPlayable } from '../../../../../src-main/games/magic/rules/playable.js';
import { magicRules } from '../../../../../src-main/games/magic/rules/rule-set.js';
import { deck, designs } from '../decks.js';

/** What is asked first in the game after those that these players won. */
function firstAsked(...winners: readonly (readonly number[])[]): string {
  const match = winners.reduce(withGame, newMatch(5, 2));
  const chooser = chooserOf(match, magicPlayable.loserChooses);
  const { decision } = new Game(magicRules, magicPlayable.begin([deck, deck], 1, chooser), designs);
  return `${decision?.purpose === 'first' ? `${decision.player} ` : ''}${decision?.purpose}`;
}

test('[MC-SET-18] [MC-SET-19] chance before the first game, then the loser of the last', () => {
  expect(firstAsked()).toBe('keep');
  expect(firstAsked([1])).toBe('0 first');
  expect(firstAsked([1], [0])).toBe('1 first');
});

test('[MC-Q-102] a drawn game has no loser: the same player decides again, or chance where nobody had lost yet', () => {
  expect(firstAsked([1], [])).toBe('0 first');
  expect(firstAsked([1], [], [])).toBe('0 first');
  expect(firstAsked([])).toBe('keep');
});
