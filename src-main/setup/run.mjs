import { spawn } from 'node:child_process';
import { project } from './project.mjs';

/**
 * Runs a program to its end in the project's folder.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions & { timeout?: number }} [options]
 * @returns {Promise<{ code: number, output: string }>} 127 when it could not be started; the output where it is piped.
 */
export function run(program, args, options = {}) {
  return new Promise((done) => {
    const child = spawn(program, args, { cwd: project, stdio: 'inherit', ...options });
    let output = '';
    const collect = (chunk) => {
      output += chunk;
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', (error) => done({ code: 127, output: output + error.message }));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

/** Runs a script of a package with the Node that runs now, so that no shell and no PATH is needed. */
export const runNode = (args, options) => run(process.execPath, args, options);

/** Runs npm: the one that started us, or the one on the PATH. */
export function runNpm(args, options) {
  const npm = process.env.npm_execpath;
  if (npm && /\.[cm]?js$/.test(npm)) return runNode([npm, ...args], options);
  return run('npm', args, { shell: process.platform === 'win32', ...options });
}
