import { nodeDrawer, type DrawingAnswer, type StartDrawer } from './drawer.js';
import { ownProgram } from './own-program.js';

export type DrawingOutcome = DrawingAnswer | { readonly kind: 'too-slow' };

const MAX_OUTPUT_BYTES = 200 * 1024 * 1024;

/** Which processes draw is a matter of the running program and not of a library: Electron's are not Node's. */
let start: StartDrawer = nodeDrawer;

/** Has all drawings of this program made by processes of another kind. */
export function drawWith(other: StartDrawer): void {
  start = other;
}

/**
 * Checks an SVG (`svg-check.ts`) and draws it in a process of its own. A drawing can be small and take for ever (uses of uses,
 * filters, dashes), nothing can tell beforehand which does, and a renderer within this process could not be stopped.
 * @param side pixels of the longer side
 */
export function drawSvg(svg: Uint8Array, side: number, limitMs: number): Promise<DrawingOutcome> {
  return new Promise((resolve) => {
    const drawer = start(ownProgram('svg-drawer', import.meta.url), systemPaths());
    const end = (outcome: DrawingOutcome): void => {
      clearTimeout(timer);
      resolve(outcome);
      drawer.kill();
    };
    const timer = setTimeout(() => end({ kind: 'too-slow' }), limitMs);
    drawer.whenAnswered((answer) => {
      const tooMuch = answer?.kind === 'drawn' && answer.png.byteLength > MAX_OUTPUT_BYTES;
      end(answer === null || tooMuch ? { kind: 'damaged' } : answer);
    });
    drawer.send({ svg, side });
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
