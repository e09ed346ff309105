import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { LibraryError } from '../../library/errors.js';
import type { IconRow } from '../answers/answers.js';

const iconSet = z.object({
  width: z.number(),
  height: z.number(),
  icons: z.record(z.string(), z.object({ body: z.string() })),
});

/** Twice the picture window's size at 300 dpi: sharp at any zoom that a person would choose. */
const SIZE = { width: 1344, height: 838 } as const;
/** The icon's share of the picture's height. */
const SHARE = 0.72;
const FOUND_AT_MOST = 120;

/** Colours of a picture, "#rrggbb": the icon's own, and the background's from the middle to the edge. */
export interface IconLook {
  readonly ink: string;
  readonly glow: string;
  readonly ground: string;
}

interface Icon {
  readonly name: string;
  readonly title: string;
  readonly path: string;
}

/** The icons of game-icons.net (CC BY 3.0) as a source of pictures. Read from their package when first asked for. */
export class Icons {
  #set: Promise<{ size: number; icons: ReadonlyMap<string, Icon> }> | null = null;

  /** Icons whose names have every word of the query, those that begin with it first. */
  async search(query: string): Promise<IconRow[]> {
    const { icons, size } = await this.#icons();
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    const rank = (icon: Icon): number => (icon.title.toLowerCase().startsWith(words[0] ?? '') ? 0 : 1);
    return [...icons.values()]
      .filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)))
      .sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name))
      .slice(0, FOUND_AT_MOST)
      .map(({ name, title, path }) => ({ name, title, path, size }));
  }

  /** An icon's outline in a square of `size` units, or null when there is none of the name. */
  async pathOf(name: string): Promise<{ path: string; size: number } | null> {
    const { icons, size } = await this.#icons();
    const icon = icons.get(name);
    return icon ? { path: icon.path, size } : null;
  }

  /**
   * Paints an icon on a lit ground, as PNG.
   * @throws LibraryError NOT_FOUND
   */
  async paint(name: string, look: IconLook): Promise<{ bytes: Uint8Array; credit: string }> {
    const { icons, size } = await this.#icons();
    const icon = icons.get(name);
    if (!icon)
      throw new LibraryError('NOT_FOUND', `There is no icon “${name.slice(0, 60)}”. Choose another one.`);
    const scale = (SIZE.height * SHARE) / size;
    const left = (SIZE.width - size * scale) / 2;
    const top = (SIZE.height - size * scale) / 2;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">
      <defs>
        <radialGradient id="ground" cx="50%" cy="46%" r="68%">
          <stop offset="0" stop-color="${look.glow}"/><stop offset="1" stop-color="${look.ground}"/>
        </radialGradient>
        <filter id="shade" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="9"/></filter>
      </defs>
      <rect width="100%" height="100%" fill="url(#ground)"/>
      <g transform="translate(${left + 8} ${top + 14}) scale(${scale})" filter="url(#shade)" opacity="0.55">
        <path d="${icon.path}" fill="${look.ground}"/>
      </g>
      <g transform="translate(${left} ${top}) scale(${scale})"><path d="${icon.path}" fill="${look.ink}"/></g>
    </svg>`;
    const { default: sharp } = await import('sharp');
    return {
      bytes: await sharp(Buffer.from(svg)).png().toBuffer(),
      credit: `Picture: ${icon.title} by the authors of game-icons.net, CC BY 3.0.`,
    };
  }

  #icons() {
    this.#set ??= readIcons();
    return this.#set;
  }
}

async function readIcons() {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const set = iconSet.parse(JSON.parse(await readFile(file, 'utf8')));
  const icons = new Map<string, Icon>();
  for (const [name, { body }] of Object.entries(set.icons)) {
    // Every icon of this set is one path in the current colour.
    const path = /^<path fill="currentColor" d="([-\d\sA-Za-z.,]+)"\/>$/.exec(body)?.[1];
    if (path) icons.set(name, { name, title: name.replaceAll('-', ' '), path });
  }
  return { size: set.height, icons };
}
