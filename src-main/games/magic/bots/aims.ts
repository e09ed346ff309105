/** What spells and abilities are aimed at. */
import type { Choice } from '../../../engine/decision.js';
import { targetNodes } from '../rules/objects/target-nodes.js';
import type { Effect } from '../cards/components/effects.js';
import type { Ability } from '../cards/components/abilities.js';
import { worthOfEffects, worthOnHost } from './gains.js';
import type { Knowledge, Thing } from '../rules/views/knowledge.js';
import { thingWith } from './worth.js';

/** What an ability does when it is played or triggers; nothing where it does so of itself. */
const effectsOf = (ability: Ability): readonly Effect[] =>
  ability.is === 'spell' || ability.is === 'activated' || ability.is === 'triggered' ? ability.effects : [];

/** All that a card or permanent could have its player aim. */
export const effectsOn = (thing: Thing): readonly (readonly Effect[])[] =>
  thing.does.length > 0 ? [thing.does] : thing.abilities.map(effectsOf).filter(({ length }) => length > 0);

/** What it is worth to aim something at one of what is offered. */
export function worthOfAim(view: Knowledge, about: Thing | undefined, aim: Choice): number {
  if (!about) return 0;
  const host = thingWith(view, aim.card);
  if (about.enchants && host) return worthOnHost(view, about, host);
  let worth = 0;
  for (const effects of effectsOn(about)) {
    for (const target of targetNodes(effects)) {
      worth += worthOfEffects(view, effects, new Map([[target, aim]]));
    }
    for (const effect of effects) {
      if (effect.do !== 'chooseOne') continue;
      for (const mode of effect.modes) {
        for (const target of targetNodes(mode)) {
          worth += worthOfEffects(view, mode, new Map([[target, aim]]));
        }
      }
    }
  }
  return worth;
}
