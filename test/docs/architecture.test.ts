import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn, project, textOf } from '../source-files.js';

const text = textOf('ARCHITECTURE.md');
const files = [
  ...['src-main', 'src-renderer', 'docs', 'test', 'texts'].flatMap((folder) => filesIn(folder, [''])),
  'vitest.config.ts',
  'wuchale.config.js',
];
/** Paths with a slash before and after, so that "/rooms/file.ts/" and "/rooms/" are parts of them. */
const paths = files.map((path) => `/${path}/`);

const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name);
const named = quoted.filter((name) => /^[\w.-][\w./-]*(?:\.(?:ts|mjs|js|svelte|css|md|po)|\/)$/.test(name));

describe('ARCHITECTURE.md', () => {
  it('names only files and folders that there are', () => {
    expect(named.length).toBeGreaterThan(100);
    const missing = named.filter((name) => {
      const wanted = `/${name.replace(/\/$/, '')}/`;
      return !paths.some((path) => path.includes(wanted));
    });
    expect(missing).toEqual([]);
  });

  it('leads to files that there are', () => {
    const links = [...text.matchAll(/\]\(([^#)\s]+)\)/g)].map(([, path = '']) => path);
    expect(links.length).toBeGreaterThan(3);
    expect(links.filter((path) => !existsSync(join(project, path)))).toEqual([]);
  });
});
