/** What a run of the tests with mutants is told by the process that starts it. */
import { env } from 'node:process';

export interface Settings {
  /** Folders below src-main whose files are mutated. */
  readonly folders: readonly string[];
  /** A file with the mutants to judge. */
  readonly drawnFile: string;
  /** A file that is touched while the judge goes on. */
  readonly aliveFile: string;
  /** Number of this process among those that judge at the same time. */
  readonly process: number;
  /** No mutant is begun after this, in ms since 1970. */
  readonly until: number;
  /** Whether the slow tests are asked too. */
  readonly thorough: boolean;
}

export function toEnvironment(settings: Settings): NodeJS.ProcessEnv {
  return { MUTANTS: JSON.stringify(settings) };
}

export function fromEnvironment(): Settings {
  return JSON.parse(env['MUTANTS'] ?? '{}') as Settings;
}
