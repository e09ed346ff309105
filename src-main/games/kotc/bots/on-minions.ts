/** What effects are worth on a minion as it is now, beside what worth-tables.ts says of any. */
import type { Use } from '../../card-components.js';
import type { CounterKind } from '../rules/state/state.js';
import type { BattleView } from '../rules/views/view-actions.js';
import type { CardView } from '../rules/views/view-cards.js';
import { abilitiesOf, componentsOf, DIE, worthOf, type Seat } from './seat.js';
import { inPlay, onEnemy, onMine, removals, type Worth } from './worth-tables.js';

/** The offense of a minion on which an effect is worth what the table says. */
const USUAL_OFFENSE = 2;
/** What is left of that where the minion has no offense. */
const HARMLESS = 0.4;
/** Of a damage that does not destroy. */
const HURT = 1 / 3;

/** These are worth more the more offense the minion has. */
const byOffense: ReadonlySet<string> = new Set([
  'effect-place-weakness-counters',
  'effect-place-exhaustion-counters',
  'effect-place-fatigue-counters',
  'effect-exhaust-and-fatigue',
  'effect-hypnotize',
  'effect-conscript',
  'effect-distract',
  'effect-place-medic-counters',
  'effect-place-assassin-counters',
  'effect-place-berzerk-counters',
]);

/** These do nothing where there is no offense. */
const needOffense: ReadonlySet<string> = new Set([
  'effect-place-weakness-counters',
  'effect-place-medic-counters',
  'effect-place-assassin-counters',
  'effect-place-berzerk-counters',
  'effect-conscript',
]);

/** Of these counters one on a minion is worth most, and every further one less. */
const seldomUsed: Readonly<Record<string, CounterKind>> = {
  'effect-place-undying-counters': 'undying',
  'effect-place-medic-counters': 'medic',
  'effect-place-assassin-counters': 'assassin',
  'effect-place-voodoo-counters': 'voodoo',
  'effect-place-taunt-counters': 'taunt',
};

/** In the older editions an effect is worth the same on every minion that it does something to. */
export function worthOnMinion(effect: Use, card: CardView, side: Worth['on'], seat: Seat): Worth {
  const { id, values } = effect;
  const x = values.x ?? 1;
  const removal = removals[id];
  if (removal !== undefined) return worthOfRemoval(id, removal, card, side);
  const found = inPlay[id];
  if (!found || isWasted(id, card, side, seat)) return onMine(0);
  if (seat.era === 'classic') return { on: found.on, worth: found.worth * x };
  if (id === 'effect-place-damage-counters') return onEnemy(worthOfDamage(x * DIE, card));
  return { on: found.on, worth: found.worth * x * strengthIn(id, card) * scarcity(id, card, seat) };
}

/** A pawn that leaves the battlefield is gone, and a petrified minion that comes back to the hand is a card again. */
function worthOfRemoval(id: string, removal: number, card: CardView, side: Worth['on']): Worth {
  if (card.petrified && id === 'effect-bounce' && side === 'me') return onMine(card.printed.level / 2);
  if (card.petrified && id === 'effect-petrify') return onMine(0);
  return onEnemy((card.pawn ? 1 : removal) * worthOf(card));
}

/** What so much damage does to a minion, in levels. */
export function worthOfDamage(damage: number, card: CardView): number {
  const share = Math.min(1, damage / Math.max(1, card.hp ?? 0));
  return (share === 1 ? 1 : share * HURT) * worthOf(card);
}

function strengthIn(id: string, { sp }: CardView): number {
  if (!byOffense.has(id)) return 1;
  return HARMLESS + ((1 - HARMLESS) * (sp ?? 0)) / USUAL_OFFENSE;
}

function scarcity(id: string, { counters }: CardView, { me }: Seat): number {
  const kind = seldomUsed[id];
  if (kind === undefined) return 1;
  return 1 / (1 + counters.filter((one) => one.kind === kind && one.owner === me).length);
}

/** Nothing comes of the effect on this card as it is. */
function isWasted(id: string, card: CardView, side: Worth['on'], { view, era }: Seat): boolean {
  const { exhausted, fatigued, printed, petrified } = card;
  if (printed.type !== 'creature' && id !== 'effect-exhaust-targets') return true;
  if (petrified || (era === 'modern' && needOffense.has(id) && !card.sp)) return true;
  switch (id) {
    case 'effect-exhaust-and-fatigue':
      return side === 'enemy' && exhausted && fatigued;
    case 'effect-exhaust-targets':
    case 'effect-switch-control':
      return exhausted;
    case 'effect-hypnotize':
      return era === 'modern' && exhausted;
    case 'effect-not-unexhausted':
      return fatigued;
    case 'effect-place-counters':
      return !needsCounters(card, view.rules);
    case 'effect-distract':
      return !view.battles.some((battle) => fightsIn(battle, card));
    case 'effect-conscript':
      return (
        view.battles.length === 0 ||
        (exhausted && fatigued) ||
        view.battles.some((battle) => fightsIn(battle, card))
      );
    default:
      return false;
  }
}

export const fightsIn = (
  { team, defense }: Pick<BattleView, 'team' | 'defense'>,
  { id }: CardView,
): boolean => [...team, ...defense].some((one) => one.id === id);

const needsCounters = ({ printed }: CardView, rules: string): boolean =>
  componentsOf(printed, rules).caveat?.id === 'caveat-action-remove-counters' ||
  abilitiesOf(printed, rules).some(({ costs }) => costs.some(({ id }) => id === 'cost-remove-counters'));
