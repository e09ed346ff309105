import { expect, test } from 'vitest';
import { BareProject } from './bare-project.js';

const START = 'src-main/setup/start.mjs';

test('npm start on a bare clone installs, builds, says in one line that Electron cannot be used, and serves', async () => {
  const project = new BareProject();
  const { code, out } = await project.run(START);
  expect(code).toBe(0);
  expect(project.calls()).toEqual([expect.stringMatching(/^npm ci --include=dev /), 'build']);
  const lines = out.trim().split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(
    /^Electron cannot be used here \(.+\); Cardwright opens in the browser instead\.$/,
  );
  expect(lines[1]).toBe('cli serve --open');
});

test('a second start neither installs nor builds again', async () => {
  const project = new BareProject();
  await project.run(START);
  project.calls();
  expect((await project.run(START)).code).toBe(0);
  expect(project.calls()).toEqual([]);
});

test('a source changed, added or removed is built anew, and a newer lock file is installed', async () => {
  const project = new BareProject();
  project.write('src-main/a.ts', '1');
  await project.run(START);
  project.calls();
  project.write('src-main/a.ts', '22');
  await project.run(START);
  expect(project.calls()).toEqual(['build']);
  project.write('src-renderer/b.svelte', '');
  await project.run(START);
  expect(project.calls()).toEqual(['build']);
  project.remove('src-renderer/b.svelte');
  await project.run(START);
  expect(project.calls()).toEqual(['build']);
  project.touch('node_modules/.package-lock.json', 1_000_000_000);
  await project.run(START);
  expect(project.calls()).toEqual([expect.stringMatching(/^npm ci/)]);
});

test('--web goes to the browser without a word about Electron, with its port and library', async () => {
  const project = new BareProject();
  const { out } = await project.run(START, ['--web', '--port', '4321', '--library', 'my cards']);
  expect(out.trim().split('\n')).toEqual(['cli serve --open --port 4321 --library my cards']);
  const other = await project.run(START, ['--library=woods', '--web', '--port=1', 'a.csv']);
  expect(other.out.trim()).toBe('cli serve --open --port 1 --library woods');
});

test('a failing install or build is said, and nothing is started', async () => {
  const project = new BareProject();
  const install = await project.run(START, [], { FAKE_NPM_FAILS: '1' });
  expect(install).toMatchObject({ code: 1, out: '' });
  expect(install.err).toContain('The packages could not be installed');
  const build = await project.run(START, [], { FAKE_BUILD_FAILS: '1' });
  expect(build).toMatchObject({ code: 1, out: '' });
  expect(build.err).toMatch(/src-main\/a\.ts: something is wrong\nThe build failed\.\n$/);
});

test('the command sets up once, however many are started at once, and keeps stdout for itself', async () => {
  const project = new BareProject();
  await project.run(START);
  project.write('src-main/a.ts', 'changed');
  project.calls();
  project.write(
    'run.mjs',
    "import { setUp } from './src-main/setup/set-up.mjs'; await setUp(); console.log('done');",
  );
  const outcomes = await Promise.all([1, 2, 3].map(() => project.run('run.mjs')));
  expect(outcomes.map(({ code, out }) => [code, out])).toEqual([1, 2, 3].map(() => [0, 'done\n']));
  expect(project.calls()).toEqual(['build']);
  project.remove('node_modules/.package-lock.json');
  await Promise.all([1, 2, 3].map(() => project.run('run.mjs')));
  expect(project.calls().filter((call) => call.startsWith('npm'))).toHaveLength(1);
});
