import type { CardElement } from '../../../../src-main/layout/display-list.js';
import { fieldOf } from '../../../shared/card-fields/game-fields.js';
import { writeField } from '../../../shared/card-fields/fields.js';
import { nextElement } from '../editor/hit-test.js';
import { enlargePicture, removePicture, shiftPicture } from '../editor/picture-edits.js';
import type { StageContext } from './stage-gestures.js';

/** How far an arrow key moves: a picture in mm of the card, the view in px. */
const STEP = { picture: 0.25, view: 24 };
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** What a key does on the stage; true if it did something, so that nobody else acts on it. */
export function stageKey(press: Press, hands: StageContext): boolean {
  if (press.ctrlKey || press.metaKey || press.altKey) return false;
  const { view, editor, camera } = hands;
  const { selected } = view;
  if (press.key === 'Tab') return tab(press.shiftKey ? -1 : 1, hands);
  if (press.key === 'Escape' && selected) {
    view.select(null);
    return true;
  }
  if ((press.key === 'Enter' || press.key === 'F2') && selected) {
    hands.act(selected);
    return true;
  }
  if ((press.key === 'Delete' || press.key === 'Backspace') && selected) return clear(selected, hands);
  const placing = selected === 'picture' && editor.card?.picture != null;
  const arrow = arrows[press.key];
  if (arrow) {
    const [dx, dy] = arrow;
    const times = press.shiftKey ? 10 : 1;
    if (placing) shiftPicture(editor, dx * STEP.picture * times, dy * STEP.picture * times);
    else camera.pan(-dx * STEP.view * times, -dy * STEP.view * times);
    return true;
  }
  if (placing && /^[+=-]$/.test(press.key)) {
    enlargePicture(editor, press.key === '-' ? 1 / 1.05 : 1.05);
    return true;
  }
  return false;
}

/** Goes from element to element; beyond the first and the last the focus leaves the card as everywhere. */
function tab(direction: 1 | -1, { view, editor, game }: StageContext): boolean {
  if (direction === -1 && view.selected === null) return false;
  const next = editor.list ? nextElement(game, editor.list.boxes, view.selected, direction) : null;
  view.select(next);
  return next !== null;
}

function clear(selected: CardElement, { editor, game }: StageContext): boolean {
  if (selected === 'picture') {
    removePicture(editor);
    return true;
  }
  const field = editor.card && fieldOf(game, selected);
  if (!field) return false;
  editor.change(`clear ${field.key === 'text' ? 'ability text' : field.key}`, (draft) =>
    writeField(draft, field, ''),
  );
  return true;
}
