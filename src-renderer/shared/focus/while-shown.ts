import type { Attachment } from 'svelte/attachments';

/** A picture that leaves the page is no longer fetched: one that is scrolled past does not keep those in sight waiting. */
export const fetchWhileShown: Attachment<HTMLImageElement> = (image) => () => image.removeAttribute('src');
