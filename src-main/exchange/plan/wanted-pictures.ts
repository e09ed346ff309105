import type { Card } from '../../cards/card.js';
import type { CardSet } from '../../cards/card-set.js';
import type { Deck } from '../../cards/deck.js';
import type { Found, FoundPicture } from '../intake/found.js';

/** What of a plan names pictures. */
interface Contents {
  readonly cards: readonly { readonly content: Card; readonly file: FoundPicture | null }[];
  readonly decks: readonly { readonly content: Deck }[];
  readonly sets: readonly { readonly content: CardSet }[];
}

/** The pictures that a plan needs from the files, each once. */
export function wantedPictures(plan: Contents, found: Found): FoundPicture[] {
  const wanted = new Set<FoundPicture>();
  const kept = (id: string): void => {
    const picture = found.keptPictures.get(id);
    if (picture) wanted.add(picture);
  };
  for (const { content, file } of plan.cards) {
    if (file) wanted.add(file);
    else if (content.picture) kept(content.picture.id);
  }
  for (const { content } of plan.decks) kept(content.back);
  for (const { content } of plan.sets) {
    if (content.symbol && 'picture' in content.symbol) kept(content.symbol.picture);
  }
  return [...wanted];
}
