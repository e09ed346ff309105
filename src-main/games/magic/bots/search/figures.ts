import type { PlayerNo } from '../../../../engine/decision.js';
import { has } from '../../../../engine/state.js';
import { totalManaCost } from '../../cards/mana-cost.js';
import type { Magic } from '../../rules/context.js';
import { CREATURE, keywordBit, LAND } from '../../rules/objects/bits.js';
import type { MagicCard, MagicPlayer } from '../../rules/state/state.js';

/** What is counted of each side. All can see it. */
const ofSide = [
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
  'other permanents',
  'cost in play',
  'creatures',
  'creatures root',
  'power',
  'power root',
  'toughness',
  'best power',
  'flying power',
  'ready creatures',
  'ready power',
  'ready toughness',
  'keywords',
  'abilities',
] as const;

/** What is only so between two sides. */
const between = ['turn', 'threat', 'race', 'overwhelmed'] as const;

/** What is counted of the own hand, which nobody else sees. What the lands of next turn could pay for is within reach. */
const ofHand = [
  'lands in hand',
  'land wanted and in hand',
  'within reach',
  'creatures within reach',
  'cost within reach',
  'out of reach',
] as const;

/** The figures that a position is judged by, by their names. But for those of the own hand each is the player's less the enemies'. */
export const figureNames: readonly string[] = [...ofSide, ...between, ...ofHand];

interface Side {
  readonly figures: readonly number[];
  readonly life: number;
  readonly lands: number;
  readonly power: number;
  readonly readyPower: number;
  readonly flying: number;
  readonly defenders: number;
  readonly readyToughness: number;
}

/** A position as one player sees it, in figures of which most are between -3 and 3. */
export function figuresOf(game: Magic, player: PlayerNo): number[] {
  const { players, out, active } = game.state;
  const own = sideOf(game, players[player] as MagicPlayer);
  const enemies = players.flatMap((one, seat) =>
    seat === player || has(out, seat) ? [] : [sideOf(game, one)],
  );
  const many = Math.max(1, enemies.length);
  const mean = (of: (side: Side) => number): number =>
    enemies.reduce((sum, side) => sum + of(side), 0) / many;
  const figures = own.figures.map((figure, place) => figure - mean((side) => side.figures[place] ?? 0));
  figures.push(active === player ? 1 : -1 / many);
  for (const of of [threat, race, overwhelms]) figures.push(mean((side) => of(own, side) - of(side, own)));
  figures.push(...handOf(game, players[player] as MagicPlayer, own.lands));
  return figures;
}

/** Lands beyond so many are seldom wanted. */
const ENOUGH_LANDS = 6;

function handOf(game: Magic, { zones }: MagicPlayer, lands: number): number[] {
  const designs = zones.hand.flatMap((no) => game.designs[(game.state.cards[no] as MagicCard).design] ?? []);
  const inHand = designs.filter(({ types }) => types.includes('land')).length;
  const spells = designs.filter(({ types }) => !types.includes('land'));
  const next = lands + Math.min(1, inHand);
  const within = spells.filter(({ manaCost }) => totalManaCost(manaCost) <= next);
  const dearest = within.reduce((most, { manaCost }) => Math.max(most, totalManaCost(manaCost)), 0);
  return [
    inHand / 2,
    lands < ENOUGH_LANDS ? Math.min(1, inHand) : 0,
    within.length / 2,
    within.filter(({ types }) => types.includes('creature')).length / 2,
    dearest / 3,
    (spells.length - within.length) / 3,
  ];
}

/** How much of the enemy's life what could attack would take if everything were blocked that can be. */
const threat = (from: Side, to: Side): number =>
  Math.min(2, (from.readyPower * 2) / Math.max(1, to.life + to.readyToughness));
/** The part of the enemy's life that a turn of all attackers would take. */
const race = (from: Side, to: Side): number =>
  Math.min(2, (from.power + from.flying) / Math.max(1, to.life) / 2);
const overwhelms = (from: Side, to: Side): number =>
  from.readyPower >= to.life && from.defenders > to.defenders ? 1 : 0;

function sideOf(game: Magic, { life, zones }: MagicPlayer): Side {
  const of = { lands: 0, untapped: 0, others: 0, cost: 0, creatures: 0, power: 0, toughness: 0 };
  const more = { best: 0, flying: 0, ready: 0, readyPower: 0, readyToughness: 0, keywords: 0, abilities: 0 };
  for (const no of zones.play) {
    const card = game.state.cards[no] as MagicCard;
    const its = game.rules.characteristicsOf(game, no);
    if ((its.types & LAND) !== 0) {
      of.lands += 1;
      if (!card.tapped) of.untapped += 1;
    } else {
      of.cost += totalManaCost(its.design.manaCost);
      more.abilities += its.abilities.length;
    }
    if ((its.types & CREATURE) === 0) {
      if ((its.types & LAND) === 0) of.others += 1;
      continue;
    }
    const power = Math.max(0, its.power);
    const left = Math.max(0, its.toughness - (card.damage ?? 0));
    of.creatures += 1;
    of.power += power;
    of.toughness += left;
    more.best = Math.max(more.best, power);
    more.keywords += its.keywords.length;
    if ((its.keywordBits & keywordBit.flying) !== 0) more.flying += power;
    if (card.tapped) continue;
    more.ready += 1;
    more.readyPower += power;
    more.readyToughness += left;
  }
  const figures = [
    life / 10,
    Math.sqrt(Math.max(0, life)) / 2,
    Math.max(0, 10 - life) / 10,
    Math.max(0, 5 - life) / 5,
    zones.hand.length / 4,
    Math.min(2, zones.hand.length),
    Math.max(0, 10 - zones.library.length) / 10,
    zones.graveyard.length / 10,
    of.lands / 5,
    Math.min(3, of.lands) / 2,
    Math.min(6, of.lands) / 3,
    of.untapped / 5,
    of.others / 3,
    of.cost / 10,
    of.creatures / 3,
    Math.sqrt(of.creatures),
    of.power / 6,
    Math.sqrt(of.power) / 2,
    of.toughness / 8,
    more.best / 4,
    more.flying / 4,
    more.ready / 3,
    more.readyPower / 6,
    more.readyToughness / 8,
    more.keywords / 3,
    more.abilities / 3,
  ];
  const { power, lands } = of;
  const { readyPower, flying, ready: defenders, readyToughness } = more;
  return { figures, life, lands, power, readyPower, flying, defenders, readyToughness };
}
