import { capitalized } from '../../../../engine/text.js';
import type { Balance } from '../../../card-figures.js';
import type { CopiesOf } from '../../../card-fields.js';
import { printedOn, type MagicCard } from '../card.js';
import { characteristicsOf, isOf } from '../characteristics.js';
import { colorNames, colors, type Color } from '../colors.js';
import { designOf } from '../design-of.js';

/** Colors of mana that a card can make: those of its mana abilities and effects. */
export function sourcesOf(card: MagicCard): ReadonlySet<Color> {
  const ready = designOf(printedOn(card));
  const made = new Set<Color>();
  if ('because' in ready) return made;
  for (const node of ready.design.nodes) {
    if (!('do' in node) || node.do !== 'addMana') continue;
    const { mana } = node;
    const kinds = mana.is === 'symbols' ? mana.symbols : mana.among === 'chosen' ? colors : mana.among;
    for (const kind of kinds) if (kind !== 'C') made.add(kind);
  }
  return made;
}

/** What stays in play makes mana again and again: spells that add some once are no sources. */
const isSource = (card: MagicCard): boolean => {
  const { line } = characteristicsOf(card);
  return line !== null && !line.token && !isOf(line, 'instant') && !isOf(line, 'sorcery');
};

/** How often each color stands in costs, against how many cards make mana of it. */
export function balanceOf(cards: readonly CopiesOf<MagicCard>[]): Balance {
  const read = cards.map(({ card, copies }) => {
    const { cost, colors: its } = characteristicsOf(card);
    return { id: card.id, copies, cost, its, makes: isSource(card) ? sourcesOf(card) : new Set<Color>() };
  });
  return {
    title: 'Colors of mana',
    wanted: 'Symbols in costs',
    given: 'Sources',
    parts: colors.map((color) => {
      const sources = read.filter(({ makes }) => makes.has(color));
      return {
        name: capitalized(colorNames[color]),
        cards: sumOf(read.filter(({ its }) => its.includes(color)).map(({ copies }) => copies)),
        wanted: sumOf(read.map(({ cost, copies }) => copies * (cost?.[color] ?? 0))),
        sources: sources.map(({ id }) => id),
        given: sumOf(sources.map(({ copies }) => copies)),
      };
    }),
  };
}
export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
