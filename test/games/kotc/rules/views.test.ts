import { describe, expect, test } from 'vitest';
import { clone } from '../../../../src-main/engine/plain.js';
import type { KotcEventType } from '../../../../src-main/games/kotc/rules/events/events.js';
import { viewOf } from '../../../../src-main/games/kotc/rules/views/view.js';
import { cardView, type Viewer } from '../../../../src-main/games/kotc/rules/views/view-cards.js';
import type { KotcGame } from './game-of.js';
import { cardsOf, playPaired, truly, type Showing } from './paired-games.js';
import { countCards, faulty, lookAs, sentencesFor, viewersOf, watchGame } from './watched-games.js';
import { IdWatch } from './watched-ids.js';

/** VIEW_GAMES scales the search for leaks; VIEW_SEED is the first seed, such as one that failed. */
const GAMES = Number(process.env['VIEW_GAMES'] ?? 120);
const SEED = Number(process.env['VIEW_SEED'] ?? 1);

describe('two games that differ only in what a viewer cannot know', () => {
  test('[K14-ZON-06] [K14-SET-06] look the same to the viewer, and read the same in the log', () => {
    const ends = new Map<string, number>();
    for (let seed = SEED; seed < SEED + GAMES; seed += 1) {
      const { how, leak } = playPaired(seed);
      expect(leak, `seed ${seed}`).toBe('');
      ends.set(how, (ends.get(how) ?? 0) + 1);
    }
    if (GAMES >= 100) expect([...ends.keys()].sort()).toEqual(['long', 'out', 'over', 'parted']);
  });

  const enemyOf = (game: KotcGame, viewer: Viewer): number => ((viewer ?? 0) + 1) % game.state.players.length;
  const leaky: Readonly<Record<string, Showing>> = {
    'a card in an enemy’s hand': {
      ...truly,
      view: (game, viewer) => {
        const [first] = game.state.players[enemyOf(game, viewer)]?.zones.hand ?? [];
        return [truly.view(game, viewer), first === undefined ? null : cardView(game.context, first, viewer)];
      },
    },
    'the log of somebody else': {
      ...truly,
      line: (entry, viewer, game) => truly.line(entry, enemyOf(game, viewer), game),
    },
    'the order of hidden cards by what they are': {
      ...truly,
      view: (game, viewer) => {
        const { zones } = game.state.players[enemyOf(game, viewer)] ?? {};
        const cards = [...(zones?.hand ?? [])].map((no) => game.state.cards[no]);
        return cards.sort((a, b) => (a?.design ?? 0) - (b?.design ?? 0)).map((card) => card?.id);
      },
    },
  };
  test.each(Object.keys(leaky))('are told apart when %s is shown', (what) => {
    const seeds = Array.from({ length: 60 }, (_, nth) => nth + 1);
    expect(seeds.some((seed) => playPaired(seed, leaky[what]).how === 'leak')).toBe(true);
  });
});

describe('the views of random games', () => {
  const seeds = Array.from({ length: Math.ceil(GAMES / 8) }, (_, nth) => SEED + nth);

  test('[K14-SET-06] no id lets a hidden card be followed from zone to zone, or be told by what it was before', () => {
    for (const seed of seeds) {
      const watches = new Map<Viewer, IdWatch>();
      watchGame(14, seed, (game) => {
        for (const viewer of viewersOf(game)) {
          const watch = watches.get(viewer) ?? new IdWatch();
          watches.set(viewer, watch);
          expect(watch.look(lookAs(game, viewer)), `seed ${seed}, viewer ${viewer}`).toBeNull();
        }
      });
    }
  });

  test('a stable id would be found out', () => {
    const found = new Set<string | null>();
    for (const seed of seeds.slice(0, 3)) {
      const watch = new IdWatch();
      watchGame(14, seed, ({ context }) => {
        const cards = clone(context.state.cards);
        for (const [no, card] of cards.entries()) card.id = no;
        found.add(watch.look(viewOf({ ...context, state: { ...context.state, cards } }, null, 0, [])));
      });
    }
    expect(found.size).toBeGreaterThan(1);
  });

  test('[K14-ZON-02] [K14-ZON-16] the numbers of cards are known to all, and come to all cards of the game', () => {
    for (const seed of seeds) {
      watchGame(14, seed, (game) => {
        for (const viewer of viewersOf(game)) {
          expect(countCards(lookAs(game, viewer)), `seed ${seed}`).toBe(game.state.cards.length);
        }
      });
    }
  });

  test('[K14-ZON-03] who only watches knows of no card that has not been in the open', () => {
    for (const seed of seeds) {
      const open = new Set<number>();
      let read = 0;
      watchGame(14, seed, (game) => {
        const { entries } = game.context.log;
        for (; read < entries.length; read += 1) {
          const event = entries[read]?.event;
          const isOpen = event?.type === 'move' && (event.zone === null || event.zone === 'battlefield');
          if (event && (isOpen || event.type === 'reveal')) for (const no of cardsOf(event)) open.add(no);
        }
        const designs = new Set([...open].map((no) => game.state.cards[no]?.design));
        const { players, decision } = lookAs(game, null);
        expect(decision).toBeNull();
        for (const { deck, grave, hand, granary } of players) {
          const resources = granary.flatMap(({ card }) => card ?? []);
          for (const card of [
            ...deck.cards.map((one) => one.card),
            ...grave.cards,
            ...hand.cards,
            ...resources,
          ]) {
            expect(designs.has(card.printed.design), `seed ${seed}: ${card.printed.name}`).toBe(true);
          }
        }
      });
    }
  });

  test('everything that is asked, may be done or has happened has words', () => {
    const events = new Set<KotcEventType>();
    for (const seed of seeds) {
      let read = 0;
      watchGame(14, seed, (game, decision) => {
        if (!decision) return;
        const { entries } = game.context.log;
        for (const { event } of entries.slice(read)) events.add(event.type);
        for (const text of sentencesFor(game, decision, read)) expect(text).not.toMatch(faulty);
        read = entries.length;
      });
    }
    expect(events.size).toBeGreaterThan(20);
  });
});
