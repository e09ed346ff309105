/** What a position still says of a turn when cards have been taken off the table by hand. */
import type { ScenarioTurn } from '../../../../engine/scenario/scenario.js';
import type { UnderWay } from './words.js';

type IsThere = (label: string) => boolean;

export function turnWith(turn: ScenarioTurn, isThere: IsThere): ScenarioTurn {
  const attacks = turn['attacks'] as Readonly<Record<string, { blockers?: readonly string[] }>> | undefined;
  const underWay = turn['underWay'] as UnderWay | undefined;
  return {
    ...turn,
    ...(attacks && { attacks: mapped(attacks, isThere) }),
    ...(underWay && { underWay: underWayWith(underWay, isThere) }),
  };
}

const mapped = (
  attacks: Readonly<Record<string, { blockers?: readonly string[] }>>,
  isThere: IsThere,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(attacks)
      .filter(([label]) => isThere(label))
      .map(([label, { blockers, ...attack }]) => {
        const left = blockers?.filter(isThere) ?? [];
        const wasBlocked = left.length < (blockers?.length ?? 0) && left.length === 0;
        return [
          label,
          { ...attack, ...(left.length > 0 && { blockers: left }), ...(wasBlocked && { blocked: true }) },
        ];
      }),
  );

const keysWith = <V>(
  record: Readonly<Record<string, V>> | undefined,
  isThere: IsThere,
): Record<string, V> | undefined =>
  record && Object.fromEntries(Object.entries(record).filter(([label]) => isThere(label)));

/** What is gone is known as it last was, by the place at which it came. What lasted on it is over. */
function underWayWith(words: UnderWay, isThere: IsThere): UnderWay {
  const { came = [] } = words;
  const placeOf = (label: string): number => came.indexOf(label) + 1;
  const known = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(known);
    if (typeof value !== 'object' || value === null) return value;
    const inner = Object.fromEntries(Object.entries(value).map(([word, of]) => [word, known(of)]));
    const { card, ...rest } = inner;
    if (typeof card === 'string' && !isThere(card)) return { gone: placeOf(card), ...rest };
    return typeof inner['to'] === 'string' && placeOf(inner['to']) > 0 && !isThere(inner['to'])
      ? { ...inner, to: placeOf(inner['to']) }
      : inner;
  };
  const { effects, stacked, ages, did, struck, blocked, ...rest } = known(words) as UnderWay;
  const isCard = (label: string): boolean => came.includes(label);
  const lasts = ({ on, until }: NonNullable<UnderWay['effects']>[number]): boolean =>
    (on === undefined || !isCard(on) || isThere(on)) && (until.leaves === undefined || isThere(until.leaves));
  return {
    ...rest,
    ...(words.came && { came: came.map((label) => (label !== null && isThere(label) ? label : null)) }),
    ...(effects && { effects: effects.filter(lasts) }),
    ...(stacked && { stacked: keysWith(stacked, isThere) }),
    ...(ages && { ages: keysWith(ages, isThere) }),
    ...(did && { did: keysWith(did, isThere) }),
    ...(struck && { struck: struck.filter(isThere) }),
    ...(blocked && {
      blocked: blocked.map((one) => ({ ...one, blockers: one.blockers.filter(isThere) })),
    }),
  };
}
