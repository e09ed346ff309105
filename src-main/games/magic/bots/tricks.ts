/** What is kept for combat: what makes a creature larger for a turn, or keeps it where it is. */
import type { Effect } from '../cards/components/effects.js';
import type { Change } from '../cards/components/changes.js';
import { fits } from './fits.js';
import type { Knowledge, Thing } from '../rules/views/knowledge.js';
import { fighter, outcomeOf } from './outcome.js';
import { isCreature, thingsOf, thingWith, worthOf } from './worth.js';

interface Boost {
  readonly power: number;
  readonly toughness: number;
  readonly saves: boolean;
}
const stay: Boost = { power: 0, toughness: 0, saves: true };

function boostOf(changes: readonly Change[]): Boost | null {
  let [power, toughness] = [0, 0];
  for (const change of changes) {
    if (change.is !== 'stats' || typeof change.power.amount !== 'number') continue;
    power += change.power.sign * change.power.amount;
    toughness +=
      change.toughness.sign * (typeof change.toughness.amount === 'number' ? change.toughness.amount : 0);
  }
  return power + toughness > 0 ? { power, toughness, saves: false } : null;
}

/** What an effect does for a creature in combat; null: it is no trick. */
function trickOf(
  effect: Effect,
): { readonly boost: Boost; readonly on: (thing: Thing, view: Knowledge, source: Thing) => boolean } | null {
  if (effect.do !== 'change' && effect.do !== 'regenerate') return null;
  const what = effect.do === 'change' ? effect.change.what : effect.what;
  const boost = effect.do === 'change' ? boostOf(effect.change.changes) : stay;
  if (!boost || (effect.do === 'change' && effect.for.is !== 'endOfTurn')) return null;
  const on = (thing: Thing, view: Knowledge, source: Thing): boolean =>
    what.is === 'this'
      ? thing.id === source.id
      : 'filter' in what && what.filter !== null && fits(what.filter, thing, view);
  return { boost, on };
}

export const isTrick = (effects: readonly Effect[]): boolean =>
  effects.some((effect) => trickOf(effect) !== null);

/** What effects are worth once blockers are declared, by the fight of mine that they help most. */
export function worthOfTrick(view: Knowledge, effects: readonly Effect[], source: Thing): number {
  if (view.step !== 'blockers' || view.things.some(({ zone }) => zone === 'stack')) return 0;
  let most = 0;
  for (const effect of effects) {
    const trick = trickOf(effect);
    if (!trick) continue;
    for (const mine of thingsOf(view, 'mine')) {
      if (isCreature(mine) && trick.on(mine, view, source)) {
        most = Math.max(most, gainIn(view, mine, trick.boost));
      }
    }
  }
  return most;
}

/** What of it has been fought against. */
function foesOf(view: Knowledge, mine: Thing): Thing[] {
  const blocked = mine.blocks.map((id) => thingWith(view, id)).filter((foe) => foe !== undefined);
  return mine.attacks === null ? blocked : view.things.filter(({ blocks }) => blocks.includes(mine.id));
}

function gainIn(view: Knowledge, mine: Thing, { power, toughness, saves }: Boost): number {
  if (mine.attacks !== null && !mine.isBlocked) {
    const life = view.players[mine.attacks]?.life ?? 20;
    return mine.power < life && mine.power + power >= life ? 1000 : power * 0.3;
  }
  const foes = foesOf(view, mine).map((foe) => fighter(foe));
  if (foes.length === 0) return 0;
  const before = outcomeOf(fighter(mine), foes);
  const after = outcomeOf(fighter(mine, power, toughness), foes);
  const lost = saves ? 0 : after.lost;
  return after.killed - before.killed + (before.lost > 0 && lost === 0 ? worthOf(mine) : before.lost - lost);
}
