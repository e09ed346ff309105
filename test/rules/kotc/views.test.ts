import { describe, expect, test } from 'vitest';
import { randomReply } from '../../../src-main/rules/bots/random.js';
import { chanceFrom, randomTo } from '../../../src-main/rules/kernel/chance.js';
import type { Decision } from '../../../src-main/rules/kernel/decision.js';
import { Game } from '../../../src-main/rules/kernel/game.js';
import { clone } from '../../../src-main/rules/kernel/plain.js';
import { actionText, choiceText, decisionText } from '../../../src-main/rules/kotc/decision-text.js';
import { kotc14 } from '../../../src-main/rules/kotc/editions/kotc-14.js';
import type { KotcEventType } from '../../../src-main/rules/kotc/events.js';
import { logText } from '../../../src-main/rules/kotc/log-text.js';
import { kotc14Rules } from '../../../src-main/rules/kotc/rule-set.js';
import { newState } from '../../../src-main/rules/kotc/setup.js';
import { viewOf, type View } from '../../../src-main/rules/kotc/view.js';
import { cardView, type Viewer } from '../../../src-main/rules/kotc/view-cards.js';
import { plainText } from '../../../src-main/rules/kotc/words.js';
import type { KotcGame } from './game-of.js';
import { cardsOf, namesOf, playPaired, truly, type Showing } from './paired-games.js';
import { randomDecks } from './random-decks.js';
import { IdWatch } from './watched-ids.js';

/** VIEW_GAMES scales the search for leaks; VIEW_SEED is the first seed, such as one that failed. */
const GAMES = Number(process.env['VIEW_GAMES'] ?? 300);
const SEED = Number(process.env['VIEW_SEED'] ?? 1);
const MOST_DECISIONS = 300;

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
        return [truly.view(game, viewer), first === undefined ? null : cardView(game.table, first, viewer)];
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

/** Plays a random game, and lets somebody look before every answer. */
function watchGame(seed: number, look: (game: KotcGame, decision: Decision | null) => void): void {
  const chance = chanceFrom(seed);
  const { designs, decks } = randomDecks(chance, 2 + randomTo(chance, 2));
  const game = new Game(kotc14Rules, newState(decks, kotc14, seed), designs);
  for (let n = 0; n < MOST_DECISIONS; n += 1) {
    const { decision } = game;
    look(game, decision);
    if (!decision) return;
    const refusal = game.answer(randomReply(decision, chance));
    expect(refusal).toBeNull();
  }
}

const viewersOf = (game: KotcGame): Viewer[] => [null, ...game.state.players.keys()];
const lookAs = (game: KotcGame, viewer: Viewer): View =>
  viewOf(game.table, game.decision, viewer, namesOf(game));

describe('the views of random games', () => {
  const seeds = Array.from({ length: Math.ceil(GAMES / 8) }, (_, nth) => SEED + nth);

  test('[K14-SET-06] no id lets a hidden card be followed from zone to zone, or be told by what it was before', () => {
    for (const seed of seeds) {
      const watches = new Map<Viewer, IdWatch>();
      watchGame(seed, (game) => {
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
      watchGame(seed, ({ table }) => {
        const cards = clone(table.state.cards);
        for (const [no, card] of cards.entries()) card.id = no;
        found.add(watch.look(viewOf({ ...table, state: { ...table.state, cards } }, null, 0, [])));
      });
    }
    expect(found.size).toBeGreaterThan(1);
  });

  test('[K14-ZON-02] [K14-ZON-16] the numbers of cards are known to all, and come to all cards of the game', () => {
    for (const seed of seeds) {
      watchGame(seed, (game) => {
        for (const viewer of viewersOf(game)) {
          const { players, casting } = lookAs(game, viewer);
          let sum = casting.length;
          for (const { deck, grave, hand, battlefield, granary } of players) {
            sum += deck.count + grave.count + hand.count + battlefield.length + granary.length;
          }
          expect(sum, `seed ${seed}`).toBe(game.state.cards.length);
        }
      });
    }
  });

  test('[K14-ZON-03] who only watches knows of no card that has not been in the open', () => {
    for (const seed of seeds) {
      const open = new Set<number>();
      let read = 0;
      watchGame(seed, (game) => {
        const { entries } = game.table.log;
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
      watchGame(seed, (game, decision) => {
        if (!decision) return;
        const reader = { viewer: decision.player, names: namesOf(game), table: game.table };
        const texts = [decisionText(decision, reader)];
        if (decision.kind === 'act') texts.push(...decision.actions.map((one) => actionText(one, reader)));
        if (decision.kind === 'options') {
          texts.push(...decision.options.map((one) => choiceText(one, decision, reader)));
        }
        for (const entry of game.table.log.entries.slice(-20)) {
          events.add(entry.event.type);
          const line = logText(entry, decision.player, reader.names, game.table);
          if (line) texts.push(line.parts);
        }
        for (const text of texts) expect(plainText(text)).not.toMatch(/undefined|NaN|\[object|^\s*$/);
      });
    }
    expect(events.size).toBeGreaterThan(20);
  });
});
