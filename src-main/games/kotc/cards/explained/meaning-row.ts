/** The words people search by, and what it means in the notation of phrases where its own words do not say it plainly. */
export type Meaning = readonly [also: string, means?: string];
