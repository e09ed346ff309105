import type { Moment, TableUpdate } from '../../../../src-main/api/answers/play-answers.js';
import { durations, FLOAT, ROLL, type Speed } from '../../../shared/table/paint/motion.js';

/** An update as it is shown for a while. */
export interface Beat {
  readonly update: TableUpdate;
  /** How long it has to be seen before the next, ms; null: as long as what has something to see stays. */
  readonly stays: number | null;
}

/** Beats before the whole of an update have numbers of their own, so that each is shown: its own less some quarters. */
const QUARTER = 1 / 4;

/** Dice lie still for so long before anything comes of them, ms. */
const LIES = 180;

const isRoll = ({ kind }: Moment): boolean => kind === 'dice' || kind === 'coins' || kind === 'reroll';
const isBlow = ({ kind }: Moment): boolean => kind === 'damage' || kind === 'wound' || kind === 'heal';

/**
 * An update in the order of cause and effect: the dice are rolled and the damage flies on the table as it stood before, then figures
 * change and cards go, and who has won comes last.
 * @param before what was shown last; null: nothing yet
 */
export function beatsOf(before: TableUpdate | null, update: TableUpdate, speed: Speed): readonly Beat[] {
  const whole: Beat = { update, stays: null };
  if (!before || speed === 'none' || !goesOn(before, update)) return [whole];
  const { moments } = update;
  const rolls = moments.filter(isRoll);
  const blows = moments.filter(isBlow);
  if (rolls.length + blows.length === 0) return [whole];
  const others = moments.filter((moment) => !isRoll(moment) && !isBlow(moment));
  const held = (place: number, shown: readonly Moment[]): TableUpdate => ({
    ...before,
    at: update.at - place * QUARTER,
    view: { ...before.view, prompt: null },
    log: { from: update.log.from, lines: [] },
    moments: shown,
    thinking: false,
  });
  const pace = durations[speed];
  const beats: Beat[] = [];
  if (rolls.length > 0) beats.push({ update: held(3, [...others, ...rolls]), stays: pace * ROLL + LIES });
  if (blows.length > 0) {
    const shown = rolls.length > 0 ? blows : [...others, ...blows];
    beats.push({ update: held(2, shown), stays: pace * FLOAT });
  }
  if (update.view.result && !before.view.result) {
    const { asked } = before.view;
    const view = { ...update.view, result: null, asked };
    const log = { from: update.log.from, lines: [] };
    const { puzzle, lesson } = before;
    beats.push({
      update: { ...update, at: update.at - QUARTER, view, log, moments: [], puzzle, lesson },
      stays: pace * ROLL,
    });
  }
  return [...beats, { update: { ...update, moments: [] }, stays: null }];
}

/** The same person, or nobody, looks on at the game that is already shown. */
const goesOn = (before: TableUpdate, { view, log, at }: TableUpdate): boolean =>
  before.passTo === null &&
  log.from > 0 &&
  at > before.at &&
  (view.viewer === null || view.viewer === before.view.viewer);
