/** Cards of a fixed seed: legal ones, and ones in which something was changed as people mistype. */
import { blankCard, type KotcCard as Card } from '../../src-main/games/kotc/cards/card.js';
import { designEditions, type GuideEdition } from '../../src-main/games/kotc/cards/editions.js';
import { chanceFrom, randomTo, type Chance } from '../../src-main/engine/chance/chance.js';
import { guideOf, randomCard } from '../games/kotc/rules/random-decks.js';

const LEGAL = 120;
const SPOILED = 180;

const oneOf = <T>(chance: Chance, list: readonly T[]): T => list[randomTo(chance, list.length - 1)] as T;

const wordsOf = (text: string): string[] => text.split(' ');

type Change = (card: Card, chance: Chance, other: Card) => Partial<Card>;

const onWords =
  (change: (words: string[], at: number, chance: Chance, other: readonly string[]) => void): Change =>
  (card, chance, other) => {
    const words = wordsOf(card.text);
    change(words, randomTo(chance, words.length - 1), chance, wordsOf(other.text));
    return { text: words.join(' ') };
  };

const changes: readonly Change[] = [
  onWords((words, at) => words.splice(at, 1)),
  onWords((words, at) => words.splice(at, 0, words[at] ?? '')),
  onWords((words, at, chance, others) => (words[at] = oneOf(chance, others))),
  onWords((words, at) => words.push(...words.splice(at, 1))),
  onWords((words, at) => (words[at] = (words[at] ?? '').slice(0, -1))),
  onWords((words, at) => (words[at] = (words[at] ?? '').toUpperCase())),
  onWords(
    (words, at, chance) => (words[at] = oneOf(chance, ['0', '1', 'X', '12', '99', 'two', 'all', 'up to 3'])),
  ),
  onWords((words, at, chance) =>
    words.splice(at, 0, oneOf(chance, ['then', 'and', 'or', 'you', ',', '**', '\n'])),
  ),
  ({ text }, chance) => ({ text: text.replace(/\d+/, () => String(randomTo(chance, 30))) }),
  ({ text }) => ({ text: text.replace(/[.:,]/, '') }),
  ({ text }, _chance, other) => ({ text: `${text}\n${other.text}` }),
  ({ text }, chance) => ({ text: text.slice(0, randomTo(chance, text.length)) }),
  ({ cost }, chance) => ({
    cost: oneOf(chance, [null, 0, (cost ?? 0) + 1, Math.max(0, (cost ?? 0) - 1), 99]),
  }),
  (_card, chance) => ({ offense: oneOf(chance, [null, 0, 1, 30]) }),
  (_card, chance) => ({ defense: oneOf(chance, [null, 0, 1, 100]) }),
  (_card, chance) => ({ edition: oneOf(chance, [...designEditions, null]) }),
  ({ type }) => ({ type: type === 'creature' ? 'spell' : 'creature' }),
  (_card, chance) => ({ name: oneOf(chance, ['', 'Fox', 'Ember Fox', 'Wolf Den', 'Éclair']) }),
];

const idOf = (place: number): string => `${String(place).padStart(8, '0')}-1111-4111-8111-111111111111`;

const colors = ['#123456', '#ffeedd', null];

const made = new Map<GuideEdition, readonly Card[]>();

/** To be asked for within a test: they are made with the program's own vocabulary. */
export function goldenCards(edition: GuideEdition): readonly Card[] {
  const cards = made.get(edition) ?? makeCards(edition);
  made.set(edition, cards);
  return cards;
}

function makeCards(edition: GuideEdition): readonly Card[] {
  const chance = chanceFrom(1000 + edition);
  const guides = [guideOf(edition), guideOf(edition, true)];
  const legal = Array.from({ length: LEGAL + SPOILED }, (_, place): Card => ({
    ...blankCard(idOf(place), edition),
    ...randomCard(chance, guides[place % 2]!),
    name: `${oneOf(chance, ['Ember', 'Stone', 'Moon', 'Tide'])} ${oneOf(chance, ['Fox', 'Titan', 'Herald', 'Gate'])}`,
    flavor: place % 3 === 0 ? 'Under the moon it waits,\nand *counts* the hours.' : '',
    licence: place % 4 === 0 ? 'Art by Lorc, CC BY 3.0' : '',
    tags: place % 5 === 0 ? ['first', 'fire'] : [],
    favourite: place % 7 === 0,
    look: {
      ...blankCard('').look,
      frame: colors[place % 3] ?? null,
      accent: colors[(place + 1) % 3] ?? null,
    },
  }));
  return legal.map((card, place) => {
    if (place < LEGAL) return card;
    const other = legal[place - LEGAL] ?? card;
    const times = 1 + randomTo(chance, 2);
    let spoiled = card;
    for (let n = 0; n < times; n += 1)
      spoiled = { ...spoiled, ...oneOf(chance, changes)(spoiled, chance, other) };
    return spoiled;
  });
}
