/** Scenarios of a game that has nothing beside cards in zones, made of the words of its table. */
import { z } from 'zod';
import { limits } from '../../cards/limits.js';
import type { TableWords } from '../../engine/defaults/table-words.js';
import type { BaseEvent } from '../../engine/log.js';
import type { Playable } from '../../engine/playable.js';
import type { GameContext } from '../../engine/rule-set.js';
import {
  answerShape,
  furtherAnswerShape,
  askingShape,
  cardChangeShape,
  cardSourceOf,
  editOf,
  expectationShape,
  expectedCardShape,
  expectedResult,
  expectedZone,
  goalOf,
  loggedShape,
  questionShape,
  refused,
  ruleId,
  scenarioOfGame,
  seatShape,
  stepOf,
  turnShape,
  zoneOf,
} from '../../engine/scenario/models.js';
import { expectedObjectShape, placedObjectShape } from '../../engine/scenario/object-models.js';
import { scenarioKit, type Ground } from '../../engine/scenario/kit.js';
import { count, label, playerName } from '../../engine/scenario/parts.js';
import type {
  DecisionStep,
  InlineCard,
  Scenario,
  ScenarioEdit,
  ScenarioTurn,
} from '../../engine/scenario/scenario.js';
import type { ScenarioKit } from '../../engine/scenario/scenario-kit.js';
import {
  layCounters,
  writtenCounters,
  type PlacedCounter,
} from '../../engine/scenario/positions/counters.js';
import { hasRoomForCards } from '../../engine/scenario/positions/spread.js';
import type { BaseState } from '../../engine/state.js';
import { writable } from '../../engine/pipeline/writable.js';
import { addCard, pileIn } from '../../engine/zones.js';

/** What the scenarios of a game have to say beside the words of its table. S is the state, E what its log holds. */
export interface PlainScenarios<Z extends string, S extends BaseState, E extends BaseEvent> {
  /** What stands on a card that is written out: its name may be left out. */
  readonly card: z.ZodObject;
  /** A card that does nothing, as it is written out. */
  readonly filler: InlineCard;
  /** The zone that is shuffled at the setup, and how many cards lie in it where a scenario does not say. */
  readonly deck: Z;
  readonly filled: number;
  /** The zone in which cards are written that lie in none. */
  readonly loose: Z;
  /** Zones in which a card that another player owns may lie. */
  readonly inPlay: readonly Z[];
  /** Sides of the game's largest die; left out: six. */
  readonly sides?: number;
  /** Where a blank scenario stands. */
  readonly blankTurn: ScenarioTurn & { readonly number: number };
  layTurn(state: S, number: number, player: number): void;
  readonly events: readonly E['type'][];
  /** Whose an event is, where it is anybody's. */
  playerOf(event: E): number | null;
}

const truth = z.literal(true);

/** What scenarios of the game can say, by the names of its zones, phases, actions and questions. */
function modelsOf<Z extends string, S extends BaseState, T extends GameContext, E extends BaseEvent>(
  words: TableWords<Z, T, E>,
  own: PlainScenarios<Z, S, E>,
): ScenarioKit['models'] {
  const zones = Object.keys(words.laws) as Z[];
  const phases = words.phases.map(({ id }) => id);
  const purposes = Object.keys(words.questions);
  const each = <M extends z.ZodType>(names: readonly string[], model: M): Record<string, M> =>
    Object.fromEntries(names.map((name) => [name, model]));
  const actions = each(Object.keys(words.actions), z.union([label, truth]).optional());
  const inlineCard = own.card.extend({ name: z.string().max(200).optional() });
  const seat = z.strictObject({
    ...seatShape,
    ...each(zones, zoneOf(z.strictObject(placedObjectShape)).optional()),
  });
  const turn = z.strictObject(turnShape(phases));
  const decision = z.strictObject({
    by: playerName,
    ...actions,
    ...answerShape,
    ...furtherAnswerShape,
    refused,
  });
  const question = z.strictObject(questionShape(purposes));
  const event = z.strictObject({
    type: z.enum(own.events),
    card: label.optional(),
    player: playerName.optional(),
    rule: ruleId.optional(),
  });
  const expectation = z.strictObject({
    ...expectationShape({
      player: z.strictObject({
        life: count.optional().describe('What a player is measured by'),
        out: z.boolean().optional(),
        ...each(zones, expectedZone.optional()),
      }),
      card: z.strictObject({ ...expectedCardShape(zones), ...expectedObjectShape }),
      asking: question.extend(askingShape(z.strictObject(actions))),
      question,
    }),
    turn: turn.omit({ first: true }).optional(),
    result: expectedResult(z.string().nullable()).optional(),
    ...loggedShape(event),
  });
  const goal = goalOf(expectation, limits.goal);
  const rules = [words.rules];
  const shared = {
    rules,
    mostAbout: limits.about,
    goal,
    ...(own.sides !== undefined && { sides: own.sides }),
  };
  const { player, number, phase } = turn.shape;
  return {
    scenario: scenarioOfGame({
      ...shared,
      cardSource: cardSourceOf(inlineCard),
      seat,
      turn,
      step: stepOf(decision, expectation, phases, purposes),
      hasRoom: (players) => hasRoomForCards(players, { zones, filled: {} }),
    }) as unknown as z.ZodType<Scenario>,
    edit: editOf({
      ...shared,
      zones,
      change: z.strictObject(cardChangeShape),
      inlineCard,
      player: {},
      turn: { player, number, phase },
    }) as unknown as z.ZodType<ScenarioEdit>,
    seat,
    turn,
    step: decision.omit({ refused: true }) as unknown as z.ZodType<DecisionStep>,
    ownStep: decision.omit({ by: true, refused: true }) as unknown as z.ZodType<Omit<DecisionStep, 'by'>>,
  };
}

/** The kit of a game that is played by one rule set. */
export function plainScenarios<
  Z extends string,
  P extends { readonly name: string },
  S extends BaseState,
  T extends GameContext<S, P>,
  E extends BaseEvent,
>(
  playable: Playable<P, S, P, T>,
  words: TableWords<Z, T, E>,
  own: PlainScenarios<Z, S, E>,
): ScenarioKit<P, S> {
  const zones = Object.keys(words.laws) as Z[];
  const phases = words.phases.map(({ id }) => id);
  const ground: Ground<P, S, P, T> = {
    id: playable.rules.id,
    rules: playable.rules,
    zones,
    filled: { [own.deck]: own.filled },
    cardNames: ['owner', 'counters', 'knownTo'],
    laws: words.laws as Ground<P, S, P, T>['laws'],
    deck: own.deck,
    loose: own.loose,
    inPlay: own.inPlay,
    phasesOf: () => phases,
    blankTurn: own.blankTurn,
    counters: [],
    filler: own.filler,
    empty: (players, seed) =>
      playable.begin(
        Array.from({ length: players }, () => []),
        seed,
      ),
    add: (state, design, owner, player, zone) =>
      addCard(writable<BaseState>(state), words.laws as Ground<P, S, P, T>['laws'], {
        design,
        owner,
        player,
        zone,
      }),
    inline: (call, source) => playable.printed.parse({ ...source, name: source.name ?? call }),
    ...(playable.tokensOf && { tokensOf: playable.tokensOf }),
    nameOf: ({ name }) => name,
    layCard: (state, no, { counters = [] }, named) =>
      layCounters(writable<BaseState>(state).cards[no] ?? {}, counters as readonly PlacedCounter[], named),
    cardWords(state, no, names) {
      const { counters = [] } = state.cards[no] ?? {};
      return counters.length > 0 ? { counters: writtenCounters(counters, names) } : {};
    },
    design: (printed) => printed,
    standIn: (printed) => printed,
    layTurn: (state, { number = own.blankTurn.number, player }, named) =>
      own.layTurn(state, number, player === undefined ? 0 : named.player(player)),
    sourceOf: ({ name, ...printed }, call) => ({ ...(name !== call && { name }), ...printed }),
    sameAs: (printed) => JSON.stringify(printed),
    turnWords(state, names) {
      const { number, player, phase } = words.turn(state);
      return number === 0 ? null : { player: names[player] ?? '', number, phase };
    },
    words: {
      turn(state, names) {
        const { number, player, phase } = words.turn(state);
        return { player: names.playerName(player), number, phase };
      },
      turnOf: (state) => words.turn(state).player,
      eventFields(event, names) {
        const player = own.playerOf(event as E);
        return {
          type: event.type,
          rules: event.rules,
          cards: words.cardsOf(event as E).map((no) => names.label(no)),
          ...(player !== null && { player: names.playerName(player) }),
        };
      },
      isUnderWay: (state) => words.stack !== undefined && pileIn(state, 0, words.stack.zone).length > 0,
      orderedZones: [own.deck],
      playerFigures: { life: 'life' },
      playerFigure: (table, player) => words.life(table, player).life,
    },
  };
  return scenarioKit(modelsOf(words, own), zones, () => ground);
}
