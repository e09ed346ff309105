import { join } from 'node:path';
import type { AppServices } from '../app-services.js';
import { withContractErrors } from '../failures.js';
import type { Implementer } from '../implementer.js';
import { deckLabEvents, labOpponents } from './deck-lab.js';
import { labEvents } from './lab-events.js';
import { setLabEvents } from './set-lab.js';

export const labHandlers = (os: Implementer['lab'], services: AppServices) => ({
  card: os.card.handler(({ input: { card }, signal }) =>
    withContractErrors(labEvents(card, join(services.options.assets, 'starter'), services.labCards, signal)),
  ),
  set: os.set.handler(({ input: { set }, signal }) =>
    withContractErrors(setLabEvents(services, set, signal)),
  ),
  opponents: os.opponents.handler(({ input: { rules } }) => labOpponents(services, rules)),
  deck: os.deck.handler(({ input, signal }) => withContractErrors(deckLabEvents(services, input, signal))),
});
