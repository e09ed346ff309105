/** What the rules are for a player now (MC-GR-27, 136, 137, 161, 164, 167). */
import type { PlayerNo } from '../../../../engine/decision.js';
import type { Effect } from '../../cards/components/effects.js';
import type { GameRule } from '../../cards/components/changes.js';
import type { Law, Magic } from '../context.js';
import { happen } from '../events/happen.js';
import { nodeAt } from '../objects/faces.js';
import { matches, matchesAnywhere } from '../objects/filters.js';
import { isWho } from '../objects/who.js';
import { rulesOf, type RuleInForce } from './rules-in-force.js';

/** [MC-ZONE-08] */
const HAND_SIZE = 7;

/** Those of one kind that are on a player. */
const onPlayer = <K extends Exclude<GameRule['is'], never>>(
  game: Magic,
  kind: K,
  player: PlayerNo,
): readonly RuleInForce<Extract<GameRule, { is: K }>>[] => {
  const all = rulesOf(game, kind);
  return all.length === 0 ? all : all.filter(({ rule, text }) => isWho(game, rule.who, player, text));
};

/** The place of what has a player skip this once, among what lasts; -1: nothing does. */
function skippedOnce(game: Magic, player: PlayerNo, what: Parameters<Law['skips']>[2]): number {
  const { effects = none } = game.state;
  for (let nth = 0; nth < effects.length; nth += 1) {
    const { on, does } = effects[nth]!;
    if (!('player' in on) || on.player !== player) continue;
    const effect = nodeAt<Effect>(game, does.node);
    if (effect.do === 'skipNext' && effect.what === what) return nth;
  }
  return -1;
}
const none: readonly never[] = [];

export const law: Law = {
  /** In the order in which they began (MC-Q-94). */
  handSize(game, player) {
    const set = onPlayer(game, 'handSize', player).reduce<number | null>(
      (_, { rule }) => rule.size,
      HAND_SIZE,
    );
    if (set === null) return null;
    return onPlayer(game, 'handSizeChange', player).reduce(
      (size, { rule }) => Math.max(0, size + rule.more),
      set,
    );
  },
  lands: (game, player) =>
    onPlayer(game, 'moreLands', player).reduce<number | null>(
      (sum, { rule: { count } }) => (sum === null || count === null ? null : sum + count),
      1,
    ),
  untapsAtMost: (game, player, tapped) =>
    onPlayer(game, 'untapsAtMost', player).map(({ rule, text }) => ({
      most: rule.count,
      among: tapped.filter((no) => matches(game, rule.filter, no, text)),
    })),
  attackersLeft(game, defender) {
    const rules = onPlayer(game, 'attackersAtMost', defender);
    if (rules.length === 0) return Infinity;
    const attacked = game.state.thisTurn.filter(({ did }) => did === 'attacked').length;
    return Math.max(0, Math.min(...rules.map(({ rule }) => rule.count)) - attacked);
  },
  burns: (game, player) => onPlayer(game, 'noManaBurn', player).length === 0,
  keepsMana: (game, player) => onPlayer(game, 'manaStays', player).length > 0,
  cannot(game, player, act, no) {
    if (!game.traits.changesRules) return false;
    for (const { rule, text } of rulesOf(game, 'playersCannot')) {
      if (rule.act !== act || !isWho(game, rule.who, player, text)) continue;
      if (rule.filter === null || (no !== null && matchesAnywhere(game, rule.filter, no, text))) return true;
    }
    return false;
  },
  /** Only generic mana; below the floor it does not go. */
  costOf(game, no, player, cost) {
    const changes = game.traits.changesRules ? onPlayer(game, 'costChange', player) : none;
    if (changes.length === 0) return cost;
    let { generic } = cost;
    const colored = cost.W + cost.U + cost.B + cost.R + cost.G;
    for (const { rule, text } of changes) {
      if (!matchesAnywhere(game, rule.filter, no, text)) continue;
      const floor = Math.max(0, Math.min(generic, (rule.least ?? 0) - colored));
      generic = rule.more >= 0 ? generic + rule.more : Math.max(floor, generic + rule.more);
    }
    return generic === cost.generic ? cost : { ...cost, generic };
  },
  skips(game, player, what) {
    if (what !== 'turn') {
      for (const { rule, text } of rulesOf(game, 'skips'))
        if (rule.step === what && isWho(game, rule.who, player, text)) return true;
    }
    const nth = skippedOnce(game, player, what);
    if (nth < 0) return false;
    happen(game, { type: 'use', player, cards: [], rules: ['MC-GR-136'], nth });
    return true;
  },
};
