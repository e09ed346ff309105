import { askCards, askOptions, askPlayer } from '../../../../engine/ask.js';
import { pickCards } from '../../../../engine/chance/draws.js';
import type { Choice, PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import { has, type CardNo } from '../../../../engine/state.js';
import type { CostImpl, KotcContext, Part } from '../context.js';
import { perform } from '../events/pipeline.js';
import { hasCounterOf } from '../shared/counters.js';
import { exhaust, sendAllHome } from '../shared/moves.js';
import { newMoment } from '../events/moments.js';
import type { Counter } from '../state/state.js';
import { cardAt, isInPlay, playerIn } from '../state/values.js';
import { isOut, playersFrom } from './elimination.js';
import { purposes } from '../purposes.js';

type CardCost = Extract<CostImpl, { take: 'cards' }>;

/** What a cost is due for. */
export type Due = 'activationCost' | 'summonCost' | 'actionCost';

/** Who pays for which card's use. */
export interface Paying {
  readonly player: PlayerNo;
  readonly source: CardNo;
  readonly due: Due;
}

/**
 * Cards that a cost may take. The acting card itself is exhausted by acting (K11-Q-89) and, as a spell or trap, not in play;
 * the 6th Edition does not let it be sacrificed for its own ability (K06-RUL-47). What is being summoned lies in no zone, so
 * it is no card of the hand, the deck or the Resource Zone for its own cost (K11-Q-86).
 */
function cardsFor(game: KotcContext, { from, act, other }: CardCost, { player, source }: Paying): CardNo[] {
  const { zones } = playerIn(game.state, player);
  switch (from) {
    case 'deck top':
      return zones.deck.filter((no) => no !== source);
    case 'hand':
      return zones.hand.filter((no) => no !== source);
    case 'resources':
      return zones.granary.filter((no) => no !== source && (act !== 'exhaust' || isUpright(game, no)));
    case 'creatures':
      return zones.battlefield.filter((no) => no !== source && (act !== 'exhaust' || isUpright(game, no)));
    case 'in play': {
      const spares = other || (act === 'sacrifice' && !game.edition.mechanisms.sacrificesItself);
      const creatures = spares ? zones.battlefield.filter((no) => no !== source) : zones.battlefield;
      return [...creatures, ...zones.traps.filter((no) => no !== source)];
    }
  }
}

const isUpright = (game: KotcContext, no: CardNo): boolean => !cardAt(game, no).exhausted;

/** Whether a cost can be paid in full; `spent`: so many unexhausted resources go before it for something else. */
export function canPay(game: KotcContext, { impl, x }: Part<CostImpl>, paying: Paying, spent = 0): boolean {
  const { player, source } = paying;
  const { hp = 0 } = game.state.players[player] ?? {};
  if (impl.take === 'hitpoints') return hp >= x;
  const card = cardAt(game, source);
  if (impl.take === 'counters') return isInPlay(card) && card.counters.length >= x;
  const exhausted = impl.from === 'resources' && impl.act === 'exhaust' ? spent : 0;
  return cardsFor(game, impl, paying).length - exhausted >= x;
}

/** Pays a cost that {@link canPay}, as one event (K11-Q-83). */
export function* payCost(game: KotcContext, { impl, x }: Part<CostImpl>, paying: Paying): Asking {
  const { player } = paying;
  newMoment(game);
  if (impl.take === 'hitpoints') {
    perform(game, { type: 'payHitpoints', player, amount: x, rules: game.edition.cite.payHitpoints });
    return;
  }
  if (impl.take === 'counters') {
    yield* removeOwn(game, x, paying);
    return;
  }
  const cards = yield* chooseCards(game, impl, x, paying);
  if (isOut(game, player)) return;
  if (impl.act === 'exhaust') exhaust(game, cards, player);
  else yield* sendAllHome(game, cards, impl.act, { by: player });
}

function* chooseCards(
  game: KotcContext,
  impl: CardCost,
  x: number,
  paying: Paying,
): Asking<readonly CardNo[]> {
  const { player, source: about, due } = paying;
  const { cite } = game.edition;
  const cards = cardsFor(game, impl, paying);
  switch (impl.chooser) {
    case 'place':
      return cards.slice(0, x);
    case 'chance':
      return pickCards(game, cards, x);
    case 'payer': {
      const rule = cite[due][0] ?? '';
      return yield* askCards(
        game,
        { player, purpose: purposes[`self-${impl.act}`], rule, about },
        cards,
        x,
        x,
      );
    }
    case 'opponent': {
      const rule = cite.opponentChooses[0] ?? '';
      const [, ...opponents] = playersFrom(game, player);
      const chooser = yield* askPlayer(game, { player, purpose: purposes.opponent, rule, about }, opponents);
      announce(game, about, chooser);
      const question = { player: chooser, purpose: purposes[`choose-${impl.act}`], rule, about };
      return yield* askCards(game, question, cards, x, x);
    }
  }
}

/** Who chooses what is paid for a card is told which one that is, also where it is in a hand until it has been paid for. */
function announce(game: KotcContext, card: CardNo, chooser: PlayerNo): void {
  const { known, player: whose } = cardAt(game, card);
  if (has(known, chooser)) return;
  const rules = game.edition.cite.opponentChooses;
  perform(game, { type: 'see', cards: [card], by: chooser, whose, zone: null, rules });
}

/** Any counters of the card, whoever placed them (K11-CTR-23); none of them has its own effect by it (K11-CTR-25). */
function* removeOwn(game: KotcContext, x: number, { player, source, due }: Paying): Asking {
  const rules = game.edition.cite[due];
  const { counters, id } = cardAt(game, source);
  const all = [...counters];
  const question = { player, purpose: purposes['self-remove'], rule: rules[0] ?? '', about: source };
  const isOneKind = all.every(({ kind, owner }) => kind === all[0]?.kind && owner === all[0].owner);
  const asChoice = ({ kind, owner }: Counter): Choice => ({ card: id, counter: kind, player: owner });
  const removed = isOneKind ? all.slice(0, x) : yield* askOptions(game, question, all, asChoice, x, x);
  for (const { kind: counter, owner } of removed) {
    if (!hasCounterOf(game, source, counter, owner)) continue;
    perform(game, { type: 'remove', card: source, counter, owner, by: player, why: 'effect', rules });
  }
}
