import type {
  CardRole,
  ChangeFindings,
  DeckFindings,
  Rate,
} from '../../../../src-main/api/answers/lab-answers.js';

const points = (share: number): number => Math.round(100 * share);

/** "54 ± 6 %" */
export function rateOf({ games, rate, within }: Rate): string {
  if (games === 0) return '–';
  return within === null ? `${points(rate)} %` : `${points(rate)} ± ${Math.max(1, points(within))} %`;
}

/** "54 %" */
export const shareOf = (share: number | null): string => (share === null ? '–' : `${points(share)} %`);

export const roleWords: Readonly<Record<CardRole, string>> = {
  carries: 'Carries the deck',
  'dead weight': 'Dead weight',
  'not told apart': '',
  'not enough games': 'Not enough games',
};

/** How far it is, in a line; figures follow. */
export function stageOf({ stage, matches }: DeckFindings, isRunning: boolean): string {
  const against = matches.length === 1 ? 'one deck' : `${matches.length} decks`;
  switch (stage) {
    case 'matches':
      return isRunning ? `Playing against ${against}` : `Stopped while playing against ${against}`;
    case 'changes':
      return isRunning ? 'Trying changes of the deck' : 'Stopped while trying changes of the deck';
    case 'over':
      return `Played against ${against}`;
  }
}

/** What a change came to, for who cannot see its color. */
export const changeWords: Readonly<Record<ChangeFindings['role'], string>> = {
  better: 'Better',
  worse: 'Worse',
  open: 'Not told apart',
};
