import { expect } from 'vitest';
import type { CounterKind } from '../../../src-main/games/kotc/rules/state/state.js';
import {
  scenario,
  type CardSource,
  type ScenarioInput,
} from '../../../src-main/games/kotc/scenario/format.js';
import { answeredEarly } from './on-activation.js';
import { citedHere, editionNow, rulesNow } from './played-edition.js';
import { kotcScenarios } from '../../../src-main/games/kotc/scenario/scenarios.js';

/** A scenario as a test writes it: rules, names and versions have defaults. */
export type Scene = Omit<ScenarioInput, 'format' | 'version' | 'name' | 'rules'> & {
  readonly rules?: ScenarioInput['rules'];
};

type Counters = { kind: CounterKind; owner: string; count: number }[];
/** How a card lies at the beginning: exhausted, damaged, with counters and so on. */
export type Placed = Extract<Exclude<Scene['players'][number]['hand'], undefined>[number], { card: string }>;

const selectsEarly = (): boolean => editionNow().mechanisms.targets === 'on activation';

/** Plays a situation and fails with every difference from what it expects. One that names its rules is written for them. */
export function play(scene: Scene): void {
  const whole = { format: 'cardwright-scenario', version: 1, name: 'test', rules: rulesNow(), ...scene };
  const cited = scenario.parse(citedHere(whole));
  const played = scene.rules === undefined && selectsEarly() ? answeredEarly(cited) : cited;
  expect(kotcScenarios.run(played).differences).toEqual([]);
}

/** A card placed with counters of one kind, or of several. */
export const counters = (kind: CounterKind, owner: string, count = 1): Counters => [{ kind, owner, count }];

/** A minion with a text; its level is what its components come to, unless told. */
export const minion = (sp: number, hp: number, text = '', level?: number): CardSource =>
  level === undefined ? { type: 'minion', sp, hp, text } : { type: 'minion', sp, hp, text, level };

/** A creature in the words of the 6th to 11th Editions; without a text it has no abilities. */
export const creature = (offense: number, defense: number, text = '', cost?: number): CardSource =>
  cost === undefined
    ? { type: 'creature', offense, defense, text }
    : { type: 'creature', offense, defense, text, cost };

export const spell = (text: string, level?: number): CardSource =>
  level === undefined ? { type: 'spell', text } : { type: 'spell', text, level };
