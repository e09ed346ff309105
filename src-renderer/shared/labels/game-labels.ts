import type { GameRow, PlayInfo, PositionRow, Sitting } from '../../../src-main/api/answers/play-answers.js';
import { listed } from './text-labels.js';

/** A title that says more than who plays. */
export const hasOwnTitle = ({ title, seats }: Pick<GameRow, 'title' | 'seats'>): boolean =>
  title !== listed(seats.map(({ name }) => name));

/** How a game ended, in a sentence without its full stop. */
export function outcomeOf(seats: readonly Sitting[], winners: readonly number[]): string {
  const names = winners.flatMap((seat) => seats[seat]?.name ?? []);
  if (names.length === 0) return 'Nobody won';
  if (names.length === 1) return `${listed(names)} won`;
  return names.length === seats.length ? 'A draw' : `A draw of ${listed(names)}`;
}

/** Whose decision a running game waits for; null where it waits for nobody's. */
export function waitsFor({ seats, state }: Pick<GameRow, 'seats' | 'state'>): string | null {
  const seat = state.kind === 'running' && state.asked !== null ? seats[state.asked] : undefined;
  return seat ? `${seat.name} decides` : null;
}

export const turnWords = (turn: number): string => (turn === 0 ? 'before the first turn' : `turn ${turn}`);

export const editionName = (info: PlayInfo | null, rules: string): string =>
  info?.rules.find(({ id }) => id === rules)?.name ?? rules;

/** What a position that was set up is about: what is to be reached in it, else who plays. */
export const aboutPosition = ({
  trouble,
  goal,
  players,
}: Pick<PositionRow, 'trouble' | 'goal' | 'players'>): string =>
  trouble ?? (goal === null ? listed(players) : `A puzzle: ${goal}`);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** "just now", "5 minutes ago", "yesterday", and a date for what is longer ago than a week. Both in ms since 1970. */
export function ago(then: number, now: number): string {
  const past = Math.max(0, now - then);
  if (past < MINUTE) return 'just now';
  if (past < HOUR) return relative.format(-Math.floor(past / MINUTE), 'minute');
  if (past < DAY) return relative.format(-Math.floor(past / HOUR), 'hour');
  if (past < 7 * DAY) return relative.format(-Math.floor(past / DAY), 'day');
  return new Date(then).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
}

/** How a position is called in a list. */
export const titleOfPosition = ({ draft, title, id }: PositionRow): string => {
  if (!draft) return title;
  // A draft without a name has only that of its file.
  return id === `draft:${title}` ? 'Draft' : `Draft: ${title}`;
};
