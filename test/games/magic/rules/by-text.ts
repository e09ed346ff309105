/** Cards for tests of the rules by their text: "Bear; {1}{G}; Creature — Bear; 2/2", and a paragraph each. */
import { tokenDesigns } from '../../../../src-main/engine/objects/token-designs.js';
import { magicPlayable } from '../../../../src-main/games/magic/rules/playable.js';
import { designOf, tokensOf } from '../../../../src-main/games/magic/cards/design-of.js';
import type { Printed } from '../../../../src-main/games/magic/cards/card.js';
import type { Design } from '../../../../src-main/games/magic/rules/state/design.js';

function printedFrom(line: string, paragraphs: readonly string[]): Printed {
  const [name = '', manaCost = '', typeLine = '', stats = ''] = line.split(';').map((part) => part.trim());
  const [power = '', toughness = ''] = stats === '' ? [] : stats.split('/');
  return { name, manaCost, typeLine, text: paragraphs.join('\n'), power, toughness, colors: '' };
}

function ready(printed: Printed): Design {
  const read = designOf(printed);
  if ('because' in read) throw new Error(read.because);
  return read.design;
}

/** @throws Error where the text cannot be read */
export const card = (line: string, ...paragraphs: readonly string[]): Design =>
  ready(printedFrom(line, paragraphs));

/** What can come of some cards beside one that changes texts, however often. */
export const rewordings = (
  changer: string,
  ...cards: readonly (readonly [string, ...string[]])[]
): Design[] =>
  tokenDesigns(
    magicPlayable,
    [
      [
        changer,
        'Change the text of target permanent by replacing all instances of one color word with another.',
      ] as const,
      ...cards,
    ].map(([line, ...paragraphs]) => printedFrom(line, paragraphs)),
  ).map(ready);

/** The tokens that a card with this text makes. */
export const tokens = (line: string, ...paragraphs: readonly string[]): Design[] =>
  tokensOf(printedFrom(line, paragraphs)).map(ready);

export const bear = card('Bear; {G}; Creature — Bear; 2/2');
export const giant = card('Giant; {3}{R}; Creature — Giant; 4/4');
export const swell = card('Swell; {G}; Instant', 'Target creature gets +3/+3 until end of turn.');
export const bolt = card('Bolt; {R}; Instant', 'Bolt deals 4 damage to target creature or player.');
export const weakness = card('Weakness; {B}; Enchant Creature', 'Enchanted creature gets -2/-2.');
export const doom = card('Doom; {B}; Instant', 'Destroy target creature.');
