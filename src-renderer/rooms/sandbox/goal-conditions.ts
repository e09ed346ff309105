import type { Expectation } from '../../../src-main/api/answers/play-answers.js';

/** A condition that the goal editor has words for. */
export type GoalCondition =
  | { readonly kind: 'wins'; readonly player: string }
  | { readonly kind: 'life'; readonly player: string; readonly left: number }
  | { readonly kind: 'card'; readonly card: string; readonly zone: string };

type ExpectedZone = NonNullable<NonNullable<NonNullable<Expectation['cards']>[string]>['zone']>;

/**
 * The conditions in an expectation; `more`: there are others, for which the editor has no words.
 * @param life the game's word for what a player has left
 */
export function conditionsIn(
  reach: Expectation,
  life: string,
): {
  readonly conditions: readonly GoalCondition[];
  readonly more: boolean;
} {
  const { result, players = {}, cards = {}, ...others } = reach;
  const winners = result?.winners ?? [];
  const conditions: GoalCondition[] = [
    ...winners.map((player): GoalCondition => ({ kind: 'wins', player })),
    ...Object.entries(players).flatMap(([player, { [life]: left }]): GoalCondition[] =>
      typeof left !== 'number' ? [] : [{ kind: 'life', player, left }],
    ),
    ...Object.entries(cards).flatMap(([card, { zone }]): GoalCondition[] =>
      zone === undefined ? [] : [{ kind: 'card', card, zone }],
    ),
  ];
  return {
    conditions,
    more: JSON.stringify(reachOf(conditions, life)) !== JSON.stringify(reach) && hasMore(reach, others, life),
  };
}

function hasMore({ result, players = {}, cards = {} }: Expectation, others: object, life: string): boolean {
  const beyond = (one: object, known: string): boolean => Object.keys(one).some((key) => key !== known);
  return (
    Object.keys(others).length > 0 ||
    result === null ||
    (result !== undefined && beyond(result, 'winners')) ||
    Object.values(players).some((one) => beyond(one, life)) ||
    Object.values(cards).some((one) => beyond(one, 'zone'))
  );
}

/** What holds when all conditions do. @param life the game's word for what a player has left */
export function reachOf(conditions: readonly GoalCondition[], life: string): Expectation {
  const winners = conditions.flatMap((one) => (one.kind === 'wins' ? [one.player] : []));
  const players = conditions.flatMap((one) =>
    one.kind === 'life' ? [[one.player, { [life]: one.left }] as const] : [],
  );
  const cards = conditions.flatMap((one) =>
    one.kind === 'card' ? [[one.card, { zone: one.zone as ExpectedZone }] as const] : [],
  );
  return {
    ...(players.length > 0 && { players: Object.fromEntries(players) }),
    ...(cards.length > 0 && { cards: Object.fromEntries(cards) }),
    ...(winners.length > 0 && { result: { winners } }),
  };
}
