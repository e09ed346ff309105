import { z } from 'zod';
import type { Reply } from './decision.js';
import type { Input } from './game.js';
import { USUAL_SIDES } from './chance/chance.js';
import { MOST_BEST_OF, mostGames } from './match.js';
import { limits, RECORD_VERSION } from './record.js';

const whole = (least: number, most: number) => z.number().int().min(least).max(most);
const MOST = Number.MAX_SAFE_INTEGER;
const numbers = (most: number) => z.array(whole(0, MOST)).max(most);
const chosen = numbers(limits.cards);

export const replyModel: z.ZodType<Reply> = z.union([
  z.strictObject({ act: whole(0, MOST) }).describe('Place of the action in the decision’s list, from 0'),
  z.strictObject({ cards: chosen }).describe('Cards by the ids that the decision names'),
  z.strictObject({ options: chosen }).describe('Places in the decision’s list, from 0'),
  z.strictObject({ die: whole(0, MOST) }).describe('Place of the die in the decision’s list, from 0'),
  z.strictObject({ players: chosen }),
  z.strictObject({ order: chosen }),
  z.strictObject({ number: z.number().int() }),
  z.strictObject({ yes: z.boolean() }),
  z.strictObject({ name: z.string().max(limits.said) }),
  z.strictObject({ shares: chosen }).describe('What each of the decision’s shares gets'),
  z
    .strictObject({ pairs: z.array(z.union([whole(0, MOST), z.null()])).max(limits.cards) })
    .describe('For each of the decision’s pairings the place of the option, from 0; null: none'),
]);

const player = whole(0, limits.players - 1).describe('The seat, from 0');

const stop = z.strictObject({ turn: z.enum(['own', 'others']), at: z.string().max(limits.name) });

export const inputModel: z.ZodType<Input> = z.union([
  z.strictObject({ player, decision: whole(0, MOST), reply: replyModel }),
  z
    .strictObject({ player, agree: z.boolean() })
    .describe('Whether the player agrees to end the game; false withdraws what all have agreed to'),
  z.strictObject({ player, askAlways: z.boolean() }).describe('Takes full control, or gives it up'),
  z
    .strictObject({ player, atStops: z.boolean() })
    .describe('Is asked from now on only at stops, or wherever something of use can be done'),
  z
    .strictObject({
      player,
      stop,
      isSet: z.boolean(),
    })
    .describe('Sets a stop in a phase or step of the own turn or of others’, or takes it away'),
  z
    .strictObject({ player, skip: stop })
    .describe('Is no longer asked at a usual stop, until it is set or taken away'),
  z.strictObject({ player, resign: z.literal(true) }),
  z
    .strictObject({ player, card: whole(0, MOST), design: whole(0, limits.designs) })
    .describe('On a real table: which card it is, as a place in "cards", that not everybody knew'),
  z
    .strictObject({ player, exchange: z.array(z.tuple([whole(0, MOST), whole(0, MOST)])).max(limits.cards) })
    .describe('On a real table: pairs of cards that nobody has named and that are each other'),
  z
    .strictObject({ player, dice: z.array(whole(1, 1000)).max(limits.dice) })
    .describe('On a real table: the faces of the dice that are rolled next'),
]);

const hash = z.string().regex(/^[0-9a-f]{64}$/, 'it is no SHA-256 of 64 hexadecimal digits');

const rules = z.strictObject({
  id: z.string().max(100).describe('Their id'),
  version: whole(1, MOST).describe('Raised when games come out otherwise'),
});
const players = z
  .array(z.strictObject({ name: z.string().max(limits.name) }))
  .min(2)
  .max(limits.players)
  .describe('By their seats');
const integrity = z.strictObject({
  record: hash.describe('SHA-256 of the canonical JSON of all else in "game"'),
  state: hash.describe('SHA-256 of the canonical JSON of the state that the game leads to'),
});

const fromDecks = (sides: number) =>
  z.strictObject({
    decks: z
      .array(numbers(limits.cards))
      .max(limits.players)
      .describe('For each player the places of the cards in "cards", from 0'),
    seed: z.number().int().min(-0x80000000).max(0xffffffff),
    chooser: player.optional().describe('Who lost the game before in a match, and decides who begins'),
    options: z
      .array(z.string().max(limits.name))
      .max(limits.options)
      .optional()
      .describe('Ids of the options of the rules that were chosen; left out: none'),
    onPaper: z.literal(true).optional().describe('The cards lie on a real table; left out: in the program'),
    dice: z.array(whole(1, sides)).max(limits.script).optional().describe('Faces that are rolled first'),
    picks: z
      .array(numbers(limits.cards))
      .max(limits.script)
      .optional()
      .describe('For each shuffle and random pick, the numbers of the cards that come first'),
  });

/** Which game of which match it is. */
export const matchModel = z
  .strictObject({
    id: z.string().min(1).max(limits.name).describe('The same for all games of the match'),
    bestOf: whole(1, MOST_BEST_OF).describe(
      'Whoever has won more than half of so many games has won the match',
    ),
    before: z
      .array(z.array(player).max(limits.players))
      .max(mostGames({ bestOf: MOST_BEST_OF }))
      .describe('For each game before it who won it: one player, several who tied, or nobody'),
  })
  .describe('Left out: it is no part of a match');

/** The parts of a record that are read each by itself, so that one sentence can say which is wrong. */
export const partModels = { rules, players, integrity } as const;

/** @param sides of the game's largest die */
export const startModel = <S>(state: z.ZodType<S>, sides = USUAL_SIDES) =>
  z.union([fromDecks(sides), z.strictObject({ state })]);

/** The outermost of the file; what is within is not looked at before its size is known. */
export const envelope = z.looseObject({
  format: z.literal('cardwright-game'),
  version: whole(1, MOST),
});

/** A whole record file, as the published JSON Schema has it. P and S are what the rule set says. */
export const recordFileModel = <P, S>(printed: z.ZodType<P>, state: z.ZodType<S>) =>
  z.strictObject({
    format: z.literal('cardwright-game'),
    version: z.literal(RECORD_VERSION),
    game: z.strictObject({
      ...partModels,
      cards: z.array(printed).max(limits.designs).describe('What is printed on the cards, each once'),
      start: startModel(state),
      match: matchModel.optional(),
      inputs: z.array(inputModel).max(limits.inputs).describe('All that came into the game from outside'),
    }),
  });
