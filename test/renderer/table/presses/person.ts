/** A person at the table who does what they want by the fewest presses that the table has for it, and how many those are. */
import type { Decision, Reply, SeenCard } from '../../../../src-main/api/answers/play-answers.js';
import type { TableSession } from '../../../../src-renderer/rooms/table/game/table-session.svelte.js';
import type { TableInput } from '../../../../src-renderer/rooms/table/table-input.js';
import type { Aim } from '../../../../src-renderer/rooms/table/game/intent.js';
import { findCard } from '../../../../src-renderer/shared/table/view/seen-cards.js';
import { settle } from '../table-fixtures.js';

/** Whom a person means to attack, and with whom. */
export interface Plan {
  /** None: all who can. */
  readonly team: readonly number[];
  /** Null where there is no choice. */
  readonly victim: Aim | null;
}

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
    if (plan) await this.#attack(plan);
    else if ('act' in reply) this.#act(reply.act);
    else if ('die' in reply) this.#press(() => this.desk.bestFit());
    else if ('yes' in reply)
      this.#press(() => (reply.yes ? this.desk.goOn() : this.desk.store.chooser.say(false)));
    else this.#choose(decision, reply);
  }

  #press(press: () => unknown): void {
    this.presses += 1;
    press();
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

  #act(place: number): void {
    const { desk } = this;
    const action = desk.prompt?.actions[place];
    if (!action) throw new Error('That is not offered.');
    if (action.isPass || action.uses) {
      this.#space();
      if (desk.ending !== null) this.#space();
      return;
    }
    const { card } = action;
    if (card === null) return this.#press(() => desk.act(place));
    this.#press(() => this.hands.press(this.#card(card)));
    if (desk.menu) this.#press(() => desk.act(place));
  }

  async #attack({ team, victim }: Plan): Promise<void> {
    const { attackers } = this.desk.attack;
    for (const card of team.length > 0 ? team : attackers)
      this.#press(() => this.hands.press(this.#card(card)));
    await settle();
    if (victim === null) return this.#space();
    this.#press(() =>
      'card' in victim ? this.hands.press(this.#card(victim.card)) : this.hands.pressPlayer(victim.player),
    );
  }

  #choose(decision: Decision, reply: Reply): void {
    const { chooser } = this.desk.store;
    if (decision.role === 'cost' && chooser.complete) return this.#space();
    if ('number' in reply) {
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
