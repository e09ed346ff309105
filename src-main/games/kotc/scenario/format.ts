import { z } from 'zod';
import { limits as lengths } from '../../../cards/limits.js';
import {
  answerShape,
  askingShape,
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
  stepOf,
} from '../../../engine/scenario/models.js';
import { hasRoomForCards } from '../../../engine/scenario/positions/spread.js';
import { count, entity, label, playerName } from '../../../engine/scenario/parts.js';
import { purposeWords } from '../rules/purposes.js';
import { eventTypes, lossReasons, moveReasons, removalReasons, rollReasons } from '../rules/events/events.js';
import { kotcRuleSets, type KotcRulesId } from '../rules/rule-set.js';
import { counterKinds, criterionNames, phases, zones } from '../rules/state/state.js';
import { cardSource, ground, hasRoomForCounters, seat, turn } from './position-format.js';

/*
 * A scenario: a position, what players then decide, and what is to hold. docs/scenarios.md explains it; the published JSON
 * Schema is generated from here.
 */

export type { CardSource, InlineCard } from './position-format.js';

export const rulesIds = Object.keys(kotcRuleSets) as KotcRulesId[];

const { pass, ...answers } = answerShape;

/** Exactly one of these says what the player does. */
const verbs = {
  pass,
  sow: label.optional(),
  place: label.optional().describe('The same as "sow"'),
  draw: z.literal(true).optional(),
  exchange: z.array(label).optional().describe('Cards of the hand; "for" says which of the reserves'),
  summon: label.optional(),
  cast: label.optional(),
  set: label.optional(),
  activate: label.optional(),
  counter: z.enum(counterKinds).optional(),
  attack: z.array(label).optional().describe('The team in formation order; "victim" says whom'),
  defend: z.array(label).optional(),
  pay: z.array(label).optional(),
  reserves: z.array(label).optional().describe('Sets these aside at the setup'),
  redraw: z.array(label).optional().describe('Buries these of the first hand, and draws as many'),
  ...answers,
};

export const decisionStep = z.strictObject({
  by: playerName,
  ...verbs,
  ability: z.number().int().min(1).optional().describe('Which ability of the card, from 1'),
  on: label.optional().describe('The host of the counter'),
  waste: z
    .literal(true)
    .optional()
    .describe('Removes a dice or immortality counter where nothing comes of it, not at its moment'),
  for: z.array(label).optional(),
  victim: entity.optional(),
  refused,
});
export type DecisionStep = z.infer<typeof decisionStep>;

/** Words that are steps of their own where the game asks for just that, and else go with another. */
const alsoAlone = ['die', 'victim', 'for'] as const;

/** Whether a step says one thing; "die" says which one beside "counter" and "choose". */
function saysOneThing(step: DecisionStep): boolean {
  const said = (Object.keys(verbs) as (keyof typeof verbs)[]).filter(
    (word) => word !== 'die' && step[word] !== undefined,
  );
  return said.length === 1 || (said.length === 0 && alsoAlone.some((word) => step[word] !== undefined));
}

const { knownTo, ...whereCardIs } = expectedCardShape(zones);

const expectedCard = z.strictObject({
  ...whereCardIs,
  token: z.boolean().optional().describe('It is a pawn'),
  petrified: z.boolean().optional(),
  exhausted: z.boolean().optional(),
  fatigued: z.boolean().optional(),
  barred: z.boolean().optional().describe('Its abilities cannot be activated in this turn any more'),
  sp: count.nullable().optional(),
  hp: count.nullable().optional(),
  level: count.nullable().optional(),
  offense: count.nullable().optional().describe('The same as "sp"'),
  defense: count.nullable().optional().describe('The same as "hp"'),
  cost: count.nullable().optional().describe('The same as "level"'),
  counters: z
    .record(
      z
        .string()
        .regex(new RegExp(`^(${counterKinds.join('|')})( of .+)?$`), 'a kind of counter, or "kind of owner"'),
      count,
    )
    .optional()
    .describe('All counters on it by kind, or by "kind of owner"'),
  knownTo,
});

const expectedPlayer = z.strictObject({
  hp: count.optional(),
  out: z.boolean().optional().describe('Out of the game'),
  deck: expectedZone.optional().describe('A number of cards, or all of them in order'),
  deckTop: z.array(label).optional(),
  deckBottom: z.array(label).optional(),
  grave: expectedZone.optional(),
  battlefield: expectedZone.optional(),
  traps: expectedZone.optional(),
  granary: expectedZone.optional(),
  hand: expectedZone.optional(),
  reserves: expectedZone.optional(),
  removed: expectedZone.optional().describe('What has left the game'),
});

const offer = z.strictObject({
  pass: verbs.pass,
  sow: verbs.sow,
  place: verbs.place,
  draw: verbs.draw,
  exchange: z.literal(true).optional(),
  summon: verbs.summon,
  cast: verbs.cast,
  set: verbs.set,
  activate: verbs.activate,
  ability: z.number().int().min(1).optional(),
  counter: verbs.counter,
  on: label.optional(),
  attack: z.literal(true).optional(),
});
export type OfferDescription = z.infer<typeof offer>;

const expectedQuestion = z.strictObject(questionShape(purposeWords));
export type ExpectedQuestion = z.infer<typeof expectedQuestion>;

const expectedAsking = z.strictObject({ ...expectedQuestion.shape, ...askingShape(offer) });

const linkKinds = ['ability', 'counter', 'summon', 'attack'] as const;
const linkFields = {
  card: label.optional(),
  player: playerName.optional().describe('Whose it is'),
  kind: z.enum(linkKinds).optional().describe('What kind of link it is'),
  ability: z.number().int().min(1).optional().describe('Which ability of the card, from 1'),
  counter: z.enum(counterKinds).optional(),
};
const expectedLink = z.union([label, z.strictObject(linkFields)]);
export type ExpectedLink = z.infer<typeof expectedLink>;

const reasons = [...new Set([...moveReasons, ...rollReasons, ...removalReasons, ...lossReasons])];

const expectedEvent = z.strictObject({
  type: z.enum(eventTypes),
  ...linkFields,
  by: playerName.optional().describe('Who makes it happen'),
  to: playerName.optional().describe('To whom a card goes'),
  rule: ruleId.optional(),
  amount: z.number().int().optional().describe('Of damage, healing, or by how much a value changes'),
  stat: z.enum(['sp', 'hp', 'level']).optional().describe('Which value changes'),
  dice: z
    .array(z.number().int())
    .optional()
    .describe('The dice that were rolled, in their order, or the one that is stopped or thrown'),
  was: z.number().int().optional().describe('What a die showed that was re-rolled'),
  now: z.number().int().optional().describe('What it shows then, or what a value becomes'),
  count: count.optional().describe('How many counters were placed'),
  owner: playerName.optional().describe('Whose the counter is'),
  why: z.enum(reasons).optional().describe('Why a card moves, dice are rolled, or a player is out'),
  zone: z
    .enum([...zones, 'none'])
    .optional()
    .describe('Where a card goes'),
  victim: entity.optional(),
});
export type ExpectedEvent = z.infer<typeof expectedEvent>;

const expectation = z.strictObject({
  ...expectationShape({
    player: expectedPlayer,
    card: expectedCard,
    asking: expectedAsking,
    question: expectedQuestion,
  }),
  chain: z
    .array(expectedLink)
    .optional()
    .describe('The links, the first first: each by its card, or by what is told of it'),
  battle: z
    .union([
      z.strictObject({
        attacker: playerName.optional(),
        defender: playerName.optional(),
        team: z.array(label).optional(),
        defense: z.array(label).optional(),
        victim: entity.optional(),
      }),
      z.null(),
    ])
    .optional(),
  turn: z
    .strictObject({
      player: playerName.optional(),
      number: count.optional(),
      phase: z.enum(phases).optional(),
      sown: count.optional(),
      drawn: z.boolean().optional(),
    })
    .optional(),
  result: expectedResult(
    z.enum(criterionNames).nullable().describe('What told the winner from the others; null: nothing did'),
  ).optional(),
  ...loggedShape(expectedEvent),
});
export type Expectation = z.infer<typeof expectation>;

const step = stepOf(
  decisionStep.refine(saysOneThing, 'A step says exactly one thing that the player does.'),
  expectation,
  phases,
  purposeWords,
);
export type Step = z.infer<typeof step>;

export const goal = goalOf(expectation, lengths.goal);
export type Goal = z.infer<typeof goal>;

export const scenario = scenarioOfGame({
  rules: rulesIds,
  mostAbout: lengths.about,
  goal,
  cardSource,
  seat,
  turn,
  step,
  hasRoom: (players) => hasRoomForCards(players, ground) && hasRoomForCounters(players),
});
export type Scenario = z.infer<typeof scenario>;
/** As people write it: with what has a default left out. */
export type ScenarioInput = z.input<typeof scenario>;
