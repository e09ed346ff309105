import { tick } from 'svelte';
import { router } from './router.svelte.js';

/** The search box in the title bar. Typing anywhere searches the cards, so it leads there. */
class Search {
  #query = $state('');
  /** The field itself, while it is on screen. */
  field: HTMLInputElement | null = null;

  get query(): string {
    return this.#query;
  }
  set query(query: string) {
    this.#query = query;
    if (query !== '' && router.route.view !== 'cards') router.go({ view: 'cards' });
  }

  async focus(): Promise<void> {
    if (router.route.view !== 'cards') router.go({ view: 'cards' });
    await tick();
    this.field?.focus();
    this.field?.select();
  }
}

export const search = new Search();
