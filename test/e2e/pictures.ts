import sharp from 'sharp';

/** A PNG of smooth hills of colour, the same for the same seed: something to see, and nothing too fine to compare. */
export function hills(width: number, height: number, seed: number): Promise<Buffer> {
  const channels = 3;
  const raw = Buffer.alloc(width * height * channels);
  for (let at = 0; at < raw.length; at += 1) {
    const pixel = Math.floor(at / channels);
    const [x, y] = [(pixel % width) / width, Math.floor(pixel / width) / height];
    const turn = (at % channels) * 2 + seed;
    raw[at] = 128 + 100 * Math.sin(7 * x + turn) * Math.cos(5 * y - turn + 3 * x * y);
  }
  return sharp(raw, { raw: { width, height, channels } }).png().toBuffer();
}
