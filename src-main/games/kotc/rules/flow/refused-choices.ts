import type { Choice, Decision, PlayerNo, Refusal } from '../../../../engine/decision.js';
import type { CardNo } from '../../../../engine/state.js';
import type { Prohibition } from '../editions/citations.js';
import type { KotcContext } from '../context.js';
import { forbidsFighter } from '../state/fighters.js';
import type { Victim } from '../state/state.js';
import { wordOf, type PurposeWord } from '../purposes.js';
import { cardAt, isInPlay } from '../state/values.js';
import { forbidsVictim } from '../shared/victims.js';

/** Who is asked for what, about which card. */
type Asked = Pick<Decision, 'player' | 'purpose' | 'about'>;

/**
 * Why a card or a player that a decision does not offer cannot be chosen, by the rule that forbids just that; null where only
 * the rule says so by which it is asked.
 */
export function refusalOfChoice(game: KotcContext, decision: Asked, choice: Choice): Refusal | null {
  const found = forbidsChoice(game, decision, choice);
  return found === null ? null : game.edition.refusals[found];
}

function forbidsChoice(game: KotcContext, decision: Asked, { card, player }: Choice): Prohibition | null {
  const { player: asked, about } = decision;
  const word = wordOf(decision);
  const no = game.state.cards.findIndex(({ id }) => id === card);
  const isCard = no >= 0;
  switch (word) {
    case 'attack':
    case 'defend':
      return isCard ? forbidsFighter(game, asked, no, word) : null;
    case 'victim':
    case 'berzerk': {
      const victim = isCard ? minionAsVictim(game, no) : player === undefined ? null : { player };
      return victim && forbidsVictim(game, attackerIn(game, decision), victim);
    }
    default:
      return isCard && card === about ? forbidsPayingWithItself(word) : null;
  }
}

function minionAsVictim(game: KotcContext, no: CardNo): Victim | null {
  const card = cardAt(game, no);
  return isInPlay(card) ? { card: no, stay: card.id } : null;
}

/** A Berzerk Counter's owner chooses for whoever controls its host (K14-CTR-52, K14-Q-58). */
function attackerIn(game: KotcContext, { player, about, ...asked }: Asked): PlayerNo {
  const host = wordOf(asked) === 'berzerk' ? game.state.cards.find(({ id }) => id === about) : undefined;
  return host?.player ?? player;
}

/** By what a payer, or an opponent, is asked to pick cards for. */
function forbidsPayingWithItself(word: PurposeWord): Prohibition | null {
  const [, act] = /^(?:self|choose)-(.*)$/.exec(word) ?? [];
  switch (act) {
    case undefined:
      return null;
    case 'exhaust':
      return 'exhaustsItself';
    case 'sacrifice':
      return 'sacrificesItself';
    default:
      return 'paysForItself';
  }
}
