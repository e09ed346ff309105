import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { electronHindrance, fetchElectron } from '../../src-main/setup/electron.mjs';
import { tempFolder } from '../hosts/temp-folder.js';

function installer(script: string): string {
  const path = join(tempFolder(), 'install.cjs');
  writeFileSync(path, script);
  return path;
}

test('Electron needs a display and an ordinary user on Linux, and nothing elsewhere', () => {
  expect(electronHindrance({}, 'linux', 1000)).toBe('there is no display');
  expect(electronHindrance({ DISPLAY: ':0' }, 'linux', 0)).toContain('root');
  expect(electronHindrance({ DISPLAY: ':0' }, 'linux', 1000)).toBeNull();
  expect(electronHindrance({ WAYLAND_DISPLAY: 'wayland-0' }, 'linux', 1000)).toBeNull();
  expect(electronHindrance({}, 'darwin', 501)).toBeNull();
  expect(electronHindrance({}, 'win32', undefined)).toBeNull();
});

test('a failed fetch is told in a few words, not by its stack', async () => {
  const path = installer(
    `console.error('Downloading'); throw new Error('getaddrinfo ENOTFOUND example.invalid');`,
  );
  expect(await fetchElectron({ installer: path })).toBe('getaddrinfo ENOTFOUND example.invalid');
});

test('a fetch that stands still is given up', async () => {
  const path = installer('setInterval(() => {}, 1000);');
  expect(await fetchElectron({ installer: path, stallSeconds: 0.3 })).toBe('the download does not get on');
});

test('an installer that says it is done but leaves no program has failed', async () => {
  const path = installer('');
  expect(await fetchElectron({ installer: path, isThere: () => false })).toBe('no reason given');
  expect(await fetchElectron({ installer: path, isThere: () => true })).toBeNull();
});

test('without the package there is nothing to fetch with', async () => {
  expect(await fetchElectron({ installer: join(tempFolder(), 'none.js') })).toBe(
    'its package is not installed',
  );
});
