import { expect, test } from 'vitest';
import { gameOfNew } from '../../../src-renderer/shared/library/game-of-new.js';
import type { Session } from '../../../src-renderer/shared/session/session.svelte.js';

const session = (games: readonly string[], newCardGame: string | null) =>
  ({ info: { games: games.map((id) => ({ id })) }, settings: { newCardGame } }) as unknown as Session;

test('where there is one game, nobody is asked of which a new card is', () => {
  expect(gameOfNew(session(['chess'], null))).toBeUndefined();
});

test('of several games it has to be chosen once, and is remembered as long as there is that game', () => {
  expect(gameOfNew(session(['chess', 'go'], null))).toBeNull();
  expect(gameOfNew(session(['chess', 'go'], 'go'))).toBe('go');
  expect(gameOfNew(session(['chess', 'go'], 'ludo'))).toBeNull();
});

test('before the games are known, none is taken for the one that there is', () => {
  const early = { info: null, settings: null } as unknown as Session;
  expect(gameOfNew(early)).toBeNull();
});
