/** The switch between mutants, and which test reaches which of them: one for a process. */
import type { RunnerTestCase as Test } from 'vitest';
import { Caches } from './caches.js';

/** A test with a mutant takes more steps than without it by this at the most, or it has an endless loop. */
const stepsTimes = 20;
const stepsMore = 200_000;

export interface TimedTest {
  readonly test: Test;
  /** Of processor time, which other programs on the machine do not add to. */
  readonly milliseconds: number;
  /** How many places with mutants it goes through. */
  readonly steps: number;
}

export class MutantSwitch {
  /** The mutant that takes the place of the original; -1 for none. */
  active = -1;
  /** How often the active mutant was reached. */
  hits = 0;
  /** How many places with mutants may be gone through until the test is stopped. */
  stepsLeft = Number.MAX_SAFE_INTEGER;
  /** Whether what is reached is written down. */
  covering = true;
  readonly caches = new Caches(() => this.active >= 0);
  private readonly tests: TimedTest[] = [];
  /** By mutant: numbers of the tests that reach it. */
  private readonly reachedBy: number[][] = [];
  /** By mutant: the last test that reached it. */
  private readonly reachedLast: number[] = [];
  /** Mutants that were reached while modules were loaded. */
  private readonly atLoading = new Set<number>();
  private running: Test | null = null;
  private file: Test['file'] | null = null;
  private began = 0;

  /** Switches a mutant on, or all off. */
  choose(mutant: number, test?: TimedTest): void {
    this.active = mutant;
    if (mutant < 0) this.caches.emptyIfTainted();
    else this.hits = 0;
    this.stepsLeft = test ? stepsTimes * test.steps + stepsMore : Number.MAX_SAFE_INTEGER;
  }

  /** Ends a test that goes on for too long; and again when the program catches that. */
  stop(): never {
    throw new Error('An endless loop.');
  }

  cover(ids: ArrayLike<number>): void {
    const test = this.tests.length;
    for (let at = 0; at < ids.length; at += 1) {
      const id = ids[at]!;
      if (!this.running) this.atLoading.add(id);
      else if (this.reachedLast[id] !== test) {
        this.reachedLast[id] = test;
        (this.reachedBy[id] ??= []).push(test);
      }
    }
  }

  begin(test: Test): void {
    // What the tests of another file have put into a cache would hide from these what they reach.
    if (test.file !== this.file) this.caches.empty();
    this.file = test.file;
    this.running = test;
    this.began = processorTime();
    this.stepsLeft = Number.MAX_SAFE_INTEGER;
  }

  end(): void {
    if (!this.running) return;
    this.tests.push({
      test: this.running,
      milliseconds: processorTime() - this.began,
      steps: Number.MAX_SAFE_INTEGER - this.stepsLeft,
    });
    this.running = null;
  }

  isReached(mutant: number): boolean {
    return this.reachedBy[mutant] !== undefined || this.atLoading.has(mutant);
  }

  isReachedAtLoading(mutant: number): boolean {
    return this.atLoading.has(mutant);
  }

  /** Tests that passed and reach this mutant. */
  testsOf(mutant: number): readonly TimedTest[] {
    return (this.reachedBy[mutant] ?? [])
      .map((number) => this.tests[number]!)
      .filter(({ test }) => test.result?.state === 'pass');
  }
}

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

declare global {
  var mutants: MutantSwitch;
}

globalThis.mutants ??= new MutantSwitch();
