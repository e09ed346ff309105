import { askCards, askDie, askOptions } from '../../../../engine/ask.js';
import { call, type Steps } from '../../../../engine/frames/frames.js';
import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import { callWindow } from './call-window.js';
import { offerInBattle } from './counters/offer-in-battle.js';
import { damageByDice, damageByDie, woundPlayer } from './damage.js';
import { rollDice, totalOf } from '../shared/dice.js';
import { checkOutcome, note, perform } from '../events/pipeline.js';
import type { KotcContext } from '../context.js';
import type { EventOf } from '../events/events.js';
import { orderOf } from './conscript.js';
import { fightersOf, presentFighters, teamNow } from '../state/fighters.js';
import { exhaust } from '../shared/moves.js';
import { enterStep, newMoment } from '../events/moments.js';
import type { FightFrame, KotcFrame } from '../state/frames.js';
import { cardOf, lasting } from '../state/lasting.js';
import type { Battle, Victim } from '../state/state.js';
import { cardAt, isInPlay, spOf } from '../state/values.js';
import { asChoice, inOwnBattlePhase, isAttackToCome, victimsFor } from '../shared/victims.js';
import { purposes } from '../purposes.js';

/** A battle of the Battle Phase: the attacking player forms a team and declares a victim, then it is fought. */
export function* attack(game: KotcContext, attacker: PlayerNo): Asking {
  const { cite } = game.edition;
  const teamQuestion = { player: attacker, purpose: purposes.attack, rule: cite.attack[0] ?? '' };
  const ready = fightersOf(game, attacker, 'attack');
  const team = yield* askCards(game, teamQuestion, ready, 1, ready.length, true);
  const victims = victimsFor(game, attacker);
  const question = { player: attacker, purpose: purposes.victim, rule: cite.victim[0] ?? '' };
  const [victim] = yield* askOptions(game, question, victims, (one) => asChoice(game, one), 1, 1);
  if (!victim) return;
  newMoment(game);
  exhaust(game, team, attacker);
  yield* declareAttack(game, attacker, team, victim, { forced: false, declared: true });
}

/**
 * An attack that a Berzerk Counter has forced, as soon as the chain has resolved, in the order in which they resolved. Those
 * before this place come from an earlier chain, and wait until the battle that is being fought is over (K14-Q-62).
 */
export function* beginForcedAttack(game: KotcContext, place: number): Asking {
  const next = lasting(game.state, 'attack')[place];
  note(game, { type: 'forced attack', place });
  if (!next || !isAttackToCome(game, next)) return;
  const card = cardOf(next);
  const { player } = cardAt(game, card);
  const declared = !next.does.declared && inOwnBattlePhase(game, player);
  newMoment(game);
  yield* declareAttack(game, player, [card], next.does.victim, { forced: true, declared });
}

/** The first step of a battle; the others follow, with a window after each (K14-BAT-02, 41). */
function* declareAttack(
  game: KotcContext,
  player: PlayerNo,
  team: readonly CardNo[],
  victim: Victim,
  how: Pick<EventOf<'attack'>, 'forced' | 'declared'>,
): Asking {
  const { cite } = game.edition;
  const defender = 'player' in victim ? victim.player : cardAt(game, victim.card).player;
  const declaration = { victim, defender, ...how };
  perform(game, { type: 'attack', player, team, ...declaration, rules: [...cite.attack, ...cite.victim] });
  yield* offerInBattle(game);
  enterStep(game, battleOf(game), null);
  call<KotcFrame>(game, { do: 'battle', step: 'attackWindow' });
}

const battleOf = ({ state }: KotcContext): Battle => state.battles.at(-1) as Battle;

export const battleSteps: Steps<KotcContext, FightFrame> = {
  attackWindow: (game) => callWindow(game),
  *defense(game) {
    const battle = battleOf(game);
    if (battle.skipsDefense) return 'allocation';
    enterStep(game, battle, 'defense');
    newMoment(game);
    yield* formDefense(game, battle);
    yield* offerInBattle(game);
    enterStep(game, battle, null);
    return 'defenseWindow';
  },
  defenseWindow: (game) => callWindow(game),
  *allocation(game) {
    const battle = battleOf(game);
    enterStep(game, battle, 'allocation');
    newMoment(game);
    yield* allocate(game, battle);
    note(game, { type: 'happened', kind: 'fought', cards: everFought(battleOf(game)) });
    perform(game, { type: 'peace', rules: game.edition.cite.allocate });
    yield* checkOutcome(game);
  },
  allocationWindow: (game) => callWindow(game),
};

/** All who were enlisted in a battle, also those that it has cost or that have been taken out of it (K15-CND-01, K17-Q-181). */
const everFought = ({ team, defense, left = [] }: Battle): CardNo[] => [
  ...new Set([...team, ...defense, ...left].map(({ card }) => card)),
];

function* formDefense(game: KotcContext, battle: Battle): Asking {
  const { defender } = battle;
  const { defend } = game.edition.cite;
  const question = { player: defender, purpose: purposes.defend, rule: defend[0] ?? '' };
  const ready = fightersOf(game, defender, 'defend');
  const chosen = yield* askCards(game, question, ready, 0, ready.length, true);
  // Who has been conscripted is in the team already, and is ordered with the others (K17-Q-153).
  const conscripts = teamNow(game, battle, 'defend');
  const team = conscripts.length === 0 ? chosen : yield* orderOf(game, defender, [...conscripts, ...chosen]);
  if (team.length === 0) return;
  exhaust(game, chosen, defender);
  perform(game, { type: 'defend', player: defender, team, rules: defend });
}

/**
 * Both pools are rolled before any damage (K14-BAT-39, K14-Q-20). Each die goes to the next surviving minion of the other
 * team; what remains of the attacking dice goes to the victim as one amount.
 */
function* allocate(game: KotcContext, battle: Battle): Asking {
  const { attacker, defender } = battle;
  const team = presentFighters(game, battle.team, attacker);
  const defense = presentFighters(game, battle.defense, defender);
  const total = (cards: readonly CardNo[]): number => cards.reduce((sum, no) => sum + spOf(game, no), 0);
  const [attacking, defending] = yield* rollDice(
    game,
    [
      { player: attacker, why: 'attack' },
      { player: defender, why: 'defense' },
    ],
    [total(team), total(defense)],
  );
  const left = yield* useDice(game, attacker, attacking?.dice ?? [], defense);
  yield* woundVictim(game, battle, left);
  const unused = yield* useDice(game, defender, defending?.dice ?? [], team);
  const hitsBack = game.edition.mechanisms.defendersLeftovers === 'hit the attacking player';
  if (hitsBack && 'player' in battle.victim) yield* woundPlayer(game, attacker, totalOf(unused));
}

/** Uses dice one at a time on a team, until none is left or all are destroyed. @returns those left */
function* useDice(
  game: KotcContext,
  player: PlayerNo,
  dice: readonly number[],
  team: readonly CardNo[],
): Asking<readonly number[]> {
  const left = [...dice];
  const stays = team.map((no) => cardAt(game, no).id);
  const rule = game.edition.cite.allocate[0] ?? '';
  for (let next = 0; next < team.length && left.length > 0;) {
    const card = team[next] as CardNo;
    // Also those that a die has destroyed which was thrown at them.
    if (cardAt(game, card).id !== stays[next]) {
      next += 1;
      continue;
    }
    const question = { player, purpose: purposes.die, rule, about: card };
    const [die = 0] = left.splice(yield* askDie(game, question, left), 1);
    yield* damageByDie(game, card, die, player);
  }
  return left;
}

function* woundVictim(
  game: KotcContext,
  { attacker, victim, victimsPlayer }: Battle,
  dice: readonly number[],
): Asking {
  const amount = totalOf(dice);
  if (amount === 0) return;
  if ('player' in victim) {
    yield* woundPlayer(game, victim.player, amount);
    return;
  }
  const card = cardAt(game, victim.card);
  if (isInPlay(card) && card.id === victim.stay) yield* damageByDice(game, victim.card, dice, attacker);
  else if (game.edition.mechanisms.diceForGoneVictim === 'hit its controller')
    yield* woundPlayer(game, victimsPlayer, amount);
}
