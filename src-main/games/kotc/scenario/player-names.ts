import { zones } from '../rules/state/state.js';
import type { Scenario } from './format.js';
import type { Place, PlacedCard, ScenarioSeat } from './position-format.js';

/** The scenario with a player called otherwise wherever it names them; a card of that name keeps it. */
export function renamedPlayer(scenario: Scenario, before: string, after: string): Scenario {
  const rename = (name: string): string => (name === before ? after : name);
  const players = scenario.players.map((seat) => ({
    ...withCards(seat, (card) => withNames(card, rename)),
    name: rename(seat.name),
  }));
  const isCard = scenario.cards?.[before] !== undefined;
  const { turn, goal, steps } = scenario;
  const spoken = { turn, goal, steps };
  return { ...scenario, players, ...(isCard ? spoken : said(spoken, before, after)) };
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

function withNames(card: PlacedCard, rename: (name: string) => string): PlacedCard {
  const { owner, counters, hypnotizedFrom, knownTo } = card;
  return {
    ...card,
    ...(owner !== undefined && { owner: rename(owner) }),
    ...(counters && { counters: counters.map((one) => ({ ...one, owner: rename(one.owner) })) }),
    ...(typeof hypnotizedFrom === 'string' && { hypnotizedFrom: rename(hypnotizedFrom) }),
    ...(Array.isArray(hypnotizedFrom) && { hypnotizedFrom: hypnotizedFrom.map(rename) }),
    ...(knownTo && { knownTo: knownTo.map(rename) }),
  };
}

function withCards(seat: ScenarioSeat, change: (card: PlacedCard) => PlacedCard): ScenarioSeat {
  const lists = zones.flatMap((zone): [string, Place[]][] => {
    const list = seat[zone];
    return list ? [[zone, list.map((place) => (typeof place === 'object' ? change(place) : place))]] : [];
  });
  return { ...seat, ...Object.fromEntries(lists) };
}

/** The scenario without a player and all that lies at that seat; nothing elsewhere speaks of them any more. */
export function withoutPlayer(scenario: Scenario, name: string): Scenario {
  const players = scenario.players
    .filter((seat) => seat.name !== name)
    .map((seat) => withCards(seat, (card) => withoutName(card, name)));
  const { turn, goal, ...rest } = scenario;
  const { player, first, declared, ...when } = turn ?? {};
  const still = {
    ...when,
    ...(player !== undefined && player !== name && { player }),
    ...(first !== undefined && first !== name && { first }),
    ...(declared && { declared: declared.filter((victim) => victim !== name) }),
  };
  return { ...rest, players, ...(turn && { turn: still }), ...(goal && goal.by !== name && { goal }) };
}

function withoutName(card: PlacedCard, name: string): PlacedCard {
  const { owner, counters, hypnotizedFrom, knownTo, ...rest } = card;
  const from = [hypnotizedFrom ?? []].flat().filter((one) => one !== name);
  const whose = counters?.filter((one) => one.owner !== name) ?? [];
  const seen = knownTo?.filter((one) => one !== name) ?? [];
  return {
    ...rest,
    ...(owner !== undefined && owner !== name && { owner }),
    ...(whose.length > 0 && { counters: whose }),
    ...(from.length > 0 && { hypnotizedFrom: from }),
    ...(seen.length > 0 && { knownTo: seen }),
  };
}
