import type { Names } from '../../../engine/scenario/names.js';
import type { Compare } from '../../../engine/scenario/scenario-words.js';
import type { CardNo } from '../../../engine/state.js';
import type { KotcContext } from '../rules/context.js';
import { presentFighters } from '../rules/state/fighters.js';
import { fatiguedIn, isBarredForTurn } from '../rules/state/lasting.js';
import type { Link } from '../rules/state/state.js';
import { cardAt, designAt, hpOf, isPetrified, levelOf, spOf } from '../rules/state/values.js';
import { linkFields, victimName } from './event-fields.js';
import type { Expectation, ExpectedEvent, ExpectedLink } from './format.js';

type Part<K extends keyof Expectation> = Exclude<Expectation[K], undefined>;

/** How a card lies and what it comes to, in the words of expectations. */
export function cardWords(game: KotcContext, no: CardNo) {
  const card = cardAt(game, no);
  const design = designAt(game, no);
  const petrified = isPetrified(card);
  const sp = design.sp === null || petrified ? null : spOf(game, no);
  const hp = design.hp === null || petrified ? null : hpOf(game, no);
  const level = petrified ? null : levelOf(game, no);
  return {
    petrified,
    exhausted: card.exhausted,
    fatigued: fatiguedIn(game.state, no) !== null,
    barred: isBarredForTurn(game.state, no),
    sp,
    hp,
    level,
    offense: sp,
    defense: hp,
    cost: level,
  };
}

/** The chain, and the battle that goes on last. */
export function compareChainAndBattle(
  { chain, battle }: Expectation,
  game: KotcContext,
  names: Names,
  compare: Compare,
  found: string[],
): void {
  if (chain) compareChain(chain, game, names, compare);
  if (battle !== undefined) compareBattle(battle, game, names, compare, found);
}

function compareChain(
  expected: readonly ExpectedLink[],
  { state: { chain } }: KotcContext,
  names: Names,
  compare: Compare,
): void {
  const described = (link: Link | undefined, wanted: ExpectedLink | undefined): unknown => {
    if (!link) return undefined;
    const all = linkFields(link, names);
    if (wanted === undefined || typeof wanted === 'string') return all.card;
    return Object.fromEntries(Object.keys(wanted).map((key) => [key, all[key as keyof typeof all]]));
  };
  const now = chain.map((link, place) => described(link, expected[place]));
  compare('The chain', expected, now);
}

function compareBattle(
  expected: Part<'battle'>,
  game: KotcContext,
  names: Names,
  compare: Compare,
  found: string[],
): void {
  const battle = game.state.battles.at(-1);
  if (expected === null || !battle) {
    if (expected !== null || battle) found.push(battle ? 'There is a battle.' : 'There is no battle.');
    return;
  }
  const { attacker, defender, team, defense, victim } = battle;
  const labels = (cards: readonly CardNo[]): string[] => cards.map((no) => names.label(no));
  const now = {
    attacker: names.playerName(attacker),
    defender: names.playerName(defender),
    team: labels(presentFighters(game, team, attacker)),
    defense: labels(presentFighters(game, defense, defender)),
    victim: victimName(victim, names),
  };
  for (const key of Object.keys(now) as (keyof typeof now)[]) {
    if (expected[key] !== undefined) compare(`The battle’s ${key}`, expected[key], now[key]);
  }
}

/** What is not to be in the log holds falsely under a name that nobody has. @throws ScenarioFault */
export function checkNames({ card, player, by, to, owner, victim }: ExpectedEvent, names: Names): void {
  if (card !== undefined) names.card(card);
  for (const name of [player, by, to, owner]) if (name !== undefined) names.player(name);
  if (victim !== undefined && !names.isPlayer(victim)) names.card(victim);
}
