/** What goes on for a while in Keeper of the Cards: how long each kind lasts, and which go on now. */
import { beginEffect } from '../../../../engine/effects/lasting.js';
import type { Duration, Effect, Subject } from '../../../../engine/effects/effect.js';
import type { Writable } from '../../../../engine/pipeline/writable.js';
import type { CardNo } from '../../../../engine/state.js';
import type { KotcState, Lasting } from './state.js';

type Kind = Lasting['type'];
/** Effects of one kind. */
export type LastingOf<K extends Kind> = Effect<Extract<Lasting, { readonly type: K }>>;

/** The moments at which effects end. */
export const RECOVERY = 'recovery';
export const TURN = 'turn';

/**
 * A card that changes its zone is a new one: only a down-level stays with it (K14-KEY-35, K14-Q-32), until a recovery
 * (K14-KEY-34). Control goes back when the turn ends, one after another (K14-Q-68, 69).
 */
function durationOf(on: Subject, does: Lasting): Duration {
  switch (does.type) {
    case 'change':
    case 'fatigue':
      return 'card' in on && !('stat' in does && does.stat === 'level')
        ? { moment: RECOVERY, leaves: on.card }
        : { moment: RECOVERY };
    case 'barred':
    case 'control':
    case 'rerolls':
      return { moment: TURN };
    case 'attack':
      return { uses: 1 };
  }
}

/** Begins an effect. For what events change, and for positions that are laid. */
export function beginLasting(state: Writable<KotcState>, on: Subject, does: Lasting): void {
  beginEffect<Lasting>(state, { on, does, until: durationOf(on, does) });
}

const none: readonly never[] = [];

/** The effects of one kind, in the order in which they began. */
export function lasting<K extends Kind>(
  { effects }: Pick<KotcState, 'effects'>,
  kind: K,
): readonly LastingOf<K>[] {
  if (effects.length === 0) return none;
  return effects.filter((effect): effect is LastingOf<K> => effect.does.type === kind);
}

/** The card that an effect is on; those of most kinds are on one. */
export const cardOf = ({ on }: Pick<Effect, 'on'>): CardNo => ('card' in on ? on.card : -1);

/** The turn in which a card was last fatigued (6th to 11th: it will not be unexhausted), or null. */
export function fatiguedIn({ effects }: Pick<KotcState, 'effects'>, no: CardNo): number | null {
  for (const { on, does } of effects) {
    if (does.type === 'fatigue' && 'card' in on && on.card === no) return does.turn;
  }
  return null;
}

/** The changes of a card's values, in the order in which they came. */
export const changesOf = (
  state: Pick<KotcState, 'effects'>,
  no: CardNo,
): readonly LastingOf<'change'>['does'][] =>
  lasting(state, 'change')
    .filter((effect) => cardOf(effect) === no)
    .map(({ does }) => does);

/** Whether a card's abilities cannot be activated for the rest of the turn. */
export const isBarredForTurn = (state: Pick<KotcState, 'effects'>, no: CardNo): boolean =>
  lasting(state, 'barred').some((effect) => cardOf(effect) === no);

/** The cards on which a recovery ends something. */
export function touchedCards({ effects }: Pick<KotcState, 'effects'>): ReadonlySet<CardNo> {
  const touched = new Set<CardNo>();
  for (const effect of effects) if (effect.until.moment === RECOVERY) touched.add(cardOf(effect));
  return touched;
}
