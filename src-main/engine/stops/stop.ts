/** A phase or step in which a player wants to be asked though nothing of use can be done: of the own turn, or of others' turns. */
export interface Stop {
  readonly turn: 'own' | 'others';
  /** Its id, as the rule set has it. */
  readonly at: string;
}
