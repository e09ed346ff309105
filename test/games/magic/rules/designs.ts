/** Cards for tests of the rules, from a line: "Bear; {1}{G}; Creature — Bear; 2/2", and a text as components where they have one. */
import type { Ability } from '../../../../src-main/games/magic/cards/components/abilities.js';
import { basicLandOf, basicLands } from '../../../../src-main/games/magic/cards/basic-lands.js';
import { colors } from '../../../../src-main/games/magic/cards/colors.js';
import { isNoCost, readManaCost } from '../../../../src-main/games/magic/cards/mana-cost.js';
import { readTypeLine } from '../../../../src-main/games/magic/cards/type-line.js';
import { nodesOf } from '../../../../src-main/games/magic/cards/design-of.js';
import type { Design } from '../../../../src-main/games/magic/rules/state/design.js';

/** Name; cost; type line; power/toughness. What is left out is empty. */
export type CardLine = string;

export function design(line: CardLine, ...abilities: readonly Ability[]): Design {
  const [name = '', cost = '', typeLine = '', stats = ''] = line.split(';').map((part) => part.trim());
  const read = readManaCost(cost);
  const type = readTypeLine(typeLine);
  if (isNoCost(read)) throw new Error(read.because);
  if ('because' in type) throw new Error(type.because);
  const [power, toughness] = stats === '' ? [null, null] : stats.split('/').map(Number);
  const land = basicLandOf(name);
  const all = land === null ? abilities : [manaOf(basicLands[land]), ...abilities];
  return {
    name,
    manaCost: type.token ? null : read,
    types: type.types,
    subtypes: land === null ? type.subtypes : [...type.subtypes, name],
    colors: colors.filter((color) => read !== null && read[color] > 0),
    enchants: type.enchants,
    power: power ?? null,
    toughness: toughness ?? null,
    abilities: all,
    nodes: nodesOf(all),
    isToken: type.token,
    text: '',
  };
}

/** "{T}: Add {G} to your mana pool." */
export const manaOf = (...of: readonly ('W' | 'U' | 'B' | 'R' | 'G' | 'C')[]): Ability => ({
  is: 'activated',
  costs: [{ is: 'tapThis' }],
  effects: [{ do: 'addMana', who: { is: 'you' }, mana: { is: 'symbols', symbols: of } }],
  limits: [],
});
