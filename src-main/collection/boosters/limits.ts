/** The largest numbers that packs and drafts are dealt by. */
export const packLimits = {
  packs: 64,
  /** Cards of one rarity in a pack. */
  inSlot: 40,
  seed: 0xffff_ffff,
  /** Of a draft. */
  seats: 8,
  rounds: 8,
} as const;
