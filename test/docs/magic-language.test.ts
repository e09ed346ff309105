import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parts, type PartKind } from '../../src-main/games/magic/cards/components/parts.js';

const titles: Readonly<Record<PartKind, string>> = {
  frame: 'Abilities',
  cost: 'Costs',
  limit: 'When something may be played',
  event: 'What triggers',
  choice: 'Targets and other choices',
  filter: 'What words ask for',
  amount: 'Amounts',
  effect: 'Effects',
  duration: 'How long it lasts',
  static: 'Static effects, permissions and restrictions',
  keyword: 'Keywords',
  structure: 'Structure',
};

const intro = `# The card language of Magic, Classic Edition

What a text of a Magic card can say so that the program reads it into components, writes it in its canonical words, and
plays it. Each row is a part of the grammar; the rules view has it under its id, with the rules that it touches. The
examples stand on a card called Fen Warden. Numbers are read as words and as digits, "cannot" as "can't", and "this",
"this card" or "this creature" as the card's own name; keywords may carry a reminder in parentheses. What cannot be read
is said at its place, with the nearest reading: such a card can be designed and printed, not played. Cards of this game
have no price.

The page is made of \`src-main/games/magic/cards/components/parts\`. [card-language.md](card-language.md) has the language of
Keeper of the Cards.
`;

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', '<br>');

/** After a change: `npx vitest run test/docs -u`. */
it('the page on the language of Magic has every part with its example', async () => {
  const tables = Object.entries(titles).map(([kind, title]) => {
    const rows = parts
      .filter((part) => part.kind === kind)
      .map(
        ({ id, name, template, example }) =>
          `| ${id} | ${name} | ${cell(template)} | ${cell([example.typeLine, example.text].filter(Boolean).join(': '))} |`,
      );
    return [
      '',
      `## ${title}`,
      '',
      '| id | part | how it is said | example |',
      '|---|---|---|---|',
      ...rows,
    ].join('\n');
  });
  const file = join(import.meta.dirname, '..', '..', 'docs', 'magic-language.md');
  await expect(`${[intro.trimEnd(), ...tables].join('\n')}\n`).toMatchFileSnapshot(file);
});
