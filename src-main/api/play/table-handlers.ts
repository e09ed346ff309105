import { cardFace } from '../cards/card-face.js';
import type { AppServices } from '../app-services.js';
import { withContractErrors } from '../failures.js';
import type { Implementer } from '../implementer.js';

/** The table that is played at. Whether whoever sits at the screen may do a thing is for the game to say. */
export function tableHandlers(os: Implementer['play'], { play, faces }: AppServices) {
  return {
    follow: os.table.follow.handler(async ({ input, signal }) =>
      withContractErrors((await play.live(input.game, signal)).follow(signal)),
    ),
    takeOver: os.table.takeOver.handler(async ({ input }) =>
      (await play.live(input.game)).takeOver(input.seat),
    ),
    answer: os.table.answer.handler(async ({ input }) =>
      (await play.live(input.game)).answer(input.decision, input.reply),
    ),
    moves: os.table.moves.handler(async ({ input }) => (await play.live(input.game)).moves(input.card)),
    targets: os.table.targets.handler(async ({ input }) => (await play.live(input.game)).targets(input.act)),
    payment: os.table.payment.handler(async ({ input }) => (await play.live(input.game)).payment(input.act)),
    ahead: os.table.ahead.handler(async ({ input }) => (await play.live(input.game)).ahead()),
    suggest: os.table.suggest.handler(async ({ input }) => (await play.live(input.game)).suggest()),
    thought: os.table.thought.handler(async ({ input }) => ({
      text: await (await play.live(input.game)).thought(input.seat),
    })),
    face: os.table.face.handler(async ({ input }) =>
      cardFace(faces, (await play.live(input.game)).face(input.design)),
    ),
    fullControl: os.table.fullControl.handler(async ({ input }) =>
      (await play.live(input.game)).fullControl(input.seat, input.on),
    ),
    skipStop: os.table.skipStop.handler(async ({ input }) =>
      (await play.live(input.game)).skipStop(input.seat, input.stop),
    ),
    setStop: os.table.setStop.handler(async ({ input }) =>
      (await play.live(input.game)).setStop(input.seat, input.stop, input.isSet),
    ),
    passUntil: os.table.passUntil.handler(async ({ input }) =>
      (await play.live(input.game)).passUntil(input.seat, input.until),
    ),
    nameAsked: os.table.nameAsked.handler(async ({ input }) =>
      (await play.live(input.game)).atPaper((paper) => paper.nameAsked(input.design)),
    ),
    nameIn: os.table.nameIn.handler(async ({ input }) =>
      (await play.live(input.game)).atPaper((paper) => paper.nameIn(input.seat, input.zone, input.design)),
    ),
    noneThere: os.table.noneThere.handler(async ({ input }) =>
      (await play.live(input.game)).atPaper((paper) => paper.noneThere()),
    ),
    enterDice: os.table.enterDice.handler(async ({ input }) =>
      (await play.live(input.game)).atPaper((paper) => paper.enterDice(input.faces)),
    ),
    withdraw: os.table.withdraw.handler(async ({ input }) =>
      (await play.live(input.game)).atPaper((paper) => paper.withdraw()),
    ),
    concede: os.table.concede.handler(async ({ input }) => (await play.live(input.game)).concede(input.seat)),
    verdict: os.table.verdict.handler(async ({ input }) => ({
      text: (await play.live(input.game)).verdict,
    })),
    since: os.table.since.handler(async ({ input }) => (await play.live(input.game)).seenSince()),
    proposeEnd: os.table.proposeEnd.handler(async ({ input }) => ({
      refused: await (await play.live(input.game)).proposeEnd(input.seat),
    })),
    undo: os.table.undo.handler(async ({ input }) => (await play.live(input.game)).undo()),
    settle: os.table.settle.handler(async ({ input }) =>
      (await play.live(input.game)).settle(input.seat, input.yes),
    ),
    changeOptions: os.table.changeOptions.handler(async ({ input }) =>
      (await play.live(input.game)).changeOptions(input.options),
    ),
    readOn: os.table.readOn.handler(async ({ input }) => (await play.live(input.game)).readOn()),
  };
}
