/**
 * Makes the starter libraries assets/starter/kotc-* from their designs: prices every card, paints its picture and
 * writes cards and decks. Libraries named after it are made alone: `… kotc-14`.
 *
 *     node --import tsx assets/paint-starter.ts
 *
 * The same designs give the same files. The figures are icons of the game-icons set (CC BY 3.0; see NOTICE).
 */
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { blankCard, type KotcCard as Card } from '../src-main/games/kotc/cards/card.js';
import type { Deck } from '../src-main/cards/deck.js';
import { editionId, type RulesEdition } from '../src-main/games/kotc/cards/editions.js';
import { writeCardFile, writeDeckFile } from '../src-main/games/card-files.js';
import { readText } from '../src-main/games/kotc/cards/language/read.js';
import { writeText } from '../src-main/games/kotc/cards/language/write.js';
import { picturePlacement } from '../src-main/cards/picture.js';
import { toNumber } from '../src-main/games/kotc/cards/price/fraction.js';
import { priceCard } from '../src-main/games/kotc/cards/price/price.js';
import { margin } from './paint/brush.js';
import { starterPicture } from './paint/starter/picture.js';
import { authors, type DeckDesign, type Design, type Library } from './starter/design/design.js';
import { libraries } from './starter/design/libraries.js';

/** Of the painter's canvas, which is as large as the card's picture window at 600 dpi: 450 dpi. */
const scale = 0.75;
const picture = { width: 1008, height: 628 };

const only = process.argv.slice(2);
for (const library of libraries) {
  if (only.length > 0 && !only.includes(library.folder)) continue;
  await make(library);
}

async function make({ folder, edition, designs, decks }: Library): Promise<void> {
  const root = join(import.meta.dirname, 'starter', folder);
  const write = (kind: 'card' | 'deck', name: string, id: string, content: string): void =>
    writeFileSync(join(root, `${kind}s`, `${slug(name)}.${id.slice(0, 8)}.${kind}.json`), content);
  for (const kind of ['cards', 'decks', 'pictures']) {
    rmSync(join(root, kind), { recursive: true, force: true });
    mkdirSync(join(root, kind), { recursive: true });
  }
  const ids = new Map<string, string>();
  for (const design of designs) {
    const bytes = await paint(design);
    const file = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.jpg`;
    writeFileSync(join(root, 'pictures', file), bytes);
    const card = finished(design, edition, file);
    ids.set(card.name, card.id);
    write('card', card.name, card.id, writeCardFile(card));
  }
  for (const deck of decks) {
    const id = idOf(`${folder} deck ${deck.name}`);
    write('deck', deck.name, id, writeDeckFile(filled(deck, id, edition, ids)));
  }
}

/** The card of a design: its canonical text, its price, its credits. @throws Error for a text that is not the edition's. */
function finished(
  { name, stats, text, flavor, picture: [icon] }: Design,
  edition: RulesEdition,
  id: string,
): Card {
  const type = stats ? 'creature' : 'spell';
  const [offense, defense] = stats ?? [null, null];
  const reading = readText(text, type, edition);
  const [fault] = reading.problems;
  if (fault) throw new Error(`${name}: ${fault.because} (“${text.slice(fault.start, fault.end)}”)`);
  const price = priceCard({ ...reading, type, offense, defense }, edition);
  if (!price) throw new Error(`${name} has no price.`);
  return {
    ...blankCard(idOf(`kotc-${edition} card ${name}`)),
    name,
    type,
    edition,
    cost: toNumber(price.cost),
    offense,
    defense,
    text: writeText(reading, type, edition),
    picture: picturePlacement.parse({ id }),
    flavor,
    licence: `Card: Cardwright, CC0. Picture: ${credit(icon)}, game-icons.net, CC BY 3.0.`,
    tags: ['starter'],
  };
}

function credit(path: Design['picture'][0]): string {
  const [author, icon] = path.split('/') as [keyof typeof authors, string];
  return `${icon.replaceAll('-', ' ')} by ${authors[author].name}`;
}

function filled(
  { name, notes, cards }: DeckDesign,
  id: string,
  edition: RulesEdition,
  ids: ReadonlyMap<string, string>,
): Deck {
  const entries = Object.entries(cards).map(([card, copies]) => {
    const found = ids.get(card);
    if (found === undefined) throw new Error(`The deck ${name} wants ${card}, which is not designed.`);
    return { card: found, name: card, copies };
  });
  return { id, game: 'kotc', name, edition: editionId(edition), entries, back: 'standard', notes };
}

async function paint({ name, picture: [path, scene, palette] }: Design): Promise<Buffer> {
  const seed = createHash('sha256').update(name).digest().readUInt16BE();
  const svg = starterPicture(path.slice(path.indexOf('/') + 1), scene, palette, seed);
  const edge = Math.round(margin * scale);
  return sharp(Buffer.from(svg), { density: 72 * scale })
    .extract({ left: edge, top: edge, ...picture })
    .removeAlpha()
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
}

/** A version 8 UUID made from a name, so that a card stays the same card when everything is made anew. */
function idOf(name: string): string {
  const hex = createHash('sha256').update(`Cardwright starter: ${name}`).digest('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
