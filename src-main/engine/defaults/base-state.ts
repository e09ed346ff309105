import { z } from 'zod';
import { chanceFrom, USUAL_SIDES } from '../chance/chance.js';
import { limits } from '../record.js';
import {
  ONLOOKERS,
  type BaseCard,
  type BasePlayer,
  type BaseState,
  type CardNo,
  type ZoneLaws,
} from '../state.js';
import { addCard, type CardsState } from '../zones.js';

const MOST = 1_000_000;
const bits = z.number().int().min(-0x80000000).max(0x7fffffff);

/** A whole number of a position. No game comes near the highest; a hostile file could keep the program busy with more. */
export const whole = (least: number, most = MOST) => z.number().int().min(least).max(most);
export const playerNo = whole(0, limits.players - 1);
export const cardNo = whole(0, limits.cards - 1);
export const cardId = whole(0);
export const setOfPlayers = whole(0, 2 ** (ONLOOKERS + 1) - 1).describe(
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

/**
 * What the state of every game holds beside players and cards. A position has no result: it is one from which a game goes on.
 */
export const stateShape = {
  chance: chanceModel(),
  nextId: cardId,
  decisions: whole(0),
  asksAlways: setOfPlayers,
  agreed: setOfPlayers,
  out: setOfPlayers.describe('Who is out of the game'),
  revelations: whole(0),
  result: z.null(),
};

/** A whole state, for games that add fields of their own to it alone. @param zones of each player */
export const baseStateShape = <Z extends string>(zones: readonly Z[]) => ({
  players: z.array(z.strictObject({ zones: pilesShape(zones) })).max(limits.players),
  cards: z.array(z.strictObject(cardShape(zones))).max(limits.cards),
  ...stateShape,
});

/** A state of nothing but cards in zones, that is still being set up. */
type CardsInZones<Z extends string> = BaseState<Z, BaseCard<Z>, BasePlayer<Z>> & CardsState<Z>;

/** A table without cards. */
export function emptyBaseState<Z extends string>(
  zones: readonly Z[],
  players: number,
  seed: number,
): CardsInZones<Z> {
  const emptyZones = () =>
    Object.fromEntries(zones.map((zone) => [zone, [] as CardNo[]])) as Record<Z, CardNo[]>;
  return {
    players: Array.from({ length: players }, () => ({ zones: emptyZones() })),
    cards: [],
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

/** A game before its setup: each player's deck in its order, the other zones empty. Each deck is a list of places in the list of designs. */
export function newBaseState<Z extends string>(
  laws: ZoneLaws<Z>,
  deck: NoInfer<Z>,
  decks: readonly (readonly number[])[],
  seed: number,
): CardsInZones<Z> {
  const state = emptyBaseState(Object.keys(laws) as Z[], decks.length, seed);
  for (const [owner, designs] of decks.entries()) {
    for (const design of designs) addCard(state, laws, { design, owner, player: owner, zone: deck });
  }
  return state;
}
