import type { ExperimentWords } from '../../../lab/experiment/experiment.js';
import type { Difference, Findings } from '../../../lab/run/tally.js';

/** "+1.2 ± 3.0 %": a difference of win rates in percentage points. */
export function inPercent({ difference, within }: Difference): string {
  const points = (100 * difference).toFixed(1);
  const signed = Number(points) < 0 ? points.replace('-', '−') : `+${points.replace('-', '')}`;
  return `${signed} ± ${within === null ? '?' : (100 * within).toFixed(1)} %`;
}

/** What was found, in a line. */
export function findingInWords({ cost, copies }: ExperimentWords, findings: Findings): string {
  const said = {
    'too strong': `Too strong for a card of ${cost}`,
    'too weak': `Too weak for a card of ${cost}`,
    fair: `Plays like a card of ${cost}`,
    undecided: `Not decided yet for a card of ${cost}`,
  }[findings.verdict];
  return `${said}: ${inPercent(findings)} over ${findings.games} games with ${copies} copies`;
}

/** All that was found, for people. */
export function reportLines(words: ExperimentWords, findings: Findings): string[] {
  const { work, decks, acrossDecks } = findings;
  const share = (of: number | null): string => (of === null ? '–' : `${(100 * of).toFixed(1)} %`);
  const wide = Math.max(...decks.map(({ name }) => name.length));
  const each = (of: number): string => (work.games > 0 ? (of / work.games).toFixed(2) : '–');
  return [
    findingInWords(words, findings),
    `against ${words.plain}, ${words.rules}, both sides played by ${words.pilot}`,
    '',
    ...decks.map((deck) => `  ${deck.name.padEnd(wide)}  ${inPercent(deck)}  (${deck.blocks} blocks)`),
    ...(acrossDecks
      ? [
          `  all decks alike: ${(100 * acrossDecks.mean).toFixed(1)} %; they differ by about ${(100 * acrossDecks.between).toFixed(1)} %`,
        ]
      : []),
    '',
    `drawn in ${work.drawn} of its ${work.games} games, played in ${work.played}`,
    `damage to the enemy ${each(work.damage)} and cards gained ${each(work.gained)} a game`,
    `won ${share(work.wins)}, with the plain card ${share(work.plainWins)}; where drawn ${share(work.winsDrawn)}, where not ${share(work.winsNotDrawn)} (long games show more cards, so these two say little)`,
    `no difference in ${findings.alike} of ${findings.blocks} blocks; ${findings.played} games were played, the others are the same`,
  ];
}
