/** The list of effects that go on: how they begin, and how they end. For what events change of a state. */
import type { PlayerNo } from '../decision.js';
import type { CardNo } from '../state.js';
import type { Writable } from '../pipeline/writable.js';
import type { Effect, EffectsState } from './effect.js';

type State<W> = Writable<Pick<EffectsState<W>, 'effects' | 'nextId'>>;

/** Begins an effect: it is the latest of all. */
export function beginEffect<W>(state: State<W>, { on, does, until }: Omit<Effect<W>, 'since'>): void {
  const effect: Effect<W> = { on, does, until, since: state.nextId };
  (state.effects ??= []).push(effect as Writable<Effect<W>>);
}

/** Which effects of a moment end: all of them where nothing is said. */
interface Ending {
  /** Whose moment it is, for effects that wait for that of one player. */
  readonly player?: PlayerNo;
  /** Only those on these cards. */
  readonly cards?: readonly CardNo[];
}

/** Ends the effects that last until a moment. */
export function endEffects(
  state: Writable<EffectsState>,
  moment: string,
  { player, cards }: Ending = {},
): void {
  endWhere(
    state,
    ({ on, until }) =>
      until.moment === moment &&
      (until.player === undefined || until.player === player) &&
      (cards === undefined || ('card' in on && cards.includes(on.card))),
  );
}

/** Ends the effects that last until a card leaves its zone. Moving cards does it by itself. */
export function endWithCard(state: { effects?: Effect[] }, card: CardNo): void {
  endWhere(state, ({ until }) => until.leaves === card);
}

/** Ends one effect. */
export function endEffect(state: Writable<EffectsState>, effect: Effect): void {
  endWhere(state, (one) => one === effect);
}

/** An effect has been used once more: it ends when no use is left. */
export function useEffect(state: Writable<EffectsState>, effect: Effect): void {
  const { until } = effect as Writable<Effect>;
  if (until.uses === undefined) return;
  until.uses -= 1;
  if (until.uses <= 0) endEffect(state, effect);
}

/** The list stays as it is where none ends: most of the time. */
function endWhere(state: { effects?: Effect[] }, ends: (effect: Effect) => boolean): void {
  const { effects } = state;
  if (!effects || effects.length === 0 || !effects.some(ends)) return;
  state.effects = effects.filter((effect) => !ends(effect));
}
