import type { OpenPile } from '../../../shared/table/view/open-pile.js';
import { untrack } from 'svelte';
import type {
  CardId,
  DiceDecision,
  Move,
  PlayerNo,
  Prompt,
  PromptAction,
  SeenCard,
  TableUpdate,
  TableView,
} from '../../../../src-main/api/answers/play-answers.js';
import type { Client } from '../../../connection/client.js';
import { CombatAccount } from '../../../shared/table/view/combat-account.svelte.js';
import { AttackDraft } from './attack-draft.svelte.js';
import { DragPayment } from './drag-payment.svelte.js';
import { pairedWithOnly } from './reply-draft.js';
import { canReadOn } from './lesson-pointing.js';
import { passOf, suggestedOf } from '../../../shared/table/view/seen-cards.js';
import { TableStore } from './table-store.svelte.js';
import type { Pace } from '../../../shared/table/scene/motion.js';

/** The menu of a card, open at a place of the window in CSS px. */
export interface OpenMenu {
  readonly card: SeenCard;
  readonly at: { readonly x: number; readonly y: number };
  /** Null until they arrive. */
  readonly moves: readonly Move[] | null;
}

export interface TableSettings {
  readonly pace: () => Pace;
  readonly asksOwn?: () => boolean;
  readonly confirmPhaseEnds: () => boolean;
  /** Called with every update as it is shown. */
  readonly onshow?: (update: TableUpdate) => void;
  /** Milliseconds; left out: of the page. */
  readonly now?: () => number;
}

/** How long after a phase has changed a key still means what was asked before, ms: so long it takes to see that it has. */
const REACTION: Readonly<Record<Pace['speed'], number>> = { slow: 450, normal: 350, fast: 250, none: 0 };

/** What the person at a running table is about to do: what is open, and what is asked once more. */
export class TableSession {
  readonly store: TableStore;
  readonly combat = new CombatAccount();
  readonly attack: AttackDraft;
  readonly payment: DragPayment;
  readonly #settings: TableSettings;
  readonly #now: () => number;
  /** The phase of the last question, and when it was asked first in it. */
  #phase: { readonly id: string; readonly since: number } | null = null;
  #menu = $state.raw<OpenMenu | null>(null);
  #pile = $state.raw<OpenPile | null>(null);
  #ending = $state<number | null>(null);
  #assigning = $state<PlayerNo | null>(null);

  constructor(client: Client, game: string, settings: TableSettings) {
    this.#settings = settings;
    this.#now = settings.now ?? (() => performance.now());
    this.store = new TableStore(client, game, {
      pace: settings.pace,
      ...(settings.asksOwn && { asksOwn: settings.asksOwn }),
      onprompt: (prompt, { view }) => untrack(() => this.#asked(prompt, view.turn)),
      onshow: (update) => untrack(() => this.#shown(update)),
    });
    this.attack = new AttackDraft(this.store);
    this.payment = new DragPayment(() => this.store.chooser.decision);
  }

  get menu(): OpenMenu | null {
    return this.#menu;
  }
  get pile(): OpenPile | null {
    return this.#pile;
  }
  /** The pass that would end a phase and waits for a second yes: its place among the actions. */
  get ending(): number | null {
    return this.#ending;
  }
  /** Dice are assigned as a computer player would, until something else is asked. */
  get assigning(): boolean {
    return this.#assigning !== null;
  }
  /** The person wants to be asked, also about what would be answered for them. */
  get asksAll(): boolean {
    return this.#settings.asksOwn?.() ?? false;
  }
  get prompt(): Prompt | null {
    return this.store.chooser.prompt;
  }

  /** What could still be done with cards instead of passing. */
  get couldStill(): readonly PromptAction[] {
    const { actions = [] } = this.prompt ?? {};
    return actions.filter(
      ({ isPass, idle, card, begunWith = [] }) => !isPass && !idle && (card !== null || begunWith.length > 0),
    );
  }

  /** Does one of the offered things. */
  act(place: number): void {
    if (!this.prompt?.actions[place]) return;
    this.closeMenu();
    this.#ending = null;
    this.store.act(place);
  }

  /** Does what a card's menu offers; an attack begins with that card. */
  actWith({ id }: SeenCard, place: number): void {
    const begins = id !== null && this.prompt?.actions[place]?.begunWith?.includes(id) === true;
    if (!begins) return this.act(place);
    this.closeMenu();
    if (!this.attack.team.includes(id)) this.attack.toggle(id);
  }

  /** Passes; where that would end the phase though something could still be done, once more is asked first. */
  #pass(place: number): void {
    const endsPhase = this.prompt?.actions[place]?.endsPhase === true;
    const asksOnce = endsPhase && this.#settings.confirmPhaseEnds() && this.couldStill.length > 0;
    if (asksOnce && this.#ending !== place) this.#ending = place;
    else this.act(place);
  }

  /** Another phase has only just begun: what is pressed was meant for the one before. */
  get isTooSoon(): boolean {
    return this.#phase !== null && this.#now() - this.#phase.since < REACTION[this.#settings.pace().speed];
  }

  /** Takes the pass that waits for a second yes back. */
  stay(): void {
    this.#ending = null;
  }

  /** The common thing: sees on, attacks with the team, passes, confirms, says yes, or uses dice as they fit best; false where there is none. */
  goOn(): boolean {
    const { store, prompt } = this;
    const { chooser } = store;
    if (store.waiting > 0) {
      store.goOn();
      return true;
    }
    if (store.update && !store.busy && canReadOn(store.update)) {
      void store.readOn();
      return true;
    }
    if (!prompt || store.busy) return false;
    if (this.isTooSoon) return true;
    const pass = passOf(prompt);
    const suggested = suggestedOf(prompt);
    if (this.attack.team.length > 0 && this.attack.needsNoAim) this.attack.launch(null);
    else if (this.attack.team.length > 0) return false;
    else if (pass !== null) this.#pass(this.#ending ?? pass);
    else if (suggested !== null) this.act(suggested);
    else if (prompt.decision.kind === 'confirm') chooser.say(true);
    else if (prompt.decision.kind === 'dice') this.bestFit();
    else if (chooser.complete) chooser.confirm();
    else return false;
    return true;
  }

  /** All who may attack can be sent at once, where there is no choice whom each attacks. */
  get canAttackWithAll(): boolean {
    return (this.attack.attackers.length > 0 && this.attack.needsNoAim) || this.#allPaired !== null;
  }

  /** Sends all who may attack; whom they attack is asked where there is a choice. */
  attackWithAll(): void {
    if (this.isTooSoon) return;
    const pairs = this.#allPaired;
    if (pairs) this.store.chooser.sayPairs(pairs);
    else if (this.attack.needsNoAim) this.attack.launch(null, this.attack.attackers);
  }

  get #allPaired(): readonly (number | null)[] | null {
    const { decision } = this.store.chooser;
    return decision?.kind === 'pair' && decision.role === 'attack' ? pairedWithOnly(decision) : null;
  }

  /** Puts away what was begun: what is open, what was picked, what a drag has said beforehand. */
  clear(): void {
    this.closeMenu();
    this.#ending = null;
    this.#assigning = null;
    this.attack.clear();
    this.store.clear();
  }

  /** Assigns this die and those that follow as a computer player would. */
  bestFit(): void {
    const { decision } = this.store.chooser;
    if (decision?.kind !== 'dice') return;
    this.#assigning = decision.player;
    void this.#assign(decision);
  }

  /** Nothing where nobody sits in front of the screen: what can be done with a card is theirs to know. */
  openMenu(card: SeenCard, at: OpenMenu['at']): void {
    if (this.store.sitting === null) return;
    this.#menu = { card, at, moves: null };
    if (card.id === null) this.#menu = { card, at, moves: [] };
    else void this.#findMoves(card, card.id, at);
  }
  closeMenu(): void {
    this.#menu = null;
  }
  openPile(pile: OpenPile): void {
    this.#pile = pile;
  }
  closePile(): void {
    this.#pile = null;
  }

  async #findMoves(card: SeenCard, id: CardId, at: OpenMenu['at']): Promise<void> {
    try {
      const moves = await this.store.moves(id);
      if (this.#menu?.card === card) this.#menu = { card, at, moves };
    } catch (error) {
      if (this.#menu?.card === card) this.closeMenu();
      this.store.complain(error);
    }
  }

  #shown(update: TableUpdate): void {
    const { view, moments, passTo } = update;
    this.#settings.onshow?.(update);
    this.combat.take(view, moments);
    if (passTo === null) return;
    // Nothing of one person's is left open for the next.
    this.clear();
    this.closePile();
  }

  #asked({ decision }: Prompt, { number, phase }: TableView['turn']): void {
    this.closeMenu();
    this.#ending = null;
    const id = `${number} ${phase}`;
    if (this.#phase?.id !== id) this.#phase = { id, since: this.#now() };
    void this.attack.look();
    if (this.#assigning === null) return;
    if (decision.kind === 'dice' && decision.player === this.#assigning) void this.#assign(decision);
    else this.#assigning = null;
  }

  async #assign(decision: DiceDecision): Promise<void> {
    try {
      const reply = await this.store.suggest();
      const isStillAsked = this.store.chooser.decision?.id === decision.id && this.#assigning !== null;
      if (isStillAsked && 'die' in reply) this.store.chooser.useDie(reply.die);
    } catch (error) {
      this.#assigning = null;
      this.store.complain(error);
    }
  }
}
