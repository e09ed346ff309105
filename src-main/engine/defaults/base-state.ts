import { z } from 'zod';
import { chanceFrom, USUAL_SIDES } from '../chance/chance.js';
import type { PlayerNo } from '../decision.js';
import { limits } from '../record.js';
import {
  ONLOOKERS,
  type BaseCard,
  type BasePlayer,
  type BaseState,
  type CardNo,
  type ZoneLaws,
} from '../state.js';
import { addCard, type CardsState, type NewCard } from '../zones.js';

const MOST = 1_000_000;
/** Letters of a word of the rules, such as a moment. */
const MOST_WORD = 40;
/** Phases and steps of a turn, twice: of the own and of others' turns. */
const MOST_STOPS = 100;
const bits = z.number().int().min(-0x80000000).max(0x7fffffff);

/** A whole number of a position. No game comes near the highest; a hostile file could keep the program busy with more. */
export const whole = (least: number, most = MOST) => z.number().int().min(least).max(most);
export const playerNo = whole(0, limits.players - 1);
export const cardNo = whole(0, limits.cards - 1);
export const cardId = whole(0);
const setOfPlayers = whole(0, 2 ** (ONLOOKERS + 1) - 1).describe(
  'A set of players: bit n is player n, bit 30 all who watch',
);
const pile = z.array(cardNo).max(limits.cards);

/** What every card holds, for games whose cards hold more. */
export const cardShape = <Z extends string>(zones: readonly Z[]) => ({
  design: whole(0),
  owner: playerNo,
  id: cardId,
  player: playerNo,
  zone: z.enum(zones),
  known: setOfPlayers.describe('Who knows which card it is'),
});

const count = whole(0, 1000);
const truth = z.literal(true);

/** What an object can hold beside, for games that make objects, copy them, or lay counters on them. */
export const objectShape = <Z extends string>(zones: readonly Z[]) => ({
  ...cardShape(zones),
  zone: z.enum(zones).nullable().describe('Null: it has ceased to exist'),
  made: z.enum(['token', 'ability']).optional().describe('It was made during the game and is no card'),
  ceased: truth.optional(),
  source: z.strictObject({ card: cardNo, id: cardId, ability: count }).optional(),
  copyOf: whole(0).optional().describe('The design that it is a copy of'),
  counters: z
    .array(z.strictObject({ kind: z.string().max(limits.name), owner: playerNo }))
    .max(limits.cards)
    .optional(),
  targets: z
    .array(z.union([z.strictObject({ card: cardId }), z.strictObject({ player: playerNo })]))
    .max(limits.cards)
    .optional()
    .describe('What it is aimed at while it waits to be carried out'),
});

/** The cards of each zone. */
export const pilesShape = <Z extends string>(zones: readonly Z[]) =>
  z.strictObject(Object.fromEntries(zones.map((zone) => [zone, pile])) as Record<Z, typeof pile>);

/** All chance of a game. @param sides of its largest die */
export const chanceModel = (sides = USUAL_SIDES) =>
  z.strictObject({
    generator: z.array(bits).length(4),
    dice: z.array(whole(1, sides)).max(limits.script),
    picks: z.array(pile).max(limits.script),
  });

const stopsOfPlayers = z
  .array(
    z
      .array(z.strictObject({ turn: z.enum(['own', 'others']), at: z.string().max(MOST_WORD) }))
      .max(MOST_STOPS),
  )
  .max(limits.players);

/**
 * What the state of every game holds beside players and cards. A position has no result: it is one from which a game goes on.
 */
export const stateShape = {
  chance: chanceModel(),
  nextId: cardId,
  decisions: whole(0),
  asksAlways: setOfPlayers,
  asksAtStops: setOfPlayers.exactOptional().describe('Who is asked only at stops'),
  stops: stopsOfPlayers
    .exactOptional()
    .describe('By players, the phases and steps in which they want to be asked'),
  skipped: stopsOfPlayers.exactOptional().describe('By players, at which usual stops they are not asked'),
  agreed: setOfPlayers,
  out: setOfPlayers.describe('Who is out of the game'),
  revelations: whole(0),
  result: z.null(),
};

/** An entry of the list of what goes on for a while. @param does what effects do, as the game has it */
export const effectShape = <W extends z.ZodType>(does: W) =>
  z.strictObject({
    on: z.union([
      z.strictObject({ card: cardNo }),
      z.strictObject({ player: playerNo }),
      z.strictObject({ game: z.literal(true) }),
    ]),
    does,
    until: z.strictObject({
      moment: z.string().max(MOST_WORD).exactOptional(),
      player: playerNo.exactOptional(),
      leaves: cardNo.exactOptional(),
      uses: whole(1).exactOptional(),
      asLongAs: z.literal(true).exactOptional(),
    }),
    since: cardId,
  });

/** A whole state, for games that add fields of their own to it. */
export function baseStateShape<Z extends string>(laws: ZoneLaws<Z>) {
  const zones = zonesOf(laws);
  return {
    players: z.array(z.strictObject({ zones: pilesShape(zones.own) })).max(limits.players),
    cards: z.array(z.strictObject(objectShape([...zones.own, ...zones.shared]))).max(limits.cards),
    shared: zones.shared.length > 0 ? pilesShape(zones.shared) : z.never().optional(),
    attachments: z
      .array(z.strictObject({ object: cardNo, to: cardNo }))
      .max(limits.cards)
      .optional(),
    ...stateShape,
  };
}

/** The zones that each player has, and those that all share. */
export function zonesOf<Z extends string>(
  laws: ZoneLaws<Z>,
): { readonly own: readonly Z[]; readonly shared: readonly Z[] } {
  const zones = Object.keys(laws) as Z[];
  return {
    own: zones.filter((zone) => !laws[zone].shared),
    shared: zones.filter((zone) => laws[zone].shared),
  };
}

/** A state of nothing but objects in zones, that is still being set up. */
type CardsInZones<Z extends string> = BaseState<Z, BaseCard<Z>, BasePlayer<Z>> &
  Omit<CardsState<Z>, 'effects'>;

/** A table without cards. */
export function emptyBaseState<Z extends string>(
  laws: ZoneLaws<Z>,
  players: number,
  seed: number,
): CardsInZones<Z> {
  const { own, shared } = zonesOf(laws);
  const emptyZones = (zones: readonly Z[]) =>
    Object.fromEntries(zones.map((zone) => [zone, [] as CardNo[]])) as Record<Z, CardNo[]>;
  return {
    players: Array.from({ length: players }, () => ({ zones: emptyZones(own) })),
    cards: [],
    ...(shared.length > 0 && { shared: emptyZones(shared) }),
    chance: chanceFrom(seed),
    nextId: 1,
    decisions: 0,
    asksAlways: 0,
    agreed: 0,
    out: 0,
    revelations: 0,
    result: null,
  };
}

interface DeckCard<Z extends string> extends NewCard<BaseCard<Z>> {
  design: number;
  owner: PlayerNo;
  player: PlayerNo;
  zone: Z;
}

/**
 * A game before its setup: each player's deck in its order, the other zones empty. Each deck is a list of places in the list of designs.
 *
 * @param blank what a card is before anything is known of it: where it has all the fields that it can have, all cards are of one shape
 */
export function newBaseState<Z extends string>(
  laws: ZoneLaws<Z>,
  deck: NoInfer<Z>,
  decks: readonly (readonly number[])[],
  seed: number,
  blank: () => object = () => ({}),
): CardsInZones<Z> {
  const state = emptyBaseState(laws, decks.length, seed);
  for (const [owner, designs] of decks.entries()) {
    for (const design of designs) {
      const card = blank() as DeckCard<Z>;
      card.design = design;
      card.owner = owner;
      card.player = owner;
      card.zone = deck;
      addCard<Z, BaseCard<Z>>(state, laws, card);
    }
  }
  return state;
}
