import { canonical } from '../plain.js';
import { MOST_SEATS } from '../table/table-view.js';
import { ScenarioFault } from './fault.js';
import { labelOf } from './labels.js';
import { renamedPlayer, withoutPlayer, type NamedPlayers } from './player-names.js';
import {
  SCENARIO_VERSION,
  type Goal,
  type PlacedCard,
  type Scenario,
  type ScenarioEdit,
  type ScenarioSeat,
  type ScenarioTurn,
  type Spot,
  type SpreadCard,
  type Words,
} from './scenario.js';
import { foldedInto, hasRoomForCards, spreadOut, wordsIn } from './positions/spread.js';

/** What a game says of changes that are made to its scenarios by hand. */
export interface EditedGround extends NamedPlayers {
  /** Zones in which a card that another player owns may lie. */
  readonly inPlay: readonly string[];
  /** What a card keeps of how it lies when it is laid in a zone of `inPlay`. Left out: nothing. */
  kept?(lying: Words, zone: string): Words;
  /** What is said of a card by a change, as it is written on the card. Left out: the same. */
  written?(change: Words, scenario: Scenario): Words;
  /** Whether a table holds what else lies on it beside cards. */
  hasRoom?(players: readonly ScenarioSeat[]): boolean;
  /** What is still said of a turn when some cards are gone. Left out: the same. */
  turnWith?(turn: ScenarioTurn, isThere: (label: string) => boolean): ScenarioTurn;
  /** The phases of a turn by these rules. */
  phasesOf(rules: string): readonly string[];
}

type EditOf<K extends ScenarioEdit['do']> = Extract<ScenarioEdit, { do: K }>;

/** The scenario with one thing changed by hand; the given one stays as it is. @throws ScenarioFault why it cannot be */
export function editScenario(before: Scenario, edit: ScenarioEdit, ground: EditedGround): Scenario {
  const scenario: Scenario = { ...before, version: SCENARIO_VERSION };
  switch (edit.do) {
    case 'move card':
      return moved(scenario, edit.from, edit.to, ground);
    case 'change card':
      return changed(scenario, edit, ground);
    case 'add card':
      return added(scenario, edit, ground);
    case 'copy card':
      return copied(scenario, edit.at, ground);
    case 'remove card':
      return withoutGoneCards(
        relaid(scenario, ground, (piles) => void takeFrom(piles, edit.at)),
        ground,
      );
    case 'set player':
      return withPlayer(scenario, edit, ground);
    case 'add seat':
      return withSeat(scenario, ground);
    case 'remove seat':
      return withoutSeat(scenario, edit.seat, ground);
    case 'set turn':
      return withTurn(scenario, edit);
    case 'set dice':
      return { ...scenario, dice: edit.dice };
    case 'set picks':
      return { ...scenario, picks: edit.picks };
    case 'set goal':
      return withGoal(scenario, edit.goal);
    case 'set name':
      return { ...scenario, name: edit.name };
    case 'set about':
      return { ...scenario, about: edit.about };
    case 'set rules':
      return underRules(scenario, edit.rules, ground);
  }
}

const namesIn = ({ players }: Scenario): string[] => players.map(({ name }) => name);

type Piles = Record<string, SpreadCard[]>[];

/** The scenario with its cards laid otherwise. */
function relaid(scenario: Scenario, ground: EditedGround, lay: (piles: Piles) => void): Scenario {
  const piles = spreadOut(scenario, ground).map((seat): Record<string, SpreadCard[]> =>
    Object.fromEntries(ground.zones.map((zone) => [zone, [...(seat[zone] ?? [])]])),
  );
  lay(piles);
  const laid = foldedInto(scenario, withoutLost(piles, namesIn(scenario)), ground);
  if (!hasRoomForCards(laid.players, ground) || ground.hasRoom?.(laid.players) === false) {
    throw new ScenarioFault('The table holds no more cards or counters. Take some away first.');
  }
  return laid;
}

/** What was attached to a card that is gone hangs on nothing, its abilities are those of what is no more, and so are targets. */
function withoutLost(piles: Piles, names: readonly string[]): Piles {
  const labels = new Set(piles.flatMap((seat) => Object.values(seat).flat()).map(({ label }) => label));
  const freed = (one: SpreadCard): SpreadCard => {
    const { attachedTo, of, left, targets, ...placed } = one.placed;
    const still = (label: string): boolean => labels.has(label);
    const aims = targets?.map((to) => (to !== null && (names.includes(to) || still(to)) ? to : null));
    const lies = {
      ...placed,
      ...(attachedTo !== undefined && still(attachedTo) && { attachedTo }),
      ...(of !== undefined && still(of) && { of, ...(left && { left }) }),
      ...(aims && { targets: aims }),
    };
    return { ...one, placed: lies };
  };
  return piles.map((seat) =>
    Object.fromEntries(Object.entries(seat).map(([zone, pile]) => [zone, pile.map(freed)])),
  );
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

function moved(scenario: Scenario, from: Spot, to: Spot, ground: EditedGround): Scenario {
  return relaid(scenario, ground, (piles) => {
    const { placed, label } = takeFrom(piles, from);
    const names = namesIn(scenario);
    const isSame = from.seat === to.seat && from.zone === to.zone;
    const next = isSame ? placed : laidElsewhere(placed, to, names, names[from.seat] ?? '', ground);
    pileAt(piles, to).splice(to.index, 0, { placed: next, label });
  });
}

/** What a card keeps that is laid somewhere else: all where it stays in play, its name anywhere else. */
function laidElsewhere(
  placed: PlacedCard,
  { seat, zone }: Spot,
  names: readonly string[],
  from: string,
  ground: EditedGround,
): PlacedCard {
  const { card, owner, token, copyOf, attachedTo, at: _at, ...more } = placed;
  const { ability: _which, of: _whose, left: _since, targets: _aimed, ...place } = more;
  const { knownTo: _seen, knownToOnlookers: _watched, ...lying } = place;
  if (!ground.inPlay.includes(zone)) return { card };
  const whose = owner ?? from;
  return {
    card,
    ...(whose !== names[seat] && { owner: whose }),
    ...(token && { token }),
    ...(copyOf !== undefined && { copyOf }),
    ...(attachedTo !== undefined && { attachedTo }),
    ...ground.kept?.(lying, zone),
  };
}

function changed(scenario: Scenario, { at, change }: EditOf<'change card'>, ground: EditedGround): Scenario {
  const { owner, ...values }: Words = { ...change };
  const written = ground.written?.(values, scenario) ?? values;
  return relaid(scenario, ground, (piles) => {
    const { placed, label } = takeFrom(piles, at);
    const here = scenario.players[at.seat]?.name;
    const next = {
      ...placed,
      ...written,
      ...(owner !== undefined && { owner: owner === here ? undefined : owner }),
    };
    pileAt(piles, at).splice(at.index, 0, { placed: withoutNothing(next as PlacedCard), label });
  });
}

/** Without what says only what is so anyway. */
function withoutNothing(placed: PlacedCard): PlacedCard {
  const says = Object.entries(placed).filter(
    ([, value]) =>
      value !== undefined && value !== false && value !== 0 && !(Array.isArray(value) && value.length === 0),
  );
  return { ...Object.fromEntries(says), card: placed.card };
}

/** A card of another text with a name that is in use gets a further one in "cards"; what is printed on it stays. */
function added(
  scenario: Scenario,
  { to, name, source, copies = 1 }: EditOf<'add card'>,
  ground: EditedGround,
): Scenario {
  const cards = scenario.cards ?? {};
  const isIt = (call: string): boolean => {
    const { name: printed = call, ...other } = { name: undefined, ...cards[call] };
    return printed === name && canonical(other) === canonical(source);
  };
  const known = Object.keys(cards).find(isIt);
  let call = known ?? name;
  for (let nth = 2; known === undefined && cards[call] !== undefined; nth += 1) call = `${name} (${nth})`;
  const printed = cards[call] ?? (call === name ? source : { ...source, name });
  return relaid({ ...scenario, cards: { ...cards, [call]: printed } }, ground, (piles) => {
    for (let n = 0; n < copies; n += 1) {
      const one = { placed: { card: call }, label: freeLabel(piles, { card: call }) };
      pileAt(piles, to).splice(to.index + n, 0, one);
    }
  });
}

function freeLabel(piles: Piles, placed: PlacedCard): string {
  const taken = new Set(
    piles.flatMap((seat) =>
      Object.values(seat)
        .flat()
        .map(({ label }) => label),
    ),
  );
  return labelOf({ ...placed, as: undefined }, taken) ?? placed.card;
}

/** Beside it, lying as it does. */
function copied(scenario: Scenario, at: Spot, ground: EditedGround): Scenario {
  return relaid(scenario, ground, (piles) => {
    const original = takeFrom(piles, at);
    pileAt(piles, at).splice(at.index, 0, original);
    const copy = { placed: original.placed, label: freeLabel(piles, original.placed) };
    pileAt(piles, at).splice(at.index + 1, 0, copy);
  });
}

/** Without those that lie nowhere any more and of which nothing is said. */
function withoutUnusedCards(scenario: Scenario, ground: EditedGround): Scenario {
  const { turn } = scenario;
  const spoken = wordsIn((ground.turnEntities ?? []).map((word) => turn?.[word]));
  const used = new Set(
    spreadOut(scenario, ground).flatMap((seat) =>
      Object.values(seat).flatMap((pile) =>
        pile.flatMap(({ placed }) => [placed.card, placed.copyOf ?? placed.card]),
      ),
    ),
  );
  const cards = Object.entries(scenario.cards ?? {}).filter(([call]) => used.has(call) || spoken.has(call));
  return { ...scenario, cards: Object.fromEntries(cards) };
}

/** Without the sources of cards that lie nowhere any more, which are not drawn at random either. */
function withoutGoneCards(scenario: Scenario, ground: EditedGround): Scenario {
  const labels = new Set(
    spreadOut(scenario, ground).flatMap((seat) =>
      Object.values(seat).flatMap((pile) => pile.map(({ label }) => label)),
    ),
  );
  const { turn, picks, ...rest } = scenario;
  const still = turn && (ground.turnWith?.(turn, (label) => labels.has(label)) ?? turn);
  return withoutUnusedCards(
    {
      ...rest,
      ...(still && { turn: still }),
      ...(picks && { picks: picks.map((pick) => pick.filter((label) => labels.has(label))) }),
    },
    ground,
  );
}

function seatAt({ players }: Scenario, seat: number): ScenarioSeat {
  const found = players[seat];
  if (!found) throw new ScenarioFault('That seat is no longer at the table.');
  return found;
}

function withPlayer(scenario: Scenario, edit: EditOf<'set player'>, ground: EditedGround): Scenario {
  const { do: _set, seat, name, ...values } = edit;
  const before = seatAt(scenario, seat);
  const said = Object.entries(values).filter(([, value]) => value !== undefined);
  const players = scenario.players.with(seat, { ...before, ...Object.fromEntries(said) });
  const next = { ...scenario, players };
  if (name === undefined || name === before.name) return next;
  if (players.some((other) => other.name === name)) {
    throw new ScenarioFault(`“${name}” sits at this table already; choose another name.`);
  }
  return renamedPlayer(next, before.name, name, ground);
}

function withSeat(scenario: Scenario, ground: EditedGround): Scenario {
  const { players } = scenario;
  if (players.length >= MOST_SEATS) throw new ScenarioFault(`A table has at most ${MOST_SEATS} seats.`);
  const names = namesIn(scenario);
  let nth = players.length + 1;
  while (names.includes(`Player ${nth}`)) nth += 1;
  return { ...scenario, players: [...players, blankSeat(`Player ${nth}`, ground)] };
}

/** A player of whom nothing is known but the cards that do nothing. */
export const blankSeat = (name: string, { filled }: EditedGround): ScenarioSeat => ({
  name,
  ...Object.fromEntries(Object.entries(filled).map(([zone, count]) => [zone, [count]])),
});

function withoutSeat(scenario: Scenario, seat: number, ground: EditedGround): Scenario {
  const { name } = seatAt(scenario, seat);
  if (scenario.players.length <= 2) throw new ScenarioFault('A game has at least two players.');
  return withoutGoneCards(withoutPlayer(scenario, name, ground), ground);
}

function withTurn(scenario: Scenario, { do: _set, ...turn }: EditOf<'set turn'>): Scenario {
  if (turn.player !== undefined && !scenario.players.some(({ name }) => name === turn.player)) {
    throw new ScenarioFault(`No player is called “${turn.player}”.`);
  }
  const { begin: _begin, ...rest } = scenario;
  const { step, ...before } = scenario.turn ?? {};
  // A step is one of its phase.
  const stays = step !== undefined && turn.phase === undefined;
  return { ...rest, turn: { ...before, ...(stays && { step }), ...turn } };
}

function withGoal(scenario: Scenario, goal: Goal | null): Scenario {
  const { goal: _before, ...rest } = scenario;
  return goal ? { ...rest, goal } : rest;
}

/** A phase that the other rules do not have gives way to the usual one. */
function underRules(scenario: Scenario, rules: string, ground: EditedGround): Scenario {
  const { phase, step: _step, ...turn } = scenario.turn ?? {};
  const isThere = phase === undefined || ground.phasesOf(rules).includes(phase);
  return { ...scenario, rules, ...(!isThere && { turn }) };
}
