import type { Viewer } from '../../../../src-main/engine/state.js';
import { beforeAll, describe, expect } from 'vitest';
import { clone } from '../../../../src-main/engine/plain.js';
import { writable } from '../../../../src-main/engine/pipeline/writable.js';
import { viewOf, type View } from '../../../../src-main/games/kotc/rules/views/view.js';
import { cardView } from '../../../../src-main/games/kotc/rules/views/view-cards.js';
import { test } from '../in-editions.js';
import type { KotcGame } from './game-of.js';
import { cardsOf, playPaired, truly, type Showing } from './paired-games.js';
import { lookThrough, watchGame, type Found } from './watched-games.js';
import { IdWatch } from './watched-ids.js';

/** VIEW_GAMES scales the search for leaks; VIEW_SEED is the first seed, such as one that failed. */
const GAMES = Number(process.env['VIEW_GAMES'] ?? 60);
const SEED = Number(process.env['VIEW_SEED'] ?? 1);

describe('two games that differ only in what a viewer cannot know', () => {
  test('[K14-ZON-06] [K14-SET-06] look the same to the viewer, and read the same in the log', () => {
    const ends = new Map<string, number>();
    for (let seed = SEED; seed < SEED + GAMES; seed += 1) {
      const { how, leak } = playPaired(seed);
      expect(leak, `seed ${seed}`).toBe('');
      ends.set(how, (ends.get(how) ?? 0) + 1);
    }
    if (GAMES >= 60) expect([...ends.keys()].sort()).toEqual(['long', 'out', 'over', 'parted']);
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

/** Which cards have been in the open, as the log has it, beside those that who only watches is shown. */
class Opened {
  /** How many cards were shown in all. */
  shown = 0;
  /** Cards that were shown before they had been in the open. */
  readonly early: string[] = [];
  readonly #open = new Set<number>();
  #seed: number | null = null;
  #read = 0;

  look(game: KotcGame, seed: number, view: View | undefined): void {
    if (seed !== this.#seed) this.#open.clear();
    if (seed !== this.#seed) this.#read = 0;
    this.#seed = seed;
    const { entries } = game.context.log;
    for (; this.#read < entries.length; this.#read += 1) {
      const event = entries[this.#read]?.event;
      const isOpen = event?.type === 'move' && (event.zone === null || event.zone === 'battlefield');
      if (event && (isOpen || event.type === 'reveal')) for (const no of cardsOf(event)) this.#open.add(no);
    }
    const designs = new Set([...this.#open].map((no) => game.state.cards[no]?.design));
    if (!view || view.decision) this.early.push(`seed ${seed}: a decision`);
    for (const { deck, grave, hand, granary } of view?.players ?? []) {
      const resources = granary.flatMap(({ card }) => card ?? []);
      for (const { printed } of [
        ...deck.cards.map(({ card }) => card),
        ...grave.cards,
        ...hand.cards,
        ...resources,
      ]) {
        this.shown += 1;
        if (!designs.has(printed.design)) this.early.push(`seed ${seed}: ${printed.name}`);
      }
    }
  }
}

describe('the views of random games', () => {
  const seeds = Array.from({ length: Math.ceil(GAMES / 6) }, (_, nth) => SEED + nth);
  const opened = new Opened();
  let found: Found;
  beforeAll(() => {
    found = lookThrough(14, seeds, (game, seed, views) => opened.look(game, seed, views.get(null)));
  });

  test('[K14-SET-06] no id lets a hidden card be followed from zone to zone, or be told by what it was before', () => {
    expect(found.followed).toEqual([]);
  });

  test('a stable id would be found out', () => {
    const faults = new Set<string | null>();
    for (const seed of seeds.slice(0, 3)) {
      const watch = new IdWatch();
      watchGame(14, seed, ({ context }) => {
        const cards = clone(context.state.cards);
        for (const [no, card] of cards.entries()) writable(card).id = no;
        faults.add(watch.look(viewOf({ ...context, state: { ...context.state, cards } }, null, 0, [])));
      });
    }
    expect(faults.size).toBeGreaterThan(1);
  });

  test('[K14-ZON-02] [K14-ZON-16] the numbers of cards are known to all, and come to all cards of the game', () => {
    expect(found.miscounted).toEqual([]);
  });

  test('[K14-ZON-03] who only watches knows of no card that has not been in the open', () => {
    expect(opened.shown).toBeGreaterThan(1000);
    expect(opened.early).toEqual([]);
  });

  test('everything that is asked, may be done or has happened has words', () => {
    expect(found.wordless).toEqual([]);
    expect(found.events.size).toBeGreaterThan(20);
  });
});
