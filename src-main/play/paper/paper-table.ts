import { inTurns } from '../../common/turns.js';
import type { Decision, PlayerNo, Reply } from '../../engine/decision.js';
import type { Game, Input } from '../../engine/game.js';
import { isUnnamed } from '../../engine/paper/named-card.js';
import type { CardNo } from '../../engine/state.js';
import type { TableView } from '../../engine/table/table-view.js';
import { pileIn } from '../../engine/zones.js';
import { TableRefusal } from '../refusal.js';
import type { StoredGame } from '../games/stored-game.js';
import { begun } from '../table/begun.js';
import type { RunningGame } from '../table/running-game.js';
import { asksOf, type PaperAsk } from './paper-asks.js';
import { lookedFor, type LookedFor } from './looked-for.js';
import { StepsFollower, type ManualSteps } from './manual-steps.js';
import { namedGame } from './named-inputs.js';
import { noneThere } from './none-there.js';
import { sameReply } from './same-reply.js';

/** A card of a deck of which copies are in places where nobody sees them. */
export interface UnnamedCard {
  readonly design: number;
  readonly name: string;
  readonly copies: number;
}

/** What the screen beside a real table knows of it. */
export interface PaperUpdate {
  /** What has to be entered before the last answer is taken in; null: nothing. */
  readonly asks: PaperAsk | null;
  /** By seats, in the order of their names. */
  readonly unnamed: readonly (readonly UnnamedCard[])[];
  readonly manual: ManualSteps;
  /** Where whoever is asked chooses a card that is to be named first; null: nowhere. */
  readonly lookedFor: LookedFor | null;
}

/** The running table on which the cards lie. */
interface Host {
  readonly running: RunningGame;
  readonly stored: StoredGame;
  put(inputs: readonly Input[]): Promise<void>;
  takeAnew(inputs: readonly Input[]): Promise<void>;
  publish(): void;
}

/** Among so many inputs is looked for what people did by hand last. */
const MOST_LOOKED_BACK = 60;

/** An answer that waits for what only the people at the table can see. */
interface Waiting {
  readonly asked: Decision;
  reply: Reply;
  readonly dice: number[];
  throwsDice: boolean;
  asks: PaperAsk;
}

/**
 * A table on which printed cards lie. The rules play with the decks as their lists say, but which card lies where nobody can see is
 * anybody's guess until a player names it; an answer that brings such a card or dice to light waits until they are entered.
 */
export class PaperTable {
  #waiting: Waiting | null = null;
  /** The table as it was shown last. */
  #view: TableView | null = null;

  readonly #steps: StepsFollower;

  constructor(private readonly core: Host) {
    this.#steps = new StepsFollower(core.running, (design) => this.#nameOf(design));
  }

  /** Tells again what was to be done by hand last, after the game was opened anew. @throws the signal's reason when it is aborted */
  async recall(signal?: AbortSignal): Promise<void> {
    const { running } = this.core;
    const { inputs } = running.game;
    const from = Math.max(0, inputs.length - MOST_LOOKED_BACK);
    const earlier = await begun(running, inputs.slice(0, from), signal);
    await inTurns(this.#steps.recalling(earlier, inputs.slice(from)), signal);
  }

  /** @param view of the table, as it is shown */
  update(view: TableView): PaperUpdate {
    this.#view = view;
    const { cards, players } = this.#game.state;
    const unnamed = [...players.keys()].map((owner) => {
      const copies = new Map<number, number>();
      for (const card of cards) {
        if (card.owner === owner && isUnnamed(card))
          copies.set(card.design, (copies.get(card.design) ?? 0) + 1);
      }
      return [...copies]
        .map(([design, count]) => ({ design, name: this.#nameOf(design), copies: count }))
        .sort((a, b) => a.name.localeCompare(b.name));
    });
    return {
      asks: this.#waiting?.asks ?? null,
      unnamed,
      manual: this.#steps.now(this.#game, view),
      lookedFor: lookedFor(this.#game, this.#game.decision, view),
    };
  }

  get #game(): Game {
    return this.core.running.game;
  }

  #nameOf(design: number): string {
    return this.core.stored.faces[design]?.name ?? '';
  }

  /** What waits is not answered after all. */
  forget(): void {
    this.#waiting = null;
  }

  /** Takes an answer in, or has it wait until what it brings to light is entered. @throws TableRefusal */
  answer(asked: Decision, reply: Reply): Promise<void> {
    return this.#goOn({ asked, reply, dice: [], throwsDice: false });
  }

  /** Says which card it is that comes to light by the answer that waits. @throws TableRefusal */
  async nameAsked(design: number): Promise<void> {
    const waiting = this.#waiting;
    if (waiting?.asks.kind !== 'card') throw new TableRefusal('No card is asked for now.');
    const { card } = waiting.asks;
    await this.#name(
      this.#game.state.cards.findIndex(({ id }) => id === card),
      design,
    );
    await this.#again(
      waiting,
      `With ${this.#nameOf(design)} that cannot be done. The card is named now: choose what to do with it.`,
    );
  }

  /** Says that one of the cards in a zone where nobody sees it is that one. @throws TableRefusal */
  async nameIn(seat: PlayerNo, zone: string, design: number): Promise<void> {
    if (this.#waiting) throw new TableRefusal('First enter what is asked for, or withdraw the answer.');
    const { state } = this.#game;
    const unnamed = pileIn(state, seat, zone).filter((no) => state.cards[no] && isUnnamed(state.cards[no]));
    const no = unnamed.find((one) => state.cards[one]?.design === design) ?? unnamed.at(-1);
    if (no === undefined) throw new TableRefusal('All cards that lie there are known.');
    await this.#name(no, design);
  }

  async #name(no: CardNo, design: number): Promise<void> {
    const card = this.#game.state.cards[no];
    if (!card) throw new TableRefusal('There is no such card.');
    // Where nothing has happened since the last boundary, nothing has to be played again.
    if (this.#game.isAtBoundary) await this.core.put([{ player: card.owner, card: card.id, design }]);
    else await this.core.takeAnew(namedGame(this.#game, no, design).inputs);
  }

  /** Says that no such card lies where one is looked for, or comes to light by the answer that waits. @throws TableRefusal */
  async noneThere(): Promise<void> {
    const waiting = this.#waiting;
    if (!waiting) {
      const place = this.#view && lookedFor(this.#game, this.#game.decision, this.#view);
      if (!place) throw new TableRefusal('No card is looked for now.');
      return this.core.takeAnew(noneThere(this.#game, place));
    }
    const { asks } = waiting;
    if (asks.kind !== 'card' || asks.zone === null) throw new TableRefusal('No card is asked for now.');
    await this.core.takeAnew(noneThere(this.#game, { ...asks, zone: asks.zone }, waiting));
    await this.#again(waiting, 'Without such a card that cannot be done. It is noted: choose what to do.');
  }

  /** Gives an answer that waited once more, since cards are otherwise now. @param because why not, where it cannot be given @throws TableRefusal */
  async #again(waiting: Waiting, because: string): Promise<void> {
    const now = this.#game.decision;
    const reply = now && sameReply(waiting.reply, waiting.asked, now);
    if (now && reply) return this.#goOn({ ...waiting, asked: now, reply });
    throw new TableRefusal(because);
  }

  /** Enters the dice that the answer that waits has thrown. @param faces null: the program throws them @throws TableRefusal */
  enterDice(faces: readonly number[] | null): Promise<void> {
    const waiting = this.#waiting;
    if (waiting?.asks.kind !== 'dice') throw new TableRefusal('No dice are thrown now.');
    const { count, sides } = waiting.asks;
    if (faces && faces.length !== count) throw new TableRefusal(`Enter ${count} dice, one number each.`);
    if (faces?.some((face) => face > sides)) throw new TableRefusal(`These dice have ${sides} sides.`);
    return this.#goOn({ ...waiting, dice: [...waiting.dice, ...(faces ?? [])], throwsDice: faces === null });
  }

  /** Takes back the answer that waits: nothing has come of it yet. */
  withdraw(): void {
    this.#waiting = null;
    this.core.publish();
  }

  async #goOn(waiting: Omit<Waiting, 'asks'>): Promise<void> {
    const { asked, reply, dice, throwsDice } = waiting;
    const { player, id } = asked;
    const inputs: Input[] = [
      ...(dice.length > 0 ? [{ player, dice: [...dice] }] : []),
      { player, decision: id, reply },
    ];
    const asks = asksOf(this.#game, inputs, throwsDice);
    this.#waiting = asks && { ...waiting, asks };
    if (asks) this.core.publish();
    else await this.core.put(inputs);
  }
}
