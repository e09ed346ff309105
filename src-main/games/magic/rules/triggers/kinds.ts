/** Which abilities could trigger on which events: most events find nobody who waits for them. */
import type { Ability } from '../../cards/components/abilities.js';
import type { TriggerEvent } from '../../cards/components/events.js';
import type { MagicEvent } from '../state/events.js';
import { stepsCalled } from '../state/moments.js';

export type TriggerKind = TriggerEvent['on'];

const kinds = [
  'comesIntoPlay',
  'leavesPlay',
  'goesToGraveyard',
  'destroyed',
  'sacrifices',
  'attacks',
  'blocks',
  'becomesBlocked',
  'attacksOrBlocks',
  'blocksOrBecomesBlocked',
  'attacksUnblocked',
  'dealsDamage',
  'isDealtDamage',
  'playsSpell',
  'playsLand',
  'tapsForMana',
  'becomesTapped',
  'becomesUntapped',
  'draws',
  'discards',
  'gainsLife',
  'losesLife',
  'becomesTarget',
  'losesControl',
  'moment',
  'state',
] as const satisfies readonly TriggerKind[];

export const kindBit = Object.fromEntries(kinds.map((kind, place) => [kind, 1 << place])) as Readonly<
  Record<TriggerKind, number>
>;

const bitsOf = (...some: readonly TriggerKind[]): number => {
  let bits = 0;
  for (const kind of some) bits |= kindBit[kind];
  return bits;
};

/** Left out: nothing triggers on it. */
export const triggersBy: Readonly<Partial<Record<MagicEvent['type'], number>>> = {
  comeIntoPlay: bitsOf('comesIntoPlay'),
  makeToken: bitsOf('comesIntoPlay'),
  move: bitsOf('leavesPlay', 'goesToGraveyard', 'destroyed', 'sacrifices', 'discards'),
  control: bitsOf('losesControl'),
  attack: bitsOf('attacks', 'attacksOrBlocks'),
  block: bitsOf('blocks', 'becomesBlocked', 'attacksOrBlocks', 'blocksOrBecomesBlocked', 'attacksUnblocked'),
  damage: bitsOf('dealsDamage', 'isDealtDamage', 'losesLife'),
  gainLife: bitsOf('gainsLife'),
  loseLife: bitsOf('losesLife'),
  play: bitsOf('playsSpell', 'becomesTarget'),
  activate: bitsOf('becomesTarget'),
  trigger: bitsOf('becomesTarget'),
  changeTargets: bitsOf('becomesTarget'),
  copySpell: bitsOf('becomesTarget'),
  playLand: bitsOf('playsLand'),
  playManaAbility: bitsOf('tapsForMana'),
  tap: bitsOf('becomesTapped'),
  untap: bitsOf('becomesUntapped'),
  untapAll: bitsOf('becomesUntapped'),
  draw: bitsOf('draws'),
  step: bitsOf('moment'),
  turn: bitsOf('moment'),
};
/** What looks at the game as it was before: the leaving of permanents (MC-Q-81, MC-Q-127), and loss of control. */
export const looksBack = bitsOf('leavesPlay', 'goesToGraveyard', 'destroyed', 'sacrifices', 'losesControl');

export type Triggered = Extract<Ability, { is: 'triggered' }>;

/** Where an ability works that does not work in play (MC-GR-11): "if this is in your graveyard" says it too. */
export function worksIn({ worksIn: zone, condition }: Triggered): 'hand' | 'graveyard' | null {
  if (zone) return zone;
  if (condition?.is !== 'isIn' || condition.what.is !== 'this') return null;
  return condition.area === 'hand' || condition.area === 'graveyard' ? condition.area : null;
}

/** Whether a moment has come; of combat its beginning. */
export function isMoment(
  step: Extract<TriggerEvent, { on: 'moment' }>['moment']['step'],
  event: MagicEvent,
): boolean {
  if (event.type !== 'step') return event.type === 'turn' && step === null;
  if (step === null) return false;
  const [first, ...others] = stepsCalled[step];
  return (
    event.step === first || ((step === 'main' || step === 'combatDamage') && others.includes(event.step))
  );
}
