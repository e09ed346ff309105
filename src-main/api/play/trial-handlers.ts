import { join } from 'node:path';
import { LibraryError } from '../../library/errors.js';
import { CardSources } from '../../play/scenarios/card-source.js';
import { showScenario } from '../../play/scenarios/sandbox.js';
import { ScenarioStore } from '../../play/scenarios/scenario-store.js';
import { trialTable } from '../../play/scenarios/scenario-table.js';
import { fileFromScenarios, runTestsOf } from '../../play/scenarios/trials/card-tests.js';
import { draftOf, keptOf } from '../../play/scenarios/trials/keep-trial.js';
import { nextUse } from '../../play/scenarios/trials/next-use.js';
import { trialOf, type Trial } from '../../play/scenarios/trials/trial.js';
import { faceFinder } from '../../play/table/library-face.js';
import type { LiveGame } from '../../play/table/live-game.js';
import type { StoredGame } from '../../play/games/stored-game.js';
import type { AppServices } from '../app-services.js';
import type { Implementer } from '../implementer.js';

/** Tables on which cards are tried. */
export function trialHandlers(os: Implementer['play'], services: AppServices) {
  const { play } = services;
  const starters = join(services.options.assets, 'starter');
  const sources = new CardSources(starters);
  const store = () => new ScenarioStore(services.library.info().folder);
  const tried = async (game: string) => {
    const live = await play.live(game);
    return { live, trial: trialAt(live.stored) };
  };

  return {
    start: os.trials.start.handler(async ({ input }) => {
      const card = (await services.library.cards.get(input.card)).content;
      const trial = trialOf(card);
      const [problem] = showScenario(trial.scenario).problems;
      if (problem !== undefined) throw new LibraryError('BAD_INPUT', `It cannot be tried yet. ${problem}`);
      const { stored, beginning } = await trialTable(trial, card, faceFinder(services.library, sources));
      await play.leave([stored.id]);
      return { game: await play.begin(stored, beginning) };
    }),
    use: os.trials.use.handler(async ({ input }) => {
      const { live, trial } = await tried(input.game);
      const next = nextUse(trial, live.game.inputs);
      if (next) await live.answer(next.decision, next.reply);
      return { isDone: next === null };
    }),
    draft: os.trials.draft.handler(async ({ input }) => {
      const { live, trial } = await tried(input.game);
      const { inputs } = live.game;
      return { ...draftOf(trial, inputs, openView(live)), at: inputs.length };
    }),
    keep: os.trials.keep.handler(async ({ input: { game, at, ...wish } }) => {
      const { live, trial } = await tried(game);
      const { content } = await services.library.cards.get(live.stored.trial?.card ?? '');
      const kept = keptOf(trial, live.game.inputs.slice(0, at), wish, fileFromScenarios(content));
      const { id } = await store().save(kept, null);
      return { id };
    }),
    drop: os.trials.drop.handler(({ input }) => store().remove(input.id)),
    run: os.trials.run.handler(({ input }) => runTestsOf(input.card, services.library, store(), starters)),
  };
}

function trialAt({ trial }: StoredGame): Trial {
  if (trial) return trial;
  throw new LibraryError('BAD_INPUT', 'No card is tried at this table. Open a card, and press “Try it”.');
}

/** The table for what its zones are called; nothing is told of its cards. */
const openView = ({ running: { playable, game, names } }: LiveGame) =>
  playable.view(game.context, null, null, names);
