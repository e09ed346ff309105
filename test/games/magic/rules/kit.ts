/**
 * Games from positions, to be played by hand: `play('Flare', 'Bear')`, `pass()`, and what holds then.
 * Cards are called by their names; where there are several of one name, the first that is meant is taken.
 */
import type { Action, Decision, PlayerNo, Reply } from '../../../../src-main/engine/decision.js';
import { Game } from '../../../../src-main/engine/game.js';
import type { CardNo } from '../../../../src-main/engine/state.js';
import type { Magic } from '../../../../src-main/games/magic/rules/context.js';
import { magicRules } from '../../../../src-main/games/magic/rules/rule-set.js';
import type { Design } from '../../../../src-main/games/magic/rules/state/design.js';
import type { MagicCard, State, Zone } from '../../../../src-main/games/magic/rules/state/state.js';
import type { StepId } from '../../../../src-main/games/magic/rules/state/steps.js';
import { laidOut, type Position } from './position.js';

export class Table {
  readonly game: Game<State, Design, Magic>;
  readonly designs: readonly Design[];

  constructor(position: Position) {
    const { state, designs } = laidOut(position);
    this.designs = designs;
    const { version = magicRules.version } = position;
    this.game = new Game(magicRules.earlier?.(version) ?? magicRules, state, designs);
  }

  get state(): State {
    return this.game.state;
  }
  get decision(): Decision {
    if (!this.game.decision) throw new Error(`The game is over: ${JSON.stringify(this.state.result)}`);
    return this.game.decision;
  }

  /** What is asked: "0 priority", "1 target". */
  get asked(): string {
    const { decision } = this.game;
    return decision ? `${decision.player} ${decision.purpose}` : 'nothing';
  }

  nameOf(no: CardNo): string {
    const { copyOf, design: own } = this.state.cards[no]!;
    return this.designs[copyOf ?? own]!.name;
  }

  /** The cards of a name that lie somewhere, in the order of the state. */
  all(name: string, zone?: Zone): CardNo[] {
    return this.state.cards.flatMap((card, no) =>
      this.nameOf(no) === name && !card.ceased && (zone === undefined || card.zone === zone) ? [no] : [],
    );
  }

  /** A card by its name, in play before anywhere else. */
  no(name: string): CardNo {
    const [found] = [...this.all(name, 'play'), ...this.all(name, 'stack'), ...this.all(name)];
    if (found === undefined) throw new Error(`There is no “${name}”.`);
    return found;
  }
  card(name: string): MagicCard {
    return this.state.cards[this.no(name)]!;
  }

  /** The names in a zone; of the stack its top first, and abilities with a quote: "Bear’s". */
  zone(zone: Zone, player: PlayerNo = 0): string[] {
    const pile = zone === 'stack' ? this.state.shared!['stack']! : this.state.players[player]!.zones[zone];
    return pile.map((no) => {
      const { made, combatDamage } = this.state.cards[no]!;
      if (combatDamage) return 'combat damage';
      return made === 'ability' ? `${this.nameOf(no)}’s` : this.nameOf(no);
    });
  }
  get stack(): string[] {
    return this.zone('stack');
  }
  life(player: PlayerNo): number {
    return this.state.players[player]!.life;
  }
  /** "GGC" */
  pool(player: PlayerNo): string {
    const { pool } = this.state.players[player]!;
    return (['W', 'U', 'B', 'R', 'G', 'C'] as const).map((kind) => kind.repeat(pool[kind])).join('');
  }
  /** Rules of the events in the log, or of one kind. */
  events(type?: string): string[] {
    return this.game.context.log.entries.flatMap(({ event }) =>
      type === undefined || event.type === type ? [event.type] : [],
    );
  }

  /** What can be done: "play Bear", "activate Bear 1", "mana Forest", "pass". */
  get offers(): string[] {
    const { decision } = this;
    if (decision.kind !== 'act') throw new Error(`Asked is ${this.asked}, a ${decision.kind}.`);
    return decision.actions.map((action) => this.#said(action));
  }
  #said({ do: what, card, ability }: Action): string {
    if (card === undefined) return what;
    const no = this.state.cards.findIndex(({ id }) => id === card);
    return `${what} ${this.nameOf(no)}${ability === undefined || ability === 0 ? '' : ` ${ability}`}`;
  }

  /** Answers what is asked now. @throws Error with the refusal */
  answer(reply: Reply): this {
    const refusal = this.game.answer(reply);
    if (refusal) throw new Error(`${refusal.because} [${refusal.rule}]`);
    return this;
  }

  /** Does what is offered under these words. */
  act(words: string): this {
    const act = this.offers.indexOf(words);
    if (act < 0) throw new Error(`“${words}” is not offered to ${this.asked}: ${this.offers.join(', ')}`);
    return this.answer({ act });
  }

  /** Plays a land or spell, and chooses what is asked then by names of cards, "player 1" and numbers. */
  play(name: string, ...choices: readonly (string | number)[]): this {
    return this.act(`play ${name}`).choose(...choices);
  }
  activate(name: string, ...choices: readonly (string | number)[]): this {
    return this.act(`activate ${name}`).choose(...choices);
  }
  tap(name: string): this {
    return this.act(`mana ${name}`);
  }

  /** Answers one question after the other. */
  choose(...choices: readonly (string | number)[]): this {
    for (const choice of choices) this.#chooseOne(choice);
    return this;
  }
  #chooseOne(choice: string | number): void {
    const { decision } = this;
    const player = typeof choice === 'string' ? /^player (\d+)$/u.exec(choice)?.[1] : undefined;
    const ids = (names: string, offered: readonly number[]): number[] => {
      const left = [...offered];
      return (names === '' ? [] : names.split(', ')).map((name) => {
        const at = left.findIndex(
          (id) => this.nameOf(this.state.cards.findIndex((card) => card.id === id)) === name,
        );
        if (at < 0) throw new Error(`“${name}” cannot be chosen for ${this.asked}.`);
        return left.splice(at, 1)[0]!;
      });
    };
    switch (decision.kind) {
      case 'act':
        return void this.act(`${choice}`);
      case 'number':
        return void this.answer({ number: Number(choice) });
      case 'confirm':
        return void this.answer({ yes: choice === 'yes' });
      case 'cards':
        return void this.answer({ cards: ids(`${choice}`, decision.cards) });
      case 'order':
        return void this.answer({ order: ids(`${choice}`, decision.cards) });
      case 'players':
        return void this.answer({ players: [Number(player)] });
      case 'options': {
        const options = `${choice}`.split(', ').map((one) => {
          const seat = /^player (\d+)$/u.exec(one)?.[1];
          const at = decision.options.findIndex((option) =>
            seat !== undefined
              ? option.player === Number(seat)
              : option.card !== undefined
                ? this.nameOf(this.state.cards.findIndex(({ id }) => id === option.card)) === one
                : [option.number, option.colour, option.mode, option.name].some((word) => `${word}` === one),
          );
          if (at < 0) throw new Error(`“${one}” cannot be chosen for ${this.asked}.`);
          return at;
        });
        return void this.answer({ options });
      }
      case 'assign':
        return void this.answer({ shares: `${choice}`.split(', ').map(Number) });
      default:
        throw new Error(`${this.asked} is a ${decision.kind}, to be answered by hand.`);
    }
  }

  /** Passes, so many times: whoever is asked. */
  pass(times = 1): this {
    for (let left = times; left > 0; left -= 1) this.act('pass');
    return this;
  }
  /** Everybody passes until the top of the stack has been carried out, or asks something. */
  resolve(): this {
    const [top] = this.state.shared!['stack']!;
    if (top === undefined) throw new Error('The stack is empty.');
    const { id } = this.state.cards[top]!;
    while (this.game.decision?.kind === 'act' && this.state.cards[top]!.id === id) this.pass();
    return this;
  }
  /** Everybody passes, and declares nothing, until a step is reached. */
  until(step: StepId, turn = this.state.turn): this {
    for (let left = 500; left > 0 && this.game.decision; left -= 1) {
      if (this.state.step === step && this.state.turn === turn) return this;
      const { decision } = this;
      if (decision.kind === 'act') this.act('pass');
      else if (decision.kind === 'pair') this.answer({ pairs: decision.pairings.map(() => null) });
      else throw new Error(`${this.asked} stands in the way.`);
    }
    if (this.game.decision) throw new Error(`${step} is not reached.`);
    return this;
  }
}

export const table = (position: Position): Table => new Table(position);
