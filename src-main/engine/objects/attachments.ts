/** Links between objects, such as an aura on a creature. A link ends when either of the two leaves its place (`moveCard`). */
import type { Attachment, CardNo } from '../state.js';

export interface LinkedState {
  readonly cards: readonly { readonly zone: string | null }[];
  readonly attachments?: readonly Attachment[];
}
interface LinkingState extends LinkedState {
  attachments?: Attachment[];
}

/** What an object is attached to, or null. */
export const hostOf = ({ attachments }: LinkedState, no: CardNo): CardNo | null =>
  attachments?.find(({ object }) => object === no)?.to ?? null;

const none: readonly CardNo[] = [];
/** What is attached to an object, in the order in which it came there. */
export const attachedTo = ({ attachments }: LinkedState, no: CardNo): readonly CardNo[] =>
  attachments?.flatMap(({ object, to }) => (to === no ? [object] : none)) ?? none;

/**
 * Attaches an object to another, and no longer to what it was attached to before.
 * @throws RangeError where one of them lies in no zone, or both would hang on each other
 */
export function attach(state: LinkingState, object: CardNo, to: CardNo): void {
  for (const no of [object, to]) {
    if ((state.cards[no]?.zone ?? null) === null) throw new RangeError(`Object ${no} lies in no zone.`);
  }
  for (let host: CardNo | null = to; host !== null; host = hostOf(state, host)) {
    if (host === object) throw new RangeError(`Object ${object} cannot be attached to itself.`);
  }
  detach(state, object);
  (state.attachments ??= []).push({ object, to });
}

/** Ends the link of an object to its host, where it has one. */
export function detach(state: LinkingState, object: CardNo): void {
  const { attachments } = state;
  const place = attachments?.findIndex((link) => link.object === object) ?? -1;
  if (place >= 0) attachments?.splice(place, 1);
}

/** Ends all links of an object that leaves its place: to its host, and of what is attached to it. */
export function endAttachments(state: LinkingState, no: CardNo): void {
  const { attachments } = state;
  if (!attachments) return;
  for (let place = attachments.length - 1; place >= 0; place -= 1) {
    const link = attachments[place] as Attachment;
    if (link.object === no || link.to === no) attachments.splice(place, 1);
  }
}
