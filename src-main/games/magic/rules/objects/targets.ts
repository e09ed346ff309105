/** What can be aimed at (MC-PLAY-20, MC-PLAY-21), and what still is as a text resolves (MC-RES-01 to 06). */
import { has, type CardNo, type Target as Aimed } from '../../../../engine/state.js';
import type { PlayerNo, Refusal } from '../../../../engine/decision.js';
import type { Target } from '../../cards/components/filters.js';
import type { Magic } from '../context.js';
import type { KnownObject } from '../state/state.js';
import type { Aim, TextSource } from '../state/text-source.js';
import { changesOn } from './characteristics.js';
import { amountOf } from './amounts.js';
import { keywordBit } from './bits.js';
import { matches, matchesKnown } from './filters.js';
import { forEach } from './find.js';
import { sourceKnown } from './known.js';
import { opponentsOf } from './who.js';
import { cardAt, inTurnOrder } from '../state/reading.js';

export interface LegalTargets {
  readonly cards: readonly CardNo[];
  readonly players: readonly PlayerNo[];
}
const none: readonly never[] = [];

/** What a "target" of a text can be aimed at now. */
export function legalTargets(game: Magic, target: Target, text: TextSource): LegalTargets {
  return { cards: targetCards(game, target, text), players: targetPlayers(game, target, text) };
}

/** @param most no more are looked for */
function targetCards(game: Magic, { filter }: Target, text: TextSource, most = Infinity): readonly CardNo[] {
  if (!filter) return none;
  const found: CardNo[] = [];
  const source = lazily(() => sourceKnown(game, text));
  forEach(game, filter, text, (no) => {
    // What is on the stack does not aim at itself.
    const isItself = no === text.on && cardAt(game, no).zone === 'stack';
    if (!isItself && whyNotTarget(game, no, source, text) === null) found.push(no);
    return found.length >= most;
  });
  return found;
}

function targetPlayers(game: Magic, { player }: Target, text: TextSource): readonly PlayerNo[] {
  if (player === null) return none;
  return player === 'opponent' ? opponentsOf(game, text.controller) : inTurnOrder(game);
}

/** Looked up only once something asks about it: most objects ask nothing. */
function lazily<T>(look: () => T): () => T {
  let found: T | undefined;
  return () => (found ??= look());
}

const refusals = {
  protection: {
    allowed: false,
    rule: 'MC-KW-49',
    because: 'It is protected from that: it cannot be the target.',
  },
  untargetable: { allowed: false, rule: 'MC-GR-157', because: 'It says that it cannot be the target.' },
} as const satisfies Readonly<Record<string, Refusal>>;

/** Protection, and whatever else keeps spells and abilities from aiming at an object (MC-KW-49, MC-GR-157); null: nothing does. */
export function whyNotTarget(
  game: Magic,
  no: CardNo,
  source: () => KnownObject,
  text: TextSource,
): Refusal | null {
  const values = game.rules.characteristicsOf(game, no);
  if ((values.keywordBits & keywordBit.protection) !== 0 && cardAt(game, no).zone === 'play') {
    if (isProtected(game, no, source(), text)) return refusals.protection;
  }
  if (values.changes.length === 0) return null;
  for (const { change, text: own } of changesOn(game, no, 'cannotBeTarget')) {
    if (change.of === null || matchesKnown(game, change.of, { ...source(), player: text.controller }, own)) {
      return refusals.untargetable;
    }
  }
  return null;
}

/** Whether an object has protection from a source, of whatever controller (MC-KW-51, MC-KW-55, MC-Q-73). */
export function isProtected(game: Magic, no: CardNo, source: KnownObject, text: TextSource): boolean {
  const { keywords, keywordBits } = game.rules.characteristicsOf(game, no);
  if ((keywordBits & keywordBit.protection) === 0) return false;
  return keywords.some(
    (keyword) => keyword.is === 'protection' && matchesKnown(game, keyword.from, source, text),
  );
}

/** How many have to be aimed at and how many can be. */
export function targetCount(
  game: Magic,
  { count }: Target,
  text: TextSource,
): { readonly least: number; readonly most: number } {
  if (!count) return one;
  const least = Math.max(0, amountOf(game, count.least, text));
  const most = count.most === null ? Infinity : Math.max(least, amountOf(game, count.most, text));
  return { least, most };
}
const one = { least: 1, most: 1 };

/** Whether there is enough to aim at: without, it cannot be played (MC-PLAY-21). */
export function hasTargets(game: Magic, targets: readonly Target[], text: TextSource): boolean {
  for (const target of targets) {
    const { least } = targetCount(game, target, text);
    if (least === 0) continue;
    const players = targetPlayers(game, target, text).length;
    const left = least - players;
    if (left > 0 && targetCards(game, target, text, left).length < left) return false;
  }
  return true;
}

/** Whether a target is still what the text asks for: an object where it was, a player in the game (MC-RES-03, MC-RES-04, MC-Q-38). */
function isStillLegal(game: Magic, target: Target, aim: Aim, text: TextSource): boolean {
  if ('player' in aim) return !has(game.state.out, aim.player);
  const { card: no, id } = aim;
  if (no < 0 || game.state.cards[no]?.id !== id || !target.filter) return false;
  if (!matches(game, target.filter, no, text)) return false;
  return whyNotTarget(game, no, () => sourceKnown(game, text), text) === null;
}

/** A text as it resolves: aimed only at what is still legal; null where nothing of what it was aimed at is (MC-RES-05, MC-RES-06). */
export function aimedAtLegal(game: Magic, text: TextSource): TextSource | null {
  const { targets, shares } = text;
  if (!targets) return text;
  let [all, still, place] = [0, 0, 0];
  const kept = new Map<Target, readonly Aim[]>();
  const keptShares: number[] = [];
  for (const [target, aims] of targets) {
    const legal: Aim[] = [];
    for (const aim of aims) {
      if (isStillLegal(game, target, aim, text)) {
        legal.push(aim);
        // Nothing is divided anew (MC-Q-36).
        if (shares) keptShares.push(shares[place] ?? 0);
      }
      place += 1;
    }
    all += aims.length;
    still += legal.length;
    kept.set(target, legal);
  }
  if (all > 0 && still === 0) return null;
  return { ...text, targets: kept, shares: shares && keptShares };
}

/** What is aimed at, as the state keeps it. */
export const aimOf = ({ state }: Magic, aim: CardNo | { readonly player: PlayerNo }): Aimed =>
  typeof aim === 'number' ? { card: state.cards[aim]?.id ?? 0 } : aim;
