import { editionIdOf, editionName } from '../../games/cards.js';
import { gameOf } from '../../games/registry.js';
import { plainText } from '../../games/symbol-words.js';
import type { WrittenCard } from './written-card.js';

/** Cards as a Markdown page: a heading and a paragraph each, for wikis, forums and version control. */
export function markdownList(title: string, cards: readonly WrittenCard[], pictures: boolean): string {
  const parts = [`# ${inline(title)}`, `${cards.length} ${cards.length === 1 ? 'card' : 'cards'}`];
  for (const written of cards) parts.push(...cardParts(written, pictures));
  return `${parts.join('\n\n')}\n`;
}

function cardParts({ card, set, pictureFile, copies }: WrittenCard, pictures: boolean): string[] {
  const { kind, facts: printed } = gameOf(card).columns;
  const facts = [
    `**${kind(card)}**`,
    editionName(card.game, editionIdOf(card)),
    ...printed(card),
    set ? `${inline(set.name)}${card.set?.number ? ` ${card.set.number}` : ''}` : null,
    copies > 1 ? `${copies} copies` : null,
  ];
  const text = plainText(card, card.text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return [
    `## ${inline(card.name) || 'Unnamed card'}`,
    ...(pictures && pictureFile !== '' ? [`![${inline(card.name)}](<${pictureFile}>)`] : []),
    facts.filter((fact) => fact !== null).join(' · '),
    ...text.map(inline),
    ...(card.flavor.trim() === '' ? [] : [`> *${inline(card.flavor)}*`]),
    ...(card.licence.trim() === '' ? [] : [`<sub>${inline(card.licence)}</sub>`]),
  ];
}

/** One line in which no sign of Markdown or HTML means anything. */
const inline = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[\\`*_{}[\]<>#|~]/g, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2')
    .replace(/^([-+=])/, '\\$1')
    .replaceAll('&', '&amp;');
