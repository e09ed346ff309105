/**
 * Paints the pictures of the sample cards and the program's icon, and writes the pictures' names into the cards:
 *
 *     node --import tsx assets/paint-samples.ts
 *
 * The same packages paint the same bytes. The figures in the pictures are icons of the game-icons set
 * (CC BY 3.0; see NOTICE), everything around them is drawn here.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { readCardFile, writeCardFile } from '../src-main/games/card-files.js';
import { picturePlacement } from '../src-main/cards/picture.js';
import { asteroidImpact } from './paint/asteroid-impact.js';
import { height, margin, width } from './paint/brush.js';
import { microraptor } from './paint/microraptor.js';
import { mourningALoss } from './paint/mourning-a-loss.js';
import { velociraptor } from './paint/velociraptor.js';

const samples = join(import.meta.dirname, 'samples');
const pictures = join(samples, 'pictures');
const scenes = {
  velociraptor,
  'mourning-a-loss': mourningALoss,
  microraptor,
  'asteroid-impact': asteroidImpact,
};

rmSync(pictures, { recursive: true, force: true });
mkdirSync(pictures, { recursive: true });
for (const [name, paint] of Object.entries(scenes)) {
  const picture = await sharp(Buffer.from(paint()))
    .extract({ left: margin, top: margin, width, height })
    .removeAlpha()
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer();
  const id = `${createHash('sha256').update(picture).digest('hex').slice(0, 32)}.jpg`;
  writeFileSync(join(pictures, id), picture);
  hang(name, id);
}
// The window's icon, and the one that packages for Windows and macOS are made with.
for (const [side, file] of [
  [512, 'icon.png'],
  [1024, 'icon-1024.png'],
] as const)
  await sharp(join(import.meta.dirname, 'icon.svg'), { density: (96 * side) / 512 })
    .resize(side, side)
    .png({ compressionLevel: 9 })
    .toFile(join(import.meta.dirname, file));

/** Puts the picture on the card whose file begins with the name. */
function hang(name: string, id: string): void {
  const cards = join(samples, 'cards');
  const file = readdirSync(cards).find((candidate) => candidate.startsWith(`${name}.`));
  if (!file) throw new Error(`There is no sample card ${name}.`);
  const reading = readCardFile(readFileSync(join(cards, file), 'utf8'));
  if (reading.kind !== 'good') throw new Error(`The sample card ${file} cannot be read.`);
  const card = { ...reading.content, picture: picturePlacement.parse({ id }) };
  writeFileSync(join(cards, file), writeCardFile(card));
}
