/** Whether what a card does makes sense to somebody who plays it: by what computer players know of worth. */
import { elsewhere, inPlay, removals, sources, totals } from '../bots/worth-tables.js';
import type { Use } from '../../card-components.js';

const unseen = ['target-one-players-hand-random', 'target-one-players-deck-top'];

/** An effect has a use on what a target selection gives. */
export function suits(effect: string, target: string, type: 'creature' | 'spell'): boolean {
  const helps = (inPlay[effect] ?? totals[effect])?.on === 'me';
  switch (target) {
    case 'target-this-card':
      return type === 'creature' && helps;
    case 'target-in-play':
      return (
        effect in inPlay || effect in totals || effect in removals || effect === 'effect-remove-counters'
      );
    case 'target-exhausted-in-play':
      return effect in removals || (effect in totals && !helps);
    case 'target-in-play-with-counters':
      return effect in removals || effect === 'effect-remove-counters';
    case 'target-in-play-opponent-selected':
      return false;
    default:
  }
  if (effect === 'effect-see-targets') return unseen.includes(target);
  const worth = elsewhere[target]?.[effect];
  const whose = sources[target]?.whose;
  return (
    worth !== undefined &&
    !(whose === 'mine' && worth.on === 'enemy') &&
    !(whose === 'enemy’s' && worth.on === 'me')
  );
}

const onField = /^(?:cond|when)-this-(?:attacks|defends|in-play|card-damaged)/;
const ownEnd = /^(?:cond|when)-this-.*destroyed$/;

/** A condition can come true for such a card, and leaves what it targets in reach. */
export function canHappen(
  condition: string,
  type: 'creature' | 'spell',
  targets: readonly (Use | null)[],
): boolean {
  if (type === 'spell' && onField.test(condition)) return false;
  return !ownEnd.test(condition) || targets.every((target) => target?.id !== 'target-this-card');
}

/** A card of that type can pay it: a spell has no counters on it. */
export const canPay = (cost: string, type: 'creature' | 'spell'): boolean =>
  type === 'creature' || cost !== 'cost-remove-counters';

/** How far a component is from what a designer thinks of first. */
export function oddity(id: string): number {
  if (/opponent|shown/.test(id)) return 0.9;
  if (id.endsWith('counters') && !id.startsWith('effect')) return 0.7;
  if (id === 'target-in-play' || id === 'target-this-card' || !id.startsWith('target')) return 0;
  return 0.3;
}
