/** Mana abilities: at once, without the stack (MC-MANA-20, MC-MANA-21, MC-Q-29 to MC-Q-31). */
import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import { listOf } from '../../../../engine/pipeline/list-of.js';
import type { Magic } from '../context.js';
import { happen } from '../events/happen.js';
import { textOf } from '../objects/text-source.js';
import type { HeldAbility } from '../state/characteristics.js';
import type { ManaKind, NodeRef } from '../state/state.js';
import type { TextSource } from '../state/text-source.js';
import { takeManaTriggers } from '../triggers/mana-triggers.js';
import { countIn, settledMana, type Activated } from './abilities-of.js';
import { giveMana } from './bound.js';

/** Events that happen all the time share their lists. */
const ofPlaying: readonly string[] = ['MC-MANA-20'];
const ofMaking: readonly string[] = ['MC-MANA-01'];

type Played = Partial<Pick<TextSource, 'x' | 'memory'>>;

const textPlayed = (game: Magic, no: CardNo, player: PlayerNo, ref: NodeRef, played: Played): TextSource => ({
  ...textOf(game, no, player, ref.design),
  ...played,
});

/**
 * Does what a mana ability does whose costs have been paid: at once, where nobody can be asked about it.
 *
 * @param played its X, and what it was paid with
 * @param makes where a payment has settled what mana it is
 */
export function doManaAbility(
  game: Magic,
  player: PlayerNo,
  no: CardNo,
  held: HeldAbility,
  played: Played = {},
  makes?: readonly ManaKind[],
): Asking<unknown> | undefined {
  const { ability, ref } = held;
  const { costs, effects } = ability as Activated;
  const tapped = costs.some(({ is }) => is === 'tapThis');
  happen(game, {
    type: 'playManaAbility',
    player,
    cards: listOf(no),
    does: ref,
    tapped: tapped ? true : undefined,
    rules: ofPlaying,
  });
  const [only] = effects;
  if (effects.length > 1 || only?.do !== 'addMana' || only.onlyFor)
    return doAll(game, player, no, held, played, makes);
  // What is counted is counted as it is made.
  if (makes && !countIn(ability as Activated)) {
    giveMana(game, player, makes, only, undefined, { cards: listOf(no), rules: ofMaking });
  } else {
    const settled = settledMana(only);
    if (!settled) return doAll(game, player, no, held, played, makes);
    giveMana(game, player, settled, only, undefined);
  }
  const taking = takeManaTriggers(game);
  return typeof taking === 'object' ? taking : undefined;
}

function* doAll(
  game: Magic,
  player: PlayerNo,
  no: CardNo,
  { ability, ref }: HeldAbility,
  played: Played,
  makes: readonly ManaKind[] | undefined,
): Asking {
  let text: TextSource | undefined;
  for (const effect of (ability as Activated).effects) {
    if (effect.do === 'addMana' && makes && !countIn(ability as Activated)) {
      if (effect.onlyFor) text ??= textPlayed(game, no, player, ref, played);
      giveMana(game, player, makes, effect, text, { cards: listOf(no), rules: ofMaking });
    } else {
      text ??= textPlayed(game, no, player, ref, played);
      yield* game.rules.carryOut(game, [effect], text);
    }
  }
  const taking = takeManaTriggers(game);
  if (typeof taking === 'object') yield* taking;
}
