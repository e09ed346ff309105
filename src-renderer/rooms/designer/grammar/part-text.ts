import type { OfferedPart } from '../../../../src-main/api/answers/language-answers.js';

/** What a card says with a part, or null: such a card cannot say it. A card without a name calls itself "this". */
export function saidWith(
  { texts }: Pick<OfferedPart, 'texts'>,
  { name }: { readonly name: string },
  says: string | null,
): string | null {
  const text = says === null ? undefined : texts[says];
  if (text === undefined) return null;
  // Stands in offered texts for the name of the card that takes them.
  return text.replaceAll('~', (_, at: number) => name || (beginsAt(text, at) ? 'This' : 'this'));
}

const beginsAt = (text: string, at: number): boolean => /(?:^|[.:] |\n)$/u.test(text.slice(0, at));
