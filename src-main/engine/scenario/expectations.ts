import type { Action, Decision } from '../decision.js';
import { choicesIn } from '../decisions/choices.js';
import { hostOf } from '../objects/attachments.js';
import { targetsOf } from '../objects/targets.js';
import { has, type CardNo } from '../state.js';
import { eventText, isEvent } from './events.js';
import { isDescribed } from './fitting.js';
import type {
  Expectation,
  ExpectedAsking,
  ExpectedCard,
  ExpectedEvent,
  ExpectedQuestion,
  ExpectedResult,
  Words,
} from './scenario.js';
import type { Question, Scene } from './scene.js';

/** What is otherwise than expected, a sentence each. */
export function differences(expected: Expectation, scene: Scene): string[] {
  const found: string[] = [];
  const { players, cards, asks, asked, notAsked, turn, result, log, logNot } = expected;
  const { words, names, game } = scene;
  names.learn(game.state);
  for (const [name, one] of Object.entries(players ?? {})) comparePlayer(name, one, scene, found);
  for (const [label, one] of Object.entries(cards ?? {})) compareCard(label, one, scene, found);
  if (asks !== undefined) compareAsking(asks, scene, found);
  if (asked || notAsked) compareAsked(asked ?? [], notAsked ?? [], scene, found);
  const note = (what: string, wanted: unknown, is: unknown): void => compare(what, wanted, is, found);
  words.compareMore?.(expected, game.context, names, note, found);
  if (turn) {
    for (const [key, now] of Object.entries(words.turn(game.state, names))) {
      if (turn[key] !== undefined) compare(`The turn’s ${key}`, turn[key], now, found);
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

function comparePlayer(name: string, expected: Words, scene: Scene, found: string[]): void {
  const { names, words } = scene;
  const { state, context } = scene.game;
  const seat = names.player(name);
  const player = state.players[seat];
  if (!player) return;
  for (const [word, called] of Object.entries(words.playerFigures ?? {})) {
    if (expected[word] !== undefined) {
      compare(`${name}’s ${called}`, expected[word], words.playerFigure?.(context, seat, word), found);
    }
  }
  if (expected.out !== undefined)
    compare(`Whether ${name} is out`, expected.out, has(state.out, seat), found);
  const shared = Object.entries(state.shared ?? {}).map(([zone, all]): [string, CardNo[]] => [
    zone,
    all.filter((no) => state.cards[no]?.player === seat),
  ]);
  for (const [zone, now] of [...Object.entries(player.zones), ...shared]) {
    const wanted = expected[zone];
    const what = `${name}’s ${zone}`;
    const isOrdered = words.orderedZones.includes(zone);
    if (typeof wanted === 'number') compare(`The number of cards in ${what}`, wanted, now.length, found);
    else if (Array.isArray(wanted) && isOrdered) compare(what, wanted, labels(now, scene), found);
    else if (Array.isArray(wanted)) compareSets(what, wanted, labels(now, scene), found);
  }
  for (const zone of words.orderedZones) {
    const pile = player.zones[zone] ?? [];
    const { [`${zone}Top`]: top, [`${zone}Bottom`]: bottom } = expected;
    if (Array.isArray(top))
      compare(`The top of ${name}’s ${zone}`, top, labels(pile.slice(0, top.length), scene), found);
    if (Array.isArray(bottom))
      compare(`The bottom of ${name}’s ${zone}`, bottom, labels(pile.slice(-bottom.length), scene), found);
  }
}

function compareCard(label: string, expected: ExpectedCard, scene: Scene, found: string[]): void {
  const { names, game, words } = scene;
  const no = names.card(label);
  const card = game.state.cards[no];
  if (!card) return;
  const now: Words = {
    zone: card.zone ?? 'none',
    player: names.playerName(card.player),
    owner: names.playerName(card.owner),
    token: card.made === 'token',
    attachedTo: labelOrNull(hostOf(game.state, no), scene),
    ...words.card?.(game.context, no),
  };
  for (const [key, value] of Object.entries(now)) {
    if (expected[key] !== undefined) compare(`${label}’s ${key}`, expected[key], value, found);
  }
  if (expected.targets) {
    const now = targetsOf(game.state, no).map((target) =>
      'player' in target ? names.playerName(target.player) : names.label(target.card),
    );
    compare(`${label}’s targets`, expected.targets, now, found);
  }
  if (expected.counters) compareCounters(expected.counters, label, no, scene, found);
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

const labelOrNull = (no: CardNo | null, { names }: Scene): string | null =>
  no === null ? null : names.label(no);

/** Counters by kind, or by "kind of owner" where that is expected. */
function compareCounters(
  expected: Readonly<Record<string, number>>,
  label: string,
  no: CardNo,
  { game, names }: Scene,
  found: string[],
): void {
  const wanted = Object.entries(expected).filter(([, count]) => count > 0);
  const byOwner = wanted.some(([kind]) => kind.includes(' of '));
  const kinds = game.state.cards[no]?.counters?.map(({ kind, owner }) =>
    byOwner ? `${kind} of ${names.playerName(owner)}` : kind,
  );
  const all = wanted.flatMap(([kind, count]) => Array.from({ length: count }, () => kind));
  compareSets(`${label}’s counters`, all, kinds ?? [], found);
}

function compareAsking(expected: ExpectedAsking | null, scene: Scene, found: string[]): void {
  const { decision, state } = scene.game;
  if (expected === null || !decision) {
    if (expected !== null || decision) {
      found.push(decision ? `The game still asks ${describeAsked(decision, scene)}.` : 'The game is over.');
    }
    return;
  }
  const { names } = scene;
  const { by, kind, role, purpose, rule, least, most, cards, players, options, offers, offersNot } = expected;
  if (by !== undefined) compare('Who is asked', by, names.playerName(decision.player), found);
  if (kind !== undefined) compare('The kind of what is asked', kind, decision.kind, found);
  if (role !== undefined) compare('The role of what is asked', role, decision.role, found);
  if (purpose !== undefined) compare('What is asked for', purpose, decision.purpose, found);
  if (rule !== undefined) compare('The rule by which it is asked', rule, decision.rule, found);
  const { about, amount } = decision;
  if (expected.about !== undefined) {
    const label = about === undefined ? null : names.labelOfId(state, about);
    compare('The card that it is about', expected.about, label, found);
  }
  const total = decision.kind === 'assign' ? decision.total : amount;
  if (expected.amount !== undefined) compare('The amount', expected.amount, total ?? null, found);
  if (least !== undefined) compare('The least', least, 'least' in decision ? decision.least : null, found);
  if (most !== undefined) compare('The most', most, 'most' in decision ? decision.most : null, found);
  if (cards) {
    const ids =
      decision.kind === 'pair'
        ? decision.pairings.map(({ card }) => card)
        : 'cards' in decision
          ? decision.cards
          : [];
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
    const named = choicesIn(decision).map(({ card, player, counter, number, mode, colour, name }) =>
      card === undefined || counter !== undefined
        ? (counter ??
          number ??
          mode ??
          colour ??
          name ??
          (player === undefined ? '' : names.playerName(player)))
        : (number ?? names.labelOfId(state, card)),
    );
    compareSets('The options', options, decision.kind === 'name' ? decision.names : named, found);
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

const isOffered = (actions: readonly Action[], offer: Words, { game, names, words }: Scene): boolean =>
  actions.some((action) => isDescribed(words, action, offer, game.state, names));

const describeAsked = ({ player, purpose, kind }: Decision, { names }: Scene): string =>
  `${names.playerName(player)} for “${purpose}” (${kind})`;

function compareResult(expected: ExpectedResult | null, { game, names }: Scene, found: string[]): void {
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
  const { names, words } = scene;
  const entries = scene.game.context.log.entries.slice(scene.logged);
  scene.logged += entries.length;
  for (const event of [...expected, ...unexpected]) words.checkEvent?.(event, names);
  let from = 0;
  for (const event of expected) {
    const place = entries.findIndex((entry, at) => at >= from && isEvent(words, entry.event, event, names));
    if (place < 0) {
      const had = listed(entries.slice(from).map((entry) => eventText(words, entry.event, names)));
      found.push(`The log was to say ${JSON.stringify(event)} here, and does not; it has: ${had}.`);
    } else from = place + 1;
  }
  for (const event of unexpected) {
    if (entries.some((entry) => isEvent(words, entry.event, event, names))) {
      found.push(`The log says ${JSON.stringify(event)}, and was not to.`);
    }
  }
}
