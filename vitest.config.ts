import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { findBrowser } from './src-main/setup/browser.mjs';

export default defineConfig({
  plugins: [svelte({ configFile: false })],
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // The tests in a real browser take it from here; without one they fail and say so.
    env: { CHROME_PATH: findBrowser() ?? '' },
  },
});
