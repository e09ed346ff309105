import type { PlayerNo } from '../../../../engine/decision.js';
import { has } from '../../../../engine/state.js';
import type { Magic } from '../../rules/context.js';
import { attackFigureNames, attackFigures } from './attack-figures.js';
import { handFigureNames, handFigures } from './hand-figures.js';
import { sideOf, type Side } from './sides.js';

/** What is counted of each side. All can see it. */
const sideFigureNames = [
  'life',
  'life root',
  'life below 10',
  'life below 5',
  'hand',
  'hand up to 2',
  'library under 10',
  'graveyard',
  'lands',
  'lands up to 3',
  'lands up to 6',
  'untapped lands',
  'colors',
  'other permanents',
  'attached',
  'cost in play',
  'abilities',
  'activated abilities',
  'bound creatures',
  'creatures',
  'creatures root',
  'power',
  'power root',
  'toughness',
  'best power',
  'best toughness',
  'flying power',
  'first strikers',
  'keywords',
  'ready creatures',
  'ready power',
  'ready toughness',
  'blockers',
] as const;

const ofBoth = [...sideFigureNames, ...attackFigureNames];

/**
 * The figures that a position is judged by, by their names. But for those of the own hand each is the player's less the enemies'. Those
 * of attacks count once more for whoever's turn it is, since they are about to attack.
 */
export const figureNames: readonly string[] = [
  ...ofBoth,
  'turn',
  ...attackFigureNames.map((name) => `${name} in turn`),
  ...handFigureNames,
];

/** A position as one player sees it, in figures of which most are between -3 and 3. */
export function figuresOf(game: Magic, player: PlayerNo): number[] {
  const { players, out, active } = game.state;
  const enemies = [...players.keys()].filter((seat) => seat !== player && !has(out, seat));
  const [first = player] = enemies;
  const own = sideOf(game, player, first);
  const ownFigures = sideFigures(own);
  const many = Math.max(1, enemies.length);
  const sums = figureNames.map(() => 0);
  const turnAt = ofBoth.length;
  for (const enemy of enemies) {
    const side = sideOf(game, enemy, player);
    const theirs = [...sideFigures(side), ...attackFigures(game, side, own, player)];
    for (const [place, figure] of [...ownFigures, ...attackFigures(game, own, side, enemy)].entries()) {
      const other = theirs[place] ?? 0;
      sums[place] = (sums[place] ?? 0) + (figure - other) / many;
      const inTurn = turnAt + 1 + place - ownFigures.length;
      if (inTurn <= turnAt) continue;
      const turn = active === player ? figure : active === enemy ? -other : 0;
      sums[inTurn] = (sums[inTurn] ?? 0) + turn / many;
    }
  }
  sums[turnAt] = active === player ? 1 : -1 / many;
  return [...sums.slice(0, turnAt + 1 + attackFigureNames.length), ...handFigures(game, player, own)];
}

function sideFigures(side: Side): number[] {
  const { life, hand, library, lands, creatures, power } = side;
  return [
    life / 10,
    Math.sqrt(Math.max(0, life)) / 2,
    Math.max(0, 10 - life) / 10,
    Math.max(0, 5 - life) / 5,
    hand / 4,
    Math.min(2, hand),
    Math.max(0, 10 - library) / 10,
    side.graveyard / 10,
    lands / 5,
    Math.min(3, lands) / 2,
    Math.min(6, lands) / 3,
    side.untapped / 5,
    colorsIn(side.colors) / 2,
    side.others / 3,
    side.attached / 2,
    side.cost / 10,
    side.abilities / 3,
    side.activated / 3,
    side.bound / 2,
    creatures / 3,
    Math.sqrt(creatures),
    power / 6,
    Math.sqrt(power) / 2,
    side.toughness / 8,
    side.bestPower / 4,
    side.bestToughness / 4,
    side.flying / 4,
    side.firstStrikers / 2,
    side.keywords / 3,
    side.ready / 3,
    side.readyPower / 6,
    side.readyToughness / 8,
    side.blockers.length / 3,
  ];
}

/** Of the five: mana without a color is none. */
function colorsIn(bits: number): number {
  let count = 0;
  for (let left = bits & 0b11111; left > 0; left >>= 1) count += left & 1;
  return count;
}
