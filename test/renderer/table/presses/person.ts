/** A person at the table who does what they want by the fewest presses that the table has for it, and how many those are. */
import { isDeepStrictEqual } from 'node:util';
import type {
  Decision,
  PassUntil,
  Reply,
  SeenCard,
  ZonePlace,
} from '../../../../src-main/api/answers/play-answers.js';
import type { TableSession } from '../../../../src-renderer/rooms/table/game/table-session.svelte.js';
import type { TableInput } from '../../../../src-renderer/rooms/table/table-input.js';
import type { Aim } from '../../../../src-renderer/rooms/table/game/intent.js';
import { pairedWithOnly } from '../../../../src-renderer/rooms/table/game/reply-draft.js';
import { fewNumbers } from '../../../../src-renderer/rooms/table/prompt/prompt-choices.js';
import type { DropTarget } from '../../../../src-renderer/shared/table/scene/stage-input.js';
import { findCard, type StagePlace } from '../../../../src-renderer/shared/table/view/seen-cards.js';
import { settle } from '../table-fixtures.js';

/** What a person means to do, where one press or one drag can say more than the answer to what is asked. */
export type Plan =
  /** They attack: with all who can where the team is empty; the victim is null where there is no choice. */
  | { readonly kind: 'attack'; readonly team: readonly number[]; readonly victim: Aim | null }
  /** What they play is aimed at this. */
  | { readonly kind: 'aim'; readonly aim: Aim }
  /** They do nothing more in this turn, or until their next one, for which they would pass so often. */
  | { readonly kind: 'pass'; readonly passes: number; readonly until: PassUntil }
  /** They pass, attack with nobody, and do something after that. */
  | { readonly kind: 'no attack' }
  /** They pass only to do something later in their turn, with a card; of an attack the victim is said. */
  | { readonly kind: 'then'; readonly card: number; readonly victim: Aim | null };

export class Person {
  presses = 0;

  constructor(
    readonly desk: TableSession,
    readonly hands: TableInput,
  ) {}

  /** Does what is wished of the decision that is asked. */
  async do(reply: Reply, plan: Plan | null): Promise<void> {
    const { prompt } = this.desk;
    if (!prompt) throw new Error('Nothing is asked.');
    const { decision } = prompt;
    if (plan?.kind === 'attack' && (await this.#canAttack(plan))) await this.#attack(plan);
    else if ('act' in reply) await this.#act(reply.act, plan);
    else if ('die' in reply) this.#press(() => this.desk.bestFit());
    else if ('yes' in reply)
      this.#press(() => (reply.yes ? this.desk.goOn() : this.desk.store.chooser.say(false)));
    else this.#choose(decision, reply);
  }

  #press(press: () => unknown): void {
    this.presses += 1;
    press();
  }

  #placeOf(id: number): StagePlace {
    const view = this.desk.store.update?.view;
    return (view && findCard(view, id))?.place ?? { seat: null, zone: null };
  }

  #space(): void {
    this.#press(() => this.desk.goOn());
  }

  #card(id: number): SeenCard {
    const view = this.desk.store.update?.view;
    const found = view && findCard(view, id);
    if (!found) throw new Error(`Card ${id} is not on the table.`);
    return found.card;
  }

  async #act(place: number, plan: Plan | null): Promise<void> {
    const { desk } = this;
    const action = desk.prompt?.actions[place];
    if (!action) throw new Error('That is not offered.');
    if (action.isPass) return this.#pass(plan);
    if (action.movesOn && plan?.kind === 'then' && (await this.#dragAhead(plan))) return;
    if (action.uses) return this.#space();
    const { card } = action;
    if (card === null) return this.#press(() => desk.act(place));
    if (await this.#drag(card, place, plan)) return;
    this.#press(() => this.hands.press(this.#card(card)));
    if (desk.menu) this.#press(() => desk.act(place));
  }

  /** Passes by Space, for the rest of the turn by E, until their next one by Y, or by dragging the card to where it is played later in the turn. */
  async #pass(plan: Plan | null): Promise<void> {
    const { desk } = this;
    if (plan?.kind === 'then' && (await this.#dragAhead(plan))) return;
    if (plan?.kind === 'no attack' && (await this.#canAttack({ team: [] })))
      return this.#press(() => desk.attack.skip());
    const { decision } = desk.prompt!;
    const asksOnce = desk.prompt!.actions.some(({ endsPhase }) => endsPhase) && desk.couldStill.length > 0;
    if (plan?.kind === 'pass' && (plan.passes > 1 || asksOnce))
      return this.#press(() => void desk.store.passUntil(decision.player, plan.until));
    this.#space();
    if (desk.ending !== null) this.#space();
  }

  /** A card that is offered once it is passed: where it is let go. */
  async #dragAhead({ card, victim }: Extract<Plan, { kind: 'then' }>): Promise<boolean> {
    const { store } = this.desk;
    const meant = (await store.ahead()).find(({ cards }) => cards.includes(card));
    const only =
      meant &&
      [
        ...meant.victims.cards.map((one) => ({ card: one })),
        ...meant.victims.players.map((player) => ({ player })),
      ][0];
    const onto = meant?.zone ?? victim ?? only;
    if (!meant || !onto || !this.#isDraggable(card, onto)) return false;
    await this.#drop(this.#card(card), onto);
    return true;
  }

  /** Has the card over where it is let go until it shows what pays for it. */
  async #drop(card: SeenCard, onto: DropTarget): Promise<void> {
    const place = this.#placeOf(card.id ?? -1);
    await this.hands.over(card, onto);
    this.#press(() => this.hands.drop(card, place, onto));
  }

  #isDraggable(card: number, onto: DropTarget): boolean {
    const isThere = this.hands.drops(this.#card(card), this.#placeOf(card)) !== null;
    return isThere && onto !== null;
  }

  /** Drags the card onto what it is aimed at, or to a zone where that says which of several things is done with it. */
  async #drag(card: number, place: number, plan: Plan | null): Promise<boolean> {
    const { desk } = this;
    const seen = this.#card(card);
    const drops = (await this.hands.drops(seen, this.#placeOf(card))) ?? [];
    const drop = desk.prompt?.actions[place]?.drop;
    if (drop === 'target' && plan?.kind === 'aim' && drops.some((one) => isDeepStrictEqual(one, plan.aim))) {
      await this.#drop(seen, plan.aim);
      return true;
    }
    const isOnlyThere =
      drop && drop !== 'target'
        ? desk.store.chooser
            .actionsOf(card)
            .filter((one) => isDeepStrictEqual(desk.prompt?.actions[one]?.drop, drop))[0] === place
        : false;
    const paying = isOnlyThere ? await this.hands.over(seen, drop as ZonePlace) : [];
    const isPressed = desk.store.chooser.actionsOf(card).length === 1 && paying.length === 0;
    if (!isOnlyThere || isPressed) return false;
    await this.#drop(seen, drop as ZonePlace);
    return true;
  }

  /** Whether the team can be sent now, or right after a pass that the table does by itself. */
  async #canAttack({ team }: { readonly team: readonly number[] }): Promise<boolean> {
    await settle();
    const { attackers } = this.desk.attack;
    return attackers.length > 0 && team.every((card) => attackers.includes(card));
  }

  async #attack({ team, victim }: Extract<Plan, { kind: 'attack' }>): Promise<void> {
    const { attackers } = this.desk.attack;
    const all = team.length > 0 ? team : attackers;
    if (victim === null && all.length === attackers.length)
      return this.#press(() => this.desk.attackWithAll());
    const [last, ...others] = [...all].toReversed();
    for (const card of others.toReversed()) this.#press(() => this.hands.press(this.#card(card)));
    await settle();
    const victims = (await this.hands.drops(this.#card(last!), this.#placeOf(last!))) ?? [];
    const onto =
      victim ?? victims.find((one) => 'player' in one || ('card' in one && !attackers.includes(one.card)));
    if (!onto) throw new Error('Nobody can be attacked.');
    this.#press(() => this.hands.drop(this.#card(last!), this.#placeOf(last!), onto));
  }

  #choose(decision: Decision, reply: Reply): void {
    const { chooser } = this.desk.store;
    if (decision.role === 'cost' && chooser.complete) return this.#space();
    if ('number' in reply) {
      if (decision.kind === 'number' && fewNumbers(decision))
        return this.#press(() => chooser.sayNumber(reply.number));
      this.presses += Math.abs(reply.number - chooser.number);
      chooser.number = reply.number;
    } else if ('name' in reply) {
      this.presses += 1;
      chooser.name = reply.name;
    } else if ('shares' in reply) {
      for (const [at, amount] of reply.shares.entries()) {
        this.presses += Math.abs(amount - (chooser.shares[at] ?? 0));
        chooser.give(at, amount);
      }
    } else if ('pairs' in reply) {
      if (
        decision.kind === 'pair' &&
        isDeepStrictEqual(pairedWithOnly(decision), reply.pairs) &&
        decision.role === 'attack'
      )
        return this.#press(() => this.desk.attackWithAll());
      for (const [at, option] of reply.pairs.entries()) {
        if ((chooser.pairs[at] ?? null) === option) continue;
        const isOnly = decision.kind === 'pair' && decision.options.length === 1;
        this.presses += isOnly ? 1 : 2;
        chooser.pair(at, option);
      }
    } else if ('order' in reply) {
      if (reply.order.some((card, at) => chooser.picked[at] !== card)) {
        this.presses += reply.order.length;
        chooser.pickAll(reply.order);
      }
    } else return this.#pick(decision, reply);
    this.#space();
  }

  #pick(decision: Decision, reply: Reply): void {
    const { chooser } = this.desk.store;
    const wanted =
      'cards' in reply
        ? reply.cards
        : 'players' in reply
          ? reply.players
          : 'options' in reply
            ? reply.options
            : [];
    const most = 'most' in decision ? decision.most : 0;
    if (wanted.length === 0 && most === 1) return this.#press(() => chooser.none());
    const others = chooser.picked.filter((one) => !wanted.includes(one));
    for (const one of [...others, ...wanted.filter((one) => !chooser.picked.includes(one))])
      this.#press(() => chooser.pick(one));
    if (most > 1) this.#space();
  }
}
