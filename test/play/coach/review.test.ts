import { expect, test } from 'vitest';
import type { CoachReport } from '../../../src-main/play/coach/coach-report.js';
import { review, type ReviewProgress, type ReviewRequest } from '../../../src-main/play/coach/review.js';
import { TableRefusal } from '../../../src-main/play/refusal.js';
import { starterBeginning, randomGame } from '../../games/kotc/starter-games.js';
import { letsGo, played, requestFor, wonPosition } from './planted.js';

function reviewed(request: ReviewRequest): { report: CoachReport; told: ReviewProgress[] } {
  const told: ReviewProgress[] = [];
  const reviewing = review(request);
  for (let step = reviewing.next(); ; step = reviewing.next()) {
    if (step.done) return { report: step.value, told };
    told.push(step.value);
  }
}

test('who lets the winning attack go is told so, with the attack', () => {
  const beginning = wonPosition();
  const { report } = reviewed(requestFor(beginning, played(beginning, letsGo, 20)));
  const [point] = report.points;
  expect(point).toMatchObject({
    at: 0,
    grade: 'blunder',
    did: 'chose “End the Battle Phase”',
    would: 'would have chosen “Attack”',
  });
  expect(point?.from).toBeGreaterThan(0.95);
  expect(point?.to).toBeLessThan(0.85);
  // It is begun with the giant, whose id stands in what Ann sees.
  expect(point?.cards).toHaveLength(1);
  expect(point?.question).toMatch(/^Attack, or pass/);
});

test('who takes it is told nothing', () => {
  const beginning = wonPosition();
  const game = played(beginning, () => null);
  expect(game.result?.winners).toEqual([0]);
  const { report } = reviewed(requestFor(beginning, game));
  expect(report.points).toEqual([]);
  expect(report.standings[0]?.chance).toBeGreaterThan(0.95);
});

test('a report goes by what the player knew: other hidden cards, and what came later, change nothing of it', () => {
  const few = played(wonPosition(['Paper Page', 'Paper Page']), letsGo, 1);
  const strong = wonPosition(['Harbour Giant', 'Harbour Giant']);
  const here = reviewed(requestFor(wonPosition(['Paper Page', 'Paper Page']), few)).report;
  const there = reviewed(requestFor(strong, played(strong, letsGo, 1))).report;
  expect(here.points).toHaveLength(1);
  expect(there).toEqual(here);
  const long = reviewed(requestFor(strong, played(strong, letsGo, 12))).report;
  expect(long.standings[0]).toEqual(here.standings[0]);
  expect(long.points.find(({ at }) => at === 0)).toEqual(here.points[0]);
});

test('the same seed gives the same report of a whole game; progress goes up to the end', () => {
  const beginning = starterBeginning(4);
  const { inputs } = randomGame(4);
  const request = requestFor(beginning, { inputs: inputs.slice(0, 24) }, { nodes: 12, pairs: 8 });
  const { report, told } = reviewed(request);
  expect(reviewed(request).report).toEqual(report);
  expect(report.standings.length).toBeGreaterThan(3);
  expect(report.standings.map(({ at }) => at)).toEqual(
    report.standings.map(({ at }) => at).toSorted((a, b) => a - b),
  );
  for (const { at } of report.standings) expect(inputs[at]?.player).toBe(0);
  expect(told.map(({ done }) => done)).toEqual(told.map(({ done }) => done).toSorted((a, b) => a - b));
  expect(told.at(-1)?.done).toBe(told.at(-1)?.of);
});

test('what cannot be looked through is refused in a sentence', () => {
  const beginning = starterBeginning(4);
  const request = requestFor(beginning, { inputs: [] });
  const because = (one: ReviewRequest): string => {
    try {
      reviewed(one);
    } catch (error) {
      if (error instanceof TableRefusal) return error.message;
    }
    return '';
  };
  expect(because({ ...request, seat: 7 })).toContain('no such seat');
  const earlier = { ...beginning, rules: { ...beginning.rules, version: beginning.rules.version - 1 } };
  expect(because({ ...request, beginning: earlier })).toContain('earlier version');
});
