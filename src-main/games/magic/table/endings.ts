/** How a game ended, or would end, in a sentence. By what the rules say that it ended by. */
const losses: Readonly<Record<string, string>> = {
  life: 'nobody else has any life left',
  'empty library': 'nobody else could draw a card',
  conceding: 'nobody else plays on',
};
const draws: Readonly<Record<string, string>> = {
  life: 'nobody has any life left',
  'empty library': 'nobody could draw a card',
  agreement: 'all agreed to it',
  'a loop': 'what goes on would never end',
};

/** @param winners their names; empty: nobody won (MC-WIN-08) */
export function endingOf(winners: string, by: string): string {
  if (winners === '') return `The game is a draw${draws[by] === undefined ? '' : `: ${draws[by]}`}.`;
  return `${winners} won${losses[by] === undefined ? '' : `: ${losses[by]}`}.`;
}
