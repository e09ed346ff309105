import { Turns } from '../../common/turns.js';
import { hasFoil } from '../../print/foil/foil-area.js';
import { foiledList } from '../../print/foil/foiled-list.js';
import { parameters } from '../../print/parameters.js';
import { pixels, paintPng } from '../../print/images/png.js';
import type { Size } from '../../print/plan.js';
import type { SoftPictures } from '../../print/cards/soft-pictures.js';
import type { MeantCard } from '../formats/written-card.js';
import type { ExportHow } from './how.js';
import { madePart, type ExportPart, type ExportTools } from './parts.js';

/** What shows beyond the cut on pictures with bleed, in mm: what printers of cards ask for. */
const BLEED = 3;

/** How a picture ends: with bleed, at the cut, or there with corners as cards usually have them. */
type Cut = Pick<ExportHow, 'bleed' | 'corners'>;
export const atCut: Cut = { bleed: false, corners: 'square' };

const bleedOf = ({ bleed, corners }: Cut): number => (bleed && corners === 'square' ? BLEED : 0);

/** Pictures of whole cards, PNG. `names` has one for each card; `soft` looks at each before it is painted. */
export function cardPictures(
  cards: readonly MeantCard[],
  names: readonly string[],
  tools: ExportTools,
  { dpi, ...cut }: Cut & { readonly dpi: number },
  soft?: SoftPictures,
): ExportPart[] {
  const radius = cut.corners === 'rounded' ? parameters.radius.standard : 0;
  const picture = (id: string): Promise<Uint8Array> => tools.picture(id);
  return cards.map(({ card }, index) =>
    madePart(names[index] ?? '', `Painting card ${index + 1} of ${cards.length}`, async () => {
      const list = await tools.front(card);
      soft?.look(card.name, list);
      return paintPng(list, { dpi, bleed: bleedOf(cut), radius, picture });
    }),
  );
}

/** Where their foil lies, of those that have any: black on white, in the same size as their pictures and under their names. */
export async function foilMasks(
  cards: readonly MeantCard[],
  names: readonly string[],
  tools: ExportTools,
  { dpi, ...cut }: Cut & { readonly dpi: number },
): Promise<ExportPart[]> {
  const turns = new Turns();
  const masks: ExportPart[] = [];
  for (const [index, { card }] of cards.entries()) {
    await turns.pass();
    if (!hasFoil(await tools.front(card))) continue;
    masks.push(
      madePart(
        `foil/${names[index] ?? ''}`,
        `Finding the foil of card ${index + 1} of ${cards.length}`,
        async () =>
          paintPng(foiledList(await tools.front(card), 'mask'), {
            dpi,
            bleed: bleedOf(cut),
            picture: (id) => tools.picture(id),
          }),
      ),
    );
  }
  return masks;
}

/** The size of a card's picture in px. */
export function pictureSize(card: Size, dpi: number, cut: Cut): Size {
  const more = 2 * bleedOf(cut);
  return { width: pixels(card.width + more, dpi), height: pixels(card.height + more, dpi) };
}
