import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { registerCommands } from '../../../src-renderer/shared/commands/commands.svelte.js';

/** What has the keyboard: a control, or a field that is typed into. */
class FakeElement {
  readonly isContentEditable: boolean = false;
  closest(): null {
    return null;
  }
  matches(_selectors: string): boolean {
    return false;
  }
}
/** Enter presses it, but only after its keydown has gone through the page. */
class FakeButton extends FakeElement {
  override matches(selectors: string): boolean {
    return /\bbutton\b/.test(selectors);
  }
}
class FakeField extends FakeElement {
  readonly type = 'text';
}

let dialog: FakeElement | null = null;
/** The room, if nothing is written in it, and what has the keyboard. */
let room: FakeElement | null = null;
let focused: FakeElement | null = null;
let keyboard: typeof import('../../../src-renderer/shared/commands/keyboard.js');
beforeEach(async () => {
  vi.stubGlobal('navigator', { platform: 'Linux' });
  vi.stubGlobal('document', {
    querySelector: (selectors: string) => (selectors.includes('dialog') ? dialog : room),
    get activeElement() {
      return focused;
    },
    body: null,
  });
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('HTMLElement', FakeElement);
  vi.stubGlobal('HTMLInputElement', FakeField);
  vi.stubGlobal('HTMLTextAreaElement', class extends FakeField {});
  keyboard = await import('../../../src-renderer/shared/commands/keyboard.js');
});

const undone: (() => void)[] = [];
afterEach(() => {
  dialog = room = focused = null;
  for (const undo of undone.splice(0)) undo();
});

/** Stands within what one of these selectors means. */
class FakePlace extends FakeElement {
  constructor(readonly selector: string) {
    super();
  }
  override closest(): null;
  override closest(selectors: string): FakePlace | null;
  override closest(selectors = ''): FakePlace | null {
    return selectors.includes(this.selector) ? this : null;
  }
}

/** Nothing has the keyboard. */
const NOTHING = new FakeElement();

/** Presses a key on a switch, or on what else is said: what ran, and what the element saw of it. */
function press(key: string, held: { ctrlKey?: boolean } = {}, on: FakeElement = new FakeElement()) {
  const ran: string[] = [];
  undone.push(
    registerCommands([
      { id: 'export', title: 'Export', shortcut: 'Mod+Enter', run: () => void ran.push('export') },
      { id: 'table', title: 'Show the text', shortcut: 'T', run: () => void ran.push('text') },
      { id: 'remove', title: 'Remove', shortcut: 'Backspace', run: () => void ran.push('remove') },
      { id: 'find', title: 'Search', shortcut: '/', anywhere: true, run: () => void ran.push('find') },
      { id: 'help', title: 'Help', shortcut: 'F1', run: () => void ran.push('help') },
      { id: 'open', title: 'Open', shortcut: 'Enter', run: () => void ran.push('open') },
    ]),
  );
  const seen: string[] = [];
  focused = on === NOTHING ? null : on;
  const event = {
    key,
    ctrlKey: held.ctrlKey ?? false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    isComposing: false,
    target: on,
    defaultPrevented: false,
    stopped: false,
    preventDefault: () => void (event.defaultPrevented = true),
    stopPropagation: () => void (event.stopped = true),
  };
  const asEvent = event as unknown as KeyboardEvent;
  keyboard.onKeyDownFirst(asEvent);
  if (!event.stopped) {
    // A switch takes Enter for itself, whatever is held with it.
    if (key === 'Enter' && !(on instanceof FakeField) && !(on instanceof FakeButton)) {
      seen.push('switched');
      event.preventDefault();
    }
    keyboard.onKeyDown(asEvent);
  }
  return { ran, seen };
}

describe('a key that is pressed on a control', () => {
  test('Ctrl with Enter is the shortcut, not the control’s', () => {
    expect(press('Enter', { ctrlKey: true })).toEqual({ ran: ['export'], seen: [] });
  });

  test('Enter alone stays the control’s', () => {
    expect(press('Enter')).toEqual({ ran: [], seen: ['switched'] });
  });

  test('Enter presses a button and runs nothing else; with Ctrl it is the shortcut there too', () => {
    expect(press('Enter', {}, new FakeButton()).ran).toEqual([]);
    expect(press('Enter', { ctrlKey: true }, new FakeButton()).ran).toEqual(['export']);
  });

  test('a field that is typed into keeps both, and in a dialog no shortcut runs', () => {
    expect(press('Enter', { ctrlKey: true }, new FakeField()).ran).toEqual([]);
    dialog = new FakeElement();
    expect(press('Enter', { ctrlKey: true })).toEqual({ ran: [], seen: ['switched'] });
  });
});

describe('a key that is pressed by itself', () => {
  test.each(['[role="application"]', '[role="grid"]', '[data-stage]'])('is a shortcut on %s', (selector) => {
    expect(press('t', {}, new FakePlace(selector)).ran).toEqual(['text']);
    expect(press('Backspace', {}, new FakePlace(selector)).ran).toEqual(['remove']);
  });

  test('runs nothing where nothing has the keyboard, since it may begin a word', () => {
    for (const key of 't Backspace Enter'.split(' ')) expect(press(key, {}, NOTHING).ran).toEqual([]);
  });

  test('runs nothing on a button beside the stage', () => {
    expect(press('t', {}, new FakeButton()).ran).toEqual([]);
  });

  test('is a shortcut in a room in which nothing is written, whatever has the keyboard', () => {
    room = new FakeElement();
    expect(press('t', {}, NOTHING).ran).toEqual(['text']);
  });

  test('leads to search and help from everywhere but a field', () => {
    expect(press('/', {}, NOTHING).ran).toEqual(['find']);
    expect(press('F1', {}, new FakeButton()).ran).toEqual(['help']);
    expect(press('/', {}, new FakeField()).ran).toEqual([]);
  });
});
