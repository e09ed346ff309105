import { delimiter, join } from 'node:path';
import { installBySystem, isProgram } from './installing.mjs';

/** The one that has no window comes first: it takes a quarter less of the processor for each page. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
  'brave-browser',
  'brave',
  'vivaldi',
];

const macApps = ['Google Chrome', 'Chromium', 'Microsoft Edge', 'Brave Browser'];

const windowsPaths = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
  'BraveSoftware\\Brave-Browser\\Application\\brave.exe',
];

/**
 * The program file of a browser of the Chromium family: the one that CHROME_PATH names, or the first at the usual
 * places; null when there is none.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {NodeJS.Platform} [platform]
 * @returns {string | null}
 */
export function findBrowser(env = process.env, platform = process.platform) {
  return candidates(env, platform).find(isProgram) ?? null;
}

function candidates(env, platform) {
  const named = env.CHROME_PATH ? [env.CHROME_PATH] : [];
  if (platform === 'win32') {
    const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean);
    return [...named, ...windowsPaths.flatMap((path) => roots.map((root) => join(root, path)))];
  }
  if (platform === 'darwin') {
    const roots = ['/Applications', join(env.HOME ?? '/', 'Applications')];
    const apps = macApps.flatMap((app) => roots.map((root) => `${root}/${app}.app/Contents/MacOS/${app}`));
    return [...named, ...apps];
  }
  const folders = [
    ...(env.PATH ?? '').split(delimiter),
    '/usr/bin',
    '/usr/local/bin',
    '/snap/bin',
    '/opt/google/chrome',
  ];
  return [...named, ...names.flatMap((name) => folders.filter(Boolean).map((folder) => join(folder, name)))];
}

/** @type {import('./installing.mjs').Installers} */
const installers = {
  linux: [
    {
      tool: 'apt-get',
      root: true,
      steps: [['update'], ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']],
    },
    { tool: 'dnf', root: true, steps: [['install', '-y', 'chromium']] },
    { tool: 'pacman', root: true, steps: [['-Sy', '--noconfirm', 'chromium']] },
    { tool: 'zypper', root: true, steps: [['--non-interactive', 'install', 'chromium']] },
    { tool: 'apk', root: true, steps: [['add', 'chromium']] },
  ],
  darwin: [{ tool: 'brew', root: false, steps: [['install', '--cask', 'google-chrome']] }],
  win32: [
    {
      tool: 'winget',
      root: false,
      steps: [
        [
          'install',
          '--exact',
          '--id',
          'Google.Chrome',
          '--silent',
          '--accept-source-agreements',
          '--accept-package-agreements',
        ],
      ],
    },
  ],
};

/** Installs a browser by the system's own means, asking for nothing. Answers its program file, or null. */
export async function installBrowser() {
  await installBySystem('a browser', installers);
  return findBrowser();
}
