import type { DesignNumber } from '../editions.js';

interface FormerOrder {
  /** The first edition that had it so, and the first that no longer has. */
  readonly from: DesignNumber;
  readonly until: DesignNumber;
  /** They stood in this order, in the places that they take among the others now. */
  readonly ids: readonly string[];
}

/** Where older guides set components in another order than the newest, in which the tables stand. */
const formerOrders: readonly FormerOrder[] = [
  {
    from: 12,
    until: 16,
    ids: [
      'cost-self-exhaust-resources',
      'cost-self-exhaust-minions',
      'cost-self-bounce-in-play',
      'cost-self-sheathe-hand',
      'cost-self-sheathe-in-play',
      'cost-self-destroy-resources',
      'cost-self-destroy-hand',
      'cost-self-destroy-in-play',
      'cost-self-bury-resources',
      'cost-self-bury-hand',
      'cost-self-bury-in-play',
    ],
  },
  { from: 12, until: 16, ids: ['effect-sheathe', 'effect-destroy'] },
  { from: 13, until: 17, ids: ['effect-bounce', 'effect-silo', 'effect-exhaust-and-fatigue'] },
  { from: 15, until: 17, ids: ['effect-clone', 'effect-clone-times', 'effect-reveal-and-deploy'] },
];

/** Components in the order in which the guide of an edition has them. */
export function inOrderOf<C extends { readonly id: string }>(
  edition: DesignNumber,
  components: readonly C[],
): readonly C[] {
  return formerOrders
    .filter(({ from, until }) => edition >= from && edition < until)
    .reduce<readonly C[]>((ordered, { ids }) => reordered(ordered, ids), components);
}

function reordered<C extends { readonly id: string }>(
  all: readonly C[],
  ids: readonly string[],
): readonly C[] {
  const moved = all
    .filter(({ id }) => ids.includes(id))
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .values();
  return all.map((one) => (ids.includes(one.id) ? (moved.next().value ?? one) : one));
}
