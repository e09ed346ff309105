/** A game that begins in a main phase with permanents in play, and goes through its combat as the test says. */
import type { Decision, PlayerNo, Reply } from '../../../../../src-main/engine/decision.js';
import { PASS } from '../../../../../src-main/engine/decision.js';
import { happen } from '../../../../../src-main/games/magic/rules/events/happen.js';
import type { Design } from '../../../../../src-main/games/magic/rules/state/design.js';
import type { EventOf, MagicEvent } from '../../../../../src-main/games/magic/rules/state/events.js';
import type { MagicCard } from '../../../../../src-main/games/magic/rules/state/state.js';
import type { StepId } from '../../../../../src-main/games/magic/rules/state/steps.js';
import { Table } from '../kit.js';
import type { Laid } from '../position.js';

export type Placed = Design | Laid | string;

/** Players are called by their seats: 0 is active. */
export class Arena extends Table {
  /** @param sides what each of the players has in play */
  constructor(...sides: readonly (readonly Placed[])[]) {
    super({ players: sides.map((play) => ({ play })) });
  }

  /** The zone in which a permanent lies now. */
  where(name: string): MagicCard['zone'] {
    return this.card(name).zone;
  }

  /** Goes on until a question for that word is asked in this turn; everything before is passed. */
  to(word: string): Decision {
    return this.#until(({ purpose }) => purpose === word);
  }
  /** Goes on until somebody has priority in a step; of the stack nothing is left unless it says so. */
  toStep(step: StepId, stacked = 0): Decision {
    return this.#until(
      ({ kind }) =>
        kind === 'act' && this.state.step === step && (this.state.shared?.['stack']?.length ?? 0) >= stacked,
    );
  }
  #until(isThere: (asked: Decision) => boolean): Decision {
    const { turn } = this.state;
    for (; this.state.turn === turn; this.decline()) if (isThere(this.decision)) return this.decision;
    throw new Error('That is not asked in this turn.');
  }
  /** Passes, or declares nothing. */
  decline(): void {
    const { decision: asked } = this;
    if (asked.kind === 'act') this.answer({ act: asked.actions.findIndex((action) => action.do === PASS) });
    else if (asked.kind === 'pair') this.answer({ pairs: asked.pairings.map(() => null) });
    else if (asked.kind === 'cards' && asked.least === 0) this.answer({ cards: [] });
    else throw new Error(`“${asked.purpose}” has to be answered.`);
  }
  /** The rule by which an answer is refused; null: it is taken. */
  refused(reply: Reply): string | null {
    const refusal = this.game.answer(reply);
    return refusal ? `${refusal.rule}` : null;
  }

  /** Attackers by their names with whom they attack. */
  attack(attacks: Readonly<Record<string, PlayerNo>> = {}): this {
    this.to('attack');
    this.answer(this.attackReply(attacks));
    return this;
  }
  attackReply(attacks: Readonly<Record<string, PlayerNo>>): Reply {
    return this.#pairs(attacks, (option, player) => option.player === player);
  }
  /** Blockers by their names with what they block. */
  block(blocks: Readonly<Record<string, string | readonly string[]>> = {}): this {
    this.to('block');
    this.answer(this.blockReply(blocks));
    return this;
  }
  blockReply(blocks: Readonly<Record<string, string | readonly string[]>>): Reply {
    return this.#pairs(blocks, (option, name) => option.card === this.card(name).id);
  }
  #pairs<V>(
    wanted: Readonly<Record<string, V | readonly V[]>>,
    is: (option: { readonly player?: PlayerNo; readonly card?: number }, value: V) => boolean,
  ): Reply {
    const { decision: asked } = this;
    if (asked.kind !== 'pair') throw new Error(`“${asked.purpose}” is no pairing.`);
    const pairs: (number | null)[] = asked.pairings.map(() => null);
    for (const [name, values] of Object.entries(wanted)) {
      const { id } = this.card(name);
      for (const value of [values].flat() as V[]) {
        const option = asked.options.findIndex((one) => is(one, value));
        const free = [...pairs.keys()].filter((at) => asked.pairings[at]?.card === id && pairs[at] === null);
        const place = free.find((at) => asked.pairings[at]?.to.includes(option)) ?? free[0];
        if (place === undefined) throw new Error(`Not offered: ${name}`);
        pairs[place] = option;
      }
    }
    return { pairs };
  }
  /** Who can attack or block, by names. */
  get offered(): string[] {
    const { decision: asked } = this;
    return asked.kind === 'pair' ? asked.pairings.map(({ card }) => this.#nameOf(card)) : [];
  }
  /** What a creature could be paired with: the names of attackers, or seats. */
  optionsOf(name: string): (string | PlayerNo)[] {
    const { decision: asked } = this;
    if (asked.kind !== 'pair') return [];
    const { to = [] } = asked.pairings.find(({ card }) => card === this.card(name).id) ?? {};
    return to.map((place) => {
      const { card, player } = asked.options[place] ?? {};
      return card === undefined ? (player ?? -1) : this.#nameOf(card);
    });
  }
  #nameOf(id: number): string {
    return this.nameOf(this.state.cards.findIndex((card) => card.id === id));
  }

  /** Combat damage by the names of those who get it; `player` is what goes on to the defending player. */
  share(amounts: Readonly<Record<string, number>>): this {
    this.to('combatDamage');
    this.answer(this.shareReply(amounts));
    return this;
  }
  shareReply(amounts: Readonly<Record<string, number>>): Reply {
    const { decision: asked } = this;
    if (asked.kind !== 'assign') throw new Error(`“${asked.purpose}” shares nothing.`);
    return {
      shares: asked.shares.map(
        ({ to }) => amounts[to.card === undefined ? 'player' : this.#nameOf(to.card)] ?? 0,
      ),
    };
  }

  /** Has something happen in between, as an effect would. */
  happen<K extends MagicEvent['type']>(event: Omit<EventOf<K>, 'rules'>): void {
    happen(this.game.context, { ...event, rules: [] } as unknown as EventOf<K>);
  }
  kill(name: string): void {
    const no = this.no(name);
    const { player } = this.card(name);
    this.happen<'move'>({ type: 'move', player, cards: [no], to: 'graveyard', cause: 'effect' });
  }
  /** The events of a type so far. */
  log<K extends MagicEvent['type']>(type: K): EventOf<K>[] {
    return this.game.context.log.entries.flatMap(({ event }) =>
      event.type === type ? [event as EventOf<K>] : [],
    );
  }
}
