import sharp from 'sharp';

/** How many times smaller the hills are drawn than they are wanted. */
const COARSE = 4;

/** A PNG of smooth hills of colour, the same for the same seed: something to see, and nothing too fine to compare. */
export function hills(width: number, height: number, seed: number): Promise<Buffer> {
  const [across, down, channels] = [Math.ceil(width / COARSE), Math.ceil(height / COARSE), 3 as const];
  const raw = Buffer.alloc(across * down * channels);
  for (let at = 0; at < raw.length; at += 1) {
    const pixel = Math.floor(at / channels);
    const [x, y] = [(pixel % across) / across, Math.floor(pixel / across) / down];
    const turn = (at % channels) * 2 + seed;
    raw[at] = 128 + 100 * Math.sin(7 * x + turn) * Math.cos(5 * y - turn + 3 * x * y);
  }
  return sharp(raw, { raw: { width: across, height: down, channels } })
    .resize(width, height, { fit: 'fill' })
    .png()
    .toBuffer();
}
