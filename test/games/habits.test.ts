import { describe, expect, test } from 'vitest';
import { chanceFrom } from '../../src-main/engine/chance/chance.js';
import type { Decision, PlayerNo, Reply } from '../../src-main/engine/decision.js';
import { randomReply } from '../../src-main/engine/bots/random.js';
import { faultOf } from '../../src-main/engine/decisions/fault.js';
import { habitualReply, kindOf } from '../../src-main/engine/search/habits.js';
import { asKnownTo } from '../../src-main/engine/search/known-position.js';
import { think } from '../../src-main/engine/search/think.js';
import type { Game } from '../../src-main/engine/game.js';
import { searchingFor } from '../../src-main/games/rule-sets.js';
import { doctored } from './hidden-cards.js';
import { arenaOf, eachDecision } from './searching-games.js';
import { starterSets } from './kotc/bots/starter-decks.js';

const playedBy = [...starterSets.map(([id]) => id), 'magic-classic'].filter((id) => searchingFor(id));
const withHabits = playedBy.filter((id) => searchingFor(id)?.search.habits);

test.each(playedBy)(
  'by the rules %s what is noticed is a number, as many for each kind of reply',
  async (id) => {
    const arena = await arenaOf(id);
    const { search } = arena.searching;
    const lengths = new Map<string, number>();
    eachDecision(arena, 5, 60, (game) => {
      const decision = game.decision as Decision;
      const noticed = search.notices?.(game.context, decision);
      if (!noticed) return;
      expect(noticed.position.every(Number.isFinite)).toBe(true);
      const chance = chanceFrom(3);
      for (let tries = 0; tries < 4; tries += 1) {
        const reply = randomReply(decision, chance);
        const facts = noticed.ofReply(reply);
        if (!facts) continue;
        expect(facts.every(Number.isFinite)).toBe(true);
        const kind = kindOf(decision, reply);
        expect(facts.length).toBe(lengths.get(kind) ?? facts.length);
        lengths.set(kind, facts.length);
      }
    });
    expect(lengths.size).toBeGreaterThan(3);
  },
);

describe.each(withHabits)('by the rules %s', async (id) => {
  const arena = await arenaOf(id);
  const { search } = arena.searching;
  const byHabit = ({ context, decision }: Game): Reply =>
    habitualReply(search, context, decision as Decision, chanceFrom(2));

  test('habits are other than what is usual now and then, and admitted', () => {
    let other = 0;
    for (const seed of [1, 2, 3]) {
      eachDecision(arena, seed, 60, (game) => {
        const decision = game.decision as Decision;
        const reply = byHabit(game);
        expect(faultOf(decision, reply)).toBeNull();
        const usual = search.usualReply(game.context, decision, chanceFrom(2));
        if (JSON.stringify(reply) !== JSON.stringify(usual)) other += 1;
      });
    }
    expect(other).toBeGreaterThan(3);
  });

  test('in imagined games players go on by habit, but for those who are known to be plain', () => {
    const goingOnByHabit = (game: Game, plain: readonly PlayerNo[]): ReadonlySet<PlayerNo> => {
      const noticing = new Set<PlayerNo>();
      const known = asKnownTo(game, search.spokenOf);
      if (!known) return noticing;
      const { asked } = known.position;
      think({
        search: {
          ...search,
          notices: (at, decision) => {
            noticing.add(decision.player);
            return search.notices?.(at, decision) ?? null;
          },
        },
        position: known.position,
        designs: known.designs.map((place) => arena.decks.designs[place]),
        level: { nodes: 400, worlds: 4, candidates: 4, rounds: 2, byHabit: true },
        usual: search.usualReply(game.context, asked, chanceFrom(2)),
        plain,
        chance: chanceFrom(3),
      });
      return noticing;
    };
    const all = new Set<PlayerNo>();
    const few = new Set<PlayerNo>();
    eachDecision(arena, 4, 8, (game) => {
      const me = (game.decision as Decision).player;
      if (me !== 0) return;
      for (const player of goingOnByHabit(game, [])) all.add(player);
      for (const player of goingOnByHabit(game, [1])) few.add(player);
    });
    expect([...all].toSorted()).toEqual([0, 1]);
    expect([...few]).toEqual([0]);
  });

  test('they do not depend on cards that the player cannot see', () => {
    let pairs = 0;
    eachDecision(arena, 3, 40, (game) => {
      const decision = game.decision as Decision;
      const doubled = doctored(arena.rules, game, arena.decks.designs, pairs + 1);
      if (!doubled) return;
      pairs += 1;
      expect(byHabit(doubled)).toEqual(byHabit(game));
      const [here, there] = [game, doubled].map(({ context }) => search.notices?.(context, decision));
      expect(there?.position).toEqual(here?.position);
    });
    expect(pairs).toBeGreaterThan(5);
  });
});
