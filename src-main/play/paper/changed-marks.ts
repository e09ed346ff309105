import type { Chip, SeenCard } from '../../engine/table/seen-card.js';
import type { TableView } from '../../engine/table/table-view.js';
import { gatheredSteps, type ManualStep, type StepPlace } from './manual-step.js';

/** What people turn and put on cards that lie where they lay. */
export function stepsOnCards(before: TableView | null, now: TableView): ManualStep[] {
  const were = new Map(before ? cardsOf(before).map(({ card }) => [card.id, card] as const) : []);
  const turned: ManualStep[] = [];
  const counted: ManualStep[] = [];
  for (const { card, at } of cardsOf(now)) {
    const was = were.get(card.id);
    const handled = { seat: at.seat, names: card.face ? [card.face.name] : [], count: 1 };
    if (isTurned(card) !== (was !== undefined && isTurned(was)))
      turned.push({ kind: 'turn', sideways: isTurned(card), at, ...handled });
    for (const [counter, by] of changes(was?.chips ?? [], card.chips))
      counted.push({ kind: 'counters', counter, by, ...handled });
  }
  turned.sort((a, b) => Number(isSideways(a)) - Number(isSideways(b)));
  return [...gatheredSteps(turned), ...counted];
}

const isSideways = (step: ManualStep): boolean => step.kind === 'turn' && step.sideways;
const isTurned = ({ flags }: SeenCard): boolean => flags.some(({ turned }) => turned);

/** The cards that lie where everybody can point at them. */
function cardsOf({ seats, shared }: TableView): { readonly card: SeenCard; readonly at: StepPlace }[] {
  const own = seats.flatMap(({ zones, seat }) =>
    zones.flatMap(({ zone, cards }) => cards.map((card) => ({ card, at: { seat, zone } }))),
  );
  const common = shared.flatMap(({ zone, cards }) =>
    cards.map((card) => ({ card, at: { seat: card.controller ?? card.owner ?? 0, zone } })),
  );
  return [...own, ...common].filter(({ card }) => card.id !== null);
}

/** By how many counters of each name there are more now. */
function changes(before: readonly Chip[], now: readonly Chip[]): [string, number][] {
  const by = new Map<string, number>();
  for (const { name, count } of now) by.set(name, (by.get(name) ?? 0) + count);
  for (const { name, count } of before) by.set(name, (by.get(name) ?? 0) - count);
  return [...by].filter(([, change]) => change !== 0);
}
