import type { LabEvent, Verdict } from '../../../src-main/api/answers/lab-answers.js';

/** What was found, in a line; the figures follow. */
export function verdictOf({ words: { cost }, findings }: LabEvent, isRunning: boolean): string {
  switch (findings.verdict) {
    case 'too strong':
      return `Too strong for a card of ${cost}`;
    case 'too weak':
      return `Too weak for a card of ${cost}`;
    case 'fair':
      return `Plays like a card of ${cost}`;
    case 'undecided':
      return isRunning ? `Playing it as a card of ${cost}` : `Not decided for a card of ${cost}`;
  }
}

/** The verdict alone. */
export function shortVerdict(verdict: Verdict): string {
  switch (verdict) {
    case 'too strong':
      return 'Too strong';
    case 'too weak':
      return 'Too weak';
    case 'fair':
      return 'Fair';
    case 'undecided':
      return 'Not decided';
  }
}

/** A share of games as people say it. */
export const shareOf = (share: number | null): string =>
  share === null ? '–' : `${Math.round(100 * share)} %`;

/** How often a game, with one decimal. */
export const perGame = (sum: number, games: number): string => (games > 0 ? (sum / games).toFixed(1) : '–');
