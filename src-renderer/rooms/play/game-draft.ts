import type {
  NewGame,
  Occupant,
  PlayableDeck,
  PlayInfo,
  Sitting,
  TableOptions,
} from '../../../src-main/api/answers/play-answers.js';
import type { Settings } from '../../../src-main/api/settings.js';
import type { Again, WishedDeck } from '../../shared/dialogs/new-game-dialog.svelte.js';

export type MatchLength = NonNullable<NewGame['bestOf']>;

/** A seat in the making. */
export interface SeatDraft {
  /** Tells seats apart while they are named, moved and removed. */
  readonly key: number;
  readonly name: string;
  readonly occupant: Occupant;
  /** Ids of the decks that were chosen for it, by the ids of the rules: going to other rules and back forgets nothing. */
  readonly decks: Readonly<Partial<Record<string, string>>>;
}

/** A game in the making. */
export interface GameDraft {
  /** Id of the rules. */
  readonly rules: string;
  readonly seats: readonly SeatDraft[];
  readonly options: TableOptions;
  /** Ids of the options that were chosen, by the ids of the rules. */
  readonly ruleOptions: Readonly<Partial<Record<string, readonly string[]>>>;
  readonly evenIllegal: boolean;
  /** Printed cards lie on a real table, and the program referees. */
  readonly onPaper: boolean;
  /** Whoever wins more than half of so many games wins; 1: one game is played. */
  readonly bestOf: MatchLength;
  /** As it was typed; empty: by chance. */
  readonly seed: string;
}

export type Rules = PlayInfo['rules'][number];

/** As the last game was, or as the one that is to be played again; at first a person against the usual computer player. */
export function beginDraft(info: PlayInfo, last: Settings['lastGame'], again: Again | null): GameDraft {
  const [newest] = info.rules;
  if (!newest) throw new Error('No rules can be played.');
  const wanted = again?.rules ?? last?.rules;
  const { id: rules, usualBot } = info.rules.find(({ id }) => id === wanted) ?? newest;
  const sittings: readonly Sitting[] = again?.seats ?? last?.seats ?? [];
  const draft: GameDraft = {
    rules,
    seats: sittings.map(({ name, occupant }, place) => ({
      key: place,
      name,
      occupant,
      decks: decksOf(name, place, last),
    })),
    options: last?.options ?? info.options,
    ruleOptions: last?.ruleOptions ? { [last.rules]: last.ruleOptions } : {},
    evenIllegal: last?.evenIllegal ?? false,
    onPaper: last?.onPaper ?? false,
    bestOf: last?.bestOf ?? 1,
    seed: '',
  };
  if (draft.seats.length > 0) return draft;
  return addSeat(addSeat(draft, info, 'person'), info, usualBot);
}

/** Whoever played before has the deck that they had then. */
function decksOf(name: string, place: number, last: Settings['lastGame']): SeatDraft['decks'] {
  if (!last) return {};
  const at = last.seats[place];
  const seat = at?.name === name ? at : last.seats.find((one) => one.name === name);
  return seat ? { [last.rules]: seat.deck } : {};
}

/** The first seat has a deck, and the game goes by the rules that it is meant for, where they can be played. */
export function withDeck(draft: GameDraft, info: PlayInfo, deck: WishedDeck | null): GameDraft {
  const [first] = draft.seats;
  if (!deck || !first) return draft;
  const rules = info.rules.find(({ id }) => id === deck.edition)?.id ?? draft.rules;
  return chooseDeck({ ...draft, rules }, first.key, deck.id);
}

/** Goes to other rules. Seats of computer players who do not know them get the usual one. */
export function chooseRules(draft: GameDraft, info: PlayInfo, id: string): GameDraft {
  const rules = info.rules.find((one) => one.id === id);
  if (!rules) return draft;
  const knows = (occupant: Occupant): boolean =>
    occupant === 'person' || rules.bots.some(({ name }) => name === occupant);
  const next = { ...draft, rules: id };
  return draft.seats
    .filter(({ occupant }) => !knows(occupant))
    .reduce((now, { key }) => seatOccupant(now, info, key, rules.usualBot), next);
}

export const deckOf = (draft: GameDraft, seat: SeatDraft): string | null => seat.decks[draft.rules] ?? null;

export const rulesOf = (info: PlayInfo, draft: GameDraft): Rules => {
  const rules = info.rules.find(({ id }) => id === draft.rules);
  if (!rules) throw new Error(`The rules ${draft.rules} cannot be played.`);
  return rules;
};

/** The options of the rules that are chosen, in their order. */
export const chosenOptions = (draft: GameDraft, info: PlayInfo): Rules['options'] =>
  rulesOf(info, draft).options.filter(({ id }) => draft.ruleOptions[draft.rules]?.includes(id));

/** Chooses an option of the rules, or no more. */
export function chooseOption(draft: GameDraft, id: string, isChosen: boolean): GameDraft {
  const others = (draft.ruleOptions[draft.rules] ?? []).filter((one) => one !== id);
  const chosen = isChosen ? [...others, id] : others;
  return { ...draft, ruleOptions: { ...draft.ruleOptions, [draft.rules]: chosen } };
}

export function addSeat(draft: GameDraft, info: PlayInfo, occupant: Occupant): GameDraft {
  if (draft.seats.length >= rulesOf(info, draft).mostSeats) return draft;
  const key = Math.max(-1, ...draft.seats.map((seat) => seat.key)) + 1;
  const name = nameFor(occupant, draft.seats, info);
  return { ...draft, seats: [...draft.seats, { key, name, occupant, decks: {} }] };
}

export function removeSeat(draft: GameDraft, info: PlayInfo, key: number): GameDraft {
  if (draft.seats.length <= rulesOf(info, draft).leastSeats) return draft;
  return { ...draft, seats: draft.seats.filter((seat) => seat.key !== key) };
}

/** Puts a seat at another place of the order; a place beyond the ends is the end. */
export function moveSeat(draft: GameDraft, key: number, to: number): GameDraft {
  const moved = draft.seats.find((seat) => seat.key === key);
  if (!moved) return draft;
  const seats = draft.seats.filter((seat) => seat !== moved);
  seats.splice(Math.max(0, to), 0, moved);
  return { ...draft, seats };
}

export const nameSeat = (draft: GameDraft, key: number, name: string): GameDraft =>
  withSeat(draft, key, (seat) => ({ ...seat, name }));

export const chooseDeck = (draft: GameDraft, key: number, deck: string): GameDraft =>
  withSeat(draft, key, (seat) => ({ ...seat, decks: { ...seat.decks, [draft.rules]: deck } }));

/** Somebody else plays the seat. A name that a person typed stays; one that the program gave becomes another's. */
export function seatOccupant(draft: GameDraft, info: PlayInfo, key: number, occupant: Occupant): GameDraft {
  const others = draft.seats.filter((seat) => seat.key !== key);
  return withSeat(draft, key, (seat) => {
    const name = isGiven(seat.name, info) ? nameFor(occupant, others, info) : seat.name;
    return { ...seat, occupant, name };
  });
}

/** Lays the cards on a real table, where every seat is a person's, or into the program. */
export function layOnPaper(draft: GameDraft, info: PlayInfo, onPaper: boolean): GameDraft {
  const seated = onPaper
    ? draft.seats.reduce((now, { key }) => seatOccupant(now, info, key, 'person'), draft)
    : draft;
  return { ...seated, onPaper };
}

/** Seats that have no deck, or one that is not there, get a legal one: each another, as far as there are enough. */
export function dealDecks(draft: GameDraft, decks: readonly PlayableDeck[]): GameDraft {
  const kept = draft.seats.map((seat) => decks.find(({ id }) => id === deckOf(draft, seat))?.id ?? null);
  const legal = decks
    .filter((deck) => deck.legal && deck.playable)
    .toSorted((a, b) => Number(b.madeFor === 'these') - Number(a.madeFor === 'these'));
  const free = legal.filter(({ id }) => !kept.includes(id));
  const seats = draft.seats.map((seat, place) => {
    const deck = kept[place] ?? free.shift()?.id ?? legal[place % Math.max(1, legal.length)]?.id;
    const { [draft.rules]: _gone, ...others } = seat.decks;
    return { ...seat, decks: deck === undefined ? others : { ...others, [draft.rules]: deck } };
  });
  return { ...draft, seats };
}

export interface SeatProblem {
  readonly at: 'name' | 'deck';
  /** What is wrong and what to do, in a sentence. */
  readonly text: string;
  readonly rule: string | null;
  /** House rules would do away with it. */
  readonly onlyIllegal: boolean;
  /** The deck has cards that no rules can carry out, or none at all. */
  readonly unplayable: boolean;
}

/** Whether a game can be begun with a deck. */
export const isReady = (deck: PlayableDeck, { evenIllegal }: Pick<GameDraft, 'evenIllegal'>): boolean =>
  deck.playable && (deck.legal || evenIllegal);

/** What keeps a seat from being played, worst first; none: it is ready. */
export function problemsOf(
  draft: GameDraft,
  seat: SeatDraft,
  decks: readonly PlayableDeck[],
): readonly SeatProblem[] {
  const found: SeatProblem[] = [];
  const say = (at: SeatProblem['at'], text: string): void => {
    found.push({ at, text, rule: null, onlyIllegal: false, unplayable: false });
  };
  const name = seat.name.trim();
  const namesake = draft.seats.find((other) => other.name.trim() === name);
  if (name === '') say('name', 'Give this seat a name.');
  else if (namesake !== seat) say('name', `Another seat is called ${name}, too. Give this one another name.`);
  const deck = decks.find(({ id }) => id === deckOf(draft, seat));
  if (!deck) say('deck', 'Choose a deck.');
  else if (!isReady(deck, draft)) {
    const reasons = deck.reasons.length > 0 ? deck.reasons : [{ because: 'It has no cards.', rule: null }];
    for (const { because, rule } of reasons) {
      found.push({
        at: 'deck',
        text: because,
        rule,
        onlyIllegal: deck.playable,
        unplayable: !deck.playable,
      });
    }
  }
  return found;
}

/** The seed, null for none, or undefined for what is none. */
export function seedOf(
  { seed }: Pick<GameDraft, 'seed'>,
  { highestSeed }: PlayInfo,
): number | null | undefined {
  const typed = seed.trim();
  if (typed === '') return null;
  const number = /^\d{1,15}$/.test(typed) ? Number(typed) : NaN;
  return number <= highestSeed ? number : undefined;
}

/** The game as main begins it, or null while something is in its way. */
export function gameOf(draft: GameDraft, info: PlayInfo, decks: readonly PlayableDeck[]): NewGame | null {
  const seed = seedOf(draft, info);
  const isReady = draft.seats.every((seat) => problemsOf(draft, seat, decks).length === 0);
  if (!isReady || seed === undefined) return null;
  const chosen = chosenOptions(draft, info);
  return {
    rules: draft.rules,
    seats: draft.seats.map((seat) => ({
      name: seat.name.trim(),
      occupant: seat.occupant,
      deck: deckOf(draft, seat) ?? '',
    })),
    options: draft.options,
    ...(chosen.length > 0 && { ruleOptions: chosen.map(({ id }) => id) }),
    evenIllegal: draft.evenIllegal,
    ...(draft.onPaper && { onPaper: true }),
    ...(draft.bestOf > 1 && { bestOf: draft.bestOf }),
    ...(seed !== null && { seed }),
  };
}

function withSeat(draft: GameDraft, key: number, change: (seat: SeatDraft) => SeatDraft): GameDraft {
  return { ...draft, seats: draft.seats.map((seat) => (seat.key === key ? change(seat) : seat)) };
}

const PERSON = 'Player';

const botsIn = ({ rules }: PlayInfo) => rules.flatMap(({ bots }) => bots);

const titleOf = (occupant: Occupant, info: PlayInfo): string =>
  botsIn(info).find(({ name }) => name === occupant)?.title ?? PERSON;

/** "Player 1", "Player 2" for people; "Greedy", "Greedy 2" for computer players. */
function nameFor(occupant: Occupant, others: readonly SeatDraft[], info: PlayInfo): string {
  const title = titleOf(occupant, info);
  const taken = others.map(({ name }) => name.trim());
  for (let number = 1; ; number += 1) {
    const name = number === 1 && occupant !== 'person' ? title : `${title} ${number}`;
    if (!taken.includes(name)) return name;
  }
}

/** The program thought of this name. */
function isGiven(name: string, info: PlayInfo): boolean {
  const [title = '', number = '1'] = name.trim().split(/ (?=\d+$)/);
  if (title === '') return true;
  if (title === PERSON) return /^\d+$/.test(number);
  return botsIn(info).some((bot) => bot.title === title);
}
