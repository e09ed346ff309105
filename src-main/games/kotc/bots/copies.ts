/** What pawns are worth that are made of cards: clones of minions, and spells that are embodied. */
import type { SubAbility, Use } from '../../card-components.js';
import type { ModernEffectId } from '../cards/vocabulary/ids.js';
import type { CardView } from '../rules/views/view-cards.js';
import { worthOf } from './seat.js';

/** A pawn is worth less than the card: it lives on the battlefield only. */
const PAWN = 0.8;

interface Copies {
  readonly of: CardView['printed']['type'];
  readonly times: boolean;
}

const copyingTable = {
  'effect-clone': { of: 'creature', times: false },
  'effect-clone-times': { of: 'creature', times: true },
  'effect-embody': { of: 'spell', times: false },
  'effect-embody-times': { of: 'spell', times: true },
} as const satisfies Partial<Record<ModernEffectId, Copies>>;
const copyings: Readonly<Record<string, Copies | undefined>> = copyingTable;

/** Effects that make pawns of cards. */
export type Copying = keyof typeof copyingTable;

export const copies = ({ effects }: SubAbility): boolean =>
  effects.some(({ id }) => copyings[id] !== undefined);

/**
 * What an effect brings that makes pawns of the card, for whoever uses it, in levels. Each pawn is paid for (K15-KEY-124).
 * @returns null for any other effect
 */
export function worthOfCopies({ id, values }: Use, card: CardView, resources: number): number | null {
  const copying = copyings[id];
  if (!copying) return null;
  if (card.printed.type !== copying.of) return 0;
  const wanted = copying.times ? (values.x ?? 1) : 1;
  const level = copying.of === 'spell' ? Math.max(1, card.printed.level) : card.printed.level;
  const paid = level === 0 ? wanted : Math.min(wanted, Math.floor(resources / level));
  return paid * PAWN * worthOfPawn(card);
}

/** A clone has the printed values, an embodied spell its ability every turn. */
const worthOfPawn = ({ printed }: CardView): number => worthOf({ printed, sp: printed.sp, hp: printed.hp });
