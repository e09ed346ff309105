import type { Action, Decision } from '../../../engine/decision.js';
import type { Game } from '../../../engine/game.js';
import type { LogEntry } from '../../../engine/log.js';
import { has, type CardNo } from '../../../engine/state.js';
import type { Design, Kotc } from '../rules/context.js';
import type { KotcEvent } from '../rules/events/events.js';
import { zones, type KotcState, type Link } from '../rules/state/state.js';
import { cardAt, designAt, hpOf, levelOf, spOf } from '../rules/state/values.js';
import { presentFighters } from '../rules/state/fighters.js';
import { eventText, isEvent, linkFields, victimName } from './event-fields.js';
import { matches } from './fitting.js';
import type {
  Expectation,
  ExpectedEvent,
  ExpectedLink,
  ExpectedQuestion,
  OfferDescription,
} from './format.js';
import type { Names } from '../../../engine/scenario/names.js';

/** What an expectation looks at. */
export interface Scene {
  readonly game: Game<KotcState, Design, Kotc>;
  readonly names: Names;
  /** Entries of the log that earlier expectations have seen. */
  logged: number;
  /** What has been asked of players since expectations last looked at it. */
  asked: Question[];
}

/** Who was asked for what; the card by its label at that moment. */
export type Question = Required<Pick<ExpectedQuestion, 'by' | 'kind' | 'purpose' | 'rule'>> & {
  readonly about: string | null;
};

/** A scene of which nothing has been expected yet. */
export const newScene = (game: Scene['game'], names: Names): Scene => ({ game, names, logged: 0, asked: [] });

type Part<K extends keyof Expectation> = Exclude<Expectation[K], undefined>;

/** What is otherwise than expected, a sentence each. */
export function differences(expected: Expectation, scene: Scene): string[] {
  const found: string[] = [];
  const { players, cards, asks, asked, notAsked, chain, battle, turn, result, log, logNot } = expected;
  for (const [name, one] of Object.entries(players ?? {})) comparePlayer(name, one, scene, found);
  for (const [label, one] of Object.entries(cards ?? {})) compareCard(label, one, scene, found);
  if (asks !== undefined) compareAsking(asks, scene, found);
  if (asked || notAsked) compareAsked(asked ?? [], notAsked ?? [], scene, found);
  if (chain) compareChain(chain, scene, found);
  if (battle !== undefined) compareBattle(battle, scene, found);
  if (turn) {
    const { player, number, phase, sown, drawn } = scene.game.state.turn;
    const now = { player: scene.names.playerName(player), number, phase, sown, drawn };
    for (const key of Object.keys(now) as (keyof typeof now)[]) {
      if (turn[key] !== undefined) compare(`The turn’s ${key}`, turn[key], now[key], found);
    }
  }
  if (result !== undefined) compareResult(result, scene, found);
  if (log || logNot) compareLog(log ?? [], logNot ?? [], scene, found);
  return found;
}

function compare(what: string, expected: unknown, found: unknown, differing: string[]): void {
  const [wanted, is] = [JSON.stringify(expected), JSON.stringify(found)];
  if (wanted !== is) differing.push(`${what} was to be ${wanted}, and is ${is}.`);
}

const compareSets = (
  what: string,
  expected: readonly unknown[],
  found: readonly unknown[],
  to: string[],
): void => compare(what, expected.map(String).sort(), found.map(String).sort(), to);

const labels = (cards: readonly CardNo[], { names }: Scene): string[] => cards.map((no) => names.label(no));

function compareChain(expected: readonly ExpectedLink[], scene: Scene, found: string[]): void {
  const { chain } = scene.game.state;
  const told = (link: Link | undefined, wanted: ExpectedLink | undefined): unknown => {
    if (!link) return undefined;
    const all = linkFields(link, scene.names);
    if (wanted === undefined || typeof wanted === 'string') return all.card;
    return Object.fromEntries(Object.keys(wanted).map((key) => [key, all[key as keyof typeof all]]));
  };
  const now = chain.map((link, place) => told(link, expected[place]));
  compare('The chain', expected, now, found);
}

/** Those expected were asked in this order, others between them. */
function compareAsked(
  expected: readonly ExpectedQuestion[],
  unexpected: readonly ExpectedQuestion[],
  scene: Scene,
  found: string[],
): void {
  const { names } = scene;
  const all = scene.asked;
  scene.asked = [];
  for (const { by, about } of [...expected, ...unexpected]) {
    if (by !== undefined) names.player(by);
    if (about !== undefined) names.card(about);
  }
  const is = (one: Question, wanted: ExpectedQuestion): boolean =>
    (Object.keys(wanted) as (keyof ExpectedQuestion)[]).every(
      (key) => wanted[key] === undefined || wanted[key] === one[key],
    );
  let from = 0;
  for (const wanted of expected) {
    const place = all.findIndex((one, at) => at >= from && is(one, wanted));
    const were = listed(all.slice(from).map((one) => `${one.by} for “${one.purpose}”`));
    if (place < 0) found.push(`${JSON.stringify(wanted)} was to be asked here, and was not; asked: ${were}.`);
    else from = place + 1;
  }
  for (const wanted of unexpected) {
    if (all.some((one) => is(one, wanted))) {
      found.push(`${JSON.stringify(wanted)} was asked, and was not to be.`);
    }
  }
}

/** So many of the things that there were instead are told. */
const MOST_TOLD = 30;

function listed(all: readonly string[]): string {
  if (all.length === 0) return 'nothing';
  const more = all.length > MOST_TOLD ? `; and ${all.length - MOST_TOLD} more` : '';
  return `${all.slice(0, MOST_TOLD).join('; ')}${more}`;
}

function comparePlayer(name: string, expected: Part<'players'>[string], scene: Scene, found: string[]): void {
  const { state } = scene.game;
  const seat = scene.names.player(name);
  const player = state.players[seat];
  if (!player) return;
  if (expected.hp !== undefined) compare(`${name}’s HP`, expected.hp, player.hp, found);
  if (expected.out !== undefined)
    compare(`Whether ${name} is out`, expected.out, has(state.out, seat), found);
  for (const zone of zones) {
    const wanted = expected[zone];
    const now = player.zones[zone];
    const what = `${name}’s ${zone}`;
    if (typeof wanted === 'number') compare(`The number of cards in ${what}`, wanted, now.length, found);
    else if (wanted && zone === 'deck') compare(what, wanted, labels(now, scene), found);
    else if (wanted) compareSets(what, wanted, labels(now, scene), found);
  }
  const { deckTop, deckBottom } = expected;
  const { deck } = player.zones;
  if (deckTop)
    compare(`The top of ${name}’s deck`, deckTop, labels(deck.slice(0, deckTop.length), scene), found);
  if (deckBottom) {
    compare(`The bottom of ${name}’s deck`, deckBottom, labels(deck.slice(-deckBottom.length), scene), found);
  }
}

function compareCard(label: string, expected: Part<'cards'>[string], scene: Scene, found: string[]): void {
  const { names, game } = scene;
  const no = names.card(label);
  const card = cardAt(game.table, no);
  const design = designAt(game.table, no);
  const sp = design.sp === null ? null : spOf(game.table, no);
  const hp = design.hp === null ? null : hpOf(game.table, no);
  const level = levelOf(game.table, no);
  const now = {
    zone: card.zone ?? 'none',
    player: names.playerName(card.player),
    owner: names.playerName(card.owner),
    exhausted: card.exhausted,
    fatigued: card.fatigued !== null,
    sp,
    hp,
    level,
    offense: sp,
    defense: hp,
    cost: level,
  };
  for (const key of Object.keys(now) as (keyof typeof now)[]) {
    if (expected[key] !== undefined) compare(`${label}’s ${key}`, expected[key], now[key], found);
  }
  if (expected.counters) {
    const wanted = Object.entries(expected.counters).filter(([, count]) => count > 0);
    const byOwner = wanted.some(([kind]) => kind.includes(' of '));
    const kinds = card.counters.map(({ kind, owner }) =>
      byOwner ? `${kind} of ${names.playerName(owner)}` : kind,
    );
    const all = wanted.flatMap(([kind, count]) => Array.from({ length: count }, () => kind));
    compareSets(`${label}’s counters`, all, kinds, found);
  }
  if (expected.knownTo) {
    const knowing = [...game.state.players.keys()].filter((player) => has(card.known, player));
    compareSets(
      `Who knows ${label}`,
      expected.knownTo,
      knowing.map((player) => names.playerName(player)),
      found,
    );
  }
}

function compareAsking(expected: Part<'asks'>, scene: Scene, found: string[]): void {
  const { decision, state } = scene.game;
  if (expected === null || !decision) {
    if (expected !== null || decision) {
      found.push(decision ? `The game still asks ${describeAsked(decision, scene)}.` : 'The game is over.');
    }
    return;
  }
  const { names } = scene;
  const { by, kind, purpose, rule, least, most, cards, players, options, offers, offersNot } = expected;
  if (by !== undefined) compare('Who is asked', by, names.playerName(decision.player), found);
  if (kind !== undefined) compare('The kind of what is asked', kind, decision.kind, found);
  if (purpose !== undefined) compare('What is asked for', purpose, decision.purpose, found);
  if (rule !== undefined) compare('The rule by which it is asked', rule, decision.rule, found);
  const { about, amount } = decision;
  if (expected.about !== undefined) {
    const label = about === undefined ? null : names.labelOfId(state, about);
    compare('The card that it is about', expected.about, label, found);
  }
  if (expected.amount !== undefined) compare('The amount', expected.amount, amount ?? null, found);
  if (least !== undefined) compare('The least', least, 'least' in decision ? decision.least : null, found);
  if (most !== undefined) compare('The most', most, 'most' in decision ? decision.most : null, found);
  if (cards) {
    const ids = 'cards' in decision ? decision.cards : [];
    compareSets(
      'The cards to choose from',
      cards,
      ids.map((id) => names.labelOfId(state, id)),
      found,
    );
  }
  if (players) {
    const asked = decision.kind === 'players' ? decision.players : [];
    compareSets(
      'The players to choose from',
      players,
      asked.map((one) => names.playerName(one)),
      found,
    );
  }
  if (options) {
    const asked = decision.kind === 'options' ? decision.options : [];
    const named = asked.map(({ card, player, counter, number }) =>
      card === undefined || counter !== undefined
        ? (counter ?? number ?? (player === undefined ? '' : names.playerName(player)))
        : (number ?? names.labelOfId(state, card)),
    );
    compareSets('The options', options, named, found);
  }
  const { dice } = expected;
  if (dice) compareSets('The dice', dice, decision.kind === 'dice' ? decision.dice : [], found);
  const actions = decision.kind === 'act' ? decision.actions : [];
  for (const offer of offers ?? []) {
    if (!isOffered(actions, offer, scene))
      found.push(`${JSON.stringify(offer)} was to be offered, and is not.`);
  }
  for (const offer of offersNot ?? []) {
    if (isOffered(actions, offer, scene))
      found.push(`${JSON.stringify(offer)} is offered, and was not to be.`);
  }
}

const isOffered = (actions: readonly Action[], offer: OfferDescription, { game, names }: Scene): boolean =>
  actions.some((action) => matches(action, offer, game.state, names));

const describeAsked = ({ player, purpose, kind }: Decision, { names }: Scene): string =>
  `${names.playerName(player)} for “${purpose}” (${kind})`;

function compareBattle(expected: Part<'battle'>, scene: Scene, found: string[]): void {
  const battle = scene.game.state.battles.at(-1);
  if (expected === null || !battle) {
    if (expected !== null || battle) found.push(battle ? 'There is a battle.' : 'There is no battle.');
    return;
  }
  const { names } = scene;
  const { attacker, defender, team, defense, victim } = battle;
  const { table } = scene.game;
  const now = {
    attacker: names.playerName(attacker),
    defender: names.playerName(defender),
    team: labels(presentFighters(table, team, attacker), scene),
    defense: labels(presentFighters(table, defense, defender), scene),
    victim: victimName(victim, names),
  };
  for (const key of Object.keys(now) as (keyof typeof now)[]) {
    if (expected[key] !== undefined) compare(`The battle’s ${key}`, expected[key], now[key], found);
  }
}

function compareResult(expected: Part<'result'>, { game, names }: Scene, found: string[]): void {
  const { result } = game;
  if (expected === null || !result) {
    if (expected !== null || result) found.push(result ? 'The game is over.' : 'The game is not over.');
    return;
  }
  const { winners, rule, criterion } = expected;
  const rules = [...result.rules, ...(result.criterion?.rules ?? [])];
  const decidedBy = result.criterion?.by ?? null;
  if (winners)
    compareSets(
      'The winners',
      winners,
      result.winners.map((one) => names.playerName(one)),
      found,
    );
  if (rule !== undefined && !rules.includes(rule)) {
    found.push(`The game was to end by ${rule}, and ended by ${rules.join(', ')}.`);
  }
  if (criterion !== undefined) compare('The criterion', criterion, decidedBy, found);
}

function compareLog(
  expected: readonly ExpectedEvent[],
  unexpected: readonly ExpectedEvent[],
  scene: Scene,
  found: string[],
): void {
  const { names } = scene;
  const entries = scene.game.table.log.entries.slice(scene.logged) as readonly LogEntry<KotcEvent>[];
  scene.logged += entries.length;
  for (const event of [...expected, ...unexpected]) checkNames(event, names);
  let from = 0;
  for (const event of expected) {
    const place = entries.findIndex((entry, at) => at >= from && isEvent(entry.event, event, names));
    if (place < 0) {
      const had = listed(entries.slice(from).map((entry) => eventText(entry.event, names)));
      found.push(`The log was to say ${JSON.stringify(event)} here, and does not; it has: ${had}.`);
    } else from = place + 1;
  }
  for (const event of unexpected) {
    if (entries.some((entry) => isEvent(entry.event, event, names))) {
      found.push(`The log says ${JSON.stringify(event)}, and was not to.`);
    }
  }
}

/** What is not to be in the log holds falsely under a name that nobody has. @throws ScenarioFault */
function checkNames({ card, player, by, to, owner, victim }: ExpectedEvent, names: Names): void {
  if (card !== undefined) names.card(card);
  for (const name of [player, by, to, owner]) if (name !== undefined) names.player(name);
  if (victim !== undefined && !names.isPlayer(victim)) names.card(victim);
}
