import type { Viewer } from '../../../../../src-main/engine/state.js';
import { expect } from 'vitest';
import { kotcRuleSets } from '../../../../../src-main/games/kotc/rules/rule-set.js';
import { inEditions } from '../../in-editions.js';
import type { KotcGame } from '../game-of.js';
import { playPaired, truly } from '../paired-games.js';
import { lookAs, viewersOf, watchGame } from '../watched-games.js';
import { IdWatch } from '../watched-ids.js';

/** What holds of hidden cards in all games: that a leak would be found is shown with the views of these editions. */
const seeds = Array.from({ length: 8 }, (_, nth) => 501 + nth);

inEditions(
  '[K06-DECK-09] [K09-DECK-08] [K11-SET-03] hidden cards show no difference: two games with other cards in them look alike',
  (rules) => {
    const { number } = kotcRuleSets[rules].edition;
    for (const seed of seeds) expect(playPaired(seed, truly, number).leak, `seed ${seed}`).toBe('');
  },
);

inEditions(
  '[K06-DECK-09] [K09-DECK-08] [K11-SET-03] what a hidden card goes by does not tell it from the others of its zone',
  (rules) => {
    for (const seed of seeds.slice(0, 3)) {
      const watches = new Map<Viewer, IdWatch>();
      watchGame(kotcRuleSets[rules].edition.number, seed, (game) => {
        for (const viewer of viewersOf(game)) {
          const watch = watches.get(viewer) ?? new IdWatch();
          watches.set(viewer, watch);
          expect(watch.look(lookAs(game, viewer)), `seed ${seed}, viewer ${viewer}`).toBeNull();
        }
      });
    }
  },
);

inEditions('[K11-ZON-04] decks are shuffled before the game starts, and never again', (rules) => {
  for (const seed of seeds) {
    let last: KotcGame | undefined;
    watchGame(kotcRuleSets[rules].edition.number, seed, (game) => {
      last = game;
    });
    const types = (last?.context.log.entries ?? []).map(({ event }) => event.type);
    const start = types.indexOf('turn');
    expect(types.slice(0, start).filter((type) => type === 'shuffle')).toHaveLength(
      last?.state.players.length ?? -1,
    );
    expect(types.slice(start)).not.toContain('shuffle');
  }
});
