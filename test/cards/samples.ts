import fc from 'fast-check';
import { blankCard, type KotcCard as Card } from '../../src-main/games/kotc/cards/card.js';
import { editionId } from '../../src-main/games/kotc/cards/editions.js';
import type { Deck } from '../../src-main/cards/deck.js';
import { templateNames } from '../../src-main/games/kotc/cards/card.js';
import { codePoint } from '../code-points.js';

export const someCard = (fields: Partial<Card> = {}): Card => ({
  ...blankCard('11111111-1111-4111-8111-111111111111'),
  ...fields,
});

const number = fc.option(fc.integer({ min: 0, max: 999 }));
const edition = fc.constantFrom(6 as const, 9 as const, 11 as const, 14 as const, null);
const words = (maxLength: number) => fc.string({ unit: codePoint, maxLength });
const share = fc.double({ min: 0, max: 0.45, noNaN: true }).map((value) => value + 0);
const between = (min: number, max: number) => fc.double({ min, max, noNaN: true }).map((value) => value + 0);

export const pictureIds = fc
  .tuple(
    fc.array(fc.constantFrom(...'0123456789abcdef'), { minLength: 32, maxLength: 32 }),
    fc.constantFrom('png', 'jpg'),
  )
  .map(([digits, kind]) => `${digits.join('')}.${kind}`);

const colors = fc
  .array(fc.constantFrom(...'0123456789abcdef'), { minLength: 6, maxLength: 6 })
  .map((digits) => `#${digits.join('')}`);

export const cards: fc.Arbitrary<Card> = fc.record({
  id: fc.uuid({ version: 4 }),
  game: fc.constant('kotc' as const),
  name: words(60),
  type: fc.constantFrom('creature' as const, 'spell' as const),
  edition,
  cost: number,
  offense: number,
  defense: number,
  text: words(400),
  picture: fc.option(
    fc.record({
      id: pictureIds,
      fit: fc.constantFrom('cover' as const, 'contain' as const),
      zoom: between(0.1, 20),
      x: between(-3, 3),
      y: between(-3, 3),
      crop: fc.record({ left: share, top: share, right: share, bottom: share }),
    }),
  ),
  flavor: words(100),
  licence: words(100),
  tags: fc.array(words(20), { maxLength: 8 }),
  look: fc.record({
    template: fc.constantFrom(...templateNames),
    frame: fc.option(colors),
    accent: fc.option(colors),
  }),
  set: fc.option(
    fc.record({ id: fc.uuid({ version: 4 }), number: fc.option(fc.integer({ min: 1, max: 9999 })) }),
  ),
  favourite: fc.boolean(),
});

export const decks: fc.Arbitrary<Deck> = fc.record({
  id: fc.uuid({ version: 4 }),
  game: fc.constant('kotc'),
  name: words(60),
  edition: edition.map(editionId),
  entries: fc.array(
    fc.record({ card: fc.uuid({ version: 4 }), name: words(60), copies: fc.integer({ min: 1, max: 999 }) }),
    { maxLength: 20 },
  ),
  back: fc.oneof(fc.constant('standard' as const), pictureIds),
  notes: words(200),
});
