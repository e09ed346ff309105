import { describe, expect, test } from 'vitest';
import { chanceFrom } from '../../src-main/engine/chance/chance.js';
import type { Game } from '../../src-main/engine/game.js';
import { canonical } from '../../src-main/engine/plain.js';
import { ImaginedGames } from '../../src-main/engine/search/imagined-games.js';
import { asKnownTo, UNKNOWN } from '../../src-main/engine/search/known-position.js';
import type { SearchRules } from '../../src-main/engine/search/search-rules.js';
import { levelNames } from '../../src-main/games/defaults/thinking-players.js';
import { searchingFor } from '../../src-main/games/rule-sets.js';
import { doctored } from './hidden-cards.js';
import { arenaOf, eachDecision, thought } from './searching-games.js';
import { starterSets } from './kotc/bots/starter-decks.js';

/** Every reply is tried once: enough to tell two games apart. */
const afterOneRound = (): (() => boolean) => {
  let asked = 0;
  return () => (asked += 1) > 1;
};

/** Of rules by which somebody thinks ahead. */
const arenas = [...starterSets.map(([id]) => id), 'magic-classic'].filter((id) => searchingFor(id));

describe.each(arenas)('by the rules %s', async (id) => {
  const one = await arenaOf(id);
  const { rules, decks, searching } = one;

  /** Games as they could stand where somebody is asked; null where they cannot be entered. */
  function imaginedAt(game: Game, search: SearchRules): ImaginedGames | null {
    const known = asKnownTo(game, search.spokenOf);
    if (!known) return null;
    const designs = known.designs.map((place) => decks.designs[place]);
    const games = new ImaginedGames(search, known.position, designs);
    expect(games.draw(2, chanceFrom(7))).toBe(true);
    return games;
  }

  test('no level decides otherwise when cards that it cannot see are others, to the last node', () => {
    let pairs = 0;
    let entered = 0;
    eachDecision(
      one,
      3,
      5,
      (game) => {
        const other = doctored(rules, game, decks.designs, pairs + 1);
        if (!other) return;
        pairs += 1;
        expect(canonical(asKnownTo(other, searching.search.spokenOf)?.position)).toBe(
          canonical(asKnownTo(game, searching.search.spokenOf)?.position),
        );
        for (const level of levelNames) {
          const here = thought(one, game, level, 1, afterOneRound());
          expect(thought(one, other, level, 1, afterOneRound())).toEqual(here);
          if (here.chance !== null) entered += 1;
        }
      },
      4,
    );
    expect(pairs).toBeGreaterThan(1);
    expect(entered).toBeGreaterThan(pairs);
  });

  test('what a searching player is given names no card that it cannot see, and nothing of chance', () => {
    eachDecision(one, 4, 20, (game) => {
      const known = asKnownTo(game, searching.search.spokenOf);
      if (!known) return;
      const { state, player } = known.position;
      const theirs = state.cards.filter(({ owner, made }) => owner !== player && !made);
      const blank = theirs.filter(({ design }) => design === UNKNOWN);
      expect(blank.length).toBeGreaterThan(theirs.length / 2);
      const told = new Set(
        theirs.filter(({ design }) => design !== UNKNOWN).map(({ design }) => known.designs[design]),
      );
      const shown = new Set(
        game.state.cards
          .filter(({ owner, known: by }) => owner !== player && (by & (1 << player)) !== 0)
          .map(({ design }) => design),
      );
      for (const design of told) expect(shown).toContain(design);
      expect([state.chance.generator, state.chance.dice]).toEqual([[], []]);
    });
  });

  test('games as they could stand are played on to where they are judged', () => {
    const { search } = searching;
    let courses = 0;
    eachDecision(
      one,
      5,
      5,
      (game) => {
        const games = imaginedAt(game, search);
        if (!games) return;
        for (const nth of [0, 1]) {
          const course = games.playOn(games.enter(nth, nth), 4, nth, () => undefined);
          expect(course?.worth).toBeGreaterThanOrEqual(0);
          courses += 1;
        }
      },
      4,
    );
    expect(courses).toBeGreaterThan(6);
  });

  test('an imagined game is worth the mean of what is seen after each round of turns', () => {
    const { search } = searching;
    const looks: number[] = [];
    const counting = {
      ...search,
      chanceToWin: (...[game]: Parameters<typeof search.chanceToWin>): number => {
        looks.push(search.summary(game.state).turns);
        return looks.length / 10;
      },
    };
    let seen = 0;
    eachDecision(
      one,
      6,
      9,
      (game) => {
        const games = imaginedAt(game, counting);
        if (!games) return;
        const imagined = games.enter(0, 1);
        const { turns } = search.summary(imagined.state);
        looks.length = 0;
        const course = games.playOn(imagined, 6, 1, () => undefined);
        if (imagined.result) return;
        expect(looks).toEqual([2, 4, 6].map((more) => turns + more));
        expect(course?.worth).toBeCloseTo(0.2);
        seen += 1;
      },
      4,
    );
    expect(seen).toBeGreaterThan(0);
  });
});
