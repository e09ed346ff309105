import { draftWorth } from './bots/draft-worth.js';
import { asCardFields } from '../card-fields.js';
import { rulesOfGame } from '../defaults/rules.js';
import type { Game } from '../game.js';
import { magicPlayers } from './bots/bots.js';
import { magicSearching, magicTrainable } from './bots/search/searching.js';
import { magicSuggestions } from './bots/suggestions.js';
import { classic, magicCards, printedOn } from './cards/card.js';
import { magicColumns } from './cards/columns.js';
import { designOf } from './cards/design-of.js';
import { magicFields } from './cards/fields/card-fields.js';
import { magicFormat } from './format/magic-format.js';
import { cardArguments } from './plug/card-arguments.js';
import { magicTexts } from './plug/card-language.js';
import { cardLawOf, deckLaw } from './plug/card-law.js';
import { cardWarnings } from './plug/card-warnings.js';
import { gameNight } from './plug/game-night.js';
import { magicPlayable } from './rules/playable.js';
import { magicScenarios } from './scenario/scenarios.js';

/**
 * Cards for the Classic rules of 1999. This program is not connected with the publisher of the game and has none of its cards;
 * the name says which rules are meant.
 */
export const magic: Game = {
  id: 'magic',
  name: 'Magic (Classic rules)',
  cards: magicCards,
  cardFields: asCardFields(magicFields),
  columns: magicColumns,
  format: magicFormat,
  texts: magicTexts,
  law: cardLawOf((printed) => {
    const ready = designOf(printed);
    return 'because' in ready ? ready.because : null;
  }),
  deckLaw,
  warnings: cardWarnings,
  draftWorth,
  cardArguments,
  ruleSets: [
    {
      ...rulesOfGame(magicPlayable, classic, {
        seats: { least: 2, most: 8 },
        model: magicCards,
        printedOn,
      }),
      starter: 'magic-classic',
      rulebook: 'magic-classic',
      gameNight,
    },
  ],
  computerPlayers: magicPlayers,
  searching: magicSearching,
  trainable: magicTrainable,
  suggestions: magicSuggestions,
  scenarios: magicScenarios,
};
