import type { CardId, Choice } from '../decision.js';
import type { ForcedChoice } from '../rule-set.js';
import type { BaseState } from '../state.js';
import type { DecisionStep } from './scenario.js';
import type { ForcedAnswer, ScenarioWords } from './scenario-words.js';
import type { Names } from './names.js';

/** A choice with only one answer, which the game took without asking. */
export interface Forced extends ForcedAnswer {
  readonly by: string;
  readonly player: number;
  readonly purpose: string;
  readonly rule: string;
  readonly about?: CardId;
  readonly shares?: ForcedChoice['shares'];
  /** By their labels. */
  readonly paired?: readonly string[];
}

type NamingWords = Pick<ScenarioWords, 'named'>;

/** The forced choices since something was begun, so that steps may write them out, or say that others are refused. */
export class ForcedChoices {
  #open: Forced[] = [];

  constructor(
    private readonly words: NamingWords,
    private readonly names: Names,
  ) {}

  /** What was forced by what was begun before is not written out any more. */
  clear(): void {
    this.#open = [];
  }

  note({ answer, paired, ...asked }: ForcedChoice, state: BaseState): void {
    const by = this.names.playerName(asked.player);
    const cards = paired?.map((id) => this.names.labelOfId(state, id));
    const called = answer.map((one) => this.#called(one, state));
    this.#open.push({ ...asked, by, answer: called, ...(cards && { paired: cards }) });
  }

  #called(choice: Choice, state: BaseState): (string | number)[] {
    const { names } = this;
    const { card, counter, player, number, mode, colour, name } = choice;
    const word = number ?? mode ?? colour ?? name;
    if (word !== undefined) return [word];
    const owner = player === undefined ? [] : [names.playerName(player)];
    if (counter !== undefined) return [counter, ...owner.map((name) => `${counter} of ${name}`)];
    return card === undefined ? owner : [names.labelOfId(state, card)];
  }

  /** Whether a step writes out one of them; each is written out once. */
  isWrittenOut(step: DecisionStep): boolean {
    const place = this.#open.findIndex((forced) => isAnsweredBy(this.words, forced, step));
    if (place >= 0) this.#open.splice(place, 1);
    return place >= 0;
  }

  /** One that a step answers otherwise. */
  answeredOtherwise(step: DecisionStep): Forced | undefined {
    return this.#open.find((forced) => {
      const named = namedFor(this.words, step, forced);
      return forced.by === step.by && named !== null && !isAnsweredBy(this.words, forced, step);
    });
  }

  /** The last that was taken for that purpose, written out or not. */
  last(purpose: string): Forced | undefined {
    return this.#open.findLast((forced) => forced.purpose === purpose);
  }
}

/** Whether a step says what was forced, in any order. */
function isAnsweredBy(words: NamingWords, forced: Forced, step: DecisionStep): boolean {
  const { by, purpose, answer, shares, paired } = forced;
  if (by !== step.by) return false;
  if (shares) return step.assign !== undefined && isSharedOut(step.assign, answer, shares);
  if (paired) return step.pair !== undefined && isPaired(step.pair, answer, paired);
  const named = namedIn(words, step, purpose);
  if (named?.length !== answer.length) return false;
  const left = [...answer];
  return named.every((name) => {
    const place = left.findIndex((called) => called.includes(name));
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}

/** Who is not named gets the least. */
function isSharedOut(
  said: Readonly<Record<string, number>>,
  answer: Forced['answer'],
  shares: NonNullable<Forced['shares']>,
): boolean {
  const calls = answer.map((called) => Object.keys(said).find((name) => called.map(String).includes(name)));
  const known = calls.filter((name) => name !== undefined);
  return (
    known.length === Object.keys(said).length &&
    shares.every(({ amount, least }, place) => amount === (said[calls[place] ?? ''] ?? least))
  );
}

const isPaired = (
  said: NonNullable<DecisionStep['pair']>,
  answer: Forced['answer'],
  paired: readonly string[],
): boolean =>
  Object.keys(said).length === paired.length &&
  paired.every((card, place) => {
    const [name] = [said[card] ?? []].flat();
    return name !== undefined && answer[place]?.includes(name) === true;
  });

/** What a step names for what was forced. */
export function namedFor(
  words: NamingWords,
  step: DecisionStep,
  { purpose, shares, paired }: Forced,
): readonly (string | number)[] | null {
  if (shares) return step.assign ? Object.keys(step.assign) : null;
  if (paired) return step.pair ? [...Object.keys(step.pair), ...Object.values(step.pair).flat()] : null;
  return namedIn(words, step, purpose);
}

/** What a step names for a purpose, in the game's words or in those of all games; null where it says another thing. */
export function namedIn(
  { named }: NamingWords,
  step: DecisionStep,
  purpose: string,
): readonly (string | number)[] | null {
  if (named) return named(step, purpose);
  const single = step.number ?? step.name;
  return step.choose ?? step.order ?? (single === undefined ? null : [single]);
}
