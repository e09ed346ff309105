import type { Deck } from '../../cards/deck.js';
import { editionName } from '../../games/cards.js';
import { findGame, games } from '../../games/registry.js';

/** The comment under which the cards of a deck stand that are meant as reserves. */
export const RESERVES_HEADING = 'Reserves';

/** What a list calls a card that has no name. */
export const NAMELESS = 'Unnamed card';

/**
 * A deck as plain text, for people and for other programs: a line with count and name for each card, those meant as
 * reserves under a heading of their own. Comments begin with two slashes; the first say "Deck:", where there are several games "Game:", and "Edition:".
 */
export function writeDeckList({
  game,
  name,
  edition,
  entries,
}: Pick<Deck, 'game' | 'name' | 'edition' | 'entries'>): string {
  const main: string[] = [];
  const reserves: string[] = [];
  for (const { name: card, copies, reserves: meant = 0 } of entries) {
    const aside = Math.min(meant, copies);
    if (copies > aside) main.push(`${copies - aside} ${inOneLine(card)}`);
    if (aside > 0) reserves.push(`${aside} ${inOneLine(card)}`);
  }
  const head = [
    `// Deck: ${inOneLine(name, 'Unnamed deck')}`,
    ...(games().length > 1 ? [`// Game: ${findGame(game)?.name ?? game}`] : []),
    ...(edition === null ? [] : [`// Edition: ${editionName(game, edition) ?? edition}`]),
  ];
  const parts = [head, main, ...(reserves.length > 0 ? [[`// ${RESERVES_HEADING}`, ...reserves]] : [])];
  return `${parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

/** A name may hold line breaks and rows of blanks, which a list of lines may not. */
function inOneLine(name: string, otherwise = NAMELESS): string {
  return name.replace(/\s+/gu, ' ').trim() || otherwise;
}
