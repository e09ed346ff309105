/**
 * The shape that states had before version 5 of the rules: positions in files are read from it, and the outcome of a game that
 * was recorded in it is compared in it. What is in play is the same; only where it stands has changed.
 */
import { z } from 'zod';
import { cardId, cardNo, playerNo, whole } from '../../../../engine/defaults/base-state.js';
import { writable } from '../../../../engine/pipeline/writable.js';
import { limits } from '../../../../engine/record.js';
import type { CardNo } from '../../../../engine/state.js';
import { beginLasting, cardOf, changesOf, fatiguedIn, lasting } from './lasting.js';
import type { KotcCard, KotcState } from './state.js';
import { cardModel, MOST_CHANGE, nothing, shapes, stateModel } from './state-model.js';

/** The first version in whose states one list has all that goes on for a while. */
export const ONE_LIST = 5;

const { effects: _effects, frames: _frames, ...unchanged } = stateModel.shape;

const formerModel = z.strictObject({
  ...unchanged,
  cards: z
    .array(
      z.strictObject({
        ...cardModel.shape,
        fatigued: whole(0).nullable(),
        changes: z.array(z.strictObject(shapes.change)).max(MOST_CHANGE),
      }),
    )
    .max(limits.cards),
  rerolls: z.array(z.strictObject({ player: playerNo, ...shapes.rerolls })).max(MOST_CHANGE),
  forced: nothing,
  hypnoses: z.array(z.strictObject({ card: cardNo, stay: cardId, back: playerNo })).max(limits.cards),
});
type FormerState = z.infer<typeof formerModel>;

/** A state of a file, in either shape. */
export const anyStateModel: z.ZodType<KotcState> = z.union([
  stateModel,
  formerModel as unknown as z.ZodType<KotcState>,
]);

/** The state as versions before 5 left it. */
export function inFormerShape(state: KotcState): object {
  const { effects: _effects, frames: _frames, ...rest } = state;
  const formerCard = (card: KotcCard, no: CardNo): object => ({
    ...card,
    fatigued: fatiguedIn(state, no),
    changes: changesOf(state, no).map(({ type: _type, ...change }) => change),
  });
  return {
    ...rest,
    cards: state.cards.map(formerCard),
    rerolls: lasting(state, 'rerolls').map(({ on, does: { type: _type, ...does } }) => ({ ...on, ...does })),
    forced: lasting(state, 'attack').map(({ on, does: { type: _type, ...does } }) => ({ ...on, ...does })),
    hypnoses: lasting(state, 'control').map((one) => ({
      card: cardOf(one),
      stay: one.does.stay,
      back: one.does.back,
    })),
  };
}

/** A state as versions before 5 wrote it, in the shape of today. */
export function fromFormerShape(former: object): KotcState {
  const { cards, rerolls, forced: _forced, hypnoses, ...rest } = former as FormerState;
  const state: KotcState = {
    ...rest,
    cards: cards.map(({ fatigued: _fatigued, changes: _changes, ...card }) => card),
    effects: [],
  };
  const laid = writable(state);
  for (const [card, { fatigued, changes }] of cards.entries()) {
    if (fatigued !== null) beginLasting(laid, { card }, { type: 'fatigue', turn: fatigued });
    for (const change of changes) beginLasting(laid, { card }, { type: 'change', ...change });
  }
  for (const { player, ...does } of rerolls) beginLasting(laid, { player }, { type: 'rerolls', ...does });
  for (const { card, ...does } of hypnoses) beginLasting(laid, { card }, { type: 'control', ...does });
  return state;
}
