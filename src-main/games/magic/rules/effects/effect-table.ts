import type { Asking } from '../../../../engine/rule-set.js';
import type { Effect, EffectKind } from '../../cards/components/effects.js';
import type { Magic } from '../context.js';
import type { TextSource } from '../state/text-source.js';

export type EffectOfKind<K extends EffectKind> = Extract<Effect, { do: K }>;

/** Does one effect. What it speaks of is what the text means by "it" from then on (`text.memory`). */
export type Doing<K extends EffectKind> = (game: Magic, effect: EffectOfKind<K>, text: TextSource) => Asking;
export type Doings<K extends EffectKind> = { readonly [E in K]: Doing<E> };
