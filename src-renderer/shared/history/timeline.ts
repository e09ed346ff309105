import { createContext } from 'svelte';
import type { History } from './undo.svelte.js';

/** The one history of everything that is done to the library, in whichever room. */
export const [getTimeline, setTimeline] = createContext<History>();
