/** Costs that are no mana: MC-GR-14, MC-GR-17 to MC-GR-24. */
import { askCards, type Question } from '../../../../engine/ask.js';
import { pickCards } from '../../../../engine/chance/draws.js';
import type { PlayerNo } from '../../../../engine/decision.js';
import { counterCount } from '../../../../engine/objects/counters.js';
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

const numberOf = (game: Magic, cost: Thing, text: TextSource): number => {
  if ('count' in cost) return cost.count === null ? 0 : Math.max(0, amountOf(game, cost.count, text));
  return 'amount' in cost ? Math.max(0, amountOf(game, cost.amount, text)) : 1;
};

/** What could be chosen to pay a cost with. */
function candidates(game: Magic, cost: Thing, { player, text, besides }: Payer): readonly CardNo[] {
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

/** What pays one cost cannot pay another of the same kind; what is tapped can be given up after it, and has its counters taken off before. */
const kindOf = ({ is }: Thing): 'tapped' | 'given' | null => {
  if (is === 'life' || is === 'removeCounters') return null;
  return is === 'tapThis' || is === 'tap' ? 'tapped' : 'given';
};
export const isAlike = (one: Thing, other: Thing): boolean =>
  kindOf(one) !== null && kindOf(one) === kindOf(other);

/** Whether there is enough for all of some costs of one kind: of any of them together no less than they ask for (MC-PLAY-23). */
function areEnough(game: Magic, costs: readonly Thing[], payer: Payer, taken: readonly CardNo[]): boolean {
  const wants = costs.map((cost) => ({
    cards: (cost.is in words ? candidates(game, cost, payer) : [payer.text.card]).filter(
      (no) => !taken.includes(no),
    ),
    count: numberOf(game, cost, payer.text),
  }));
  for (let set = 1; set < 1 << wants.length; set += 1) {
    const some = wants.filter((_, nth) => (set & (1 << nth)) !== 0);
    const cards = new Set(some.flatMap((want) => want.cards));
    if (cards.size < some.reduce((sum, want) => sum + want.count, 0)) return false;
  }
  return true;
}

/** Whether several costs, each of which can be paid, can be paid together. */
export const areEnoughForAll = (game: Magic, costs: readonly Thing[], payer: Payer): boolean =>
  costs.length < 2 ||
  (['tapped', 'given'] as const).every((kind) => {
    const alike = costs.filter((cost) => kindOf(cost) === kind);
    return alike.length < 2 || areEnough(game, alike, payer, none);
  });

/** What a cost would be paid with to keep most of some worth. @param taken what other costs take already */
export function leastThings(
  game: Magic,
  cost: Thing,
  payer: Payer,
  taken: readonly CardNo[],
  worth: (no: CardNo) => number,
): readonly CardNo[] {
  if (!(cost.is in words)) return none;
  const left = candidates(game, cost, payer).filter((no) => !taken.includes(no));
  return left.toSorted((one, other) => worth(one) - worth(other)).slice(0, numberOf(game, cost, payer.text));
}

/** Whether what was chosen for a cost pays all of it; another cost could have taken something. */
export const isEnough = (game: Magic, cost: Thing, { text }: Payer, cards: readonly CardNo[]): boolean =>
  !(cost.is in words) || cards.length >= numberOf(game, cost, text);

const words = {
  sacrifice: 'sacrifice',
  tap: 'tapped',
  return: 'returned',
  discard: 'discard',
  remove: 'removed',
  reveal: 'revealed',
} as const satisfies Partial<Record<Thing['is'], QuestionWord>>;

/**
 * Has the player choose what a cost is paid with.
 *
 * @param taken what other costs take already
 * @param toCome those for which there has to be enough left
 */
export function* chooseThings(
  game: Magic,
  cost: Thing,
  payer: Payer,
  taken: readonly CardNo[],
  toCome: readonly Thing[],
): Asking<readonly CardNo[]> {
  const { player, text } = payer;
  switch (cost.is) {
    case 'tapThis':
    case 'sacrificeThis':
    case 'returnThis':
    case 'discardThis':
    case 'removeThis':
    case 'removeCounters':
      return [text.card];
    case 'life':
      return none;
    default: {
      const all = candidates(game, cost, payer).filter(
        (no) =>
          !taken.includes(no) && (toCome.length === 0 || areEnough(game, toCome, payer, [...taken, no])),
      );
      if (cost.is === 'discard' && cost.count === null) return all;
      const count = numberOf(game, cost, text);
      if (cost.is === 'discard' && cost.random) return pickCards(game, all, count);
      const question: Question = askFor(player, words[cost.is], 'MC-PLAY-13', text.card);
      return yield* askCards(game, question, all, count, count);
    }
  }
}

const kept: Readonly<Partial<Record<Thing['is'], Cause>>> = {
  sacrificeThis: 'sacrifice',
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
  const rules = [ruleOf[cost.is]];
  const known = cards.map((no) => game.rules.snapshot(game, no));
  const cause = kept[cost.is] ?? 'cost';
  const move = (to: 'graveyard' | 'hand' | 'removed'): readonly MagicEvent[] =>
    cards.map((no) => ({ type: 'move', player, cards: [no], to, cause, rules }));
  switch (cost.is) {
    case 'tapThis':
    case 'tap':
      happen(game, { type: 'tap', player, cards, rules });
      return cost.is === 'tapThis' ? nothing : known;
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
      happen(game, {
        type: 'removeCounters',
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
      yield* emitAtOnce(game, move('hand'));
      return known;
    case 'removeThis':
    case 'remove':
      yield* emitAtOnce(game, move('removed'));
      return known;
    default:
      yield* emitAtOnce(game, move('graveyard'));
      return known;
  }
}
const nothing: readonly KnownObject[] = [];

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
  removeThis: 'MC-GR-23',
  remove: 'MC-GR-23',
  reveal: 'MC-GR-24',
} as const satisfies Record<Thing['is'], string>;
