/** What a running game with hidden hands tells in answer to any question, also to those that are refused. */
import { safe } from '@orpc/client';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { ruleSet } from '../../src-main/games/rule-sets.js';
import { rulesIdOf } from '../../src-main/games/kotc/rules/editions/edition.js';
import type { NewGame, TableUpdate } from '../../src-main/api/answers/play-answers.js';
import { rulesEditions, type RulesEdition } from '../../src-main/games/kotc/cards/editions.js';
import { designsIn } from '../../src-main/play/table/shown-designs.js';
import { randomReply } from '../../src-main/engine/bots/random.js';
import { chanceFrom, pickedFrom, randomTo, type Chance } from '../../src-main/engine/chance/chance.js';
import { cardNames, gameOnDisk, hiddenNames, type DiskGame } from '../e2e/table/disk-game.js';
import { wordsIn } from '../e2e/table/messages.js';
import { start, type Started } from './start.js';

type Client = Started['client'];
type Occupant = NewGame['seats'][number]['occupant'];

/** One person alone with the computer, two at one screen, and two with a computer player between them. */
const tables = [
  ['person', 'random'],
  ['random', 'person', 'random'],
  ['person', 'person'],
  ['person', 'random', 'person'],
] as const satisfies readonly (readonly Occupant[])[];

/** Cards that nobody may see yet and whose faces are asked for. */
const FACES = 5;

/** A table that is followed, as the page does it. */
class Followed {
  last: TableUpdate | null = null;
  #wake = (): void => undefined;

  constructor(
    readonly client: Client,
    readonly game: string,
  ) {
    const stop = new AbortController();
    onTestFinished(() => stop.abort());
    void this.#read(stop.signal).catch(() => undefined);
  }

  /** Resolves once a person is asked something, or the game is over. */
  async settled(after: number): Promise<TableUpdate> {
    for (;;) {
      const { last } = this;
      const waits = last && (last.view.prompt ?? last.passTo ?? last.view.result) !== null;
      if (waits && last.at >= after) return last;
      await new Promise<void>((wake) => (this.#wake = wake));
    }
  }

  async #read(signal: AbortSignal): Promise<void> {
    for await (const update of await this.client.play.table.follow({ game: this.game }, { signal })) {
      this.last = update;
      this.#wake();
    }
  }
}

/** Answers at random for the people at the table so many times. */
async function playOn(table: Followed, answers: number, chance: Chance): Promise<TableUpdate> {
  const { client, game } = table;
  let update = await table.settled(0);
  for (let n = 0; n < answers && !update.view.result; n += 1) {
    if (update.passTo !== null) {
      await client.play.table.takeOver({ game, seat: update.passTo });
      update = await table.settled(update.at);
      while (update.passTo !== null || !update.view.prompt) {
        await new Promise(setImmediate);
        update = await table.settled(update.at);
      }
    }
    const decision = update.view.prompt?.decision;
    if (!decision) break;
    await client.play.table.answer({ game, decision: decision.id, reply: randomReply(decision, chance) });
    update = await table.settled(update.at + 1);
  }
  return update;
}

/** All that is said of something: the answer, or the sentence of the refusal. */
const said = async (call: Promise<unknown>): Promise<unknown> => {
  const { data, error } = await safe(call);
  return error ? error.message : data;
};

const each = (count: number): number[] => [...Array(count).keys()];

/** What onlookers could ask for, and what nobody may have before the end. */
async function answersToAll(
  client: Client,
  game: string,
  found: DiskGame,
  chance: Chance,
): Promise<unknown[]> {
  const { replay, games, sandbox } = client.play;
  const { beginning, game: running } = found.running;
  const at = randomTo(chance, running.inputs.length);
  const seats = each(beginning.players.length);
  const refused = await Promise.all([
    said(games.export({ game })),
    said(sandbox.fromGame({ game })),
    said(sandbox.fromGame({ game, at })),
    said(replay.playOn({ game, at })),
    ...([...seats, 'open'] as const).flatMap((as) => [
      said(replay.frame({ game, at, as })),
      said(replay.log({ game, as })),
    ]),
  ]);
  for (const one of refused) expect(one).toMatch(/not over yet|still goes on/);
  return [
    ...refused,
    await games.list(),
    await replay.timeline({ game }),
    await replay.frame({ game, at, as: 'onlooker' }),
    await replay.log({ game, as: 'onlooker' }),
    await client.play.table.verdict({ game }),
  ];
}

/** What the person who sits there could ask for. */
async function answersToOne({ client, game, last }: Followed, found: DiskGame): Promise<unknown[]> {
  const { table } = client.play;
  const cards = (found.running.game.context as { state: { cards: readonly { id: number }[] } }).state.cards;
  const decision = last?.view.prompt?.decision;
  const acts = decision?.kind === 'act' ? decision.actions.length : 0;
  return [
    last,
    await said(table.suggest({ game })),
    await said(table.ahead({ game })),
    ...(await Promise.all(cards.map(({ id }) => said(table.moves({ game, card: id }))))),
    ...(await Promise.all(each(acts).map((act) => said(table.targets({ game, act }))))),
  ];
}

const someOf = (names: readonly string[], chance: Chance): string[] =>
  pickedFrom(chance, each(names.length), FACES).map((place) => names[place] ?? '');

/** Those of some names whose card's face somebody is given. */
async function facesOf(
  ask: (design: number) => Promise<unknown>,
  some: readonly string[],
  names: readonly string[],
): Promise<string[]> {
  const given = await Promise.all(some.map(async (name) => !(await safe(ask(names.indexOf(name)))).error));
  return some.filter((_, nth) => given[nth]);
}

/** Names that are told in words or by the number of their design. */
function namedIn(answers: unknown, hidden: readonly string[], names: readonly string[]): string[] {
  const designs = new Set([...designsIn(answers)].map((design) => names[design]));
  return [...wordsIn(JSON.stringify(answers), hidden, names), ...hidden.filter((name) => designs.has(name))];
}

const begin = async (
  client: Client,
  edition: RulesEdition,
  decks: readonly string[],
  { occupants, seed }: { readonly occupants: readonly Occupant[]; readonly seed: number },
): Promise<string> => {
  const seats = occupants.map((occupant, n) => ({
    name: ['Ann', 'Ben', 'Cleo'][n] ?? '',
    occupant,
    deck: decks[n % decks.length] ?? '',
  }));
  return (await client.play.games.create({ rules: rulesIdOf({ number: edition }), seats, seed })).game;
};

test.each(rulesEditions)(
  'no answer and no refusal tells a viewer of a running game of edition %i what they may not know',
  async (edition) => {
    const { client, folder } = await start();
    const library = `${folder}/library`;
    const { decks } = await client.library.addSamples({
      set: ruleSet(rulesIdOf({ number: edition })).starter ?? '',
    });
    let probes = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          seed: fc.nat(9999),
          occupants: fc.constantFrom(...tables),
          answers: fc.integer({ min: 3, max: 14 }),
        }),
        async ({ seed, occupants, answers }) => {
          const chance = chanceFrom(seed);
          const game = await begin(client, edition, decks, { occupants, seed });
          const table = new Followed(client, game);
          for (let probe = 0; probe < 2; probe += 1) {
            const { view } = await playOn(table, answers, chance);
            if (view.result) return;
            const found = gameOnDisk(library, game);
            const names = cardNames(found);
            const [all, one] = [hiddenNames(found, null), hiddenNames(found, view.viewer)];
            expect(all.length).toBeGreaterThan(5);
            expect(namedIn(await answersToAll(client, game, found, chance), all, names)).toEqual([]);
            expect(namedIn(await answersToOne(table, found), one, names)).toEqual([]);
            const { replay, table: here } = client.play;
            const some = someOf(all, chance);
            expect(await facesOf((design) => replay.face({ game, design }), some, names)).toEqual([]);
            const own = someOf(one, chance);
            expect(await facesOf((design) => here.face({ game, design }), own, names)).toEqual([]);
            probes += 1;
          }
        },
      ),
      { numRuns: 2, endOnFailure: true },
    );
    expect(probes).toBeGreaterThan(1);
  },
);
