/** Minions that come into a team of a battle while it is being fought (K17-KEY-125 to 137). */
import { askOrder } from '../../../../engine/ask.js';
import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import type { Effecting, KotcContext } from '../context.js';
import { perform } from '../events/pipeline.js';
import { purposes } from '../purposes.js';
import { exhaust } from '../shared/moves.js';
import { teamNow, type Team } from '../state/fighters.js';
import { fatiguedIn } from '../state/lasting.js';
import type { Battle } from '../state/state.js';
import { cardAt, isAwake } from '../state/values.js';
import { isBeforeDefense } from './battle-steps.js';

/** A team that a minion can join: the latest battle in which its controller attacks or defends. */
interface Joining {
  readonly battle: Battle;
  readonly player: PlayerNo;
  readonly side: Team;
  /** That team has been formed already. */
  readonly late: boolean;
}

/** One after another; afterwards each team that had been formed gets a new order, by whose it is. */
export function* conscript(game: KotcContext, { player, targets }: Effecting): Asking {
  const joined = new Map<PlayerNo, Joining>();
  for (const card of targets) {
    const joining = teamFor(game, card);
    if (!joining) continue;
    enlist(game, card, joining, player);
    if (joining.late) joined.set(joining.player, joining);
  }
  for (const { player: whose, side } of joined.values()) yield* reorder(game, whose, side);
}

/** Where the minion can be enlisted; null: it cannot be (K17-KEY-125, 126, 130, 132, 200). */
function teamFor(game: KotcContext, no: CardNo): Joining | null {
  const card = cardAt(game, no);
  const { player, exhausted } = card;
  if (!isAwake(card)) return null;
  if (exhausted && fatiguedIn(game.state, no) !== null) return null;
  const battle = game.state.battles.findLast(
    ({ attacker, defender }) => attacker === player || defender === player,
  );
  if (!battle) return null;
  const side = battle.attacker === player ? 'attack' : 'defend';
  if (teamNow(game, battle, side).includes(no)) return null;
  return { battle, player, side, late: side === 'attack' || !isBeforeDefense(game, battle) };
}

/** Exhausts it, or fatigues it where that cannot be. */
function enlist(game: KotcContext, card: CardNo, { player, side, late }: Joining, by: PlayerNo): void {
  const { conscript: rules } = game.edition.cite;
  if (cardAt(game, card).exhausted) perform(game, { type: 'fatigue', card, rules });
  else exhaust(game, [card], by, 'conscript');
  perform(game, { type: 'enlist', card, player, side, late, rules });
}

function* reorder(game: KotcContext, player: PlayerNo, side: Team): Asking {
  const battle = game.state.battles.findLast(
    ({ attacker, defender }) => attacker === player || defender === player,
  );
  if (!battle) return;
  const team = yield* orderOf(game, player, teamNow(game, battle, side));
  const { formation: rules } = game.edition.cite;
  perform(game, { type: 'formation', player, team, rules });
}

/** A formation order that a player chooses. */
export function* orderOf(game: KotcContext, player: PlayerNo, team: readonly CardNo[]): Asking<CardNo[]> {
  const rule = game.edition.cite.formation[0] ?? '';
  return yield* askOrder(game, { player, purpose: purposes.formation, rule }, team);
}
