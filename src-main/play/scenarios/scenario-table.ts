import { createHash, randomInt, randomUUID } from 'node:crypto';
import type { Card } from '../../cards/card.js';
import type { Scenario } from '../../engine/scenario/scenario.js';
import type { GameRules } from '../../games/game-play.js';
import { ruleSet, strongestPlayer } from '../../games/rule-sets.js';
import { scenariosOf } from '../../games/scenarios.js';
import type { Occupant, TableOptions } from '../new-game/new-game.js';
import { titleOf, type NewTable } from '../new-game/new-table.js';
import { newSeed } from '../new-game/seeds.js';
import { LONGEST_TITLE } from '../games/stored-game.js';
import type { Trial } from './trials/trial.js';

/** A whole card that looks like what is printed on a card of a game. */
export type FaceFinder = (rules: GameRules, printed: unknown, ready: unknown) => Promise<Card>;

/**
 * A table at which a scenario's position is played on, all hands open; what is not scripted of its chance comes anew.
 * @param scenario with all cards written out, of which each can be carried out
 * @param seats who plays each seat
 * @throws ScenarioFault, UnplayableCard
 */
export async function sandboxTable(
  scenario: Scenario,
  seats: readonly Occupant[],
  faceOf: FaceFinder,
): Promise<NewTable> {
  const table = await tableOf({ ...scenario, seed: newScenarioSeed() }, seats, faceOf);
  const { stored } = table;
  return { ...table, stored: { ...stored, kind: 'sandbox', options: openTable(stored.options) } };
}

/** A seed that a scenario can have. */
const newScenarioSeed = (): number => randomInt(0x7fff_ffff);

/** All hands open, and whatever was done can be taken back. */
const openTable = (options: TableOptions): TableOptions => ({
  ...options,
  undo: 'anything',
  undoAgreed: false,
  hands: 'open',
});

/**
 * A table on which a card of the library is tried: one person decides for all. There is one for each card, in whose place the next is put.
 * @param trial the position in which it is tried
 * @throws ScenarioFault, UnplayableCard
 */
export async function trialTable(
  { call, scenario }: Trial,
  card: Pick<Card, 'id' | 'name'>,
  faceOf: FaceFinder,
): Promise<NewTable> {
  const whole = { ...scenario, seed: newScenarioSeed() };
  const { stored, beginning } = await tableOf(whole, [], faceOf);
  return {
    beginning,
    stored: {
      ...stored,
      id: trialId(card.id),
      title: `Trying ${card.name || 'an unnamed card'}`.slice(0, LONGEST_TITLE),
      options: openTable(stored.options),
      trial: { card: card.id, call, scenario: whole },
    },
  };
}

/** The id of the game in which a card is tried: the same whenever it is. */
export function trialId(card: string): string {
  const hash = createHash('sha256').update(`trial of ${card}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/**
 * A table at which a puzzle is to be solved: by a person, against the strongest computer players. The same puzzle has the
 * same chance every time.
 * @param source where the puzzle is from
 * @throws ScenarioFault, UnplayableCard
 */
export async function puzzleTable(scenario: Scenario, source: string, faceOf: FaceFinder): Promise<NewTable> {
  const strongest = strongestPlayer(scenario.rules);
  const seats = scenario.players.map(({ name }): Occupant =>
    name === scenario.goal?.by ? 'person' : strongest,
  );
  const table = await tableOf(scenario, seats, faceOf);
  const { stored } = table;
  const options = { ...stored.options, undo: 'anything', undoAgreed: false } as const;
  return { ...table, stored: { ...stored, kind: 'puzzle', options, source, puzzle: scenario } };
}

async function tableOf(
  scenario: Scenario,
  seats: readonly Occupant[],
  faceOf: FaceFinder,
): Promise<NewTable> {
  const playable = ruleSet(scenario.rules);
  const { rules } = playable;
  const { state, designs, printed, names } = scenariosOf(rules.id).position(scenario, () => null);
  return {
    stored: {
      id: randomUUID(),
      title: (scenario.name || titleOf(names)).slice(0, LONGEST_TITLE),
      kind: 'sandbox',
      created: Date.now(),
      seats: names.map((name, seat) => ({ name, occupant: seats[seat] ?? 'person' })),
      options: { undo: 'nothing revealed', undoAgreed: true, hands: 'hidden' },
      botSeed: newSeed(),
      faces: await Promise.all(printed.map((card, place) => faceOf(playable, card, designs[place]))),
      source: null,
    },
    beginning: {
      rules: { id: rules.id, version: rules.version },
      players: names.map((name) => ({ name })),
      cards: printed,
      start: { state },
    },
  };
}
