import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'electron-vite';
import { wuchale } from 'wuchale/vite';

/**
 * Three bundles in out/: the programs (desktop app, command line, the same as a module that runs more than one command in a
 * process, the threads of the computer players, of the coach, of the laboratory and of reading, and the process that draws share their chunks), the preload
 * script, which must be one CommonJS file to run in the sandbox, and the pages. Of
 * packages only those that every start needs, and that are many files, are taken into the first.
 */
export default defineConfig({
  main: {
    build: {
      outDir: 'out/main',
      target: 'node20.19',
      sourcemap: true,
      // To find and load each of their many small files takes longer than all else that a start does.
      externalizeDeps: {
        exclude: [
          '@orpc/client',
          '@orpc/contract',
          '@orpc/server',
          'commander',
          'csv-stringify',
          'fast-xml-parser',
          'zod',
        ],
      },
      rolldownOptions: {
        input: {
          electron: 'src-main/hosts/electron/main.ts',
          cli: 'src-main/hosts/cli/main.ts',
          program: 'src-main/hosts/cli/program.ts',
          'bot-worker': 'src-main/play/bots/bot-worker.ts',
          'coach-worker': 'src-main/play/coach/coach-worker.ts',
          'lab-worker': 'src-main/lab/run/lab-worker.ts',
          'svg-drawer': 'src-main/library/pictures/svg-drawer.ts',
          'reading-worker': 'src-main/exchange/reading/reading-worker.ts',
        },
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  },
  preload: {
    build: {
      outDir: 'out/preload',
      externalizeDeps: false,
      rolldownOptions: {
        input: { preload: 'src-main/hosts/electron/preload.ts' },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: 'src-renderer',
    plugins: [wuchale(), svelte({ configFile: false })],
    build: {
      outDir: 'out/renderer',
      rolldownOptions: { input: 'src-renderer/index.html' },
      minify: true,
      // Small files would become data: addresses, which the content security policy refuses for fonts.
      assetsInlineLimit: 0,
    },
  },
});
