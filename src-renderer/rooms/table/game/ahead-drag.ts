/** Cards that are dragged to where they can be played later in the turn: it is passed until then. */
import type { AheadAction, CardId, Payment, Prompt } from '../../../../src-main/api/answers/play-answers.js';
import type { DropTarget } from '../../../shared/table/scene/stage-input.js';
import { wayOnOf, type StagePlace } from '../../../shared/table/view/seen-cards.js';
import type { Intent } from './intent.js';
import { isSameDrop } from './same-drop.js';
import type { TableSession } from './table-session.svelte.js';

/** Whether one's own card can be dragged though nothing is offered with it now. */
export const canWaitFor = (prompt: Prompt, place: StagePlace | undefined): boolean =>
  place?.seat === prompt.decision.player && prompt.decision.role !== 'respond' && wayOnOf(prompt) !== null;

/** Where a card could be let go for something that is offered later. */
export async function dropsAhead({ store }: TableSession, card: CardId): Promise<readonly DropTarget[]> {
  return (await store.ahead()).flatMap((one) => (one.cards.includes(card) ? dropsOf(one) : []));
}

/** What that costs then. */
export async function paymentAhead(
  { store }: TableSession,
  card: CardId,
  onto: DropTarget,
): Promise<readonly Payment[]> {
  return meantBy(await store.ahead(), card, onto)?.payment ?? [];
}

const meantBy = (ahead: readonly AheadAction[], card: CardId, onto: DropTarget): AheadAction | undefined =>
  ahead.find((one) => one.cards.includes(card) && dropsOf(one).some((drop) => isSameDrop(drop, onto)));

/** Passes or moves on until what was meant can be done, as long as nobody does anything meanwhile. */
export async function playAhead(
  desk: TableSession,
  card: CardId,
  onto: DropTarget,
  pays?: Intent['pays'],
): Promise<void> {
  const { prompt, store } = desk;
  const meant = meantBy(await store.ahead(), card, onto);
  const on = prompt && wayOnOf(prompt);
  // Something else may be asked by now.
  if (!meant || !prompt || on === null || desk.prompt !== prompt) return;
  const { verb, passes } = meant;
  const turn = store.update?.view.turn.number ?? 0;
  const aim = 'zone' in onto ? null : onto;
  // Who was pressed into a team before goes along.
  const team = meant === desk.attack.later ? desk.attack.team : [];
  const cards = [...new Set([...team, card])];
  const said = { by: prompt.decision.player, turn, ...(pays && { pays }) };
  store.act(on, { kind: 'ahead', ...said, cards, verb, aim, passes: passes - 1 });
  desk.attack.clear();
}

const dropsOf = ({ zone, victims }: AheadAction): readonly DropTarget[] => [
  ...(zone ? [zone] : []),
  ...victims.cards.map((card) => ({ card })),
  ...victims.players.map((player) => ({ player })),
];
