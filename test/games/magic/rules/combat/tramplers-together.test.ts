/** Tramplers that several creatures block together: whoever comes first counts on the others, and no more than they can make good. */
import { describe, expect, it } from 'vitest';
import { chanceFrom, randomTo, type Chance } from '../../../../../src-main/engine/chance/chance.js';
import type { AssignDecision, Share } from '../../../../../src-main/engine/decision.js';
import { faultOf } from '../../../../../src-main/engine/decisions/fault.js';
import {
  leastShares,
  otherShares,
  placesForOneMore,
} from '../../../../../src-main/engine/decisions/shares.js';
import { oweTogether } from '../../../../../src-main/games/magic/rules/combat/owe-together.js';
import { Arena } from './arena.js';
import { creature } from './creatures.js';

const blocksAll = { changes: [{ is: 'blocksMore', count: null }] } as const;

describe('two tramplers that the same two creatures block', () => {
  const first = creature('First', 3, 3, { has: ['trample'] });
  const other = creature('Other', 3, 3, { has: ['trample'] });
  const blocked = (): Arena => {
    const [wide, broad] = [creature('Wide', 0, 2, blocksAll), creature('Broad', 0, 2, blocksAll)];
    const arena = new Arena([first, other], [wide, broad]).attack({ First: 1, Other: 1 });
    arena.block({ Wide: ['First', 'Other'], Broad: ['First', 'Other'] }).to('combatDamage');
    return arena;
  };

  it('owe them together what is enough, whichever of them deals it [MC-Q-126] [MC-KW-44]', () => {
    const arena = blocked();
    // Four are enough for both, and three the other has.
    expect(arena.refused(arena.shareReply({ player: 3 }))).toBe('MC-CMB-32');
    arena.share({ Broad: 1, player: 2 });
    // Nothing is left to the other one: two and one.
    arena.toStep('main2');
    expect([arena.life(1), arena.where('Wide'), arena.where('Broad')]).toEqual([
      18,
      'graveyard',
      'graveyard',
    ]);
  });

  it('have a choice as long as both get enough together [MC-Q-126] [MC-Q-52]', () => {
    const arena = blocked();
    arena.share({ Wide: 1, Broad: 1, player: 1 });
    expect(arena.refused(arena.shareReply({ Wide: 1, player: 2 }))).toBe('MC-CMB-32');
    arena.share({ Wide: 1, Broad: 1, player: 1 });
    arena.toStep('main2');
    expect([arena.life(1), arena.where('Wide'), arena.where('Broad')]).toEqual([
      18,
      'graveyard',
      'graveyard',
    ]);
  });
});

/** Who is blocked by whom, what each deals, and what each blocker lacks. */
interface Case {
  readonly tramplers: readonly { readonly blockers: readonly number[]; readonly total: number }[];
  readonly lacks: readonly number[];
}

function randomCase(chance: Chance): Case {
  const lacks = Array.from({ length: 2 + randomTo(chance, 1) }, () => randomTo(chance, 4));
  const trampler = () => ({
    blockers: [...lacks.keys()].filter(() => randomTo(chance, 2) > 0),
    total: 1 + randomTo(chance, 3),
  });
  return { lacks, tramplers: Array.from({ length: 2 + randomTo(chance, 1) }, trampler) };
}

/** Ways to share an amount among so many. */
const waysOf = (total: number, count: number): number[][] =>
  count === 1
    ? [[total]]
    : Array.from({ length: total + 1 }, (_, one) => one).flatMap((one) =>
        waysOf(total - one, count - 1).map((rest) => [one, ...rest]),
      );

/** By the book: what blockers of anybody who deals on to the player get in all is enough. */
function isLegal({ tramplers, lacks }: Case, given: readonly (readonly number[])[]): boolean {
  const got = lacks.map((_, blocker) =>
    tramplers.reduce((sum, { blockers }, nth) => {
      const place = blockers.indexOf(blocker);
      return sum + (place < 0 ? 0 : given[nth]![place]!);
    }, 0),
  );
  return tramplers.every(
    ({ blockers }, nth) =>
      given[nth]!.at(-1) === 0 || blockers.every((blocker) => got[blocker]! >= lacks[blocker]!),
  );
}

const allWays = ({ tramplers }: Case): number[][][] =>
  tramplers.reduce<number[][][]>(
    (before, { blockers, total }) =>
      before.flatMap((given) => waysOf(total, blockers.length + 1).map((way) => [...given, way])),
    [[]],
  );

/** What the next one is asked, as the rules ask it. */
function decisionAfter({ tramplers, lacks }: Case, given: readonly (readonly number[])[]): AssignDecision {
  const { blockers, total } = tramplers[given.length]!;
  const got = (blocker: number): number =>
    given.reduce((sum, way, nth) => {
      const place = tramplers[nth]!.blockers.indexOf(blocker);
      return sum + (place < 0 ? 0 : way[place]!);
    }, 0);
  const owed = new Set(given.flatMap((way, nth) => ((way.at(-1) ?? 0) > 0 ? tramplers[nth]!.blockers : [])));
  const { of, together } = oweTogether({
    blockers,
    owed,
    later: tramplers.slice(given.length + 1),
    lackOf: (blocker) => Math.max(0, lacks[blocker]! - got(blocker)),
  });
  const shares: Share[] = [
    ...of.map((bounds) => ({ to: {}, most: total, ...bounds })),
    { to: {}, least: 0, most: total, after: true },
  ];
  return { kind: 'assign', shares, total, together } as unknown as AssignDecision;
}

function waysAsked(one: Case, given: readonly (readonly number[])[] = []): number[][][] {
  if (given.length === one.tramplers.length) return [given.map((way) => [...way])];
  const decision = decisionAfter(one, given);
  const legal = waysOf(decision.total, decision.shares.length).filter(
    (shares) => faultOf(decision, { shares }) === null,
  );
  const least = leastShares(decision);
  expect(legal).toContainEqual(least);
  expect(otherShares(decision, least) === null).toBe(legal.length === 1);
  return legal.flatMap((way) => waysAsked(one, [...given, way]));
}

it('what can be answered one after the other is just what is legal together, and never stops short [MC-Q-126] [MC-Q-53]', () => {
  const chance = chanceFrom(126);
  for (let left = 150; left > 0; left -= 1) {
    const one = randomCase(chance);
    const legal = allWays(one).filter((given) => isLegal(one, given));
    const asked = waysAsked(one);
    expect(new Set(asked.map(String))).toEqual(new Set(legal.map(String)));
    const given: number[][] = [];
    while (given.length < one.tramplers.length) {
      const decision = decisionAfter(one, given);
      const shares = decision.shares.map(({ least }) => least);
      for (;;) {
        const places = placesForOneMore(decision, shares);
        if (places.length === 0) break;
        shares[places[randomTo(chance, places.length - 1)]!]! += 1;
      }
      expect(faultOf(decision, { shares })).toBeNull();
      given.push(shares);
    }
  }
});
