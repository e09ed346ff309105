/** Id of the game of a rule set, whose own id begins with it: "game-edition". */
export const gameOfRules = (rules: string): string => rules.split('-')[0] ?? rules;
