import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { registerCommands } from '../../../src-renderer/commands/commands.svelte.js';

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
let keyboard: typeof import('../../../src-renderer/commands/keyboard.js');
beforeAll(async () => {
  vi.stubGlobal('navigator', { platform: 'Linux' });
  vi.stubGlobal('document', { querySelector: () => dialog });
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('HTMLElement', FakeElement);
  vi.stubGlobal('HTMLInputElement', FakeField);
  vi.stubGlobal('HTMLTextAreaElement', class extends FakeField {});
  keyboard = await import('../../../src-renderer/commands/keyboard.js');
});

const undone: (() => void)[] = [];
afterEach(() => {
  dialog = null;
  for (const undo of undone.splice(0)) undo();
});

/** Presses a key on a switch, or on what else is said: what ran, and what the element saw of it. */
function press(key: string, held: { ctrlKey?: boolean } = {}, on: FakeElement = new FakeElement()) {
  const ran: string[] = [];
  undone.push(
    registerCommands([
      { id: 'export', title: 'Export', shortcut: 'Mod+Enter', run: () => void ran.push('export') },
      { id: 'open', title: 'Open', shortcut: 'Enter', run: () => void ran.push('open') },
    ]),
  );
  const seen: string[] = [];
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
