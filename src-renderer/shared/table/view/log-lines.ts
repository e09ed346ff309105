import type { LogLine } from '../../../../src-main/api/answers/play-answers.js';

/** The lines that are worth reading: a phase or step in which nothing happened is left out, unless the game stands in it. */
export const worthReading = (lines: readonly LogLine[]): LogLine[] =>
  lines.filter(({ level }, place) => {
    const next = lines[place + 1];
    return level !== 'phase' || next === undefined || next.level === 'line';
  });
