/** Who plays what in random games: decks of cards of the starter library, or of cards that the grammar makes. */
import { designs as starter } from '../../../../../assets/starter/design/magic/magic-classic.js';
import {
  chanceFrom,
  pickedFrom,
  randomTo,
  shuffled,
  type Chance,
} from '../../../../../src-main/engine/chance/chance.js';
import { tokenDesigns } from '../../../../../src-main/engine/objects/token-designs.js';
import type { Printed } from '../../../../../src-main/games/magic/cards/card.js';
import { designOf } from '../../../../../src-main/games/magic/cards/design-of.js';
import { writable } from '../../../../../src-main/engine/pipeline/writable.js';
import { moveCard } from '../../../../../src-main/engine/zones.js';
import { magicPlayable } from '../../../../../src-main/games/magic/rules/playable.js';
import type { Design } from '../../../../../src-main/games/magic/rules/state/design.js';
import { newState } from '../../../../../src-main/games/magic/rules/state/new-state.js';
import { laws, type State } from '../../../../../src-main/games/magic/rules/state/state.js';
import { randomCard } from '../../random-cards.js';

export interface Lineup {
  readonly printed: readonly Printed[];
  readonly designs: readonly Design[];
  readonly decks: readonly (readonly number[])[];
}

/** Cards of one kind, each with the tokens that it can make. */
export interface Stock {
  readonly cards: readonly Printed[];
  /** Of these a third of each deck is. */
  readonly lands: readonly Printed[];
}

const plain = (typeLine: string, name: string, text = ''): Printed => ({
  name,
  manaCost: '',
  typeLine,
  text,
  power: '',
  toughness: '',
  colors: '',
});

export function starterStock(): Stock {
  const printed = starter.map(({ name, cost, type, text, stats, colors = '' }): Printed => {
    const [power, toughness] = stats ?? ['', ''];
    return { name, manaCost: cost, typeLine: type, text, power, toughness, colors };
  });
  const cards = printed.filter(({ typeLine }) => !typeLine.startsWith('Token'));
  return { cards: cards.filter((card) => !isBasic(card)), lands: [...cards.filter(isBasic), spring] };
}
const isBasic = ({ name }: Printed): boolean => /^(?:Plains|Island|Swamp|Mountain|Forest)$/u.test(name);
/** So that what has been drawn can mostly be played. */
const spring = plain('Land', 'Spring', '{T}: Add one mana of any color to your mana pool.');

export const grammarStock = (first: number, count: number): Stock => ({
  cards: Array.from({ length: count }, (_, nth) => randomCard(first + nth)),
  lands: [...['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].map((name) => plain('Land', name)), spring],
});

const ready = (printed: Printed): Design => {
  const read = designOf(printed);
  if ('because' in read) throw new Error(`${printed.name}: ${read.because}`);
  return read.design;
};

/** Small decks, so that games end: of some cards two or three, and lands. */
export function lineupOf({ cards, lands }: Stock, players: number, chance: Chance): Lineup {
  const places = pickedFrom(chance, [...cards.keys()], 6 + randomTo(chance, 8));
  const chosen = places.map((place) => cards[place] as Printed);
  const all = [...lands, ...chosen];
  const printed = [...all, ...tokenDesigns(magicPlayable, all)];
  const designs = printed.map(ready);
  const anyLand = (): number =>
    randomTo(chance, 1) === 0 ? lands.length - 1 : randomTo(chance, lands.length - 1);
  const decks = Array.from({ length: players }, () =>
    Array.from({ length: 14 + randomTo(chance, 6) }, (_, nth) =>
      nth % 5 < 2 ? anyLand() : lands.length + randomTo(chance, chosen.length - 1),
    ),
  );
  return { printed, designs, decks };
}

/** Before the first hands are drawn, or (mostly) at the beginning of the first turn with some cards in play already, so that a game is short. */
export function startOf({ designs, decks }: Lineup, seed: number, isWhole: boolean): State {
  const state = writable(newState(decks, seed));
  const chance = chanceFrom(seed);
  for (const player of state.players) player.life = 1 + randomTo(chance, 7);
  if (isWhole) return state;
  state.frames = [];
  state.first = seed % decks.length;
  for (const [player, { zones }] of state.players.entries()) {
    for (const no of shuffled(chance, zones.library)) {
      const { types = [], enchants = null } = designs[state.cards[no]!.design] ?? {};
      const canLie = enchants === null && types.some((type) => type !== 'instant' && type !== 'sorcery');
      const { play, hand, graveyard, library } = zones;
      const zone =
        canLie && play.length < 6
          ? 'play'
          : hand.length < 4
            ? 'hand'
            : graveyard.length < 1
              ? 'graveyard'
              : null;
      if (zone && library.length > 3) moveCard(state, laws, no, { player, zone, place: 'bottom' });
    }
  }
  return state;
}
