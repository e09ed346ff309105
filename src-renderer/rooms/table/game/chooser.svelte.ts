import type {
  CardId,
  Decision,
  PlayerNo,
  Prompt,
  Reply,
  Suggested,
} from '../../../../src-main/api/answers/play-answers.js';
import { choicesIn } from '../../../../src-main/engine/decisions/choices.js';
import { faultOf } from '../../../../src-main/engine/decisions/fault.js';
import {
  draftWith,
  mostOf,
  newDraft,
  replyOf,
  withNextOption,
  withPick,
  withPress,
  withShare,
  type Draft,
} from './reply-draft.js';

/** A reply in the making. */
export class Chooser {
  #prompt = $state.raw<Prompt | null>(null);
  #draft = $state.raw<Draft>(newDraft(null));
  #suggested = $state.raw<Suggested | null>(null);
  readonly #answer: (decision: Decision, reply: Reply) => void;

  /** @param answer sends a whole reply */
  constructor(answer: (decision: Decision, reply: Reply) => void) {
    this.#answer = answer;
  }

  get prompt(): Prompt | null {
    return this.#prompt;
  }
  get decision(): Decision | null {
    return this.#prompt?.decision ?? null;
  }
  /** What has been picked so far, in the order in which it was. */
  get picked(): readonly number[] {
    return this.#draft.picked;
  }
  get number(): number {
    return this.#draft.number;
  }
  set number(number: number) {
    this.#draft = { ...this.#draft, number };
  }
  /** Answers with a number, where that is asked. */
  sayNumber(number: number): void {
    if (this.decision?.kind !== 'number') return;
    this.number = number;
    this.confirm();
  }
  get name(): string {
    return this.#draft.name;
  }
  set name(name: string) {
    this.#draft = { ...this.#draft, name };
  }
  get shares(): readonly number[] {
    return this.#draft.shares;
  }
  get pairs(): Draft['pairs'] {
    return this.#draft.pairs;
  }
  /** The place of the card that is to be paired next. */
  get pairing(): number | null {
    return this.#draft.pairing;
  }

  /**
   * Another question forgets what was picked for the one before.
   * @param suggested the answer that is ready for it: it is picked from the start
   */
  ask(prompt: Prompt | null, suggested: Suggested | null = null): void {
    const isSame = prompt !== null && prompt.decision.id === this.decision?.id;
    this.#prompt = prompt;
    this.#suggested = suggested?.decision === prompt?.decision.id ? suggested : null;
    if (!isSame) this.suggest();
  }

  /** Where the answer comes from that was picked from the start; null: nothing was. */
  get suggested(): Suggested['from'] | null {
    return this.#suggested?.from ?? null;
  }

  /** What is picked is what was suggested, in whichever order. */
  readonly isAsSuggested: boolean = $derived(
    this.#suggested !== null &&
      this.picked.length === this.#fromStart.length &&
      this.#fromStart.every((one) => this.picked.includes(one)),
  );

  get #fromStart(): readonly number[] {
    return this.#suggested ? draftWith(this.decision, this.#suggested.reply).picked : [];
  }

  /** Picks what is suggested. */
  suggest(): void {
    if (this.#suggested) this.#draft = draftWith(this.decision, this.#suggested.reply);
    else this.clear();
  }

  /** The cards that can be picked or acted with now. */
  readonly cards: ReadonlySet<CardId> = $derived(new Set(cardsOf(this.decision)));
  readonly players: ReadonlySet<PlayerNo> = $derived(new Set(playersOf(this.decision)));
  /** The order of what is picked counts. */
  readonly ordered: boolean = $derived(isOrdered(this.decision));

  /** The actions that are offered with a card, as places in the decision's list. */
  actionsOf(card: CardId): number[] {
    const { decision } = this;
    if (decision?.kind !== 'act') return [];
    return decision.actions.flatMap((action, place) => (action.card === card ? [place] : []));
  }

  /** The options that are about a card, as places in the decision's list. */
  optionsOf(card: CardId): number[] {
    const { decision } = this;
    if (decision?.kind !== 'options') return [];
    return decision.options.flatMap((option, place) => (option.card === card ? [place] : []));
  }

  /** Picks one more, or takes it back. Where one is all that can be picked it is the whole reply. */
  pick(one: number): void {
    const { decision } = this;
    if (!decision) return;
    if (decision.kind === 'assign')
      this.#draft = { ...this.#draft, shares: withShare(decision, this.#draft, one) };
    else if (decision.kind === 'pair')
      this.#draft = { ...this.#draft, pairs: withNextOption(decision, this.#draft, one) };
    else if (!this.#isOnlyPick(one)) this.pickAll(withPick(decision, this.picked, one));
    if (mostOf(decision) === 1 && decision.kind !== 'order') this.confirm();
  }

  /** It is all that can be picked, and suggested: to press it is to mean it. */
  #isOnlyPick(one: number): boolean {
    return mostOf(this.decision) === 1 && this.picked.includes(one);
  }

  /** Picks all these, and no others; the reply is still to be confirmed. */
  pickAll(picked: readonly number[]): void {
    this.#draft = { ...this.#draft, picked };
  }

  /** Puts a picked one at another place of the order. */
  move(from: number, to: number): void {
    const next = [...this.picked];
    const [one] = next.splice(from, 1);
    if (one === undefined) return;
    next.splice(Math.max(0, to), 0, one);
    this.pickAll(next);
  }

  /** Says how much one gets of the amount that is shared out. */
  give(place: number, amount: number): void {
    this.#draft = { ...this.#draft, shares: this.shares.with(place, amount) };
  }

  /** Pairs a card with an option, both by their places; null: with none. */
  pair(place: number, option: number | null): void {
    this.#draft = { ...this.#draft, pairs: this.pairs.with(place, option), pairing: null };
  }

  /** A card or a player was pressed that gets a share, or is paired. */
  press(pressed: { readonly card: CardId } | { readonly player: PlayerNo }): void {
    if (this.decision) this.#draft = withPress(this.decision, this.#draft, pressed);
  }

  /** Back to how it was asked. */
  clear(): void {
    this.#draft = newDraft(this.decision);
  }

  readonly #reply: Reply | null = $derived(replyOf(this.decision, this.#draft));
  /** Why what is chosen is no whole reply yet; null where it is one, or where one thing is pressed. */
  readonly fault: string | null = $derived(
    this.decision && this.#reply ? faultOf(this.decision, this.#reply) : null,
  );
  /** Whether what is chosen is a whole reply. */
  readonly complete: boolean = $derived(this.#reply !== null && this.fault === null);
  /** Picking nothing is a reply too. */
  readonly optional: boolean = $derived(mostOf(this.decision) > 0 && mayBeNone(this.decision));

  confirm(): void {
    if (this.complete && this.#reply) this.#send(this.#reply);
  }

  /** Picks nothing, where that is a reply. */
  none(): void {
    if (!this.optional) return;
    this.pickAll([]);
    this.confirm();
  }

  say(yes: boolean): void {
    this.#send({ yes });
  }

  /** Answers with these pairs, whatever was paired before. */
  sayPairs(pairs: readonly (number | null)[]): void {
    this.#draft = { ...this.#draft, pairs, pairing: null };
    this.confirm();
  }

  useDie(place: number): void {
    this.#send({ die: place });
  }

  #send(reply: Reply): void {
    if (this.decision) this.#answer(this.decision, reply);
  }
}

function cardsOf(decision: Decision | null): readonly CardId[] {
  if (!decision) return [];
  const offered = choicesIn(decision).flatMap(({ card }) => card ?? []);
  switch (decision.kind) {
    case 'act':
      return decision.actions.flatMap(({ card }) => card ?? []);
    case 'cards':
    case 'order':
      return decision.cards;
    case 'pair':
      return [...decision.pairings.map(({ card }) => card), ...offered];
    default:
      return offered;
  }
}

function playersOf(decision: Decision | null): readonly PlayerNo[] {
  if (!decision) return [];
  if (decision.kind === 'players') return decision.players;
  return choicesIn(decision).flatMap(({ player, card }) => (card === undefined ? (player ?? []) : []));
}

const isOrdered = (decision: Decision | null): boolean =>
  decision?.kind === 'order' || (decision?.kind === 'cards' && decision.ordered && decision.most > 1);

const mayBeNone = (decision: Decision | null): boolean =>
  decision !== null &&
  'least' in decision &&
  (decision.least === 0 || ('constraints' in decision && decision.constraints?.orNone === true));
