import { beforeEach, describe, expect, it } from 'vitest';
import { blankCard } from '../../../src-main/games/kotc/cards/card.js';
import { Camera } from '../../../src-renderer/rooms/designer/editor/camera.svelte.js';
import { CardEditor } from '../../../src-renderer/rooms/designer/editor/card-editor.svelte.js';
import { describeCard } from '../../../src-renderer/shared/card-fields/describe-card.js';
import { elementLabel, fieldOf } from '../../../src-renderer/shared/card-fields/game-fields.js';
import { tabOf, writeField } from '../../../src-renderer/shared/card-fields/fields.js';
import { elementAt, nextElement } from '../../../src-renderer/rooms/designer/editor/hit-test.js';
import { freshPlacement } from '../../../src-renderer/rooms/designer/editor/picture-moves.js';
import { rulerMarks } from '../../../src-renderer/rooms/designer/stage/ruler-marks.js';
import { stageKey } from '../../../src-renderer/rooms/designer/stage/stage-keys.js';
import { StageView } from '../../../src-renderer/rooms/designer/editor/stage-view.svelte.js';
import { editionIn, kotcInfo } from '../games/info.js';
import { CARD_ID, emptyList, fakeClient, settle } from './fake-client.js';

describe('pointing', () => {
  it('finds the smallest element at a point, and nothing beside all', () => {
    const boxes = { ...emptyList.boxes, flavor: { x: 0, y: 60, width: 63, height: 28 } };
    expect(elementAt(kotcInfo, boxes, 30, 74)).toBe('cost');
    expect(elementAt(kotcInfo, boxes, 5, 80)).toBe('flavor');
    expect(elementAt(kotcInfo, boxes, 1, 1)).toBeNull();
  });

  it('goes through the elements that the card has and leaves at either end', () => {
    const { boxes } = emptyList;
    expect(nextElement(kotcInfo, boxes, null, 1)).toBe('name');
    expect(nextElement(kotcInfo, boxes, 'picture', 1)).toBe('text');
    expect(nextElement(kotcInfo, boxes, 'cost', 1)).toBeNull();
    expect(nextElement(kotcInfo, boxes, 'name', -1)).toBeNull();
  });
});

describe('keys on the stage', () => {
  let editor: CardEditor;
  let view: StageView;
  let acted: string[];
  const press = (key: string, shiftKey = false) =>
    stageKey(
      { key, shiftKey, ctrlKey: false, metaKey: false, altKey: false },
      {
        camera: new Camera(),
        editor,
        view,
        game: kotcInfo,
        pick: () => undefined,
        act: (element) => void acted.push(element),
      },
    );

  beforeEach(async () => {
    const fake = fakeClient({ picture: freshPlacement(`${'a'.repeat(32)}.png`), name: 'Roc' });
    editor = new CardEditor(fake.client, CARD_ID);
    await editor.open();
    await settle();
    fake.layouts[0]?.answer(emptyList);
    await settle();
    view = new StageView();
    acted = [];
  });

  it('Tab walks the elements, then lets the focus go on', () => {
    const seen: (string | null)[] = [];
    while (press('Tab')) seen.push(view.selected);
    expect(seen).toEqual(['name', 'picture', 'text', 'cost']);
    expect(view.selected).toBeNull();
    expect(press('Tab', true)).toBe(false);
  });

  it('arrows move the selected picture, with Shift ten times as far; undo names it', async () => {
    view.select('picture');
    press('ArrowRight');
    const step = editor.card?.picture?.x ?? 0;
    expect(step).toBeGreaterThan(0);
    editor.seal();
    press('ArrowLeft', true);
    expect(editor.card?.picture?.x).toBeCloseTo(step - 10 * step, 3);
    expect(editor.history.undoName).toBe('move picture');
  });

  it('arrows leave the picture alone unless it is selected', () => {
    view.select('name');
    press('ArrowRight');
    press('+');
    expect(editor.card?.picture).toMatchObject({ x: 0, zoom: 1 });
  });

  it('plus and minus zoom the selected picture there and back', () => {
    view.select('picture');
    expect(press('+')).toBe(true);
    expect(editor.card?.picture?.zoom).toBeGreaterThan(1);
    press('-');
    expect(editor.card?.picture?.zoom).toBeCloseTo(1, 3);
  });

  it('Enter and F2 edit the selected element, Delete empties it', async () => {
    expect(press('Enter')).toBe(false);
    view.select('name');
    press('Enter');
    press('F2');
    expect(acted).toEqual(['name', 'name']);
    press('Delete');
    expect(editor.card?.name).toBe('');
    view.select('picture');
    press('Delete');
    expect(editor.card?.picture).toBeNull();
    expect(editor.history.undoName).toBe('remove picture');
  });

  it('turns the inspector to what is selected', () => {
    view.select('text');
    expect(view.tab).toBe('abilities');
    view.select('picture');
    expect(view.tab).toBe('picture');
    view.select(null);
    expect(view.tab).toBe('picture');
  });
});

describe('fields', () => {
  it("speak the edition's own words", () => {
    expect(elementLabel(kotcInfo, 'cost', editionIn('kotc-09').terms)).toBe('Resource cost');
    expect(elementLabel(kotcInfo, 'cost', editionIn('kotc-14').terms)).toBe('Level');
    expect(elementLabel(kotcInfo, 'defense', editionIn('kotc-14').terms)).toBe('HP');
    expect(tabOf('flavor')).toBe('card');
  });

  it('take digits only into figures, and nothing as left blank', () => {
    const draft = blankCard(CARD_ID);
    const cost = fieldOf(kotcInfo, 'cost')!;
    writeField(draft, cost, '1a2345');
    expect(draft.cost).toBe(123);
    writeField(draft, cost, 'x');
    expect(draft.cost).toBeNull();
    writeField(draft, cost, '0');
    expect(draft.cost).toBe(0);
  });

  it('keep a name on one line and the paragraphs of a text', () => {
    const draft = blankCard(CARD_ID);
    writeField(draft, fieldOf(kotcInfo, 'name')!, 'Roc\n  the Great');
    writeField(draft, fieldOf(kotcInfo, 'text')!, 'One\nTwo');
    expect(draft).toMatchObject({ name: 'Roc the Great', text: 'One\nTwo' });
  });

  it('describe the card to those who cannot see it, without figures that a spell does not have', () => {
    const card = { ...blankCard(CARD_ID, 9), name: 'Rain', type: 'spell' as const, cost: 3, offense: 7 };
    expect(describeCard(card, kotcInfo, editionIn('kotc-09'))).toBe(
      'Rain. Spell, 9th Edition. Resource cost 3. Without a picture.',
    );
  });
});

describe('rulers', () => {
  it('bear marks where the millimetres are, with figures that do not touch', () => {
    const marks = rulerMarks(100, 4, 400);
    expect(marks.find(({ mm }) => mm === 0)?.at).toBe(100);
    expect(marks.find(({ mm }) => mm === 20)?.at).toBe(180);
    const figures = marks.filter(({ length }) => length === 10);
    expect(
      Math.min(...figures.slice(1).map(({ at }, i) => at - (figures[i]?.at ?? 0))),
    ).toBeGreaterThanOrEqual(34);
    expect(marks[0]?.at).toBeGreaterThanOrEqual(0);
  });
});
