/** Games with printed cards, played at random: whatever only people could see is made up and entered. */
import type { Card } from '../../src-main/cards/card.js';
import { randomReply } from '../../src-main/engine/bots/random.js';
import { randomTo, type Chance } from '../../src-main/engine/chance/chance.js';
import { PASS } from '../../src-main/engine/decision.js';
import type { LiveGame } from '../../src-main/play/table/live-game.js';

export const unnamedOf = (live: LiveGame, seat: number) => live.now.paper?.unnamed[seat] ?? [];
export const inHand = (live: LiveGame, seat: number) =>
  live.now.view.seats[seat]?.zones.find(({ zone }) => zone === 'hand');

/** Answers at random, but never passes where something can be done, and enters whatever is asked for then. */
export async function step(live: LiveGame, chance: Chance): Promise<void> {
  const { prompt } = live.now.view;
  if (!prompt) throw new Error('Nothing is asked.');
  const { decision } = prompt;
  const acts =
    decision.kind === 'act'
      ? [...decision.actions.keys()].filter((at) => decision.actions[at]?.do !== PASS)
      : [];
  const act = acts[randomTo(chance, Math.max(0, acts.length - 1))];
  await live.answer(decision.id, act === undefined ? randomReply(decision, chance) : { act });
  await enterAll(live);
}

export async function enterAll(live: LiveGame): Promise<void> {
  for (let asks = live.now.paper?.asks; asks; asks = live.now.paper?.asks) {
    if (asks.kind === 'dice') {
      const dice = Array.from({ length: asks.count }, (_, nth) => (nth % asks.sides) + 1);
      await live.atPaper((paper) => paper.enterDice(dice));
    } else {
      const [card] = unnamedOf(live, asks.owner);
      await live
        .atPaper((paper) => paper.nameAsked(card?.design ?? -1))
        .catch((error: Error) => {
          if (!/cannot be done/.test(error.message)) throw error;
        });
    }
  }
}

interface Printed {
  readonly type?: string;
  readonly level?: number;
  readonly cost?: number;
}

/** Names the cheapest card that can attack, if who is asked what to do has a card in hand that nobody has named. */
export async function nameOne(live: LiveGame): Promise<void> {
  const { prompt } = live.now.view;
  if (prompt?.decision.role !== 'action') return;
  const seat = prompt.decision.player;
  const hand = inHand(live, seat);
  const price = ({ design }: { readonly design: number }): number => {
    const { type, cost, level = cost } = live.stored.faces[design] as Card & Printed;
    return type === 'spell' ? Infinity : (level ?? Infinity);
  };
  const [card] = unnamedOf(live, seat).toSorted((a, b) => price(a) - price(b));
  if (card && hand && hand.count > hand.cards.length)
    await live.atPaper((paper) => paper.nameIn(seat, 'hand', card.design));
}
