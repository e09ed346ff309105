import { importedGame } from '../../play/games/game-import.js';
import { refuseHidden } from '../../play/table/may-be-revealed.js';
import { RECORD_ENDING } from '../../play/games/record-file.js';
import { TableRefusal } from '../../play/refusal.js';
import { limits, recordOf } from '../../engine/record.js';
import { writeRecord } from '../../engine/record-text.js';
import type { AppServices } from '../app-services.js';
import { withContractErrors } from '../failures.js';
import type { Implementer } from '../implementer.js';
import { fileNameOf } from '../../print/file-name.js';

export function gamesHandlers(os: Implementer['play'], services: AppServices) {
  const { play } = services;
  return {
    list: os.games.list.handler(({ signal }) => play.games.list(signal)),
    follow: os.games.follow.handler(({ signal }) => withContractErrors(play.followGames(signal))),
    create: os.games.create.handler(async ({ input }) => ({ game: await play.create(input) })),
    next: os.games.next.handler(async ({ input }) => ({ game: await play.nextGame(input.game) })),
    remove: os.games.remove.handler(async ({ input }) => {
      await play.leave(input.games);
      return play.games.remove(input.games);
    }),
    restore: os.games.restore.handler(({ input }) => play.games.restore(input.trash)),
    export: os.games.export.handler(async ({ input, signal }) => {
      const { stored, game, running } = await play.live(input.game, signal);
      refuseHidden(stored, game.result !== null, 'its record would tell');
      const text = writeRecord(recordOf(running.beginning, game));
      const name = fileNameOf(stored.title, RECORD_ENDING.slice(1));
      const output = { name, type: 'application/json', bytes: new TextEncoder().encode(text) };
      return { output: await services.outputs.keep(output), name };
    }),
    import: os.games.import.handler(async ({ input: { file }, signal }) => {
      if (file.size > limits.text * 3) {
        throw new TableRefusal(`${file.name} is longer than the record of a game may be.`);
      }
      const { stored, beginning, inputs } = await importedGame(file.name, await file.text(), signal);
      return { game: await play.begin(stored, beginning, inputs) };
    }),
  };
}
