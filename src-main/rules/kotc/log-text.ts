import type { LogEntry } from '../kernel/log.js';
import { has, type CardNo } from '../kernel/state.js';
import type { PlayerNo } from '../kernel/decision.js';
import type { Design } from './design.js';
import type { Kotc } from './edition.js';
import type { EventOf, KotcEvent, MoveReason } from './events.js';
import type { Link, Victim } from './state.js';
import { cardAt } from './values.js';
import { seatOf, type Viewer } from './view-cards.js';
import { counted, counterNames, listed, phaseNames, playerName, type Text, type TextPart } from './words.js';

/** What a viewer reads of something that happened, and the rules by which it did. */
export interface LogLine {
  readonly parts: Text;
  readonly rules: readonly string[];
}

/** A log entry in words, with the names of only those cards that the viewer may know; null for what says nothing to people. */
export function logText(
  entry: LogEntry<KotcEvent>,
  viewer: Viewer,
  names: readonly string[],
  table: Kotc,
): LogLine | null {
  const parts = new Teller(entry, viewer, names, table).tell();
  return parts && { parts, rules: entry.event.rules };
}

class Teller {
  readonly #entry: LogEntry<KotcEvent>;
  readonly #seat: number;
  readonly #names: readonly string[];
  readonly #table: Kotc;

  constructor(entry: LogEntry<KotcEvent>, viewer: Viewer, names: readonly string[], table: Kotc) {
    this.#entry = entry;
    this.#seat = seatOf(viewer);
    this.#names = names;
    this.#table = table;
  }

  tell(): TextPart[] | null {
    const { event } = this.#entry;
    switch (event.type) {
      case 'first':
        return [`${this.#who(event.player)} goes first.`];
      case 'turn':
        return [`Turn ${event.number}: ${this.#who(event.player)}.`];
      case 'phase':
        return [`${phaseNames[event.phase]} of ${this.#who(event.player)}.`];
      case 'shuffle':
        return [`${this.#who(event.player)} shuffles the deck.`];
      case 'move':
        return this.#move(event);
      case 'exhaust':
        return [`${this.#who(event.by)} exhausts `, ...this.#cards(event.cards, 'resource'), '.'];
      case 'recover':
        return ['All that is not fatigued is unexhausted and has its printed values again.'];
      case 'fatigue':
        return [this.#card(event.card, 'a resource'), ' is fatigued.'];
      case 'change':
        return this.#change(event);
      case 'damage':
        return [this.#card(event.card), ` takes ${event.amount} damage.`];
      case 'wound':
        return [
          `${this.#who(event.player)} takes ${event.amount}${event.piercing ? ' piercing' : ''} damage.`,
        ];
      case 'heal':
        return [`${this.#who(event.player)} gains ${event.amount} HP.`];
      case 'place':
        return [
          `${this.#who(event.by)} places ${counted(event.count, counterNames[event.counter])} on `,
          this.#card(event.card),
          '.',
        ];
      case 'remove':
        return this.#remove(event);
      case 'roll':
        return [`${this.#who(event.player)} rolls ${event.dice.join(', ')} ${rollWords[event.why]}.`];
      case 'reroll':
        return [`${this.#who(event.player)} re-rolls a ${event.was}: it is a ${event.now} now.`];
      case 'reveal':
        return [`${this.#who(event.by)} reveals `, ...this.#cards(event.cards, 'card'), '.'];
      case 'see':
        return this.#see(event);
      case 'target':
        return [
          `${this.#who(event.by)} targets `,
          ...this.#cards(event.cards, 'card'),
          ' with ',
          this.#public(event.source),
          '.',
        ];
      case 'link':
        return this.#link(event.link, event.number);
      case 'fail':
        return ['The ability of ', this.#card(event.card), ' fails: its activation cost cannot be paid.'];
      case 'resolve':
        return [`Chain link ${event.number} resolves: `, this.#card(event.card), '.'];
      case 'unlink':
        return null;
      case 'resolved':
        return ['The chain has resolved.'];
      case 'attack':
        return this.#attack(event);
      case 'defend':
        return [`${this.#who(event.player)} defends with `, ...this.#cards(event.team, 'minion'), '.'];
      case 'victim':
        return [this.#card(event.card), ' is the victim now.'];
      case 'peace':
        return ['The battle is over.'];
      case 'hypnotize':
        return event.back
          ? [this.#card(event.card), ` goes back to ${this.#who(event.to)}.`]
          : [`${this.#who(event.to)} hypnotizes `, this.#card(event.card), '.'];
      case 'force':
        return [this.#card(event.card), ' will have to attack ', this.#victim(event.victim), '.'];
      case 'emptyDeck':
        return [`${this.#who(event.player)} has to draw, and the deck is empty.`];
      case 'end':
        return [`${endWords[event.by] ?? 'The game is over.'} ${this.#winners(event.winners)}`];
    }
  }

  #who(player: PlayerNo): string {
    return playerName(this.#names, player);
  }

  /** The place of a card in what the entry says of cards. */
  #known(place: number): boolean {
    return has(this.#entry.known[place] ?? 0, this.#seat);
  }

  #ref(no: CardNo, id: number): TextPart {
    const { design } = cardAt(this.#table, no);
    return { name: (this.#table.designs[design] as Design).name, design, card: id === 0 ? null : id };
  }

  /** A card that all may know. */
  #public(no: CardNo, id = 0): TextPart {
    return this.#ref(no, id);
  }

  /** The one card of the entry, by name or, where the viewer may not know it, by other words. */
  #card(no: CardNo, otherwise = 'a card'): TextPart {
    return this.#known(0) ? this.#ref(no, this.#entry.ids[0] ?? 0) : otherwise;
  }

  /** All cards of the entry: those by name that the viewer may know, and the number of the others. */
  #cards(cards: readonly CardNo[], noun: string): TextPart[] {
    const named = cards.flatMap((no, place) =>
      this.#known(place) ? [this.#ref(no, this.#entry.ids[place] ?? 0)] : [],
    );
    const others = cards.length - named.length;
    return listed(others === 0 ? named : [...named, counted(others, noun)]);
  }

  #move({ card, by, to, why, from }: EventOf<'move'>): TextPart[] {
    const what = this.#card(card);
    if (why === 'spent') return [what, ` goes to the grave of ${this.#who(to)}.`];
    const hidden = from && from.zone !== null && from.zone !== 'battlefield';
    const where = hidden ? ` from the ${from.zone} of ${this.#who(from.player)}` : '';
    return [`${this.#who(by)} ${moveWords[why]} `, what, `${where}.`];
  }

  #change({ card, stat, by }: EventOf<'change'>): TextPart[] {
    const how = `${by < 0 ? 'decreased' : 'increased'} by ${Math.abs(by)}`;
    return [`The ${stat === 'sp' ? 'SP' : 'level'} of `, this.#card(card), ` is ${how}.`];
  }

  #remove({ card, counter, owner, by, why }: EventOf<'remove'>): TextPart[] {
    const what = counterNames[counter];
    const start =
      why === 'trigger'
        ? `${this.#who(by)} uses a ${what} on `
        : `${this.#who(by)} removes a ${what} of ${this.#who(owner)} from `;
    return [start, this.#card(card), '.'];
  }

  #see({ cards, by, whose, zone }: EventOf<'see'>): TextPart[] {
    const what = zone === 'deck' ? 'excavates' : `sees the ${zone} of ${this.#who(whose)}`;
    if (zone === 'deck') return [`${this.#who(by)} ${what} `, ...this.#cards(cards, 'card'), '.'];
    if (cards.length === 0 || !cards.some((_, place) => this.#known(place))) {
      return [`${this.#who(by)} ${what}: ${counted(cards.length, 'card')}.`];
    }
    return [`${this.#who(by)} ${what}: `, ...this.#cards(cards, 'card'), '.'];
  }

  #link(link: Link, number: number): TextPart[] {
    const start = `Chain link ${number}: `;
    const who = this.#who(link.player);
    const what = this.#card(link.card);
    if ('counter' in link) {
      return [`${start}the effect of a ${counterNames[link.counter]} of ${who} from `, what, '.'];
    }
    const design = this.#table.designs[cardAt(this.#table, link.card).design] as Design;
    if (design.type === 'spell') return [start, what, `, cast by ${who}.`];
    const name = design.abilities[link.ability]?.name ?? 'its ability';
    return [`${start}${name} of `, what, `, activated by ${who}.`];
  }

  #attack({ player, team, victim, defender, forced }: EventOf<'attack'>): TextPart[] {
    const whose = 'player' in victim ? '' : ` of ${this.#who(defender)}`;
    const attackers = this.#cards(team, 'minion');
    const whom = [this.#victim(victim), `${whose}.`];
    if (forced) return ['A Berzerk Counter makes ', ...attackers, ' attack ', ...whom];
    return [`${this.#who(player)} attacks with `, ...attackers, '; the victim is ', ...whom];
  }

  #victim(victim: Victim): TextPart {
    return 'player' in victim ? this.#who(victim.player) : this.#public(victim.card, victim.stay);
  }

  #winners(winners: readonly PlayerNo[]): string {
    const all = winners.map((one) => this.#who(one));
    return all.length === 1 ? `${all[0]} wins.` : `A tie between ${listed(all).join('')}.`;
  }
}

const moveWords: Readonly<Record<Exclude<MoveReason, 'spent'>, string>> = {
  deal: 'draws',
  draw: 'draws',
  redraw: 'draws',
  sow: 'sows',
  summon: 'summons',
  cast: 'casts',
  destroy: 'destroys',
  bounce: 'bounces',
  bury: 'buries',
  sheathe: 'sheathes',
  silo: 'silos',
};

const rollWords: Readonly<Record<EventOf<'roll'>['why'], string>> = {
  first: 'for who goes first',
  attack: 'for the attack',
  defense: 'for the defense',
  heal: 'to dice-heal',
  damage: 'for a Damage Counter',
};

const endWords: Readonly<Record<string, string>> = {
  endAllZero: 'All players have 0 HP.',
  endOneLeft: 'All players but 1 have 0 HP.',
  endEmptyDeck: 'A player had to draw from an empty deck.',
  endAgreed: 'All players agree to end the game.',
  resigned: 'A player gives up.',
};
