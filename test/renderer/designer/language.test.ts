import { afterEach, describe, expect, it } from 'vitest';
import type { Writing } from '../../../src-main/games/card-language.js';
import { cardLanguage } from '../../../src-main/games/kotc/plug/card-language.js';
import { blankCard, type KotcCard as Card } from '../../../src-main/games/kotc/cards/card.js';
import { editionId, rulesEditions } from '../../../src-main/games/kotc/cards/editions.js';
import type { Client } from '../../../src-renderer/connection/client.js';
import { CardEditor } from '../../../src-renderer/rooms/designer/editor/card-editor.svelte.js';
import {
  blocksOf,
  isRefusal,
  naturalSlot,
  place,
  rename,
  setNumber,
} from '../../../src-renderer/rooms/designer/abilities/ability-edits.js';
import { carry, nudge } from '../../../src-renderer/rooms/designer/abilities/block-moves.js';
import { CardLanguage } from '../../../src-renderer/rooms/designer/abilities/card-language.svelte.js';
import { bestOf, paletteGroups } from '../../../src-renderer/rooms/designer/abilities/palette-search.js';
import { kindOf } from '../../../src-renderer/shared/games/game-cards.js';
import { kotcInfo } from '../games/info.js';
import { CARD_ID, fakeClient, settle } from './fake-client.js';

let end: () => void = () => undefined;
afterEach(() => end());

async function open(start: Partial<Card>) {
  const { client: base, ...fake } = fakeClient({ offense: 1, defense: 3, ...start });
  const writes: string[] = [];
  const client = {
    ...base,
    language: {
      vocabulary: async ({ edition }: { edition: string }) => cardLanguage.vocabulary(edition),
      read: async ({ card }: { card: Card }) => cardLanguage.read(card),
      write: async (input: Writing) => {
        const text = cardLanguage.write(input);
        writes.push(text);
        return text;
      },
    },
  } as unknown as Client;
  const editor = new CardEditor(client, CARD_ID);
  const language = new CardLanguage(client, editor, (card) => kindOf(kotcInfo, card));
  end = () => {
    language.dispose();
    editor.abandon();
    void editor.dispose();
  };
  await editor.open();
  await settle();
  const component = (id: string) => {
    const found = language.component(id);
    if (!found) throw new Error(`There is no ${id}.`);
    return found;
  };
  return { editor, language, component, writes, ...fake };
}

const draw = { kind: 'effect', ability: 0, part: 0, index: 0 } as const;

it('tells when a card that has only just been opened has been read', async () => {
  const { client: base } = fakeClient({ offense: 1, defense: 3 });
  const waiting: (() => void)[] = [];
  const read = async ({ card }: { card: Card }) => {
    await new Promise<void>((go) => waiting.push(go));
    return cardLanguage.read(card);
  };
  const language = {
    read,
    vocabulary: async ({ edition }: { edition: string }) => cardLanguage.vocabulary(edition),
  };
  const client = { ...base, language } as unknown as Client;
  const editor = new CardEditor(client, CARD_ID);
  const slow = new CardLanguage(client, editor, (card) => kindOf(kotcInfo, card));
  end = () => {
    slow.dispose();
    editor.abandon();
    void editor.dispose();
  };
  let hasRead = false;
  void slow.firstRead.then(() => (hasRead = true));
  await editor.open();
  await settle();
  expect([hasRead, slow.reading]).toEqual([false, null]);
  for (const go of waiting) go();
  await settle();
  expect(hasRead).toBe(true);
  expect(slow.reading).not.toBeNull();
});

describe('a block from the palette', () => {
  it('brings along the selection that an effect on targets needs, and gives it up for the next one that is chosen', async () => {
    const { editor, language, component } = await open({});
    expect(await language.foresee(component('effect-destroy'))).toBe(5);
    expect(language.add(component('effect-destroy'))).toBe(true);
    await settle();
    expect(editor.card?.text).toBe('ABILITY 1: Target 1 in-play card; destroy the target.');
    expect(await language.foresee(component('target-your-hand'))).toBe(7);
    language.add(component('target-your-hand'));
    await settle();
    expect(editor.card?.text).toBe('ABILITY 1: Target 1 card in your hand; destroy the target.');
    // That one was chosen: the next begins a selection of its own.
    language.add(component('target-this-card'));
    await settle();
    expect(editor.card?.text).toContain('Target 1 card in your hand; destroy the target. Target this card');
  });

  it('brings none where there is one, and none for an effect on no target', async () => {
    const { editor, language, component } = await open({});
    language.add(component('effect-draw'));
    await settle();
    expect(editor.card?.text).toBe('ABILITY 1: Draw 1 card.');
    language.add(component('effect-bounce'));
    language.add(component('effect-silo'));
    await settle();
    expect(editor.card?.text.match(/Target/g)).toHaveLength(1);
  });

  it('says why it cannot be before it is added', async () => {
    const { language, component } = await open({ text: 'GREED: When you take damage: Draw 1 card.' });
    expect(await language.foresee(component('cond-enemy-attacks'))).toMatchObject({
      refused: expect.stringContaining('at most one activation condition'),
    });
  });
});

describe('blocks and text in step', () => {
  it('writes a block into the text as one named step, and the level follows', async () => {
    const { editor, language, component } = await open({});
    expect(language.add(component('effect-draw'))).toBe(true);
    await settle();
    expect(editor.card).toMatchObject({ text: 'ABILITY 1: Draw 1 card.', cost: 5 });
    language.edit('change number', (blocks, ground) => setNumber(blocks, draw, 'x', 3, ground));
    await settle();
    expect(editor.card).toMatchObject({ text: 'ABILITY 1: Draw 3 cards.', cost: 9 });
    expect(editor.history.undoName).toBe('change number');
    await editor.history.undo();
    await settle();
    expect(editor.card).toMatchObject({ text: 'ABILITY 1: Draw 1 card.', cost: 5 });
    expect(language.blocks.paragraphs[0]?.ability?.parts[0]?.effects[0]?.values).toEqual({ x: 1 });
  });

  it('keeps names and the words of paragraphs that were not touched', async () => {
    const other = 'RUST: draw 3 cards';
    const { editor, language } = await open({ text: `GREED: Draw 2 cards.\n${other}` });
    language.edit('change number', (blocks, ground) => setNumber(blocks, draw, 'x', 4, ground));
    await settle();
    expect(editor.card?.text).toBe(`GREED: Draw 4 cards.\n${other}`);
    language.edit('name the ability', (blocks, ground) => rename(blocks, 1, 'Moth: eaten', ground));
    await settle();
    expect(editor.card?.text).toBe('GREED: Draw 4 cards.\nMOTH EATEN: Draw 3 cards.');
  });

  it('reads typed text into blocks, and drops a written text that typing has overtaken', async () => {
    const { editor, language, component } = await open({ text: 'GREED: Draw 2 cards.' });
    language.add(component('effect-dice-heal'));
    editor.change('edit ability text', (card) => (card.text = 'RUST: Draw 3 cards.'));
    await settle();
    expect(editor.card?.text).toBe('RUST: Draw 3 cards.');
    expect(language.blocks.paragraphs.map(({ ability }) => ability?.name)).toEqual(['RUST']);
  });

  it('loses no words that it cannot read', async () => {
    const text = 'GREED: Draw 2 cards. Sing a song.';
    const { editor, language, component, writes } = await open({ text });
    expect(language.add(component('effect-draw'))).toBe(false);
    expect(language.refusal?.refused).toContain('would be lost');
    await settle();
    expect(writes).toEqual([]);
    expect(editor.card?.text).toBe(text);
  });
});

describe('an ability that is still to be finished', () => {
  it.each(rulesEditions)('keeps its first block whichever it is, in the %ith Edition', (edition) => {
    const { groups } = cardLanguage.vocabulary(editionId(edition));
    for (const component of groups.flatMap(({ components }) => components)) {
      const ground = { type: 'creature', vocabulary: cardLanguage.vocabulary(editionId(edition)) } as const;
      const none = { caveat: null, paragraphs: [] };
      const placed = place(none, component, naturalSlot(none, 0, component.kind, ground), ground);
      if (isRefusal(placed)) throw new Error(placed.refused);
      const abilities = placed.paragraphs.flatMap(({ ability }) =>
        ability ? [structuredClone(ability)] : [],
      );
      const { caveat } = placed;
      const input = { edition: editionId(edition), type: 'creature', caveat, abilities, was: '' };
      const card = { ...blankCard(CARD_ID, edition), text: cardLanguage.write(input) };
      const { caveat: read, paragraphs } = cardLanguage.read(card);
      const again = blocksOf(read?.use ?? null, paragraphs);
      expect(again.caveat, card.text).toEqual(caveat);
      expect(again.paragraphs.map(({ ability, locked }) => ({ ability, locked }))).toEqual(
        abilities.map((ability) => ({ ability, locked: false })),
      );
    }
  });
});

describe('the cost', () => {
  it('stays as printed where it was set by hand, and follows again after undo', async () => {
    const { editor } = await open({ text: 'GREED: Draw 2 cards.', cost: 7 });
    expect(editor).toMatchObject({ costByHand: false, card: { cost: 7 } });
    editor.change('edit level', (card) => ((card as Card).cost = 12));
    editor.change('edit SP', (card) => ((card as Card).offense = 2));
    await settle();
    expect((editor.card as Card | undefined)?.cost).toBe(12);
    await editor.history.undo();
    await editor.history.undo();
    editor.change('edit SP', (card) => ((card as Card).offense = 3));
    await settle();
    expect((editor.card as Card | undefined)?.cost).toBe(9);
  });

  it('stays blank when a card without one is opened; it comes with the first change and goes with it', async () => {
    const { editor, saves } = await open({ text: 'GREED: Draw 2 cards.', cost: null });
    expect(editor).toMatchObject({ costByHand: false, unsaved: false, card: { cost: null } });
    await editor.flush();
    expect(saves).toEqual([]);
    editor.change('edit SP', (card) => ((card as Card).offense = 2));
    await settle();
    expect(editor.card).toMatchObject({ offense: 2, cost: 8 });
    await editor.history.undo();
    await settle();
    expect(editor.card).toMatchObject({ offense: 1, cost: null });
    editor.change('edit level', (card) => ((card as Card).cost = 7));
    await settle();
    expect((editor.card as Card | undefined)?.cost).toBe(7);
  });

  it('is never changed by opening a card that prints another one', async () => {
    const { editor, language } = await open({ text: 'GREED: Draw 2 cards.', cost: 3 });
    expect(editor).toMatchObject({ costByHand: true, card: { cost: 3 } });
    language.setByHand(false);
    expect((editor.card as Card | undefined)?.cost).toBe(7);
    await editor.history.undo();
    expect(editor).toMatchObject({ costByHand: true, card: { cost: 3 } });
  });
});

describe('drops', () => {
  it('are refused with their rule where a second one of a kind or another kind would stand', async () => {
    const { language, component } = await open({
      text: 'GREED: When you take damage: Draw 2 cards.',
    });
    const { blocks, ground } = language;
    if (!ground) throw new Error('The vocabulary is missing.');
    const condition = component('cond-enemy-attacks');
    const second = place(blocks, condition, { kind: 'condition', ability: 0 }, ground);
    expect(second).toMatchObject({ rule: 'K14-BLD-06', refused: expect.stringContaining('at most one') });
    expect(place(blocks, condition, draw, ground)).toMatchObject({ rule: 'K14-BLD-11' });
    const spell = { ...ground, type: 'spell' } as const;
    const next = place(blocks, component('effect-draw'), { ...draw, ability: 1 }, spell);
    expect(next).toMatchObject({ rule: 'K14-BLD-05' });
  });

  it('carry a block along its row and into the next part', async () => {
    const { editor, language, component } = await open({
      text: 'GREED: Draw 2 cards, also draw 3 cards, then draw 4 cards.',
    });
    const to = { ...draw, index: 3 };
    language.edit('move effect', (blocks, ground) =>
      carry(blocks, draw, to, component('effect-draw'), ground),
    );
    await settle();
    expect(editor.card?.text).toMatch(/^GREED: Draw 3 cards, \w+ draw 4 cards, \w+ draw 2 cards\.$/);
    language.edit('move effect', (blocks, ground) => nudge(blocks, { ...draw, index: 2 }, -1, ground));
    await settle();
    expect(editor.card?.text).toMatch(/^GREED: Draw 3 cards, \w+ draw 2 cards, \w+ draw 4 cards\.$/);
    const { blocks, ground } = language;
    if (!ground) throw new Error('The vocabulary is missing.');
    expect(isRefusal(nudge(blocks, draw, -1, ground))).toBe(true);
  });
});

describe('the palette', () => {
  it('hides redacted blocks unless asked, and finds all words in any order', () => {
    const vocabulary = cardLanguage.vocabulary('kotc-11');
    const count = (query: string, redacted: boolean): number =>
      paletteGroups(vocabulary, query, redacted).flatMap(({ components }) => components).length;
    expect(count('', true)).toBe(109);
    expect(count('', false)).toBeLessThan(109);
    expect(count('cards draw effect', false)).toBeGreaterThan(0);
    expect(count('no such words', true)).toBe(0);
  });

  it.each([
    ['draw x cards', 'draw x cards.'],
    ['draw', 'draw x cards.'],
    ['cards draw', 'draw x cards.'],
    ['kill', 'destroy the targets.'],
    ['damage', 'place x Damage Counters on each target.'],
    ['heal', 'x-dice-heal yourself.'],
    ['bring back', 'reveal and deploy the targets.'],
    ['steal', 'hypnotize the targets until the end of this turn.'],
    ['no such words', undefined],
  ])('takes for “%s” the block that fits best', (query, phrase) => {
    const groups = paletteGroups(cardLanguage.vocabulary('kotc-14'), query, false);
    expect(bestOf(groups, query)?.phrase).toBe(phrase);
  });
});
