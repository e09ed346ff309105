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

/** Whether the player is stopped there by hand, or asked there as usual if something can be done; null: neither. */
export function whereStopped(
  { set, usual }: Pick<Stops, 'set' | 'usual'>,
  stop: Stop,
): 'set' | 'usual' | null {
  if (isStopped({ set }, stop)) return 'set';
  return isStopped({ set: usual }, stop) ? 'usual' : null;
}

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
