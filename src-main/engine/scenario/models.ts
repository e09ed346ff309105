/**
 * Parts of the models of scenarios that are the same in every game. A game puts its own words beside them; `defaults/scenarios.ts` does
 * so for games that have few.
 */
import { z } from 'zod';
import { USUAL_SIDES } from '../chance/chance.js';
import { decisionKinds, roles } from '../decision.js';
import { limits } from '../record.js';
import { count, entity, label, playerName } from './parts.js';
import { SCENARIO_VERSION } from './scenario.js';

export const ruleId = z.string().regex(/^[A-Z0-9]+-[A-Z]+-\d+$/, 'a rule id such as K14-CHN-08');

const nameModel = z.string().max(300);
const picksModel = z.array(z.array(label)).max(limits.script);
const diceModel = (sides = USUAL_SIDES) => z.array(z.number().int().min(1).max(sides)).max(limits.script);

/** A card and how it lies: what every game says of it. */
export const placedShape = {
  card: label.describe('A name of "cards", or a starter card’s'),
  as: label.optional(),
  owner: playerName.optional().describe('Whose deck it is from; left out: whose zone it is in'),
  knownTo: z.array(playerName).optional().describe('Players who have seen it, besides those who may look'),
  knownToOnlookers: z.boolean().optional().describe('All who only watch have seen it too'),
};

/** The cards of a zone. @param placed the model of a card and how it lies */
export const zoneOf = <T extends z.ZodType>(placed: T) =>
  z.array(z.union([label, count.describe('That many cards that do nothing'), placed])).max(1000);

/** Where a card comes from. @param inline the model of a card that is written out */
export const cardSourceOf = <T extends z.ZodType>(inline: T) =>
  z.union([
    z.strictObject({ starter: z.string().describe('Name of a card of the starter sets') }),
    z.strictObject({ file: z.string().describe('Card file, from where the scenario lies') }),
    inline,
  ]);

export const seatShape = {
  name: playerName,
  askAlways: z.boolean().optional(),
  out: z.boolean().optional().describe('Out of the game'),
};

export const turnShape = <P extends string>(phases: readonly P[]) => ({
  player: playerName.optional(),
  number: z.number().int().min(1).max(100_000).optional(),
  first: playerName.optional().describe('Who had the first turn of the game; left out: whose turn it is'),
  phase: z.enum(phases).optional(),
});

/** Answers that every game takes, and what everybody may declare. */
export const answerShape = {
  pass: z.literal(true).optional(),
  choose: z.array(z.union([entity, z.number().int()])).optional(),
  order: z.array(label).optional(),
  number: z.number().int().optional(),
  die: z.number().int().min(1).max(6).optional().describe('Face of the die that is used next'),
  yes: z.boolean().optional(),
  agree: z.boolean().optional(),
  resign: z.literal(true).optional(),
  forfeit: z.literal(true).optional().describe('The same as "resign"'),
};

/** Answers of games that share amounts out, pair cards, or have something named. */
export const furtherAnswerShape = {
  name: z.string().max(limits.said).optional().describe('A name, or other words where they may be said'),
  assign: z
    .record(entity, count)
    .optional()
    .describe('What cards, players or others get of an amount; the rest get their least'),
  pair: z
    .record(label, z.union([entity, z.number().int(), z.array(entity).max(limits.cards)]))
    .optional()
    .describe('With what cards are paired, by their labels; the rest with nothing'),
};

export const refused = ruleId
  .optional()
  .describe('It is refused, and this is the rule that the refusal cites');

export const questionShape = <P extends string>(purposes: readonly P[]) => ({
  by: playerName.optional(),
  kind: z.enum(decisionKinds).optional(),
  role: z.enum(roles).optional().describe('What it is for, in the words of every game'),
  purpose: z.enum(purposes).optional().describe('What it is for, in the words of this game'),
  rule: ruleId.optional(),
  about: label.optional().describe('The card that it is about'),
});

/** What the game waits for, beside the words of a question. @param offer an action that is offered, in the words of steps */
export const askingShape = <T extends z.ZodType>(offer: T) => ({
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

/** The cards of a zone that are expected: how many there are, or which. */
export const expectedZone = z.union([count, z.array(label)]);

export const expectedCardShape = <Z extends string>(zones: readonly Z[]) => ({
  zone: z.enum([...zones, 'none' as const]).optional(),
  player: playerName.optional(),
  owner: playerName.optional(),
  knownTo: z.array(playerName).optional().describe('Exactly who may know which card it is'),
});

export const expectedResult = <T extends z.ZodType>(criterion: T) =>
  z.union([
    z.strictObject({
      winners: z.array(playerName).optional(),
      rule: ruleId.optional(),
      criterion: criterion.optional(),
    }),
    z.null(),
  ]);

/** The expectation of a game. @param models of its parts */
export const expectationShape = <
  Player extends z.ZodType,
  Card extends z.ZodType,
  Asking extends z.ZodType,
  Question extends z.ZodType,
>(models: {
  readonly player: Player;
  readonly card: Card;
  readonly asking: Asking;
  readonly question: Question;
}) => ({
  players: z.record(playerName, models.player).optional(),
  cards: z.record(label, models.card).optional(),
  asks: z.union([models.asking, z.null()]).optional().describe('What the game waits for; null: it is over'),
  asked: z
    .array(models.question)
    .optional()
    .describe('Questions that were asked in this order, others between them, since the last of these two'),
  notAsked: z.array(models.question).optional().describe('Questions that were not asked since then'),
});

export const loggedShape = <T extends z.ZodType>(event: T) => ({
  log: z
    .array(event)
    .optional()
    .describe('These events in this order, others between them, since the last "log"'),
  logNot: z.array(event).optional().describe('None of these since the last "log"'),
});

/**
 * A step of a game: what a player decides, or what every game has beside it.
 * @param when further words of where a turn stands
 */
export const stepOf = <
  Decision extends z.ZodType,
  Expectation extends z.ZodType,
  H extends string,
  P extends string,
  W extends z.ZodRawShape = Record<never, never>,
>(
  decision: Decision,
  expectation: Expectation,
  phases: readonly H[],
  purposes: readonly P[],
  when?: W,
) =>
  z.union([
    decision,
    z.strictObject({ expect: expectation }),
    z.strictObject({
      resolve: z.literal(true).describe('Everybody declines to respond, until no chain is left'),
    }),
    z
      .strictObject({
        until: z.strictObject({
          phase: z.enum(phases).optional(),
          ...(when as W),
          turn: z.number().int().min(1).optional(),
          by: playerName.optional(),
          role: z.enum(roles).optional(),
          purpose: z.enum(purposes).optional(),
        }),
      })
      .describe('Everybody declines, until this is so'),
  ]);

/** What makes a scenario a puzzle; its steps are the solution. @param most characters of its sentence */
export const goalOf = <T extends z.ZodType>(expectation: T, most: number) =>
  z.strictObject({
    by: playerName.describe('Who is to reach it'),
    text: z.string().min(1).max(most).describe('What is to be reached, in a sentence for people'),
    reach: expectation.describe('What holds when it is reached'),
    turns: z
      .number()
      .int()
      .min(1)
      .max(1000)
      .optional()
      .describe('Within how many turns, everybody’s counted; left out: in the turn of the position'),
  });

/** A scenario of a game. Versions 1 and 2 differ in what there is to say: all that 1 says means the same in 2. */
export const scenarioOfGame = <
  R extends string,
  Goal extends z.ZodType,
  Source extends z.ZodType,
  Seat extends z.ZodType,
  Turn extends z.ZodType,
  Step extends z.ZodType,
>(models: {
  /** Ids of the rule sets. */
  readonly rules: readonly R[];
  readonly goal: Goal;
  readonly cardSource: Source;
  readonly seat: Seat;
  readonly turn: Turn;
  readonly step: Step;
  /** Characters of what is said about it. */
  readonly mostAbout: number;
  /** Sides of the game's largest die; left out: six. */
  readonly sides?: number;
  /** Whether a position holds no more than a game may. */
  hasRoom(players: readonly z.infer<Seat>[]): boolean;
}) =>
  z.strictObject({
    format: z.literal('cardwright-scenario'),
    version: z.union([z.literal(1), z.literal(SCENARIO_VERSION)]),
    name: nameModel,
    about: z.string().max(models.mostAbout).optional(),
    goal: models.goal.optional(),
    proves: z.array(ruleId).optional(),
    rules: z.enum(models.rules),
    cards: z.record(label, models.cardSource).optional(),
    players: z
      .array(models.seat)
      .min(2)
      .max(limits.players)
      .refine(models.hasRoom, 'It has more cards or counters than a game may have.'),
    begin: z.enum(['turn', 'setup']).optional().describe('"setup": with the setup, from whole decks'),
    turn: models.turn.optional(),
    dice: diceModel(models.sides).optional(),
    picks: picksModel.optional().describe('For each shuffle and random selection, the cards that come first'),
    seed: z.number().int().min(0).max(0x7fffffff).optional(),
    steps: z.array(models.step).max(10_000),
  });

/** A place in a zone, from 0 at the top; one beyond the last is the end. */
const seatNo = z
  .number()
  .int()
  .min(0)
  .max(limits.players - 1);
const spotOf = <Z extends string>(zones: readonly Z[]) =>
  z.strictObject({ seat: seatNo, zone: z.enum(zones), index: z.number().int().min(0).max(1000) });

/** What is said of a card by hand; what is left out stays as it is. */
export const cardChangeShape = {
  owner: playerName.optional(),
  knownTo: z.array(playerName).max(limits.players).optional(),
};

/** Everything that can be done to a scenario by hand. @param models of its parts */
export const editOf = <
  Z extends string,
  R extends string,
  Change extends z.ZodType,
  Inline extends z.ZodType,
  Goal extends z.ZodType,
  Player extends z.ZodRawShape,
  Turn extends z.ZodRawShape,
>(models: {
  readonly zones: readonly Z[];
  readonly rules: readonly R[];
  readonly mostAbout: number;
  readonly change: Change;
  readonly inlineCard: Inline;
  readonly goal: Goal;
  /** What can be set of a player, beside the name. */
  readonly player: Player;
  /** What can be set of the turn. */
  readonly turn: Turn;
  /** Sides of the game's largest die; left out: six. */
  readonly sides?: number;
}) => {
  const spot = spotOf(models.zones);
  return z.discriminatedUnion('do', [
    z.strictObject({ do: z.literal('move card'), from: spot, to: spot }),
    z.strictObject({ do: z.literal('change card'), at: spot, change: models.change }),
    z.strictObject({
      do: z.literal('add card'),
      to: spot,
      name: label,
      source: models.inlineCard,
      copies: z.number().int().min(1).max(60).default(1),
    }),
    z.strictObject({ do: z.literal('copy card'), at: spot }),
    z.strictObject({ do: z.literal('remove card'), at: spot }),
    z.strictObject({
      do: z.literal('set player'),
      seat: seatNo,
      name: playerName.optional(),
      ...models.player,
    }),
    z.strictObject({ do: z.literal('add seat') }),
    z.strictObject({ do: z.literal('remove seat'), seat: seatNo }),
    z.strictObject({ do: z.literal('set turn'), ...models.turn }),
    z.strictObject({ do: z.literal('set dice'), dice: diceModel(models.sides) }),
    z.strictObject({ do: z.literal('set picks'), picks: picksModel }),
    z.strictObject({ do: z.literal('set goal'), goal: models.goal.nullable() }),
    z.strictObject({ do: z.literal('set name'), name: nameModel }),
    z.strictObject({ do: z.literal('set about'), about: z.string().max(models.mostAbout) }),
    z.strictObject({ do: z.literal('set rules'), rules: z.enum(models.rules) }),
  ]);
};
