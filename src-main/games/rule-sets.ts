import type { Playable } from '../engine/playable.js';
import { games } from './registry.js';

/** The rule set of an id such as "kotc-14", of whichever game, if there is one. */
export const findRuleSet = (id: string): Playable | undefined =>
  games()
    .flatMap(({ ruleSets }) => ruleSets)
    .find(({ rules }) => rules.id === id);
