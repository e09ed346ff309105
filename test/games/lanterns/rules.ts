import {
  askAssign,
  askCards,
  askPairs,
  askPlayer,
  idOf,
  type Question,
} from '../../../src-main/engine/ask.js';
import { askAct } from '../../../src-main/engine/ask-act.js';
import { shuffleCards, tossCoins } from '../../../src-main/engine/chance/draws.js';
import { PASS, type Action, type CardId, type PlayerNo } from '../../../src-main/engine/decision.js';
import { beginEffect, endEffects } from '../../../src-main/engine/effects/lasting.js';
import { valueOf } from '../../../src-main/engine/effects/value.js';
import { attach, attachedTo, hostOf } from '../../../src-main/engine/objects/attachments.js';
import { counterCount, placeCounters } from '../../../src-main/engine/objects/counters.js';
import { facesOf, makeAbility, makeToken } from '../../../src-main/engine/objects/made.js';
import { targetsOf } from '../../../src-main/engine/objects/targets.js';
import {
  emit,
  emitAll,
  perform,
  type EventPipeline,
} from '../../../src-main/engine/pipeline/event-pipeline.js';
import { settle } from '../../../src-main/engine/pipeline/settle.js';
import { gameOver, type Asking, type RuleSet } from '../../../src-main/engine/rule-set.js';
import { anybody, clockwiseFrom, has, leftOf, only, type CardNo } from '../../../src-main/engine/state.js';
import { wantsToBeAsked } from '../../../src-main/engine/stops/stops.js';
import { moveCard, pileIn, reorder } from '../../../src-main/engine/zones.js';
import {
  laws,
  newTurn,
  questions,
  spark,
  type LanternEvent,
  type Lanterns,
  type Printed,
  type State,
  type Zone,
} from './state.js';

export const HAND = 4;
const pass: Action = { do: PASS };

const ruleId = (rule: number): string => `LAN-RUL-${rule}`;
function ask(player: PlayerNo, word: keyof typeof questions, rule: number, about?: CardNo): Question {
  const [role] = questions[word];
  const question = { player, purpose: { role, word }, rule: ruleId(rule) };
  return about === undefined ? question : { ...question, about };
}

const cardAt = ({ state }: Lanterns, no: CardNo) => state.cards[no]!;
export const printedOn = (game: Lanterns, no: CardNo): Printed => game.designs[cardAt(game, no).design]!;
const isKind = (game: Lanterns, no: CardNo, ...kinds: Printed['kind'][]): boolean =>
  kinds.includes(printedOn(game, no).kind);
const cardsIn = ({ state }: Lanterns, player: PlayerNo, zone: Zone): readonly CardNo[] =>
  pileIn(state, player, zone);
const rowsOf = (game: Lanterns, players: readonly PlayerNo[], ...kinds: Printed['kind'][]): CardNo[] =>
  players.flatMap((player) => cardsIn(game, player, 'row').filter((no) => isKind(game, no, ...kinds)));
const everybody = ({ state }: Lanterns): PlayerNo[] => clockwiseFrom(state, state.active);
const present = (game: Lanterns): PlayerNo[] =>
  everybody(game).filter((player) => !has(game.state.out, player));
const lights = (game: Lanterns, players = everybody(game)): CardNo[] =>
  rowsOf(game, players, 'lantern', 'moth');

/** [LAN-RUL-6] Its printed light, and what oil gives it for as long as it is attached. */
export function brightness(game: Lanterns, no: CardNo): number {
  const oils = attachedTo(game.state, no).filter((card) => isKind(game, card, 'oil'));
  const does = { stat: 'light', by: 2 };
  const shining = oils.map((oil) => ({ on: { card: no }, does, until: {}, since: cardAt(game, oil).id }));
  return valueOf(shining, no, 'light', printedOn(game, no).light ?? 0);
}
export const lightOf = (game: Lanterns, player: PlayerNo): number =>
  lights(game, [player]).reduce((sum, no) => sum + brightness(game, no), 0);

const moment = ({ active }: State) => ({ player: active, phase: 'turn' });

/** Where an event moves its cards; null: out of the game. */
const moves: Partial<Record<LanternEvent['type'], Zone | null>> = {
  draw: 'hand',
  dawn: 'hand',
  play: 'stack',
  light: 'row',
  attach: 'row',
  spend: 'ashes',
  ash: 'ashes',
  night: 'night',
  fade: null,
};

/** [LAN-RUL-8] What has burnt out goes to the ashes, and what hangs on nothing. */
function burnOut(game: Lanterns): boolean {
  const burnt = lights(game).filter((no) => counterCount(cardAt(game, no), 'burn') >= brightness(game, no));
  const hung = rowsOf(game, everybody(game), 'oil', 'glass');
  const out = [...burnt, ...hung.filter((no) => hostOf(game.state, no) === null)];
  for (const no of out) happen(game, 8, 'ash', cardAt(game, no).player, [no]);
  return out.length > 0;
}

const pipeline: EventPipeline<Lanterns, LanternEvent> = {
  change(state, { type, player, cards, amount = 0, aim, on = -1, winners = [], by = '', rules }, game) {
    const zone = moves[type];
    const [no = -1] = cards;
    for (const one of zone === undefined ? [] : cards) {
      const to = zone === 'ashes' ? state.cards[one]!.owner : player;
      const place = zone === 'row' || zone === 'hand' ? 'bottom' : 'top';
      moveCard(state, laws, one, { player: to, zone: zone ?? null, place });
    }
    state.passes = type === 'pass' ? state.passes + 1 : 0;
    if (type === 'shuffle') reorder(state, player, 'deck', shuffleCards(game, cardsIn(game, player, 'deck')));
    else if (type === 'turn') Object.assign(state, newTurn, { turn: state.turn + 1, active: player });
    else if (type === 'attack')
      Object.assign(state, { attacked: true, attack: { on, fights: cards.map((one) => [one]) } });
    else if (type === 'block') state.attack!.fights.find(([one]) => one === aim)!.push(...cards);
    else if (type === 'fought') delete state.attack;
    else if (type === 'attach') attach(state, no, aim!);
    else if (type === 'burn') placeCounters(state.cards[no]!, 'burn', player, amount);
    else if (type === 'play') {
      state.cards[no]!.targets = aim === undefined ? [] : [{ card: idOf(state, aim) }];
      state.played ||= !isKind(game, no, 'gust');
    } else if (type === 'spark') {
      const design = game.designs.findIndex(({ name, light }) => name === spark.name && light === 1);
      const card = makeToken(state, laws, { design, owner: player, player, zone: 'row' });
      beginEffect(state, { on: { card }, does: { fades: true }, until: { moment: 'dusk', leaves: card } });
    } else if (type === 'dusk') {
      state.passed = true;
      for (const light of lights(game)) state.cards[light]!.counters = [];
    } else if (type === 'out') {
      state.out |= only(player);
      for (const card of state.cards) if (card.owner === player) card.known = anybody(state);
    } else if (type === 'end') state.result = { winners: [...winners], by, rules: [...rules] };
    return cards.map((one) => state.cards[one]!.known);
  },
  faces: ({ state }, { cards }) => facesOf(state, cards),
  idsOf: ({ state }, { cards }) => cards.map((no) => idOf(state, no)),
  // [LAN-RUL-5]
  trigger(state, { type, cards: [no = -1] }, game) {
    const add = (card: CardNo, ability: number): void =>
      void makeAbility(state, laws, { card, ability, player: state.cards[card]!.player, zone: 'stack' });
    if (type === 'light' && isKind(game, no, 'lantern')) add(no, 0);
    if (type !== 'dusk') return;
    for (const { on } of state.effects ?? []) if ('card' in on) add(on.card, 1);
    endEffects(state, 'dusk');
  },
  // [LAN-RUL-6] [LAN-RUL-7]
  replacements: (game, { type, cards: [no = -1] }) =>
    (type === 'burn' ? attachedTo(game.state, no) : []).map((source) => ({
      key: `${source}`,
      source,
      *replace(_, event): Asking<LanternEvent | null> {
        yield* [];
        const { amount = 0 } = event;
        if (isKind(game, source, 'oil')) return { ...event, amount: 2 * amount };
        return amount > 2 ? { ...event, amount: amount - 2 } : null;
      },
    })),
  affected: (game, { cards: [no = -1] }) => ask(cardAt(game, no).player, 'first', 7, no),
  checks: () => [burnOut],
};

const eventOf = (
  rule: number,
  type: LanternEvent['type'],
  player: PlayerNo,
  cards: readonly CardNo[] = [],
  more: Partial<LanternEvent> = {},
): LanternEvent => ({ type, player, cards, rules: [ruleId(rule)], ...more });
const happen = (game: Lanterns, ...event: Parameters<typeof eventOf>): void =>
  perform(pipeline, game, eventOf(...event));

function draw(game: Lanterns, player: PlayerNo): void {
  const [top] = cardsIn(game, player, 'deck');
  if (top === undefined) return end(game, 'an empty deck', 11);
  happen(game, 3, 'draw', player, [top]);
}

/** Gusts of a hand, and other cards where they may be played too. */
function plays(game: Lanterns, player: PlayerNo, others: boolean): Action[] {
  return cardsIn(game, player, 'hand')
    .filter((no) => others || isKind(game, no, 'gust'))
    .filter((no) => isKind(game, no, 'lantern', 'moth') || lights(game).length > 0)
    .map((no) => ({ do: 'play', card: cardAt(game, no).id }));
}

/** [LAN-RUL-4] */
function* play(game: Lanterns, player: PlayerNo, card: CardId): Asking {
  const no = game.state.cards.findIndex(({ id }) => id === card);
  if (isKind(game, no, 'lantern', 'moth')) return happen(game, 4, 'play', player, [no]);
  const [light = -1] = yield* askCards(game, ask(player, 'aim', 4, no), lights(game), 1, 1);
  happen(game, 4, 'play', player, [no], { aim: light });
}

/** [LAN-RUL-3] What its player does next in a turn. */
function* act(game: Lanterns): Asking {
  const { active: player, played, attacked } = game.state;
  const canAttack = !attacked && rowsOf(game, [player], 'moth').length > 0;
  const offered = [...plays(game, player, !played), ...(canAttack ? [{ do: 'attack' }] : []), pass];
  const chosen = offered[yield* askAct(game, ask(player, 'turn', 3), () => offered)]!;
  if (chosen.card !== undefined) yield* play(game, player, chosen.card);
  else if (chosen.do === 'attack') yield* attack(game, player);
  else happen(game, 3, 'dusk', player);
}

/** [LAN-RUL-4] Whoever is next answers, or the top of the stack is carried out. */
function* answer(game: Lanterns): Asking {
  const { state } = game;
  const player = present(game)[state.passes];
  if (player === undefined) return yield* carryOut(game, pileIn(state, 0, 'stack')[0]!);
  const offered = [...plays(game, player, false), pass];
  const isAsked = offered.length > 1 || wantsToBeAsked(state, player, moment(state));
  const chosen = isAsked ? offered[yield* askAct(game, ask(player, 'answer', 4), () => offered)]! : pass;
  if (chosen.card === undefined) happen(game, 4, 'pass', player);
  else yield* play(game, player, chosen.card);
}

function* carryOut(game: Lanterns, no: CardNo): Asking {
  const { player, source } = cardAt(game, no);
  const { kind, light } = printedOn(game, no);
  const [target] = targetsOf(game.state, no).flatMap((to) => ('card' in to ? to.card : []));
  if (source) {
    happen(game, 4, 'spend', player, [no]);
    if (source.ability === 0) happen(game, 5, 'spark', player);
    else if (cardAt(game, source.card).id === source.id) happen(game, 5, 'fade', player, [source.card]);
  } else if (kind === 'lantern' || kind === 'moth') happen(game, 4, 'light', player, [no]);
  else if (kind !== 'gust' && target !== undefined) happen(game, 4, 'attach', player, [no], { aim: target });
  else {
    happen(game, 4, 'spend', player, [no]);
    if (target !== undefined)
      yield* emit(pipeline, game, eventOf(8, 'burn', player, [target], { amount: light ?? 0 }));
  }
}

/** [LAN-RUL-9] */
function* attack(game: Lanterns, player: PlayerNo): Asking {
  const enemies = present(game).filter((one) => one !== player);
  const enemy = yield* askPlayer(game, ask(player, 'enemy', 9), enemies);
  const moths = rowsOf(game, [player], 'moth');
  const attackers = yield* askCards(game, ask(player, 'attack', 9), moths, 1, moths.length);
  happen(game, 9, 'attack', player, attackers, { on: enemy });
  const blocks = yield* askPairs(
    game,
    ask(enemy, 'block', 9),
    rowsOf(game, [enemy], 'moth').map((card) => ({ card, to: [...attackers.keys()] })),
    attackers.map((no) => ({ card: cardAt(game, no).id })),
    attackers.map(() => 2),
  );
  for (const [place, attacker] of attackers.entries()) {
    const its = blocks.flatMap(({ card, option }) => (option === place ? card : []));
    if (its.length > 0) happen(game, 9, 'block', enemy, its, { aim: attacker });
  }
  const burns: LanternEvent[] = [];
  for (const [attacker = -1, ...its] of game.state.attack!.fights) {
    const [top] = cardsIn(game, enemy, 'deck');
    if (its.length > 0) {
      const total = brightness(game, attacker);
      const shares = its.map((no) => ({ to: { card: cardAt(game, no).id }, least: 0, most: total }));
      const given = yield* askAssign(game, ask(player, 'share', 9, attacker), { shares, total });
      burns.push(...its.map((no, nth) => eventOf(9, 'burn', player, [no], { amount: given[nth]! })));
      burns.push(...its.map((no) => eventOf(9, 'burn', enemy, [attacker], { amount: brightness(game, no) })));
    } else if (top !== undefined) happen(game, 9, 'night', enemy, [top]);
  }
  yield* emitAll(pipeline, game, burns);
  happen(game, 9, 'fought', player);
}

/** @throws GameOver */
function end(game: Lanterns, by: string, rule: number): never {
  const most = Math.max(...present(game).map((player) => lightOf(game, player)));
  const winners = present(game).filter((player) => lightOf(game, player) === most);
  happen(game, rule, 'end', winners[0]!, [], { winners, by });
  throw gameOver;
}

/** [LAN-RUL-3] [LAN-RUL-10] */
function beginTurn(game: Lanterns, player: PlayerNo): void {
  happen(game, 3, 'turn', player);
  if (has(game.state.out, player)) return happen(game, 12, 'dusk', player);
  draw(game, player);
  const [top] = cardsIn(game, player, 'night');
  const [heads] = top === undefined ? [] : tossCoins(game, 1);
  if (heads !== undefined) happen(game, 10, 'toss', player, [], { heads });
  if (heads) happen(game, 10, 'dawn', player, [top!]);
}

export const lanternRules: RuleSet<State, Printed, Lanterns> = {
  id: 'lanterns-1',
  version: 1,
  stops: { at: ['turn'], moment, isNeverPassed: () => false },
  context: (state, designs, log, atBoundary) => ({ state, designs, log: log as Lanterns['log'], atBoundary }),
  *play(game): Asking {
    const { state } = game;
    if (state.turn === 0) {
      for (const player of everybody(game)) {
        happen(game, 2, 'shuffle', player);
        for (let drawn = 0; drawn < HAND; drawn += 1) draw(game, player);
      }
      beginTurn(game, state.active);
    }
    for (;;) {
      game.atBoundary();
      yield* settle(pipeline, game);
      if (pileIn(state, 0, 'stack').length > 0) yield* answer(game);
      else if (state.passed) beginTurn(game, leftOf(state, state.active));
      else yield* act(game);
    }
  },
  endByAgreement: (game) => end(game, 'agreement', 12),
  resign: (game, player) => {
    happen(game, 12, 'out', player);
    const winners = present(game);
    if (winners.length === 1) happen(game, 12, 'end', winners[0]!, [], { winners, by: 'giving up' });
    return null;
  },
};
