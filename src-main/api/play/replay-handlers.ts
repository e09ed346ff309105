import { forkOf } from '../../play/replays/replay-fork.js';
import type { Replays } from '../../play/replays/replays.js';
import type { AppServices } from '../app-services.js';
import { cardFace } from '../cards/card-face.js';
import type { Implementer } from '../implementer.js';

export function replayHandlers(os: Implementer['play'], services: AppServices, replays: Replays) {
  return {
    timeline: os.replay.timeline.handler(({ input, signal }) => replays.timeline(input.game, signal)),
    log: os.replay.log.handler(async ({ input, signal }) => [
      ...(await replays.log(input.game, input.as, signal)),
    ]),
    frame: os.replay.frame.handler(({ input, signal }) =>
      replays.frame(input.game, input.at, input.as, signal),
    ),
    face: os.replay.face.handler(async ({ input }) =>
      cardFace(services.faces, await replays.face(input.game, input.design)),
    ),
    playOn: os.replay.playOn.handler(async ({ input }) => {
      const game = await replays.upTo(input.game, input.at);
      // What might have been does not count in a match.
      const { match: _match, ...beginning } = game.beginning;
      return { game: await services.play.begin(forkOf(game), beginning, game.inputs) };
    }),
  };
}
