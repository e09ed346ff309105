import { randomInt, randomUUID } from 'node:crypto';
import type { Card } from '../../cards/card.js';
import type { Design, PlayedCard } from '../../games/kotc/rules/components/design.js';
import { kotcRuleSets } from '../../games/kotc/rules/rule-set.js';
import type { Scenario } from '../../games/kotc/scenario/format.js';
import { setPosition } from '../../games/kotc/scenario/position.js';
import type { Occupant } from '../new-game/new-game.js';
import { titleOf, type NewTable } from '../new-game/new-table.js';
import { newSeed } from '../new-game/seeds.js';
import { LONGEST_TITLE } from '../games/stored-game.js';

/** A whole card that looks like what is printed on a card of a game. */
export type FaceFinder = (printed: PlayedCard) => Promise<Card>;

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
  const seats = scenario.players.map(({ name }): Occupant =>
    name === scenario.goal?.by ? 'person' : 'greedy',
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
  const rules = kotcRuleSets[scenario.rules];
  const { state, designs, printed, names } = setPosition(scenario, rules.edition, () => null);
  return {
    stored: {
      id: randomUUID(),
      title: (scenario.name || titleOf(names)).slice(0, LONGEST_TITLE),
      kind: 'sandbox',
      created: Date.now(),
      seats: names.map((name, seat) => ({ name, occupant: seats[seat] ?? 'person' })),
      options: { undo: 'nothing revealed', undoAgreed: true, hands: 'hidden' },
      botSeed: newSeed(),
      faces: await Promise.all(printed.map((card, place) => faceOf(withCost(card, designs[place])))),
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

/** A cost that is left out is what the components come to; on the card it is printed. */
export const withCost = (card: PlayedCard, design: Design | undefined): PlayedCard => ({
  ...card,
  cost: card.cost ?? design?.level ?? null,
});
