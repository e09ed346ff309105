import { availableParallelism } from 'node:os';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { findBrowser } from './src-main/setup/browser.mjs';
import { SlowFirst } from './test/slow-first.js';
import { temporaryFolder } from './test/temporary-folder.js';

/** The app in a real browser. */
const inBrowser = 'test/e2e/**/*.test.ts';
/** What the renderer does. Its tests stand in for the page, and Svelte, as it is loaded for tests, makes lists slower in the whole process. */
const ofTheRenderer = 'test/renderer/**/*.test.ts';
/** Random games, thousands of them: they are fastest where nothing but the rules has been loaded. */
const ofTheRules = 'test/{engine,cards,games,layout}/**/*.test.ts';
/** These put something else in the place of a module, so each file needs its modules for itself. */
const withOtherModules = 'test/hosts/electron/**/*.test.ts';
/** These add a game to those that the program knows: in a process of their own, whose threads know it too. */
const withAnotherGame = 'test/second-game/**/*.test.ts';

/** For tests that need neither Svelte nor another module in the place of one: node imports what they test itself, without Vite. */
const native = {
  experimental: { viteModuleRunner: false, nodeLoader: false },
  setupFiles: ['test/native/typescript.mjs'],
};

export default defineConfig({
  plugins: [svelte({ configFile: false })],
  test: {
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // The tests in a real browser take it from here; without one they fail and say so.
    env: { CHROME_PATH: findBrowser() ?? '', TMPDIR: temporaryFolder() },
    // One more than there are cores: a test in a browser, or one of another process, waits for it now and then. Each more loads
    // the program once more.
    maxWorkers: availableParallelism() + 1,
    // One process loads the program once for many files: loading it takes longer than most of them. They run by name of the
    // project, so that those which take longest do not come last.
    isolate: false,
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        extends: true,
        // Whole paths: what never comes on the way fails earlier, with its own name.
        test: { ...native, name: 'browser', include: [inBrowser], testTimeout: 360_000 },
      },
      {
        extends: true,
        test: {
          name: 'desktop',
          include: [withOtherModules],
          isolate: true,
          setupFiles: ['test/property-seed.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'renderer',
          include: [ofTheRenderer],
          setupFiles: ['test/property-seed.ts', 'test/renderer/as-found.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...native,
          name: 'second game',
          include: [withAnotherGame],
          execArgv: ['--import', './test/games/lanterns/add-in-threads.mjs'],
        },
      },
      {
        extends: true,
        test: {
          ...native,
          name: 'program',
          include: ['test/**/*.test.ts'],
          exclude: [inBrowser, withOtherModules, withAnotherGame, ofTheRenderer, ofTheRules],
        },
      },
      {
        extends: true,
        test: {
          ...native,
          name: 'rules',
          include: [ofTheRules],
          // These wait for nothing; they come after the others, since projects of one group have as many workers each.
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
