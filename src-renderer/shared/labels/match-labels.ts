import type { MatchState, Sitting } from '../../../src-main/api/answers/play-answers.js';

/** "2 : 1" of two players, "Ann 2, Ben 1, Cleo 0" of more. */
export const scoreOf = (
  { wins }: Pick<MatchState, 'wins'>,
  seats: readonly Pick<Sitting, 'name'>[],
): string =>
  wins.length === 2
    ? wins.join(' : ')
    : seats.map(({ name }, seat) => `${name} ${wins[seat] ?? 0}`).join(', ');

/** Which game of which match it is, and how that stands, in a few words. */
export const matchInWords = (match: MatchState, seats: readonly Pick<Sitting, 'name'>[]): string =>
  `game ${match.game}, best of ${match.bestOf}, ${scoreOf(match, seats)}`;

/** How a match stands after one of its games, as a sentence. */
export function matchSentence(match: MatchState, seats: readonly Pick<Sitting, 'name'>[]): string {
  const score = scoreOf(match, seats);
  if (!match.isOver) return `The match stands ${score}, best of ${match.bestOf}.`;
  const winner = match.winner === null ? undefined : seats[match.winner]?.name;
  return winner === undefined
    ? `The match ends ${score}, without a winner.`
    : `${winner} wins the match: ${score}.`;
}
