import { describe, expect, onTestFinished, test } from 'vitest';
import { inTurns } from '../../src-main/common/turns.js';
import { magic } from '../../src-main/games/magic/game.js';
import { kotc } from '../../src-main/games/kotc/game.js';
import { kotcPlayables } from '../../src-main/games/kotc/rules/playable.js';
import { judgeCard } from '../../src-main/games/judging.js';
import { ruleSet } from '../../src-main/games/rule-sets.js';
import { differenceOf, type Block } from '../../src-main/lab/experiment/block.js';
import type { Experiment } from '../../src-main/lab/experiment/experiment.js';
import { makeExperiment } from '../../src-main/lab/experiment/make-experiment.js';
import { ExperimentRefusal } from '../../src-main/lab/experiment/refusal.js';
import { BlockPlayer } from '../../src-main/lab/experiment/play-block.js';
import { slotsFor } from '../../src-main/lab/experiment/slots.js';
import { BlockThreads, type Blocks } from '../../src-main/lab/run/block-threads.js';
import { LastingThreads } from '../../src-main/lab/run/lasting-threads.js';
import { runExperiment } from '../../src-main/lab/run/run-experiment.js';
import { Tally, type Findings } from '../../src-main/lab/run/tally.js';
import { usualPlan, type TestPlan } from '../../src-main/lab/statistics/sequential-test.js';
import { bodyCard, experimentWith } from './experiments.js';

const namesOf = ({ hosts }: Experiment): string[] => hosts.map(({ name }) => name);

/** Blocks that are played here, of which some come late. */
const here = (experiment: Experiment, delays = (_nth: number): number => 0) => {
  const player = new BlockPlayer(experiment);
  return {
    atOnce: 4,
    play: async (nth: number): Promise<Block> => {
      for (let turn = delays(nth); turn > 0; turn -= 1) await Promise.resolve();
      return player.play(nth);
    },
  };
};

async function findingsOf(
  experiment: Experiment,
  plan: TestPlan,
  blocks: Pick<Blocks<Block>, 'atOnce' | 'play'> = here(experiment),
): Promise<Findings> {
  const tally = new Tally(namesOf(experiment), plan);
  for await (const block of runExperiment({ tally, blocks })) expect(block.nth).toBe(tally.count - 1);
  return tally.findings;
}

describe('an experiment', () => {
  test('has at least three families of decks, whose slots alone differ between the arms', async () => {
    const { experiment, words } = await experimentWith(bodyCard(4, 6, 5), { copies: 3 });
    expect(experiment.hosts.length).toBeGreaterThan(2);
    for (const { enemy, withPlain } of experiment.hosts) {
      const slots = withPlain.filter((one) => one === experiment.plain);
      expect(slots).toHaveLength(3);
      expect(withPlain.filter((one, slot) => one !== enemy[slot])).toEqual(slots);
    }
    expect(words).toMatchObject({
      cost: 'level 5',
      plain: 'a minion of 3 SP and 4 HP without abilities',
    });
  });

  test('compares with a card of the same price, in every edition that is played', async () => {
    const { experiments } = kotc;
    for (const id of Object.keys(kotcPlayables)) {
      if (!kotc.ruleSets.some(({ rules }) => rules.id === id)) continue;
      const deck = experiments?.plainDeck(id) ?? [];
      for (const { card } of deck) {
        const { status, legal } = judgeCard(card, id);
        expect([id, card.name, status, legal]).toEqual([id, card.name, 'legal', true]);
      }
      const number = Number(id.slice('kotc-'.length));
      for (const type of ['creature', 'spell']) {
        for (const cost of [2, 4, 6]) {
          const card = { ...bodyCard(1, 1, cost), edition: number, type } as ReturnType<typeof bodyCard>;
          const plain = experiments && (await inTurns(experiments.plainOf(card, id)));
          if (!plain || 'because' in plain) throw new Error(plain?.because);
          expect(experiments?.costOf(plain.card, id)).toBe(cost);
          expect([id, plain.says, judgeCard(plain.card, id).legal]).toEqual([id, plain.says, true]);
        }
      }
    }
  });

  test('is refused in a sentence where nothing can be compared', async () => {
    const card = magic.cards.blank('00000000-0000-4000-8000-000000000001', null);
    const wish = { card, rules: ruleSet('magic-classic'), pilot: 'greedy', seed: 1, copies: 4, hosts: [] };
    await expect(inTurns(makeExperiment(wish))).rejects.toThrow(ExperimentRefusal);
    await expect(inTurns(makeExperiment(wish))).rejects.toThrow(/have no prices, so there is no plain card/);
    await expect(experimentWith(bodyCard(1, 1, 2), { pilot: 'nobody' })).rejects.toThrow(
      /no computer player “nobody”; choose random or greedy/,
    );
    await expect(experimentWith({ ...bodyCard(1, 1, 2), text: 'Win the game.' })).rejects.toThrow(
      ExperimentRefusal,
    );
  });

  test('makes room where the curve stays as it is', () => {
    // Three copies of a card of 2, two of 5, two of 6.
    const list = [0, 0, 0, 1, 1, 2, 2];
    expect(slotsFor(list, [2, 5, 6], 5, 3)).toEqual([3, 4, 5]);
    expect(slotsFor(list, [2, null, 6], 5, 3)).toEqual([0, 5, 6]);
  });
});

describe('blocks', () => {
  test('follow from the seed and their number alone', async () => {
    const { experiment } = await experimentWith(bodyCard(4, 6, 5));
    const [one, other] = [new BlockPlayer(experiment), new BlockPlayer(experiment)];
    const backwards = [1, 0].map((nth) => other.play(nth)).toReversed();
    expect([0, 1].map((nth) => one.play(nth))).toEqual(backwards);
    const { experiment: reseeded } = await experimentWith(bodyCard(4, 6, 5), { seed: 2 });
    expect(JSON.stringify(new BlockPlayer(reseeded).play(0))).not.toBe(JSON.stringify(one.play(0)));
  });

  test('copy the result of a game in which no copy was seen, which is what would have come of it', async () => {
    const { experiment } = await experimentWith(bodyCard(4, 6, 5), { copies: 1 });
    const copying = new BlockPlayer(experiment);
    const playing = new BlockPlayer({ ...experiment, playsBlind: false });
    let copied = 0;
    for (let nth = 0; nth < 5; nth += 1) {
      const [short, full] = [copying.play(nth), playing.play(nth)];
      for (const [seat, { isOne, ...games }] of short.seats.entries()) {
        expect(full.seats[seat]).toMatchObject({ isOne: false, ...games });
        if (isOne) copied += 1;
      }
    }
    expect(copied).toBeGreaterThan(1);
  });

  test('of the card against itself differ in nothing', async () => {
    const { experiment } = await experimentWith({ ...bodyCard(3, 4, 5), name: 'Twin' });
    const player = new BlockPlayer(experiment);
    expect([0, 1].map((nth) => differenceOf(player.play(nth)))).toEqual([0, 0]);
  });

  test('say what the card did', async () => {
    const { experiment } = await experimentWith(bodyCard(4, 6, 2), { copies: 12 });
    const { work } = await findingsOf(experiment, { ...usualPlan, most: 6 });
    expect(work.games).toBe(12);
    expect(work.drawn).toBeGreaterThan(9);
    expect(work.played).toBeGreaterThan(6);
    expect(work.played).toBeLessThanOrEqual(work.drawn);
    expect(work.damage).toBeGreaterThan(20);
    expect(work.gained).toBe(0);
  });
});

describe('a run', () => {
  test('comes out the same here or in three threads, and whoever is late', async () => {
    const { experiment } = await experimentWith(bodyCard(4, 6, 3));
    const plan = { ...usualPlan, most: 4 };
    const alone = JSON.stringify(await findingsOf(experiment, plan));
    expect(
      JSON.stringify(
        await findingsOf(
          experiment,
          plan,
          here(experiment, (nth) => (nth * 7) % 5),
        ),
      ),
    ).toBe(alone);
    const blocks = new BlockThreads({ about: 'card', experiment }, 3);
    onTestFinished(() => blocks.close());
    expect(JSON.stringify(await findingsOf(experiment, plan, blocks))).toBe(alone);
  });

  test('in threads that have played another before comes out the same', async () => {
    const { experiment } = await experimentWith(bodyCard(4, 6, 3));
    const { experiment: other } = await experimentWith(bodyCard(4, 6, 3), { seed: 2 });
    const threads = new LastingThreads(1);
    onTestFinished(() => threads.close());
    const first = threads.start({ about: 'card', experiment: other });
    await first.play(0);
    await first.close();
    const second = threads.start({ about: 'card', experiment });
    const block = second.play(0);
    // They still play, so they are not handed on.
    const third = threads.start({ about: 'card', experiment: other });
    expect(JSON.stringify(await block)).toBe(JSON.stringify(new BlockPlayer(experiment).play(0)));
    const broken = expect(third.play(0)).rejects.toThrow('it was closed');
    await third.close();
    await broken;
  });

  test('that is interrupted and gone on with is the same as one that is not', async () => {
    const { experiment } = await experimentWith(bodyCard(4, 6, 3));
    const plan = { ...usualPlan, most: 4 };
    const stop = new AbortController();
    const first = new Tally(namesOf(experiment), plan);
    const kept: Block[] = [];
    for await (const block of runExperiment({
      tally: first,
      blocks: here(experiment),
      signal: stop.signal,
    })) {
      kept.push(block);
      if (kept.length === 2) stop.abort();
    }
    expect(first.count).toBe(2);
    const second = new Tally(namesOf(experiment), plan);
    for (const block of kept) second.add(block);
    for await (const _block of runExperiment({ tally: second, blocks: here(experiment) }));
    expect(JSON.stringify(second.findings)).toBe(JSON.stringify(await findingsOf(experiment, plan)));
  });

  test('ends at the first look that decides, and finds a card that is far too cheap', async () => {
    const plan = { ...usualPlan, first: 30, every: 10, most: 200 };
    const { experiment } = await experimentWith(bodyCard(6, 8, 2), { copies: 12 });
    const findings = await findingsOf(experiment, plan);
    expect(findings).toMatchObject({ verdict: 'too strong', isOver: true });
    expect(findings.blocks % 10).toBe(0);
    expect(findings.blocks).toBeLessThan(200);
    expect(findings.decks.every(({ difference }) => difference > 0)).toBe(true);
    const { experiment: dear } = await experimentWith(bodyCard(1, 2, 6), { copies: 12 });
    expect((await findingsOf(dear, plan)).verdict).toBe('too weak');
  });

  test('takes blocks only in their order', () => {
    const tally = new Tally(['A'], usualPlan);
    const work = { drawn: 0, played: 0, damage: 0, gained: 0 };
    const game = { score: 1, work } as const;
    const seat = { card: game, plain: game, isOne: true };
    expect(() => tally.add({ nth: 1, host: 0, seats: [seat, seat] })).toThrow(RangeError);
  });

  test('a thread that dies is told in a sentence', async () => {
    const { experiment } = await experimentWith(bodyCard(4, 6, 3));
    const blocks = new BlockThreads({ about: 'card', experiment: { ...experiment, rules: 'no-rules' } }, 1);
    onTestFinished(() => blocks.close());
    await expect(blocks.play(0)).rejects.toThrow(/The laboratory has stopped working/);
  });
});
