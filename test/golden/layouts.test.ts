import { describe } from 'vitest';
import { guideEditions } from '../../src-main/games/kotc/cards/editions.js';
import { templateNames } from '../../src-main/games/kotc/cards/card.js';
import { layoutCard } from '../../src-main/games/kotc/format/card-layout.js';
import { fonts } from '../layout/support.js';
import { goldenCards } from './cards.js';
import { testGolden } from './golden.js';

const picture = {
  id: `${'0'.repeat(32)}.png`,
  fit: 'cover' as const,
  zoom: 1.25,
  x: 0.1,
  y: -0.05,
  crop: { left: 0.1, top: 0, right: 0, bottom: 0.05 },
};

describe.each(guideEditions)('cards of the %ith edition', (edition) => {
  testGolden(
    'are laid out as before, in every template',
    `layout-${edition}`,
    () =>
      goldenCards(edition)
        .filter((_, place) => place % 5 === 0)
        .flatMap((card, place) =>
          templateNames.map((template) => ({
            ...card,
            look: { ...card.look, template },
            picture: place % 2 === 0 ? picture : null,
          })),
        ),
    (card) => layoutCard(card, fonts, () => ({ width: 640, height: 480 })),
    6,
  );
});
