import { artifacts } from './artifacts.js';
import { blackCreatures, blackSpells } from './black.js';
import { blueCreatures, blueSpells } from './blue.js';
import type { MagicDesign } from './design.js';
import { greenCreatures, greenSpells } from './green.js';
import { basicLands, nonbasicLands } from './lands.js';
import { redCreatures, redSpells } from './red.js';
import type { CardSet } from '../../../../src-main/cards/card-set.js';
import { whiteCreatures, whiteSpells } from './white.js';

const byName = (designs: readonly MagicDesign[]): readonly MagicDesign[] =>
  designs.toSorted((one, other) => (one.name < other.name ? -1 : 1));

/** All cards in the order of their collector numbers: colors as costs name them, artifacts, lands, and basic lands last. */
export const designs: readonly MagicDesign[] = [
  ...byName([...whiteCreatures, ...whiteSpells]),
  ...byName([...blueCreatures, ...blueSpells]),
  ...byName([...blackCreatures, ...blackSpells]),
  ...byName([...redCreatures, ...redSpells]),
  ...byName([...greenCreatures, ...greenSpells]),
  ...byName(artifacts),
  ...byName(nonbasicLands),
  ...basicLands,
];

export { tokens } from './tokens.js';

export const set: Omit<CardSet, 'id'> = {
  name: 'Tamberlay',
  code: 'TMB',
  symbol: { icon: 'ringing-bell' },
  mark: 'number-of-total',
  notes:
    'Five countries around a bell that has stood at one minute to noon for three hundred years. Nobody knows who is to ring it.',
};
