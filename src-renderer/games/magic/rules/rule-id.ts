/** Id of the rules in whose rulebook a rule stands: "MC-CMB-12" is in "magic-classic". Null for what is no rule's id. */
export const rulebookOf = (id: string): string | null =>
  /^MC-[A-Z]+-\d+$/.test(id) ? 'magic-classic' : null;
