import type { PlayerNo } from '../../../../engine/decision.js';
import type { LogEntry } from '../../../../engine/log.js';
import { has, ONLOOKERS, type CardNo, seatOf, type Viewer } from '../../../../engine/state.js';
import type { Design, KotcContext } from '../context.js';
import type { KotcEvent } from '../events/events.js';
import type { Victim } from '../state/state.js';
import { termsOf, type Terms } from './terms.js';
import { cardAt, designAt, nameAt } from '../state/values.js';
import { counted, listed, type TextPart } from '../../../../engine/text.js';
import { playerName } from './words.js';

/** Names the players and cards of one log entry as one viewer may know them. */
export class Namer {
  readonly terms: Terms;
  readonly chains: boolean;
  readonly #entry: LogEntry<KotcEvent>;
  readonly #seat: number;
  readonly #names: readonly string[];
  readonly #game: KotcContext;

  constructor(entry: LogEntry<KotcEvent>, viewer: Viewer, names: readonly string[], game: KotcContext) {
    this.terms = termsOf(game.edition);
    this.chains = game.edition.mechanisms.chains;
    this.#entry = entry;
    this.#seat = seatOf(viewer);
    this.#names = names;
    this.#game = game;
  }

  who(player: PlayerNo): string {
    return playerName(this.#names, player);
  }

  /** The name of a zone, and whose it is. */
  zoneOf(player: PlayerNo, zone: keyof Terms['zones']): string {
    return `${this.terms.zones[zone]} of ${this.who(player)}`;
  }

  design(no: CardNo): Design {
    return designAt(this.#game, no);
  }

  /** Whether the viewer may know the card at that place in what the entry says of cards. */
  knows(place: number): boolean {
    return this.#game.everythingRevealed === true || has(this.#entry.known[place] ?? 0, this.#seat);
  }

  /** Whether everybody may know the one card of the entry. */
  isOpen(): boolean {
    return has(this.#entry.known[0] ?? 0, ONLOOKERS);
  }

  /** A card that all may know. */
  public(no: CardNo, id = 0): TextPart {
    const { design } = cardAt(this.#game, no);
    return { name: nameAt(this.#game, no), design, card: id === 0 ? null : id };
  }

  /** The one card of the entry, by name or, where the viewer may not know it, by other words. */
  card(no: CardNo, otherwise = 'a card'): TextPart {
    return this.knows(0) ? this.public(no, this.#entry.ids[0]) : otherwise;
  }

  /** All cards of the entry: those by name that the viewer may know, and the number of the others. */
  cards(cards: readonly CardNo[], noun: string): TextPart[] {
    if (cards.length === 0) return [`no ${noun}`];
    const named = cards.flatMap((no, place) =>
      this.knows(place) ? [this.public(no, this.#entry.ids[place])] : [],
    );
    const others = cards.length - named.length;
    return listed(others === 0 ? named : [...named, counted(others, noun)]);
  }

  victim(victim: Victim): TextPart {
    return 'player' in victim ? this.who(victim.player) : this.public(victim.card, victim.stay);
  }
}
