import type { SpokenOf } from '../../../../engine/search/known-position.js';
import type { Fighter, KotcState, Link, Victim } from '../../rules/state/state.js';

/** Cards of a chain and of a battle are public; of those that something has happened to it is known to whoever saw it. */
export function spokenOf({ chain, pending, battles, effects, occasions, turn }: KotcState): SpokenOf {
  const links: readonly Link[] = [...chain, ...pending];
  const forced = effects.flatMap(({ on, does }) => (does.type === 'attack' && 'card' in on ? [on.card] : []));
  return {
    openly: [
      ...links.map(({ card }) => card),
      ...battles.flatMap(({ team, defense, left = [], victim }) => [
        ...[...team, ...defense, ...left].map(({ card }: Fighter) => card),
        ...cardsOf(victim),
      ]),
      ...forced,
    ],
    unseen: [
      ...links.flatMap((link) => ('ability' in link ? (link.chosen?.targets ?? []) : [])),
      ...occasions.flatMap(({ entries }) => entries.flatMap(({ card }) => card ?? [])),
      ...turn.declared.cards,
    ],
  };
}

const cardsOf = (victim: Victim): number[] => ('card' in victim ? [victim.card] : []);
