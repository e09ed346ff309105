import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

export type DrawingOutcome =
  | { readonly kind: 'drawn'; readonly png: Uint8Array }
  | { readonly kind: 'too-large' | 'too-slow' | 'damaged' };

const MAX_OUTPUT_BYTES = 200 * 1024 * 1024;
const TOO_LARGE = 4;

/** Reads SVG from stdin and writes PNG to stdout; the longer side gets `side` pixels. */
const program = `
const [sharpUrl, side] = process.argv.slice(1);
const { default: sharp } = await import(sharpUrl);
const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const svg = Buffer.concat(chunks);
const { width, height } = await sharp(svg, { limitInputPixels: false }).metadata();
const density = (72 * Number(side)) / Math.max(width, height);
if (density < 1) process.exit(${TOO_LARGE});
const drawing = sharp(svg, { density: Math.min(density, 72000), failOn: 'error' });
process.stdout.write(await drawing.png({ compressionLevel: 1 }).toBuffer());
`;

/**
 * Draws an SVG in a process of its own. A drawing can be small and take for ever (uses of uses, filters, dashes),
 * nothing can tell beforehand which does, and a renderer within this process could not be stopped.
 * @param side pixels of the longer side
 */
export function drawSvg(svg: Uint8Array, side: number, limitMs: number): Promise<DrawingOutcome> {
  const sharpUrl = pathToFileURL(createRequire(import.meta.url).resolve('sharp')).href;
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      ['--input-type=module', '--eval', program, sharpUrl, String(side)],
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
      else if (code === TOO_LARGE) resolve({ kind: 'too-large' });
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
