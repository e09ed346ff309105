import { readFileSync } from 'node:fs';
import type { Rectangle } from 'electron';
import { z } from 'zod';
import { writeWholeNow } from '../../files/whole-file.js';

const pixels = z.number().int().min(-100_000).max(100_000);

/** Where the window was when it was last closed, in the screen's device-independent pixels. */
const windowState = z.strictObject({
  x: pixels,
  y: pixels,
  width: z.number().int().min(1).max(100_000),
  height: z.number().int().min(1).max(100_000),
  maximized: z.boolean(),
});
export type WindowState = z.infer<typeof windowState>;

const DEFAULT_SIZE = { width: 1280, height: 840 } as const;
export const MIN_SIZE = { width: 960, height: 600 } as const;

/** The remembered state, or null when there is none that can be read. */
export function readWindowState(file: string): WindowState | null {
  try {
    return windowState.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

/** Best effort: a window that opens at its usual place is not worth an error message. */
export function writeWindowState(file: string, state: WindowState): void {
  try {
    writeWholeNow(file, `${JSON.stringify(state, null, 2)}\n`);
  } catch (error) {
    console.error(`The window's place could not be remembered in ${file}:`, error);
  }
}

/** How much of a window's title bar must be on a screen for a person to get hold of it, px. */
const GRIP = { width: 120, height: 40 } as const;

/**
 * Bounds to open with: the remembered ones, where the title bar can be reached on a screen that is there now;
 * otherwise only a size, and the system centres the window. `screens` are work areas.
 */
export function windowBounds(
  state: WindowState | null,
  screens: readonly Rectangle[],
): Partial<Rectangle> & { width: number; height: number } {
  if (!state) return fit(DEFAULT_SIZE, screens[0]);
  const screen = screens.find((area) => {
    const width = Math.min(state.x + state.width, area.x + area.width) - Math.max(state.x, area.x);
    const top = state.y >= area.y && state.y + GRIP.height <= area.y + area.height;
    return top && width >= GRIP.width;
  });
  if (!screen) return fit(state, screens[0]);
  return { x: state.x, y: state.y, width: state.width, height: state.height };
}

function fit(size: { width: number; height: number }, area: Rectangle | undefined) {
  return {
    width: Math.min(size.width, area?.width ?? size.width),
    height: Math.min(size.height, area?.height ?? size.height),
  };
}
