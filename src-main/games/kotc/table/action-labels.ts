import { capitalized } from '../../../engine/text.js';
import type { Action, ActDecision } from '../../../engine/decision.js';
import type { Text } from '../../../engine/text.js';
import { pass } from '../rules/flow/actions.js';
import { actionText } from '../rules/texts/decision-text.js';
import type { Design } from '../rules/context.js';
import type { KotcState } from '../rules/state/state.js';
import { wordOf, type PurposeWord } from '../rules/purposes.js';
import type { Terms } from '../rules/texts/terms.js';
import { phaseNames } from '../rules/texts/words.js';
import type { Speaking } from './seeing.js';

/** Where an edition says it otherwise than the rules engine. */
const verbs: Readonly<Record<Terms['era'], Readonly<Record<string, string>>>> = {
  modern: {},
  classic: { sow: 'place' },
};

/** A word or two for a button on the card itself: "Summon", "Use Shield Counter". */
export function verbFor(action: Action, design: Design | null, { terms }: Speaking): string {
  if (action.counter !== undefined)
    return `${capitalized(terms.useCounter)} ${terms.counter(action.counter)}`;
  const verb = capitalized(verbs[terms.era][action.do] ?? action.do);
  const ability = action.ability === undefined ? undefined : design?.abilities[action.ability];
  return ability?.name ? `${verb} ${ability.name}` : verb;
}

/** What a player may do, in a sentence; of passing, what it comes to. */
export const promptActionText = (action: Action, decision: ActDecision, speaking: Speaking): Text =>
  action.do === pass.do ? [passText(decision, speaking.game.state)] : actionText(action, speaking);

const declining: Readonly<Partial<Record<PurposeWord, string>>> = {
  respond: 'Do not respond.',
  condition: 'Activate nothing.',
  counter: 'Remove no counter.',
};

function passText(decision: ActDecision, state: KotcState): string {
  const said = declining[wordOf(decision)];
  if (said !== undefined) return said;
  if (state.battles.length > 0) return 'Go on with the battle.';
  return endsPhase(decision, state) ? `End the ${phaseNames[state.turn.phase]}.` : 'Do nothing now.';
}

/**
 * Whether to pass is to end a phase of the player's own turn, as soon as nobody else does anything in it either. In the
 * Draw Phase something follows yet: the draw, and the opportunity after it (K14-TURN-02).
 */
export const endsPhase = ({ role, player }: ActDecision, { turn, windows }: KotcState): boolean =>
  role === 'action' && turn.phase !== 'draw' && turn.player === player && windows.length <= 1;
