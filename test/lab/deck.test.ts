import { describe, expect, onTestFinished, test } from 'vitest';
import { inTurns } from '../../src-main/common/turns.js';
import type { DeckCard } from '../../src-main/games/game-play.js';
import { judgeDeck, judgeCard } from '../../src-main/games/judging.js';
import { ruleSet, strongestPlayer } from '../../src-main/games/rule-sets.js';
import { changesToTry, experimentWith } from '../../src-main/lab/decks/changes.js';
import { ChangeTally } from '../../src-main/lab/decks/change-tally.js';
import type { DeckBlock, DeckExperiment } from '../../src-main/lab/decks/deck-experiment.js';
import type { DeckFindings } from '../../src-main/lab/decks/deck-findings.js';
import { DeckTrial, type TrialPlan } from '../../src-main/lab/decks/deck-trial.js';
import {
  makeDeckExperiment,
  type DeckWish,
  type MadeDeckExperiment,
} from '../../src-main/lab/decks/make-deck-experiment.js';
import { DeckPlayer } from '../../src-main/lab/decks/play-deck.js';
import { ExperimentRefusal } from '../../src-main/lab/experiment/refusal.js';
import { BlockThreads, type Blocks } from '../../src-main/lab/run/block-threads.js';
import { KeptBlocks } from '../../src-main/lab/run/kept-blocks.js';
import { starterHosts } from '../../src-main/lab/starter-hosts.js';
import { inProject } from '../../src-main/setup/project.mjs';
import { seedOf } from '../../src-main/play/new-game/seeds.js';
import { bodyCard } from './experiments.js';
import { numbersFrom } from './numbers.js';

const copiesOf = (copies: number, offense: number, defense: number, cost: number): DeckCard => ({
  card: { ...bodyCard(offense, defense, cost), id: `00000000-0000-4000-8000-0000000000${offense}${defense}` },
  copies,
});

/** A cheap strong minion, one that does nothing for its cost, and plain ones. */
const uneven = {
  name: 'Uneven',
  cards: [copiesOf(2, 9, 9, 2), copiesOf(2, 1, 1, 8), copiesOf(44, 2, 2, 3)],
};
const plain = { name: 'Plain', cards: [copiesOf(48, 2, 3, 3)] };

async function made(wish: Partial<DeckWish> = {}): Promise<MadeDeckExperiment> {
  const rules = wish.rules ?? ruleSet('kotc-14');
  const pilot = strongestPlayer(rules.rules.id);
  return inTurns(makeDeckExperiment({ deck: uneven, enemies: [plain], pilot, seed: 1, ...wish, rules }));
}

/** Starter decks of the rules, the first one tried. */
async function starters(id: string): Promise<MadeDeckExperiment> {
  const rules = ruleSet(id);
  const [deck, ...enemies] = await starterHosts(inProject('assets', 'starter'), rules);
  if (!deck) throw new Error('There are no starter decks.');
  return made({ rules, deck, enemies: enemies.slice(0, 1) });
}

/** Plays here. */
const here = (experiment: DeckExperiment): Blocks<DeckBlock> => {
  const player = new DeckPlayer(experiment);
  return { atOnce: 3, play: async (nth) => player.play(nth), close: async () => undefined };
};

/** Blocks as games give them, of which some come late: the first card is good to draw, and more of it helps. */
const quick =
  (delays = (_nth: number): number => 0) =>
  ({ seed, enemies, list, changed }: DeckExperiment): Blocks<DeckBlock> => ({
    atOnce: 3,
    async play(nth) {
      for (let turn = delays(nth); turn > 0; turn -= 1) await Promise.resolve();
      const next = numbersFrom(seedOf(seed, nth));
      const game = () => {
        const drawn = [0, 1, 2].map(() => Math.floor(next() * 2));
        return { score: next() < (drawn[0] ? 0.7 : 0.4) ? 1 : 0, began: next() < 0.5, drawn } as const;
      };
      const games = [game(), game()] as const;
      const more = changed.map(
        (cards) => cards.filter((card) => card === 0).length > list.filter((card) => card === 0).length,
      );
      const scores = more.map((isMore) =>
        isMore && next() < 0.5 ? ([1, 1] as const) : ([games[0].score, games[1].score] as const),
      );
      return { nth, enemy: nth % enemies.length, games, changed: scores };
    },
    close: async () => undefined,
  });

const short: TrialPlan = { matchBlocks: 100, changes: 2, changeBlocks: 60 };

async function played(
  one: MadeDeckExperiment,
  plan: TrialPlan,
  start: (experiment: DeckExperiment) => Blocks<DeckBlock>,
  kept = new KeptBlocks<DeckBlock>(),
): Promise<DeckTrial> {
  const trial = new DeckTrial(one, plan, kept);
  for await (const _ of trial.play(start));
  return trial;
}

const findingsIn = async (...given: Parameters<typeof played>): Promise<string> =>
  JSON.stringify((await played(...given)).findings);

describe('a deck against others', () => {
  test('says how it does against each, by who begins, and which cards carry it or are dead weight', async () => {
    const trial = await played(await made(), { matchBlocks: 60, changes: 0, changeBlocks: 0 }, here);
    const { all, matches, cards, changes, stage } = trial.findings;
    expect(stage).toBe('over');
    const [match] = matches;
    expect(match).toMatchObject({ name: 'Plain', games: 120, rate: all.rate });
    expect((match?.first.games ?? 0) + (match?.second.games ?? 0)).toBe(120);
    expect(match?.first.games).toBe(60);
    expect(match?.within).toBeGreaterThan(0);
    expect(cards.map(({ name, copies }) => [name, copies])).toEqual([
      ['Body 9/9', 2],
      ['Body 1/1', 2],
      ['Body 2/2', 44],
    ]);
    const [strong, weak] = cards;
    expect(strong?.effect?.difference).toBeGreaterThan(0);
    expect(strong?.effect?.difference).toBeGreaterThan(weak?.effect?.difference ?? 1);
    expect((strong?.drawn ?? 0) + (strong?.notDrawn ?? 0)).toBe(120);
    expect(changes).toEqual([]);
  });

  test('comes out the same whoever is late, and gone on with after a stop', async () => {
    const one = await made();
    const alone = await findingsIn(one, short, quick());
    const { stage, blocks, most, changes } = JSON.parse(alone) as DeckFindings;
    expect([stage, blocks, most]).toEqual(['over', 160, 160]);
    expect(changes.map((change) => [change.in, change.role])).toEqual([
      ['Body 9/9', 'better'],
      ['Body 1/1', 'open'],
    ]);
    const late = quick((nth) => (nth * 7) % 5);
    expect(await findingsIn(one, short, late)).toBe(alone);

    const kept = new KeptBlocks<DeckBlock>();
    const stop = new AbortController();
    const first = new DeckTrial(one, short, kept);
    for await (const _ of first.play(late, stop.signal)) if (first.findings.blocks === 140) stop.abort();
    expect(first.findings).toMatchObject({ stage: 'changes', blocks: 140 });
    const again: number[] = [];
    const counting = (experiment: DeckExperiment): Blocks<DeckBlock> => {
      const all = quick()(experiment);
      return { ...all, play: async (nth) => (again.push(nth), all.play(nth)) };
    };
    // What went through a file is the same.
    const read = new KeptBlocks<DeckBlock>(JSON.parse(JSON.stringify(kept.all)));
    expect(await findingsIn(one, short, counting, read)).toBe(alone);
    expect(again).toEqual(Array.from({ length: 20 }, (_, nth) => 40 + nth));
  });

  test('threads play what would be played here', async () => {
    const experiment = experimentWith(await made(), [{ out: 2, in: 0, copies: 2 }]);
    const blocks = new BlockThreads({ about: 'deck', experiment }, 2);
    onTestFinished(() => blocks.close());
    const player = new DeckPlayer(experiment);
    expect(await Promise.all([0, 1].map((nth) => blocks.play(nth)))).toEqual(
      [0, 1].map((nth) => player.play(nth)),
    );
  });

  test('is refused in a sentence where there is nothing to play', async () => {
    await expect(made({ enemies: [] })).rejects.toThrow(ExperimentRefusal);
    await expect(made({ deck: { name: 'Empty', cards: [] } })).rejects.toThrow(/no cards yet/);
    await expect(made({ rules: ruleSet('magic-classic') })).rejects.toThrow(
      /“Uneven” has cards that are none of/,
    );
    const odd = { ...bodyCard(1, 1, 1), text: 'Win the game.' };
    await expect(made({ deck: { name: 'Odd', cards: [{ card: odd, copies: 48 }] } })).rejects.toThrow(
      /cannot be played/,
    );
  });
});

describe('blocks of a deck', () => {
  test('follow from the seed and their number alone', async () => {
    const { experiment } = await made();
    const [one, other] = [new DeckPlayer(experiment), new DeckPlayer(experiment)];
    const backwards = [1, 0].map((nth) => other.play(nth)).toReversed();
    expect([0, 1].map((nth) => one.play(nth))).toEqual(backwards);
    const reseeded = new DeckPlayer({ ...experiment, seed: 2 });
    expect(JSON.stringify(reseeded.play(0))).not.toBe(JSON.stringify(backwards[0]));
  });

  test.each(['kotc-17', 'magic-classic'])(
    'of %s copy the result where no changed card was seen, which is what would have come of it',
    async (rules) => {
      const one = await starters(rules);
      const last = one.words.cards.length - 1;
      const changed = experimentWith(one, [{ out: last, in: 0, copies: 1 }]);
      const copying = new DeckPlayer(changed);
      const playing = new DeckPlayer({ ...changed, playsBlind: false });
      for (const nth of [0, 1]) expect(copying.play(nth)).toEqual(playing.play(nth));
    },
  );

  test('of a change that is none differ in nothing', async () => {
    const one = await made();
    const twin = { ...one.experiment, changed: [one.experiment.list], playsBlind: false };
    const { games, changed } = new DeckPlayer(twin).play(0);
    expect(changed[0]).toEqual(games.map(({ score }) => score));
  });
});

describe('changes', () => {
  const effects = (...all: (number | null)[]) => all.map((effect) => ({ effect }));

  test('take the weakest for the strongest, best first', async () => {
    const one = await made();
    const changes = changesToTry(one, effects(0.3, -0.2, 0.1), 5);
    expect(changes).toEqual([
      { out: 1, in: 0, copies: 2 },
      { out: 1, in: 2, copies: 2 },
      { out: 2, in: 0, copies: 2 },
    ]);
    expect(changesToTry(one, effects(0.3, -0.2, 0.1), 1)).toHaveLength(1);
    expect(changesToTry(one, effects(null, null, null), 5)).toEqual([]);
  });

  test('leave the deck as legal as it was', async () => {
    const one = await starters('magic-classic');
    const { cards } = one.wish.deck;
    const full = cards.map(({ copies }) => (copies >= 3 ? 1 : -copies / 10));
    const changes = changesToTry(one, effects(...full), 20);
    expect(changes.length).toBeGreaterThan(0);
    for (const change of changes) {
      const entries = cards.map(({ card, copies }, place) => ({
        ...judgeCard(card, 'magic-classic'),
        name: card.name,
        copies:
          copies + (place === change.in ? change.copies : 0) - (place === change.out ? change.copies : 0),
      }));
      expect(judgeDeck(entries, 'magic-classic').legal).toBe(true);
    }
    // Of a card that has no room for two more none are wished for.
    const crowded = cards.findIndex(({ copies }) => copies === 3);
    expect(changes.some((change) => change.in === crowded)).toBe(false);
  });

  test('bring in cards that the deck does not have, of about the cost of those that make room', async () => {
    const from = [
      copiesOf(1, 4, 2, 5).card,
      copiesOf(1, 9, 9, 2).card,
      copiesOf(1, 3, 2, 4).card,
      { ...copiesOf(1, 7, 2, 8).card, text: 'Win the game.' },
    ];
    const one = await made({ from });
    // What the deck has, and what the rules cannot carry out, is none.
    expect(one.words.newcomers.map(({ name }) => name).toSorted()).toEqual(['Body 3/2', 'Body 4/2']);
    const changes = changesToTry(one, effects(0.3, -0.2, 0.1), 4);
    const brought = changes.filter((change) => change.in >= 3);
    expect(brought).toHaveLength(2);
    expect(changes.slice(0, 2)).toEqual(changesToTry(await made(), effects(0.3, -0.2, 0.1), 2));
    const [first] = brought;
    // The weakest card costs 8, which the newcomer of cost 5 is nearest to.
    expect(first).toMatchObject({ out: 1, copies: 2 });
    expect(one.words.newcomers[(first?.in ?? 0) - 3]?.name).toBe('Body 4/2');

    const { printed, changed, list } = experimentWith(one, first ? [first] : []);
    const came = list.flatMap((card, place) => (card === changed[0]?.[place] ? [] : [changed[0]?.[place]]));
    expect(came.map((place) => printed[place ?? -1])).toMatchObject([{ offense: 4 }, { offense: 4 }]);
    const found = await played(one, { matchBlocks: 8, changes: 4, changeBlocks: 2 }, here);
    expect(
      found.findings.changes
        .filter(({ isNew }) => isNew)
        .map((change) => change.in)
        .toSorted(),
    ).toEqual(['Body 3/2', 'Body 4/2']);
  });

  test('are tried in games of their own, with all other cards where they were', async () => {
    const one = await made();
    const { seed, changed } = experimentWith(one, [{ out: 1, in: 0, copies: 2 }]);
    expect(seed).not.toBe(one.experiment.seed);
    const { list } = one.experiment;
    const differs = list.flatMap((card, place) =>
      card === changed[0]?.[place] ? [] : [[card, changed[0]?.[place]]],
    );
    expect(differs).toEqual([
      [1, 0],
      [1, 0],
    ]);
  });

  test('that make a deck better are told from those that make it worse', () => {
    const { words } = {
      words: {
        cards: [{ name: 'A' }, { name: 'B' }],
        newcomers: [],
      } as unknown as MadeDeckExperiment['words'],
    };
    const tally = new ChangeTally(
      [
        { out: 0, in: 1, copies: 2 },
        { out: 1, in: 0, copies: 2 },
        { out: 1, in: 0, copies: 1 },
      ],
      200,
    );
    const game = { score: 0.5, began: true, drawn: [] } as const;
    for (let nth = 0; nth < 200; nth += 1) {
      const [up, down] = nth % 4 === 0 ? ([0.5, 0.5] as const) : ([1, 0] as const);
      tally.add({
        nth,
        enemy: 0,
        games: [game, game],
        changed: [[0.5, down], [up, 0.5], nth % 2 === 0 ? [0, 1] : [1, 0]],
      });
    }
    expect(tally.isOver).toBe(true);
    expect(tally.findings(words).map(({ role, difference, games }) => [role, difference, games])).toEqual([
      ['better', expect.closeTo(0.1875), 400],
      ['open', 0, 400],
      ['worse', expect.closeTo(-0.1875), 400],
    ]);
    expect(() => tally.add({ nth: 7, enemy: 0, games: [game, game], changed: [] })).toThrow(RangeError);
  });
});
