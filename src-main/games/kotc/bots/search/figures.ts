import type { PlayerNo } from '../../../../engine/decision.js';
import { has } from '../../../../engine/state.js';
import type { KotcContext } from '../../rules/context.js';
import type { CounterKind, KotcPlayer } from '../../rules/state/state.js';
import { cardAt, hpOf, isPetrified, levelOf, spOf } from '../../rules/state/values.js';

/** Kinds of counters that are looked at by themselves: helpful and harmful ones to who controls the minion. */
const counters = [
  'sword',
  'shield',
  'weakness',
  'taunt',
  'trap',
  'fatigue',
  'undying',
  'berzerk',
] as const satisfies readonly CounterKind[];

/** What is counted of each side. All can see it. */
const ofSide = [
  'hp',
  'hp root',
  'below 10',
  'below 5',
  'hand',
  'hand up to 2',
  'granary',
  'granary up to 3',
  'granary up to 6',
  'ready granary',
  'deck under 10',
  'grave',
  'traps',
  'minions',
  'minions root',
  'levels',
  'sp',
  'sp root',
  'minion hp',
  'ready minions',
  'ready sp',
  'ready minion hp',
  'best sp',
  'abilities',
  ...counters,
] as const;

/** What is only so between two sides. */
const between = ['turn', 'threat', 'overwhelmed'] as const;

/** What is counted of the own hand, which nobody else sees. What can be paid for next turn is within reach. */
const ofHand = [
  'minions in hand',
  'minion within reach',
  'minions within reach',
  'sp within reach',
  'out of reach',
  'spells within reach',
] as const;

/** The figures that a position is judged by, by their names. But for those of the own hand each is the player's less the enemies'. */
export const figureNames: readonly string[] = [...ofSide, ...between, ...ofHand];

const DIE = 3.5;

interface Side {
  readonly figures: readonly number[];
  readonly hp: number;
  readonly readySp: number;
  readonly defenders: number;
}

/** A position as one player sees it, in figures of which most are between -3 and 3. */
export function figuresOf(game: KotcContext, player: PlayerNo): number[] {
  const { players, out, turn } = game.state;
  const own = sideOf(game, players[player] as KotcPlayer);
  const enemies = players.flatMap((one, seat) =>
    seat === player || has(out, seat) ? [] : [sideOf(game, one)],
  );
  const many = Math.max(1, enemies.length);
  const mean = (of: (side: Side) => number): number =>
    enemies.reduce((sum, side) => sum + of(side), 0) / many;
  const figures = own.figures.map((figure, place) => figure - mean((side) => side.figures[place] ?? 0));
  const turnIs = turn.player === player ? 1 : -1 / many;
  const threat = (from: Side, to: Side): number =>
    Math.min(2, (from.readySp * DIE) / Math.max(1, to.hp + to.defenders * DIE));
  figures.push(
    turnIs,
    mean((side) => threat(own, side) - threat(side, own)),
  );
  figures.push(mean((side) => overwhelms(own, side) - overwhelms(side, own)));
  figures.push(...handOf(game, players[player] as KotcPlayer));
  return figures;
}

function handOf(game: KotcContext, { zones }: KotcPlayer): number[] {
  const next = zones.granary.length + 1;
  const of = { minions: 0, within: 0, sp: 0, out: 0, spells: 0 };
  for (const no of zones.hand) {
    const isWithin = levelOf(game, no) <= next;
    const isMinion = game.designs[cardAt(game, no).design]?.type === 'creature';
    if (isMinion) of.minions += 1;
    if (!isWithin) of.out += 1;
    else if (!isMinion) of.spells += 1;
    else {
      of.within += 1;
      of.sp = Math.max(of.sp, spOf(game, no));
    }
  }
  const { minions, within, sp, out, spells } = of;
  return [minions / 3, Math.min(1, within), within / 2, sp / 3, out / 3, spells / 2];
}

const overwhelms = (from: Side, to: Side): number =>
  from.readySp * DIE >= to.hp && from.defenders > to.defenders ? 1 : 0;

function sideOf(game: KotcContext, { hp, zones }: KotcPlayer): Side {
  const awake = zones.battlefield.filter((no) => !isPetrified(cardAt(game, no)));
  const of = { levels: 0, sp: 0, hp: 0, readySp: 0, ready: 0, readyHp: 0, bestSp: 0, abilities: 0 };
  const laid = counters.map(() => 0);
  for (const no of awake) {
    const card = cardAt(game, no);
    const sp = spOf(game, no);
    const left = hpOf(game, no);
    of.levels += levelOf(game, no);
    of.sp += sp;
    of.hp += left;
    of.bestSp = Math.max(of.bestSp, sp);
    of.abilities += game.designs[card.design]?.abilities.length ?? 0;
    if (!card.exhausted) {
      of.ready += 1;
      of.readySp += sp;
      of.readyHp += left;
    }
    for (const { kind } of card.counters) {
      const place = (counters as readonly CounterKind[]).indexOf(kind);
      if (place >= 0) laid[place] = (laid[place] ?? 0) + 1;
    }
  }
  const granaryReady = zones.granary.filter((no) => !cardAt(game, no).exhausted).length;
  const figures = [
    hp / 10,
    Math.sqrt(Math.max(0, hp)) / 2,
    Math.max(0, 10 - hp) / 10,
    Math.max(0, 5 - hp) / 5,
    zones.hand.length / 4,
    Math.min(2, zones.hand.length),
    zones.granary.length / 5,
    Math.min(3, zones.granary.length) / 2,
    Math.min(6, zones.granary.length) / 3,
    granaryReady / 5,
    Math.max(0, 10 - zones.deck.length) / 10,
    zones.grave.length / 10,
    zones.traps.length / 2,
    zones.battlefield.length / 3,
    Math.sqrt(zones.battlefield.length),
    of.levels / 10,
    of.sp / 5,
    Math.sqrt(of.sp),
    of.hp / 20,
    of.ready / 3,
    of.readySp / 5,
    of.readyHp / 20,
    of.bestSp / 3,
    of.abilities / 3,
    ...laid.map((count) => count / 2),
  ];
  return { figures, hp, readySp: of.readySp, defenders: of.ready };
}
