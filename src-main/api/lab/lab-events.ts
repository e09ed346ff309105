import { inTurns } from '../../common/turns.js';
import type { Card } from '../../cards/card.js';
import { strongestPlayer } from '../../games/rule-sets.js';
import { makeExperiment, USUAL_COPIES } from '../../lab/experiment/make-experiment.js';
import { BlockThreads } from '../../lab/run/block-threads.js';
import { runExperiment } from '../../lab/run/run-experiment.js';
import { Tally } from '../../lab/run/tally.js';
import { starterHosts } from '../../lab/starter-hosts.js';
import { usualPlan } from '../../lab/statistics/sequential-test.js';
import { rulesToTry } from '../../play/scenarios/trials/trial.js';
import type { Block } from '../../lab/experiment/block.js';
import type { KeptBlocks } from '../../lab/run/kept-blocks.js';
import type { LabEvent } from '../answers/lab-answers.js';
import { PAUSE, SEED, threads } from './lab-running.js';

/**
 * Tries a card against a plain one until it is decided. Ends early when `signal` aborts; who asks again goes on from there.
 * @param starters folder of the starter sets @param kept what was played before; gets all that is played
 * @param most blocks at most
 */
export async function* labEvents(
  card: Card,
  starters: string,
  kept: KeptBlocks<Block>,
  signal: AbortSignal | undefined,
  most = usualPlan.most,
): AsyncGenerator<LabEvent, void, void> {
  const rules = rulesToTry(card);
  const pilot = strongestPlayer(rules.rules.id);
  const hosts = await starterHosts(starters, rules);
  const wish = { card, rules, pilot, seed: SEED, copies: USUAL_COPIES, hosts };
  const { experiment, words } = await inTurns(makeExperiment(wish), signal);
  const tally = new Tally(
    experiment.hosts.map(({ name }) => name),
    { ...usualPlan, most },
  );
  for (const block of kept.of(experiment)) if (!tally.isOver) tally.add(block);
  const found = (): LabEvent => ({ words, findings: tally.findings, most });
  if (tally.isOver) return yield found();
  const blocks = new BlockThreads({ about: 'card', experiment }, threads());
  try {
    yield found();
    let told = performance.now();
    for await (const block of runExperiment({ tally, blocks, signal })) {
      kept.add(experiment, block);
      if (performance.now() - told < PAUSE || tally.isOver) continue;
      yield found();
      told = performance.now();
    }
    yield found();
  } finally {
    await blocks.close();
  }
}
