import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { launchBrowser } from '../e2e/browser.js';
import { newContext } from '../e2e/contexts.js';
import { HostProcess } from '../e2e/host.js';
import { cardInHand, dragOver, middleOf, zoneOf } from '../e2e/table/dragging.js';
import { openGame, putGame, putPosition, type Situation } from '../e2e/table/positions.js';
import { Visit } from '../e2e/visit.js';
import { SCENARIO_VERSION, type Scenario } from '../../src-main/engine/scenario/scenario.js';
import { magicScenarios } from '../../src-main/games/magic/scenario/scenarios.js';
import type { BenchResult } from './result.js';

const project = join(import.meta.dirname, '..', '..');
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gil', 'Hal'];
/** Three hundred and four cards in rows, and beside them hands and decks. */
const IN_A_ROW = 19;
const IN_HAND = 8;
const DESIGNS = 40;
const STEPS = 60;
const UPDATES = 5;

/** Eight players with full rows, whoever is at the screen first; a third of the cards lies sideways. */
function crowd(): Situation {
  const labels = Array.from({ length: DESIGNS }, (_, at) => `Beast ${at + 1}`);
  const cards = Object.fromEntries(
    labels.map((label, at) => [label, { type: 'minion' as const, level: 0, sp: at % 7, hp: 1 + (at % 9) }]),
  );
  const row = (from: number, turned: boolean) =>
    Array.from({ length: IN_A_ROW }, (_, at) => ({
      card: labels[(from + at) % DESIGNS] ?? '',
      exhausted: turned && at % 3 === 1,
      counters: at % 5 === 0 ? [{ kind: 'sword' as const, owner: NAMES[at % NAMES.length] ?? '' }] : [],
    }));
  const players = NAMES.map((name, seat) => ({
    name,
    battlefield: row(seat * 5, true),
    granary: row(seat * 7, true).map((card) => ({ ...card, counters: [] })),
    hand: labels.slice(seat, seat + IN_HAND),
    deck: [30],
  }));
  return { rules: 'kotc-14', cards, players, turn: { player: 'Ann', phase: 'action' } };
}

/** Two players of Magic with forty permanents each: lands, creatures, some of them tapped and enchanted, artifacts. */
function duel(): Scenario {
  const beasts = Array.from({ length: DESIGNS }, (_, at) => `Beast ${at + 1}`);
  const cards = {
    ...Object.fromEntries(
      beasts.map((name, at) => [
        name,
        { type: 'Creature — Beast', cost: '{0}', power: at % 6, toughness: 1 + (at % 5) },
      ]),
    ),
    ...Object.fromEntries(['Forest', 'Island', 'Mountain'].map((name) => [name, { type: 'Land' }])),
    Relic: { type: 'Artifact', cost: '{2}', text: '{T}: Add {C} to your mana pool.' },
    Coat: { type: 'Enchant Creature', cost: '{G}', text: 'Enchanted creature gets +1/+2.' },
  };
  const play = (seat: number) => [
    ...Array.from({ length: 15 }, (_, at) => ({
      card: ['Forest', 'Island', 'Mountain'][at % 3],
      ...(at % 4 === 1 && { tapped: true }),
    })),
    ...Array.from({ length: 19 }, (_, at) => ({
      card: beasts[seat * 20 + at],
      ...(at % 3 === 1 && { tapped: true }),
    })),
    ...[0, 1, 2].map((at) => ({ card: 'Coat', attachedTo: beasts[seat * 20 + at] })),
    'Relic',
    'Relic',
    'Relic',
  ];
  const players = ['Ann', 'Ben'].map((name, seat) => ({
    name,
    library: [30],
    play: play(seat),
    hand: seat === 0 ? beasts.slice(0, IN_HAND).map((card) => ({ card, as: `${card} in hand` })) : [],
  }));
  return magicScenarios.models.scenario.parse({
    format: 'cardwright-scenario',
    version: SCENARIO_VERSION,
    name: 'A full table',
    rules: 'magic-classic',
    steps: [],
    cards,
    players,
    turn: { player: 'Ann', phase: 'main1' },
  });
}

/** A table that is measured. */
interface Measured {
  /** "a table of 8 players". */
  readonly name: string;
  /** A card in the first player's hand, and where it is dragged. */
  readonly card: string;
  readonly onto: (page: Page) => Locator;
  /** What is pressed to be answered. */
  readonly verb: string;
  /** An answer is drawn in less, ms; null: no bar. */
  readonly within: number | null;
}
const crowded: Measured = {
  name: 'a table of 8 players',
  card: 'Beast 1',
  onto: (page) => zoneOf(page, 4, 'granary'),
  verb: 'Summon',
  within: null,
};
const dueling: Measured = {
  name: 'a table of Magic with 2 players',
  card: 'Beast 1',
  onto: (page) => zoneOf(page, 0, 'play').first(),
  verb: 'Play',
  within: 100,
};

/** A whole table in a browser: a card is dragged over it, and cards are summoned on it. */
export async function bench(): Promise<BenchResult[]> {
  execFileSync(process.execPath, [join(project, 'src-main', 'setup', 'build.mjs')], { stdio: 'ignore' });
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-table-'));
  const library = join(folder, 'library');
  const host = await HostProcess.start({ library, settings: join(folder, 'settings') });
  const browser = await launchBrowser();
  try {
    const others = NAMES.slice(1).map(() => 'greedy' as const);
    const games = [
      [crowded, await putGame(library, crowd(), ['person', ...others])],
      [dueling, await putPosition(library, duel(), ['person', 'greedy'])],
    ] as const;
    const { page } = await Visit.open(
      await newContext(browser, { reducedMotion: 'no-preference' }),
      await host.address(),
    );
    const results: BenchResult[] = [];
    for (const [measured, game] of games) {
      await openGame(page, game);
      await page.locator(`[data-faces="all"]`).waitFor();
      results.push(await drag(page, measured), await update(page, measured));
    }
    return results;
  } finally {
    await browser.close();
    await host.kill();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

// What runs in the page holds no named functions: the loader would have them call a helper that the page does not know.

/** In the page: ms from the press of a button until the ground of the table is drawn anew. */
function timeOfPress(button: Element): Promise<number> {
  const stage = document.querySelector('[data-paints]');
  const watch = {
    ground(): string {
      return stage?.getAttribute('data-paints')?.split(' ')[0] ?? '';
    },
    look(done: () => void): void {
      if (watch.ground() !== was) done();
      else requestAnimationFrame(() => watch.look(done));
    },
  };
  const was = watch.ground();
  const begin = performance.now();
  if (button instanceof HTMLElement) button.click();
  return new Promise((done) => watch.look(() => done(performance.now() - begin)));
}

/** Begins to note in the page how long each frame takes. Answers how to get the lengths, ms. */
async function watchFrames(page: Page): Promise<() => Promise<number[]>> {
  const frames = await page.evaluateHandle(() => {
    const noted = {
      lengths: [] as number[],
      last: performance.now(),
      next(now: number): void {
        noted.lengths.push(now - noted.last);
        noted.last = now;
        requestAnimationFrame(noted.next);
      },
    };
    requestAnimationFrame(noted.next);
    return noted;
  });
  return () => frames.evaluate(({ lengths }) => lengths.slice(1));
}

async function drag(page: Page, { name, card, onto }: Measured): Promise<BenchResult> {
  const cards = await page.locator('ul[data-seat] button[data-kind="card"]').count();
  const from = await middleOf(cardInHand(page, card));
  const to = await middleOf(onto(page));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const framesSeen = await watchFrames(page);
  const { ground, cards: laid, effects } = await dragOver(page, from, to, STEPS);
  const frames = await framesSeen();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  const layers = [ground, laid, effects].filter((paints) => paints > 0).length;
  return {
    name: `table: a card dragged over ${name}, ${cards} cards in sight, ${STEPS} steps`,
    measured: `drawn anew: ground ${ground}, cards ${laid}, effects ${effects} times; a frame ${median(frames).toFixed(1)} ms, the longest ${Math.max(...frames).toFixed(1)} ms`,
    bar: '1 layer',
    ok: layers === 1 && effects > 0,
  };
}

/** From the press of a button to the table that shows what came of it, its host asked and its stage drawn. */
async function update(page: Page, { name, verb, within }: Measured): Promise<BenchResult> {
  const took: number[] = [];
  for (let round = 0; round < UPDATES; round += 1) {
    const button = page.locator('[data-part="prompt"] [data-choice]', { hasText: verb }).first();
    await button.waitFor();
    const asked = await page.locator('[data-part="prompt"]').getAttribute('data-decision');
    took.push(await button.evaluate(timeOfPress));
    await page.locator(`[data-part="prompt"]:not([data-decision="${asked}"])`).waitFor();
  }
  return {
    name: `table: from an answer to the drawn table, ${name}`,
    measured: `${median(took).toFixed(0)} ms, the longest of ${UPDATES} ${Math.max(...took).toFixed(0)} ms`,
    bar: within === null ? 'none' : `under ${within} ms`,
    ok: within === null || median(took) < within,
  };
}
