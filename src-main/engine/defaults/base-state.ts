import { z } from 'zod';
import { chanceFrom } from '../chance.js';
import type { BaseCard, BasePlayer, BaseState, CardNo } from '../state.js';

const whole = z.number().int().min(0);

/**
 * The model of what every state holds, for games that add fields of their own to it. A position has no result: it is one
 * from which a game goes on.
 *
 * @param zones of each player
 */
export function baseStateShape<Z extends string>(zones: readonly Z[]) {
  const piles = Object.fromEntries(zones.map((zone) => [zone, z.array(whole)])) as Record<
    Z,
    z.ZodArray<typeof whole>
  >;
  return {
    players: z.array(z.strictObject({ zones: z.strictObject(piles) })),
    cards: z.array(
      z.strictObject({
        design: whole,
        owner: whole,
        id: whole,
        player: whole,
        zone: z.enum(zones).nullable(),
        known: whole,
      }),
    ),
    chance: z.strictObject({
      generator: z.array(z.number()),
      dice: z.array(z.number()),
      picks: z.array(z.array(z.number())),
    }),
    nextId: whole,
    decisions: whole,
    asksAlways: whole,
    agreed: whole,
    out: whole,
    revelations: whole,
    result: z.null(),
  };
}

/** A game before its setup: each player's deck in its order, the other zones empty. Each deck is a list of places in the list of designs. */
export function newBaseState<Z extends string>(
  zones: readonly Z[],
  deck: Z,
  decks: readonly (readonly number[])[],
  seed: number,
): BaseState<Z, BaseCard<Z>, BasePlayer<Z>> {
  const cards: BaseCard<Z>[] = [];
  const players = decks.map((designs, owner) => {
    const piles = Object.fromEntries(zones.map((zone) => [zone, [] as CardNo[]])) as Record<Z, CardNo[]>;
    for (const design of designs) {
      piles[deck].push(cards.length);
      cards.push({ design, owner, id: cards.length + 1, player: owner, zone: deck, known: 0 });
    }
    return { zones: piles };
  });
  return {
    players,
    cards,
    chance: chanceFrom(seed),
    nextId: cards.length + 1,
    decisions: 0,
    asksAlways: 0,
    agreed: 0,
    out: 0,
    revelations: 0,
    result: null,
  };
}
