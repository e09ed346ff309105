import type { Action, CardId, Decision, PlayerNo, Refusal } from '../../../engine/decision.js';
import type { CardNo } from '../../../engine/state.js';
import type { Move } from '../../../engine/table/prompt.js';
import { asAction } from '../rules/flow/actions.js';
import { actionText } from '../rules/texts/decision-text.js';
import type { PlayerAction } from '../rules/flow/player-action.js';
import type { KotcContext } from '../rules/context.js';
import { refusalOf, refusalOfAttacker } from '../rules/flow/flows.js';
import { cardAt, designAt } from '../rules/state/values.js';
import { canTell } from '../rules/views/view-cards.js';
import { verbFor } from './action-labels.js';
import { speaking, type Speaking } from './seeing.js';

/**
 * All that a player could think of doing with a card of their view, allowed at this moment or refused with the reason.
 * Nothing with a card that they cannot tell, and with somebody else's only what the game offers, and their own counters.
 */
export function movesWith(
  game: KotcContext,
  decision: Decision | null,
  player: PlayerNo,
  card: CardId,
  names: readonly string[],
): Move[] {
  const no = game.state.cards.findIndex((one) => one.id === card);
  if (no < 0 || !canTell(game, no, player)) return [];
  const isAsked = decision?.kind === 'act' && decision.player === player;
  const offered = isAsked ? decision.actions : [];
  const held: Held = { reader: speaking(game, player, names), player, no, offered };
  const moves = actionsWith(game, player, no).map((action) => moveOf(action, held));
  const thought = new Set(moves.map((move) => move.allowed && move.act));
  const others = offered.flatMap((action, act): Move[] =>
    action.card === card && !thought.has(act) ? [{ allowed: true, ...wordsFor(action, held), act }] : [],
  );
  return [...moves, ...others];
}

/** A card that a player looks at, and what they may do now. */
interface Held {
  readonly reader: Speaking;
  readonly player: PlayerNo;
  readonly no: CardNo;
  readonly offered: readonly Action[];
}

function moveOf(action: PlayerAction, held: Held): Move {
  const { reader, player, no, offered } = held;
  const { game } = reader;
  const asOffered = asAction(game, { action, idle: false });
  const words = wordsFor(asOffered, held);
  const act = offered.findIndex((one) => isSame(one, asOffered));
  const unfit = action.do === 'attack' ? refusalOfAttacker(game, no) : null;
  if (act >= 0 && !unfit) return { allowed: true, ...words, act };
  const refusal = isOver(game) ?? refusalOf(game, player, action) ?? unfit ?? game.edition.refusals.notNow;
  return { allowed: false, ...words, rule: refusal.rule, because: refusal.because };
}

const wordsFor = (action: Action, { reader, no }: Held): Pick<Move, 'text' | 'verb'> => ({
  text: actionText(action, reader),
  verb: verbFor(action, designAt(reader.game, no), reader),
});

const isSame = (one: Action, other: Action): boolean =>
  one.do === other.do &&
  one.card === other.card &&
  one.ability === other.ability &&
  one.counter === other.counter;

const isOver = ({ state: { result } }: KotcContext): Refusal | null =>
  result && { allowed: false, rule: result.rules[0] ?? '', because: 'The game is over.' };

/** What can be thought of from where the card lies. */
function actionsWith(game: KotcContext, player: PlayerNo, card: CardNo): PlayerAction[] {
  const { zone, player: whose } = cardAt(game, card);
  const counters = ownCounters(game, player, card);
  if (whose !== player) return counters;
  switch (zone) {
    case 'hand':
      return playing(game, card);
    case 'battlefield':
      return [...using(game, card), { do: 'attack' }, ...counters];
    case 'traps':
      return using(game, card);
    case 'reserves':
      return game.edition.mechanisms.draws === 'from the deck' ? [{ do: 'exchange' }] : [];
    case 'grave':
    case 'granary':
      return usingOutOfPlay(game, card);
    default:
      return [];
  }
}

function playing(game: KotcContext, card: CardNo): PlayerAction[] {
  const sowing: PlayerAction = { do: 'sow', card };
  if (designAt(game, card).type === 'creature') return [{ do: 'summon', card }, sowing];
  const hasTraps = game.edition.field.flat().some(({ zone }) => zone === 'traps');
  return [{ do: 'cast', card }, ...(hasTraps ? [{ do: 'set', card } as const] : []), sowing];
}

const using = (game: KotcContext, card: CardNo): PlayerAction[] =>
  [...designAt(game, card).abilities.keys()].map((ability) => ({ do: 'activate', card, ability }));

/** Abilities that say themselves that they are used elsewhere than in play. */
function usingOutOfPlay(game: KotcContext, card: CardNo): PlayerAction[] {
  const { type, abilities } = designAt(game, card);
  return abilities.flatMap(({ play, condition }, ability): PlayerAction[] => {
    const isUsed = play !== null || condition?.impl.destroyedIn !== undefined;
    if (!isUsed) return [];
    return play !== null && type === 'spell' ? [{ do: 'cast', card }] : [{ do: 'activate', card, ability }];
  });
}

function ownCounters(game: KotcContext, player: PlayerNo, card: CardNo): PlayerAction[] {
  const kinds = cardAt(game, card).counters.flatMap(({ kind, owner }) => (owner === player ? kind : []));
  return [...new Set(kinds)].map((counter) => ({ do: 'counter', card, counter }));
}
