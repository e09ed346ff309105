import { forkOf } from '../../play/replays/replay-fork.js';
import { Replays } from '../../play/replays/replays.js';
import type { Body } from '../body.js';
import { cardFace } from '../cards/card-face.js';
import type { Implementer } from '../implementer.js';

export function replayHandlers(os: Implementer['play'], body: Body) {
  const replays = new Replays({
    load: (game, signal) => body.play.games.load(game, signal),
    stamp: (game) => body.play.games.stamp(game),
  });
  return {
    timeline: os.replay.timeline.handler(({ input, signal }) => replays.timeline(input.game, signal)),
    log: os.replay.log.handler(async ({ input, signal }) => [
      ...(await replays.log(input.game, input.as, signal)),
    ]),
    frame: os.replay.frame.handler(({ input, signal }) =>
      replays.frame(input.game, input.at, input.as, signal),
    ),
    face: os.replay.face.handler(async ({ input }) =>
      cardFace(body.faces, await replays.face(input.game, input.design)),
    ),
    playOn: os.replay.playOn.handler(async ({ input }) => {
      const game = await replays.upTo(input.game, input.at);
      return { game: await body.play.begin(forkOf(game), game.beginning, game.inputs) };
    }),
  };
}
