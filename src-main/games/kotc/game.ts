import { asCardFields } from '../card-fields.js';
import type { Game } from '../game.js';
import { kotcColumns } from './cards/columns.js';
import { kotcCards } from './cards/model.js';
import { draftWorth } from './bots/draft-worth.js';
import { kotcPlayers } from './bots/bots.js';
import { kotcSearching, kotcTrainable } from './bots/search/searching.js';
import { kotcSuggestions } from './bots/suggestions.js';
import { kotcScenarios } from './scenario/scenarios.js';
import { kotcFields } from './cards/fields/card-fields.js';
import { kotcFormat } from './format/kotc-format.js';
import { cardArguments } from './plug/card-arguments.js';
import { cardDesigns } from './plug/card-designs.js';
import { cardLanguage } from './plug/card-language.js';
import { cardLaw, deckLaw } from './plug/card-law.js';
import { cardPricing } from './plug/card-price.js';
import { cardExperiments } from './plug/card-experiments.js';
import { cardUpgrade } from './plug/card-upgrade.js';
import { cardWarnings } from './plug/card-warnings.js';
import { offeredPlayables } from './rules/playable.js';

/** Keeper of the Cards, in the editions that can be played. */
export const kotc: Game = {
  id: 'kotc',
  name: 'Keeper of the Cards',
  cards: kotcCards,
  columns: kotcColumns,
  format: kotcFormat,
  language: cardLanguage,
  law: cardLaw,
  deckLaw,
  pricing: cardPricing,
  designs: cardDesigns,
  experiments: cardExperiments,
  upgrade: cardUpgrade,
  warnings: cardWarnings,
  draftWorth,
  cardArguments,
  ruleSets: [...offeredPlayables] as Game['ruleSets'],
  computerPlayers: kotcPlayers,
  searching: kotcSearching,
  trainable: kotcTrainable,
  suggestions: kotcSuggestions,
  scenarios: kotcScenarios,
  cardFields: asCardFields(kotcFields),
};
