import { tick } from 'svelte';
import { isNowhere } from './focus.js';

/**
 * Leaves the keyboard where it is when lines are put in another order, as they are right after a deck has been opened, when its cards
 * and its law become known: an element that is moved within a page loses the keyboard, and so does one that is made anew.
 * Must be called while a component is set up.
 * @param place in which the keyboard is kept
 * @param changes reads what the lines are made of
 * @param otherwise where the keyboard goes if what had it is gone
 */
export function keepFocus(
  place: () => HTMLElement | undefined,
  changes: () => unknown,
  otherwise: () => void,
): void {
  $effect.pre(() => {
    changes();
    const held = document.activeElement;
    if (!(held instanceof HTMLElement) || !place()?.contains(held)) return;
    void tick().then(() => {
      if (!isNowhere()) return;
      if (held.isConnected) held.focus({ preventScroll: true });
      // What is hidden takes no focus.
      if (isNowhere()) otherwise();
    });
  });
}
