import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { BlockPlayer } from '../../../src-main/lab/experiment/play-block.js';
import { LabQueue } from '../../../src-main/lab/queue/lab-queue.js';
import { programDigest } from '../../../src-main/lab/queue/program-digest.js';
import { project } from '../../../src-main/setup/project.mjs';
import { setUp } from '../../../src-main/setup/set-up.mjs';
import { bodyCard, experimentWith } from '../../lab/experiments.js';
import { beginServer, missingServer } from '../../lab/queue/queue-server.js';
import { Desk } from './harness.js';

beforeAll(setUp);

beforeEach((context) => {
  const reason = missingServer();
  if (!reason) return;
  console.log(`The tests of the queue are skipped: ${reason}.`);
  context.skip(reason);
});

/** Resolves when a process has said it on stderr. */
async function said(child: ChildProcess, text: string): Promise<void> {
  let all = '';
  while (!all.includes(text)) {
    const [chunk] = (await once(child.stderr!, 'data')) as [Buffer];
    all += String(chunk);
  }
}

test('a killed worker changes nothing, and what workers play is what is played without them', async () => {
  const place = new Desk();
  place.card('bear.card.json', 1, { name: 'Bear', cost: 3, offense: 4, defense: 6 });
  const address = await beginServer();
  const [killed, left] = [0, 1].map(() =>
    place.start(['lab', 'worker', '--queue', address, '--threads', '1']),
  );
  if (!killed || !left) throw new Error('There are two.');
  await Promise.all([killed, left].map((one) => said(one, 'Waiting for games')));
  const { experiment } = await experimentWith(bodyCard(4, 6, 3));
  const queue = await LabQueue.open({
    address,
    results: place.path('killed'),
    program: programDigest(project),
    version: 'test',
    heartbeat: 100,
    tell: () => undefined,
  });
  onTestFinished(() => queue.close());
  const run = queue.play({ about: 'card', experiment }, 8);
  const blocks = Array.from({ length: 8 }, (_, nth) => run.play(nth));
  await said(killed, 'Playing blocks');
  killed.kill('SIGKILL');
  const player = new BlockPlayer(experiment);
  expect(await Promise.all(blocks)).toEqual(blocks.map((_, nth) => player.play(nth)));
  await queue.close();

  const verb = ['lab', 'card', 'bear.card.json', '--pilot', 'greedy', '--blocks', '2', '--json'];
  const here = await place.cardwright(...verb, '--threads', '1');
  const there = await place.cardwright(...verb, '--queue', address, '--results', 'results');
  expect([there.code, there.out]).toEqual([0, here.out]);
  const again = await place.cardwright(...verb, '--queue', address, '--results', 'results');
  expect(again.out).toBe(here.out);
  const nowhere = await place.cardwright(...verb, '--queue', address);
  expect(nowhere.err).toBe('Say with --results in which folder the results of the workers are kept.\n');
  left.kill('SIGTERM');
  expect(await once(left, 'exit')).toEqual([0, null]);
});
