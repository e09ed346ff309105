import { accessSync, constants } from 'node:fs';
import { run } from './run.mjs';

/**
 * Ways to install something, by platform and by the program that does it; `root`: needs the administrator.
 * @typedef {Partial<Record<NodeJS.Platform, readonly { readonly tool: string, readonly root: boolean, readonly steps: readonly (readonly string[])[] }[]>>} Installers
 */

/**
 * Installs something for the tests by the system's own means, asking for nothing. Does nothing where that cannot be done.
 * @param {string} what in words: "a browser"
 * @param {Installers} installers
 */
export async function installBySystem(what, installers) {
  for (const { tool, root, steps } of installers[process.platform] ?? []) {
    if (!(await exists(tool))) continue;
    const prefix = root && process.getuid?.() !== 0 ? ['sudo', '-n'] : [];
    if (prefix.length > 0 && (await silent('sudo', ['-n', 'true'])) !== 0) return;
    console.log(`Installing ${what} for the tests with ${tool}…`);
    for (const step of steps) {
      const [program, ...args] = [...prefix, tool, ...step];
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      await run(program, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
    }
    return;
  }
}

/** Whether a file is there that can be started. */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const silent = async (program, args) => (await run(program, args, { stdio: 'ignore' })).code;

/** Whether a program can be started at all. */
const exists = async (tool) => (await silent(tool, ['--version'])) !== 127;
