import { askOptions } from '../../../../engine/ask.js';
import type { CardId, PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import { damageMinion } from './damage.js';
import { rollDice } from '../shared/dice.js';
import { perform } from '../events/pipeline.js';
import type { KotcContext } from '../context.js';
import { exhaust } from '../shared/moves.js';
import type { CounterKind } from '../state/state.js';
import { cardAt, isInPlay } from '../state/values.js';
import { asChoice, inOwnBattlePhase, victimsFor } from '../shared/victims.js';
import { purposes } from '../purposes.js';

/** The counter's owner, and the minion that it was removed from. */
interface Hosted {
  readonly player: PlayerNo;
  readonly host: CardNo;
}

/** A proactive counter's effect is a link of a chain; a reactive one happens where its circumstances are. */
type CounterImpl =
  | { readonly proactive: false }
  | { readonly proactive: true; readonly act: (game: KotcContext, by: Hosted) => Asking | undefined };

const reactive: CounterImpl = { proactive: false };
const proactive = (act: (game: KotcContext, by: Hosted) => Asking | undefined): CounterImpl => ({
  proactive: true,
  act,
});

const changeSp = (by: 1 | -1): CounterImpl =>
  proactive((game, { host }) => {
    const rules = game.edition.cite[by === 1 ? 'sword' : 'weakness'];
    perform(game, { type: 'change', card: host, stat: 'sp', by, rules });
    return undefined;
  });

export const counterImpls: Readonly<Record<CounterKind, CounterImpl>> = {
  sword: changeSp(1),
  weakness: changeSp(-1),
  shield: reactive,
  damage: proactive(function* (game, { player, host }) {
    const [rolled] = yield* rollDice(game, [{ player, why: 'damage' }], [1]);
    yield* damageMinion(game, host, rolled?.dice[0] ?? 0, player);
  }),
  exhaustion: proactive((game, { host, player }) => {
    exhaust(game, [host], player);
    return undefined;
  }),
  berzerk: proactive(chooseBerzerkVictim),
  taunt: reactive,
  dice: reactive,
  trap: reactive,
  plain: reactive,
  offense: reactive,
  defense: reactive,
  immortality: reactive,
};

/** The counter's owner chooses; the attack itself waits until the chain has resolved (K14-CTR-47, 48, K14-Q-58, 59). */
function* chooseBerzerkVictim(game: KotcContext, { player, host }: Hosted): Asking {
  const { id: stay, player: attacker } = cardAt(game, host);
  const victims = victimsFor(game, attacker);
  const { berzerkVictim } = game.edition.cite;
  const question = { player, purpose: purposes.berzerk, rule: berzerkVictim[0] ?? '', about: host };
  const [victim] = yield* askOptions(game, question, victims, (one) => asChoice(game, one), 1, 1);
  if (!victim) return;
  const declared = inOwnBattlePhase(game, attacker);
  perform(game, { type: 'force', card: host, stay, victim, declared, rules: berzerkVictim });
}

/** Carries a counter's effect out, if its host has not left play since (K14-Q-46). */
export function* carryOutCounter(
  game: KotcContext,
  player: PlayerNo,
  host: CardNo,
  stay: CardId,
  kind: CounterKind,
): Asking {
  const card = cardAt(game, host);
  const impl = counterImpls[kind];
  if (!isInPlay(card) || card.id !== stay || !impl.proactive) return;
  const acting = impl.act(game, { player, host });
  if (acting) yield* acting;
}
