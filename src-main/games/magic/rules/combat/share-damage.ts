/** Who gets how much combat damage (MC-CMB-29 to MC-CMB-36, MC-KW-44 to MC-KW-47). */
import { askAssign, askYes } from '../../../../engine/ask.js';
import type { AssignDecision, Share } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo, Target } from '../../../../engine/state.js';
import type { Magic } from '../context.js';
import { askFor } from '../purposes.js';
import type { Attack, KnownObject } from '../state/state.js';
import { attackBy, blockedBy, blockersOf, inPlay } from './combat-state.js';
import { cardAt } from '../state/reading.js';
import { changesOf, hasKeyword } from './creature.js';
import { oweTogether } from './owe-together.js';

type Sharing = Pick<AssignDecision, 'shares' | 'total' | 'together'>;

/** One part of the combat damage of a step. */
export interface Announced {
  readonly source: KnownObject;
  readonly to: Target;
  readonly amount: number;
}

/** How much combat damage a creature has to deal: none at power 0 or less, or by an effect (MC-Q-51, MC-CMB-48). */
const powerOf = (game: Magic, no: CardNo): number =>
  changesOf(game, no, 'dealsNoCombatDamage').length > 0
    ? 0
    : Math.max(0, game.rules.characteristicsOf(game, no).power);

/** What is enough to destroy a creature, with what it is announced to be dealt already (MC-Q-53). */
function enoughFor(game: Magic, no: CardNo, announced: readonly Announced[]): number {
  const { id, damage = 0 } = cardAt(game, no);
  let enough = game.rules.characteristicsOf(game, no).toughness - damage;
  for (const { to, amount } of announced) if ('card' in to && to.card === id) enough -= amount;
  return Math.max(0, enough);
}

const shareOf = (game: Magic, no: CardNo, total: number, announced: readonly Announced[]): Share => ({
  to: { card: cardAt(game, no).id },
  least: 0,
  most: total,
  enough: enoughFor(game, no, announced),
});

/** An attacking creature that has damage to deal, and what is there to block it. */
interface Striker {
  readonly no: CardNo;
  readonly attack: Attack;
  readonly blockers: readonly CardNo[];
  readonly total: number;
}

function strikerOf(game: Magic, no: CardNo): Striker | null {
  const attack = attackBy(game, no);
  const total = powerOf(game, no);
  return attack && total > 0 ? { no, attack, blockers: blockersOf(game, attack), total } : null;
}

/** Adds what attacking creatures deal; those with trample last, for what others deal counts for them (MC-Q-53, MC-Q-126). */
export function* damageOfAttackers(
  game: Magic,
  attackers: readonly CardNo[],
  announced: Announced[],
): Asking {
  const strikers = attackers.map((no) => strikerOf(game, no)).filter((one) => one !== null);
  const tramplers: Striker[] = [];
  for (const striker of strikers) {
    const { no, attack, blockers, total } = striker;
    if (blockers.length > 0 && mayGoThrough(game, no) && (yield* isThroughBlockers(game, no))) {
      add(game, no, [throughTo(striker)], [total], announced);
    } else if (hasKeyword(game, no, 'trample')) tramplers.push(striker);
    else {
      const shares = attack.blocked
        ? blockers.map((one) => shareOf(game, one, total, announced))
        : [throughTo(striker)];
      const asking = announce(game, no, { shares, total }, announced);
      if (asking) yield* asking;
    }
  }
  if (tramplers.length > 0) yield* damageOfTramplers(game, tramplers, announced);
}

/** Whether its controller may have it deal its damage as though it were not blocked (MC-GR-156). */
const mayGoThrough = (game: Magic, no: CardNo): boolean =>
  changesOf(game, no, 'damagesPlayerThroughBlockers').length > 0;

/** Whether they do. */
const isThroughBlockers = (game: Magic, no: CardNo): Asking<boolean> =>
  askYes(game, askFor(cardAt(game, no).player, 'may', 'MC-GR-156', no));

const throughTo = ({ attack: { defender: player }, total }: Striker): Share => ({
  to: { player },
  least: 0,
  most: total,
});

/**
 * What is enough for a blocker may come from several tramplers together. Whoever deals on to the player counts on those that come
 * after; these owe the blockers what is missing then (MC-Q-126).
 */
function* damageOfTramplers(game: Magic, tramplers: readonly Striker[], announced: Announced[]): Asking {
  const inOrder = tramplers.toSorted((one, other) => other.blockers.length - one.blockers.length);
  const owed = new Set<CardNo>();
  for (const [nth, striker] of inOrder.entries()) {
    const { no, blockers, total } = striker;
    const { of, together } = oweTogether({
      blockers,
      owed,
      later: inOrder.slice(nth + 1),
      lackOf: (blocker) => enoughFor(game, blocker, announced),
    });
    const shares = blockers.map((blocker, place): Share => ({
      ...shareOf(game, blocker, total, announced),
      ...of[place],
    }));
    const before = announced.length;
    const all = [...shares, { ...throughTo(striker), after: true as const }];
    const sharing = { shares: all, total, ...(together.length > 0 && { together }) };
    const asking = announce(game, no, sharing, announced);
    if (asking) yield* asking;
    if (announced.slice(before).some(({ to }) => 'player' in to)) for (const one of blockers) owed.add(one);
  }
}

/** Adds what blocking creatures deal to those they block and that are still there (MC-CMB-34, MC-Q-54, MC-Q-125). */
export function* damageOfBlockers(game: Magic, blockers: readonly CardNo[], announced: Announced[]): Asking {
  for (const no of blockers) {
    const total = powerOf(game, no);
    if (total === 0) continue;
    const attackers = blockedBy(game, no)
      .map(({ attacker }) => inPlay(game, attacker))
      .filter((one) => one !== null);
    const shares = attackers.map((one) => shareOf(game, one, total, announced));
    const asking = announce(game, no, { shares, total }, announced);
    if (asking) yield* asking;
  }
}

/** Adds what a creature deals. @returns what is left of it where somebody is asked how */
function announce(game: Magic, no: CardNo, sharing: Sharing, announced: Announced[]): Asking | undefined {
  const { shares, total } = sharing;
  if (shares.length > 1) return announceShared(game, no, sharing, announced);
  if (shares.length === 1) add(game, no, shares, [total], announced);
  return undefined;
}

function* announceShared(game: Magic, no: CardNo, sharing: Sharing, announced: Announced[]): Asking {
  const { player } = cardAt(game, no);
  const question = askFor(player, 'combatDamage', 'MC-CMB-32', no);
  add(game, no, sharing.shares, yield* askAssign(game, question, sharing), announced);
}

function add(
  game: Magic,
  no: CardNo,
  shares: readonly Share[],
  given: readonly number[],
  announced: Announced[],
): void {
  const source = game.rules.snapshot(game, no);
  for (const [place, { to }] of shares.entries()) {
    const amount = given[place] ?? 0;
    if (amount > 0) announced.push({ source, to: to as Target, amount });
  }
}
