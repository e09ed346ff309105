import { Coach } from '../../play/coach/coach.js';
import type { Replays } from '../../play/replays/replays.js';
import { withContractErrors } from '../failures.js';
import type { Implementer } from '../implementer.js';

export function coachHandlers(os: Implementer['play'], replays: Replays) {
  const coach = new Coach(replays);
  return {
    review: os.coach.review.handler(({ input, signal }) =>
      withContractErrors(coach.review(input.game, input.seat, signal)),
    ),
  };
}
