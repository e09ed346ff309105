/** The switch between mutants, and which test reaches which of them: one for a process. */
import type { RunnerTestCase as Test } from 'vitest';

/** A run of a mutant is longer than a run without it by this at the most, or it has an endless loop. */
const hitsMore = 10_000;
const hitsTimes = 20;

export class MutantSwitch {
  /** The mutant that takes the place of the original; -1 for none. */
  active = -1;
  /** Whether what is reached is written down. */
  covering = true;
  /** How often the active mutant was reached. */
  hits = 0;
  readonly tests: { readonly test: Test; readonly milliseconds: number }[] = [];
  /** By mutant: numbers of the tests that reach it. */
  private readonly reachedBy = new Map<number, number[]>();
  /** By mutant: how often, in all tests and while modules were loaded. */
  private readonly reached = new Map<number, number>();
  /** Mutants that were reached while modules were loaded. */
  private readonly atLoading = new Set<number>();
  private running: Test | null = null;
  private began = 0;

  hit(): boolean {
    this.hits += 1;
    if (this.hits > hitsTimes * (this.reached.get(this.active) ?? 0) + hitsMore)
      throw new Error('An endless loop.');
    return true;
  }

  cover(ids: ArrayLike<number>): void {
    const test = this.tests.length;
    for (let at = 0; at < ids.length; at += 1) {
      const id = ids[at]!;
      this.reached.set(id, (this.reached.get(id) ?? 0) + 1);
      if (!this.running) {
        this.atLoading.add(id);
        continue;
      }
      const by = this.reachedBy.get(id);
      if (!by) this.reachedBy.set(id, [test]);
      else if (by.at(-1) !== test) by.push(test);
    }
  }

  begin(test: Test): void {
    this.running = test;
    this.began = performance.now();
  }

  end(): void {
    if (!this.running) return;
    this.tests.push({ test: this.running, milliseconds: performance.now() - this.began });
    this.running = null;
  }

  isReached(mutant: number): boolean {
    return this.reached.has(mutant);
  }

  isReachedAtLoading(mutant: number): boolean {
    return this.atLoading.has(mutant);
  }

  /** Tests that passed and reach this mutant, the quickest first. */
  testsOf(mutant: number): readonly Test[] {
    return (this.reachedBy.get(mutant) ?? [])
      .map((number) => this.tests[number]!)
      .filter(({ test }) => test.result?.state === 'pass')
      .toSorted((a, b) => a.milliseconds - b.milliseconds)
      .map(({ test }) => test);
  }
}

declare global {
  var mutants: MutantSwitch;
}

globalThis.mutants ??= new MutantSwitch();
