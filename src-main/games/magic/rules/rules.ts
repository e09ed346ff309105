/** The parts of the rules that call each other in a circle. */
import { faceOf } from '../../../engine/objects/made.js';
import { colors } from '../cards/colors.js';
import { cardTypes } from '../cards/components/filters.js';
import type { Magic, Rules } from './context.js';
import type { Characteristics } from './state/characteristics.js';

const printedOn = (game: Magic, no: number): Characteristics => {
  const face = faceOf(game.state.cards[no]!);
  const design = game.designs[face]!;
  const { abilities, subtypes, power, toughness, nodes } = design;
  return {
    design,
    face,
    types: design.types.reduce((bits, type) => bits | (1 << cardTypes.indexOf(type)), 0),
    subtypes,
    colors: design.colors.reduce((bits, color) => bits | (1 << colors.indexOf(color)), 0),
    power: power ?? 0,
    toughness: toughness ?? 0,
    abilities: abilities.map((ability) => ({ ability, ref: { design: face, node: nodes.indexOf(ability) } })),
    keywords: [],
    keywordBits: 0,
    changes: [],
  };
};

export const rules: Rules = {
  characteristicsOf: printedOn,
  snapshot(game, no) {
    const { face, colors: bits, types, power, toughness } = printedOn(game, no);
    const { id, player } = game.state.cards[no]!;
    return { card: no, id, player, design: face, power, toughness, colors: bits, types };
  },
  *carryOut() {
    yield* [];
  },
  remember: () => undefined,
  noteTriggers: () => undefined,
  replacementsOf: () => [],
};
