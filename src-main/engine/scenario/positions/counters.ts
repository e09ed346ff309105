/** Counters on a card of a position, as scenarios write them: in their order, those that are alike and follow one another together. */
import type { PlayerNo } from '../../decision.js';
import { placeCounters } from '../../objects/counters.js';
import type { BaseCounter } from '../../state.js';
import type { Names } from '../names.js';

export interface PlacedCounter<K extends string = string> {
  readonly kind: K;
  readonly owner: string;
  /** Left out: 1. */
  readonly count?: number | undefined;
}

export function layCounters<K extends string>(
  card: { counters?: { kind: K; owner: PlayerNo }[] },
  placed: readonly PlacedCounter<K>[],
  named: Pick<Names, 'player'>,
): void {
  for (const { kind, owner, count = 1 } of placed) placeCounters(card, kind, named.player(owner), count);
}

export function writtenCounters<K extends string>(
  counters: readonly (BaseCounter & { readonly kind: K })[],
  names: readonly string[],
): Required<PlacedCounter<K>>[] {
  const groups: { kind: K; owner: string; count: number }[] = [];
  for (const { kind, owner } of counters) {
    const whose = names[owner] as string;
    const last = groups.at(-1);
    if (last?.kind === kind && last.owner === whose) last.count += 1;
    else groups.push({ kind, owner: whose, count: 1 });
  }
  return groups;
}
