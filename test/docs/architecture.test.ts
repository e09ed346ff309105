import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn, project, textOf } from '../source-files.js';

const LONGEST_MAP = 120;
const readmes = ['src-main', 'src-renderer', 'docs', 'test'].flatMap((folder) =>
  filesIn(folder, ['README.md', 'contributing.md']),
);
const files = [
  ...['src-main', 'src-renderer', 'docs', 'test', 'texts'].flatMap((folder) => filesIn(folder, [''])),
  'vitest.config.ts',
  'wuchale.config.js',
];
/** Paths with a slash before and after, so that "/rooms/file.ts/" and "/rooms/" are parts of them. */
const paths = files.map((path) => `/${path}/`);
const fileName = /^[\w.-][\w./-]*(?:\.(?:ts|mjs|js|svelte|css|md|po)|\/)$/;

describe.each(['ARCHITECTURE.md', ...readmes])('%s', (path) => {
  const text = textOf(path);

  it('names only files and folders that there are', () => {
    const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name);
    const missing = quoted
      .filter((name) => fileName.test(name))
      .filter((name) => {
        const wanted = `/${name.replace(/\/$/, '')}/`;
        return !paths.some((one) => one.includes(wanted));
      });
    expect(missing).toEqual([]);
  });

  it('leads to files that there are', () => {
    const links = [...text.matchAll(/\]\(([^#)\s]+)[^)\s]*\)/g)].map(([, link = '']) => link);
    const local = links.filter((link) => !link.startsWith('http'));
    expect(local.filter((link) => !existsSync(join(project, dirname(path), link)))).toEqual([]);
  });
});

it('the map fits on a page or two, and folders with something to know have a README', () => {
  expect(textOf('ARCHITECTURE.md').split('\n').length - 1).toBeLessThanOrEqual(LONGEST_MAP);
  expect(readmes.length).toBeGreaterThan(10);
});
