/**
 * A checker for Stryker that lets a sample of the mutants pass and sorts out the rest, since one mutant takes a second and
 * the program has some twenty thousand. The sample follows from the option `mutantSample: { size, seed }`.
 */
import { createHash } from 'node:crypto';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** Said of mutants outside of the sample; `run.ts` leaves them out of the score. */
const notDrawn = 'not drawn';

/**
 * Ids of the mutants in the sample: by seed and place in the text, so that the same seed draws the same mutants of the same files.
 * @param {{ id: string, fileName: string, mutatorName: string, replacement: string, location: object }[]} mutants
 * @param {{ size: number, seed: string }} sample how many at the most
 */
export function drawSample(mutants, { size, seed }) {
  const rank = ({ fileName, mutatorName, replacement, location }) =>
    createHash('sha256')
      .update(JSON.stringify([seed, fileName.replace(/.*?src-main/, ''), mutatorName, replacement, location]))
      .digest('hex');
  const ranked = mutants.map((mutant) => ({ id: mutant.id, rank: rank(mutant) }));
  ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1));
  return new Set(ranked.slice(0, size).map(({ id }) => id));
}

class SampleChecker {
  static inject = ['options'];

  constructor(options) {
    this.sample = options.mutantSample;
  }

  async init() {}

  /** One group of all, so that one call of `check` sees them all. */
  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }

  async check(mutants) {
    const drawn = drawSample(mutants, this.sample);
    return Object.fromEntries(
      mutants.map(({ id }) => [
        id,
        drawn.has(id) ? { status: 'passed' } : { status: 'compileError', reason: notDrawn },
      ]),
    );
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'sample', SampleChecker)];

export const strykerValidationSchema = {
  properties: {
    mutantSample: {
      type: 'object',
      properties: { size: { type: 'number' }, seed: { type: 'string' } },
      required: ['size', 'seed'],
    },
  },
};
