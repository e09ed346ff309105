/** Scenes in the 12th Edition, where targets are selected on activation and not when a link resolves. */
import { scenario, type Scenario, type Step } from '../../../src-main/games/kotc/scenario/format.js';
import { kotcScenarios } from '../../../src-main/games/kotc/scenario/scenarios.js';

/** What is asked while targets are selected. */
const selecting = ['target', 'targets', 'grave', 'hand', 'deck'];

const plays = (whole: Scenario, steps: readonly Step[]): boolean =>
  kotcScenarios.run(scenario.parse({ ...whole, steps })).holds;

/** Who is asked for one of these when the steps have been taken; null: nobody. */
function whoIsAsked(whole: Scenario, steps: readonly Step[], purposes: readonly string[]): string | null {
  for (const { name: by } of whole.players) {
    for (const purpose of purposes) {
      if (plays(whole, [...steps, { expect: { asks: { by, purpose } } } as Step])) return by;
    }
  }
  return null;
}

const whoSelects = (whole: Scenario, steps: readonly Step[]): string | null =>
  whoIsAsked(whole, steps, selecting);

const isSelecting = (purpose: string | undefined): boolean => selecting.includes(purpose ?? '');
const decides = (step: Step): boolean => 'by' in step;
const chooses = (step: Step, by: string): boolean =>
  'by' in step && step.by === by && ('choose' in step || 'number' in step);
/** What waits for the question is to wait for what comes of the link instead. */
const withoutWaiting = (step: Step): Step =>
  'until' in step && isSelecting(step.until.purpose) ? resolved : step;
const resolved: Step = { resolve: true };

/** Lets the chain resolve, or at least begin to, where something is asked meanwhile. */
function resolving(whole: Scenario, steps: readonly Step[]): Step[] {
  if (plays(whole, [...steps, resolved])) return [resolved];
  const passes: Step[] = [];
  for (;;) {
    const by = whoIsAsked(whole, [...steps, ...passes], ['respond']);
    if (by === null) return passes;
    passes.push({ by, pass: true });
  }
}

/** Lets the chain go on by itself. */
const goesOn = (step: Step | undefined): boolean =>
  step !== undefined && ('resolve' in step || 'until' in step || 'pass' in step || 'refused' in step);

/**
 * The scene with every choice of targets where it is asked for (K12-ABL-16): what it answers later, it answers then. What it waited
 * for meanwhile comes after that, at least that the chain resolves, in which the choice was made.
 */
export function answeredEarly(whole: Scenario): Scenario {
  const steps = [...whole.steps];
  for (let place = 0; place < steps.length; place += 1) {
    const step = steps[place];
    if (!step || !decides(step) || 'refused' in step) continue;
    const by = whoSelects(whole, steps.slice(0, place + 1));
    if (by === null) continue;
    const next = steps.findIndex((one, at) => at > place && chooses(one, by) && !('refused' in one));
    const choice = steps[next];
    if (!choice) continue;
    const between = steps.slice(place + 1, next);
    const early = between.filter(
      (one) => ('expect' in one && isSelecting(one.expect.asks?.purpose)) || 'refused' in one,
    );
    const later = between.filter((one) => !early.includes(one)).map(withoutWaiting);
    const chosen = [...steps.slice(0, place + 1), ...early, choice];
    const isLast = whoSelects(whole, chosen) === null;
    const waits = isLast && !later.some(goesOn) && !goesOn(steps[next + 1]) ? resolving(whole, chosen) : [];
    steps.splice(0, next + 1, ...chosen, ...waits, ...later);
  }
  return { ...whole, steps };
}
