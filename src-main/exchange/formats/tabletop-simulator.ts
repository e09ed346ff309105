import { plainText } from '../../games/symbol-words.js';
import { CARDS_ON_A_SHEET, type SheetGrid } from './sheet-grid.js';
import type { MeantCard } from './written-card.js';

/** Where the pictures of a saved deck lie, by addresses on the web or of files on this computer, and how cards lie on them. */
export interface DeckPictures {
  readonly back: string;
  readonly sheets: readonly { readonly address: string; readonly grid: SheetGrid }[];
}

/**
 * A deck as a saved object of Tabletop Simulator. Its cards lie on sheets in the order given, `CARDS_ON_A_SHEET` on each;
 * copies of a card share a place.
 */
export function tabletopObject(title: string, cards: readonly MeantCard[], pictures: DeckPictures): string {
  const places = cards.flatMap((written, index) => {
    const id = idOnSheet(index);
    const object = cardObject(written, id, pictures);
    return Array.from({ length: written.copies }, () => ({ id, object }));
  });
  const [only] = places;
  const object =
    places.length === 1 && only
      ? only.object
      : {
          Name: 'DeckCustom',
          ...onTheTable(title, ''),
          DeckIDs: places.map(({ id }) => id),
          CustomDeck: customDeck(
            pictures,
            pictures.sheets.map((_, sheet) => sheet + 1),
          ),
          ContainedObjects: places.map((place) => place.object),
        };
  const save = { SaveName: title, ...emptySave, ObjectStates: [object] };
  return `${JSON.stringify(save, null, 2)}\n`;
}

/** What a saved table has besides objects. */
const emptySave = { GameMode: '', Date: '', Table: '', Sky: '', Note: '', Rules: '', PlayerTurn: '' };

/** Sheets are counted from 1, places on a sheet from 0. */
const idOnSheet = (index: number): number =>
  (Math.floor(index / CARDS_ON_A_SHEET) + 1) * 100 + (index % CARDS_ON_A_SHEET);

function cardObject({ card }: MeantCard, id: number, pictures: DeckPictures) {
  return {
    Name: 'Card',
    ...onTheTable(card.name, plainText(card, card.text)),
    CardID: id,
    SidewaysCard: false,
    CustomDeck: customDeck(pictures, [Math.floor(id / 100)]),
  };
}

const customDeck = ({ back, sheets }: DeckPictures, numbers: readonly number[]) =>
  Object.fromEntries(
    numbers.map((number) => [
      String(number),
      {
        FaceURL: sheets[number - 1]?.address ?? '',
        BackURL: back,
        NumWidth: sheets[number - 1]?.grid.columns ?? 1,
        NumHeight: sheets[number - 1]?.grid.rows ?? 1,
        BackIsHidden: true,
        UniqueBack: false,
        Type: 0,
      },
    ]),
  );

/** What a card as well as a deck says of itself: it can be taken into a hand, and is not named to others while it is hidden. */
const onTheTable = (name: string, description: string) => ({
  Transform: placement,
  Nickname: name,
  Description: description,
  ColorDiffuse: { r: 0.713, g: 0.713, b: 0.713 },
  Locked: false,
  Grid: true,
  Snap: true,
  Autoraise: true,
  Sticky: true,
  Tooltip: true,
  HideWhenFaceDown: true,
  Hands: true,
});

/** Face down on the table, in front of the player. */
const placement = {
  posX: 0,
  posY: 1,
  posZ: 0,
  rotX: 0,
  rotY: 180,
  rotZ: 180,
  scaleX: 1,
  scaleY: 1,
  scaleZ: 1,
};
