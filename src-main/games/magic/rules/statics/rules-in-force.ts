/** What changes the rules of the game, in the order in which it began (MC-GR-167, MC-Q-94). */
import type { GameRule } from '../../cards/components/changes.js';
import type { Effect } from '../../cards/components/effects.js';
import type { Magic } from '../context.js';
import { holds } from '../objects/conditions.js';
import { nodeAt } from '../objects/faces.js';
import { textOf, textOfLasting } from '../objects/text-source.js';
import type { Design } from '../state/design.js';
import type { TextSource } from '../state/text-source.js';

export interface RuleInForce<R extends GameRule = GameRule> {
  readonly rule: R;
  readonly text: TextSource;
  readonly since: number;
}

const none: readonly RuleInForce[] = [];
const changers = new WeakMap<readonly Design[], boolean>();

/** Whether any card of the game could change its rules at all. */
function isChanged({ designs }: Magic): boolean {
  let found = changers.get(designs);
  if (found === undefined) {
    found = designs.some(({ nodes }) =>
      nodes.some((node) => ('is' in node ? node.is === 'gameRule' : node.do === 'rule')),
    );
    changers.set(designs, found);
  }
  return found;
}

interface Found {
  revision: number;
  rules: readonly RuleInForce[];
}
const kept = new WeakMap<Magic, Found>();

/** All of them, kept until the state changes. */
export function rulesInForce(game: Magic): readonly RuleInForce[] {
  if (!isChanged(game)) return none;
  let found = kept.get(game);
  if (!found) {
    found = { revision: -1, rules: none };
    kept.set(game, found);
  }
  if (found.revision !== game.revision) {
    found.rules = collect(game);
    found.revision = game.revision;
  }
  return found.rules;
}

function collect(game: Magic): readonly RuleInForce[] {
  const found: RuleInForce[] = [];
  const { state } = game;
  for (const { zones } of state.players) {
    for (const no of zones.play) {
      for (const { ability, ref } of game.rules.characteristicsOf(game, no).abilities) {
        if (ability.is !== 'gameRule') continue;
        const text = textOf(game, no, undefined, ref.design);
        if (ability.asLongAs && !holds(game, ability.asLongAs, text)) continue;
        found.push({ rule: ability.rule, text, since: text.id });
      }
    }
  }
  for (const entry of state.effects ?? []) {
    const effect = nodeAt<Effect>(game, entry.does.node);
    if (effect.do !== 'rule') continue;
    const text = textOfLasting(entry);
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
