import { join } from 'node:path';
import { mkdirSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { blankCard, type KotcCard as Card } from '../../src-main/games/kotc/cards/card.js';
import { kotcPlayables } from '../../src-main/games/kotc/rules/playable.js';
import type { KotcRulesId } from '../../src-main/games/kotc/rules/rule-set.js';
import { editionId, type RulesEdition } from '../../src-main/games/kotc/cards/editions.js';
import { writeCardFile, writeDeckFile } from '../../src-main/games/card-files.js';
import { LooseFileError } from '../../src-main/library/loose-files.js';
import { loadDecks, UnplayableDeck } from '../../src-main/play/new-game/decks.js';
import { tempFolder } from '../hosts/temp-folder.js';
import { rulesIdOf } from '../../src-main/games/kotc/rules/editions/edition.js';

const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A deck file with its cards in a folder beside it; each card is there that many times. @returns the deck's path */
function deckFile(cards: readonly (readonly [Partial<Card>, number])[], edition: RulesEdition = 14): string {
  const folder = tempFolder();
  mkdirSync(join(folder, 'cards'));
  const entries = cards.map(([more, copies], number) => {
    const card = { ...blankCard(idOf(number), edition), name: `Card ${number}`, ...more };
    writeFileSync(join(folder, 'cards', `${number}.card.json`), writeCardFile(card));
    return { card: card.id, name: card.name, copies };
  });
  const path = join(folder, 'my.deck.json');
  const meant = { game: 'kotc', edition: editionId(edition) };
  const deck = { ...meant, id: idOf(99), name: 'Mine', entries, back: 'standard' as const, notes: '' };
  writeFileSync(path, writeDeckFile(deck));
  return path;
}

const bear = { cost: 2, offense: 1, defense: 2 };
const draw = { type: 'spell', cost: 2, text: 'Draw 1 card.' } as const;

describe('decks for a game', () => {
  test('are designs, and a list for each deck', async () => {
    const file = deckFile([
      [bear, 38],
      [draw, 2],
    ]);
    const { names, designs, lists } = await loadDecks([file, file], kotcPlayables['kotc-14']);
    expect(names).toEqual(['Mine', 'Mine']);
    expect(designs.map(({ level, sp }) => ({ level, sp }))).toEqual([
      { level: 2, sp: 1 },
      { level: 2, sp: null },
      { level: 2, sp: 1 },
      { level: 2, sp: null },
    ]);
    expect(lists.map(({ length }) => length)).toEqual([40, 40]);
    expect(lists[1]?.filter((design) => design === 3)).toHaveLength(2);
  });

  test.each([
    ['too small', [[bear, 39]], 'A deck has 40 to 60 cards; this one has 39. (K14-SET-01)'],
    ['a wrong level', [[{ ...bear, cost: 1 }, 40]], 'Card 0 may not be used: it is invalid. (K14-SET-05)'],
  ] as const)('that are not legal are refused, unless they are wanted: %s', async (_what, cards, because) => {
    const file = deckFile(cards);
    await expect(loadDecks([file], kotcPlayables['kotc-14'])).rejects.toThrow(because);
    await expect(loadDecks([file], kotcPlayables['kotc-14'])).rejects.toThrow(UnplayableDeck);
    expect((await loadDecks([file], kotcPlayables['kotc-14'], true)).lists[0]?.length).toBeGreaterThan(38);
  });

  test('with a card that cannot be carried out are refused in any case', async () => {
    const file = deckFile([[{ ...draw, text: 'Win the game.' }, 40]]);
    await expect(loadDecks([file], kotcPlayables['kotc-14'], true)).rejects.toThrow(
      '“Card 0” cannot be played',
    );
  });

  const plain = { cost: 2, offense: 1, defense: 5, text: 'This card has no abilities.' };
  const traded = { type: 'spell', text: 'Pay 1 hitpoint. Draw 1 card.' } as const;
  const banned = 'Card 1 may not be used: it is banned.';

  test.each([
    [
      6,
      [
        [plain, 40],
        [{ ...traded, cost: 3 }, 21],
      ],
      'A deck has 40 to 60 cards; this one has 61. (K06-DECK-05)',
    ],
    [
      9,
      [
        [plain, 39],
        [{ ...traded, cost: 1 }, 1],
      ],
      `${banned} (K09-DECK-07)`,
    ],
    [
      10,
      [
        [plain, 39],
        [{ ...traded, cost: 1 }, 1],
      ],
      `${banned} (K09-DECK-07)`,
    ],
    [
      11,
      [
        [plain, 39],
        [{ ...traded, cost: 1 }, 1],
      ],
      `${banned} (K11-SET-06)`,
    ],
  ] as const)('of the %sth Edition are judged by its own law', async (edition, cards, because) => {
    const rules = kotcPlayables[rulesIdOf({ number: edition }) as KotcRulesId];
    const good = await loadDecks([deckFile([[plain, 40]], edition)], rules);
    expect(good.designs[0]).toMatchObject({ level: 2, sp: 1, hp: 5, abilities: [] });
    const file = deckFile(cards, edition);
    await expect(loadDecks([file], rules)).rejects.toThrow(because);
    expect((await loadDecks([file], rules, true)).designs).toHaveLength(2);
  });

  test('are not made from a card, or from what is not there', async () => {
    const card = join(deckFile([[bear, 40]]), '..', 'cards', '0.card.json');
    await expect(loadDecks([card], kotcPlayables['kotc-14'])).rejects.toThrow('is a card; give a deck file');
    await expect(loadDecks(['gone.deck.json'], kotcPlayables['kotc-14'])).rejects.toThrow(LooseFileError);
  });
});
