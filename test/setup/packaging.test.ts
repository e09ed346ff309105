/** What installers are made of. No Electron is fetched: the configuration is held against the program as it is built. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { tempFolder } from '../hosts/temp-folder.js';
import { filesIn, project } from '../source-files.js';

/** What electron-builder itself reads a configuration with. */
const builder = createRequire(createRequire(import.meta.url).resolve('electron-builder'));
const { validateConfiguration } = builder('app-builder-lib/out/util/config/config.js') as {
  validateConfiguration: (config: object, log: { readonly isEnabled: boolean }) => Promise<void>;
};

type FuseConfig = object;
const { flipFuses, getCurrentFuseWire, FuseV1Options } = builder('@electron/fuses') as {
  flipFuses: (program: string, config: FuseConfig) => Promise<number>;
  getCurrentFuseWire: (program: string) => Promise<FuseConfig>;
  FuseV1Options: Readonly<Record<string, string | number>>;
};

const there = (path: string): boolean => existsSync(join(project, path));
const textOf = (path: string): string => readFileSync(join(project, path), 'utf8');

const association = z.object({ ext: z.string() });
const manifest = z
  .object({
    main: z.string(),
    license: z.string(),
    build: z.looseObject({
      icon: z.string(),
      artifactName: z.string(),
      copyright: z.string(),
      files: z.array(z.string()),
      extraResources: z.array(z.object({ from: z.string() })),
      asarUnpack: z.array(z.string()),
      linux: z.looseObject({ icon: z.string(), fileAssociations: z.array(association) }),
      win: z.looseObject({ fileAssociations: z.array(association) }),
      electronFuses: z.record(z.string(), z.boolean()),
      asar: z.boolean(),
      mac: z.looseObject({
        fileAssociations: z.array(association),
        hardenedRuntime: z.boolean(),
        notarize: z.boolean(),
        entitlements: z.string(),
        entitlementsInherit: z.string(),
      }),
    }),
  })
  .parse(JSON.parse(textOf('package.json')));
const { build } = manifest;

/** Whether a file is one of a pattern's: "out/main/**", "assets/**\/*.ts", or a path as it stands. */
function isOf(pattern: string, path: string): boolean {
  const [folder = '', ending] = pattern.split('**');
  if (!pattern.includes('**')) return path === pattern;
  return path.startsWith(folder) && path.endsWith(ending?.replace('/*', '') ?? '');
}

/** Whether a file of the project goes into the package; of the patterns that it is of, the last counts. */
function isPacked(path: string): boolean {
  const last = build.files.findLast((pattern) => isOf(pattern.replace(/^!/, ''), path));
  return last !== undefined && !last.startsWith('!');
}

/** Whether a package is kept out of it; the others that the program needs are in it without being named. */
const isLeftOut = (path: string): boolean =>
  build.files.some((pattern) => pattern.startsWith('!') && isOf(pattern.slice(1), path));

/** What becomes of the fuses of a program file, as electron-builder blows them into Electron's. */
async function blown(fuses: unknown): Promise<Record<string, boolean>> {
  const { PlatformPackager } = builder('app-builder-lib') as {
    PlatformPackager: { prototype: { generateFuseConfig(options: unknown): Promise<FuseConfig> } };
  };
  // A program file has the wire behind a mark: the wire's version, its length, and a sign for each fuse.
  const names = Object.entries(FuseV1Options).filter(([, place]) => typeof place === 'number');
  const program = join(tempFolder(), 'program');
  writeFileSync(
    program,
    `any code dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX\u0001${String.fromCharCode(names.length)}`,
  );
  appendFileSync(program, `${'1'.repeat(names.length)} more code`);
  await flipFuses(program, await PlatformPackager.prototype.generateFuseConfig(fuses));
  const wire = await getCurrentFuseWire(program);
  return Object.fromEntries(
    names.map(([name, place]) => [name, Reflect.get(wire, Number(place)) === '1'.charCodeAt(0)]),
  );
}

test('a packaged program runs nothing but the app that it was packaged with', async () => {
  expect(await blown(build.electronFuses)).toEqual({
    RunAsNode: false,
    EnableCookieEncryption: true,
    EnableNodeOptionsEnvironmentVariable: false,
    EnableNodeCliInspectArguments: false,
    EnableEmbeddedAsarIntegrityValidation: true,
    OnlyLoadAppFromAsar: true,
    LoadBrowserProcessSpecificV8Snapshot: false,
    GrantFileProtocolExtraPrivileges: false,
  });
  expect(build.asar).toBe(true);
});

test('nothing in the program counts on running as Node', () => {
  const counting = filesIn('src-main', ['.ts', '.mjs']).filter((file) =>
    /ELECTRON_RUN_AS_NODE/.test(textOf(file)),
  );
  expect(counting).toEqual([]);
});

test('on a Mac it is ready to be signed and notarized, and asks for nothing but to compile scripts', () => {
  const { hardenedRuntime, notarize, entitlements, entitlementsInherit } = build.mac;
  expect({ hardenedRuntime, notarize }).toEqual({ hardenedRuntime: true, notarize: true });
  expect(entitlementsInherit).toBe(entitlements);
  const keys = [...textOf(entitlements).matchAll(/<key>(.*)<\/key>\s*<true\/>/g)].map(([, key]) => key);
  expect(keys).toEqual(['com.apple.security.cs.allow-jit']);
});

test('the notice names the shared libraries that sharp comes with', () => {
  const notice = textOf('NOTICE');
  const readme = textOf('node_modules/@img/sharp-libvips-linux-x64/README.md');
  const lesser = [...readme.matchAll(/^\| (\S+) +\| LGPLv3/gm)].map(([, library]) => library ?? '');
  expect(lesser).toContain('libvips');
  expect(lesser.filter((library) => !notice.includes(library))).toEqual([]);
});

test('the configuration is what electron-builder’s own schema admits', async () => {
  const read = (config: object) => validateConfiguration(config, { isEnabled: false });
  await expect(read(build)).resolves.toBeUndefined();
  await expect(read({ ...build, asarUnpacked: [] })).rejects.toThrow('asarUnpacked');
});

describe('the package', () => {
  test('has what the program reads of its own folder', () => {
    const needed = [
      'package.json',
      manifest.main,
      'out/main/chunks/any-0.js',
      'out/main/bot-worker.js',
      'out/main/coach-worker.js',
      'out/main/lab-worker.js',
      'out/main/svg-drawer.js',
      'out/main/reading-worker.js',
      'out/preload/preload.cjs',
      'out/renderer/index.html',
      'out/renderer/assets/any-0.woff2',
      'assets/icon.png',
      'assets/rules/kotc-14.json',
    ];
    expect(needed.filter((path) => !isPacked(path))).toEqual([]);
    const assets = needed.filter((path) => path.startsWith('assets/'));
    expect(assets.filter((path) => !there(path))).toEqual([]);
  });

  test('has none of what it is made with', () => {
    const sources = [
      'src-main/hosts/electron/main.ts',
      'assets/paint-samples.ts',
      'assets/paint/scene.ts',
      build.icon,
    ];
    expect(sources.filter(isPacked)).toEqual([]);
    expect(there(build.icon)).toBe(true);
  });

  test('is made by patterns of which none has lost its files', () => {
    const outputs = textOf('electron.vite.config.ts');
    const lost = [...build.files, ...build.asarUnpack].filter((pattern) => {
      const [folder = ''] = pattern.replace(/^!/, '').split('/**');
      return folder.startsWith('out/') ? !outputs.includes(`outDir: '${folder}'`) : !there(folder);
    });
    expect(lost).toEqual([]);
  });

  test('keeps programs of the system beside the archive, where alone they can be loaded', () => {
    const lock = z
      .object({
        packages: z.record(
          z.string(),
          z.object({ dev: z.boolean().optional(), cpu: z.unknown().optional() }),
        ),
      })
      .parse(JSON.parse(textOf('package-lock.json')));
    const native = Object.entries(lock.packages)
      .filter(([path, { dev, cpu }]) => !dev && cpu !== undefined && path.includes('node_modules'))
      .map(([path]) => `${path}/lib/any.node`);
    expect(native.length).toBeGreaterThan(0);
    const within = native.filter(
      (path) => !isLeftOut(path) && !build.asarUnpack.some((pattern) => isOf(pattern, path)),
    );
    expect(within).toEqual([]);
  });

  test('is without the laboratory’s queue, which only the command line has', () => {
    const queue = ['bullmq', 'ioredis', '@msgpackr-extract/msgpackr-extract-linux-x64'];
    expect(queue.filter((name) => !isLeftOut(`node_modules/${name}/any.js`))).toEqual([]);
    expect(['sharp', 'zod', 'p-limit'].filter((name) => isLeftOut(`node_modules/${name}/any.js`))).toEqual(
      [],
    );
  });

  test('comes with its licences, under a name that says system and processor', () => {
    expect(build.extraResources.map(({ from }) => from)).toEqual(['LICENSE', 'NOTICE']);
    expect(textOf('LICENSE')).toContain(build.copyright.replace('©', '(c)'));
    for (const part of ['version', 'os', 'arch', 'ext']) expect(build.artifactName).toContain(`\${${part}}`);
  });

  test('has an icon for every system, large enough for its densest screens', async () => {
    const sides = await Promise.all(
      [build.icon, build.linux.icon].map(async (file) => {
        const { width, height } = await sharp(join(project, file)).metadata();
        return [width, height];
      }),
    );
    expect(sides).toEqual([
      [1024, 1024],
      [512, 512],
    ]);
  });

  test('opens packages by a double-click on every system', () => {
    for (const { fileAssociations } of [build.linux, build.win, build.mac])
      expect(fileAssociations.map(({ ext }) => ext)).toContain('cardwright');
  });
});
