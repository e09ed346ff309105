/** The starter sets that a library can be filled from, and the edition as their buttons name it; newest first. */
export const starterSets = [
  ['kotc-14', '14th'],
  ['kotc-11', '11th'],
  ['kotc-09', '9th'],
  ['kotc-06', '6th'],
] as const;
