import type { Moment, TableUpdate } from '../../../../src-main/api/answers/play-answers.js';
import { isMissable, readingTime, type Play } from '../../../shared/table/view/plays.js';
import { durations, FLOAT, ROLL, type Pace } from '../../../shared/table/scene/motion.js';

/** An update as it is shown for a while. */
export interface Beat {
  readonly update: TableUpdate;
  /** How long it has to be seen before the next, ms; null: as long as what has something to see stays. */
  readonly stays: number | null;
  /** What somebody else plays, shown large meanwhile; null: nothing. */
  readonly play: Play | null;
}

/** Dice lie still for so long before anything comes of them, ms. */
const LIES = 180;
/** A turn is called for so long before anything happens in it, ms. */
const TURN = 900;

const isRoll = ({ kind }: Moment): boolean => kind === 'dice' || kind === 'coins' || kind === 'reroll';
const blows: readonly Moment['kind'][] = ['damage', 'wound', 'heal', 'die'];
const isBlow = ({ kind }: Moment): boolean => blows.includes(kind);

/** What happened with a play, or before the first: in the order of cause and effect. */
interface Happening {
  readonly play: Play | null;
  readonly moments: Moment[];
}

/**
 * An update in the order of cause and effect: what somebody else plays is held, dice are rolled and damage flies on the table as it
 * stood before, then figures change and cards go, and who has won comes last.
 * @param before what was shown last; null: nothing yet
 */
export function beatsOf(before: TableUpdate | null, update: TableUpdate, pace: Pace): readonly Beat[] {
  const whole: Beat = { update, stays: null, play: null };
  if (!before || !goesOn(before, update)) return [whole];
  const happenings = happeningsOf(before, update, pace);
  const told = happenings.flatMap((happening) => toldOf(happening, pace));
  const isWon = pace.speed !== 'none' && update.view.result !== null && before.view.result === null;
  const calls = pace.hold > 0 && isNewTurn(before, update) && update.view.prompt === null;
  const last: Beat = calls ? { ...whole, stays: TURN } : whole;
  if (told.length === 0) return [last];
  const many = told.length + (isWon ? 1 : 0);
  /** Beats before the whole of an update have numbers of their own, so that each is shown. */
  const numberOf = (place: number): number => update.at - (many - place) / (many + 1);
  const beats = told.map(({ moments, stays, play }, place): Beat => {
    const view = { ...before.view, prompt: null };
    const log = { from: update.log.from, lines: [] };
    return {
      update: { ...before, at: numberOf(place), view, log, moments, thinking: false },
      stays,
      play,
    };
  });
  const rest = happenings.flatMap(({ play, moments }) => (play || moments.some(isTold) ? [] : moments));
  const left = pace.speed === 'none' ? update.moments.filter(({ kind }) => kind !== 'play') : rest;
  const end: Beat = { ...last, update: { ...update, moments: left } };
  return isWon ? [...beats, beforeTheEnd(before, update, numberOf(told.length), pace), end] : [...beats, end];
}

const isTold = (moment: Moment): boolean => isRoll(moment) || isBlow(moment);

const isNewTurn = ({ view: before }: TableUpdate, { view }: TableUpdate): boolean =>
  view.turn.number !== before.turn.number;

function happeningsOf(before: TableUpdate, { view, moments }: TableUpdate, { hold }: Pace): Happening[] {
  const happenings: Happening[] = [{ play: null, moments: [] }];
  for (const moment of moments) {
    if (moment.kind !== 'play') happenings.at(-1)?.moments.push(moment);
    else if (hold > 0 && isMissable(moment, before.view, view))
      happenings.push({ play: moment, moments: [] });
  }
  return happenings;
}

/** What is seen one after the other of a happening, and for how long. */
function toldOf({ play, moments }: Happening, { speed, hold }: Pace) {
  const others = moments.filter((moment) => !isTold(moment));
  const played = play ? [{ moments: others, stays: readingTime(play, hold), play }] : [];
  if (speed === 'none') return played;
  const rolls = moments.filter(isRoll);
  const flying = moments.filter(isBlow);
  const loose = play ? [] : others;
  const pace = durations[speed];
  const rolled = { moments: [...loose, ...rolls], stays: pace * ROLL + LIES, play: null };
  const flown = {
    moments: rolls.length > 0 ? flying : [...loose, ...flying],
    stays: pace * FLOAT,
    play: null,
  };
  return [...played, ...(rolls.length > 0 ? [rolled] : []), ...(flying.length > 0 ? [flown] : [])];
}

/** The table as it stands when all has been carried out, and nobody has been told to have won. */
function beforeTheEnd(before: TableUpdate, update: TableUpdate, at: number, { speed }: Pace): Beat {
  const view = { ...update.view, result: null, asked: before.view.asked };
  const { puzzle, lesson } = before;
  const log = { from: update.log.from, lines: [] };
  return {
    update: { ...update, at, view, log, moments: [], puzzle, lesson },
    stays: durations[speed] * ROLL,
    play: null,
  };
}

/** The same person, or nobody, looks on at the game that is already shown. */
const goesOn = (before: TableUpdate, { view, log, at }: TableUpdate): boolean =>
  before.passTo === null &&
  log.from > 0 &&
  at > before.at &&
  (view.viewer === null || view.viewer === before.view.viewer);
