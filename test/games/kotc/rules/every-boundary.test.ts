import { describe, expect, test } from 'vitest';
import { randomReply } from '../../../../src-main/engine/bots/random.js';
import { chanceFrom } from '../../../../src-main/engine/chance/chance.js';
import { isUnderWay } from '../../../../src-main/engine/frames/frames.js';
import { Game, type Input } from '../../../../src-main/engine/game.js';
import type { Design } from '../../../../src-main/games/kotc/rules/context.js';
import { kotcRuleSets, type KotcRules } from '../../../../src-main/games/kotc/rules/rule-set.js';
import { newState } from '../../../../src-main/games/kotc/rules/state/new-state.js';
import type { KotcState } from '../../../../src-main/games/kotc/rules/state/state.js';
import { takeAll, type KotcGame } from './game-of.js';
import { guideOf, randomDecks } from './random-decks.js';
import { watched } from './watched.js';

const DECISIONS = 150;

/** Where a game says that it can be begun again. */
interface Place {
  readonly state: string;
  readonly inputs: number;
  /** Entries of the log. */
  readonly entries: number;
}

/** A game that notes such places. */
class Watched {
  readonly places: Place[] = [];
  readonly game: KotcGame;
  /** The inputs before each question for an action. */
  readonly acts: number[] = [];
  /** The inputs before each question of the setup. */
  readonly setUp: number[] = [];
  #inputs = 0;

  constructor(
    rules: KotcRules,
    state: KotcState,
    designs: readonly Design[],
    private readonly most = Infinity,
  ) {
    const watching = watched(rules, ({ state: own, log }) => {
      // Where one is begun again, nothing is looked at beyond the place that it comes to next.
      if (this.places.length >= this.most) return;
      const place = { inputs: this.#inputs, entries: log.entries.length };
      this.places.push({ state: JSON.stringify(own), ...place });
    });
    this.game = new Game(watching, state, designs);
  }

  take(input: Input): void {
    const { decision } = this.game;
    if (decision?.kind === 'act') this.acts.push(this.#inputs);
    if (decision?.role === 'mulligan' || decision?.role === 'setup') this.setUp.push(this.#inputs);
    // The rules come to boundaries while they take it in.
    this.#inputs += 1;
    takeAll(this.game, [input]);
  }

  get end(): string {
    return JSON.stringify([this.game.state, this.game.decision]);
  }

  /** What has been told since so many entries. */
  told(from: number, to?: number): string {
    return JSON.stringify(this.game.context.log.entries.slice(from, to));
  }
}

function randomGame(rules: KotcRules, seed: number): Watched {
  const chance = chanceFrom(seed);
  const { designs, decks } = randomDecks(chance, 2 + (seed % 2), guideOf(rules.edition.number, false));
  const played = new Watched(rules, newState(decks, rules.edition, seed), designs);
  const { game } = played;
  if (seed % 3 === 0) played.take({ player: 0, askAlways: true });
  for (let asked = game.decision; asked && game.inputs.length < DECISIONS; asked = game.decision)
    played.take({ player: asked.player, decision: asked.id, reply: randomReply(asked, chance) });
  return played;
}

describe.each(Object.values(kotcRuleSets))('a random game of $id', (rules) => {
  const seeds = [1, 2, 3];
  const games = seeds.map((seed) => randomGame(rules, seed));
  const begun = ({ game: { context } }: Watched, { state }: Place): Watched =>
    new Watched(rules, JSON.parse(state) as KotcState, context.designs, 2);

  test.each(seeds)('%i begun again at any boundary comes to the next one as it did', (seed) => {
    const played = games[seed - 1] as Watched;
    const { places, game } = played;
    for (const [nth, place] of places.entries()) {
      const next = places[nth + 1];
      const again = begun(played, place);
      // At the beginning of a phase it tells of the phase once more.
      const before = isUnderWay({ state: JSON.parse(place.state) as KotcState }) ? 0 : 1;
      for (const input of game.inputs.slice(place.inputs, next?.inputs)) again.take(input);
      if (next) {
        const { state, entries } = again.places[1] as Place;
        expect(state).toBe(next.state);
        expect(again.told(before, entries)).toBe(played.told(place.entries, next.entries));
      } else {
        expect(again.end).toBe(played.end);
        expect(again.told(before)).toBe(played.told(place.entries));
      }
    }
  });

  test.each(seeds)('%i begun again in its midst comes to the same end', (seed) => {
    const played = games[seed - 1] as Watched;
    const place = played.places[played.places.length >> 1] as Place;
    const again = begun(played, place);
    for (const input of played.game.inputs.slice(place.inputs)) again.take(input);
    expect(again.end).toBe(played.end);
  });

  test('asks every question of the setup right after a boundary', () => {
    const { redraw, reserves, reservesBeside } = rules.edition.setup;
    // In the third somebody says something that is no answer before the first question is answered.
    for (const { setUp, places } of games.slice(0, 2)) {
      // Reserves beside the deck are asked for where it has more cards than it needs.
      if (!reservesBeside) expect(setUp.length > 1).toBe(redraw || reserves > 0);
      expect(places.map(({ inputs }) => inputs)).toEqual(expect.arrayContaining(setUp));
    }
  });

  test('asks nearly every question for an action right after a boundary', () => {
    const isNear = games.flatMap(({ acts, places }) => {
      const reached = new Set(places.map(({ inputs }) => inputs));
      return acts.map((inputs) => reached.has(inputs));
    });
    expect(isNear.filter(Boolean).length / isNear.length).toBeGreaterThan(0.98);
  });
});
