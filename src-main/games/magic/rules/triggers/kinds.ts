/** Which abilities could trigger on which events: most events find nobody who waits for them. */
import type { Ability } from '../../cards/components/abilities.js';
import type { TriggerEvent } from '../../cards/components/events.js';
import type { Magic } from '../context.js';
import type { Design, Node } from '../state/design.js';
import type { MagicEvent } from '../state/events.js';

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
const byEvent: Readonly<Partial<Record<MagicEvent['type'], number>>> = {
  comeIntoPlay: bitsOf('comesIntoPlay'),
  makeToken: bitsOf('comesIntoPlay'),
  move: bitsOf('leavesPlay', 'goesToGraveyard', 'destroyed', 'sacrifices', 'discards'),
  control: bitsOf('losesControl'),
  attack: bitsOf('attacks'),
  block: bitsOf('blocks', 'becomesBlocked', 'attacksUnblocked'),
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

/** What a game's cards wait for at all. */
export interface Heard {
  readonly kinds: number;
  /** Something triggers in hands or graveyards (MC-GR-11). */
  readonly outsidePlay: boolean;
}
const heard = new WeakMap<readonly Design[], Heard>();
let lastDesigns: readonly Design[] | null = null;
let lastHeard: Heard = { kinds: 0, outsidePlay: false };

export function heardIn({ designs }: Magic): Heard {
  if (designs === lastDesigns) return lastHeard;
  let found = heard.get(designs);
  if (!found) {
    let bits = 0;
    let outsidePlay = false;
    for (const { nodes } of designs) {
      for (const node of nodes) {
        const event = eventOf(node);
        if (!event) continue;
        bits |= kindBit[event.on];
        outsidePlay ||= 'is' in node && node.is === 'triggered' && worksIn(node) !== null;
      }
    }
    found = { kinds: bits, outsidePlay };
    heard.set(designs, found);
  }
  lastDesigns = designs;
  lastHeard = found;
  return found;
}

function eventOf(node: Node): TriggerEvent | null {
  if ('is' in node) return node.is === 'triggered' ? node.event : null;
  return node.do === 'delayed' ? node.event : null;
}

/** The kinds that could trigger on an event and that somebody's cards wait for. */
export const wanted = (game: Magic, { type }: MagicEvent): number =>
  (byEvent[type] ?? 0) & heardIn(game).kinds;

export type Triggered = Extract<Ability, { is: 'triggered' }>;

/** Where an ability works that does not work in play (MC-GR-11): "if this is in your graveyard" says it too. */
export function worksIn({ worksIn: zone, condition }: Triggered): 'hand' | 'graveyard' | null {
  if (zone) return zone;
  if (condition?.is !== 'isIn' || condition.what.is !== 'this') return null;
  return condition.area === 'hand' || condition.area === 'graveyard' ? condition.area : null;
}
