import { afterEach, describe, expect, it } from 'vitest';
import { textSymbols } from '../../../src-main/api/language/language-marks.js';
import { templateNames } from '../../../src-main/games/kotc/cards/card.js';
import { picturePlacement } from '../../../src-main/cards/picture.js';
import { symbolOf } from '../../../src-main/cards/symbols.js';
import { symbolWords as ownWords } from '../../../src-main/games/kotc/format/marks.js';
import {
  cardTemplates as templates,
  templates as layouts,
} from '../../../src-main/games/kotc/format/templates.js';
import { CardEditor } from '../../../src-renderer/rooms/designer/editor/card-editor.svelte.js';
import { switchFavourite } from '../../../src-renderer/rooms/designer/stage/designer-commands.js';
import { symbolWord } from '../../../src-renderer/rooms/designer/fields/mark-tools.svelte.js';
import {
  adjustPicture,
  switchBlurFill,
  switchGrey,
} from '../../../src-renderer/rooms/designer/editor/picture-edits.js';
import { freshPlacement } from '../../../src-renderer/rooms/designer/editor/picture-moves.js';
import { doublesIn, nextFree } from '../../../src-renderer/rooms/designer/look/set-number.js';
import { readColor, withRecent, without } from '../../../src-renderer/rooms/designer/look/swatches.js';
import { CARD_ID, fakeClient, settle } from './fake-client.js';

let end: () => void = () => undefined;
afterEach(() => end());

async function opened() {
  const { client } = fakeClient({ picture: freshPlacement(`${'a'.repeat(32)}.png`) });
  const editor = new CardEditor(client, CARD_ID);
  end = () => {
    editor.abandon();
    void editor.dispose();
  };
  await editor.open();
  await settle();
  return editor;
}

describe('a picture’s tones', () => {
  it('one drag is one step, and what is as it was leaves nothing in the card', async () => {
    const editor = await opened();
    for (const brightness of [110, 130, 150]) adjustPicture(editor, { brightness });
    expect(editor.card?.picture?.adjust).toEqual({ brightness: 150, contrast: 100, saturation: 100 });
    expect(picturePlacement.safeParse(editor.card?.picture).success).toBe(true);
    await editor.history.undo();
    expect(editor.card?.picture).not.toHaveProperty('adjust');
    adjustPicture(editor, { contrast: 90 });
    adjustPicture(editor, { contrast: 100 });
    expect(editor.card?.picture).not.toHaveProperty('adjust');
  });

  it('grey and back leaves the other tones alone', async () => {
    const editor = await opened();
    adjustPicture(editor, { contrast: 120 });
    switchGrey(editor);
    expect(editor.card?.picture?.adjust).toMatchObject({ contrast: 120, saturation: 0 });
    switchGrey(editor);
    expect(editor.card?.picture?.adjust).toMatchObject({ contrast: 120, saturation: 100 });
  });

  it('margins are filled, or not', async () => {
    const editor = await opened();
    switchBlurFill(editor);
    expect(editor.card?.picture?.fill).toBe('blur');
    switchBlurFill(editor);
    expect(editor.card?.picture).not.toHaveProperty('fill');
  });
});

it('the star is given and taken by one step each', async () => {
  const editor = await opened();
  switchFavourite(editor);
  expect([editor.card?.favourite, editor.history.undoName]).toEqual([true, 'mark as favourite']);
  switchFavourite(editor);
  expect([editor.card?.favourite, editor.history.undoName]).toEqual([false, 'take the star']);
});

it('every template is offered, and says truly whether an accent colour shows', () => {
  expect(templates.map(({ name }) => name)).toEqual(templateNames);
  for (const { name, noAccent } of templates)
    expect(noAccent === null).toBe(layouts[name].accents.length > 0);
});

it('colours used before stand once, the last first, and none that is offered elsewhere', () => {
  expect(withRecent(['#aaaaaa', '#bbbbbb'], '#bbbbbb')).toEqual(['#bbbbbb', '#aaaaaa']);
  const many = Array.from({ length: 20 }, (_, at) => `#0000${String(10 + at)}`);
  expect(many.reduce<string[]>(withRecent, [])).toEqual(many.toReversed().slice(0, 12));
  expect(without(['#aaaaaa', '#bbbbbb', '#bbbbbb'], ['#aaaaaa'])).toEqual(['#bbbbbb']);
});

it('colours are taken as people type them', () => {
  expect(['#A62a22', 'a62a22', ' #abc ', 'red', '#12345', ''].map(readColor)).toEqual([
    '#a62a22',
    '#a62a22',
    '#aabbcc',
    null,
    null,
    null,
  ]);
});

it('the next free number fills gaps', () => {
  const cards = [1, 2, 4, null].map((number) => ({ set: { id: CARD_ID, number } }));
  expect(nextFree(cards)).toBe(3);
  expect(nextFree([])).toBe(1);
  expect(doublesIn(cards, 4)).toHaveLength(1);
  expect(doublesIn(cards, null)).toHaveLength(0);
});

describe('symbols', () => {
  it('each is offered once, by words that mean it', () => {
    const symbols = textSymbols('kotc');
    expect(new Set(symbols.map(({ name }) => name)).size).toBe(symbols.length);
    for (const { name, words, parts } of symbols) {
      expect(words.map((word) => symbolOf(word, ownWords))).toEqual(words.map(() => name));
      expect(parts.length).toBeGreaterThan(0);
    }
  });

  it('are written as was selected, or as the edition says', () => {
    const star = { words: ['star', 'sp', 'offense'] };
    expect(symbolWord(star, 'Offense', ['SP'])).toBe('Offense');
    expect(symbolWord(star, 'cards', ['SP', 'HP'])).toBe('SP');
    expect(symbolWord(star, '', ['Resource cost'])).toBe('star');
  });
});
