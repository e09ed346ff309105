/** Why a player may not do what a step of a scenario says, whatever is asked. */
import type { Refusal } from '../../../engine/decision.js';
import type { Names } from '../../../engine/scenario/names.js';
import type { DecisionStep } from '../../../engine/scenario/scenario.js';
import type { CardNo } from '../../../engine/state.js';
import { whyNotAttack } from '../rules/combat/attack.js';
import { whyNotBlock } from '../rules/combat/block.js';
import { opponentsOf } from '../rules/objects/who.js';
import type { Magic } from '../rules/context.js';
import { whyNotActivate, whyNotPlay } from '../rules/playing/why-not.js';

/** Null: they may, or it is nothing that can be told beforehand. */
export function refusalOf(game: Magic, player: number, step: DecisionStep, names: Names): Refusal | null {
  const { play, activate, mana, ability, attack, block } = step;
  if (typeof play === 'string') return whyNotPlay(game, player, names.card(play));
  const used = activate ?? mana;
  if (typeof used === 'string') {
    const no = names.card(used);
    const place = typeof ability === 'number' ? ability - 1 : firstActivated(game, no);
    return whyNotActivate(game, player, no, place);
  }
  if (attack)
    return firstRefusal(Array.isArray(attack) ? attack : Object.keys(attack), (label) => {
      const whom = Array.isArray(attack) ? undefined : (attack as Readonly<Record<string, string>>)[label];
      const defender = whom === undefined ? opponentsOf(game, player)[0] : names.player(whom);
      return defender === undefined ? null : whyNotAttack(game, names.card(label), defender);
    });
  if (!block) return null;
  return firstRefusal(Object.entries(block), ([blocker, attackers]) =>
    firstRefusal([attackers as string | readonly string[]].flat(), (attacker) =>
      whyNotBlock(game, names.card(blocker), names.card(attacker)),
    ),
  );
}

const firstActivated = (game: Magic, no: CardNo): number =>
  game.rules.characteristicsOf(game, no).abilities.findIndex(({ ability }) => ability.is === 'activated');

function firstRefusal<T>(all: readonly T[], refusal: (one: T) => Refusal | null): Refusal | null {
  for (const one of all) {
    const found = refusal(one);
    if (found) return found;
  }
  return null;
}
