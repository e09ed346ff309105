/** Plays a game at the screen from one decision to the next, by what the disk says of it. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Decision, Reply } from '../../../src-main/engine/decision.js';
import { patiently } from '../harness.js';
import { gameOnDisk, inputsOnDisk, sensibleReply, type DiskGame } from './disk-game.js';
import { give, takeOver } from './hands.js';

export interface Seat {
  readonly page: Page;
  readonly library: string;
  readonly game: string;
}

/** The game once it waits for a person, or is over. */
export async function whenAPersonIsAsked({
  library,
  game,
}: Pick<Seat, 'library' | 'game'>): Promise<DiskGame> {
  let found = gameOnDisk(library, game);
  await expect
    .poll(() => {
      found = gameOnDisk(library, game);
      const asked = found.running.game.decision;
      return asked === null || found.stored.seats[asked.player]?.occupant === 'person';
    }, patiently)
    .toBe(true);
  return found;
}

/** What happens between two decisions of a game that is played at the screen. */
export interface Watching {
  /** The screen is covered and passed to somebody. */
  readonly onCover?: (game: DiskGame, asked: Decision) => Promise<void>;
  /** Somebody sits there and is asked. */
  readonly onAsked?: (game: DiskGame, asked: Decision) => Promise<void>;
  /** What is answered; left out: what a sensible player would answer. */
  readonly reply?: (game: DiskGame, asked: Decision) => Reply;
  /** Stops before a decision is answered. */
  readonly until?: (game: DiskGame, asked: Decision) => boolean;
}

/** Has players answer everything at the screen, to the end or to where it is to stop. */
export async function playOn(seat: Seat, watching: Watching = {}): Promise<DiskGame> {
  const { page } = seat;
  const { onCover, onAsked, until, reply = sensibleReply } = watching;
  const people = (await whenAPersonIsAsked(seat)).stored.seats.filter(
    ({ occupant }) => occupant === 'person',
  );
  let sitting = people.length === 1 ? (people[0]?.name ?? null) : await whoSits(page);
  for (;;) {
    const found = await whenAPersonIsAsked(seat);
    const asked = found.running.game.decision;
    if (!asked || until?.(found, asked)) return found;
    const name = found.stored.seats[asked.player]?.name ?? '';
    if (name !== sitting && found.stored.options.hands === 'hidden') {
      await page.getByRole('dialog', { name: `Pass the screen to ${name}` }).waitFor();
      await onCover?.(found, asked);
      await takeOver(page, name);
      sitting = name;
    }
    await onAsked?.(found, asked);
    const { inputs } = found.running.game;
    await give(page, asked, reply(found, asked));
    await expect.poll(() => inputsOnDisk(seat.library, seat.game), patiently).toBeGreaterThan(inputs.length);
  }
}

/** Whoever has taken the screen over, or null while it is covered. */
async function whoSits(page: Page): Promise<string | null> {
  const covered = page.getByRole('button', { name: /^I am / });
  if ((await covered.count()) > 0) return null;
  const head = await page.locator('[data-part="prompt"] .who').textContent();
  return head?.replace(/^.? ?(.*) decides.*$/s, '$1') ?? null;
}
