import type { Stop, TableUpdate } from '../../../../src-main/api/answers/play-answers.js';

type Stops = NonNullable<TableUpdate['stops']>;

/** Whether the player is stopped there in turns of that kind. */
export const isStopped = ({ set }: Pick<Stops, 'set'>, { turn, at }: Stop): boolean =>
  set.some((stop) => stop.turn === turn && stop.at === at);

/** What is set or taken away where a phase is pressed: it goes from none to the own turn, to all turns, to those of others, to none. */
export function nextStop(
  stops: Pick<Stops, 'set'>,
  at: string,
): { readonly stop: Stop; readonly isSet: boolean } {
  const own = isStopped(stops, { turn: 'own', at });
  const others = isStopped(stops, { turn: 'others', at });
  return own === others
    ? { stop: { turn: 'own', at }, isSet: !own }
    : { stop: { turn: 'others', at }, isSet: own };
}

/** Whether the player is stopped there by hand, asked there as usual if something can be done, or not though it is usual; null: none of them. */
export function whereStopped(
  { set, usual, skipped }: Pick<Stops, 'set' | 'usual' | 'skipped'>,
  stop: Stop,
): 'set' | 'usual' | 'skipped' | null {
  if (isStopped({ set }, stop)) return 'set';
  if (isStopped({ set: usual }, stop)) return 'usual';
  return isStopped({ set: skipped }, stop) ? 'skipped' : null;
}

/** What becomes of a stop that is pressed: a usual one is left out, then set, then usual again; any other is set, or taken away. */
export function afterPress(
  stops: Pick<Stops, 'set' | 'usual' | 'skipped'>,
  stop: Stop,
): 'set' | 'unset' | 'skip' {
  const now = whereStopped(stops, stop);
  if (now === 'usual') return 'skip';
  return now === 'set' ? 'unset' : 'set';
}

/** How the player is asked there, in words. */
export const askedText = (stops: Pick<Stops, 'set' | 'usual' | 'skipped'>, stop: Stop): string => {
  const now = whereStopped(stops, stop);
  if (now === 'set') return 'always asked';
  return now === 'usual' ? 'asked if you can do something' : 'not asked';
};

/** In which turns the player is stopped in a phase, in words. */
export function stopText(stops: Pick<Stops, 'set' | 'usual'>, at: string): string {
  const own = isStopped(stops, { turn: 'own', at });
  const others = isStopped(stops, { turn: 'others', at });
  if (own && others) return 'stop in all turns';
  if (own) return 'stop in your turn';
  return others ? 'stop in turns of others' : usualText(stops, at);
}

function usualText({ usual }: Pick<Stops, 'usual'>, at: string): string {
  const own = isStopped({ set: usual }, { turn: 'own', at });
  const others = isStopped({ set: usual }, { turn: 'others', at });
  if (!own && !others) return 'no stop';
  const whose = own && others ? 'in all turns' : own ? 'in your turn' : 'in turns of others';
  return `asked ${whose} if you can do something`;
}
