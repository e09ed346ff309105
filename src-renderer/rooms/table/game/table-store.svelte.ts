import type {
  AheadAction,
  CardId,
  Decision,
  LogLine,
  Moment,
  PassUntil,
  Payment,
  PlayerNo,
  Prompt,
  Reply,
  Stop,
  TableUpdate,
} from '../../../../src-main/api/answers/play-answers.js';
import type { Client } from '../../../connection/client.js';
import { follow } from '../../../connection/follow.js';
import { InTurn } from '../../../connection/in-turn.js';
import { sentenceOf } from '../../../connection/sentence.js';
import { notices } from '../../../shared/notices/notices.svelte.js';
import { Chooser } from './chooser.svelte.js';
import { Foresight } from './foresight.js';
import { hear, isUpset, type Aim, type Heard, type Intent } from './intent.js';
import { isReading } from './lesson-pointing.js';
import { passOnOwn } from './own-links.js';
import { UpdateQueue } from './update-queue.js';
import { after } from '../../../shared/table/view/after.js';
import type { Pace } from '../../../shared/table/scene/motion.js';
import type { Play } from '../../../shared/table/view/plays.js';

export interface TableHost {
  readonly pace: () => Pace;
  /** Whether the person wants to be asked about what they have just done themselves; left out: yes. */
  readonly asksOwn?: () => boolean;
  readonly onshow?: (update: TableUpdate) => void;
  /** Called with every new question, before the person sees it. */
  readonly onprompt?: (prompt: Prompt, update: TableUpdate) => void;
}

/** The running table on this screen: what main last said of it, and what the person in front of it does. */
export class TableStore {
  readonly game: string;
  readonly chooser = new Chooser((decision, reply) => this.#say(decision, reply));
  readonly #client: Client;
  readonly #host: TableHost;
  readonly #queue: UpdateQueue;
  readonly #foresight: Foresight;
  #update = $state.raw<TableUpdate | null>(null);
  #log = $state.raw<readonly LogLine[]>([]);
  #moments = $state.raw<readonly Moment[]>([]);
  #play = $state.raw<Play | null>(null);
  readonly #turn = new InTurn();
  #busy = $state(false);
  #waiting = $state(0);
  /** Where the game stood when its question was answered: until it goes on, the question is not asked again. */
  #answeredAt: number | null = null;
  /** Places at which the person passed by themselves on what was their own: who comes back to one is asked. */
  readonly #passedOwn = new Set<number>();
  /** Id of the decision of which an answer is under way. */
  #sent = $state<number | null>(null);
  /** What was last said to be wrong: its notice, and where the game stood. */
  #complaint: { readonly notice: number; readonly at: number | null } | null = null;
  #next: { readonly decision: Decision; readonly reply: Reply } | null = null;
  /** What the last action was meant for, until the questions about it have been answered with it. */
  #intent: Intent | null = null;

  constructor(client: Client, game: string, host: TableHost = { pace: () => ({ speed: 'none', hold: 0 }) }) {
    this.#client = client;
    this.game = game;
    this.#foresight = new Foresight(client, game);
    this.#host = host;
    this.#queue = new UpdateQueue({
      show: (update, play) => this.#show(update, play),
      pace: host.pace,
      after,
      onwaiting: (count) => (this.#waiting = count),
    });
  }

  /** Null until it arrives. */
  get update(): TableUpdate | null {
    return this.#update;
  }
  get log(): readonly LogLine[] {
    return this.#log;
  }
  /** What has happened with the update that is shown. */
  get moments(): readonly Moment[] {
    return this.#moments;
  }
  /** What somebody else plays, to be shown large; null: nothing just now. */
  get play(): Play | null {
    return this.#play;
  }
  /**
   * Something was said to main and it has not answered yet. Where the next question has come before that, its answer need not wait:
   * it is sent as soon as main has taken in the one before.
   */
  get busy(): boolean {
    const { decision } = this.chooser;
    const isAskedOn = this.#sent !== null && decision !== null && decision.id !== this.#sent;
    return this.#busy && !isAskedOn;
  }
  /** How many updates have come that are still to be shown. */
  get waiting(): number {
    return this.#waiting;
  }
  /** Who sits in front of the screen; null while it is passed on, and where only computer players play. */
  get sitting(): PlayerNo | null {
    return this.#update?.passTo === null ? this.#update.view.viewer : null;
  }

  /** Follows the table until the returned function is called. */
  start(): () => void {
    const stop = new AbortController();
    void follow({
      open: (signal) => this.#client.play.table.follow({ game: this.game }, { signal }),
      onValue: (update) => this.#take(update),
      signal: stop.signal,
    });
    return () => {
      stop.abort();
      this.#queue.stop();
      this.#withdraw();
    };
  }

  /** Says what cannot be done, until the table goes on. */
  complain(error: unknown): void {
    this.#complaint = { notice: notices.complain(sentenceOf(error)), at: this.#update?.at ?? null };
  }

  #withdraw(): void {
    if (this.#complaint) notices.dismiss(this.#complaint.notice);
    this.#complaint = null;
  }

  /** Shows at once what has come. */
  skip(): void {
    this.#queue.skip();
  }

  /** Shows at once what somebody else plays next, or else what has come. */
  goOn(): void {
    this.#queue.goOn();
  }

  /** Shows once more what has happened since the person last decided. */
  async seeAgain(): Promise<void> {
    const { update } = this;
    if (!update) return;
    try {
      const seen = await this.#client.play.table.since({ game: this.game });
      if (this.#update?.at !== update.at) return;
      const log = { from: this.#log.length, lines: [] };
      this.#queue.again(seen.map((one) => ({ ...update, ...one, log, thinking: false })));
    } catch (error) {
      this.complain(error);
    }
  }

  #take(update: TableUpdate): void {
    if (update.at !== this.#answeredAt) this.#answeredAt = null;
    // What waited for a card or dice to be entered was withdrawn.
    if (this.#update?.paper?.asks && !update.paper?.asks) this.#answeredAt = null;
    this.#queue.push(update);
  }

  #show(update: TableUpdate, play: Play | null): void {
    const before = this.chooser.decision;
    if (this.#complaint && this.#complaint.at !== update.at) this.#withdraw();
    this.#update = update;
    this.#log = [...this.#log.slice(0, update.log.from), ...update.log.lines];
    this.#moments = update.moments;
    this.#play = play;
    this.#host.onshow?.(update);
    const isAsked = update.passTo === null && update.at !== this.#answeredAt && !isReading(update);
    const prompt = isAsked ? update.view.prompt : null;
    const isNew = prompt !== null && prompt.decision.id !== before?.id;
    if (isNew) this.#host.onprompt?.(prompt, update);
    this.chooser.ask(prompt, update.suggested);
    // What waits for a later question waits beyond what is their own.
    const waits = isNew && this.#intent?.kind === 'ahead' && !isUpset(this.#intent, update.moments);
    const passedFirst = waits ? this.#passOwn(update) : null;
    const heard = isNew && !passedFirst ? this.#hear(prompt, update) : null;
    const passed = passedFirst ?? (isNew && !heard?.reply ? this.#passOwn(update) : null);
    if (prompt && passed) this.#say(prompt.decision, passed);
    else if (prompt && heard?.reply) this.#say(prompt.decision, heard.reply);
    else if (heard?.picked != null) this.chooser.pick(heard.picked);
  }

  #passOwn(update: TableUpdate): Reply | null {
    if ((this.#host.asksOwn?.() ?? true) || this.#passedOwn.has(update.at)) return null;
    const pass = passOnOwn(update);
    if (pass) this.#passedOwn.add(update.at);
    return pass;
  }

  /** What a drag has said to a question before it was asked. */
  #hear(prompt: Prompt, { view, moments, suggested }: TableUpdate): Heard | null {
    if (!this.#intent) return null;
    const heard = isUpset(this.#intent, moments)
      ? null
      : hear(this.#intent, prompt, view.turn.number, suggested);
    this.#intent = heard?.left ?? null;
    return heard;
  }

  takeOver(seat: PlayerNo): Promise<boolean> {
    this.skip();
    return this.#call(() => this.#client.play.table.takeOver({ game: this.game, seat }));
  }
  undo(): Promise<boolean> {
    return this.#call(() => this.#client.play.table.undo({ game: this.game }));
  }
  settle(seat: PlayerNo, yes: boolean): Promise<boolean> {
    return this.#call(() => this.#client.play.table.settle({ game: this.game, seat, yes }));
  }
  concede(seat: PlayerNo): Promise<boolean> {
    return this.#call(() => this.#client.play.table.concede({ game: this.game, seat }));
  }
  /** How the game would come out if all agreed to end it now; null where that cannot be told. */
  async verdict(): Promise<string | null> {
    try {
      return (await this.#client.play.table.verdict({ game: this.game })).text;
    } catch (error) {
      this.complain(error);
      return null;
    }
  }
  proposeEnd(seat: PlayerNo): Promise<boolean> {
    return this.#call(async () => {
      const { refused } = await this.#client.play.table.proposeEnd({ game: this.game, seat });
      if (refused !== null) notices.say(refused);
    });
  }
  fullControl(seat: PlayerNo, on: boolean): Promise<boolean> {
    return this.#call(() => this.#client.play.table.fullControl({ game: this.game, seat, on }));
  }
  setStop(seat: PlayerNo, stop: Stop, isSet: boolean): Promise<boolean> {
    return this.#call(() => this.#client.play.table.setStop({ game: this.game, seat, stop, isSet }));
  }
  skipStop(seat: PlayerNo, stop: Stop): Promise<boolean> {
    return this.#call(() => this.#client.play.table.skipStop({ game: this.game, seat, stop }));
  }
  passUntil(seat: PlayerNo, until: PassUntil | null): Promise<boolean> {
    return this.#call(() => this.#client.play.table.passUntil({ game: this.game, seat, until }));
  }
  /** Enters at a real table what only people can see there. */
  atPaper(enter: (table: Client['play']['table'], game: string) => Promise<unknown>): Promise<boolean> {
    return this.#call(() => enter(this.#client.play.table, this.game));
  }
  readOn(): Promise<boolean> {
    return this.#call(() => this.#client.play.table.readOn({ game: this.game }));
  }
  changeOptions(options: Partial<TableUpdate['options']>): Promise<boolean> {
    return this.#call(() => this.#client.play.table.changeOptions({ game: this.game, options }));
  }
  moves(card: CardId) {
    return this.#client.play.table.moves({ game: this.game, card });
  }
  /** What an offered action could be aimed at; nothing where that cannot be told beforehand: then it is asked for as ever. */
  aims(act: number): Promise<readonly Aim[]> {
    return this.#foresight.aims(this.chooser.decision, act);
  }
  /** What an offered action would cost as it is suggested; nothing where that cannot be told beforehand. */
  payment(act: number): Promise<readonly Payment[]> {
    return this.#foresight.payment(this.chooser.decision, act);
  }
  /** What can be done later in the turn by passing until then; nothing where that cannot be told. */
  ahead(): Promise<readonly AheadAction[]> {
    return this.#foresight.ahead(this.chooser.decision);
  }
  suggest() {
    return this.#client.play.table.suggest({ game: this.game });
  }
  /** What a computer player who thinks ahead thinks, in a sentence. */
  async thought(seat: PlayerNo): Promise<string> {
    return (await this.#client.play.table.thought({ game: this.game, seat })).text;
  }
  face(design: number) {
    return this.#client.play.table.face({ game: this.game, design });
  }

  /** Does one of the offered actions; the intent answers the questions that follow from it. */
  act(place: number, intent: Intent | null = null): void {
    const { decision } = this.chooser;
    if (decision?.kind !== 'act') return;
    this.#intent = intent;
    this.#say(decision, { act: place });
  }

  /** Puts away what was picked, and what was said beforehand. */
  clear(): void {
    this.#intent = null;
    this.chooser.clear();
  }

  /** Answers now, or as soon as main has taken in what was said before. */
  #say(decision: Decision, reply: Reply): void {
    if (!this.#busy) void this.#answer(decision, reply);
    else if (decision.id !== this.#sent) this.#next = { decision, reply };
  }

  /** Sends an answer; its question is put away at once, and comes back if the answer was not taken. */
  async #answer(decision: Decision, reply: Reply): Promise<void> {
    const at = this.#update?.at ?? null;
    // What the person has seen enough of to answer holds nothing up any more.
    this.#queue.skip();
    const taken = await this.#call(() => {
      this.#answeredAt = at;
      this.#sent = decision.id;
      return this.#client.play.table.answer({ game: this.game, decision: decision.id, reply });
    });
    if (taken && this.#answeredAt !== null) this.chooser.ask(null);
    if (!taken) this.#askAgain();
  }

  #askAgain(): void {
    this.#answeredAt = null;
    const { update } = this;
    this.chooser.ask(update?.passTo === null ? update.view.prompt : null, update?.suggested);
  }

  /** Whether it was taken. One thing after the other; what cannot be done is said. */
  #call(call: () => Promise<unknown>): Promise<boolean> {
    return this.#turn.run(() => this.#run(call));
  }

  async #run(call: () => Promise<unknown>): Promise<boolean> {
    this.#busy = true;
    try {
      await call();
      this.#withdraw();
      return true;
    } catch (error) {
      this.complain(error);
      return false;
    } finally {
      this.#busy = false;
      this.#sent = null;
      this.#goOn();
    }
  }

  #goOn(): void {
    const next = this.#next;
    this.#next = null;
    if (next && next.decision.id === this.chooser.decision?.id) void this.#answer(next.decision, next.reply);
  }
}
