/** The scenarios of Magic: the plain ones, and what cards, players, steps and questions of Magic have to say beside. */
import { plainScenarios } from '../../defaults/scenarios.js';
import type { ScenarioKit } from '../../../engine/scenario/scenario-kit.js';
import type { InlineCard } from '../../../engine/scenario/scenario.js';
import { writable } from '../../../engine/pipeline/writable.js';
import type { Printed } from '../cards/card.js';
import type { Magic } from '../rules/context.js';
import type { Design } from '../rules/state/design.js';
import type { MagicEvent } from '../rules/state/events.js';
import { magicPlayable } from '../rules/playable.js';
import type { State, Zone } from '../rules/state/state.js';
import { magicWords } from '../table/words.js';
import {
  contradiction,
  describes,
  goesOn,
  implied,
  isForLater,
  named,
  said,
  under,
  written,
} from './answers.js';
import { trialOf } from './trial.js';
import { misplacedCards } from './misplaced.js';
import { refusalOf } from './refusals.js';
import { magicAims } from './aims.js';
import { cardNow, compareMore, eventFields, playerFigure, playerFigures } from './expectations.js';
import { eventTypes } from './event-types.js';
import { furtherWords, inlineCard } from './format.js';
import { turnWith } from './under-way/still-there.js';
import {
  cardWords,
  layCard,
  layOptions,
  laySeat,
  layTurn,
  optionWords,
  seatWords,
  turnWords,
} from './position.js';

/** A card from what a scenario says of it. */
function inline(call: string, source: InlineCard): Printed {
  const {
    name = call,
    type,
    cost = '',
    text = '',
    power = '',
    toughness = '',
    colors = '',
  } = inlineCard.extend({ name: inlineCard.shape.text }).parse(source);
  return {
    name,
    manaCost: cost,
    typeLine: type,
    text,
    power: String(power),
    toughness: String(toughness),
    colors,
  };
}

const number = (stat: string): string | number => (/^\d+$/u.test(stat) ? Number(stat) : stat);

/** What stands on a card, as scenarios say it: what is empty is left out. */
function sourceOf(
  { name, manaCost, typeLine, text, power, toughness, colors }: Printed,
  call: string,
): InlineCard {
  return {
    ...(name !== call && { name }),
    type: typeLine,
    ...(manaCost !== '' && { cost: manaCost }),
    ...(text !== '' && { text }),
    ...(power !== '' && { power: number(power) }),
    ...(toughness !== '' && { toughness: number(toughness) }),
    ...(colors !== '' && { colors }),
  };
}

/** What is done with the scenarios of Magic. */
export const magicScenarios: ScenarioKit<Printed, State> = plainScenarios<
  Zone,
  Printed,
  State,
  Design,
  Magic,
  MagicEvent
>(magicPlayable, magicWords, {
  card: inlineCard,
  filler: { type: 'Artifact', cost: '{99}' },
  deck: 'library',
  filled: 10,
  loose: 'hand',
  inPlay: ['play', 'stack'],
  blankTurn: { player: 'Ann', number: 3, phase: 'main1' },
  further: furtherWords,
  events: eventTypes,
  playerOf: ({ player }: MagicEvent) => player,
  layTurn,
  ground: {
    cardNames: ['owner', 'counters', 'knownTo', 'returnsTo'],
    turnEntities: ['attacks', 'underWay'],
    inline,
    sourceOf,
    trial: (printed) => trialOf(printed, sourceOf),
    uses: ['play', 'activate'],
    laySeat,
    seatWords,
    layCard,
    cardWords,
    layOptions,
    misplaced: misplacedCards,
    optionWords,
    turnWords,
    turnWith,
    kept: (lying, zone) => (zone === 'play' ? lying : {}),
    written: (change) => change,
    beforeSetup: (state) => {
      for (const player of writable(state).players) player.kept = false;
    },
  },
  words: {
    eventFields,
    playerFigures,
    playerFigure,
    card: cardNow,
    compareMore,
    aims: () => magicAims,
    lasting: ['tapped', 'power', 'toughness', 'damage'],
    turned: 'tapped',
    written,
    under,
    describes,
    said,
    goesOn,
    named,
    isForLater,
    impliedReply: implied,
    isAnsweredBefore: ({ purpose }) => purpose === 'mana' || purpose === 'spend',
    contradiction,
    refusalOf,
    isResolving: (state) => (state.shared?.['stack'] ?? []).length > 0,
  },
});
