import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { nodeDrawer } from '../../../src-main/library/pictures/drawer.js';
import { drawSvg, drawWith } from '../../../src-main/library/pictures/svg-render.js';
import { utilityProcess } from './fake-electron.js';
import { launch } from './harness.js';

vi.mock('electron', () => import('./fake-electron.js'));
const { utilityDrawer } = await import('../../../src-main/hosts/electron/utility-drawer.js');

afterEach(() => {
  drawWith(nodeDrawer);
  utilityProcess.begun.length = 0;
});

const svg = (inner: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10">${inner}</svg>`);
/** Two to the sixtieth rectangles. */
const ENDLESS = `<defs><g id="a0"><rect width="9" height="9"/></g>${Array.from(
  { length: 60 },
  (_, at) => `<g id="a${at + 1}"><use href="#a${at}"/><use href="#a${at}" x="1"/></g>`,
).join('')}</defs><use href="#a60"/>`;

test('a utility process draws, is told nothing of the surroundings, and ends', async () => {
  vi.stubEnv('SECRET_OF_THE_SHELL', 'x');
  drawWith(utilityDrawer);
  const outcome = await drawSvg(svg('<rect width="20" height="10" fill="red"/>'), 200, 20_000);
  expect(outcome.kind).toBe('drawn');
  if (outcome.kind === 'drawn')
    expect(await sharp(outcome.png).metadata()).toMatchObject({ format: 'png', width: 200, height: 100 });
  const [begun] = utilityProcess.begun;
  expect(existsSync(begun?.program ?? '')).toBe(true);
  expect(Object.keys(begun?.env ?? {})).not.toContain('SECRET_OF_THE_SHELL');
  expect(Object.keys(begun?.env ?? {})).not.toContain('ELECTRON_RUN_AS_NODE');
  await begun?.ended;
});

test('what it refuses comes back as a sentence', async () => {
  drawWith(utilityDrawer);
  const outcome = await drawSvg(svg('<script>1</script>'), 200, 20_000);
  expect(outcome).toEqual({ kind: 'refused', because: expect.stringContaining('contains a script') });
});

test('one that never ends is ended', async () => {
  drawWith(utilityDrawer);
  expect(await drawSvg(svg(ENDLESS), 2688, 1500)).toEqual({ kind: 'too-slow' });
  await utilityProcess.begun[0]?.ended;
});

test('the desktop app has its drawings made by utility processes', async () => {
  const { electron } = await launch();
  const { drawSvg: drawSvgThere } = await import('../../../src-main/library/pictures/svg-render.js');
  expect((await drawSvgThere(svg(''), 20, 20_000)).kind).toBe('drawn');
  expect(electron.utilityProcess.begun).toHaveLength(1);
});
