/** What changes the rules of the game, in the order in which it began (MC-GR-167, MC-Q-94). */
import type { GameRule } from '../../cards/components/changes.js';
import type { Effect } from '../../cards/components/effects.js';
import type { Magic } from '../context.js';
import { holds } from '../objects/conditions.js';
import { nodeAt } from '../objects/faces.js';
import { abilitiesInPlay } from '../objects/in-play.js';
import { textOf, textOfLasting } from '../objects/text-source.js';
import type { TextSource } from '../state/text-source.js';

export interface RuleInForce<R extends GameRule = GameRule> {
  readonly rule: R;
  readonly text: TextSource;
  readonly since: number;
}

const none: readonly never[] = [];

interface Found {
  /** Of the values by which they were found, and of the state where some of them hold only as long as a condition does. */
  values: number;
  state: number | null;
  rules: ByKind;
}
/** Left out: there is none of the kind. */
type ByKind = Partial<Record<GameRule['is'], RuleInForce[]>>;
const noRules: ByKind = {};

const kept = new WeakMap<Magic, Found>();
let lastGame: Magic | null = null;
let lastFound: Found = { values: 0, state: null, rules: noRules };

/** All of them, kept until something changes that they hang on. */
function rulesInForce(game: Magic): ByKind {
  if (game !== lastGame) {
    lastGame = game;
    lastFound = kept.get(game) ?? { values: 0, state: null, rules: noRules };
    kept.set(game, lastFound);
  }
  const found = lastFound;
  const { values, revision } = game;
  if (found.values !== values.revision || (found.state !== null && found.state !== revision)) {
    found.state = null;
    found.rules = byKind(collect(game, found));
    found.values = values.revision;
  }
  return found.rules;
}

function collect(game: Magic, into: Found): readonly RuleInForce[] {
  const found: RuleInForce[] = [];
  const { state } = game;
  for (const player of state.players.keys()) {
    for (const { no, held } of abilitiesInPlay(game, player).gameRules) {
      const { ability, ref } = held;
      const text = textOf(game, no, undefined, ref.design);
      if (ability.asLongAs) into.state = game.revision;
      if (ability.asLongAs && !holds(game, ability.asLongAs, text)) continue;
      found.push({ rule: ability.rule, text, since: text.id });
    }
  }
  for (const entry of state.effects ?? []) {
    const effect = nodeAt<Effect>(game, entry.does.node);
    if (effect.do !== 'rule') continue;
    const text = textOfLasting(entry);
    if (effect.for.is === 'asLongAs') into.state = game.revision;
    if (effect.for.is === 'asLongAs' && !holds(game, effect.for.condition, text)) continue;
    found.push({ rule: effect.rule, text, since: entry.since });
  }
  return found.sort((one, other) => one.since - other.since);
}

function byKind(rules: readonly RuleInForce[]): ByKind {
  if (rules.length === 0) return noRules;
  const found: ByKind = {};
  for (const one of rules) (found[one.rule.is] ??= []).push(one);
  return found;
}

/** Those of one kind. */
export function rulesOf<K extends GameRule['is']>(
  game: Magic,
  kind: K,
): readonly RuleInForce<Extract<GameRule, { is: K }>>[] {
  if (!game.traits.changesRules) return none;
  const found = rulesInForce(game);
  if (found === noRules) return none;
  return (found[kind] ?? none) as unknown as readonly RuleInForce<Extract<GameRule, { is: K }>>[];
}
