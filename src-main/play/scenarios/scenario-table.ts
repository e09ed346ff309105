import { randomInt, randomUUID } from 'node:crypto';
import type { Card } from '../../cards/card.js';
import type { Scenario } from '../../engine/scenario/scenario.js';
import type { GameRules } from '../../games/game-play.js';
import { ruleSet, strongestPlayer } from '../../games/rule-sets.js';
import { scenariosOf } from '../../games/scenarios.js';
import type { Occupant } from '../new-game/new-game.js';
import { titleOf, type NewTable } from '../new-game/new-table.js';
import { newSeed } from '../new-game/seeds.js';
import { LONGEST_TITLE } from '../games/stored-game.js';

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
  const table = await tableOf({ ...scenario, seed: randomInt(0x7fff_ffff) }, seats, faceOf);
  const { stored } = table;
  const options = { ...stored.options, undo: 'anything', undoAgreed: false, hands: 'open' } as const;
  return { ...table, stored: { ...stored, kind: 'sandbox', options } };
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
