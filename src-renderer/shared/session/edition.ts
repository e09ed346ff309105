import type { AppInfo } from '../../../src-main/api/answers/answers.js';

/** An edition that cards can be designed for, as the app's information lists them. */
export type Edition = AppInfo['editions'][number];

/** What an edition calls the kinds of its cards and what is printed on them. */
export type EditionTerms = Edition['terms'];
