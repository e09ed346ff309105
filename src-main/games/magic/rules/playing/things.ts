/** Costs that are no mana: MC-GR-14, MC-GR-17 to MC-GR-24. */
import { askCards, type Question } from '../../../../engine/ask.js';
import { pickCards } from '../../../../engine/chance/draws.js';
import type { PlayerNo } from '../../../../engine/decision.js';
import { counterCount } from '../../../../engine/objects/counters.js';
import { hostOf } from '../../../../engine/objects/attachments.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import type { Cost } from '../../cards/components/costs.js';
import type { Magic } from '../context.js';
import { emitAtOnce, emitOne, happen } from '../events/happen.js';
import { canTap } from '../mana/sources.js';
import { amountOf } from '../objects/amounts.js';
import { matchesAnywhere } from '../objects/filters.js';
import { find } from '../objects/find.js';
import { askFor, type QuestionWord } from '../purposes.js';
import type { Cause, MagicEvent } from '../state/events.js';
import { cardAt, cardsIn } from '../state/reading.js';
import type { KnownObject } from '../state/state.js';
import type { TextSource } from '../state/text-source.js';

export type Thing = Exclude<Cost, { is: 'mana' }>;

/** Who pays for what. `besides` is the card that is being played: nothing is paid with it. */
export interface Payer {
  readonly player: PlayerNo;
  /** "You" is who pays. */
  readonly text: TextSource;
  readonly besides: CardNo | null;
}

/** How many a cost asks for, or how much. */
export const numberOf = (game: Magic, cost: Thing, text: TextSource): number => {
  if ('count' in cost) return cost.count === null ? 0 : Math.max(0, amountOf(game, cost.count, text));
  return 'amount' in cost ? Math.max(0, amountOf(game, cost.amount, text)) : 1;
};

/** What could be chosen to pay a cost with. */
export function candidates(game: Magic, cost: Thing, { player, text, besides }: Payer): readonly CardNo[] {
  switch (cost.is) {
    case 'sacrifice':
    case 'return':
      return find(game, cost.filter, text).filter((no) => isOwn(game, no, player));
    case 'tap':
      return find(game, cost.filter, text).filter(
        (no) => isOwn(game, no, player) && !cardAt(game, no).tapped,
      );
    case 'discard':
    case 'reveal':
      return cardsIn(game, player, 'hand').filter(
        (no) => no !== besides && (cost.filter === null || matchesAnywhere(game, cost.filter, no, text)),
      );
    case 'remove':
      return find(game, cost.filter, text).filter(
        (no) => no !== besides && cardAt(game, no).player === player,
      );
    default:
      return none;
  }
}
const none: readonly CardNo[] = [];

const isOwn = (game: Magic, no: CardNo, player: PlayerNo): boolean => {
  const { zone, player: controller } = cardAt(game, no);
  return zone === 'play' && controller === player;
};

/** Whether such a cost can be paid in full (MC-PLAY-23). */
export function canPayThing(game: Magic, cost: Thing, payer: Payer): boolean {
  const { player, text } = payer;
  const { card, id } = text;
  const its = cardAt(game, card);
  const isThere = its.id === id;
  switch (cost.is) {
    case 'tapThis':
      return isThere && its.zone === 'play' && canTap(game, card);
    case 'sacrificeThis':
    case 'returnThis':
      return isThere && isOwn(game, card, player);
    case 'tapEnchanted': {
      const host = isThere ? hostOf(game.state, card) : null;
      return host !== null && !cardAt(game, host).tapped;
    }
    case 'sacrificeEnchanted': {
      const host = isThere ? hostOf(game.state, card) : null;
      return host !== null && isOwn(game, host, player);
    }
    case 'putCounters':
      return isThere && its.zone === 'play';
    case 'discardThis':
      return isThere && card !== payer.besides && its.zone === 'hand' && its.player === player;
    case 'removeThis':
      return isThere && card !== payer.besides && its.zone !== 'removed' && its.player === player;
    case 'removeCounters':
      return isThere && counterCount(its, cost.kind) >= numberOf(game, cost, text);
    case 'life':
      return game.state.players[player]!.life >= numberOf(game, cost, text);
    case 'sacrifice':
    case 'tap':
    case 'return':
    case 'remove':
    case 'reveal':
    case 'discard':
      return candidates(game, cost, payer).length >= numberOf(game, cost, text);
  }
}

const changesCounters = (is: Thing['is']): boolean => is === 'removeCounters' || is === 'putCounters';

/** What a cost asks of, where nothing is chosen for it: the object itself, or what that is attached to. */
export const givenFor = (game: Magic, { is }: Thing, { text: { card } }: Payer): CardNo =>
  is === 'tapEnchanted' || is === 'sacrificeEnchanted' ? (hostOf(game.state, card) ?? card) : card;

/** What a cost does to what it is paid with: two costs cannot do the same to one thing (MC-PLAY-30). */
export function useOf({ is }: Thing): 'taps' | 'gives' | null {
  if (is === 'tapThis' || is === 'tap' || is === 'tapEnchanted') return 'taps';
  return is === 'life' || changesCounters(is) || is === 'reveal' ? null : 'gives';
}

const words = {
  sacrifice: 'sacrifice',
  tap: 'tapped',
  return: 'returned',
  discard: 'discard',
  remove: 'removed',
  reveal: 'revealed',
} as const satisfies Partial<Record<Thing['is'], QuestionWord>>;
/** Costs for which something is chosen; others take the object itself, or nothing. */
export type Chosen = Extract<Thing, { is: keyof typeof words }>;
export const isChosen = (cost: Thing): cost is Chosen => cost.is in words;

/** Has a player choose so many of some things to pay a cost with. */
export function* chooseAmong(
  game: Magic,
  cost: Chosen,
  { player, text }: Payer,
  cards: readonly CardNo[],
  count: number,
): Asking<readonly CardNo[]> {
  if (cost.is === 'discard' && cost.count === null) return cards;
  if (cost.is === 'discard' && cost.random) return pickCards(game, cards, count);
  const question: Question = askFor(player, words[cost.is], 'MC-PLAY-13', text.card);
  return yield* askCards(game, question, cards, count, count);
}

const kept: Readonly<Partial<Record<Thing['is'], Cause>>> = {
  sacrificeThis: 'sacrifice',
  sacrificeEnchanted: 'sacrifice',
  sacrifice: 'sacrifice',
  discardThis: 'discard',
  discard: 'discard',
};

/** Pays a cost with what was chosen for it. @returns what was paid with, as it was before */
export function* payThing(
  game: Magic,
  cost: Thing,
  { player, text }: Payer,
  cards: readonly CardNo[],
): Asking<readonly KnownObject[]> {
  if (cost.is === 'tapThis') {
    tapFor(game, player, cards);
    return nothing;
  }
  const rules = [ruleOf[cost.is]];
  const known = cards.map((no) => game.rules.snapshot(game, no));
  switch (cost.is) {
    case 'tap':
    case 'tapEnchanted':
      happen(game, { type: 'tap', player, cards, rules });
      return known;
    case 'life':
      yield* emitOne(game, {
        type: 'loseLife',
        player,
        cards: [],
        amount: numberOf(game, cost, text),
        rules,
      });
      return nothing;
    case 'removeCounters':
    case 'putCounters':
      happen(game, {
        type: cost.is,
        player,
        cards,
        kind: cost.kind,
        amount: numberOf(game, cost, text),
        rules,
      });
      return nothing;
    case 'reveal':
      happen(game, { type: 'reveal', player, cards, to: null, rules });
      return known;
    case 'returnThis':
    case 'return':
      yield* emitAtOnce(game, movesTo('hand', cost, player, cards));
      return known;
    case 'removeThis':
    case 'remove':
      yield* emitAtOnce(game, movesTo('removed', cost, player, cards));
      return known;
    default:
      yield* emitAtOnce(game, movesTo('graveyard', cost, player, cards));
      return known;
  }
}
const nothing: readonly KnownObject[] = [];

/** Pays {T}. */
export const tapFor = (game: Magic, player: PlayerNo, cards: readonly CardNo[]): void =>
  void happen(game, { type: 'tap', player, cards, rules: tapping });

const movesTo = (
  to: 'graveyard' | 'hand' | 'removed',
  { is }: Thing,
  player: PlayerNo,
  cards: readonly CardNo[],
): readonly MagicEvent[] =>
  cards.map((no) => ({
    type: 'move',
    player,
    cards: [no],
    to,
    cause: kept[is] ?? 'cost',
    rules: [ruleOf[is]],
  }));

const ruleOf = {
  tapThis: 'MC-GR-14',
  sacrificeThis: 'MC-GR-17',
  sacrifice: 'MC-GR-17',
  life: 'MC-GR-18',
  discardThis: 'MC-GR-19',
  discard: 'MC-GR-19',
  tap: 'MC-GR-20',
  returnThis: 'MC-GR-21',
  return: 'MC-GR-21',
  removeCounters: 'MC-GR-22',
  putCounters: 'MC-GR-22',
  tapEnchanted: 'MC-GR-20',
  sacrificeEnchanted: 'MC-GR-17',
  removeThis: 'MC-GR-23',
  remove: 'MC-GR-23',
  reveal: 'MC-GR-24',
} as const satisfies Record<Thing['is'], string>;
const tapping = [ruleOf.tapThis];
