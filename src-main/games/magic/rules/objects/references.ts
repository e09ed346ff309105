/** "This", "enchanted creature", "it": grammar parts MC-GR-67 to 69. */
import { hostOf } from '../../../../engine/objects/attachments.js';
import type { CardNo } from '../../../../engine/state.js';
import type { Reference, Target } from '../../cards/components/filters.js';
import type { Magic } from '../context.js';
import type { KnownObject } from '../state/state.js';
import type { TextSource } from '../state/text-source.js';
import { isPresent, snapshot, sourceKnown } from './known.js';

const none: readonly never[] = [];

/** What is attached to something, while the text's source is the object that it was. */
export const enchantedBy = (game: Magic, text: TextSource): CardNo | null =>
  isPresent(game, text) ? hostOf(game.state, text.card) : null;

/** The objects that a text means, with what they last were where they have left. */
export function referred(
  game: Magic,
  reference: Reference | Target,
  text: TextSource,
): readonly KnownObject[] {
  switch (reference.is) {
    case 'target':
      return aimedAt(game, reference, text);
    case 'this':
      return text.card < 0 ? none : [sourceKnown(game, text)];
    case 'enchanted': {
      const host = enchantedBy(game, text);
      if (host !== null) return [snapshot(game, host)];
      return text.memory.other ? [text.memory.other] : (text.memory.objects?.slice(0, 1) ?? none);
    }
    case 'that':
      return spokenOf(reference, text) ?? (text.card < 0 ? none : [sourceKnown(game, text)]);
  }
}

/** What of a "target" is an object and still legal. */
export const aimedAt = (game: Magic, target: Target, text: TextSource): readonly KnownObject[] =>
  (text.targets?.get(target) ?? none).flatMap((aim) =>
    'card' in aim && isPresent(game, aim) ? [snapshot(game, aim.card)] : [],
  );

/**
 * What the text has spoken of; undefined where it has spoken of itself alone: "deals damage equal to its power". With a noun it is the
 * other thing of the trigger event, where there is one: "destroy that creature".
 */
function spokenOf(
  { called }: Extract<Reference, { is: 'that' }>,
  { memory }: TextSource,
): readonly KnownObject[] | undefined {
  if (called !== undefined && memory.other) return [memory.other];
  return memory.objects;
}

/** Whether a text means this object by a reference. */
export function isReferred(game: Magic, reference: Reference, no: CardNo, text: TextSource): boolean {
  switch (reference.is) {
    case 'this':
      return no === text.card && game.state.cards[no]?.id === text.id;
    case 'enchanted':
      return enchantedBy(game, text) === no;
    case 'that':
      return (spokenOf(reference, text) ?? none).some(
        ({ card, id }) => card === no && game.state.cards[no]?.id === id,
      );
  }
}
