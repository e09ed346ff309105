import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { blankCard, type Card } from '../../src-main/cards/card.js';
import { readCardFile, writeCardFile } from '../../src-main/cards/files.js';

export const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export function cardFile(library: string, name: string): string {
  mkdirSync(join(library, 'cards'), { recursive: true });
  return join(library, 'cards', `${name}.card.json`);
}

/** Writes a card into a library's folder as another program would. Answers the card. */
export function putCard(library: string, number: number, fields: Partial<Card> = {}): Card {
  const card = { ...blankCard(idOf(number)), name: `Card ${number}`, ...fields };
  writeFileSync(cardFile(library, `card-${number}`), writeCardFile(card));
  return card;
}

/** The cards as they stand on the disk now. */
export function cardsOnDisk(library: string): Card[] {
  const folder = join(library, 'cards');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.card.json'))
    .flatMap((name) => {
      const reading = readCardFile(readFileSync(join(folder, name), 'utf8'));
      return reading.kind === 'good' ? [reading.content] : [];
    });
}
