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
} from '../../../../src-main/api/answers/play-answers.js';
import type { Client } from '../../../connection/client.js';
import { CombatAccount } from '../../../shared/table/view/combat-account.svelte.js';
import type { Intent } from './intent.js';
import { canReadOn } from './lesson-pointing.js';
import { passOf, suggestedOf } from '../../../shared/table/view/seen-cards.js';
import { TableStore } from './table-store.svelte.js';
import type { Pace } from '../../../shared/table/paint/motion.js';

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
}

/** What the person at a running table is about to do: what is open, and what is asked once more. */
export class TableSession {
  readonly store: TableStore;
  readonly combat = new CombatAccount();
  readonly #settings: TableSettings;
  #menu = $state.raw<OpenMenu | null>(null);
  #pile = $state.raw<OpenPile | null>(null);
  #ending = $state<number | null>(null);
  #assigning = $state<PlayerNo | null>(null);

  constructor(client: Client, game: string, settings: TableSettings) {
    this.#settings = settings;
    this.store = new TableStore(client, game, {
      pace: settings.pace,
      ...(settings.asksOwn && { asksOwn: settings.asksOwn }),
      onprompt: (prompt) => untrack(() => this.#asked(prompt)),
      onshow: (update) => untrack(() => this.#shown(update)),
    });
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
  get prompt(): Prompt | null {
    return this.store.chooser.prompt;
  }

  /** What could still be done instead of passing. */
  get couldStill(): readonly PromptAction[] {
    return this.prompt?.actions.filter(({ isPass, idle }) => !isPass && !idle) ?? [];
  }

  /** Does one of the offered things; a pass that would end the phase is asked about once more. */
  act(place: number, intent: Intent | null = null): void {
    const action = this.prompt?.actions[place];
    if (!action) return;
    this.closeMenu();
    const asksOnce = action.endsPhase && this.#settings.confirmPhaseEnds() && this.couldStill.length > 0;
    if (asksOnce && this.#ending !== place) {
      this.#ending = place;
      return;
    }
    this.#ending = null;
    this.store.act(place, intent);
  }

  /** Does what a card's menu offers; what names no card begins with that one. */
  actWith({ id }: SeenCard, place: number): void {
    const turn = this.store.update?.view.turn.number ?? 0;
    const { prompt } = this;
    const by = prompt?.decision.player;
    const begins = id !== null && prompt?.actions[place]?.begunWith?.includes(id) === true;
    if (by !== undefined && begins) this.act(place, { kind: 'attack', by, turn, card: id, aim: null });
    else this.act(place);
  }

  /** Takes the pass that waits for a second yes back. */
  stay(): void {
    this.#ending = null;
  }

  /** The common thing: sees on, passes, confirms or says yes; false where there is none. */
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
    const pass = passOf(prompt) ?? suggestedOf(prompt);
    if (pass !== null) this.act(this.#ending ?? pass);
    else if (prompt.decision.kind === 'confirm') chooser.say(true);
    else if (chooser.complete) chooser.confirm();
    else return false;
    return true;
  }

  /** Puts away what was begun: what is open, what was picked, what a drag has said beforehand. */
  clear(): void {
    this.closeMenu();
    this.#ending = null;
    this.#assigning = null;
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

  #shown({ view, moments, passTo }: TableUpdate): void {
    this.combat.take(view, moments);
    if (passTo === null) return;
    // Nothing of one person's is left open for the next.
    this.clear();
    this.closePile();
  }

  #asked({ decision }: Prompt): void {
    this.closeMenu();
    this.#ending = null;
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
