/** Words that stand for full rules: grammar parts MC-GR-169 to 176. */
export type { Keyword } from './filters.js';
