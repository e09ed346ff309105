/**
 * `npm run kills [-- <kills> [<seed>]]`: kills a program that saves, edits many cards, imports, takes back, writes down prints and plays,
 * starts it again after 0 to 2 s, and tells what was lost or shown half. Fails when anything was.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killAt } from './kill.js';
import { worksOf } from './works.js';

const [kills = '200', seed = '1'] = process.argv.slice(2);
const each = Math.ceil(Number(kills) / worksOf.length);
const folder = mkdtempSync(join(tmpdir(), 'cardwright-kills-'));

/** Numbers from 0 to 1, the same for the same seed. Source: Marsaglia, xorshift32. */
function chanceOf(from: number): () => number {
  let state = from * 2_654_435_761 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

const reports = await Promise.all(
  worksOf.map(async (work, at) => {
    const plan = { kills: each, pause: 2000, chance: chanceOf(Number(seed) * 100 + at + 1) };
    const report = await killAt(work, join(folder, work), plan);
    console.log(
      `${report.faults.length === 0 ? '✓' : '✗'} ${work}: ${report.kills} kills, ${report.inTheMiddle} of them in the middle of a change of many files, ${report.atOpening} while opening; ${report.told} told as done; ${report.faults.length} faults`,
    );
    for (const fault of report.faults) console.log(`  ${fault}`);
    return report;
  }),
);
rmSync(folder, { recursive: true, force: true });
const faults = reports.reduce((sum, report) => sum + report.faults.length, 0);
console.log(`${each * worksOf.length} kills, ${faults} faults`);
if (faults > 0) process.exitCode = 1;
