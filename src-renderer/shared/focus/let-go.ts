import type { Attachment } from 'svelte/attachments';

/** A button in it that was clicked gives the focus back, so that Space goes on and does not press it once more. */
export const letGo: Attachment<HTMLElement> = (element) => {
  const onclick = ({ detail }: MouseEvent): void => {
    const focused = document.activeElement;
    if (detail > 0 && focused instanceof HTMLButtonElement && element.contains(focused)) focused.blur();
  };
  element.addEventListener('click', onclick);
  return () => element.removeEventListener('click', onclick);
};
