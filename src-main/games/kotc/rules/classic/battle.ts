import { askCards, askDie, askOptions } from '../../../../engine/ask.js';
import { call, type Steps } from '../../../../engine/frames/frames.js';
import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import { rollDice } from '../shared/dice.js';
import { checkOutcome, emitAll, perform } from '../events/pipeline.js';
import type { KotcContext } from '../context.js';
import { fightersOf, forbidsFighter, presentFighters, type Team } from '../state/fighters.js';
import { exhaust, homeEvent } from '../shared/moves.js';
import { enterStep, newMoment } from '../events/moments.js';
import type { AttackFrame, KotcFrame } from '../state/frames.js';
import type { Battle, Victim } from '../state/state.js';
import { cardAt, hpOf, isInPlay, spOf } from '../state/values.js';
import { asChoice, victimsFor } from '../shared/victims.js';
import { payCaveat } from './caveats.js';
import { pause } from './conditional.js';
import { markDamage, woundPlayer } from './damage.js';
import { isOut } from './elimination.js';
import { addLink, callForResponses, callToResolve } from './links.js';
import { callForCounters, offerCounters } from './named-counters.js';
import { purposes } from '../purposes.js';

/**
 * Step 1 of a battle: the attacking team in its defending order, and one target; action costs are paid one after another
 * (K11-Q-23). The other steps follow.
 */
export function* attack(game: KotcContext, attacker: PlayerNo): Asking {
  const { cite } = game.edition;
  const ready = fightersOf(game, attacker, 'attack');
  const teamQuestion = { player: attacker, purpose: purposes.attack, rule: cite.attack[0] ?? '' };
  const chosen = yield* askCards(game, teamQuestion, ready, 1, ready.length, true);
  const victim = yield* chooseVictim(game, attacker);
  if (!victim || isOut(game, attacker)) return;
  const defender = defenderOf(game, victim);
  const team = yield* join(game, attacker, chosen, 'attack');
  const [first] = team;
  if (first === undefined || isOut(game, attacker)) return;
  const declaration = { victim, defender, forced: false, declared: true };
  const rules = [...cite.attack, ...cite.victim];
  perform(game, { type: 'attack', player: attacker, team, ...declaration, rules });
  addLink(game, { player: attacker, card: first, attack: true });
  call<KotcFrame>(game, { do: 'battle', step: 'afterAttack' });
}

/** A battle of the Battle Phase, step by step (K11-BAT, K06-BAT). */
export const battleSteps: Steps<KotcContext, AttackFrame> = {
  afterAttack: betweenSteps,
  *defense(game) {
    const battle = battleOf(game);
    if (isOn(game, battle)) yield* formDefense(game, battle);
  },
  afterDefense: betweenSteps,
  respond(game) {
    if (isOn(game, battleOf(game))) callForResponses(game);
  },
  resolve: (game) => callToResolve(game, 1),
  *fight(game) {
    const { allocate, resolve, resolved } = game.edition.cite;
    const battle = battleOf(game);
    const [link] = game.state.chain;
    if (link) perform(game, { type: 'resolve', number: 1, card: link.card, rules: resolve });
    if (isOn(game, battle)) yield* fight(game, battle);
    perform(game, { type: 'peace', rules: allocate });
    perform(game, { type: 'unlink', rules: resolve });
    perform(game, { type: 'resolved', rules: resolved });
    yield* checkOutcome(game);
  },
};

const battleOf = ({ state }: KotcContext): Battle => state.battles.at(-1) as Battle;

/** If somebody gives up before the answer, it is chosen anew from those who are left. */
function* chooseVictim(game: KotcContext, player: PlayerNo): Asking<Victim | undefined> {
  const { state, edition } = game;
  const question = { player, purpose: purposes.victim, rule: edition.cite.victim[0] ?? '' };
  for (;;) {
    const { out } = state;
    const victims = victimsFor(game, player);
    const [victim] = yield* askOptions(game, question, victims, (one) => asChoice(game, one), 1, 1);
    if (!victim || state.out === out || isOut(game, player)) return victim;
  }
}

/** The target player, or the player in whose zone the target is (K11-Q-20). */
const defenderOf = (game: KotcContext, victim: Victim): PlayerNo =>
  'player' in victim ? victim.player : cardAt(game, victim.card).player;

/** Each is exhausted and its action cost paid, if it still can be; who falls by a later cost is out of the team. */
function* join(game: KotcContext, player: PlayerNo, chosen: readonly CardNo[], what: Team): Asking<CardNo[]> {
  const joined: [CardNo, number][] = [];
  for (const card of chosen) {
    if (forbidsFighter(game, player, card, what) !== null) continue;
    newMoment(game);
    joined.push([card, cardAt(game, card).id]);
    exhaust(game, [card], player, what);
    yield* payCaveat(game, player, card, 'actionCost');
    yield* checkOutcome(game);
  }
  return joined.filter(([card, stay]) => cardAt(game, card).id === stay).map(([card]) => card);
}

/** Step 2: any number of unexhausted creatures of the defending player, in defending order (K11-BAT-10 to 14). */
function* formDefense(game: KotcContext, battle: Battle): Asking {
  enterStep(game, battle, 'defense');
  const { defender } = battle;
  const { defend } = game.edition.cite;
  const ready = fightersOf(game, defender, 'defend');
  const question = { player: defender, purpose: purposes.defend, rule: defend[0] ?? '' };
  const chosen = yield* askCards(game, question, ready, 0, ready.length, true);
  const team = yield* join(game, defender, chosen, 'defend');
  if (team.length > 0) perform(game, { type: 'defend', player: defender, team, rules: defend });
}

/** What a step has caused is done before the next, or waits for the end of the battle (K11-Q-02, K09-Q-16, K06-CHN-40). */
function betweenSteps(game: KotcContext): void {
  if (game.edition.mechanisms.conditionsOfSteps === 'after each step') pause(game);
  else callForCounters(game);
}

/** Whether the battle goes on: both players are in the game, and the attack has not been negated (K06-Q-70, 97). */
const isOn = (game: KotcContext, { attacker, defender, victim, calledOff }: Battle): boolean =>
  !calledOff && !isOut(game, attacker) && !isOut(game, defender) && !hasLeftGame(game, victim);

/** Where that ends the attack: the target is out of the game with its owner, who did not control it (K06-Q-97). */
const hasLeftGame = (game: KotcContext, victim: Victim): boolean =>
  game.edition.mechanisms.targetOutOfGame === 'attack ends' &&
  'card' in victim &&
  cardAt(game, victim.card).zone === 'removed';

/** The dice are rolled; then every die does its damage, all of it at the same time (K11-BAT-16 to 34). */
function* fight(game: KotcContext, battle: Battle): Asking {
  const { attacker, defender } = battle;
  const team = presentFighters(game, battle.team, attacker);
  const defense = presentFighters(game, battle.defense, defender);
  const total = (cards: readonly CardNo[]): number => cards.reduce((sum, no) => sum + spOf(game, no), 0);
  newMoment(game);
  const [attacking, defending] = yield* rollDice(
    game,
    [
      { player: attacker, why: 'attack' },
      { player: defender, why: 'defense' },
    ],
    [total(team), total(defense)],
  );
  yield* offerCounters(game);
  if (!isOn(game, battle)) return;
  enterStep(game, battle, 'allocation');
  const standing = {
    team: presentFighters(game, battle.team, attacker),
    defense: presentFighters(game, battle.defense, defender),
  };
  const byAttacker = yield* assign(game, attacker, attacking?.dice ?? [], standing.defense);
  const byDefender = yield* assign(game, defender, defending?.dice ?? [], standing.team);
  if (!isOn(game, battle)) return;
  newMoment(game);
  yield* inflict(game, battle, byAttacker, byDefender);
}

/** Which damage hits which creature, and what is left over. */
interface Assigned {
  readonly hits: readonly (readonly [CardNo, number])[];
  readonly left: number;
}

/**
 * Each die hits the first surviving creature of the other team's defending order; the player who rolled chooses the order of
 * the dice, until none is left or the team is destroyed (K11-BAT-20 to 25). Nothing happens yet.
 */
function* assign(
  game: KotcContext,
  player: PlayerNo,
  dice: readonly number[],
  team: readonly CardNo[],
): Asking<Assigned> {
  const left = [...dice];
  const hits: [CardNo, number][] = [];
  const rule = game.edition.cite.allocate[0] ?? '';
  for (const card of team) {
    let hp = hpOf(game, card);
    for (let stands = true; stands && left.length > 0;) {
      const question = { player, purpose: purposes.die, rule, about: card };
      const [die = 0] = left.splice(yield* askDie(game, question, left), 1);
      hits.push([card, die]);
      hp -= die;
      stands = hp > 0;
    }
  }
  return { hits, left: left.reduce((sum, die) => sum + die, 0) };
}

/** Steps 4 to 6 (in the 6th 5 to 7) at once: hits, then what is left over to the target and to the attacking player. */
function* inflict(game: KotcContext, battle: Battle, byAttacker: Assigned, byDefender: Assigned): Asking {
  const { attacker, defender, victim } = battle;
  const fallen: [CardNo, PlayerNo][] = [];
  function* hit(card: CardNo, amount: number, by: PlayerNo): Asking {
    if (yield* markDamage(game, card, amount)) fallen.push([card, by]);
  }
  for (const [card, die] of byAttacker.hits) yield* hit(card, die, attacker);
  for (const [card, die] of byDefender.hits) yield* hit(card, die, defender);
  if ('player' in victim) {
    yield* woundPlayer(game, victim.player, byAttacker.left);
    yield* woundPlayer(game, attacker, byDefender.left);
  } else if (remains(game, battle, victim) && !fallen.some(([card]) => card === victim.card)) {
    yield* hit(victim.card, byAttacker.left, attacker);
  }
  yield* emitAll(
    game,
    fallen.map(([card, by]) => homeEvent(game, card, 'destroy', { by })),
  );
}

/** "If the target remains": not when it left play, even if it came back (K11-Q-25, K06-Q-33). */
function remains(
  game: KotcContext,
  { defender }: Battle,
  { card, stay }: Extract<Victim, { stay: number }>,
): boolean {
  const now = cardAt(game, card);
  const isSpared = game.edition.mechanisms.switchedTarget === 'spared' && now.player !== defender;
  return isInPlay(now) && now.id === stay && !isSpared;
}
