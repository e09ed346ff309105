/** What came with pawns (15th), gift-summoning and shuffled excavation (16th), embodying and petrifying (17th). */

export const pawnCitations = [
  'craft',
  'clone',
  'embody',
  'pawnDestroyed',
  'pawnLeaves',
  'pawnPetrified',
  'petrify',
  'shuffleExcavated',
  'gift',
  'giftTo',
  'giftTaken',
] as const;

export const pawnProhibitions = [
  'pawnGone',
  'petrified',
  'petrifiedAttacks',
  'petrifiedDefends',
  'petrifiedVictim',
] as const;
