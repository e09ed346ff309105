import { join } from 'node:path';
import { Option, type Command } from 'commander';
import { inTurns } from '../../../common/turns.js';
import type { GameRules } from '../../../games/game-play.js';
import { findRuleSet, strongestPlayer } from '../../../games/rule-sets.js';
import type { DeckBlock, DeckExperiment } from '../../../lab/decks/deck-experiment.js';
import type { DeckFindings } from '../../../lab/decks/deck-findings.js';
import { DeckTrial, usualTrial } from '../../../lab/decks/deck-trial.js';
import {
  makeDeckExperiment,
  type MadeDeckExperiment,
  type TriedDeck,
} from '../../../lab/decks/make-deck-experiment.js';
import type { Blocks } from '../../../lab/run/block-threads.js';
import { starterHosts } from '../../../lab/starter-hosts.js';
import { readLooseFiles } from '../../../library/loose-files.js';
import { rulesToTry } from '../../../play/scenarios/trials/trial.js';
import { assetsFolder } from '../../shared/program.js';
import { Failure } from '../failure.js';
import { jsonLine, type Terminal } from '../terminal.js';
import { wholeNumber } from '../values.js';
import { deckReportLines, progressInWords } from './deck-report.js';
import {
  addPlayingOptions,
  keepingIn,
  orFailure,
  requireOwn,
  STEP,
  type PlayingFlags,
} from './experiment-run.js';
import { withPlayers } from './players.js';

interface LabDeckFlags extends PlayingFlags {
  readonly against?: readonly string[];
  readonly from?: readonly string[];
  readonly games: number;
  readonly changes: number;
  readonly changeGames: number;
}

const MOST_GAMES = 100_000;
const MOST_CHANGES = 16;

export function addLabDeckCommand(lab: Command, terminal: Terminal): void {
  const command = lab
    .command('deck')
    .description('a deck against others: how it does, which cards carry it, and changes tried for real')
    .argument('<file>', 'a deck file (*.deck.json)')
    .option(
      '--against <files...>',
      'deck files to play against; left out: the starter decks of the rules that are not this one',
    )
    .option('--from <files...>', 'card files that changes may bring into the deck')
    .option(
      '--games <number>',
      'games against each deck, an even number',
      evenNumber,
      2 * usualTrial.matchBlocks,
    )
    .option(
      '--changes <number>',
      'how many changes of the deck are tried',
      wholeNumber(0, MOST_CHANGES),
      usualTrial.changes,
    )
    .addOption(
      new Option('--change-games <number>', 'games with each change, an even number')
        .argParser(evenNumber)
        .default(2 * usualTrial.changeBlocks),
    );
  addPlayingOptions(command, 'deck').action(async (file: string, flags: LabDeckFlags) => {
    const { made, findings } = await orFailure(labDeck(file, flags, terminal));
    terminal.out(
      flags.json
        ? jsonLine({ ...made.words, seed: flags.seed, ...findings })
        : `${deckReportLines(made.words, findings).join('\n')}\n`,
    );
  });
}

/** Each game is played at both seats. */
function evenNumber(text: string): number {
  const number = wholeNumber(2, MOST_GAMES)(text);
  return number + (number % 2);
}

interface Done {
  readonly made: MadeDeckExperiment;
  readonly findings: DeckFindings;
}

async function labDeck(file: string, flags: LabDeckFlags, terminal: Terminal): Promise<Done> {
  const made = await madeFor(file, flags);
  const stop = new AbortController();
  void terminal.interrupted().then(() => stop.abort());
  const plan = {
    matchBlocks: flags.games / 2,
    changes: flags.changes,
    changeBlocks: flags.changeGames / 2,
  };
  const findings = await withPlayers(flags, terminal, async (players) => {
    const keeping = await keepingIn(flags.results, 'deck', players);
    requireOwn(keeping, made.experiment, flags.results);
    const trial = new DeckTrial(made, plan, keeping.kept);
    const start = (experiment: DeckExperiment, most: number): Blocks<DeckBlock> =>
      players.start({ about: 'deck', experiment }, most);
    let played = 0;
    for await (const _ of trial.play(start, stop.signal)) {
      played += 1;
      if (played % STEP > 0) continue;
      terminal.err(`${progressInWords(trial.findings)}\n`);
      await keeping.save();
    }
    await keeping.save();
    return trial.findings;
  });
  return { made, findings };
}

async function madeFor(file: string, flags: LabDeckFlags): Promise<MadeDeckExperiment> {
  const { edition, id, ...deck } = await readDeck(file);
  const rules = flags.rules ?? findRuleSet(edition ?? '') ?? rulesOfCards(deck, file);
  const { against, seed } = flags;
  const enemies = against
    ? await Promise.all(against.map(readDeck))
    : (await starterHosts(join(assetsFolder, 'starter'), rules)).filter((one) => one.id !== id);
  const pilot = flags.pilot ?? strongestPlayer(rules.rules.id);
  const from = flags.from ? (await readLooseFiles(flags.from)).cards.map(({ card }) => card) : [];
  return inTurns(makeDeckExperiment({ deck, enemies, rules, pilot, seed, from }));
}

interface ReadDeck extends TriedDeck {
  readonly id: string;
  readonly edition: string | null;
}

async function readDeck(file: string): Promise<ReadDeck> {
  const { cards, decks, title } = await readLooseFiles([file]);
  const [deck] = decks;
  if (!deck) throw new Failure(`${file} is a card; give a deck file (*.deck.json).`);
  const { id, edition, play } = deck;
  return { id, edition, play, name: title, cards };
}

/** @throws Failure for a deck of which nothing says by which rules it is played */
function rulesOfCards({ cards }: TriedDeck, file: string): GameRules {
  const [first] = cards;
  if (!first) throw new Failure(`${file} has no cards yet; put some into it.`);
  return rulesToTry(first.card);
}
