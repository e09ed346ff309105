import { join } from 'node:path';
import { CardSources } from '../../play/scenarios/card-source.js';
import { puzzleTable } from '../../play/scenarios/scenario-table.js';
import { faceFinder } from '../../play/table/library-face.js';
import { Puzzles } from '../../play/scenarios/puzzles.js';
import { ScenarioStore } from '../../play/scenarios/scenario-store.js';
import type { AppServices } from '../app-services.js';
import type { Implementer } from '../implementer.js';

export function puzzleHandlers(os: Implementer['play'], services: AppServices) {
  const puzzles = () =>
    new Puzzles(services.options.assets, new ScenarioStore(services.library.info().folder));

  const sources = new CardSources(join(services.options.assets, 'starter'));

  return {
    list: os.puzzles.list.handler(() => puzzles().list()),
    start: os.puzzles.start.handler(async ({ input }) => {
      const scenario = await puzzles().get(input.puzzle);
      const { stored, beginning } = await puzzleTable(
        scenario,
        input.puzzle,
        faceFinder(services.library, sources),
      );
      return { game: await services.play.begin(stored, beginning) };
    }),
  };
}
