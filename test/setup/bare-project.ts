import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tempFolder } from '../hosts/temp-folder.js';
import { project } from '../source-files.js';

/** Stands for npm: notes how it was called and "installs" a builder that notes each build. */
const FAKE_NPM = `
import { mkdirSync, writeFileSync, appendFileSync } from 'node:fs';
appendFileSync('calls.txt', 'npm ' + process.argv.slice(2).join(' ') + '\\n');
if (process.env.FAKE_NPM_FAILS) process.exit(1);
console.log('npm speaks');
mkdirSync('node_modules/electron-vite/bin', { recursive: true });
mkdirSync('node_modules/wuchale/dist/cli', { recursive: true });
writeFileSync('node_modules/wuchale/dist/cli/index.js', '');
writeFileSync('node_modules/.package-lock.json', '{}');
writeFileSync('node_modules/electron-vite/bin/electron-vite.js', ${JSON.stringify(`
import { mkdirSync, writeFileSync, appendFileSync } from 'node:fs';
appendFileSync('calls.txt', 'build\\n');
if (process.env.FAKE_BUILD_FAILS) { console.log('src-main/a.ts: something is wrong'); process.exit(1); }
const files = { 'main/electron.js': '', 'main/program.js': '', 'preload/preload.cjs': '', 'renderer/index.html': '',
  'main/cli.js': "console.log('cli ' + process.argv.slice(2).join(' '))" };
for (const [name, text] of Object.entries(files)) {
  mkdirSync('out/' + name.split('/')[0], { recursive: true });
  writeFileSync('out/' + name, text);
}
`)});
`;

export interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** A copy of the set-up in a project with nothing installed, where npm and the builder are stand-ins. */
export class BareProject {
  readonly folder = tempFolder();

  constructor() {
    cpSync(join(project, 'src-main', 'setup'), join(this.folder, 'src-main', 'setup'), { recursive: true });
    this.write('package.json', '{"type":"module"}');
    this.write('package-lock.json', '{}');
    this.write('fake-npm.mjs', FAKE_NPM);
  }

  write(name: string, text: string): void {
    mkdirSync(dirname(join(this.folder, name)), { recursive: true });
    writeFileSync(join(this.folder, name), text);
  }

  remove(name: string): void {
    rmSync(join(this.folder, name));
  }

  /** Makes a file look changed at a time, in seconds since 1970. */
  touch(name: string, seconds: number): void {
    utimesSync(join(this.folder, name), seconds, seconds);
  }

  /** What npm and the builder were called for since the last look. */
  calls(): string[] {
    const file = join(this.folder, 'calls.txt');
    const calls = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').filter(Boolean) : [];
    writeFileSync(file, '');
    return calls;
  }

  run(script: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
    const child = spawn(process.execPath, [join(this.folder, script), ...args], {
      cwd: this.folder,
      env: {
        ...process.env,
        DISPLAY: '',
        WAYLAND_DISPLAY: '',
        npm_execpath: join(this.folder, 'fake-npm.mjs'),
        ...env,
      },
    });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk) => (out += chunk));
    child.stderr.on('data', (chunk) => (err += chunk));
    return new Promise((done) => child.on('close', (code) => done({ code, out, err })));
  }
}
