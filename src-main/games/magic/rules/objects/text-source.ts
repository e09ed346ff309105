/** The texts of objects, as the rules carry them out and ask about them. */
import type { PlayerNo } from '../../../../engine/decision.js';
import type { Effect as LastingEffect } from '../../../../engine/effects/effect.js';
import type { CardNo } from '../../../../engine/state.js';
import type { Effect } from '../../cards/components/effects.js';
import type { Target } from '../../cards/components/filters.js';
import type { Magic } from '../context.js';
import type { Lasting, Memory, WaitingTrigger } from '../state/state.js';
import type { Aim, TextSource } from '../state/text-source.js';
import { faceAt, nodeAt } from './faces.js';
import { isPresent } from './known.js';
import { targetNodes } from './target-nodes.js';
import { cardAt } from '../state/reading.js';

const nothing: Memory = {};
const none: readonly never[] = [];

/** The text of a card or permanent as it stands, for whoever controls it or another who plays it. */
export function textOf(game: Magic, no: CardNo, controller?: PlayerNo, design?: number): TextSource {
  const card = cardAt(game, no);
  return {
    card: no,
    id: card.id,
    on: no,
    controller: controller ?? card.player,
    design: design ?? card.copyOf ?? card.design,
    x: card.x ?? 0,
    lastKnown: null,
    targets: null,
    shares: null,
    modes: none,
    left: none,
    memory: nothing,
    chosen: card.chosen ?? null,
  };
}

/** What a spell or ability on the stack does, in the order of its text. */
export function effectsOnStack(game: Magic, no: CardNo): readonly Effect[] {
  const card = cardAt(game, no);
  if (card.does) {
    const ability = nodeAt(game, card.does);
    return 'effects' in ability ? ability.effects : none;
  }
  return spellEffects(game, card.copyOf ?? card.design);
}

/** What an instant or sorcery does. */
export const spellEffects = (game: Magic, design: number): readonly Effect[] =>
  game.designs[design] ? faceAt(game, design).effects : none;

/** The "target" in the texts of what is played, in reading order; of an "Enchant ..." card what it will be attached to (MC-Q-39). */
export function targetsOnStack(game: Magic, no: CardNo): readonly Target[] {
  const { does, copyOf, design, modes = none } = cardAt(game, no);
  if (!does) {
    const enchanting = enchantTarget(game, copyOf ?? design);
    if (enchanting) return [enchanting];
  }
  return targetNodes(effectsOnStack(game, no), modes);
}

const enchantings = new WeakMap<object, Target>();
/** What an "Enchant ..." spell targets; null for any other. */
export function enchantTarget(game: Magic, design: number): Target | null {
  const filter = game.designs[design]?.enchants ?? null;
  if (!filter) return null;
  const known = enchantings.get(filter);
  if (known) return known;
  const target: Target = { is: 'target', filter, player: null };
  enchantings.set(filter, target);
  return target;
}

/** The text of a spell or ability on the stack with all that was chosen for it. Targets that have left are not among its aims. */
export function textOnStack(game: Magic, no: CardNo): TextSource {
  const card = cardAt(game, no);
  const { source, does, left = none } = card;
  const id = source?.id ?? card.id;
  const aims = new Map<Target, readonly Aim[]>();
  let place = 0;
  for (const [nth, target] of targetsOnStack(game, no).entries()) {
    const count = card.counts?.[nth] ?? 0;
    const aimed: Aim[] = [];
    for (const one of (card.targets ?? none).slice(place, place + count)) {
      if ('player' in one) aimed.push(one);
      else aimed.push({ card: game.state.cards.findIndex((other) => other.id === one.card), id: one.card });
    }
    place += count;
    aims.set(target, aimed);
  }
  return {
    card: source?.card ?? no,
    id,
    on: no,
    controller: card.player,
    design: does?.design ?? card.copyOf ?? card.design,
    x: card.x ?? 0,
    lastKnown: left.find((known) => known.id === id) ?? null,
    targets: aims,
    shares: card.shares ?? null,
    modes: card.modes ?? none,
    left,
    memory: card.memory ?? card.paid ?? nothing,
    chosen:
      card.chosen ?? (source && isPresent(game, source) ? (cardAt(game, source.card).chosen ?? null) : null),
  };
}

/** The text of an ability that has triggered and is not yet on the stack. */
export function textOfTrigger(
  game: Magic,
  { node, controller, source, memory, x = 0 }: WaitingTrigger,
): TextSource {
  return {
    ...textOf(game, source.card, controller, node.design),
    id: source.id,
    x,
    lastKnown: source,
    memory,
  };
}

/** The text of what goes on for a while. */
export function textOfLasting({ does }: LastingEffect<Lasting>): TextSource {
  const { node, controller, source, memory = nothing, x = 0, chosen = null } = does;
  return {
    card: source?.card ?? -1,
    id: source?.id ?? 0,
    on: source?.card ?? -1,
    controller,
    design: node.design,
    x,
    lastKnown: source,
    targets: null,
    shares: null,
    modes: none,
    left: none,
    memory,
    chosen,
  };
}
