import type { Command } from 'commander';
import pLimit from 'p-limit';
import type { Card } from '../../../cards/card.js';
import type { ExperimentWords } from '../../../lab/experiment/experiment.js';
import { LabAlarm } from '../../../lab/queue/known-blocks.js';
import { ResultsFileError } from '../../../lab/run/results-file.js';
import type { Findings } from '../../../lab/run/tally.js';
import { FALSE_ALARMS, SCREENING_BLOCKS } from '../../../lab/statistics/screening.js';
import { marked } from '../../../lab/statistics/several.js';
import { readLooseFiles } from '../../../library/loose-files.js';
import { seedOf } from '../../../play/new-game/seeds.js';
import { Failure } from '../failure.js';
import { jsonLine, type Terminal } from '../terminal.js';
import { inPercent } from './card-report.js';
import {
  addExperimentOptions,
  experimentFor,
  isTold,
  keepingIn,
  orFailure,
  playOut,
  type ExperimentFlags,
  type Keeping,
} from './experiment-run.js';
import { withPlayers, type Players } from './players.js';

interface Tried {
  readonly name: string;
  readonly words: ExperimentWords;
  readonly findings: Findings;
}
interface NotTried {
  readonly name: string;
  readonly because: string;
}
interface Row extends Tried {
  /** It surprises more than luck would have it among so many. */
  readonly surprises: boolean;
}

export function addLabSetCommand(lab: Command, terminal: Terminal): void {
  const command = lab
    .command('set')
    .description('many cards, each against a plain one of equal cost, the most surprising first')
    .argument('<files...>', 'card and deck files; of a deck each card once');
  addExperimentOptions(command, SCREENING_BLOCKS).action(
    async (files: readonly string[], flags: ExperimentFlags) => run(files, flags, terminal),
  );
}

async function run(files: readonly string[], flags: ExperimentFlags, terminal: Terminal): Promise<void> {
  const { cards } = await readLooseFiles(files);
  const stop = new AbortController();
  void terminal.interrupted().then(() => stop.abort());
  const all = await orFailure(
    withPlayers(flags, terminal, async (players) => {
      const keeping = await keepingIn(flags.results, 'card', players);
      const atOnce = pLimit(players.experimentsAtOnce);
      const tryOne = async (card: Card, place: number): Promise<Tried | NotTried | null> => {
        if (stop.signal.aborted) return null;
        const own = { ...flags, seed: seedOf(flags.seed, place) };
        const outcome = await tryCard(card, { flags: own, players, signal: stop.signal, keeping });
        terminal.err(`${lineOf(outcome)}\n`);
        // What was broken off says less than the others: it has no place among them.
        return stop.signal.aborted && 'findings' in outcome ? null : outcome;
      };
      const asked = eachOnce(cards.map((one) => one.card)).map((card, place) => atOnce(tryOne, card, place));
      return Promise.all(asked).finally(() => stop.abort());
    }),
  );
  const tried = all.filter((one) => one !== null && 'findings' in one);
  const left = all.filter((one) => one !== null && 'because' in one);
  const rows = bySurprise(tried);
  terminal.out(
    flags.json
      ? jsonLine({
          cards: rows.map(({ words, findings, surprises }) => ({ ...words, surprises, ...findings })),
          notTried: left,
        })
      : `${tableOf(rows, left).join('\n')}\n`,
  );
}

interface Trying {
  readonly flags: ExperimentFlags;
  readonly players: Players;
  readonly signal: AbortSignal;
  readonly keeping: Keeping<'card'>;
}

function eachOnce(cards: readonly Card[]): readonly Card[] {
  return [...new Map(cards.map((card) => [card.id, card])).values()];
}

async function tryCard(card: Card, { flags, players, signal, keeping }: Trying): Promise<Tried | NotTried> {
  const name = card.name || 'A card without a name';
  try {
    const made = await experimentFor(card, flags);
    const findings = await playOut(made, { blocks: flags.blocks, players, signal, keeping });
    return { name, words: made.words, findings };
  } catch (error) {
    if (error instanceof ResultsFileError || error instanceof LabAlarm) throw new Failure(error.message);
    if (isTold(error)) return { name, because: error.message };
    throw error;
  }
}

function bySurprise(tried: readonly Tried[]): Row[] {
  const marks = marked(
    tried.map(({ findings }) => findings.evidence),
    FALSE_ALARMS,
  );
  return tried
    .map((one, place) => ({ ...one, surprises: marks[place] ?? false }))
    .toSorted((a, b) => b.findings.evidence - a.findings.evidence);
}

const lineOf = (outcome: Tried | NotTried): string =>
  'because' in outcome
    ? `${outcome.name}: ${outcome.because}`
    : `${outcome.name}: ${outcome.findings.verdict}, ${inPercent(outcome.findings)}`;

function tableOf(rows: readonly Row[], left: readonly NotTried[]): string[] {
  const wide = Math.max(4, ...rows.map(({ name }) => name.length));
  const costs = Math.max(4, ...rows.map(({ words }) => words.cost.length));
  const lines = rows.map(({ name, words, findings, surprises }) =>
    [
      surprises ? '!' : ' ',
      name.padEnd(wide),
      words.cost.padEnd(costs),
      findings.verdict.padEnd('too strong'.length),
      inPercent(findings).padStart(16),
      `${findings.games} games`.padStart(12),
    ].join('  '),
  );
  return [...lines, ...left.map((one) => `not tried: ${lineOf(one)}`)];
}
