/** What combat asks of a creature. */
import type { PairingOf } from '../../../../engine/ask.js';
import type { PlayerNo } from '../../../../engine/decision.js';
import type { CardNo } from '../../../../engine/state.js';
import type { Change } from '../../cards/components/changes.js';
import type { Keyword } from '../../cards/components/keywords.js';
import type { Magic } from '../context.js';
import { CREATURE, keywordBit } from '../objects/bits.js';

import { holds } from '../objects/conditions.js';
import { matches } from '../objects/filters.js';
import type { ChangeInForce } from '../state/characteristics.js';

type Kind = Change['is'];
type Of<K extends Kind> = ChangeInForce<Extract<Change, { is: K }>>;

export const isCreature = (game: Magic, no: CardNo): boolean =>
  (game.rules.characteristicsOf(game, no).types & CREATURE) !== 0;

export const hasKeyword = (game: Magic, no: CardNo, keyword: Keyword['is']): boolean =>
  (game.rules.characteristicsOf(game, no).keywordBits & keywordBit[keyword]) !== 0;

export function* keywordsCalled<K extends Keyword['is']>(
  game: Magic,
  no: CardNo,
  kind: K,
): Generator<Extract<Keyword, { is: K }>> {
  for (const keyword of game.rules.characteristicsOf(game, no).keywords) {
    if (keyword.is === kind) yield keyword as Extract<Keyword, { is: K }>;
  }
}

const none: readonly never[] = [];
/** The restrictions or permissions of one kind in force on a creature. */
export function changesOf<K extends Kind>(game: Magic, no: CardNo, kind: K): readonly Of<K>[] {
  const { changes } = game.rules.characteristicsOf(game, no);
  if (changes.length === 0) return none;
  return changes.filter(({ change }) => change.is === kind) as unknown as readonly Of<K>[];
}

export type Act = 'attack' | 'block';

/** Whether a creature may attack or block as though something were so (MC-GR-156, MC-GLO-22). */
export const isAsThough = (
  game: Magic,
  no: CardNo,
  act: Act,
  though: 'flying' | 'haste' | 'notWall' | 'untapped',
): boolean =>
  changesOf(game, no, 'asThough').some(
    ({ change }) => (change.act === act || change.act === 'attackAndBlock') && change.though.is === though,
  );

const isSaid = (game: Magic, no: CardNo, is: 'notAlone' | 'onlyAlone', act: Act): boolean =>
  changesOf(game, no, is).some(({ change }) => change.act === act || change.act === 'attackOrBlock');

/** What a pairing says of a creature that attacks or blocks only beside others, or never beside others (MC-GR-153). */
export function aloneOf(game: Magic, no: CardNo, act: Act): PairingOf['alone'] {
  if (game.rules.characteristicsOf(game, no).changes.length === 0) return undefined;
  if (isSaid(game, no, 'notAlone', act)) return 'never';
  return isSaid(game, no, 'onlyAlone', act) ? 'only' : undefined;
}

/** A creature that can attack or block, and what is said of it besides. */
export function pairingOf(
  card: CardNo,
  to: readonly number[],
  must: boolean,
  alone: PairingOf['alone'],
): PairingOf {
  if (alone) return must ? { card, to, must, alone } : { card, to, alone };
  return must ? { card, to, must } : { card, to };
}

/** Whether something says of a creature that it cannot attack or block (MC-GR-153); `attacker` is what it would block. */
export function isBarred(game: Magic, no: CardNo, act: Act, defender: PlayerNo, attacker?: CardNo): boolean {
  if (isSaid(game, no, 'notAlone', act) && isSaid(game, no, 'onlyAlone', act)) return true;
  return changesOf(game, no, 'cannot').some(({ change, text }) => {
    if (change.act !== act && change.act !== 'attackOrBlock') return false;
    if (change.unless && holds(game, change.unless, { ...text, defender })) return false;
    return !change.whom || (attacker !== undefined && matches(game, change.whom, attacker, text));
  });
}
