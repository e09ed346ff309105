/** Side to which a picture is reduced before its colours are counted, px. */
const SIDE = 72;
/** Bits of each channel that tell kinds of colour apart while they are counted. */
const BITS = 4;
/** How far two colours must be apart to be two, of the 765 between black and white. */
const APART = 90;

type Rgb = readonly [red: number, green: number, blue: number];

/**
 * The colours that make up most of a picture and differ from one another, "#rrggbb", those of the largest parts first.
 * @throws when the bytes are no picture
 */
export async function colorsOfPicture(bytes: Uint8Array, most = 5): Promise<string[]> {
  const { default: sharp } = await import('sharp');
  const pixels = await sharp(bytes)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize({ width: SIDE, height: SIDE, fit: 'inside' })
    .raw()
    .toBuffer();
  const chosen: Rgb[] = [];
  for (const color of byFrequency(pixels)) {
    if (chosen.length === most) break;
    if (chosen.every((other) => distance(color, other) >= APART)) chosen.push(color);
  }
  return chosen.map(
    (color) => `#${color.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`,
  );
}

/**
 * The mean of each kind of colour. Strong ones count more: they are what is remembered of a picture.
 * @param data three bytes a pixel
 */
function byFrequency(data: Uint8Array): Rgb[] {
  const kinds = new Map<number, { count: number; red: number; green: number; blue: number }>();
  for (let at = 0; at < data.length; at += 3) {
    const red = data[at] ?? 0;
    const green = data[at + 1] ?? 0;
    const blue = data[at + 2] ?? 0;
    const shift = 8 - BITS;
    const key = ((red >> shift) << (2 * BITS)) | ((green >> shift) << BITS) | (blue >> shift);
    const kind = kinds.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 };
    kind.count += 1;
    kind.red += red;
    kind.green += green;
    kind.blue += blue;
    kinds.set(key, kind);
  }
  return [...kinds.values()]
    .map(({ count, red, green, blue }) => {
      const color: Rgb = [red / count, green / count, blue / count];
      const strength = (Math.max(...color) - Math.min(...color)) / 255;
      return { color, weight: count * (0.5 + strength) };
    })
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ color }) => color);
}

const distance = ([r, g, b]: Rgb, [red, green, blue]: Rgb): number =>
  Math.abs(r - red) + Math.abs(g - green) + Math.abs(b - blue);
