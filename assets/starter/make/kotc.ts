import { blankCard, type KotcCard as Card } from '../../../src-main/games/kotc/cards/card.js';
import { editionId, type GuideEdition } from '../../../src-main/games/kotc/cards/editions.js';
import { readText } from '../../../src-main/games/kotc/cards/language/read.js';
import { writeText } from '../../../src-main/games/kotc/cards/language/write.js';
import { toNumber } from '../../../src-main/games/kotc/cards/price/fraction.js';
import { priceCard } from '../../../src-main/games/kotc/cards/price/price.js';
import { picturePlacement } from '../../../src-main/cards/picture.js';
import { starterPicture } from '../../paint/starter/picture.js';
import type { Design, Library } from '../design/design.js';
import { credit, idOf, jpegOf, LibraryFolder, seedOf } from './library-folder.js';

/** 450 dpi of the card's picture window. */
export const pictureSize = { scale: 0.75, width: 1008, height: 628, quality: 78 };

/** Prices every card, paints its picture and writes cards and decks. */
export async function makeKotc(
  { folder: name, edition, designs, decks }: Library,
  keepsPictures: boolean,
): Promise<void> {
  const folder = new LibraryFolder(name, keepsPictures);
  for (const design of designs) {
    const [path, scene, palette] = design.picture;
    const icon = path.slice(path.indexOf('/') + 1);
    const picture = await folder.pictureOf(design.name, () =>
      jpegOf(starterPicture(icon, scene, palette, seedOf(design.name)), pictureSize),
    );
    folder.addCard(finished(design, edition, picture));
  }
  for (const deck of decks) folder.addDeck(deck, { game: 'kotc', edition: editionId(edition) });
}

/** The card of a design: its canonical text, its price, its credits. @throws Error for a text that is not the edition's. */
function finished(
  { name, stats, text, flavor, picture: [icon] }: Design,
  edition: GuideEdition,
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
    licence: `Card: Cardwright, CC0. Picture: ${credit(icon)}`,
    tags: ['starter'],
  };
}
