import { describe, expect, test } from 'vitest';
import { rulesEditions } from '../../../../src-main/games/kotc/cards/editions.js';
import { has } from '../../../../src-main/engine/state.js';
import type { Move, TableView } from '../../../../src-main/engine/table-view.js';
import { kotcPlayables } from '../../../../src-main/games/kotc/rules/playable.js';
import { withEverythingRevealed } from '../../../../src-main/games/kotc/table/everything-revealed.js';
import { movesWith } from '../../../../src-main/games/kotc/table/moves.js';
import { tableView } from '../../../../src-main/games/kotc/table/table-view.js';
import { describe as describeEntry } from '../../../../src-main/games/kotc/table/describe.js';
import { seatOf, type Viewer } from '../../../../src-main/games/kotc/rules/views/view-cards.js';
import type { KotcGame } from '../rules/game-of.js';
import { namesOf, playPaired, type Showing } from '../rules/paired-games.js';
import { viewersOf } from '../rules/watched-games.js';
import { Knowers, namedIn, playSole, toldAt } from './sole-games.js';

/** TABLE_GAMES scales the search for leaks in each edition; VIEW_SEED is the first seed, such as one that failed. */
const GAMES = Number(process.env['TABLE_GAMES'] ?? 9);
const SEED = Number(process.env['VIEW_SEED'] ?? 1);
const seeds = (count: number): number[] => Array.from({ length: count }, (_, nth) => SEED + nth);

const see = (game: KotcGame, viewer: Viewer): TableView =>
  tableView(game.context, game.decision, viewer, namesOf(game));

const tableShowing: Showing = {
  view: (game, viewer) => see(game, viewer),
  line: (entry, viewer, game) =>
    describeEntry(entry, game.context.log.entries.indexOf(entry), viewer, namesOf(game), game.context),
};

/** Designs of the cards that a viewer sees face up in zones, with where they lie. */
const faceUp = ({ seats }: TableView) =>
  seats.flatMap(({ seat, zones }) =>
    zones.flatMap(({ zone, cards }) =>
      cards.flatMap(({ face }) => (face ? { design: face.design, seat, zone } : [])),
    ),
  );

describe.each(rulesEditions)('random games of edition %i', (edition) => {
  test('name in view, log and moments only what the viewer was entitled to know, and in a zone what they know now', () => {
    for (const seed of seeds(Math.ceil(GAMES / 3))) {
      const knowers = new Knowers();
      playSole(edition, seed, (game) => {
        const places = knowers.follow(game);
        for (const viewer of viewersOf(game)) {
          const view = see(game, viewer);
          const shown = namedIn([view, places.map((place) => toldAt(game, place, viewer))]);
          const secret = [...shown].filter((no) => !knowers.of(viewer).has(no));
          expect(secret, `seed ${seed}, viewer ${viewer}`).toEqual([]);
          const wrong = faceUp(view).filter(({ design, seat, zone }) => {
            const card = game.state.cards[design];
            return card?.zone !== zone || card.player !== seat || !has(card.known, seatOf(viewer));
          });
          expect(wrong, `seed ${seed}, viewer ${viewer}`).toEqual([]);
        }
      });
    }
  });

  test('would give secrets away by the table laid open', () => {
    const found = new Set<number>();
    const knowers = new Knowers();
    playSole(edition, SEED, (game) => {
      knowers.follow(game);
      const open = namedIn(tableView(withEverythingRevealed(game.context), game.decision, 0, namesOf(game)));
      for (const no of open) if (!knowers.of(0).has(no)) found.add(no);
    });
    expect(found.size).toBeGreaterThan(20);
  });

  test('that differ only in what a viewer cannot know look and read the same to that viewer', () => {
    for (const seed of seeds(GAMES)) {
      expect(playPaired(seed, tableShowing, edition).leak, `seed ${seed}`).toBe('');
    }
  });

  test('are told apart when the table is laid open', () => {
    const leaky: Showing = {
      ...tableShowing,
      view: (game, viewer) => tableView(withEverythingRevealed(game.context), null, viewer, namesOf(game)),
    };
    expect(seeds(10).some((seed) => playPaired(seed, leaky, edition).how === 'leak')).toBe(true);
  });

  test('laid open show every card, decks in their order, and leave the game as it was', () => {
    for (const seed of seeds(Math.ceil(GAMES / 12))) {
      playSole(edition, seed, (game) => {
        const before = JSON.stringify(game.state);
        const { seats } = tableView(withEverythingRevealed(game.context), game.decision, null, namesOf(game));
        for (const { seat, zones } of seats) {
          for (const { zone, count, cards } of zones.filter((one) => one.zone !== 'removed')) {
            const lying = game.state.players[seat]?.zones[zone as 'deck'] ?? [];
            expect(cards.map(({ face }) => face?.design)).toEqual(lying);
            expect(cards.every(({ id, remembered }) => id !== null && !remembered)).toBe(true);
            expect(count).toBe(lying.length);
          }
        }
        expect(JSON.stringify(game.state)).toBe(before);
      });
    }
  });

  test('moves: what is offered is allowed in its place, nobody else is allowed anything, and a refusal has its rule', () => {
    const { moves } = kotcPlayables[`kotc-${String(edition).padStart(2, '0')}` as 'kotc-14'];
    const verbs = new Set<string>();
    for (const seed of seeds(Math.ceil(GAMES / 6))) {
      playSole(edition, seed, (game, decision) => {
        for (const player of game.state.players.keys()) {
          const own = decision?.kind === 'act' && decision.player === player ? decision.actions : [];
          const allowed = new Set<number>();
          const wrong: Move[] = [];
          for (const { id } of game.state.cards) {
            const found = moves(game.context, decision, player, id, namesOf(game));
            for (const move of found) {
              if (move.allowed) {
                const action = own[move.act];
                if (!action || (action.card ?? id) !== id) wrong.push(move);
                allowed.add(move.act);
                verbs.add(action?.do ?? '');
              } else if (!/^K\d\d-[A-Z]+-\d+$/.test(move.rule) || !move.because.endsWith('.')) {
                wrong.push(move);
              }
            }
          }
          expect(wrong, `seed ${seed}, player ${player}`).toEqual([]);
          const withCards = own.flatMap(({ card }, act) => (card === undefined ? [] : act));
          expect(withCards.filter((act) => !allowed.has(act))).toEqual([]);
        }
      });
    }
    expect(verbs.size).toBeGreaterThan(3);
  });

  test('moves with a card say nothing of one that the player cannot tell', () => {
    playSole(edition, SEED, (game, decision) => {
      for (const { id, known } of game.state.cards) {
        if (!has(known, 0)) expect(movesWith(game.context, decision, 0, id, [])).toEqual([]);
      }
    });
  });
});
