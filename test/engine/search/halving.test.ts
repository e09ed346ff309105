import { expect, test } from 'vitest';
import { chanceFrom, randomTo } from '../../../src-main/engine/chance/chance.js';
import { halve, stakesAt } from '../../../src-main/engine/search/halving.js';

const never = (): boolean => false;
const nothing = (): number => 0;

/** Halves candidates of which each is worth what the function says in its nth try; every try is a node. */
function halved(
  candidates: number,
  nodes: number,
  worth: (candidate: number, nth: number) => number | null,
  isStopped = never,
) {
  let count = 0;
  const tries: [number, number][] = [];
  const attempt = (candidate: number, nth: number): number | null => {
    count += 1;
    tries.push([candidate, nth]);
    return worth(candidate, nth);
  };
  const found = halve({
    candidates,
    nodes,
    leastTries: 2,
    favour: nothing,
    attempt,
    nodesSoFar: () => count,
    isStopped,
  });
  return { ...found, count, tries };
}

/** From 0 to 0.8, otherwise for each candidate and try. */
const noise = (candidate: number, nth: number): number => randomTo(chanceFrom(nth * 31 + candidate), 8) / 10;

test('the best of many is found, and tried more often than the worst', () => {
  const { order, tallies } = halved(8, 2000, (candidate, nth) => candidate / 10 + noise(candidate, nth));
  expect(order[0]).toBe(7);
  expect(tallies[7]?.tries).toBeGreaterThan(2 * (tallies[0]?.tries ?? 0));
});

test('where all comes to the same in the same games, few nodes are taken', () => {
  const { order, count } = halved(4, 2000, (_, nth) => nth % 2);
  expect(order[0]).toBe(0);
  expect(count).toBeLessThan(250);
});

test('what is worse in the same games is given up, however much games differ', () => {
  expect(halved(2, 2000, (candidate, nth) => noise(0, nth) - candidate / 50).count).toBeLessThan(40);
  expect(halved(2, 2000, noise).count).toBeGreaterThan(1000);
});

test('each candidate meets the same in its nth try', () => {
  const { tries } = halved(4, 60, (candidate) => candidate / 100);
  for (const candidate of [0, 1, 2, 3]) {
    const met = tries.filter(([one]) => one === candidate).map(([, nth]) => nth);
    expect(met).toEqual([...met.keys()]);
  }
});

test('it ends near its nodes, and much earlier where one is far better', () => {
  const close = halved(4, 200, noise);
  expect(close.count).toBeGreaterThanOrEqual(200);
  expect(close.count).toBeLessThan(208);
  expect(halved(4, 200, (candidate) => (candidate === 2 ? 1 : 0)).count).toBeLessThan(110);
});

test('tries of which nothing came do not count', () => {
  const { order, tallies } = halved(2, 40, (candidate, nth) => (nth % 2 === 0 ? null : candidate));
  expect([order[0], tallies[1]?.mean]).toEqual([1, 1]);
});

test('where it is stopped at once, the first is best', () => {
  const { order, count } = halved(
    5,
    100,
    (candidate) => candidate,
    () => true,
  );
  expect([order[0], count]).toEqual([0, 0]);
});

test('where all is as good as lost a small difference speaks as a large one does elsewhere', () => {
  const found = (worths: readonly [number, number]): number | undefined => {
    let count = 0;
    const { order } = halve({
      candidates: 2,
      nodes: 40,
      leastTries: 2,
      favour: (place, mean) => (place === 0 ? 0.02 * stakesAt(mean) : 0),
      attempt: (place) => ((count += 1), worths[place] ?? 0),
      nodesSoFar: () => count,
      isStopped: never,
    });
    return order[0];
  };
  expect(found([0.5, 0.51])).toBe(0);
  expect(found([0.01, 0.02])).toBe(1);
  expect([stakesAt(0.5), stakesAt(0)]).toEqual([1, 0.1]);
});
