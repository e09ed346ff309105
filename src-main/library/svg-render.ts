import { spawn } from 'node:child_process';
import { ownProgram } from './own-program.js';
import { drawerCodes } from './svg-drawer-codes.js';

export type DrawingOutcome =
  | { readonly kind: 'drawn'; readonly png: Uint8Array }
  | { readonly kind: 'refused'; readonly because: string }
  | { readonly kind: 'too-large' | 'too-slow' | 'damaged' };

const MAX_OUTPUT_BYTES = 200 * 1024 * 1024;

/**
 * Checks an SVG (`svg-check.ts`) and draws it in a process of its own. A drawing can be small and take for ever (uses of uses,
 * filters, dashes), nothing can tell beforehand which does, and a renderer within this process could not be stopped.
 * @param side pixels of the longer side
 */
export function drawSvg(svg: Uint8Array, side: number, limitMs: number): Promise<DrawingOutcome> {
  const drawer = ownProgram('svg-drawer', import.meta.url);
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [drawer, String(side)],
      // Electron's own program file is Node when it is told so; nothing else of the surroundings is handed on.
      {
        env: { ...systemPaths(), ELECTRON_RUN_AS_NODE: '1' },
        stdio: ['pipe', 'pipe', 'ignore'],
        windowsHide: true,
      },
    );
    const chunks: Buffer[] = [];
    let bytes = 0;
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      child.kill('SIGKILL');
    }, limitMs);
    child.stdout.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_OUTPUT_BYTES) child.kill('SIGKILL');
      else chunks.push(chunk);
    });
    child.on('error', () => undefined);
    // A process that ends early does not read to the end; its exit code says why.
    child.stdin.on('error', () => undefined);
    child.stdin.end(svg);
    child.on('close', (code) => {
      clearTimeout(timer);
      if (late) resolve({ kind: 'too-slow' });
      else if (code === drawerCodes.tooLarge) resolve({ kind: 'too-large' });
      else if (code === drawerCodes.refused)
        resolve({ kind: 'refused', because: Buffer.concat(chunks).toString('utf8') });
      else if (code === 0 && bytes > 0) resolve({ kind: 'drawn', png: Buffer.concat(chunks) });
      else resolve({ kind: 'damaged' });
    });
  });
}

/** What a system needs to load libraries and find fonts. */
function systemPaths(): NodeJS.ProcessEnv {
  const names = [
    'PATH',
    'HOME',
    'SYSTEMROOT',
    'TEMP',
    'TMP',
    'LD_LIBRARY_PATH',
    'FONTCONFIG_PATH',
    'FONTCONFIG_FILE',
  ];
  return Object.fromEntries(
    names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  );
}
