import type { Action, Decision, Reply } from '../../engine/decision.js';
import type { Game } from '../../engine/game.js';
import { isOpen } from '../../engine/paper/named-card.js';
import type { BaseState } from '../../engine/state.js';
import type { TableView } from '../../engine/table/table-view.js';

/** The places of the actions that name no card that nobody has named: those alone are offered at a real table. */
function placesOffered(state: BaseState, actions: readonly Action[]): number[] {
  const unnamed = new Set(state.cards.flatMap((card) => (isOpen(card) ? [] : [card.id])));
  return [...actions.keys()].filter((place) => {
    const card = actions[place]?.card;
    return card === undefined || !unnamed.has(card);
  });
}

/** What is asked at a real table, without what could be done with cards that nobody has named. */
export function offeredOnPaper(view: TableView, { state }: Pick<Game, 'state'>): TableView {
  const { prompt } = view;
  if (!prompt || prompt.decision.kind !== 'act') return view;
  const { actions } = prompt.decision;
  const places = placesOffered(state, actions);
  const only = <T>(list: readonly T[]): T[] => list.filter((_, place) => places.includes(place));
  return {
    ...view,
    prompt: {
      ...prompt,
      decision: { ...prompt.decision, actions: only(actions) },
      actions: only(prompt.actions),
    },
  };
}

/** The place that an offered action has among all that the game asks about. @returns -1 where it is not offered */
export function placeOfOffered({ state }: Pick<Game, 'state'>, asked: Decision, act: number): number {
  return asked.kind === 'act' ? (placesOffered(state, asked.actions)[act] ?? -1) : act;
}

/** The place among those that are offered. @returns -1 where it is not offered */
export const offeredPlaceOf = ({ state }: Pick<Game, 'state'>, asked: Decision, act: number): number =>
  asked.kind === 'act' ? placesOffered(state, asked.actions).indexOf(act) : act;

/** An answer to what is offered as the game itself takes it. */
export const replyOnPaper = (game: Pick<Game, 'state'>, asked: Decision, reply: Reply): Reply =>
  'act' in reply ? { act: placeOfOffered(game, asked, reply.act) } : reply;
