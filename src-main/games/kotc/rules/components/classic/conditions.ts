import type { ClassicConditionId } from '../../../cards/vocabulary/ids.js';
import type { TriggerEntry, Zone } from '../../state/state.js';
import type { Answered, ConditionImpl } from '../../context.js';

/** Resources are never in play (K11-GLO-08 to 10). */
const inPlay = ['battlefield', 'traps'] as const satisfies readonly Zone[];

const isIn = ({ zone }: TriggerEntry, zones: readonly Zone[]): boolean =>
  zone !== null && zones.includes(zone);

/** The card itself was destroyed there; the ability is the player's in whose zone it was (K06-RUL-05, K11-Q-12, 13). */
const thisDestroyedIn = (...destroyedIn: readonly Zone[]): ConditionImpl => ({
  trigger: 'destroyed',
  concerns: (entry, card, player) =>
    entry.card === card && entry.player === player && isIn(entry, destroyedIn),
  destroyedIn,
});

/** So many different cards of the player were destroyed there in one event (K11-Q-83). */
const yoursDestroyedIn = (...zones: readonly Zone[]): ConditionImpl => ({
  trigger: 'destroyed',
  concerns: (entry, _card, player) => entry.player === player && isIn(entry, zones),
  least: 'cards',
});

const excludingThis = (impl: ConditionImpl): ConditionImpl => ({
  ...impl,
  concerns: (entry, card, player) => entry.card !== card && impl.concerns(entry, card, player),
});

/** Met by a link that someone else made, not by an event (K06-CHN-14 to 16). */
const inResponseTo = (answers: Answered): ConditionImpl => ({
  trigger: null,
  concerns: () => false,
  answers,
});

/** The activation conditions, by component. */
export const conditionImpls: Readonly<Record<string, ConditionImpl>> = {
  'when-this-card-damaged-not-destroyed': {
    trigger: 'damaged',
    concerns: (entry, card) => entry.card === card && !entry.fell,
  },
  'when-this-in-play-card-destroyed': thisDestroyedIn(...inPlay),
  'when-this-resource-destroyed': thisDestroyedIn('granary'),
  'when-this-hand-card-destroyed': thisDestroyedIn('hand'),
  'when-this-deck-card-destroyed': thisDestroyedIn('deck'),
  'when-other-in-play-cards-damaged-not-destroyed': excludingThis({
    trigger: 'damaged',
    concerns: (entry, _card, player) => entry.player === player && !entry.fell,
    least: 'cards',
  }),
  'when-other-in-play-cards-destroyed': excludingThis(yoursDestroyedIn(...inPlay)),
  'when-hand-cards-destroyed': yoursDestroyedIn('hand'),
  'when-deck-cards-destroyed': yoursDestroyedIn('deck'),
  'when-in-play-cards-take-total-damage': {
    trigger: 'damaged',
    concerns: (entry, _card, player) => entry.player === player,
    least: 'damage',
  },
  'when-you-take-damage': {
    trigger: 'wounded',
    concerns: (entry, _card, player) => entry.player === player,
    least: 'damage',
  },
  'response-opponent-summon': inResponseTo('summon'),
  'response-opponent-attack': inResponseTo('attack'),
  'response-opponent-card-effect': inResponseTo('effect'),
} satisfies Readonly<Record<ClassicConditionId, ConditionImpl>>;
