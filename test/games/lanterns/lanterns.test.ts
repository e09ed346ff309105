import { describe, expect, test } from 'vitest';
import { randomReply } from '../../../src-main/engine/bots/random.js';
import { chanceFrom } from '../../../src-main/engine/chance/chance.js';
import { faultOf } from '../../../src-main/engine/decisions/fault.js';
import { Game } from '../../../src-main/engine/game.js';
import { hashOf } from '../../../src-main/engine/integrity.js';
import { clone } from '../../../src-main/engine/plain.js';
import { faultOfPosition } from '../../../src-main/engine/position.js';
import { plainText } from '../../../src-main/engine/text.js';
import { lanternRules } from './rules.js';
import { newState, state as stateModel, zones, type Lanterns, type Printed, type State } from './state.js';
import { words } from './table.js';
import { defaultTable } from '../../../src-main/engine/defaults/table.js';
import { writable } from '../../../src-main/engine/pipeline/writable.js';

const table = defaultTable(words);

const designs: readonly Printed[] = Array.from({ length: 9 }, (_, nth) => ({
  name: nth % 3 === 2 ? `Moth of ${nth + 1}` : `Lantern of ${nth + 1}`,
  kind: nth % 3 === 2 ? 'moth' : 'lantern',
  light: nth + 1,
  text: '',
}));
const deck = [...designs.keys(), ...designs.keys()];
const names = ['Ann', 'Ben', 'Cleo'];

type LanternGame = Game<State, Printed, Lanterns>;
const newGame = (seed: number, players = 2): LanternGame =>
  new Game(
    lanternRules,
    newState(
      Array.from({ length: players }, () => deck),
      seed,
    ),
    designs,
    1,
  );

/** Plays to the end by chance; `look` is called at every decision. */
function playOut(game: LanternGame, seed: number, look: () => void = () => undefined): LanternGame {
  const chance = chanceFrom(seed);
  while (game.decision) {
    look();
    const reply = randomReply(game.decision, chance);
    expect(faultOf(game.decision, reply)).toBeNull();
    expect(game.answer(reply)).toBeNull();
  }
  return game;
}

/** A game in which Ann and Ben have these cards, by their designs, and Ann is asked. */
function position(ann: Partial<Record<(typeof zones)[number], number[]>>, ben: typeof ann): LanternGame {
  const piles = [ann, ben].map((one) => zones.flatMap((zone) => one[zone] ?? []));
  const state = newState(piles, 1);
  for (const [player, one] of [ann, ben].entries()) {
    const dealt = [...state.players[player]!.zones.deck];
    for (const zone of zones) {
      const cards = dealt.splice(0, one[zone]?.length ?? 0);
      writable(state.players[player]!.zones)[zone] = cards;
      for (const no of cards)
        Object.assign(state.cards[no]!, { zone, known: zone === 'row' ? 7 : 1 << player });
    }
  }
  return new Game(lanternRules, { ...state, turn: 1 }, designs);
}
const offered = ({ decision }: LanternGame): string[] =>
  decision?.kind === 'act' ? decision.actions.map((action) => action.do) : [];
const answers = (game: LanternGame, what: string): void => {
  const place = offered(game).indexOf(what);
  expect(game.answer({ act: place })).toBeNull();
};

describe('Lanterns, a game made of what the engine has for cards in zones', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'random game %i ends, loses no card, and its record gives the same game',
    (seed) => {
      const players = 2 + (seed % 2);
      const game = newGame(seed, players);
      playOut(game, seed, () => {
        const { state } = game;
        const lying = state.players.flatMap((one) => zones.flatMap((zone) => one.zones[zone]));
        expect(lying.toSorted((a, b) => a - b)).toEqual([...state.cards.keys()]);
      });
      expect(game.result?.winners.length).toBeGreaterThan(0);
      const again = newGame(seed, players);
      for (const input of game.inputs) expect(again.take(input)).toBeNull();
      expect(hashOf(again.state)).toBe(hashOf(game.state));
    },
  );

  test('begins again at every boundary and comes to the same end', () => {
    const game = newGame(5);
    const boundaries = new Set<NonNullable<LanternGame['boundary']>>();
    playOut(game, 5, () => game.boundary && boundaries.add(game.boundary));
    expect(boundaries.size).toBeGreaterThan(10);
    for (const { state, inputs } of boundaries) {
      expect(stateModel.safeParse(state).success).toBe(true);
      expect(faultOfPosition(state, 2, designs.length)).toBeNull();
      const again = new Game(lanternRules, clone(state), designs);
      for (const input of game.inputs.slice(inputs)) expect(again.take(input)).toBeNull();
      expect(hashOf(again.state)).toBe(hashOf(game.state));
    }
  });

  test('shows nobody a hand or a deck that is not theirs, in views and in the log', () => {
    const game = newGame(3);
    playOut(game, 3, () => {
      for (const viewer of [0, 1, null]) {
        const { seats } = table.view(game.context, game.decision, viewer, names);
        for (const { seat, zones: seen } of seats) {
          const hand = seen.find(({ zone }) => zone === 'hand')!;
          expect(hand.cards.length).toBe(seat === viewer ? hand.count : 0);
          expect(seen.find(({ zone }) => zone === 'deck')!.cards).toEqual([]);
        }
      }
    });
    const draws = game.context.log.entries.filter(({ event }) => event.type === 'draw' && event.player === 0);
    const line = (viewer: number | null): string =>
      plainText(table.describe(draws[0]!, 0, viewer, names, game.context).line!.text);
    expect(line(0)).toMatch(/^Ann draws (Lantern|Moth) of \d\.$/);
    expect([line(1), line(null)]).toEqual(['Ann draws a card.', 'Ann draws a card.']);
    expect(table.withEverythingRevealed(game.context).state.cards.every(({ known }) => known !== 0)).toBe(
      true,
    );
  });

  test('[LAN-RUL-4] a lantern goes to the row, and its light counts', () => {
    const game = position({ hand: [0], deck: [1] }, { deck: [0] });
    answers(game, 'light');
    const { seats } = table.view(game.context, game.decision, null, names);
    expect(seats.map(({ life }) => life)).toEqual([1, 0]);
  });

  test('[LAN-RUL-5] a moth puts out only a lantern whose light is not above its own', () => {
    const game = position({ hand: [5], deck: [0] }, { row: [4, 6, 7], deck: [0] });
    const ids = (places: number[]): number[] =>
      places.map((place) => game.state.cards[game.state.players[1]!.zones.row[place]!]!.id);
    const within = ids([0]);
    answers(game, 'send');
    // The only one that it reaches goes out without a question.
    expect(game.state.players[1]!.zones.ashes.map((no) => game.state.cards[no]!.design)).toEqual([4]);
    expect(within).toHaveLength(1);
    expect(game.state.players[0]!.zones.ashes).toHaveLength(1);
  });

  test('[LAN-RUL-5] a moth that reaches no lantern cannot be sent', () => {
    const game = position({ hand: [2], deck: [0] }, { row: [4], deck: [0] });
    expect(offered(game)).toEqual(['light', 'pass']);
  });

  test('[LAN-RUL-6] who must draw without a card ends the game, and equal light shares the victory', () => {
    const game = position({ row: [4], deck: [0] }, { row: [4] });
    answers(game, 'pass');
    expect(game.result).toMatchObject({ winners: [0, 1], by: 'an empty deck', rules: ['LAN-RUL-6'] });
    const { result } = table.view(game.context, null, 0, names);
    expect(result?.text).toBe('Ann and Ben won by an empty deck.');
  });

  test('[LAN-RUL-7] the last player left wins', () => {
    const game = newGame(1, 3);
    expect(game.take({ player: 0, resign: true })).toBeNull();
    expect(game.result).toBeNull();
    expect(game.decision?.player).toBe(1);
    expect(game.take({ player: 2, resign: true })).toBeNull();
    expect(game.result?.winners).toEqual([1]);
  });

  test('offers with a card what the decision offers with it', () => {
    const game = position({ hand: [0, 2], deck: [1] }, { row: [0], deck: [0] });
    const moves = game.state.players[0]!.zones.hand.map((no) =>
      table.moves(game.context, game.decision, 0, game.state.cards[no]!.id).map(({ verb }) => verb),
    );
    expect(moves).toEqual([['Light'], ['Send'], ['Light']]);
    expect(table.moves(game.context, game.decision, 1, 1)).toEqual([]);
  });
});
