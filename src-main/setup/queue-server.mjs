import { delimiter, join } from 'node:path';
import { installBySystem, isProgram } from './installing.mjs';

const names = ['valkey-server', 'redis-server'];

/**
 * The program file of a Valkey or Redis server: the one that QUEUE_SERVER_PATH names, or the first at the usual places; null when
 * there is none.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | null}
 */
export function findQueueServer(env = process.env) {
  const named = env.QUEUE_SERVER_PATH ? [env.QUEUE_SERVER_PATH] : [];
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];
  const places = names.flatMap((name) => folders.filter(Boolean).map((folder) => join(folder, name)));
  return [...named, ...places].find(isProgram) ?? null;
}

/** @type {import('./installing.mjs').Installers} */
const installers = {
  linux: [
    {
      tool: 'apt-get',
      root: true,
      steps: [['update'], ['install', '-y', '--no-install-recommends', 'redis-server']],
    },
    { tool: 'dnf', root: true, steps: [['install', '-y', 'valkey']] },
    { tool: 'pacman', root: true, steps: [['-Sy', '--noconfirm', 'valkey']] },
    { tool: 'zypper', root: true, steps: [['--non-interactive', 'install', 'valkey']] },
    { tool: 'apk', root: true, steps: [['add', 'valkey']] },
  ],
  darwin: [{ tool: 'brew', root: false, steps: [['install', 'valkey']] }],
};

/** Installs one by the system's own means, asking for nothing. Answers its program file, or null. */
export async function installQueueServer() {
  await installBySystem('a Redis server', installers);
  return findQueueServer();
}
