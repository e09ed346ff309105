/** A position that is written down in the midst of a turn and read again is the same game. */
import { expect, test } from 'vitest';
import { chanceFrom, randomTo } from '../../../src-main/engine/chance/chance.js';
import { Game } from '../../../src-main/engine/game.js';
import { clone } from '../../../src-main/engine/plain.js';
import { writable } from '../../../src-main/engine/pipeline/writable.js';
import { magicPlayable } from '../../../src-main/games/magic/rules/playable.js';
import { magicRules } from '../../../src-main/games/magic/rules/rule-set.js';
import type { Design } from '../../../src-main/games/magic/rules/state/design.js';
import { faultOfState } from '../../../src-main/games/magic/rules/state/fault.js';
import type { State } from '../../../src-main/games/magic/rules/state/state.js';
import { magicScenarios } from '../../../src-main/games/magic/scenario/scenarios.js';
import { lineupOf, starterStock, startOf, type Stock } from './rules/random/lineups.js';
import { replyTo, type MagicGame } from './rules/random/random-play.js';

const GAMES = Number(process.env['CARDWRIGHT_GAMES'] ?? 25);
const names = ['Ann', 'Ben', 'Cid'];
const ids = ['id', 'card', 'cards', 'uses', 'about'];

/** Ids are told by the order in which they are met, for a position has its own. The cards in the middle lie there in no order. */
function withoutIds(seen: unknown): string {
  const met = new Map<number, number>();
  const told = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => told(one, key));
    if (typeof value === 'number' && ids.includes(key)) {
      return met.get(value) ?? met.set(value, met.size).get(value);
    }
    if (typeof value !== 'object' || value === null) return value;
    const isAsked = 'kind' in value && 'purpose' in value;
    return Object.fromEntries(
      Object.entries(value)
        .filter(([word]) => !(isAsked && word === 'id') && word !== 'design' && word !== 'stage')
        .map(([word, of]) => [word, told(of, word === 'to' && key === 'attached' ? 'card' : word)]),
    );
  };
  return JSON.stringify(told(seen, ''));
}

function views({ context, decision, state }: MagicGame): string {
  const players = names.slice(0, state.players.length);
  return withoutIds(players.map((_, player) => magicPlayable.view(context, decision, player, players)));
}

/** The game goes on for twenty random decisions. @returns what can be seen at the beginning and at last, and all that is asked */
function playedOn(state: State, designs: readonly Design[], seed: number): string[] {
  const chance = chanceFrom(seed);
  writable(state).chance = chanceFrom(seed);
  const game = new Game(magicRules, state, designs);
  const all = [views(game)];
  for (let left = 20; left > 0 && game.decision; left -= 1) {
    all.push(withoutIds(game.decision));
    game.answer(replyTo(game.decision, chance));
  }
  return [...all, views(game)];
}

function playAndReadAgain(stock: Stock, seed: number): void {
  const chance = chanceFrom(seed);
  const players = names.slice(0, seed % 5 === 0 ? 3 : 2);
  const lineup = lineupOf(stock, players.length, chance);
  const game = new Game(magicRules, startOf(lineup, seed, false), lineup.designs, 1);
  for (let left = randomTo(chance, 60); left > 0 && game.decision; left -= 1) {
    game.answer(replyTo(game.decision, chance));
  }
  const state = game.boundary?.state;
  if (!game.decision || !state || state.turn === 0) return;
  const written = magicScenarios.scenarioOf('magic-classic', state, lineup.printed, players);
  const scenario = magicScenarios.models.scenario.parse(JSON.parse(JSON.stringify(written)));
  const again = magicScenarios.position(scenario, () => null);
  const designs = again.designs as readonly Design[];
  expect(faultOfState(again.state, designs)).toBeNull();
  expect(magicScenarios.scenarioOf('magic-classic', again.state, again.printed, players)).toEqual(written);
  expect(playedOn(again.state, designs, seed)).toEqual(playedOn(clone(state), lineup.designs, seed));
}

test(
  `a position in the midst of each of ${GAMES} random games goes on as that game does`,
  () => {
    const stock = starterStock();
    for (let seed = 1; seed <= GAMES; seed += 1) {
      try {
        playAndReadAgain(stock, seed);
      } catch (error) {
        throw new Error(`The random game with the seed ${seed} goes on otherwise.`, { cause: error });
      }
    }
  },
  60_000 + GAMES * 200,
);
