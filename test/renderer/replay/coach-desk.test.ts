import { expect, test } from 'vitest';
import type { CoachReport, ReviewEvent } from '../../../src-main/api/answers/play-answers.js';
import type { Client } from '../../../src-renderer/connection/client.js';
import { deferred } from '../../../src-renderer/connection/deferred.js';
import { CoachDesk } from '../../../src-renderer/rooms/replay/coach/coach-desk.svelte.js';
import { howSure, pointSentence } from '../../../src-renderer/rooms/replay/coach/coach-words.js';

const reportOf = (seat: number): CoachReport => ({ seat, standings: [], points: [], skipped: 0 });

/** A coach who tells how far it is, and its report when the test lets it. */
function begin() {
  const gates: (() => void)[] = [];
  const signals: AbortSignal[] = [];
  const review = async ({ seat }: { seat: number }, { signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    const gate = deferred<void>();
    gates.push(() => gate.resolve());
    return (async function* (): AsyncGenerator<ReviewEvent> {
      yield { progress: { done: 1, of: 9 } };
      await gate.promise;
      yield { report: reportOf(seat) };
    })();
  };
  const desk = new CoachDesk({ play: { coach: { review } } } as unknown as Client, 'a game');
  return { desk, gates, signals };
}

test('progress is shown until the report is there, and what was found is kept for each seat', async () => {
  const { desk, gates } = begin();
  const asking = desk.ask();
  await expect.poll(() => desk.progress).toEqual({ done: 1, of: 9 });
  expect(desk.isRunning).toBe(true);
  gates[0]?.();
  await asking;
  expect([desk.report?.seat, desk.isRunning, desk.progress]).toEqual([0, false, null]);
  desk.choose(1);
  expect(desk.report).toBeNull();
  desk.choose(0);
  expect(desk.report).toEqual(reportOf(0));
});

test('another seat ends what was asked; nothing of it is shown', async () => {
  const { desk, gates, signals } = begin();
  const asking = desk.ask();
  await expect.poll(() => desk.progress).not.toBeNull();
  desk.choose(1);
  expect([signals[0]?.aborted, desk.isRunning]).toEqual([true, false]);
  gates[0]?.();
  await asking;
  expect([desk.report, desk.failure]).toEqual([null, null]);
});

test('a turning point is said in a sentence, and how sure it is', () => {
  const point = {
    did: 'attacked with Grey Wolf and Ox',
    would: 'would have kept Ox back',
    from: 0.62,
    to: 0.31,
    within: 0.052,
  };
  expect(pointSentence(point, null)).toBe(
    'You attacked with Grey Wolf and Ox; the coach would have kept Ox back.',
  );
  expect(howSure(point)).toBe('The two lie 31 points apart, give or take 5.');
});
