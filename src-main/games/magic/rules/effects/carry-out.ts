/** What every effect of a text does, in one table. */
import type { Asking } from '../../../../engine/rule-set.js';
import type { Effect, EffectKind } from '../../cards/components/effects.js';
import type { Magic } from '../context.js';
import type { TextSource } from '../state/text-source.js';
import { branches } from './branches.js';
import { cards } from './cards.js';
import { choices } from './choices.js';
import { course } from './course.js';
import type { Doings } from './effect-table.js';
import { lasting } from './lasting.js';
import { life } from './life.js';
import { mana } from './mana.js';
import { moves } from './moves.js';
import { permanents } from './permanents.js';
import { stack } from './stack.js';

const table: Doings<EffectKind> = {
  ...life,
  ...permanents,
  ...cards,
  ...moves,
  ...stack,
  ...lasting,
  ...mana,
  ...course,
  ...choices,
  ...branches,
};

type Doing = (game: Magic, effect: Effect, text: TextSource) => Asking;
const doings: ReadonlyMap<string, Doing> = new Map(Object.entries(table) as [string, Doing][]);

/** Carries out effects in the order in which they are written (MC-RES-07). As much as possible is done (MC-Q-109). */
export function* carryOut(game: Magic, effects: readonly Effect[], text: TextSource): Asking {
  for (const effect of effects) {
    yield* doings.get(effect.do)!(game, effect, text);
    if (game.state.result) return;
  }
}
