import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { findBrowser } from '../../src-main/setup/browser.mjs';
import { tempFolder } from '../hosts/temp-folder.js';

function program(path: string, mode = 0o755): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '');
  chmodSync(path, mode);
  return path;
}

test('CHROME_PATH comes first, unless nothing is there', () => {
  const folder = tempFolder();
  const onPath = program(join(folder, 'bin', 'chromium-headless-shell'));
  const named = program(join(folder, 'own', 'my-browser'));
  const PATH = join(folder, 'bin');
  expect(findBrowser({ PATH, CHROME_PATH: named }, 'linux')).toBe(named);
  expect(findBrowser({ PATH, CHROME_PATH: join(folder, 'gone') }, 'linux')).toBe(onPath);
});

test('any of the family on the PATH will do, in order of preference', () => {
  const folder = tempFolder();
  program(join(folder, 'a', 'chromium-headless-shell'), 0o644);
  program(join(folder, 'a', 'chromium'));
  const windowless = program(join(folder, 'b', 'chromium-headless-shell'));
  expect(findBrowser({ PATH: `${join(folder, 'a')}:${join(folder, 'b')}` }, 'linux')).toBe(windowless);
});

test('on a Mac it looks into the applications', () => {
  const HOME = tempFolder();
  const chrome = program(join(HOME, 'Applications/Google Chrome.app/Contents/MacOS/Google Chrome'));
  expect(findBrowser({ HOME }, 'darwin')).toBe(chrome);
});

test('null when there is none', () => {
  expect(findBrowser({ PROGRAMFILES: tempFolder() }, 'win32')).toBeNull();
});
