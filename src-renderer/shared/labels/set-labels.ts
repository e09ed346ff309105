import type { NumberReport } from '../../../src-main/api/answers/set-answers.js';

export const setName = (set: { readonly name: string }): string => set.name.trim() || 'Unnamed set';

/** "1 set", "2 sets". */
export const setCount = (count: number): string =>
  `${count.toLocaleString('en')} ${count === 1 ? 'set' : 'sets'}`;

/** What is not in order in a set's numbers, a sentence each. @param nameOf a card's name by its id */
export function reportSentences(report: NumberReport, nameOf: (id: string) => string): string[] {
  const gaps = report.gaps.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`));
  return [
    ...(report.without > 0
      ? [report.without === 1 ? '1 card has no number.' : `${report.without} cards have no number.`]
      : []),
    ...(gaps.length > 0 ? [`No card has ${inList(gaps)}.`] : []),
    ...report.doubles
      .slice(0, LISTED)
      .map(({ number, cards }) => `${number} stands on ${inList(cards.map(nameOf))}.`),
    ...(report.doubles.length > LISTED
      ? [`${report.doubles.length - LISTED} more numbers stand on several cards.`]
      : []),
  ];
}

/** How many of many are named. */
const LISTED = 8;

function inList(all: readonly string[]): string {
  const named = all.slice(0, LISTED);
  const rest = all.length - named.length;
  if (rest > 0) return `${named.join(', ')} and ${rest} more`;
  return [named.slice(0, -1).join(', '), named.at(-1) ?? ''].filter(Boolean).join(' and ');
}
