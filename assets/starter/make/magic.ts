import { classic, magicCards, type MagicCard } from '../../../src-main/games/magic/cards/card.js';
import { readText } from '../../../src-main/games/magic/cards/language/read.js';
import { writeText } from '../../../src-main/games/magic/cards/language/write.js';
import { isNoTypeLine, readTypeLine } from '../../../src-main/games/magic/cards/type-line.js';
import { picturePlacement } from '../../../src-main/cards/picture.js';
import { magicPicture } from '../../paint/magic/picture.js';
import { decks } from '../design/magic/decks.js';
import type { MagicDesign } from '../design/magic/design.js';
import { designs, set, tokens } from '../design/magic/magic-classic.js';
import { credit, idOf, jpegOf, LibraryFolder, seedOf } from './library-folder.js';

/** 420 dpi of the card's picture window. */
const size = { scale: 0.65, width: 873, height: 629, quality: 74 };

const setId = idOf('magic-classic set');

/** Paints every card's picture and writes the set, its cards and decks. */
export async function makeMagic(keepsPictures: boolean): Promise<void> {
  const folder = new LibraryFolder('magic-classic', keepsPictures, ['cards', 'decks', 'sets']);
  folder.addSet({ id: setId, ...set });
  const add = async (design: MagicDesign, number: number | null): Promise<void> => {
    const [path, ground, light, pose = 'figure'] = design.art;
    const icon = path.slice(path.indexOf('/') + 1);
    const picture = await folder.pictureOf(design.name, () =>
      jpegOf(magicPicture(icon, ground, light, pose, seedOf(design.name)), size),
    );
    folder.addCard(finished(design, number, picture));
  };
  for (const [index, design] of designs.entries()) await add(design, index + 1);
  for (const token of tokens) await add(token, null);
  for (const deck of decks) folder.addDeck(deck, { game: 'magic', edition: classic.id });
}

/** In canonical words. @throws Error for a text that cannot be read */
function worded({ name, type, text }: MagicDesign): string {
  const typeLine = readTypeLine(type);
  if (isNoTypeLine(typeLine)) throw new Error(`${name}: ${typeLine.because}`);
  const read = readText(text, { name, typeLine });
  if (read.text === null) throw new Error(`${name}: ${read.problems[0]?.because ?? 'not read'}`);
  return writeText(read.text, { name, typeLine });
}

function finished(design: MagicDesign, number: number | null, id: string): MagicCard {
  const { name, cost, type, rarity, stats, flavor, colors = '', art } = design;
  const [power, toughness] = stats ?? ['', ''];
  return {
    ...(magicCards.blank(idOf(`magic-classic card ${name}`)) as MagicCard),
    name,
    manaCost: cost,
    typeLine: type,
    power,
    toughness,
    rarity,
    colors,
    text: worded(design),
    picture: picturePlacement.parse({ id }),
    flavor,
    licence: `CC0. Picture: ${credit(art[0])}`,
    tags: ['starter'],
    set: { id: setId, number },
  };
}
