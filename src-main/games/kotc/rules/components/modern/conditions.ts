import type { ModernConditionId } from '../../../cards/vocabulary/ids.js';
import type { TriggerKind, Zone } from '../../state/state.js';
import type { ConditionImpl } from '../../context.js';

const when = (trigger: TriggerKind, concerns: ConditionImpl['concerns']): ConditionImpl => ({
  trigger,
  concerns,
});

const thisCard: ConditionImpl['concerns'] = (entry, card) => entry.card === card;
/** Minions on a battlefield and, in the 12th, set traps (K12-KEY-76). */
const isInPlayZone = (zone: Zone | null): boolean => zone === 'battlefield' || zone === 'traps';
const thisCardInPlay: ConditionImpl['concerns'] = (entry, card) =>
  entry.card === card && isInPlayZone(entry.zone);
const yourCardInPlay: ConditionImpl['concerns'] = (entry, _card, player) =>
  isInPlayZone(entry.zone) && entry.player === player;
const thisCardIn =
  (zone: Zone): ConditionImpl['concerns'] =>
  (entry, card) =>
    entry.card === card && entry.zone === zone;
const yourCardIn =
  (zone: Zone): ConditionImpl['concerns'] =>
  (entry, _card, player) =>
    entry.zone === zone && entry.player === player;

const anEnemys: ConditionImpl['concerns'] = (entry, _card, player) => entry.player !== player;
/** Who joins a team later on does not attack or defend a second time (K17-Q-156). */
const anEnemysInTime: ConditionImpl['concerns'] = (entry, _card, player) =>
  entry.player !== player && entry.late !== true;

/** The activation conditions, by component. */
export const conditionImpls: Readonly<Record<string, ConditionImpl>> = {
  'cond-this-attacks': when('attacks', thisCard),
  'cond-this-defends': when('defends', thisCard),
  'cond-this-attacks-or-defends': when('fought', thisCard),
  'cond-this-in-play-ability-targeted': when('targeted', thisCardInPlay),
  'cond-this-in-play-damaged': when('damaged', thisCardIn('battlefield')),
  'cond-this-in-play-destroyed': { ...when('destroyed', thisCardInPlay), byWhoseItWas: true },
  'cond-this-resource-destroyed': when('destroyed', thisCardIn('granary')),
  'cond-this-hand-destroyed': when('destroyed', thisCardIn('hand')),
  'cond-this-deck-destroyed': when('destroyed', thisCardIn('deck')),
  'cond-your-other-in-play-damaged': when(
    'damaged',
    (entry, card, player) => entry.card !== card && entry.player === player,
  ),
  'cond-your-in-play-damaged': when('damaged', yourCardIn('battlefield')),
  'cond-your-in-play-destroyed': when('destroyed', yourCardInPlay),
  'cond-your-hand-card-destroyed': when('destroyed', yourCardIn('hand')),
  'cond-your-deck-card-destroyed': when('destroyed', yourCardIn('deck')),
  'cond-you-take-damage': when('wounded', (entry, _card, player) => entry.player === player),
  'cond-enemy-attacks': when('attacks', anEnemysInTime),
  'cond-enemy-defends': when('defends', anEnemysInTime),
  'cond-this-summoned': when('summoned', thisCard),
  'cond-this-owned-destroyed': when('destroyed', thisCard),
  'cond-enemy-summons': when('summoned', anEnemys),
  'cond-enemy-casts-or-activates': when('used', anEnemys),
} satisfies Readonly<Record<ModernConditionId, ConditionImpl>>;
