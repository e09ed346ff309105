import type { KotcContext } from '../../context.js';
import type { CounterMechanism, CounterTable } from '../../editions/counter-mechanisms.js';
import type { CounterKind } from '../../state/state.js';
import type { Answering, CounterImpl, InBattle } from './counter-impl.js';
import { becomeVictim, leaveAndHeal, skipDefense } from './in-battle.js';
import {
  addTo,
  exhaustHost,
  fatigueHost,
  forceAttack,
  forceAttackAndBar,
  rollDamage,
  spToZero,
} from './proactive.js';

const answering: Answering = { works: 'where it is asked for' };

const impls: Readonly<Record<CounterMechanism, CounterImpl>> = {
  'raise SP': addTo('sp', 1, 'sword'),
  'lower SP': addTo('sp', -1, 'weakness'),
  'SP to 0': spToZero,
  'raise HP': addTo('hp', 5, 'shield'),
  'lessen damage': answering,
  'stop a die': answering,
  'throw a die': answering,
  'roll damage': rollDamage,
  exhaust: exhaustHost,
  fatigue: fatigueHost,
  'force an attack': forceAttack,
  'force an attack and bar': forceAttackAndBar,
  'become the victim': becomeVictim,
  'leave and heal': leaveAndHeal,
  'skip the defense': skipDefense,
  're-roll': answering,
  'spring a trap': answering,
  'prevent destruction': answering,
};

/** What a counter of a kind does in the edition; nothing of its own where the edition has none. */
export function counterImplOf({ edition }: KotcContext, kind: CounterKind): CounterImpl {
  const mechanism = edition.mechanisms.counters[kind];
  return mechanism === undefined ? answering : impls[mechanism];
}

const kinds = new Map<CounterTable, readonly (readonly [CounterKind, InBattle])[]>();

/** The kinds whose effects happen at once in a battle. Found once for an edition: they are asked for at every step of a battle. */
export function kindsInBattle({ edition }: KotcContext): readonly (readonly [CounterKind, InBattle])[] {
  const { counters } = edition.mechanisms;
  let found = kinds.get(counters);
  if (!found) kinds.set(counters, (found = inBattleIn(counters)));
  return found;
}

const inBattleIn = (counters: CounterTable): readonly (readonly [CounterKind, InBattle])[] =>
  (Object.entries(counters) as [CounterKind, CounterMechanism][]).flatMap(([kind, mechanism]) => {
    const impl = impls[mechanism];
    return impl.works === 'in a battle' ? [[kind, impl] as const] : [];
  });
