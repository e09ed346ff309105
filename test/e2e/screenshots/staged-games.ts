/** Games for the pictures of the table, played by sensible players to a place that shows something. */
import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { addSamples } from '../../../src-main/api/sets/samples.js';
import { sampleFolder } from '../../../src-main/api/sets/sample-sets.js';
import { openLibrary, type Library } from '../../../src-main/library/library.js';
import { botReply } from '../../../src-main/play/bots/bot-reply.js';
import { newGame, type Occupant } from '../../../src-main/play/new-game/new-game.js';
import { newTable } from '../../../src-main/play/new-game/new-table.js';
import { Play } from '../../../src-main/play/play.js';
import { RunningGame } from '../../../src-main/play/table/running-game.js';
import { scenarioFromGame } from '../../../src-main/play/scenarios/scenario-from-game.js';
import { ScenarioStore } from '../../../src-main/play/scenarios/scenario-store.js';
import { seedOf } from '../../../src-main/play/new-game/seeds.js';
import { isFailure } from '../../../src-main/engine/record.js';
import { randomReply } from '../../../src-main/engine/bots/random.js';
import { chanceFrom, randomTo } from '../../../src-main/engine/chance/chance.js';
import type { Decision } from '../../../src-main/engine/decision.js';
import type { Input } from '../../../src-main/engine/game.js';
import { findRuleSet } from '../../../src-main/games/rule-sets.js';
import { inProject } from '../../../src-main/setup/project.mjs';
import { stagePaper } from './staged-paper.js';
import { stagePawns } from './staged-pawns.js';
import { CHANGED } from './take.js';

/** Rules, and the starter set made for them. */
const sets = ['kotc-09', 'kotc-14', 'magic-classic'] as const;

interface Staging {
  readonly rules: (typeof sets)[number];
  readonly seats: Readonly<Record<string, Occupant>>;
  readonly seed: number;
  /** Inputs taken in; left out: to the end. */
  readonly inputs?: number;
  /** Goes on from there until the first player is asked for this. */
  readonly asked?: string;
  /** Now and then the first player does anything. */
  readonly slips?: boolean;
}

/** Ids of the games, and of a position in the sandbox. */
export interface Staged {
  readonly duel: string;
  readonly battle: string;
  readonly four: string;
  readonly cover: string;
  readonly over: string;
  readonly magic: string;
  readonly pawns: string;
  readonly paper: string;
  /** A game in which much was given away, over. */
  readonly lost: string;
  readonly position: string;
}

/** Fills a library with the starter sets, and games and a position in it. */
export async function stageGames(folder: string): Promise<Staged> {
  const library = await openLibrary(folder, { watch: false });
  const decks = new Map<Staging['rules'], readonly string[]>();
  for (const set of sets)
    decks.set(set, (await addSamples(library, inProject('assets', sampleFolder(set)))).decks);
  const play = new Play(library);
  const stage = (staging: Staging): Promise<string> =>
    begin(library, play, decks.get(staging.rules) ?? [], staging);
  const [magic, over, four, cover, battle, duel] = [
    await stage({ rules: 'magic-classic', seats: { Ann: 'person', Ben: 'greedy' }, seed: 3, inputs: 48 }),
    await stage({ rules: 'kotc-14', seats: { Ann: 'person', Ben: 'greedy' }, seed: 8 }),
    await stage({
      rules: 'kotc-09',
      seats: { Ann: 'person', Ben: 'greedy', Cleo: 'person', Dan: 'random' },
      seed: 1,
      inputs: 82,
    }),
    await stage({ rules: 'kotc-14', seats: { Ann: 'person', Ben: 'person' }, seed: 5, inputs: 63 }),
    await stage({
      rules: 'kotc-14',
      seats: { Ann: 'person', Ben: 'greedy' },
      seed: 12,
      inputs: 40,
      asked: 'die',
    }),
    await stage({ rules: 'kotc-14', seats: { Ann: 'person', Ben: 'greedy' }, seed: 2, inputs: 70 }),
  ];
  const pawns = await stagePawns(library, play);
  const paper = await stagePaper(play, decks.get('kotc-14') ?? []);
  const lost = await stage({
    rules: 'magic-classic',
    seats: { Ann: 'person', Ben: 'greedy' },
    seed: 3,
    slips: true,
  });
  const position = await scenarioFromGame(await play.games.load(over), 126);
  const goal = {
    by: 'Ann',
    text: 'Win within six turns.',
    turns: 6,
    reach: { result: { winners: ['Ann'] } },
  };
  const { id } = await new ScenarioStore(folder).save(
    { ...position, name: 'A shark in the harbor', goal },
    null,
  );
  await play.close();
  await library.close();
  for (const [place, game] of [lost, paper, pawns, magic, over, four, cover, battle, duel].entries()) {
    const changed = new Date(CHANGED.getTime() - (9 - place) * 7_900_000);
    for (const file of readdirSync(join(folder, 'games')).filter((name) => name.startsWith(game)))
      utimesSync(join(folder, 'games', file), changed, changed);
  }
  return { magic, pawns, paper, lost, over, four, cover, battle, duel, position: id };
}

async function begin(
  library: Library,
  play: Play,
  decks: readonly string[],
  { rules, seats, seed, inputs = Infinity, asked, slips = false }: Staging,
): Promise<string> {
  const chosen = newGame.parse({
    rules,
    seed,
    seats: Object.entries(seats).map(([name, occupant], seat) => ({
      name,
      occupant,
      deck: decks[seat % decks.length],
    })),
  });
  const { stored, beginning } = await newTable(library, chosen);
  const playable = findRuleSet(beginning.rules.id);
  const running = playable && RunningGame.begin(playable, beginning, []);
  if (!running || isFailure(running)) throw new Error('The game does not begin.');
  const { game, names } = running;
  const chance = chanceFrom(seed);
  const isThere = ({ player, purpose }: Decision): boolean =>
    game.inputs.length >= inputs && (asked === undefined || (player === 0 && purpose === asked));
  while (game.decision && !isThere(game.decision)) {
    const { decision } = game;
    const { player, id } = decision;
    const knowledge = running.playable.knowledge(game.context, decision, player, names);
    const isSlip = slips && player === 0 && decision.role === 'action' && randomTo(chance, 3) === 0;
    const reply = isSlip
      ? randomReply(decision, chance)
      : botReply({
          rules: beginning.rules.id,
          bot: 'greedy',
          decision,
          knowledge,
          seed: seedOf(seed, id),
        });
    const input: Input = { player, decision: id, reply };
    const refusal = running.take(input, false);
    if (refusal) throw new Error(refusal.because);
  }
  return play.begin(stored, beginning, game.inputs);
}
