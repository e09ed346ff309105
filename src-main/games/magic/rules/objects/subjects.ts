/** What trigger events and replacements are about: one thing, any that a filter finds, or players. */
import type { CardNo, Target } from '../../../../engine/state.js';
import type { Struck, Subject } from '../../cards/components/events.js';
import type { Who } from '../../cards/components/filters.js';
import type { Magic } from '../context.js';
import type { KnownObject } from '../state/state.js';
import { targetNo } from '../state/target-no.js';
import type { TextSource } from '../state/text-source.js';
import { matchesKnown, matchesSeen, seen, type Seen } from './filters.js';
import { isWho } from './who.js';

/** An ability that waits for something, and what its object is attached to. */
export interface Waiting {
  readonly text: TextSource;
  readonly host: CardNo | null;
}

/** Whether an ability waits for this object. */
export function isSubject(game: Magic, subject: Subject, at: Seen, { text, host }: Waiting): boolean {
  switch (subject.is) {
    case 'this':
      return at.no === text.card && at.card.id === text.id;
    case 'enchanted':
      return at.no === host;
    case 'that':
      return text.memory.objects?.some(({ id }) => id === at.card.id) ?? false;
    case 'any':
      return matchesSeen(game, subject.filter, at, text);
  }
}

/** Whether a source of damage is what an ability waits for. */
export function isSource(
  game: Magic,
  subject: Subject,
  known: KnownObject,
  { text, host }: Waiting,
): boolean {
  switch (subject.is) {
    case 'this':
      return known.id === text.id;
    case 'enchanted':
      return known.card === host;
    case 'that':
      return text.memory.objects?.some(({ id }) => id === known.id) ?? false;
    case 'any':
      return matchesKnown(game, subject.filter, known, text);
  }
}

const isObject = (struck: Subject | Who): struck is Subject =>
  struck.is === 'this' || struck.is === 'enchanted' || struck.is === 'that' || struck.is === 'any';

/** Whether what is dealt damage is what an ability waits for. */
export function isStruck(game: Magic, struck: Struck, to: Target, waiting: Waiting): boolean {
  if (struck === null) return true;
  if ('player' in to) return !isObject(struck) && isWho(game, struck, to.player, waiting.text);
  const no = targetNo(game.state, to.card);
  return no !== null && isObject(struck) && isSubject(game, struck, seen(game, no), waiting);
}
