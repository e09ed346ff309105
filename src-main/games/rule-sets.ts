import { hasMoreValues } from '../cards/json-size.js';
import { describeIssue } from '../cards/model-fault.js';
import type { RecordReader } from '../engine/record-text.js';
import type { SearchRules } from '../engine/search/search-rules.js';
import { randomPlayer, type ComputerPlayer } from './computer-players.js';
import type { Game } from './game.js';
import type { GameRules } from './game-play.js';
import { games } from './registry.js';
import { levelNames, thinkingPlayers, type Searching } from './defaults/thinking-players.js';

/** The rule sets of all games, the oldest edition of each first. */
export const ruleSets = (): readonly GameRules[] => games().flatMap((game) => game.ruleSets);

/** The rule set of an id, of whichever game, if there is one. */
export const findRuleSet = (id: string): GameRules | undefined =>
  ruleSets().find(({ rules }) => rules.id === id);

/** What the engine needs to be told to read the records of all games. */
export const recordReader: RecordReader = {
  playable: findRuleSet,
  describeIssue,
  hasMoreValues,
};

/** @throws RangeError for rules that no game has */
export function ruleSet(id: string): GameRules {
  const found = findRuleSet(id);
  if (!found) throw new RangeError(`There are no rules “${id}”.`);
  return found;
}

/** The id of the newest rules of the first game that is played. @throws RangeError when there are none */
export function newestRules(): string {
  const newest = games()
    .find((game) => game.ruleSets.length > 0)
    ?.ruleSets.at(-1);
  if (!newest) throw new RangeError('There are no rules.');
  return newest.rules.id;
}

/** The game that a rule set is of. @throws RangeError for rules that no game has */
export function gameOfRules(id: string): Game {
  const found = games().find((game) => game.ruleSets.some(({ rules }) => rules.id === id));
  if (!found) throw new RangeError(`There are no rules “${id}”.`);
  return found;
}

/** Who plays games by these rules without a person, weakest first. */
export function computerPlayersFor(rules: string): readonly ComputerPlayer[] {
  const plain = plainPlayersFor(rules);
  return searchingFor(rules) ? [...plain, ...thinkingPlayers(plain.at(-1) ?? randomPlayer)] : plain;
}

/** Those of them who are offered for new games, weakest first. */
export function offeredPlayersFor(rules: string): readonly ComputerPlayer[] {
  const offered: readonly string[] = searchingFor(rules)?.offered ?? [];
  return computerPlayersFor(rules).filter(({ name, level }) => !level || offered.includes(name));
}

/** Those who answer at once. */
const plainPlayersFor = (rules: string): readonly ComputerPlayer[] => [
  randomPlayer,
  ...gameOfRules(rules).computerPlayers,
];

/** What players need who look ahead in games by these rules; null where nobody does. */
export const searchingFor = (rules: string): Searching | null =>
  gameOfRules(rules).searching?.[rules] ?? null;

/** How games by these rules are searched before any weights are known; null where none can be found. */
export const trainableFor = (rules: string): SearchRules | null =>
  gameOfRules(rules).trainable?.[rules] ?? null;

/** The names of all computer players of all games, weakest first. */
export const computerPlayerNames = (): readonly string[] => [
  ...new Set([randomPlayer, ...games().flatMap((game) => game.computerPlayers)].map(({ name }) => name)),
  ...levelNames,
];

/** @throws RangeError for one who does not play by these rules */
export function computerPlayer(rules: string, name: string): ComputerPlayer {
  const found = computerPlayersFor(rules).find((one) => one.name === name);
  if (!found) throw new RangeError(`No computer player “${name}” plays by the rules “${rules}”.`);
  return found;
}

/** The name of the strongest who plays by these rules without thinking ahead, so that nobody waits for it. */
export const strongestPlayer = (rules: string): string =>
  plainPlayersFor(rules).at(-1)?.name ?? randomPlayer.name;
