import {
  cardOf,
  changesOf,
  fatiguedIn,
  lasting,
} from '../../../../src-main/games/kotc/rules/state/lasting.js';
import { describe, expect, test } from 'vitest';
import { rulesEditions, type RulesEdition } from '../../../../src-main/games/kotc/cards/editions.js';
import { randomReply } from '../../../../src-main/engine/bots/random.js';
import { chanceFrom, randomTo } from '../../../../src-main/engine/chance/chance.js';
import { Game } from '../../../../src-main/engine/game.js';
import type { Design } from '../../../../src-main/games/kotc/rules/context.js';
import type { PlayedCard } from '../../../../src-main/games/kotc/rules/components/played-card.js';
import type { KotcEdition } from '../../../../src-main/games/kotc/rules/editions/edition.js';
import { newState } from '../../../../src-main/games/kotc/rules/state/new-state.js';
import type { KotcState } from '../../../../src-main/games/kotc/rules/state/state.js';
import { scenario } from '../../../../src-main/games/kotc/scenario/format.js';
import { setPosition } from '../../../../src-main/games/kotc/scenario/position.js';
import { scenarioOf } from '../../../../src-main/games/kotc/scenario/scenario-of.js';
import { answer } from '../rules/game-of.js';
import { rulesOf } from '../rules/paired-games.js';
import { guideOf, randomDecks } from '../rules/random-decks.js';
import { watchedAtPhases } from '../rules/watched.js';

const MOST_DECISIONS = 150;
const nobody = () => null;

/** What of a state a scenario says: all but ids, the cards' numbers, chance, counts of what has been, and pawns that are gone. */
function essence(state: KotcState, { mechanisms }: KotcEdition): unknown {
  const seatNames = state.players.map((_, seat) => seat);
  const whereabouts = state.cards.map((card, no) => {
    const pile = card.zone === null ? [] : (state.players[card.player]?.zones[card.zone] ?? []);
    return `${card.player} ${card.zone} ${pile.indexOf(no)}`;
  });
  const cards = state.cards
    .map(({ id, design: _design, ...card }, no) => ({
      ...card,
      place: whereabouts[no],
      fatigued: fatiguedIn(state, no),
      changes: changesOf(state, no),
      back: lasting(state, 'control')
        .filter((one) => cardOf(one) === no && one.does.stay === id)
        .map(({ does }) => does.back),
    }))
    .filter(({ ceased }) => !ceased)
    .sort((a, b) => ((a.place ?? '') < (b.place ?? '') ? -1 : 1));
  const { declared, ...turn } = state.turn;
  const declaredCards =
    mechanisms.cameBack === 'same card'
      ? declared.cards
      : [...state.cards.keys()].filter((no) => declared.minions.includes(state.cards[no]?.id ?? 0));
  return {
    players: state.players.map(({ zones: _zones, ...rest }, seat) => ({
      ...rest,
      rerolls: lasting(state, 'rerolls')
        .filter(({ on, does }) => 'player' in on && on.player === seat && does.chain === null)
        .map(({ does: { dice, times } }) => [dice, times]),
    })),
    seatNames,
    cards,
    turn,
    declared: [declared.players, declaredCards.map((no) => whereabouts[no]).sort()],
    first: state.first,
    out: state.out,
    asksAlways: state.asksAlways,
  };
}

const printedOf = ({ name, type, edition, level, sp, hp, text }: Design): PlayedCard => ({
  name,
  type,
  edition,
  cost: level,
  offense: sp,
  defense: hp,
  text,
});

/** What lies in every zone, from the top. */
const designsIn = ({ players, cards }: KotcState, printed: readonly PlayedCard[]): unknown =>
  players.map(({ zones }) =>
    Object.values(zones).map((pile) => pile.map((no) => printed[cards[no]?.design ?? -1])),
  );

/** Long looks at equal things are spared. */
function expectSame(is: unknown, wanted: unknown): void {
  if (JSON.stringify(is) !== JSON.stringify(wanted)) expect(is).toEqual(wanted);
}

/** Plays a random game and looks at every other boundary of it: mostly the same cards lie there as at the one before. */
function playWithBoundaries(
  edition: RulesEdition,
  seed: number,
  look: (state: KotcState, printed: readonly PlayedCard[]) => void,
): void {
  const chance = chanceFrom(seed);
  const rules = rulesOf(edition);
  const { designs, decks } = randomDecks(chance, 2 + randomTo(chance, 2), guideOf(edition));
  const cards = designs.map(printedOf);
  let met = 0;
  const watching = watchedAtPhases(rules, ({ state }) => {
    met += 1;
    if ((met + seed) % 2 === 0) look(state, cards);
  });
  const game = new Game(watching, newState(decks, rules.edition, seed), designs);
  for (let n = 0; n < MOST_DECISIONS && game.decision; n += 1)
    answer(game, randomReply(game.decision, chance));
}

describe.each(rulesEditions)('in the %ith Edition', (number) => {
  const { edition } = rulesOf(number);

  test.each([1, 2, 3])('the position of a game becomes a scenario and that position again (%i)', (seed) => {
    let boundaries = 0;
    playWithBoundaries(number, seed, (state, printed) => {
      if (state.occasions.length > 0) return;
      boundaries += 1;
      const names = state.players.map((_, seat) => `Player ${seat}`);
      const written = scenarioOf(state, printed, names, edition);
      expectSame(scenario.parse(JSON.parse(JSON.stringify(written))), written);
      const position = setPosition(written, edition, nobody);
      expectSame(essence(position.state, edition), essence(state, edition));
      expectSame(designsIn(position.state, position.designs.map(printedOf)), designsIn(state, printed));
      expectSame(scenarioOf(position.state, position.printed, names, edition), written);
    });
    expect(boundaries).toBeGreaterThan(3);
  });
});
