import { join } from 'node:path';
import { CardSources } from '../../play/scenarios/card-source.js';
import { puzzleTable } from '../../play/scenarios/scenario-table.js';
import { faceFinder } from '../../play/table/library-face.js';
import { Puzzles } from '../../play/scenarios/puzzles.js';
import { ScenarioShelf } from '../../play/scenarios/scenario-shelf.js';
import type { Body } from '../body.js';
import type { Implementer } from '../implementer.js';

export function puzzleHandlers(os: Implementer['play'], body: Body) {
  const puzzles = () => new Puzzles(body.options.assets, new ScenarioShelf(body.library.info().folder));

  const sources = new CardSources(join(body.options.assets, 'starter'));

  return {
    list: os.puzzles.list.handler(() => puzzles().list()),
    start: os.puzzles.start.handler(async ({ input }) => {
      const scenario = await puzzles().get(input.puzzle);
      const { stored, beginning } = await puzzleTable(
        scenario,
        input.puzzle,
        faceFinder(body.library, sources),
      );
      return { game: await body.play.begin(stored, beginning) };
    }),
  };
}
