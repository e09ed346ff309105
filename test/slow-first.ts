import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of the last project in which thousands of games are played, though they are short: four to ten seconds of the processor each. */
const slow = [
  'games/magic/rules/random/starter-cards',
  'games/magic/rules/random/grammar-cards',
  'games/kotc/rules/giving-up',
  'games/kotc/table/secrecy',
  'engine/record',
  'games/kotc/bots/matches',
  'games/kotc/rules/random-games',
  'games/kotc/rules/classic/views',
  'games/kotc/rules/views',
  'games/kotc/rules/reached',
].map((name) => `/test/${name}.test.ts`);

/**
 * What takes long begins first among its project's files, so that no core waits for another at the end. On a new clone
 * nothing is known of earlier runs, and files would go by their size.
 */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = await super.sort(files);
    const projects = [...new Set(order.map(({ project }) => project.name))];
    const rank = ({ project, moduleId }: TestSpecification): number =>
      projects.indexOf(project.name) * 2 + (slow.some((end) => moduleId.endsWith(end)) ? 0 : 1);
    return order.sort((one, other) => rank(one) - rank(other));
  }
}
