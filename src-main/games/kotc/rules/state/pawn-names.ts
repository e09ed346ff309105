import type { Design } from '../context.js';

/** What a pawn that was crafted is called, and what is printed on it: "Pawn 1/2". */
export const nameOfCrafted = (sp: number, hp: number): string => `Pawn ${sp}/${hp}`;

/** Whether it is called as crafted pawns of these figures are. */
export const isCrafted = (name: string, sp: number | null, hp: number | null): boolean =>
  name === nameOfCrafted(sp ?? 0, hp ?? 0);

/** What a pawn is called: a crafted one as it is printed, others after what they are made of. */
export const pawnName = ({ name, sp, hp }: Pick<Design, 'name' | 'sp' | 'hp'>): string =>
  isCrafted(name, sp, hp) ? name : `${name} (pawn)`;
