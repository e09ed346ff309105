import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { KnownBlocks } from '../../../src-main/lab/queue/known-blocks.js';
import {
  digestOf,
  jobIdOf,
  rangeOfJob,
  type Range,
  type ShardResult,
} from '../../../src-main/lab/queue/protocol.js';
import { ResultsTable } from '../../../src-main/lab/queue/results-table.js';
import { ShardSize } from '../../../src-main/lab/queue/shard-size.js';
import type { TrainingBlock } from '../../../src-main/lab/training/training.js';
import { tempFolder } from '../../hosts/temp-folder.js';

const RUN = 'f'.repeat(32);

const blockOf = (nth: number, outcome = 1): TrainingBlock => ({
  nth,
  examples: [{ figures: [nth], outcome }],
});

function resultOf({ from, to }: Range, worker = 'ann', outcome = 1): ShardResult<TrainingBlock> {
  const blocks = Array.from({ length: to - from }, (_, place) => blockOf(from + place, outcome));
  return { worker, took: 100, digest: digestOf(blocks), blocks };
}

describe('the table of results', () => {
  test('keeps what came first of each range, in the order of the blocks', async () => {
    const table = new ResultsTable(tempFolder());
    expect(await table.rowsOf(RUN, 'training')).toEqual([]);
    const [low, high] = [
      { from: 9, to: 12 },
      { from: 100, to: 101 },
    ];
    await table.insert(RUN, high, resultOf(high));
    await table.insert(RUN, low, resultOf(low));
    await table.insert(RUN, low, resultOf(low, 'bob'));
    expect(await table.rowsOf(RUN, 'training')).toEqual([resultOf(low), resultOf(high)]);
  });

  test('refuses a file in which something was changed', async () => {
    const folder = tempFolder();
    const table = new ResultsTable(folder);
    const range = { from: 0, to: 2 };
    await table.insert(RUN, range, resultOf(range));
    const file = join(folder, RUN, '0-2.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"outcome":1', '"outcome":0'));
    await expect(table.rowsOf(RUN, 'training')).rejects.toThrow(`${file} is damaged; delete it`);
  });
});

describe('known blocks', () => {
  test('may be known twice, but not in two ways', () => {
    const known = new KnownBlocks([resultOf({ from: 0, to: 4 })]);
    known.add(resultOf({ from: 2, to: 6 }, 'bob'));
    expect(known.get(5)).toEqual(blockOf(5));
    expect(() => known.add(resultOf({ from: 3, to: 5 }, 'eve', 0))).toThrow(
      /^Block 3 came out in two ways, from ann and from eve;/,
    );
  });

  test('leave gaps, which are ordered from the lowest on', () => {
    const known = new KnownBlocks([resultOf({ from: 2, to: 4 }), resultOf({ from: 9, to: 10 })]);
    const ordered = [{ from: 0, to: 1 }];
    expect(known.gap({ from: 0, to: 20 }, ordered, 4)).toEqual({ from: 1, to: 2 });
    expect(known.gap({ from: 2, to: 20 }, ordered, 4)).toEqual({ from: 4, to: 8 });
    expect(known.gap({ from: 8, to: 20 }, ordered, 4)).toEqual({ from: 8, to: 9 });
    expect(known.gap({ from: 10, to: 12 }, ordered, 4)).toEqual({ from: 10, to: 12 });
    expect(known.gap({ from: 2, to: 4 }, ordered, 4)).toBeNull();
  });
});

test('shards take as long as a worker is to be at one, and fewer blocks towards the end', () => {
  const size = new ShardSize();
  expect(size.of(1000, 6)).toBe(4);
  size.learn({ blocks: [1, 2, 3, 4], took: 2000 });
  expect(size.of(1000, 6)).toBe(40);
  expect(size.of(60, 6)).toBe(10);
  expect(size.of(3, 6)).toBe(1);
  size.learn({ blocks: [1], took: 1_000_000 });
  expect(size.of(1000, 6)).toBe(1);
});

test('ids of jobs say run and range, without a colon', () => {
  const id = jobIdOf(RUN, { from: 4, to: 12 }, '-audit');
  expect(id).not.toContain(':');
  expect(rangeOfJob(RUN, id)).toEqual({ from: 4, to: 12 });
  expect(rangeOfJob('e'.repeat(32), id)).toBeNull();
});
