/** What is chosen as something is played or put on the stack: MC-PLAY-10, 11, 14, 15, 17, 20 to 22, MC-Q-32 to MC-Q-35, MC-GR-58 to MC-GR-63, 180. */
import { askAssign, askCards, askNumber, askOptions, askPlayer } from '../../../../engine/ask.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo, Target as Aimed } from '../../../../engine/state.js';
import type { Effect } from '../../cards/components/effects.js';
import type { Target } from '../../cards/components/filters.js';
import type { Magic } from '../context.js';
import { countOf } from '../objects/amounts.js';
import { targetNodes } from '../objects/target-nodes.js';
import { hasTargets, legalTargets, targetCount } from '../objects/targets.js';
import { askFor } from '../purposes.js';
import { cardAt } from '../state/reading.js';
import type { TextSource } from '../state/text-source.js';

/** A text and what it can be aimed at: of an "Enchant ..." spell what it will be attached to. */
export interface Announcing {
  readonly text: TextSource;
  readonly effects: readonly Effect[];
  readonly enchanting: Target | null;
}

/** All that has been chosen. */
export interface Announced {
  readonly targets: readonly Aimed[];
  readonly counts: readonly number[];
  readonly shares?: readonly number[] | undefined;
  readonly modes?: readonly number[] | undefined;
  readonly x?: number | undefined;
}

type ChooseOne = Extract<Effect, { do: 'chooseOne' }>;
const isChoice = (effect: Effect): effect is ChooseOne => effect.do === 'chooseOne';

const nodesOf = ({ effects, enchanting }: Announcing, modes: readonly number[]): readonly Target[] => {
  const nodes = targetNodes(effects, modes);
  return enchanting ? [enchanting, ...nodes] : nodes;
};

/** Whether there are targets for it: of a choice between options for one of them (MC-PLAY-21). */
export function canAnnounce(game: Magic, announcing: Announcing): boolean {
  const { text, effects } = announcing;
  if (!effects.some(isChoice)) return hasTargets(game, nodesOf(announcing, none), text);
  return effects.every((effect) => !isChoice(effect) || possibleModes(game, effect, text).length > 0);
}
const none: readonly number[] = [];

/** The options for which there are targets. */
function possibleModes(game: Magic, { modes }: ChooseOne, text: TextSource): number[] {
  return [...modes.keys()].filter((mode) => hasTargets(game, targetNodes(modes[mode]!), text));
}

/** What has been chosen where nothing is: no option, no X and no target. Null: something is. */
export function announcedPlainly(announcing: Announcing, asksX: boolean): Announced | null {
  const isPlain = !asksX && !announcing.effects.some(isChoice) && nodesOf(announcing, none).length === 0;
  return isPlain ? plainly : null;
}
const plainly: Announced = { targets: [], counts: [], shares: undefined, modes: undefined, x: undefined };

/**
 * Has the controller choose options, X and targets, in this order.
 *
 * @param mostX the highest X that can be paid; null: no X is chosen
 * @returns null where there is no legal target
 */
export function* announce(
  game: Magic,
  announcing: Announcing,
  mostX: ((modes: readonly number[]) => number) | null,
): Asking<Announced | null> {
  const modes = announcing.effects.some(isChoice) ? yield* chooseModes(game, announcing) : none;
  if (modes === null) return null;
  const { controller: player, on } = announcing.text;
  const x = mostX
    ? yield* askNumber(game, askFor(player, 'x', 'MC-PLAY-14', on), 0, mostX(modes))
    : announcing.text.x;
  const text: TextSource =
    mostX === null && modes.length === 0 ? announcing.text : { ...announcing.text, x, modes };
  const targets: Aimed[] = [];
  const counts: number[] = [];
  const shares: number[] = [];
  for (const target of nodesOf(announcing, modes)) {
    const total = dividedAmong(game, announcing.effects, modes, target, text);
    const chosen = yield* chooseAims(game, target, text, total);
    if (chosen === null) return null;
    targets.push(...chosen);
    counts.push(chosen.length);
    if (total !== null) shares.push(...(yield* divide(game, chosen, total, text)));
  }
  return {
    targets,
    counts,
    shares: shares.length > 0 ? shares : undefined,
    modes: modes.length > 0 ? modes : undefined,
    x: mostX ? x : undefined,
  };
}

/** [MC-PLAY-11] An option without legal targets cannot be chosen. */
function* chooseModes(game: Magic, { effects, text }: Announcing): Asking<readonly number[] | null> {
  let chosen: number[] | null = null;
  for (const effect of effects) {
    if (!isChoice(effect)) continue;
    const possible = possibleModes(game, effect, text);
    if (possible.length === 0) return null;
    const question = askFor(text.controller, 'mode', 'MC-PLAY-11', text.on);
    const [mode = 0] = yield* askOptions(game, question, possible, (one) => ({ number: one + 1 }), 1, 1);
    chosen = [...(chosen ?? []), mode];
  }
  return chosen ?? none;
}

/** Where damage is divided among the targets, how much it is (MC-Q-34). */
function dividedAmong(
  game: Magic,
  effects: readonly Effect[],
  modes: readonly number[],
  target: Target,
  text: TextSource,
): number | null {
  let nth = -1;
  for (const effect of effects) {
    if (effect.do === 'damageDivided' && effect.among === target) return countOf(game, effect.amount, text);
    if (!isChoice(effect)) continue;
    nth += 1;
    const within = dividedAmong(game, effect.modes[modes[nth] ?? -1] ?? [], none, target, text);
    if (within !== null) return within;
  }
  return null;
}

/** Each thing once for one "target" (MC-Q-35); null where there is not enough. */
function* chooseAims(
  game: Magic,
  target: Target,
  text: TextSource,
  total: number | null,
): Asking<readonly Aimed[] | null> {
  const { cards, players } = legalTargets(game, target, text);
  const all = cards.length + players.length;
  const { least, most: asked } = targetCount(game, target, text);
  const most = Math.min(asked, all, total ?? all);
  if (least > all || least > most) return null;
  const question = askFor(text.controller, most > 1 ? 'targets' : 'target', 'MC-PLAY-10', text.on);
  if (players.length === 0) {
    return (yield* askCards(game, question, cards, least, most)).map((no) => aimAt(game, no));
  }
  if (cards.length === 0 && least === 1 && most === 1) {
    return [{ player: yield* askPlayer(game, question, players) }];
  }
  const aims: Aimed[] = [...cards.map((no) => aimAt(game, no)), ...players.map((player) => ({ player }))];
  return yield* askOptions(game, question, aims, (aim) => aim, least, most);
}

const aimAt = (game: Magic, no: CardNo): Aimed => ({ card: cardAt(game, no).id });

/** No target gets less than 1 (MC-Q-34). */
function* divide(
  game: Magic,
  aims: readonly Aimed[],
  total: number,
  text: TextSource,
): Asking<readonly number[]> {
  if (aims.length === 0) return none;
  const most = total - aims.length + 1;
  const shares = aims.map((to) => ({ to, least: 1, most }));
  return yield* askAssign(game, askFor(text.controller, 'divide', 'MC-Q-34', text.on), { shares, total });
}
