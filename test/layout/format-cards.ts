import type { KotcCard as Card } from '../../src-main/games/kotc/cards/card.js';
import { rulesEditions } from '../../src-main/games/kotc/cards/editions.js';
import type { PictureSize } from '../../src-main/layout/picture-size.js';
import { card, pictureId } from './support.js';

export const sizeOf = (id: string): PictureSize | null =>
  id === pictureId ? { width: 1344, height: 838 } : null;

const picture = (fields: object): Card['picture'] => ({
  id: pictureId,
  fit: 'cover',
  zoom: 1,
  x: 0,
  y: 0,
  crop: { left: 0, top: 0, right: 0, bottom: 0 },
  ...fields,
});

const sentence =
  'When this creature attacks, deal 2 damage to each creature that has blocked it in this turn. ';

/** Texts as long as cards have them: they have to shrink to the smallest size. */
export const longest: Partial<Card> = {
  name: 'A very long name that has to shrink a lot until it fits into the frame',
  text: sentence.repeat(7),
  flavor: 'The forest was quiet, and quieter still where it had burnt the year before. '.repeat(3),
  licence: 'Words: A. Maker, CC BY-SA 4.0. Picture: somebody with a long name, public domain',
  cost: 999,
  offense: 100,
  defense: 888,
};

const fields: readonly (readonly [string, Partial<Card>])[] = [
  ['empty', {}],
  ['plain', { name: 'Moth', text: 'BITE: Draw 1 card.', flavor: 'Hm.', licence: 'CC0', cost: 3, offense: 2 }],
  ['longest', longest],
  ['caveat', { text: 'You must destroy a creature to summon this creature.\nBITE: Deal 4 damage.' }],
  ['trap', { type: 'spell', text: 'Activate when you take damage. Draw a card.' }],
  ['modern trap', { type: 'spell', text: 'When you take damage: Draw 1 card.', cost: 12 }],
  ['picture', { name: 'Ærø', picture: picture({}) }],
  [
    'whole picture',
    {
      picture: picture({
        fit: 'contain',
        zoom: 0.8,
        x: 0.1,
        crop: { left: 0.1, top: 0, right: 0, bottom: 0.2 },
      }),
    },
  ],
  ['missing picture', { picture: picture({ id: `${'cd'.repeat(16)}.png` }) }],
  ['other scripts', { name: '漢字 مخلوق', text: 'הקלף * 5 * { } \\ ** 2', flavor: 'Привет' }],
];

/** Cards of every edition that the rulebooks' format sets out, by their titles. */
export const formatCards: readonly (readonly [string, Card])[] = fields.flatMap(([title, of]) =>
  ([...rulesEditions, null] as const).map(
    (edition) => [`${title}, ${edition}`, card({ ...of, edition })] as const,
  ),
);
