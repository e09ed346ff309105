/** The program of the process that draws: SVG comes in, PNG goes out; its argument is how many pixels the longer side gets. */
import sharp from 'sharp';
import { LibraryError } from './errors.js';
import { checkedSvg } from './svg-check.js';
import { drawerCodes } from './svg-drawer-codes.js';

const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
await draw(Buffer.concat(chunks), Number(process.argv[2]));

async function draw(given: Buffer, side: number): Promise<void> {
  const svg = checked(given);
  if (!svg) return;
  const { width, height } = await sharp(svg, { limitInputPixels: false }).metadata();
  const density = (72 * side) / Math.max(width, height);
  if (density < 1) {
    process.exitCode = drawerCodes.tooLarge;
    return;
  }
  const drawing = sharp(svg, { density: Math.min(density, 72000), failOn: 'error' });
  process.stdout.write(await drawing.png({ compressionLevel: 1 }).toBuffer());
}

/** Null when it is refused; then the sentence is what goes out. */
function checked(svg: Buffer): Uint8Array | null {
  try {
    return checkedSvg(svg);
  } catch (error) {
    if (!(error instanceof LibraryError)) throw error;
    process.stdout.write(error.message);
    process.exitCode = drawerCodes.refused;
    return null;
  }
}
