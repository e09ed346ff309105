import { defaultPlayable } from '../../../src-main/engine/defaults/playable.js';
import { deckLawOf } from '../../../src-main/games/defaults/deck-law.js';
import { rulesOfGame } from '../../../src-main/games/defaults/rules.js';
import { plainScenarios } from '../../../src-main/games/defaults/scenarios.js';
import type { Game } from '../../../src-main/games/game.js';
import { cardFields, cards, columns, edition, format, printedOn } from './cards.js';
import { HAND, lanternRules } from './rules.js';
import { events, newState, printed, spark, state, type LanternEvent, type Printed } from './state.js';
import { words } from './table.js';

const tokensOf = ({ kind }: Printed) => (kind === 'lantern' ? [spark] : []);
const playable = defaultPlayable(lanternRules, words, { printed, state, begin: newState, tokensOf });

const draws = { least: 1, most: 1 };
const deck = { least: 10, most: 30, reserves: 0, hand: HAND, redraw: false, draws, firstDraws: draws };

export const lanterns: Game = {
  id: 'lanterns',
  name: 'Lanterns',
  cards,
  cardFields,
  columns,
  format,
  deckLaw: deckLawOf(deck, 'LAN-RUL-2'),
  ruleSets: [rulesOfGame(playable, edition, { seats: { least: 2, most: 4 }, model: cards, printedOn })],
  computerPlayers: [],
  scenarios: plainScenarios(playable, words, {
    card: printed,
    filler: { kind: 'moth', light: 1 },
    deck: 'deck',
    filled: 5,
    loose: 'hand',
    inPlay: ['row'],
    blankTurn: { player: 'Ann', number: 3, phase: 'turn' },
    layTurn: (laid, number, player) => Object.assign(laid, { turn: number, active: player }),
    events: Object.keys(events) as (keyof typeof events)[],
    playerOf: ({ player }: LanternEvent) => player,
  }),
};
