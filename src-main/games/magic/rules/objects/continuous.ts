/** The continuous effects that go on, in the order in which they began (MC-Q-65): of static abilities and of what lasts. */
import type { Effect as LastingEffect } from '../../../../engine/effects/effect.js';
import type { CardNo } from '../../../../engine/state.js';
import type { Continuous } from '../../cards/components/changes.js';
import type { Effect } from '../../cards/components/effects.js';
import type { Magic } from '../context.js';
import type { Lasting } from '../state/state.js';
import type { TextSource } from '../state/text-source.js';
import { faceOfCard, nodeAt, refOf } from './faces.js';
import { aspectsOf, givesStatic, isTakingAll } from './aspects.js';
import type { Going, GoingOn } from './going.js';
import { OTHERS, readIn } from './hangs-on.js';
import { textOf, textOfLasting } from './text-source.js';
import { cardAt } from '../state/reading.js';

const nothing: GoingOn = { all: [], losesAll: false, givesStatics: false, mayDepend: false, looksAt: 0 };

/** @param isOn whether an effect is on an object, for static abilities that effects give */
export function collect(game: Magic, isOn: (going: Going, no: CardNo) => boolean): GoingOn {
  const { state } = game;
  let all: Going[] | null = null;
  for (const { zones } of state.players) {
    for (const no of zones.play) {
      const card = cardAt(game, no);
      const { staticsInPlay } = faceOfCard(game, card);
      if (staticsInPlay.length === 0) continue;
      const text = textOf(game, no);
      for (const { ability, ref } of staticsInPlay) {
        const since = card.attached ?? card.id;
        (all ??= []).push(goingOf(ability.continuous, ability.asLongAs, since, text, ref));
      }
    }
  }
  for (const effect of state.effects ?? none) {
    const going = ofLasting(game, effect);
    if (going) (all ??= []).push(going);
  }
  if (!all) return nothing;
  const own = all.length;
  for (let nth = 0; nth < own; nth += 1) addGiven(game, all[nth]!, all, isOn);
  // What an effect of a spell began has the number that the next object got.
  if (all.length > 1)
    all.sort((one, other) => one.since - other.since || (one.ref ? 1 : 0) - (other.ref ? 1 : 0));
  let seen = 0;
  for (const one of all) seen |= looksAt(one);
  return {
    all,
    losesAll: all.some(takesAll),
    givesStatics: all.some(isGivingStatics),
    mayDepend: mayDepend(all),
    looksAt: seen,
  };
}
const none: readonly never[] = [];

function goingOf(
  continuous: Continuous,
  asLongAs: Going['asLongAs'],
  since: number,
  text: TextSource,
  ref: Going['ref'],
  on: Going['on'] = null,
  amounts: Going['amounts'] = null,
): Going {
  const { reads, writes } = aspectsOf(continuous, asLongAs);
  return { since, continuous, asLongAs, text, ref, on, amounts, reads, writes };
}

/** The change that an entry of the list of what lasts makes, where it makes one. */
function ofLasting(game: Magic, effect: LastingEffect<Lasting>): Going | null {
  const { on, does, since } = effect;
  if (!('card' in on)) return null;
  const node = nodeAt<Effect>(game, does.node);
  if (node.do !== 'change') return null;
  const text = textOfLasting(effect);
  const asLongAs = node.for.is === 'asLongAs' ? node.for.condition : null;
  return goingOf(node.change, asLongAs, since, text, null, on.card, does.amounts ?? null);
}

/** Static abilities that objects have by an effect begin when the effect does. */
function addGiven(
  game: Magic,
  going: Going,
  all: Going[],
  isOn: (going: Going, no: CardNo) => boolean,
): void {
  for (const change of going.continuous.changes) {
    if (change.is !== 'gains') continue;
    for (const ability of change.abilities) {
      if (ability.is !== 'static') continue;
      const ref = refOf(game, going.text.design, ability);
      for (const { zones } of game.state.players) {
        for (const no of zones.play) {
          if (!isOn(going, no)) continue;
          const text = textOf(game, no, undefined, ref.design);
          all.push(goingOf(ability.continuous, ability.asLongAs, going.since, text, ref));
        }
      }
    }
  }
}

const takesAll = ({ continuous }: Going): boolean => continuous.changes.some(isTakingAll);

const isGivingStatics = ({ continuous }: Going): boolean => continuous.changes.some(givesStatic);

/** What it is on, and how much it comes to, may hang on more than the object itself. */
function looksAt({ continuous: { what, changes }, asLongAs }: Going): number {
  const others = asLongAs !== null || changes.some(givesStatic) ? OTHERS : 0;
  return others | readIn(asLongAs) | readIn(changes) | (what.is === 'all' ? readIn(what.filter) : 0);
}

function mayDepend(all: readonly Going[]): boolean {
  for (let later = 1; later < all.length; later += 1) {
    const { writes } = all[later] as Going;
    for (let earlier = 0; earlier < later; earlier += 1) {
      if (((all[earlier] as Going).reads & writes) !== 0) return true;
    }
  }
  return false;
}
