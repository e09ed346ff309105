/** Words that stand for full rules: grammar parts MC-GR-169 to 176. Regeneration is an activated ability; Wall and Legend are subtypes. */
import type { Filter, LandType } from './filters.js';

export type Keyword =
  | { readonly is: 'firstStrike' }
  | { readonly is: 'flying' }
  | { readonly is: 'haste' }
  | { readonly is: 'trample' }
  | { readonly is: 'unblockable' }
  /** "forestwalk"; "nonbasic landwalk" by its filter of lands. */
  | { readonly is: 'landwalk'; readonly land: LandType | Filter }
  /** From a colour or any other quality: "protection from red", "protection from artifacts". */
  | { readonly is: 'protection'; readonly from: Filter };
