import { dequal } from 'dequal';
import type { Action, Decision, Reply } from '../../engine/decision.js';
import type { Game } from '../../engine/game.js';
import { isUnnamed, withNamed } from '../../engine/paper/named-card.js';
import type { TableView } from '../../engine/table/table-view.js';
import { copyOf } from '../table/target-probe.js';

/**
 * The places of the actions that are offered at a real table: those with cards that everybody knows, and once for all what can be done
 * with any other card of a zone without showing which it is.
 */
function placesOffered(game: Game, asked: Decision): number[] {
  if (asked.kind !== 'act') return [];
  const { actions } = asked;
  const unnamed = new Map(
    game.state.cards.flatMap((card, no) => (isUnnamed(card) ? [[card.id, no] as const] : [])),
  );
  const offered: number[] = [];
  const alike: Action[] = [];
  for (const [place, { card, ...action }] of actions.entries()) {
    const no = card === undefined ? undefined : unnamed.get(card);
    if (no === undefined) offered.push(place);
    else if (!alike.some((one) => dequal(one, action))) {
      alike.push(action);
      if (staysUnseen(game, asked, place, no) && isForAny(game, action, no)) offered.push(place);
    }
  }
  return offered;
}

/** Whichever of the owner's unnamed cards it is, it can be done with it: nothing hangs on which it is. */
function isForAny(game: Game, action: Action, no: number): boolean {
  const { state, boundary } = game;
  const card = state.cards[no];
  const before = boundary?.state.cards[no];
  if (!boundary || !card || !before) return false;
  const theirs = state.cards.filter((one) => one.owner === card.owner && isUnnamed(one));
  return [...new Set(theirs.map(({ design }) => design))].every((design) => {
    const named = withNamed(boundary.state, before.id, design);
    const asked = 'allowed' in named ? null : copyOf(game, named)?.decision;
    return asked?.kind === 'act' && asked.actions.some((one) => dequal(one, { ...action, card: card.id }));
  });
}

function staysUnseen(game: Game, { player, id }: Decision, act: number, no: number): boolean {
  const copy = copyOf(game);
  if (!copy || copy.take({ player, decision: id, reply: { act } })) return false;
  const card = copy.state.cards[no];
  return card !== undefined && isUnnamed(card);
}

/** What is asked at a real table, without what could be done with cards that nobody has named. */
export function offeredOnPaper(view: TableView, game: Game): TableView {
  const { prompt } = view;
  if (!prompt || prompt.decision.kind !== 'act') return view;
  const { actions } = prompt.decision;
  const places = placesOffered(game, prompt.decision);
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
export const placeOfOffered = (game: Game, asked: Decision, act: number): number =>
  placesOffered(game, asked)[act] ?? -1;

/** The place among those that are offered. @returns -1 where it is not offered */
export const offeredPlaceOf = (game: Game, asked: Decision, act: number): number =>
  placesOffered(game, asked).indexOf(act);

/** An answer to what is offered as the game itself takes it. */
export const replyOnPaper = (game: Game, asked: Decision, reply: Reply): Reply =>
  'act' in reply ? { act: placeOfOffered(game, asked, reply.act) } : reply;
