import type { CardId, Choice, ConfirmDecision, OptionsDecision } from '../../../engine/decision.js';
import { wordOf } from '../rules/purposes.js';
import { bestVictim, plannedAttack } from './battles.js';
import { bestThrow, isWorthHealing, whoTakesTheDie } from './counter-worth.js';
import { abilitiesOf, dearestFirst, type Seat } from './seat.js';
import { gainOf } from './worth.js';

const LOW_DIE = 2;
const HIGH_DIE = 5;
const SHIELDED = 2;

export function chosenOptions(decision: OptionsDecision, seat: Seat): readonly number[] {
  const { options, least, most, about } = decision;
  const one = (suits: (choice: Choice) => boolean): number[] => {
    const place = options.findIndex(suits);
    if (place >= 0) return [place];
    return [...options.keys()].slice(0, least);
  };
  const isMine = (id: CardId | undefined): boolean => seat.spots.get(id ?? 0)?.player === seat.me;
  switch (wordOf(decision)) {
    case 'victim': {
      const plan = plannedAttack(seat);
      const dice = (plan?.team ?? []).reduce((sum, { sp }) => sum + (sp ?? 0), 0);
      return [bestVictim(seat, options, dice, plan?.enemy ?? null)];
    }
    case 'berzerk':
      return [bestVictim(seat, options, seat.spots.get(about ?? 0)?.card.sp ?? 0, null)];
    case 'deploy':
      return one(({ card }) => card === dearestOf(options, seat));
    case 'reroll':
      return one(({ player, number = 0 }) => (player === seat.me ? number <= LOW_DIE : number >= HIGH_DIE));
    case 'taunt':
      return one(({ card }) => (seat.spots.get(card ?? 0)?.card.hp ?? 0) > 1 && isVictim(seat));
    case 'medic':
      return one(({ card }) => isMine(card) && isLosing(card, seat));
    case 'shield':
      return about !== undefined && isMine(about) ? [highestIn(options)] : [];
    case 'undying':
      return one(({ card }) => isMine(card));
    case 'voodoo': {
      const best = bestThrow(decision, seat);
      return best === null ? [] : [best];
    }
    case 'trap':
      return one(({ card }) => isMine(card) && usefulAbility(card, seat) !== undefined);
    case 'trapped':
      return one(({ number }) => number === usefulAbility(about, seat));
    case 'remove':
      return removed(decision, seat);
    case 'self-remove':
      return ownLast(decision, seat).slice(0, least);
    case 'each-die':
    case 'burn-at':
      return [whoTakesTheDie(decision, seat)];
    default:
      return [...options.keys()].slice(0, Math.min(least, most));
  }
}

/**
 * A Shield Counter is for the own minions, and for damage that it lessens in full; an immortality counter for the own
 * creatures. A minion that an enemy has to give is always taken.
 */
export function isConfirmed(decision: ConfirmDecision, { spots, me }: Seat): boolean {
  const { about, amount = 0 } = decision;
  if (wordOf(decision) === 'take-gift') return true;
  const isMine = spots.get(about ?? 0)?.player === me;
  return isMine && (wordOf(decision) !== 'shield' || amount >= SHIELDED);
}

const highestIn = (options: readonly Choice[]): number => {
  const faces = options.map(({ number = 0 }) => number);
  return faces.indexOf(Math.max(...faces));
};

function isLosing(id: CardId | undefined, seat: Seat): boolean {
  const spot = seat.spots.get(id ?? 0);
  const battle = seat.view.battles.at(-1);
  return spot !== undefined && battle !== undefined && isWorthHealing(battle, spot, seat);
}

const isVictim = ({ view, me }: Seat): boolean => {
  const victim = view.battles.at(-1)?.victim;
  return victim !== undefined && 'player' in victim && victim.player === me;
};

function dearestOf(options: readonly Choice[], seat: Seat): CardId | null {
  const { spots, view } = seat;
  const cards = options.flatMap(({ card }) => spots.get(card ?? 0)?.card ?? []);
  const useful = cards.filter(({ printed }) => {
    const [ability] = abilitiesOf(printed, view.rules);
    return printed.type === 'creature' || (ability !== undefined && gainOf(ability, seat, null) > 0);
  });
  return useful.sort(dearestFirst)[0]?.id ?? null;
}

/** The ability of a minion that brings most now, if any brings something. */
function usefulAbility(id: CardId | undefined, seat: Seat): number | undefined {
  const card = seat.spots.get(id ?? 0)?.card;
  if (!card) return undefined;
  const gains = abilitiesOf(card.printed, seat.view.rules).map((ability) => gainOf(ability, seat, card));
  const best = Math.max(...gains);
  return best > 0 ? gains.indexOf(best) : undefined;
}

/** Places of the options: enemies' counters first. */
function ownLast({ options }: OptionsDecision, { me }: Seat): number[] {
  const isMine = (place: number): number => Number(options[place]?.player === me);
  return [...options.keys()].toSorted((a, b) => isMine(a) - isMine(b));
}

/** Enemies' counters, wherever they are. */
function removed(decision: OptionsDecision, seat: Seat): number[] {
  const { options, least, most } = decision;
  const foreign = options.filter(({ player }) => player !== seat.me).length;
  return ownLast(decision, seat).slice(0, Math.max(least, Math.min(most, foreign)));
}
