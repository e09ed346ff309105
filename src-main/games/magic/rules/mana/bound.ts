/** Mana that may be spent on some spells alone: MC-GR-28. The pool counts it; what lasts on its player says how much of a kind is bound, and to what. */
import type { PlayerNo } from '../../../../engine/decision.js';
import type { CardNo } from '../../../../engine/state.js';
import type { Effect } from '../../cards/components/effects.js';
import type { Filter } from '../../cards/components/filters.js';
import type { Magic } from '../context.js';
import { happen } from '../events/happen.js';
import { nodeAt, refOf } from '../objects/faces.js';
import { matchesAnywhere } from '../objects/filters.js';
import { sourceKnown } from '../objects/known.js';
import { textOfLasting } from '../objects/text-source.js';
import { emptyPool } from '../state/new-state.js';
import type { MagicEvent } from '../state/events.js';
import { manaKinds, type ManaKind, type Pool } from '../state/state.js';
import type { TextSource } from '../state/text-source.js';

type AddMana = Extract<Effect, { do: 'addMana' }>;

/** Puts mana into a pool, with what it may be spent on. @param text of the effect; left out where it may be spent on anything */
export function giveMana(
  game: Magic,
  player: PlayerNo,
  mana: readonly ManaKind[],
  effect: AddMana,
  text: TextSource | undefined,
  { cards, rules }: Pick<MagicEvent, 'cards' | 'rules'> = byEffect,
): void {
  happen(game, { type: 'addMana', player, cards, mana, rules });
  if (!effect.onlyFor || !text) return;
  for (const kind of manaKinds) {
    const left = mana.filter((one) => one === kind).length;
    if (left === 0) continue;
    const { color: _, ...chosen } = text.chosen ?? {};
    happen(game, {
      type: 'begin',
      player: text.controller,
      cards: [],
      rules: ['MC-GR-28'],
      lasting: {
        on: { player },
        does: {
          node: refOf(game, text.design, effect),
          controller: text.controller,
          source: text.card < 0 ? null : sourceKnown(game, text),
          chosen: { ...chosen, ...(kind !== 'C' && { color: kind }) },
          left,
        },
        until: {},
      },
    });
  }
}

/** Events that happen all the time share their lists. */
const noCards: readonly CardNo[] = [];
const ofSpending: readonly string[] = ['MC-MANA-03'];
const byEffect: Pick<MagicEvent, 'cards' | 'rules'> = { cards: [], rules: ['MC-GR-115'] };

/** Whether mana may be spent on a spell; null: on something else. */
export const maySpend = (game: Magic, onlyFor: Filter, spell: CardNo | null, text: TextSource): boolean =>
  spell !== null && matchesAnywhere(game, onlyFor, spell, text);

interface Bound {
  /** Its place among what lasts. */
  readonly nth: number;
  readonly kind: ManaKind;
  readonly left: number;
  readonly fits: boolean;
}

function boundOf(game: Magic, player: PlayerNo, spell: CardNo | null): readonly Bound[] {
  if (!game.traits.bindsMana) return none;
  return (game.state.effects ?? none).flatMap((entry, nth): readonly Bound[] => {
    if (!('player' in entry.on) || entry.on.player !== player) return none;
    const effect = nodeAt<Effect>(game, entry.does.node);
    if (effect.do !== 'addMana' || !effect.onlyFor) return none;
    const fits = maySpend(game, effect.onlyFor, spell, textOfLasting(entry));
    return [{ nth, kind: entry.does.chosen?.color ?? 'C', left: entry.does.left ?? 0, fits }];
  });
}
const none: readonly never[] = [];

/** What of a pool may be spent on anything, and what besides on a spell. */
export function poolFor(
  game: Magic,
  player: PlayerNo,
  spell: CardNo | null,
): { readonly pool: Pool; readonly bound: Pool | null } {
  const { pool } = game.state.players[player]!;
  const entries = boundOf(game, player, spell);
  if (entries.length === 0) return { pool, bound: null };
  const free = { ...pool };
  const bound = emptyPool();
  for (const { kind, left, fits } of entries) {
    const there = Math.min(left, free[kind]);
    free[kind] -= there;
    if (fits) bound[kind] += there;
  }
  return { pool: free, bound };
}

/** Spends mana: on a spell first what may be spent on little else. */
export function spendMana(
  game: Magic,
  player: PlayerNo,
  mana: readonly ManaKind[],
  spell: CardNo | null,
): void {
  const bound = boundOf(game, player, spell);
  if (bound.length > 0) spendBound(game, player, mana, bound);
  happen(game, { type: 'spendMana', player, cards: noCards, mana, rules: ofSpending });
}

function spendBound(game: Magic, player: PlayerNo, mana: readonly ManaKind[], bound: readonly Bound[]): void {
  const left = [...mana];
  for (const { kind, left: there, fits, nth } of bound.toReversed()) {
    const amount = fits ? Math.min(there, left.filter((one) => one === kind).length) : 0;
    if (amount === 0) continue;
    for (let times = amount; times > 0; times -= 1) left.splice(left.indexOf(kind), 1);
    happen(game, { type: 'use', player, cards: [], rules: ['MC-GR-28'], nth, amount });
  }
}

/** What was bound is gone with its pool. */
export function unbindMana(game: Magic, player: PlayerNo): void {
  for (const { nth } of boundOf(game, player, null).toReversed())
    happen(game, { type: 'use', player, cards: [], rules: ['MC-MANA-14'], nth });
}
