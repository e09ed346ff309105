/** What is done for a while instead of something that would happen: grammar parts MC-GR-07, 144. */
import { made, type Syntax } from '../../engine/syntax.js';
import { phrases } from '../../engine/phrase.js';
import type { Effect } from '../../../components/effects.js';
import type { WouldEvent } from '../../../components/events.js';
import { inOneSentence } from '../categories.js';
import { wouldEvent } from '../events.js';

interface Replacing {
  readonly is: 'replacing';
  readonly event: WouldEvent;
  readonly effects: readonly Effect[];
}
/** "Would be put into a graveyard this turn" is said of what is in play. */
const fromPlay = (event: WouldEvent): WouldEvent =>
  event.would === 'goToGraveyard' && event.what.is === 'that' && event.from === 'anywhere'
    ? { would: 'goToGraveyard', what: event.what }
    : event;
/** "If it would be put into a graveyard this turn, remove it from the game instead." */
export const insteadThisTurn: Syntax<Effect> = made<Replacing, Effect>(
  phrases<Replacing>()(
    { is: 'replacing' },
    ['if {event} this turn , {effects} instead', 'if {event} this turn , instead {effects}'],
    { event: wouldEvent, effects: inOneSentence },
  ),
  ({ event: one, effects }) => ({ do: 'instead', event: fromPlay(one), effects, for: { is: 'thisTurn' } }),
  (value) =>
    value.do === 'instead' && value.for.is === 'thisTurn' && value.event === fromPlay(value.event)
      ? { is: 'replacing', event: value.event, effects: value.effects }
      : null,
);
