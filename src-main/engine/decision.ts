/**
 * What a game asks of a player. A decision is plain data: what may be answered stands in it, so that prompts, bots, drag
 * targets and validation all read the same. It names cards by the ids that its player's view uses.
 */

/** A card as players name it. It is a new one whenever the card moves unseen, so it cannot be followed across zones. */
export type CardId = number;
/** A seat at the table, from 0, clockwise. */
export type PlayerNo = number;

/** Something that a player may do of their own accord; `do` says what in the rule set's own words. */
export interface Action {
  readonly do: string;
  readonly card?: CardId;
  /** Which of the card's abilities, from 0. */
  readonly ability?: number;
  /** Kind of the counter that is removed. */
  readonly counter?: string;
  /** Nothing would come of it as things stand: it may be done, but nobody is stopped and asked because of it. */
  readonly idle?: true;
}

/** One of several things to choose from: a player, a card, a counter on a card, or a number. */
export interface Choice {
  readonly player?: PlayerNo;
  readonly card?: CardId;
  readonly counter?: string;
  readonly number?: number;
}

/**
 * What a decision is for, as every game knows it: prompts, drags, bots and scenarios that serve any game go by it.
 * - action: what to do of one's own accord, or to go on
 * - respond: whether to answer what goes on, with an action or a counter, or to let it happen
 * - cost: with what a cost is paid
 * - target: what an action is aimed at, or at how many
 * - mode: which of the ways in which something can be done
 * - attack, block: who fights on either side; victim: whom or what the attack is aimed at
 * - assign: who gets how much of an amount, or which die
 * - order: in which order things happen or lie
 * - replace: whether a replacement or prevention effect is applied, or which is first
 * - choose: whatever else an effect or a rule leaves to a player, when it is carried out
 * - mulligan: what of the first hand is kept
 * - setup: what else is settled before the first turn
 */
export const roles = [
  'action',
  'respond',
  'cost',
  'target',
  'mode',
  'attack',
  'block',
  'victim',
  'assign',
  'order',
  'replace',
  'choose',
  'mulligan',
  'setup',
] as const;
export type Role = (typeof roles)[number];

/** What a rule set asks for: a role that all know, and a word of its own, which only its own folder compares. */
export interface Purpose {
  readonly role: Role;
  readonly word: string;
}

interface Asked {
  /** Counts up through a game; an answer names it. */
  readonly id: number;
  readonly player: PlayerNo;
  readonly role: Role;
  /** The rule set's own word for what it asks, such as "pay"; of use for its own texts alone. */
  readonly purpose: string;
  /** The card that it is about, where there is one. */
  readonly about?: CardId;
  /** The number that it is about, such as the damage that a shield would lessen. */
  readonly amount?: number;
  /** Its cards were picked by chance, unseen: who is asked does not learn which they are, and may remember them all. */
  readonly blind?: true;
  /** Id of the rule by which it is asked. */
  readonly rule: string;
}

export interface ActDecision extends Asked {
  readonly kind: 'act';
  readonly actions: readonly Action[];
}
/** Some of the cards, from `least` to `most`; where `ordered`, the order of the answer counts. */
export interface CardsDecision extends Asked {
  readonly kind: 'cards';
  readonly cards: readonly CardId[];
  readonly least: number;
  readonly most: number;
  readonly ordered: boolean;
}
export interface PlayersDecision extends Asked {
  readonly kind: 'players';
  readonly players: readonly PlayerNo[];
  readonly least: number;
  readonly most: number;
}
export interface OptionsDecision extends Asked {
  readonly kind: 'options';
  readonly options: readonly Choice[];
  readonly least: number;
  readonly most: number;
}
/** All of the cards, in an order. */
export interface OrderDecision extends Asked {
  readonly kind: 'order';
  readonly cards: readonly CardId[];
}
export interface NumberDecision extends Asked {
  readonly kind: 'number';
  readonly least: number;
  readonly most: number;
}
export interface ConfirmDecision extends Asked {
  readonly kind: 'confirm';
}
/** Which of the dice that are left is used next. */
export interface DiceDecision extends Asked {
  readonly kind: 'dice';
  readonly dice: readonly number[];
}

export type Decision =
  | ActDecision
  | CardsDecision
  | PlayersDecision
  | OptionsDecision
  | OrderDecision
  | NumberDecision
  | ConfirmDecision
  | DiceDecision;
export type DecisionKind = Decision['kind'];
export const decisionKinds = [
  'act',
  'cards',
  'players',
  'options',
  'order',
  'number',
  'confirm',
  'dice',
] as const satisfies readonly DecisionKind[];

/** What a player answers. Numbers of `act`, `options` and `die` are places in the decision's list, from 0. */
export type Reply =
  | { readonly act: number }
  | { readonly cards: readonly CardId[] }
  | { readonly players: readonly PlayerNo[] }
  | { readonly options: readonly number[] }
  | { readonly order: readonly CardId[] }
  | { readonly number: number }
  | { readonly yes: boolean }
  | { readonly die: number };

/** Why something may not be done: the rule, and a sentence for people. */
export interface Refusal {
  readonly allowed: false;
  readonly rule: string;
  readonly because: string;
}

/** Says whether a reply is one that the decision admits; null when it is. */
export function faultOf(decision: Decision, reply: Reply): string | null {
  switch (decision.kind) {
    case 'act':
      return 'act' in reply && isPlace(reply.act, decision.actions)
        ? null
        : 'Choose one of the actions offered.';
    case 'cards':
      return 'cards' in reply
        ? faultOfChoice(reply.cards, decision.cards, decision, 'card')
        : 'Choose cards for this decision.';
    case 'players':
      return 'players' in reply
        ? faultOfChoice(reply.players, decision.players, decision, 'player')
        : 'Choose players for this decision.';
    case 'options':
      return 'options' in reply
        ? faultOfChoice(reply.options, [...decision.options.keys()], decision, 'option')
        : 'Choose from the options of this decision.';
    case 'order': {
      const all = { least: decision.cards.length, most: decision.cards.length };
      return 'order' in reply
        ? faultOfChoice(reply.order, decision.cards, all, 'card')
        : 'Put the cards of this decision in order.';
    }
    case 'number':
      return 'number' in reply &&
        Number.isInteger(reply.number) &&
        reply.number >= decision.least &&
        reply.number <= decision.most
        ? null
        : `Choose a whole number from ${decision.least} to ${decision.most}.`;
    case 'confirm':
      return 'yes' in reply && typeof reply.yes === 'boolean' ? null : 'Answer yes or no.';
    case 'dice':
      return 'die' in reply && isPlace(reply.die, decision.dice)
        ? null
        : 'Choose one of the dice that are left.';
  }
}

const isPlace = (place: number, list: readonly unknown[]): boolean =>
  Number.isInteger(place) && place >= 0 && place < list.length;

function faultOfChoice(
  chosen: readonly number[],
  from: readonly number[],
  { least, most }: { readonly least: number; readonly most: number },
  noun: string,
): string | null {
  if (!Array.isArray(chosen)) return `Choose from the ${noun}s offered.`;
  if (chosen.length < least || chosen.length > most) {
    const many = least === most ? String(most) : `${least} to ${most}`;
    return `Choose ${many} ${noun}${many === '1' ? '' : 's'}; these are ${chosen.length}.`;
  }
  const seen = new Set<number>();
  for (const one of chosen) {
    if (!from.includes(one)) return `Choose only from the ${noun}s offered.`;
    if (seen.has(one)) return `Choose every ${noun} at most once.`;
    seen.add(one);
  }
  return null;
}
