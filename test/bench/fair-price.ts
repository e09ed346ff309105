import { USUAL_COPIES } from '../../src-main/lab/experiment/make-experiment.js';
import { BlockPlayer } from '../../src-main/lab/experiment/play-block.js';
import { Tally } from '../../src-main/lab/run/tally.js';
import { usualPlan, type Verdict } from '../../src-main/lab/statistics/sequential-test.js';
import { bodyCard, experimentWith } from '../lab/experiments.js';
import type { BenchResult } from './result.js';

const TRIALS = 20;
const MUST_BE = 19;

interface Outcome {
  readonly verdict: Verdict;
  readonly blocks: number;
  readonly difference: number;
}

/** Goes through an experiment to its verdict, here and now. */
async function outcomeOf(offense: number, defense: number, cost: number, seed: number): Promise<Outcome> {
  const { experiment } = await experimentWith(bodyCard(offense, defense, cost), { seed });
  const player = new BlockPlayer(experiment);
  const tally = new Tally(
    experiment.hosts.map(({ name }) => name),
    usualPlan,
  );
  while (!tally.isOver) tally.add(player.play(tally.count));
  const { verdict, blocks, difference } = tally.findings;
  return { verdict, blocks, difference };
}

const told = (outcomes: readonly Outcome[]): string => {
  const blocks = outcomes.map((one) => one.blocks).toSorted((a, b) => a - b);
  const mean = outcomes.reduce((sum, { difference }) => sum + difference, 0) / outcomes.length;
  return `${blocks[0]} to ${blocks.at(-1)} blocks, ${blocks[blocks.length >> 1]} in the middle, mean difference ${(100 * mean).toFixed(1)} %`;
};

/** The fair-price test of the 14th Edition: a card two levels too cheap, and a plain one that is only of another shape. */
export async function bench(): Promise<BenchResult[]> {
  const cpu = process.cpuUsage();
  const cheap: Outcome[] = [];
  const plain: Outcome[] = [];
  for (let seed = 1; seed <= TRIALS; seed += 1) {
    cheap.push(await outcomeOf(4, 6, 5, seed));
    plain.push(await outcomeOf(2, 6, 5, seed));
  }
  const found = cheap.filter(({ verdict }) => verdict === 'too strong').length;
  const accused = plain.filter(({ verdict }) => verdict.startsWith('too ')).length;
  const blocks = [...cheap, ...plain].reduce((sum, one) => sum + one.blocks, 0);
  const perBlock = process.cpuUsage(cpu).user / 1000 / blocks;
  return [
    {
      name: `laboratory: a card two levels too cheap is found, ${USUAL_COPIES} copies, pilot greedy`,
      measured: `${found} of ${TRIALS}; ${told(cheap)}`,
      bar: `${MUST_BE} of ${TRIALS}`,
      ok: found >= MUST_BE,
    },
    {
      name: 'laboratory: a plain card of another shape is not called unfair',
      measured: `${TRIALS - accused} of ${TRIALS}; ${told(plain)}; ${perBlock.toFixed(1)} ms of processor time a block`,
      bar: `${MUST_BE} of ${TRIALS}`,
      ok: TRIALS - accused >= MUST_BE,
    },
  ];
}
