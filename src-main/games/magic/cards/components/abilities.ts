/** A card's text as components: grammar parts MC-GR-01 to 11. Texts are written from this tree and read into it; the rules carry it out. */
import type { Color } from '../colors.js';
import type { Condition } from './conditions.js';
import type { ContinuousOf, GameRule } from './change-shapes.js';
import type { Cost, Limit } from './costs.js';
import type { EffectOf } from './effect-shapes.js';
import type { TriggerEvent, WouldEvent } from './events.js';
import type { Keyword } from './keywords.js';
import type { Amount } from './amounts.js';

/** Where an ability works that does not work in play: MC-GR-11. */
export type WorksIn = 'hand' | 'graveyard';

export type Ability =
  /** What an instant or sorcery does. */
  | { readonly is: 'spell'; readonly effects: readonly EffectOf<Ability>[] }
  /** "C: effects". One that adds mana is a mana ability (MC-GR-03). */
  | {
      readonly is: 'activated';
      readonly costs: readonly Cost[];
      readonly effects: readonly EffectOf<Ability>[];
      readonly limits: readonly Limit[];
      readonly worksIn?: WorksIn;
    }
  /** "When E, if condition, effects". `may`: the whole of it is optional, decided as it is put on the stack (MC-Q-41). */
  | {
      readonly is: 'triggered';
      readonly event: TriggerEvent;
      readonly condition: Condition | null;
      readonly may?: true;
      readonly effects: readonly EffectOf<Ability>[];
      readonly worksIn?: WorksIn;
    }
  /** "F get +1/+1", "enchanted creature cannot attack", "as long as ..., ...". */
  | {
      readonly is: 'static';
      readonly continuous: ContinuousOf<Ability>;
      readonly asLongAs: Condition | null;
    }
  | { readonly is: 'gameRule'; readonly rule: GameRule; readonly asLongAs: Condition | null }
  /** "If E would happen, effects instead." `effects` empty: it does not happen. */
  | {
      readonly is: 'replacement';
      readonly event: WouldEvent;
      readonly condition: Condition | null;
      readonly may?: true;
      readonly effects: readonly EffectOf<Ability>[];
    }
  /** "As this comes into play, choose a color", "... comes into play as a copy of F": before it is in play, without the stack. */
  | { readonly is: 'asComesIntoPlay'; readonly may?: true; readonly effects: readonly EffectOf<Ability>[] }
  /** "If this would come into play, C instead. If you do, put it into play. If you don't, put it into its owner's graveyard." */
  | { readonly is: 'comesIntoPlayFor'; readonly may?: true; readonly costs: readonly Cost[] }
  /** "Flying, first strike": one paragraph. */
  | { readonly is: 'keywords'; readonly keywords: readonly Keyword[] }
  /** "As an additional cost to play this, C." */
  | { readonly is: 'additionalCost'; readonly costs: readonly Cost[] }
  /** "You may C instead of paying the mana cost." */
  | { readonly is: 'alternativeCost'; readonly costs: readonly Cost[]; readonly onlyIf: Condition | null }
  /** Of a spell: "Spend only black mana on X." */
  | { readonly is: 'onlyForX'; readonly color: Color }
  /** "You may play this any time you could play an instant." */
  | { readonly is: 'playableAsInstant' }
  /** "Play this only during combat." */
  | { readonly is: 'playLimit'; readonly limits: readonly Limit[] }
  /** Power and toughness that are printed as *: null stands as printed. */
  | { readonly is: 'countedStats'; readonly power: Amount | null; readonly toughness: Amount | null };

export interface Paragraph {
  readonly ability: Ability;
  /** Without its parentheses; stored and shown, never carried out (MC-GR-09). */
  readonly reminder?: string;
}

/** All of a card's text, in printed order. */
export type CardText = readonly Paragraph[];
