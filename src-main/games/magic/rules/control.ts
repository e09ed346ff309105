/** Who controls a permanent: who brought it into play, until an effect changes that (MC-ZONE-23, MC-GR-121). */
import type { PlayerNo } from '../../../engine/decision.js';
import type { CardNo } from '../../../engine/state.js';
import type { Effect } from '../cards/components/effects.js';
import type { Magic } from './context.js';
import { happen } from './events/happen.js';
import { continuousEffects } from './objects/characteristics.js';
import { nodeAt } from './objects/faces.js';
import { find } from './objects/find.js';
import { enchantedBy } from './objects/references.js';
import { controllerNow, playersOf } from './objects/who.js';
import { cardAt } from './state/reading.js';

interface Holding {
  readonly no: CardNo;
  readonly player: PlayerNo;
  readonly since: number;
}

/** What gives control of permanents to players, in the order in which it began. */
function holdings(game: Magic): Holding[] {
  const found: Holding[] = [];
  for (const { on, does, since } of game.state.effects ?? []) {
    const player = does.chosen?.player;
    if (player === undefined || !('card' in on)) continue;
    const effect = nodeAt<Effect>(game, does.node);
    const isControl =
      effect.do === 'exchangeControl' ||
      (effect.do === 'change' && effect.change.changes.some(({ is }) => is === 'controlledBy'));
    if (isControl) found.push({ no: on.card, player, since });
  }
  for (const { continuous, on, since, text } of continuousEffects(game)) {
    if (on !== null) continue;
    for (const change of continuous.changes) {
      if (change.is !== 'controlledBy') continue;
      const you = { ...text, controller: controllerNow(game, text) };
      const [player] = playersOf(game, change.who, you);
      if (player === undefined) continue;
      const { what } = continuous;
      const host = what.is === 'enchanted' ? enchantedBy(game, text) : null;
      const held = what.is === 'all' ? find(game, what.filter, you) : host === null ? [] : [host];
      for (const no of held) found.push({ no, player, since });
    }
  }
  return found.sort((one, other) => one.since - other.since);
}

/**
 * Gives every permanent to whoever controls it now; the latest effect counts. Called where such an effect has begun or may have ended.
 *
 * @returns whether anything has changed hands
 */
export function settleControl(game: Magic): boolean {
  if (!game.traits.changesControl) return false;
  const held = holdings(game);
  const rightful = new Map<CardNo, PlayerNo>();
  for (const { zones } of game.state.players) {
    for (const no of zones.play) {
      const { under } = cardAt(game, no);
      if (under !== undefined) rightful.set(no, under);
    }
  }
  for (const { no, player } of held) if (cardAt(game, no).zone === 'play') rightful.set(no, player);
  let changed = false;
  for (const [no, to] of rightful) {
    const { player } = cardAt(game, no);
    if (player === to) continue;
    happen(game, { type: 'control', player, cards: [no], rules: ['MC-GR-121'], to });
    changed = true;
  }
  return changed;
}
