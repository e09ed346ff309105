/** The models of the scenarios of a game, made of the words of its table, and of further words of its own. */
import { z } from 'zod';
import { limits } from '../../cards/limits.js';
import type { TableWords } from '../../engine/defaults/table-words.js';
import type { BaseEvent } from '../../engine/log.js';
import type { GameContext } from '../../engine/rule-set.js';
import {
  answerShape,
  askingShape,
  cardChangeShape,
  cardSourceOf,
  editOf,
  expectationShape,
  expectedCardShape,
  expectedResult,
  expectedZone,
  furtherAnswerShape,
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
import { count, label, playerName } from '../../engine/scenario/parts.js';
import { hasRoomForCards } from '../../engine/scenario/positions/spread.js';
import type { DecisionStep, Scenario, ScenarioEdit } from '../../engine/scenario/scenario.js';
import type { ScenarioKit } from '../../engine/scenario/scenario-kit.js';

/** What scenarios of a game say beside what those of every game do: further words, by what they are words of. */
export interface FurtherWords {
  /** Of a card and how it lies. */
  readonly placed?: z.ZodRawShape;
  /** Of what is changed of that by hand, where more can be said than of a card that is placed: that something is not so. */
  readonly change?: z.ZodRawShape;
  readonly expectedCard?: z.ZodRawShape;
  /** Of a player. */
  readonly seat?: z.ZodRawShape;
  readonly expectedPlayer?: z.ZodRawShape;
  /** Of where a game stands. */
  readonly turn?: z.ZodRawShape;
  /** Of rules that are played otherwise than usual. */
  readonly options?: z.ZodRawShape;
  /** Of what a player decides. */
  readonly step?: z.ZodRawShape;
  readonly expectation?: z.ZodRawShape;
  readonly event?: z.ZodRawShape;
}

/** What the models are made of, beside the words of the table. */
export interface ScenarioParts<E extends BaseEvent> {
  /** What stands on a card that is written out: its name may be left out. */
  readonly card: z.ZodObject;
  readonly events: readonly E['type'][];
  /** Sides of the game's largest die; left out: six. */
  readonly sides?: number;
  readonly further?: FurtherWords;
}

const truth = z.literal(true);

const each = <M extends z.ZodType>(names: readonly string[], model: M): Record<string, M> =>
  Object.fromEntries(names.map((name) => [name, model]));

/** What scenarios of the game can say, by the names of its zones, phases, actions and questions. */
export function scenarioModels<Z extends string, T extends GameContext, E extends BaseEvent>(
  words: TableWords<Z, T, E>,
  own: ScenarioParts<E>,
): ScenarioKit['models'] {
  const { further = {} } = own;
  const zones = Object.keys(words.laws) as Z[];
  const phases = words.phases.map(({ id }) => id);
  const when = stepWords(words.phases);
  const purposes = Object.keys(words.questions);
  const actions = each(Object.keys(words.actions), z.union([label, truth]).optional());
  const inlineCard = own.card.extend({ name: z.string().max(200).optional() });
  const placed = z.strictObject({ ...placedObjectShape, ...further.placed });
  const seat = z.strictObject({ ...seatShape, ...each(zones, zoneOf(placed).optional()), ...further.seat });
  const turn = z.strictObject({
    ...turnShape(phases),
    ...when,
    ...further.turn,
  });
  const decision = z.strictObject({
    by: playerName,
    ...actions,
    ...answerShape,
    ...furtherAnswerShape,
    ...further.step,
    refused,
  });
  const question = z.strictObject(questionShape(purposes));
  const event = z.strictObject({
    type: z.enum(own.events),
    card: label.optional(),
    player: playerName.optional(),
    rule: ruleId.optional(),
    ...further.event,
  });
  const expectation = z.strictObject({
    ...expectationShape({
      player: z.strictObject({
        life: count.optional().describe('What a player is measured by'),
        out: z.boolean().optional(),
        ...each(zones, expectedZone.optional()),
        ...further.expectedPlayer,
      }),
      card: z.strictObject({
        ...expectedCardShape(zones),
        ...expectedObjectShape,
        ...further.expectedCard,
      }),
      asking: question.extend(askingShape(z.strictObject({ ...actions, ...further.step }))),
      question,
    }),
    turn: turn.omit({ first: true }).optional(),
    result: expectedResult(z.string().nullable()).optional(),
    ...loggedShape(event),
    ...further.expectation,
  });
  const goal = goalOf(expectation, limits.goal);
  const rules = [words.rules];
  const shared = {
    rules,
    mostAbout: limits.about,
    goal,
    ...(own.sides !== undefined && { sides: own.sides }),
  };
  const { first: _first, ...turnWords } = turn.shape;
  const scenario = scenarioOfGame({
    ...shared,
    cardSource: cardSourceOf(inlineCard),
    seat,
    turn,
    step: stepOf(decision, expectation, phases, purposes, when),
    hasRoom: (players) => hasRoomForCards(players, { zones, filled: {} }),
  });
  return {
    scenario: (further.options
      ? scenario.extend({ options: z.strictObject(further.options).optional() })
      : scenario) as unknown as z.ZodType<Scenario>,
    edit: editOf({
      ...shared,
      zones,
      change: z.strictObject({ ...cardChangeShape, ...further.placed, ...further.change }),
      inlineCard,
      player: { ...further.seat },
      turn: turnWords,
    }) as unknown as z.ZodType<ScenarioEdit>,
    seat: seat as unknown as ScenarioKit['models']['seat'],
    turn: turn as unknown as ScenarioKit['models']['turn'],
    step: decision.omit({ refused: true }) as unknown as z.ZodType<DecisionStep>,
    ownStep: decision.omit({ by: true, refused: true }) as unknown as z.ZodType<Omit<DecisionStep, 'by'>>,
  };
}

/** The word for a step of a phase, where phases have steps. */
function stepWords(phases: TableWords<string, GameContext, BaseEvent>['phases']): z.ZodRawShape {
  const all = phases.flatMap(({ steps = [] }) => steps.map(({ id }) => id));
  return all.length > 0 ? { step: z.enum(all).optional() } : {};
}
