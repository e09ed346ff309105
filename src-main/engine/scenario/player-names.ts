import type { Place, PlacedCard, Scenario, ScenarioSeat } from './scenario.js';
import type { PositionZones } from './positions/spread.js';

/** Where the scenarios of a game name players. */
export interface NamedPlayers extends PositionZones {
  /** Words of a card that hold a player's name, a list of names, or a list of things with an owner. */
  readonly cardNames: readonly string[];
}

/** What players are called from now on; null: nobody may speak of them any more. */
type Rename = (name: string) => string | null;

/** The scenario with a player called otherwise wherever it names them; a card of that name keeps it. */
export function renamedPlayer(
  scenario: Scenario,
  before: string,
  after: string,
  ground: NamedPlayers,
): Scenario {
  const rename = (name: string): string => (name === before ? after : name);
  const players = scenario.players.map((seat) => ({
    ...withCards(seat, rename, ground),
    name: rename(seat.name),
  }));
  const isCard = scenario.cards?.[before] !== undefined;
  const { turn, goal, steps } = scenario;
  const spoken = { turn, goal, steps };
  return { ...scenario, players, ...(isCard ? spoken : said(spoken, before, after)) };
}

/** The scenario without a player and all that lies at that seat; nothing elsewhere speaks of them any more. */
export function withoutPlayer(scenario: Scenario, name: string, ground: NamedPlayers): Scenario {
  const players = scenario.players
    .filter((seat) => seat.name !== name)
    .map((seat) => withCards(seat, (one) => (one === name ? null : one), ground));
  const { turn, goal, ...rest } = scenario;
  const { player, first, ...when } = turn ?? {};
  const spoken = ground.turnEntities ?? [];
  const still = {
    // What cards are doing is not known without one of the players.
    ...Object.fromEntries(
      Object.entries(when).filter(([word, value]) => Array.isArray(value) || !spoken.includes(word)),
    ),
    ...(player !== undefined && player !== name && { player }),
    ...(first !== undefined && first !== name && { first }),
    ...Object.fromEntries(
      spoken
        .filter((word) => Array.isArray(when[word]))
        .map((word) => [word, (when[word] as readonly unknown[]).filter((one) => one !== name)]),
    ),
  };
  return { ...rest, players, ...(turn && { turn: still }), ...(goal && goal.by !== name && { goal }) };
}

/** Every name in plain data put otherwise: as a word, as a key, and in "sword of Ann". */
function said<T>(value: T, before: string, after: string): T {
  const word = (text: string): string => {
    if (text === before) return after;
    return text.endsWith(` of ${before}`) ? `${text.slice(0, -before.length)}${after}` : text;
  };
  const inner = (part: unknown): unknown => {
    if (typeof part === 'string') return word(part);
    if (Array.isArray(part)) return part.map(inner);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, of]) => [word(key), inner(of)]));
  };
  return inner(value) as T;
}

function withCards(seat: ScenarioSeat, rename: Rename, { zones, cardNames }: NamedPlayers): ScenarioSeat {
  const lists = zones.flatMap((zone): [string, Place[]][] => {
    const list = seat[zone] as readonly Place[] | undefined;
    const change = (place: Place): Place =>
      typeof place === 'object' ? withNames(place, rename, cardNames) : place;
    return list ? [[zone, list.map(change)]] : [];
  });
  return { ...seat, ...Object.fromEntries(lists) };
}

function withNames(card: PlacedCard, rename: Rename, cardNames: readonly string[]): PlacedCard {
  const named = Object.entries(card).flatMap(([word, value]): [string, unknown][] => {
    if (word === 'targets' && card.targets) {
      return [[word, card.targets.map((one) => (one === null ? null : rename(one)))]];
    }
    if (!cardNames.includes(word)) return [[word, value]];
    const now = renamed(value, rename);
    return now === undefined ? [] : [[word, now]];
  });
  return { ...Object.fromEntries(named), card: card.card };
}

/** A list of which nothing is left says nothing any more. */
function renamed(value: unknown, rename: Rename): unknown {
  if (typeof value === 'string') return rename(value) ?? undefined;
  if (Array.isArray(value)) {
    const left = value.flatMap((one) => renamed(one, rename) ?? []);
    return value.length > 0 && left.length === 0 ? undefined : left;
  }
  if (typeof value !== 'object' || value === null || !('owner' in value)) return value;
  const owner = rename(String(value.owner));
  return owner === null ? undefined : { ...value, owner };
}
