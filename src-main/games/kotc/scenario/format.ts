import { z } from 'zod';
import { limits as lengths } from '../../../cards/limits.js';
import { limits } from '../../../engine/record.js';
import { SCENARIO_VERSION } from '../../../engine/scenario/scenario.js';
import { decisionKinds } from '../../../engine/decision.js';
import { purposes } from '../rules/texts/decision-wordings.js';
import { eventTypes, lossReasons, moveReasons, removalReasons, rollReasons } from '../rules/events/events.js';
import { kotcRuleSets, type KotcRulesId } from '../rules/rule-set.js';
import { counterKinds, criterionNames, phases, zones } from '../rules/state/state.js';
import { count, entity, label, playerName } from '../../../engine/scenario/parts.js';
import { cardSource, placesIn, seat, turn, type ScenarioSeat } from './position-format.js';

/*
 * A scenario: a position, what players then decide, and what is to hold. docs/scenarios.md explains it; the published JSON
 * Schema is generated from here.
 */

export type { CardSource, InlineCard } from './position-format.js';

const ruleId = z.string().regex(/^[A-Z0-9]+-[A-Z]+-\d+$/, 'a rule id such as K14-CHN-08');
const rulesIds = Object.keys(kotcRuleSets) as KotcRulesId[];

/** Exactly one of these says what the player does. */
const verbs = {
  pass: z.literal(true).optional(),
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
  choose: z.array(z.union([entity, z.number().int()])).optional(),
  order: z.array(label).optional(),
  number: z.number().int().optional(),
  die: z.number().int().min(1).max(6).optional().describe('Face of the die that is used next'),
  yes: z.boolean().optional(),
  agree: z.boolean().optional(),
  resign: z.literal(true).optional(),
  forfeit: z.literal(true).optional().describe('The same as "resign"'),
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
  refused: ruleId.optional().describe('It is refused, and this is the rule that the refusal cites'),
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

const expectedCard = z.strictObject({
  zone: z.enum([...zones, 'none']).optional(),
  player: playerName.optional(),
  owner: playerName.optional(),
  exhausted: z.boolean().optional(),
  fatigued: z.boolean().optional(),
  sp: count.nullable().optional(),
  hp: count.nullable().optional(),
  level: count.optional(),
  offense: count.nullable().optional().describe('The same as "sp"'),
  defense: count.nullable().optional().describe('The same as "hp"'),
  cost: count.optional().describe('The same as "level"'),
  counters: z
    .record(
      z
        .string()
        .regex(new RegExp(`^(${counterKinds.join('|')})( of .+)?$`), 'a kind of counter, or "kind of owner"'),
      count,
    )
    .optional()
    .describe('All counters on it by kind, or by "kind of owner"'),
  knownTo: z.array(playerName).optional().describe('Exactly who may know which card it is'),
});

const expectedZone = z.union([count, z.array(label)]);
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

const expectedAsking = z.strictObject({
  by: playerName.optional(),
  kind: z.enum(decisionKinds).optional(),
  purpose: z.enum(purposes).optional(),
  rule: ruleId.optional(),
  about: label.optional().describe('The card that it is about'),
  amount: z.number().int().optional(),
  cards: z.array(label).optional().describe('Exactly these cards, in any order'),
  players: z.array(playerName).optional(),
  options: z.array(z.union([entity, z.number().int()])).optional(),
  dice: z.array(z.number().int()).optional().describe('The dice that are left, in any order'),
  least: count.optional(),
  most: count.optional(),
  offers: z.array(offer).optional(),
  offersNot: z.array(offer).optional(),
});

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
  dice: z.array(z.number().int()).optional().describe('The dice that were rolled, in their order'),
  was: z.number().int().optional().describe('What a die showed that was re-rolled'),
  now: z.number().int().optional().describe('What it shows then'),
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

const expectedQuestion = z.strictObject({
  by: playerName.optional(),
  kind: z.enum(decisionKinds).optional(),
  purpose: z.enum(purposes).optional(),
  rule: ruleId.optional(),
  about: label.optional(),
});
export type ExpectedQuestion = z.infer<typeof expectedQuestion>;

export const expectation = z.strictObject({
  players: z.record(playerName, expectedPlayer).optional(),
  cards: z.record(label, expectedCard).optional(),
  asks: z.union([expectedAsking, z.null()]).optional().describe('What the game waits for; null: it is over'),
  asked: z
    .array(expectedQuestion)
    .optional()
    .describe('Questions that were asked in this order, others between them, since the last of these two'),
  notAsked: z.array(expectedQuestion).optional().describe('Questions that were not asked since then'),
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
  result: z
    .union([
      z.strictObject({
        winners: z.array(playerName).optional(),
        rule: ruleId.optional(),
        criterion: z
          .enum(criterionNames)
          .nullable()
          .optional()
          .describe('What told the winner from the others; null: nothing did'),
      }),
      z.null(),
    ])
    .optional(),
  log: z
    .array(expectedEvent)
    .optional()
    .describe('These events in this order, others between them, since the last "log"'),
  logNot: z.array(expectedEvent).optional().describe('None of these since the last "log"'),
});
export type Expectation = z.infer<typeof expectation>;

const until = z.strictObject({
  phase: z.enum(phases).optional(),
  turn: z.number().int().min(1).optional(),
  by: playerName.optional(),
  purpose: z.enum(purposes).optional(),
});

export const step = z.union([
  decisionStep.refine(saysOneThing, 'A step says exactly one thing that the player does.'),
  z.strictObject({ expect: expectation }),
  z.strictObject({
    resolve: z.literal(true).describe('Everybody declines to respond, until no chain is left'),
  }),
  z.strictObject({ until }).describe('Everybody declines, until this is so'),
]);
export type Step = z.infer<typeof step>;

/** What makes a scenario a puzzle; its steps are the solution. */
export const goal = z.strictObject({
  by: playerName.describe('Who is to reach it'),
  text: z.string().min(1).max(lengths.goal).describe('What is to be reached, in a sentence for people'),
  reach: expectation.describe('What holds when it is reached'),
  turns: z
    .number()
    .int()
    .min(1)
    .max(1000)
    .optional()
    .describe('Within how many turns, everybody’s counted; left out: in the turn of the position'),
});
export type Goal = z.infer<typeof goal>;

/** Counters on all cards together. */
const MOST_COUNTERS = 10_000;

/** Whether a position holds no more than a game may; a number in a zone stands for as many cards. */
export function hasRoom(players: readonly ScenarioSeat[]): boolean {
  let cards = 0;
  let counters = 0;
  for (const place of players.flatMap((one) => zones.flatMap((zone) => placesIn(one, zone)))) {
    cards += typeof place === 'number' ? place : 1;
    const placed = typeof place === 'object' ? (place.counters ?? []) : [];
    counters += placed.reduce((sum, { count: more }) => sum + more, 0);
  }
  return cards <= limits.cards && counters <= MOST_COUNTERS;
}

/** Versions 1 and 2 differ in what there is to say: all that 1 says means the same in 2. */
export const scenario = z.strictObject({
  format: z.literal('cardwright-scenario'),
  version: z.union([z.literal(1), z.literal(SCENARIO_VERSION)]),
  name: z.string().max(300),
  about: z.string().max(lengths.about).optional(),
  goal: goal.optional(),
  proves: z.array(ruleId).optional(),
  rules: z.enum(rulesIds),
  cards: z.record(label, cardSource).optional(),
  players: z
    .array(seat)
    .min(2)
    .max(30)
    .refine(hasRoom, 'It has more cards or counters than a game may have.'),
  begin: z.enum(['turn', 'setup']).optional().describe('"setup": with the setup, from whole decks'),
  turn: turn.optional(),
  dice: z.array(z.number().int().min(1).max(6)).max(10_000).optional(),
  picks: z
    .array(z.array(label))
    .max(10_000)
    .optional()
    .describe('For each shuffle and random selection, the cards that come first'),
  seed: z.number().int().min(0).max(0x7fffffff).optional(),
  steps: z.array(step).max(10_000),
});
export type Scenario = z.infer<typeof scenario>;
/** As people write it: with what has a default left out. */
export type ScenarioInput = z.input<typeof scenario>;
