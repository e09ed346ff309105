import type { PlayerNo } from '../../../../engine/decision.js';
import type { Effect } from '../../cards/components/effects.js';
import { totalManaCost } from '../../cards/mana-cost.js';
import type { Magic } from '../../rules/context.js';
import { colorBit } from '../../rules/objects/bits.js';
import type { Design } from '../../rules/state/design.js';
import type { MagicCard, MagicPlayer } from '../../rules/state/state.js';
import { colorsFor, type Side } from './sides.js';

/**
 * What is counted of the own hand, which nobody else sees. What the lands of next turn could pay for is within reach; what they have
 * the colors for too can be played.
 */
export const handFigureNames = [
  'lands in hand',
  'land wanted and in hand',
  'within reach',
  'creatures within reach',
  'cost within reach',
  'out of reach',
  'playable',
  'cost playable',
  'dearest playable',
  'removal playable',
  'instants ready',
] as const;

/** Lands beyond so many are seldom wanted. */
const ENOUGH_LANDS = 6;

const removing: ReadonlySet<Effect['do']> = new Set([
  'destroy',
  'damage',
  'damageDivided',
  'counter',
  'move',
  'sacrifice',
]);

const isLand = ({ types }: Design): boolean => types.includes('land');
const costOf = ({ manaCost }: Design): number => totalManaCost(manaCost);
const isRemoval = ({ abilities }: Design): boolean =>
  abilities.some((ability) => ability.is === 'spell' && ability.effects.some((one) => removing.has(one.do)));
const dearestOf = (designs: readonly Design[]): number =>
  designs.reduce((most, design) => Math.max(most, costOf(design)), 0);

export function handFigures(game: Magic, player: PlayerNo, side: Side): readonly number[] {
  const { zones } = game.state.players[player] as MagicPlayer;
  const designs = zones.hand.flatMap((no) => game.designs[(game.state.cards[no] as MagicCard).design] ?? []);
  const lands = designs.filter(isLand);
  const spells = designs.filter((design) => !isLand(design));
  const next = side.lands + Math.min(1, lands.length);
  const made = lands.reduce((bits, { abilities }) => bits | colorsFor(abilities), side.colors);
  const within = spells.filter((design) => costOf(design) <= next);
  const playable = within.filter(({ colors }) => colors.every((color) => (colorBit[color] & made) !== 0));
  const instants = playable.filter(
    (design) => design.types.includes('instant') && costOf(design) <= side.untapped,
  );
  return [
    lands.length / 2,
    side.lands < ENOUGH_LANDS ? Math.min(1, lands.length) : 0,
    within.length / 2,
    within.filter(({ types }) => types.includes('creature')).length / 2,
    dearestOf(within) / 3,
    (spells.length - within.length) / 3,
    playable.length / 2,
    playable.reduce((sum, design) => sum + costOf(design), 0) / 6,
    dearestOf(playable) / 3,
    playable.filter(isRemoval).length / 2,
    instants.length / 2,
  ];
}
