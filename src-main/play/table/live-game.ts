import { strongestPlayer } from '../../games/rule-sets.js';
import type { Card } from '../../cards/card.js';
import type { CardId, Decision, PlayerNo, Reply } from '../../engine/decision.js';
import type { Game, Input } from '../../engine/game.js';
import { has } from '../../engine/state.js';
import type { Stop } from '../../engine/stops/stop.js';
import type { Move } from '../../engine/table/prompt.js';
import { actionsAhead, type AheadAction } from './ahead.js';
import type { LoadedGame } from '../games/loaded-game.js';
import type { TableOptions } from '../new-game/new-game.js';
import { TableRefusal } from '../refusal.js';
import { replyOnPaper } from '../paper/paper-view.js';
import type { PaperTable } from '../paper/paper-table.js';
import { agreedBy, endRequest, gainsByEnding, undoRequest } from './requests.js';
import type { PassUntil } from './passing.js';
import type { RunningGame } from './running-game.js';
import { movesWith, paymentOf, targetsOf } from '../paper/offered.js';
import type { SeenAgain } from './since.js';
import type { StoredGame } from '../games/stored-game.js';
import type { Surroundings } from '../surroundings.js';
import { TableCore } from './table-core.js';
import type { TableRequest, TableUpdate } from './table-update.js';
import { shownAhead } from './shown-foresight.js';
import type { Payment } from './payment.js';
import type { Targets } from './target-probe.js';
import { publicWords, undoPlace, whoUndoes } from './undo-offer.js';
import { personsOf, viewerOf } from './who-sits.js';

/** A game that is played at this screen, and what its people may do there; a TableRefusal for all that is not for who sits there now. */
export class LiveGame {
  readonly id: string;
  readonly #core: TableCore;

  private constructor(core: TableCore) {
    this.id = core.stored.id;
    this.#core = core;
  }

  /** @throws TableRefusal when the game cannot be gone on with; the signal's reason when it is aborted */
  static async open(loaded: LoadedGame, around: Surroundings, signal?: AbortSignal): Promise<LiveGame> {
    return new LiveGame(await TableCore.open(loaded, around, signal));
  }

  get stored(): StoredGame {
    return this.#core.stored;
  }
  /** To be looked at only. */
  get game(): Game {
    return this.#core.running.game;
  }
  /** To be looked at only. */
  get running(): RunningGame {
    return this.#core.running;
  }
  get isFollowed(): boolean {
    return this.#core.readers > 0;
  }
  /** The table as this screen may show it, with the whole log. */
  get now(): TableUpdate {
    return this.#core.now;
  }

  /** The table as this screen may show it, now and after everything that happens. */
  follow(signal?: AbortSignal): AsyncGenerator<TableUpdate, void, void> {
    return this.#core.follow(signal);
  }

  takeOver(seat: PlayerNo): Promise<void> {
    return this.#core.inTurn(() => {
      const { passTo } = this.#core.seating;
      if (passTo === null) throw new TableRefusal('The screen is not to be passed to anybody now.');
      if (passTo !== seat) throw new TableRefusal(`The screen is to be passed to ${this.#name(passTo)}.`);
      return this.#core.sitDown(seat);
    });
  }

  answer(decision: number, reply: Reply): Promise<void> {
    return this.#core.inTurn(async () => {
      const asked = this.#asked();
      if (asked.id !== decision) {
        throw new TableRefusal('That was asked before; look at what the game asks now.');
      }
      this.#core.since.note(asked.player, this.#core.inputs.length);
      if (this.#core.paper) {
        this.#nothingRequested();
        return this.#core.paper.answer(asked, replyOnPaper(this.game, asked, reply));
      }
      await this.#put({ player: asked.player, decision, reply });
      await this.#core.noteReserves(asked, reply);
    });
  }

  /** What may be done with a card, and what not, and why. */
  moves(card: CardId): Move[] {
    return movesWith(this.#core, this.#sitter(), card);
  }

  /** What an offered action could target, as far as it can be told beforehand and the screen shows it. */
  targets(act: number): Targets {
    return targetsOf(this.#core, this.#asked(), act);
  }

  /** What an offered action would cost as the game suggests to pay it, as far as that can be told beforehand and the screen shows it. */
  payment(act: number): readonly Payment[] {
    return paymentOf(this.#core, this.#asked(), act);
  }

  /** What whoever is asked could do by passing or moving on until then, with cards that the screen shows. */
  ahead(): readonly AheadAction[] {
    this.#asked();
    return this.#core.paper ? [] : shownAhead(actionsAhead(this.#core.running), this.#core.screen);
  }

  /** What whoever sits at the screen could see since they last decided, first how the table stood then. */
  seenSince(): Promise<SeenAgain[]> {
    return this.#core.inTurn(() => this.#core.since.seen(this.#core.running, this.#core.seating));
  }

  /** What a computer player would answer here. @throws BotTrouble */
  async suggest(): Promise<Reply> {
    if (this.#core.paper)
      throw new TableRefusal('Nobody but you sees your hand, so nothing can be suggested.');
    return this.#core.replyOf(strongestPlayer(this.#core.running.playable.rules.id), this.#asked());
  }

  /** What a computer player thinks, with no more in it than whoever sits here may know. @throws BotTrouble */
  thought(seat: PlayerNo): Promise<string> {
    return this.#core.thoughts.told(this.stored, this.running, seat, viewerOf(this.#core.seating));
  }

  /** The card of a design that the screen shows or tells of. */
  face(design: number): Card {
    const card = this.stored.faces[design];
    if (card && this.#core.screen.shows(design)) return card;
    throw new TableRefusal('The table shows no such card.');
  }

  /** Takes full control, or gives it up: who has it is asked also where nothing of use can be done. */
  fullControl(seat: PlayerNo, on: boolean): Promise<void> {
    return this.#setAsking(seat, { player: seat, askAlways: on });
  }

  /** Sets a stop, where a player is asked also if nothing of use can be done, or takes it away. */
  setStop(seat: PlayerNo, stop: Stop, isSet: boolean): Promise<void> {
    return this.#setAsking(seat, { player: seat, stop, isSet });
  }

  /** A player is no longer asked at a usual stop, until it is set or taken away. */
  skipStop(seat: PlayerNo, skip: Stop): Promise<void> {
    return this.#setAsking(seat, { player: seat, skip });
  }

  /** Passes for a player until something. @param until null: the player decides again */
  passUntil(seat: PlayerNo, until: PassUntil | null): Promise<void> {
    return this.#core.inTurn(async () => {
      this.#sitsHere(seat);
      if (this.#core.guide?.due) throw new TableRefusal('In a lesson every pass is yours.');
      await this.#core.passUntil(seat, until);
    });
  }

  #setAsking(seat: PlayerNo, input: Input): Promise<void> {
    return this.#core.inTurn(async () => {
      this.#sitsHere(seat);
      const objection = this.#objection(input);
      if (objection !== null) throw new TableRefusal(objection);
      await this.#core.put([input], this.#core.request);
    });
  }

  /** Enters at a real table what only people can see there. */
  atPaper(enter: (paper: PaperTable) => Promise<void> | void): Promise<void> {
    return this.#core.inTurn(() => {
      const { paper } = this.#core;
      if (!paper) throw new TableRefusal('The cards of this game are in the program.');
      this.#nothingRequested();
      return enter(paper);
    });
  }

  concede(seat: PlayerNo): Promise<void> {
    return this.#core.inTurn(async () => {
      this.#sitsHere(seat);
      await this.#put({ player: seat, resign: true });
    });
  }

  /** How the game would come out if all agreed to end it now, in a sentence. */
  get verdict(): string {
    const { playable, game, names } = this.#core.running;
    return playable.ifAllAgreed(game.context, names).text;
  }

  /**
   * Proposes to end the game as it stands. Computer players decide at once, people when they are asked.
   * @returns who refuses, in a sentence, and then nothing has changed; null when nobody has
   */
  proposeEnd(seat: PlayerNo): Promise<string | null> {
    return this.#core.inTurn(async () => {
      this.#sitsHere(seat);
      this.#nothingRequested();
      if (this.game.result) throw new TableRefusal('The game is over.');
      const { playable, game, names } = this.#core.running;
      const verdict = playable.ifAllAgreed(game.context, names);
      const people = this.#others(seat);
      const computers = [...this.stored.seats.keys()].filter(
        (one) => one !== seat && !people.includes(one) && !has(game.state.out, one),
      );
      const open = playable.view(game.context, game.decision, null, names);
      const unwilling = computers.find((one) => !gainsByEnding(verdict, open, one));
      if (unwilling !== undefined) return `${this.#name(unwilling)} wants to play on.`;
      const inputs = [seat, ...computers].map((player) => ({ player, agree: true }));
      const objection = inputs[0] && this.#objection(inputs[0]);
      if (objection) throw new TableRefusal(objection);
      const request = people.length > 0 ? endRequest(seat, this.#name(seat), verdict.text, people) : null;
      await this.#core.put(inputs, request);
      return null;
    });
  }

  /** Takes the last reply of who sits at the screen back, or asks the other people for leave. */
  undo(): Promise<void> {
    return this.#core.inTurn(async () => {
      this.#nothingRequested();
      const place = this.#undoPlace(whoUndoes(this.stored, this.#core.seating));
      const by = this.#core.inputs[place]?.player ?? 0;
      const others = this.#others(by);
      if (!this.stored.options.undoAgreed || others.length === 0) return this.#core.takeBack(place);
      const what = publicWords(this.#core.running, place);
      return this.#core.ask(undoRequest(by, this.#name(by), what, others));
    });
  }

  /** Says yes or no to what the table is asked. Who asked it may take it back by saying no. */
  settle(seat: PlayerNo, yes: boolean): Promise<void> {
    return this.#core.inTurn(async () => {
      const { request } = this.#core;
      if (!request) throw new TableRefusal('The table is not asked anything now.');
      const takesBack = request.by === seat && !yes;
      if (!takesBack && !request.waiting.includes(seat)) {
        throw new TableRefusal(`${this.#name(seat)} is not asked about that.`);
      }
      if (request.kind === 'end') await this.#settleEnd(request, seat, yes);
      else await this.#settleUndo(request, seat, yes);
    });
  }

  changeOptions(options: Partial<TableOptions>): Promise<void> {
    return this.#core.inTurn(async () => {
      const { stored } = this;
      const { hands } = stored.options;
      if ((options.hands ?? hands) !== hands && personsOf(stored).length > 1) {
        throw new TableRefusal('Several people agree on open hands when they begin a game, not later.');
      }
      await this.#core.changeOptions({ ...stored.options, ...options });
    });
  }

  /** Goes on from what is only to be read. */
  readOn(): Promise<void> {
    return this.#core.inTurn(() => {
      const { guide, inputs } = this.#core;
      const because = guide?.readOn ? guide.readOn(inputs) : 'There is nothing to read on here.';
      if (because !== null) throw new TableRefusal(because);
      this.#core.publish();
      this.#core.goOn();
    });
  }

  /** Ends what goes on here; the game stays as it is on the disk. */
  close(): Promise<void> {
    return this.#core.close();
  }

  async #settleEnd(request: TableRequest, seat: PlayerNo, yes: boolean): Promise<void> {
    const { waiting } = agreedBy(request, seat);
    const next = yes && waiting.length > 0 ? { ...request, waiting } : null;
    return this.#core.put([{ player: seat, agree: yes }], next);
  }

  async #settleUndo(request: TableRequest, seat: PlayerNo, yes: boolean): Promise<void> {
    const agreed = agreedBy(request, seat);
    if (yes && agreed.waiting.length > 0) return this.#core.ask(agreed);
    // Where all hands are open, what is taken back is any person's; nothing has gone on since it was asked.
    const players = this.#core.seating.open ? personsOf(this.stored) : [request.by];
    if (yes) return this.#core.takeBack(this.#undoPlace(players));
    return this.#core.ask(null);
  }

  async #put(input: Input): Promise<void> {
    this.#nothingRequested();
    const objection = this.#objection(input);
    if (objection !== null) throw new TableRefusal(objection);
    await this.#core.put([input]);
  }

  #objection(input: Input): string | null {
    return this.#core.guide?.objection(this.#core.inputs, input) ?? null;
  }

  #undoPlace(players: readonly PlayerNo[]): number {
    const place = undoPlace(this.stored, players, this.#core.running);
    if (typeof place === 'number') return place;
    throw new TableRefusal(place.because);
  }

  #nothingRequested(): void {
    const { request } = this.#core;
    if (request) throw new TableRefusal(`${request.text} Everybody answers that first.`);
  }

  /** Whose view the screen shows. */
  #sitter(): PlayerNo {
    const { seating } = this.#core;
    const viewer = viewerOf(seating);
    if (viewer !== null) return viewer;
    throw new TableRefusal(
      seating.passTo === null
        ? 'Nobody sits in front of the screen.'
        : `Pass the screen to ${this.#name(seating.passTo)} first.`,
    );
  }

  /** What is asked of who sits at the screen. */
  #asked(): Decision {
    const { asked } = this.#core;
    if (!asked) throw new TableRefusal('The game is over.');
    if (asked.player !== this.#sitter()) {
      throw new TableRefusal(`${this.#name(asked.player)} is asked now; wait for the answer.`);
    }
    return asked;
  }

  #sitsHere(seat: PlayerNo): void {
    const { open } = this.#core.seating;
    if (open ? personsOf(this.stored).includes(seat) : seat === this.#sitter()) return;
    throw new TableRefusal(`${this.#name(seat)} does not sit in front of the screen.`);
  }

  /** The other people who still play. */
  #others(seat: PlayerNo): PlayerNo[] {
    return personsOf(this.stored).filter((one) => one !== seat && !has(this.game.state.out, one));
  }

  #name(seat: PlayerNo): string {
    return this.#core.running.names[seat] ?? `Seat ${seat + 1}`;
  }
}
