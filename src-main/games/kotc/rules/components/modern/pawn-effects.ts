import { cloning, copyEach, copyTimes, craftPawns, embodying } from '../../modern/pawns.js';
import { petrify } from '../../modern/petrify.js';
import type { EffectImpl } from '../../context.js';
import { onTargets } from '../on-targets.js';

/** What makes pawns, and what makes stones of minions. */
export const pawnEffects = {
  'effect-craft-pawns': { act: craftPawns, alone: true },
  'effect-clone': onTargets((game, by) => copyEach(cloning, game, by)),
  'effect-clone-times': onTargets((game, by) => copyTimes(cloning, game, by)),
  'effect-embody': onTargets((game, by) => copyEach(embodying, game, by)),
  'effect-embody-times': onTargets((game, by) => copyTimes(embodying, game, by)),
  'effect-petrify': onTargets(petrify),
} satisfies Readonly<Record<string, EffectImpl>>;
