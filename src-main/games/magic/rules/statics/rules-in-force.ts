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

const none: readonly RuleInForce[] = [];

interface Found {
  /** Of the values by which they were found, and of the state where some of them hold only as long as a condition does. */
  values: number;
  state: number | null;
  rules: readonly RuleInForce[];
}
const kept = new WeakMap<Magic, Found>();

/** All of them, kept until something changes that they hang on. */
function rulesInForce(game: Magic): readonly RuleInForce[] {
  if (!game.traits.changesRules) return none;
  let found = kept.get(game);
  if (!found) {
    found = { values: 0, state: null, rules: none };
    kept.set(game, found);
  }
  const { values, revision } = game;
  if (found.values !== values.revision || (found.state !== null && found.state !== revision)) {
    found.state = null;
    found.rules = collect(game, found);
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

/** Those of one kind. */
export function rulesOf<K extends GameRule['is']>(
  game: Magic,
  kind: K,
): readonly RuleInForce<Extract<GameRule, { is: K }>>[] {
  const all = rulesInForce(game);
  if (all.length === 0) return nothing;
  return all.filter(({ rule }) => rule.is === kind) as unknown as readonly RuleInForce<
    Extract<GameRule, { is: K }>
  >[];
}
const nothing: readonly never[] = [];
