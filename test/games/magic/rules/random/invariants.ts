/** What never may be otherwise in a game of Magic, whatever is played. */
import { dequal } from 'dequal/lite';
import { hostOf } from '../../../../../src-main/engine/objects/attachments.js';
import type { Decision } from '../../../../../src-main/engine/decision.js';
import { idsIn } from '../../../../../src-main/engine/decisions/choices.js';
import { LogBook } from '../../../../../src-main/engine/log.js';
import { anybody, everyone, has } from '../../../../../src-main/engine/state.js';
import { entitled } from '../../../../../src-main/engine/zones.js';
import type { Magic } from '../../../../../src-main/games/magic/rules/context.js';
import { settle } from '../../../../../src-main/games/magic/rules/flow/checks.js';
import { meansOf } from '../../../../../src-main/games/magic/rules/mana/sources.js';
import { CREATURE } from '../../../../../src-main/games/magic/rules/objects/bits.js';
import { magicRules } from '../../../../../src-main/games/magic/rules/rule-set.js';
import { offersTo } from '../../../../../src-main/games/magic/rules/playing/offers.js';
import { rulesOf } from '../../../../../src-main/games/magic/rules/statics/rules-in-force.js';
import { manaIn, stackOf } from '../../../../../src-main/games/magic/rules/state/reading.js';
import { laws, type MagicCard, type Zone } from '../../../../../src-main/games/magic/rules/state/state.js';
import { phaseOf } from '../../../../../src-main/games/magic/rules/state/steps.js';

/** Something that never may be so in a game; the message says what. */
export class Broken extends Error {
  override readonly name = 'Broken';
}

export function hold(holds: boolean, what: string | (() => string)): asserts holds {
  if (!holds) throw new Broken(typeof what === 'string' ? what : what());
}

/** What only objects in play have, and what only those on the stack. */
const ofPlay = ['tapped', 'damage', 'attached', 'fresh', 'arrived', 'under', 'size'] as const;
const ofStack = [
  'targets',
  'counts',
  'shares',
  'modes',
  'memory',
  'left',
  'does',
  'isCopy',
  'combatDamage',
] as const;

/** Every object is in one place, knows it, bears only what can be there, and is known to who may look there. */
export function checkObjects({ state }: Magic, cards: number): void {
  const places = new Map<number, Zone>();
  const lie = (pile: readonly number[], zone: Zone, player: number | null): void => {
    for (const no of pile) {
      hold(!places.has(no), () => `Object ${no} is in ${zone} and in ${places.get(no)}.`);
      places.set(no, zone);
      const card = state.cards[no];
      hold(
        card?.zone === zone && (player === null || card.player === player),
        () => `Object ${no} lies in ${zone} and does not know it.`,
      );
    }
  };
  for (const [player, { zones }] of state.players.entries())
    for (const [zone, pile] of Object.entries(zones)) lie(pile, zone as Zone, player);
  lie(state.shared?.['stack'] ?? [], 'stack', null);
  const ids = new Set<number>();
  for (const [no, card] of state.cards.entries()) {
    hold(
      places.has(no) === (card.zone !== null),
      () => `Object ${no} says ${card.zone}, and lies elsewhere.`,
    );
    hold(!ids.has(card.id) && card.id < state.nextId, () => `The id ${card.id} is not one object's.`);
    ids.add(card.id);
    hold(no < cards === (card.made === undefined), () => `Object ${no} was a card, or has become one.`);
    checkObject(no, card, anybody(state));
  }
}

function checkObject(no: number, card: MagicCard, all: number): void {
  const { zone, made, ceased } = card;
  hold((ceased === true) === (zone === null), () => `Object ${no} has ceased, and is in ${zone}.`);
  if (zone === null) {
    hold(made !== undefined, () => `The card ${no} has ceased.`);
    return;
  }
  if (made === 'token' && !card.isCopy) hold(zone === 'play', () => `The token ${no} is in ${zone}.`);
  if (card.isCopy) hold(zone === 'stack', () => `The copy ${no} of a spell is in ${zone}.`);
  if (made === 'ability') hold(zone === 'stack', () => `The ability ${no} is in ${zone}.`);
  const isOwners = zone === 'play' || zone === 'stack' || card.player === card.owner;
  hold(isOwners, () => `Object ${no} is in ${zone} of another than its owner.`);
  const alien = [
    ...(zone === 'play' ? [] : ofPlay.filter((field) => card[field] !== undefined)),
    ...(zone === 'stack' ? [] : ofStack.filter((field) => card[field] !== undefined)),
    ...(zone !== 'play' && (card.counters?.length ?? 0) > 0 ? ['counters'] : []),
    ...(zone !== 'play' && zone !== 'stack' && card.copyOf !== undefined ? ['copyOf'] : []),
  ];
  hold(alien.length === 0, () => `Object ${no} in ${zone} has ${alien.join()}.`);
  const sees = entitled(laws[zone], card.player, all);
  hold((sees & ~card.known) === 0, () => `Object ${no} in ${zone} is not known to who may look at it.`);
}

/** Who is in the game plays on with sound numbers, and nothing is left of who is out. */
export function checkPlayers({ state }: Magic): void {
  const { players, out, result } = state;
  for (const [player, { life, pool, zones }] of players.entries()) {
    hold(Number.isInteger(life), () => `Player ${player} has ${life} life.`);
    hold(
      Object.values(pool).every((mana) => Number.isInteger(mana) && mana >= 0),
      () => `Player ${player} has the pool ${JSON.stringify(pool)}.`,
    );
    if (!has(out, player) || result) continue;
    const left = Object.entries(zones).filter(([zone, pile]) => zone !== 'removed' && pile.length > 0);
    hold(
      left.length === 0,
      () => `Player ${player} is out, and has cards in ${left.map(([zone]) => zone).join()}.`,
    );
    hold(
      stackOf({ state }).every((no) => state.cards[no]!.player !== player),
      () => `Player ${player} is out, and has something on the stack.`,
    );
  }
  const inGame = players.length - [...players.keys()].filter((player) => has(out, player)).length;
  hold(result !== null || inGame > 1, 'The game goes on with nobody to play against.');
}

/** Links are between what is in play, and creatures that fight are there. */
export function checkLinks({ state }: Magic): void {
  for (const { object, to } of state.attachments ?? [])
    for (const no of [object, to])
      hold(
        state.cards[no]?.zone === 'play',
        () => `Object ${no} is attached, and is in ${state.cards[no]?.zone}.`,
      );
  hold(
    state.combat === undefined || phaseOf[state.step] === 'combat',
    () => `A combat is left over in ${state.step}.`,
  );
  hold(
    stackOf({ state }).every((no) => state.cards[no]!.zone === 'stack'),
    'Something on the stack is elsewhere.',
  );
}

/** Whoever gets priority finds nothing that the rules would still have to do (MC-Q-15). */
export function checkSettled(game: Magic): void {
  const { state } = game;
  for (const [player, { life, loses, wins }] of state.players.entries()) {
    if (has(state.out, player)) continue;
    hold(life > 0, () => `Player ${player} is asked with ${life} life.`);
    hold(loses === undefined && wins === undefined, () => `Player ${player} has lost or won, and plays on.`);
  }
  const legends = new Set<string>();
  let keeps = false;
  for (const { zones } of state.players) {
    for (const no of zones.play) {
      const { types, subtypes, toughness, design } = game.rules.characteristicsOf(game, no);
      const { damage = 0 } = state.cards[no]!;
      if (isKept(game, no)) {
        keeps = true;
        continue;
      }
      if ((types & CREATURE) !== 0)
        hold(
          damage < toughness,
          () => `Creature ${no} lives with ${damage} damage and toughness ${toughness}.`,
        );
      if (design.enchants) {
        const host = hostOf(state, no);
        hold(
          host !== null && game.rules.canEnchant(game, no, host),
          () => `Enchantment ${no} is on ${host}.`,
        );
      }
      if (!subtypes.includes('Legend')) continue;
      hold(!legends.has(design.name), () => `There are two of the legend ${design.name}.`);
      legends.add(design.name);
    }
  }
  hold(state.waiting.length === 0, 'A triggered ability waits while a player has priority.');
  if (keeps) return;
  const { revision } = game;
  game.settled = -1;
  const did = settle(game);
  hold(
    did === false && game.revision === revision,
    'The rules have something to do while a player has priority.',
  );
}

/** What is kept of an object until something changes it is what it is. */
export function checkKept(game: Magic): void {
  const anew = magicRules.context(game.state, game.designs, new LogBook(false), () => undefined);
  // All of it before anything is looked up anew: offers and means are kept of the game that was asked about last.
  const kept = [...game.state.players.keys()].map((player) => ({
    means: meansOf(game, player),
    offers: offersTo(game, player, false),
  }));
  for (const { zones } of game.state.players)
    for (const no of zones.play)
      hold(
        dequal(game.rules.characteristicsOf(game, no), anew.rules.characteristicsOf(anew, no)),
        () => `Object ${no} is not what is kept of it.`,
      );
  for (const [player, { means, offers }] of kept.entries()) {
    hold(
      dequal(means, meansOf(anew, player)),
      () => `What player ${player} can make mana with is not what is kept of it.`,
    );
    hold(
      dequal(offers, offersTo(anew, player, false)),
      () => `What player ${player} can do is not what is kept of it.`,
    );
  }
}

/** Whether something would happen instead of its being put into a graveyard. */
function isKept(game: Magic, no: number): boolean {
  const { player } = game.state.cards[no]!;
  const death = { type: 'move', player, cards: [no], to: 'graveyard', cause: 'destroy', rules: [] } as const;
  return game.rules.replacementsOf(game, death).length > 0;
}

/** The decision can be answered, and names only objects that are there. */
export function checkDecision({ state }: Magic, decision: Decision): void {
  const { id, player, kind, purpose } = decision;
  const what = `Decision ${id} (${kind}, ${purpose})`;
  hold(player >= 0 && player < state.players.length, `${what} asks nobody.`);
  hold(!has(state.out, player), `${what} asks a player who is out of the game.`);
  hold(id === state.decisions, `${what} is not the latest.`);
  const ids = new Map(state.cards.map((card) => [card.id, card]));
  for (const named of [...idsIn(decision), ...(decision.about === undefined ? [] : [decision.about])]) {
    const card = ids.get(named);
    hold(card !== undefined && !card.ceased, () => `${what} names ${named}, which is not there.`);
  }
  hold(isChoice(decision) || has(state.asksAlways, player), () => `${what} leaves nothing to choose.`);
  const chosenFrom = 'least' in decision && 'most' in decision ? decision : null;
  hold(chosenFrom === null || chosenFrom.least <= chosenFrom.most, `${what} cannot be answered.`);
}

function isChoice(decision: Decision): boolean {
  switch (decision.kind) {
    case 'act':
      return decision.actions.some((action) => action.do !== 'pass' && action.idle !== true);
    case 'cards':
      return decision.least < decision.cards.length || (decision.ordered && decision.cards.length > 1);
    case 'players':
      return decision.players.length > 1;
    case 'options':
      return decision.least < decision.options.length;
    case 'number':
      return decision.least < decision.most;
    case 'order':
      return decision.cards.length > 1;
    case 'assign':
      return decision.shares.length > 1;
    case 'pair':
      return decision.pairings.length > 0;
    case 'dice':
    case 'confirm':
    case 'name':
      return true;
  }
}

/** Everything that holds whenever a player is asked. */
export function checkTable(game: Magic, decision: Decision, cards: number): void {
  checkObjects(game, cards);
  checkPlayers(game);
  checkLinks(game);
  checkDecision(game, decision);
  checkKept(game);
  if (decision.role === 'action' || decision.role === 'respond') checkSettled(game);
}

/** Where a phase begins, the pools are empty, but of who may keep mana (MC-MANA-14). */
export function checkPools(game: Magic): void {
  // "The active player's mana stays": whose it was as the phase ended is not known any more.
  if (rulesOf(game, 'manaStays').length > 0) return;
  for (const [player, { pool }] of game.state.players.entries())
    hold(manaIn(pool) === 0, () => `Player ${player} has mana of the phase before.`);
}

/** Nobody in the game has died of it that nobody noticed. */
export function checkOver({ state }: Magic): void {
  const { result, out } = state;
  hold(result !== null, 'The game has stopped without a result.');
  hold(
    result.winners.every((player) => !has(out, player)) && result.winners.length < state.players.length,
    'Somebody has won who is out.',
  );
  hold((everyone(state) & ~out) !== 0 || result.winners.length === 0, 'Somebody has won who is out.');
}
