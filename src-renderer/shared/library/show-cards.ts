import { notices } from '../notices/notices.svelte.js';
import { router } from '../navigation/router.svelte.js';
import { search } from '../navigation/search.svelte.js';
import { cardSelection } from './card-selection.svelte.js';
import type { LibraryStore } from './library-store.svelte.js';

/**
 * Goes to the collection with exactly these cards selected and the first of them in sight. A search that hides any of them is
 * let go.
 */
export async function showCards(library: LibraryStore, ids: readonly string[]): Promise<void> {
  await library.refresh(ids);
  await library.finder.settled;
  const wanted = new Set(ids.filter((id) => library.byId.has(id)));
  const shown = (): readonly string[] =>
    (library.rows ?? []).map(({ id }) => id).filter((id) => wanted.has(id));
  if (wanted.size === 0) {
    notices.say('These cards are no longer in the library.');
    return;
  }
  if (shown().length < wanted.size) {
    search.query = '';
    library.finder.search('');
    await library.finder.settled;
  }
  cardSelection.show(shown());
  router.go({ view: 'cards' });
}
