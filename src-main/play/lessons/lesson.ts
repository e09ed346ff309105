import { randomUUID } from 'node:crypto';
import type { Card } from '../../cards/card.js';
import type { Decision, PlayerNo, Reply } from '../../engine/decision.js';
import type { Game, Input } from '../../engine/game.js';
import { tokenDesigns } from '../../engine/objects/token-designs.js';
import { canonical, clone } from '../../engine/plain.js';
import { writable } from '../../engine/pipeline/writable.js';
import { isFailure, type Beginning } from '../../engine/record.js';
import { beginGame } from '../../engine/replay.js';
import { Names } from '../../engine/scenario/names.js';
import { SCENARIO_VERSION, type DecisionStep } from '../../engine/scenario/scenario.js';
import { ruleSet } from '../../games/rule-sets.js';
import { scenariosOf } from '../../games/scenarios.js';
import type { LessonFile } from './lesson-format.js';
import type { LessonPoint } from '../table/table-update.js';

/** A step of a lesson, and which of the game's inputs are made in it. */
export interface LessonStep {
  readonly text: readonly string[];
  readonly points: readonly LessonPoint[];
  readonly rules: readonly string[];
  /** What the learner is to do, in words, and as the answer to what the game asks; null: the step is only read. */
  readonly ask: string | null;
  readonly answer: Reply | null;
  /** Inputs taken in before it, and when it is done. */
  readonly from: number;
  readonly to: number;
}

/** A lesson made ready: the game that it is, and what is said and done at each of its steps. */
export interface Lesson {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly learner: PlayerNo;
  readonly beginning: Beginning;
  /** Whole cards by the places of the designs. */
  readonly faces: readonly Card[];
  readonly inputs: readonly Input[];
  readonly steps: readonly LessonStep[];
}

/** A lesson that cannot be played as it is written; the message is a sentence for its author. */
export class LessonFault extends Error {
  override readonly name = 'LessonFault';
}

/**
 * Plays a lesson as it is written.
 * @param cards those of the starter set, by their names
 * @throws LessonFault, ScenarioFault when it cannot be set up or played so
 */
export function makeLesson(id: string, file: LessonFile, cards: ReadonlyMap<string, Card>): Lesson {
  const { position, beginning, faces } = beginningOf(file, cards);
  const playable = ruleSet(file.rules);
  const game = beginGame(playable, beginning);
  if (isFailure(game)) throw new LessonFault(`“${file.title}” cannot begin: ${game.because}`);
  const script = new Script(game, new Names(position), file);
  return {
    id,
    title: file.title,
    about: file.about,
    learner: script.learner,
    beginning,
    faces,
    steps: file.steps.map((_, place) => script.take(place)),
    inputs: [...game.inputs],
  };
}

function beginningOf(file: LessonFile, cards: ReadonlyMap<string, Card>) {
  const { rules: id, title, players, begin, turn, dice, learner } = file;
  const playable = ruleSet(id);
  const { rules } = playable;
  const scenarios = scenariosOf(id);
  const faceOf = new Map<unknown, Card>();
  const position = scenarios.position(
    {
      format: 'cardwright-scenario',
      version: SCENARIO_VERSION,
      name: title,
      rules: id,
      players,
      begin,
      turn,
      dice,
      steps: [],
    },
    (source) => {
      const card = 'starter' in source ? cards.get(source.starter) : undefined;
      if (!card) return null;
      const printed = playable.printedOn(card);
      faceOf.set(printed, card);
      return printed;
    },
  );
  const tokens = new Set(tokenDesigns(playable, [...faceOf.keys()]).map(canonical));
  const faces = position.printed.map((printed, place) => {
    const face = faceOf.get(printed);
    if (face) return face;
    const made = playable.cardOf(printed, position.designs[place], randomUUID());
    if (tokens.has(canonical(printed))) return made;
    throw new LessonFault(`“${made.name}” is no card of the starter set.`);
  });
  const { state, names } = position;
  if (begin === 'setup') {
    writable(state.chance).picks = scenarios.unshuffled(rules.id, state, names.indexOf(learner));
  }
  const beginning = {
    rules: { id: rules.id, version: rules.version },
    players: names.map((name) => ({ name })),
    cards: faces.map((face) => playable.printedOn(face)),
    start: { state: clone(state) },
  };
  return { position, beginning, faces };
}

/** Carries the steps of a lesson out on a game, one after the other. */
class Script {
  readonly learner: PlayerNo;

  constructor(
    private readonly game: Game,
    private readonly names: Names,
    private readonly file: LessonFile,
  ) {
    this.learner = names.player(file.learner);
  }

  take(place: number): LessonStep {
    const { text, points, rules, ask = null, do: action, after } = this.file.steps[place] as Written;
    if ((ask === null) !== (action === undefined)) {
      throw this.#fault(place, 'it has one of "ask" and "do" without the other');
    }
    const { inputs } = this.game;
    const from = inputs.length;
    const answer = action ? this.#answer(place, { by: this.file.learner, ...action }) : null;
    for (const next of after) this.#answer(place, next);
    return {
      text,
      rules,
      ask,
      answer,
      points: points.map((point) =>
        'zone' in point ? { seat: this.names.player(point.of), zone: point.zone } : point,
      ),
      from,
      to: inputs.length,
    };
  }

  #answer(place: number, step: DecisionStep): Reply {
    const { decision, context } = this.game;
    const who = this.names.player(step.by);
    if (decision?.player !== who)
      throw this.#fault(place, `${step.by} is not asked; ${this.#asked(decision)}`);
    const fit = scenariosOf(this.file.rules).fit(this.file.rules, step, decision, context, this.names);
    if ('refusal' in fit) throw this.#fault(place, `${fit.refusal.because} (${fit.refusal.rule})`);
    if ('misfit' in fit) throw this.#fault(place, `${step.by} cannot do this: ${fit.misfit}`);
    const refusal = this.game.answer(fit.reply);
    if (refusal) throw this.#fault(place, refusal.because);
    return fit.reply;
  }

  #asked(decision: Decision | null): string {
    if (!decision) return 'the game is over';
    return `${this.names.playerName(decision.player)} is, for “${decision.purpose}” (${decision.kind})`;
  }

  #fault(place: number, because: string): LessonFault {
    return new LessonFault(`“${this.file.title}”, step ${place + 1}: ${because}.`);
  }
}

type Written = LessonFile['steps'][number];
