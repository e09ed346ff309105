import { askOptions } from '../../../../../engine/ask.js';
import type { PlayerNo } from '../../../../../engine/decision.js';
import type { Asking } from '../../../../../engine/rule-set.js';
import type { CardNo } from '../../../../../engine/state.js';
import { rollDice } from '../../shared/dice.js';
import { exhaust } from '../../shared/moves.js';
import { asChoice, inOwnBattlePhase, victimsFor } from '../../shared/victims.js';
import { perform } from '../../events/pipeline.js';
import type { KotcContext } from '../../context.js';
import type { Citation } from '../../editions/citations.js';
import { purposes } from '../../purposes.js';
import type { Stat } from '../../state/state.js';
import { cardAt, isPetrified } from '../../state/values.js';
import { damageByDie } from '../damage.js';
import type { Hosted, Proactive } from './counter-impl.js';

/** Done at once, with nothing to decide. */
const simply = (act: (game: KotcContext, host: CardNo, owner: PlayerNo) => void): Proactive => ({
  works: 'in a chain',
  act(game, { host, player }) {
    act(game, host, player);
    return undefined;
  },
});

/** A petrified host has no value that could change (K17-Q-149). */
export const addTo = (stat: Stat, by: number, cite: Citation): Proactive =>
  simply((game, card) => {
    if (isPetrified(cardAt(game, card))) return;
    perform(game, { type: 'change', card, stat, by, rules: game.edition.cite[cite] });
  });

/** Whatever it was (K17-CTR-37). */
export const spToZero: Proactive = simply((game, card) => {
  if (isPetrified(cardAt(game, card))) return;
  perform(game, { type: 'change', card, stat: 'sp', to: 0, rules: game.edition.cite.weakness });
});

/** The die is rolled when the link resolves (K14-CTR-41). */
export const rollDamage: Proactive = {
  works: 'in a chain',
  *act(game, { player, host }) {
    const [rolled] = yield* rollDice(game, [{ player, why: 'damage' }], [1]);
    yield* damageByDie(game, host, rolled?.dice[0] ?? 0, player);
  },
};

export const exhaustHost: Proactive = simply((game, host, owner) => exhaust(game, [host], owner));

/** It is not exhausted by that (K15-CTR-96). */
export const fatigueHost: Proactive = simply((game, card) => {
  perform(game, { type: 'fatigue', card, rules: game.edition.cite.fatigueCounter });
});

export const forceAttack: Proactive = {
  works: 'in a chain',
  *act(game, by) {
    yield* chooseVictim(game, by);
  },
};

/** From the choice of a victim on (K15-CTR-54, K17-Q-60). */
export const forceAttackAndBar: Proactive = {
  works: 'in a chain',
  *act(game, by) {
    if (!(yield* chooseVictim(game, by))) return;
    perform(game, { type: 'bar', card: by.host, rules: game.edition.cite.berzerkBars });
  },
};

/**
 * The counter's owner chooses; the attack itself waits until the chain has resolved (K14-CTR-47, 48, K14-Q-58, 59).
 * @returns whether there was anybody to choose
 */
function* chooseVictim(game: KotcContext, { player, host }: Hosted): Asking<boolean> {
  const { id: stay, player: attacker } = cardAt(game, host);
  const victims = isPetrified(cardAt(game, host)) ? [] : victimsFor(game, attacker);
  const { berzerkVictim } = game.edition.cite;
  const question = { player, purpose: purposes.berzerk, rule: berzerkVictim[0] ?? '', about: host };
  const [victim] = yield* askOptions(game, question, victims, (one) => asChoice(game, one), 1, 1);
  if (!victim) return false;
  const declared = inOwnBattlePhase(game, attacker);
  perform(game, { type: 'force', card: host, stay, victim, declared, rules: berzerkVictim });
  return true;
}
