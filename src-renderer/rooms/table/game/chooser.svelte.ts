import type {
  CardId,
  Decision,
  PlayerNo,
  Prompt,
  Reply,
} from '../../../../src-main/api/answers/play-answers.js';

/** A reply in the making: cards, players or options that have been picked so far, in the order in which they were. */
export class Chooser {
  #prompt = $state.raw<Prompt | null>(null);
  #picked = $state.raw<readonly number[]>([]);
  #number = $state(0);
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
  /** Cards, players, or places of options, by the kind of the decision. What is to be put in order is picked from the start. */
  get picked(): readonly number[] {
    return this.#picked;
  }
  get number(): number {
    return this.#number;
  }
  set number(number: number) {
    this.#number = number;
  }

  /** Another question forgets what was picked for the one before. */
  ask(prompt: Prompt | null): void {
    const isSame = prompt !== null && prompt.decision.id === this.decision?.id;
    this.#prompt = prompt;
    if (!isSame) this.clear();
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

  /**
   * Picks one more, or takes it back. Where one is all that can be picked it is the whole reply; where one more than
   * allowed is picked, the first gives way. Picking a card of an order begins the order anew with it.
   */
  pick(one: number): void {
    const { decision } = this;
    if (!decision) return;
    const most = mostOf(decision);
    if (decision.kind === 'order' && this.#picked.length === most) this.#picked = [one];
    else if (this.#picked.includes(one)) this.#picked = this.#picked.filter((other) => other !== one);
    else this.#picked = [...this.#picked, one].slice(-most);
    if (decision.kind === 'order' && this.#picked.length === most - 1)
      this.#picked = [...this.#picked, ...decision.cards.filter((card) => !this.#picked.includes(card))];
    else if (most === 1) this.confirm();
  }

  /** Picks all these, and no others; the reply is still to be confirmed. */
  pickAll(ones: readonly number[]): void {
    this.#picked = ones;
  }

  /** Puts a picked one at another place of the order. */
  move(from: number, to: number): void {
    const next = [...this.#picked];
    const [one] = next.splice(from, 1);
    if (one === undefined) return;
    next.splice(Math.max(0, to), 0, one);
    this.#picked = next;
  }

  /** Back to how it was asked. */
  clear(): void {
    const { decision } = this;
    this.#picked = decision?.kind === 'order' ? decision.cards : [];
    this.#number = decision?.kind === 'number' ? decision.least : 0;
  }

  /** Whether what is picked is a whole reply. */
  readonly complete: boolean = $derived(isComplete(this.decision, this.#picked, this.#number));
  /** Picking nothing is a reply too. */
  readonly optional: boolean = $derived(
    this.decision !== null &&
      'least' in this.decision &&
      mostOf(this.decision) > 0 &&
      this.decision.least === 0,
  );

  confirm(): void {
    if (this.complete) this.#send(this.#picked);
  }

  /** Picks nothing, where that is a reply. */
  none(): void {
    if (this.optional) this.#send([]);
  }

  say(yes: boolean): void {
    this.#reply({ yes });
  }

  useDie(place: number): void {
    this.#reply({ die: place });
  }

  #send(picked: readonly number[]): void {
    switch (this.decision?.kind) {
      case 'cards':
        return this.#reply({ cards: [...picked] });
      case 'order':
        return this.#reply({ order: [...picked] });
      case 'players':
        return this.#reply({ players: [...picked] });
      case 'options':
        return this.#reply({ options: [...picked] });
      case 'number':
        return this.#reply({ number: this.#number });
      default:
    }
  }

  #reply(reply: Reply): void {
    if (this.decision) this.#answer(this.decision, reply);
  }
}

function cardsOf(decision: Decision | null): readonly CardId[] {
  switch (decision?.kind) {
    case 'act':
      return decision.actions.flatMap(({ card }) => card ?? []);
    case 'cards':
    case 'order':
      return decision.cards;
    case 'options':
      return decision.options.flatMap(({ card }) => card ?? []);
    default:
      return [];
  }
}

function playersOf(decision: Decision | null): readonly PlayerNo[] {
  switch (decision?.kind) {
    case 'players':
      return decision.players;
    case 'options':
      return decision.options.flatMap(({ player, card }) => (card === undefined ? (player ?? []) : []));
    default:
      return [];
  }
}

const isOrdered = (decision: Decision | null): boolean =>
  decision?.kind === 'order' || (decision?.kind === 'cards' && decision.ordered && decision.most > 1);

/** How many can be picked; 0 where nothing is. */
function mostOf(decision: Decision): number {
  switch (decision.kind) {
    case 'order':
      return decision.cards.length;
    case 'cards':
    case 'players':
    case 'options':
      return decision.most;
    default:
      return 0;
  }
}

function isComplete(decision: Decision | null, picked: readonly number[], number: number): boolean {
  switch (decision?.kind) {
    case 'order':
      return picked.length === decision.cards.length;
    case 'number':
      return Number.isInteger(number) && number >= decision.least && number <= decision.most;
    case 'cards':
    case 'players':
    case 'options':
      return picked.length >= decision.least && picked.length <= decision.most;
    default:
      return false;
  }
}
