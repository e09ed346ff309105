import type { OlderWording } from '../vocabulary/vocabulary.js';
import type { Kind } from '../../../card-components.js';
import type { CardComponents, Use } from '../../../card-components.js';

/** Something in a text that no guide allows. Offsets are into the card's text. */
export interface Problem {
  readonly start: number;
  readonly end: number;
  /** Id of the rule that says so. */
  readonly rule: string;
  /** A sentence that says what to do. */
  readonly because: string;
  /** The phrase of the guide that is most like it. */
  readonly nearest?: string;
}

/** A text that the edition reads as another one. */
export interface RevisedText {
  readonly start: number;
  readonly end: number;
  readonly id: string;
  readonly older: OlderWording;
}

/** Where a component stands in the text. */
export interface ReadPart {
  readonly start: number;
  readonly end: number;
  readonly kind: Kind;
  readonly use: Use;
}

export interface Reading extends CardComponents {
  readonly parts: readonly ReadPart[];
  readonly revised: readonly RevisedText[];
  /** In the order of the text; empty when the guide allows all of it. */
  readonly problems: readonly Problem[];
  /** All of the text was understood, rightly worded or not, and every number is one: it can be priced. */
  readonly understood: boolean;
  readonly saysNoAbilities: boolean;
}
