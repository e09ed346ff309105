import { join } from 'node:path';
import type { AppServices } from '../app-services.js';
import { withContractErrors } from '../failures.js';
import type { Implementer } from '../implementer.js';
import { labEvents } from './lab-events.js';

export const labHandlers = (os: Implementer['lab'], { options }: AppServices) => ({
  card: os.card.handler(({ input: { card }, signal }) =>
    withContractErrors(labEvents(card, join(options.assets, 'starter'), signal)),
  ),
});
