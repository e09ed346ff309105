import { join } from 'node:path';
import { LibraryError } from '../../library/errors.js';
import { CardSources } from '../../play/scenarios/card-source.js';
import { faceFinder } from '../../play/table/library-face.js';
import { Positions } from '../../play/scenarios/positions.js';
import { editedScenario, showScenario } from '../../play/scenarios/sandbox.js';
import { takenFromFiles, wholeInLibrary } from '../../play/scenarios/trials/card-tests.js';
import { withStarterCards } from '../../play/scenarios/scenario-cards.js';
import { scenarioFromGame } from '../../play/scenarios/scenario-from-game.js';
import { sandboxTable } from '../../play/scenarios/scenario-table.js';
import {
  LONGEST_SCENARIO,
  readScenarioText,
  SCENARIO_ENDING,
  writeScenarioText,
} from '../../play/scenarios/scenario-text.js';
import type { Scenario } from '../../engine/scenario/scenario.js';
import { newestRules, ruleSet } from '../../games/rule-sets.js';
import { scenariosOf } from '../../games/scenarios.js';
import type { AppServices } from '../app-services.js';
import { cardFace } from '../cards/card-face.js';
import type { Implementer } from '../implementer.js';
import { fileNameOf } from '../../print/file-name.js';
import type { EditedScenario } from '../answers/play-answers.js';

export function sandboxHandlers(os: Implementer['play'], services: AppServices) {
  const starters = join(services.options.assets, 'starter');
  const sources = new CardSources(starters);
  const positions = () => new Positions(services.library.info().folder);
  const shown = (scenario: Scenario): EditedScenario => ({ scenario, ...showScenario(scenario) });

  return {
    list: os.sandbox.list.handler(() => positions().list()),
    load: os.sandbox.load.handler(async ({ input }) => {
      const { scenario, ...kept } = await positions().load(input.id);
      return { ...kept, ...shown(await wholeInLibrary(scenario, services.library, starters)) };
    }),
    begin: os.sandbox.begin.handler(({ input: { rules = newestRules() } }) =>
      shown(scenariosOf(rules).blank(rules)),
    ),
    show: os.sandbox.show.handler(({ input }) => showScenario(input.scenario)),
    edit: os.sandbox.edit.handler(({ input: { scenario, edit } }) => shown(editedScenario(scenario, edit))),
    save: os.sandbox.save.handler(async ({ input }) => {
      const { scenario, id: place } = input;
      const before =
        place === null
          ? null
          : await positions()
              .load(place)
              .catch(() => null);
      const kept = before
        ? await takenFromFiles(scenario, before.scenario, services.library, starters)
        : scenario;
      const { id } = await positions().save(kept, place);
      return { id };
    }),
    saveDraft: os.sandbox.saveDraft.handler(async ({ input }) => {
      const { id } = await positions().saveDraft(input.scenario);
      return { id };
    }),
    discardDraft: os.sandbox.discardDraft.handler(({ input }) => positions().discard(input.id)),
    fromGame: os.sandbox.fromGame.handler(async ({ input, signal }) =>
      shown(await scenarioFromGame(await services.play.games.load(input.game, signal), input.at, signal)),
    ),
    play: os.sandbox.play.handler(async ({ input }) => {
      const { goal: _goal, ...position } = input.scenario;
      const [first] = showScenario(position).problems;
      if (first !== undefined) throw new LibraryError('BAD_INPUT', `It cannot be played yet. ${first}`);
      const table = await sandboxTable(input.scenario, input.seats, faceFinder(services.library, sources));
      return { game: await services.play.begin(table.stored, table.beginning) };
    }),
    export: os.sandbox.export.handler(async ({ input }) => {
      const name = fileNameOf(input.scenario.name || 'Scenario', SCENARIO_ENDING.slice(1));
      const bytes = new TextEncoder().encode(writeScenarioText(input.scenario));
      return { output: await services.outputs.keep({ name, type: 'application/json', bytes }), name };
    }),
    import: os.sandbox.import.handler(async ({ input }) => {
      if (input.file.size > LONGEST_SCENARIO * 3) {
        throw new LibraryError('BAD_INPUT', `${input.file.name} is longer than a scenario may be.`);
      }
      const reading = readScenarioText(await input.file.text());
      if (reading.kind === 'good') return shown(await withStarterCards(reading.content, starters));
      const because =
        reading.kind === 'newer'
          ? 'It was made by a newer Cardwright. Update Cardwright to open it.'
          : reading.because;
      throw new LibraryError('BAD_INPUT', `${input.file.name} cannot be opened. ${because}`);
    }),
    face: os.sandbox.face.handler(async ({ input }) => {
      const { scenario, design } = input;
      const { printed, designs } = scenariosOf(scenario.rules).position(
        scenario,
        () => null,
        () => undefined,
      );
      if (design >= printed.length)
        throw new LibraryError('NOT_FOUND', 'That card is no longer on the table.');
      const find = faceFinder(services.library, sources);
      return cardFace(services.faces, await find(ruleSet(scenario.rules), printed[design], designs[design]));
    }),
    cards: os.sandbox.cards.handler(({ input }) => sources.find(services.library, input.query, input.rules)),
  };
}
