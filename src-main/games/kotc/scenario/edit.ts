import { canonical } from '../../../engine/plain.js';
import { MOST_SEATS } from '../../../engine/table-view.js';
import { kotcRuleSets } from '../rules/rule-set.js';
import { zones, type Zone } from '../rules/state/state.js';
import type { CardChange, Edit, Spot } from './edit-model.js';
import { ScenarioFault } from '../../../engine/scenario/fault.js';
import { SCENARIO_VERSION } from '../../../engine/scenario/scenario.js';
import { hasRoom, type Goal, type Scenario } from './format.js';
import { labelOf } from '../../../engine/scenario/labels.js';
import { renamedPlayer, withoutPlayer } from './player-names.js';
import { DEFAULT_TURN } from './position.js';
import { DEFAULT_DECK, type PlacedCard, type ScenarioSeat } from './position-format.js';
import { foldedInto, spreadOut, type SpreadCard } from './spread.js';

/** Where a card lies on its own account, and keeps what has been done to it. */
const inPlay: readonly Zone[] = ['battlefield', 'traps', 'granary'];

/** The scenario with one thing changed by hand; the given one stays as it is. @throws ScenarioFault why it cannot be */
export function editScenario(before: Scenario, edit: Edit): Scenario {
  const scenario: Scenario = { ...before, version: SCENARIO_VERSION };
  switch (edit.do) {
    case 'move card':
      return moved(scenario, edit.from, edit.to);
    case 'change card':
      return changed(scenario, edit.at, edit.change);
    case 'add card':
      return added(scenario, edit);
    case 'copy card':
      return copied(scenario, edit.at);
    case 'remove card':
      return withoutUnusedCards(relaid(scenario, (piles) => void takeFrom(piles, edit.at)));
    case 'set player':
      return withPlayer(scenario, edit);
    case 'add seat':
      return withSeat(scenario);
    case 'remove seat':
      return withoutSeat(scenario, edit.seat);
    case 'set turn':
      return withTurn(scenario, edit);
    case 'set dice':
      return { ...scenario, dice: edit.dice };
    case 'set goal':
      return withGoal(scenario, edit.goal);
    case 'set name':
      return { ...scenario, name: edit.name };
    case 'set about':
      return { ...scenario, about: edit.about };
    case 'set rules':
      return underRules(scenario, edit.rules);
  }
}

type Piles = Record<Zone, SpreadCard[]>[];

/** The scenario with its cards laid otherwise. */
function relaid(scenario: Scenario, lay: (piles: Piles) => void): Scenario {
  const piles = spreadOut(scenario).map(
    (seat) => Object.fromEntries(zones.map((zone) => [zone, [...seat[zone]]])) as Record<Zone, SpreadCard[]>,
  );
  lay(piles);
  const laid = foldedInto(scenario, piles);
  if (!hasRoom(laid.players)) {
    throw new ScenarioFault('The table holds no more cards or counters. Take some away first.');
  }
  return laid;
}

function pileAt(piles: Piles, { seat, zone }: Spot): SpreadCard[] {
  const pile = piles[seat]?.[zone];
  if (!pile) throw new ScenarioFault('That seat is no longer at the table.');
  return pile;
}

function takeFrom(piles: Piles, at: Spot): SpreadCard {
  const [taken] = pileAt(piles, at).splice(at.index, 1);
  if (!taken) throw new ScenarioFault('That card is no longer there.');
  return taken;
}

function moved(scenario: Scenario, from: Spot, to: Spot): Scenario {
  return relaid(scenario, (piles) => {
    const { placed, label } = takeFrom(piles, from);
    const names = scenario.players.map(({ name }) => name);
    const isSame = from.seat === to.seat && from.zone === to.zone;
    const next = isSame ? placed : laidElsewhere(placed, to, names, names[from.seat] ?? '');
    pileAt(piles, to).splice(to.index, 0, { placed: next, label });
  });
}

/** What a card keeps that is laid somewhere else: all where it stays in play, its name anywhere else. */
function laidElsewhere(
  placed: SpreadCard['placed'],
  { seat, zone }: Spot,
  names: readonly string[],
  from: string,
): SpreadCard['placed'] {
  const { card, owner, exhausted, fatiguedIn, knownTo: _seen, knownToOnlookers: _watched, ...lying } = placed;
  if (!inPlay.includes(zone)) return { card };
  const whose = owner ?? from;
  return {
    card,
    ...(whose !== names[seat] && { owner: whose }),
    ...(exhausted !== undefined && { exhausted }),
    ...(fatiguedIn !== undefined && { fatiguedIn }),
    ...(zone === 'battlefield' && lying),
  };
}

function changed(scenario: Scenario, at: Spot, change: CardChange): Scenario {
  const { fatigued, hypnotizedFrom, counters, owner, knownTo, ...values } = change;
  return relaid(scenario, (piles) => {
    const { placed, label } = takeFrom(piles, at);
    const here = scenario.players[at.seat]?.name;
    const turn = scenario.turn?.number ?? DEFAULT_TURN;
    const next = {
      ...placed,
      ...values,
      ...(counters && { counters: counters.filter(({ count }) => count > 0) }),
      ...(fatigued !== undefined && { fatiguedIn: fatigued ? turn : undefined }),
      ...(hypnotizedFrom !== undefined && { hypnotizedFrom: hypnotizedFrom ?? undefined }),
      ...(owner !== undefined && { owner: owner === here ? undefined : owner }),
      ...(knownTo && { knownTo }),
    };
    pileAt(piles, at).splice(at.index, 0, { placed: withoutNothing(next), label });
  });
}

/** Without what says only what is so anyway. */
function withoutNothing(placed: PlacedCard): SpreadCard['placed'] {
  const says = Object.entries(placed).filter(
    ([, value]) =>
      value !== undefined && value !== false && value !== 0 && !(Array.isArray(value) && value.length === 0),
  );
  return { ...Object.fromEntries(says), card: placed.card };
}

type Addition = Extract<Edit, { do: 'add card' }>;

/** A card of another text with a name that is in use gets a further one in "cards"; what is printed on it stays. */
function added(scenario: Scenario, { to, name, source, copies }: Addition): Scenario {
  const cards = scenario.cards ?? {};
  const isIt = (call: string): boolean => {
    const { name: printed = call, ...other } = { name: undefined, ...cards[call] };
    return printed === name && canonical(other) === canonical(source);
  };
  const known = Object.keys(cards).find(isIt);
  let call = known ?? name;
  for (let nth = 2; known === undefined && cards[call] !== undefined; nth += 1) call = `${name} (${nth})`;
  const printed = cards[call] ?? (call === name ? source : { ...source, name });
  return relaid({ ...scenario, cards: { ...cards, [call]: printed } }, (piles) => {
    for (let n = 0; n < copies; n += 1) {
      const one = { placed: { card: call }, label: freeLabel(piles, call) };
      pileAt(piles, to).splice(to.index + n, 0, one);
    }
  });
}

function freeLabel(piles: Piles, card: string): string {
  const taken = new Set(
    piles.flatMap((seat) => zones.flatMap((zone) => seat[zone].map(({ label }) => label))),
  );
  return labelOf({ card }, taken) ?? card;
}

/** Beside it, lying as it does. */
function copied(scenario: Scenario, at: Spot): Scenario {
  return relaid(scenario, (piles) => {
    const original = takeFrom(piles, at);
    pileAt(piles, at).splice(at.index, 0, original);
    const copy = { placed: original.placed, label: freeLabel(piles, original.placed.card) };
    pileAt(piles, at).splice(at.index + 1, 0, copy);
  });
}

/** Without those that lie nowhere any more. */
function withoutUnusedCards(scenario: Scenario): Scenario {
  const used = new Set(
    spreadOut(scenario).flatMap((seat) =>
      zones.flatMap((zone) => seat[zone].map(({ placed }) => placed.card)),
    ),
  );
  const cards = Object.entries(scenario.cards ?? {}).filter(([call]) => used.has(call));
  return { ...scenario, cards: Object.fromEntries(cards) };
}

function seatAt({ players }: Scenario, seat: number): ScenarioSeat {
  const found = players[seat];
  if (!found) throw new ScenarioFault('That seat is no longer at the table.');
  return found;
}

function withPlayer(scenario: Scenario, { seat, name, hp }: Extract<Edit, { do: 'set player' }>): Scenario {
  const before = seatAt(scenario, seat);
  const players = scenario.players.with(seat, { ...before, ...(hp !== undefined && { hp }) });
  const next = { ...scenario, players };
  if (name === undefined || name === before.name) return next;
  if (players.some((other) => other.name === name)) {
    throw new ScenarioFault(`“${name}” sits at this table already; choose another name.`);
  }
  return renamedPlayer(next, before.name, name);
}

function withSeat(scenario: Scenario): Scenario {
  const { players } = scenario;
  if (players.length >= MOST_SEATS) throw new ScenarioFault(`A table has at most ${MOST_SEATS} seats.`);
  const names = players.map(({ name }) => name);
  let nth = players.length + 1;
  while (names.includes(`Player ${nth}`)) nth += 1;
  return { ...scenario, players: [...players, { name: `Player ${nth}`, deck: [DEFAULT_DECK] }] };
}

function withoutSeat(scenario: Scenario, seat: number): Scenario {
  const { name } = seatAt(scenario, seat);
  if (scenario.players.length <= 2) throw new ScenarioFault('A game has at least two players.');
  return withoutUnusedCards(withoutPlayer(scenario, name));
}

function withTurn(scenario: Scenario, edit: Extract<Edit, { do: 'set turn' }>): Scenario {
  const { do: _set, ...turn } = edit;
  if (turn.player !== undefined && !scenario.players.some(({ name }) => name === turn.player)) {
    throw new ScenarioFault(`No player is called “${turn.player}”.`);
  }
  const { begin: _begin, ...rest } = scenario;
  return { ...rest, turn: { ...scenario.turn, ...turn } };
}

function withGoal(scenario: Scenario, goal: Goal | null): Scenario {
  const { goal: _before, ...rest } = scenario;
  return goal ? { ...rest, goal } : rest;
}

/** A phase that the other edition does not have gives way to the action phase. */
function underRules(scenario: Scenario, rules: Scenario['rules']): Scenario {
  const { phases } = kotcRuleSets[rules].edition.mechanisms;
  const { phase, ...turn } = scenario.turn ?? {};
  const isThere = phase === undefined || phases.includes(phase);
  return { ...scenario, rules, ...(!isThere && { turn }) };
}
