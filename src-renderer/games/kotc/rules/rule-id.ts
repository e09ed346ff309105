const ruleId = /^K(\d\d)-[A-Z]+-\d+$/;

/** Id of the rules in whose rulebook a rule stands, which its own id says: "K09-CHN-02" is in "kotc-09". Null for what is no rule's id. */
export const rulebookOf = (id: string): string | null => {
  const number = ruleId.exec(id)?.[1];
  return number === undefined ? null : `kotc-${number}`;
};
