import { expect, test } from 'vitest';
import type { Command } from '../../../src-renderer/shared/commands/commands.svelte.js';
import { keyGroups } from '../../../src-renderer/rooms/help/key-groups.js';

const command = (id: string, title: string, more: Partial<Command> = {}): Command => ({
  id,
  title,
  run: () => undefined,
  ...more,
});

test('the keys of the room come first, those of the app last, and what has no key is left out', () => {
  const groups = keyGroups(
    [
      command('palette', 'All commands', { shortcut: 'Mod+K' }),
      command('new-card', 'New card', { group: 'Cards', shortcut: 'Mod+N' }),
      command('theme', 'Switch the theme'),
      command('zoom', 'Zoom in', { group: 'Designer', shortcut: ['+', '='] }),
      command('hidden', 'Save', { hidden: true, shortcut: 'Mod+S' }),
    ],
    'card',
  );
  expect(groups.map(({ title }) => title)).toEqual(['Designer', 'On the card', 'Cards', 'Cardwright']);
  expect(groups[0]?.rows).toEqual([{ keys: ['+', '='], isRange: false, does: 'Zoom in' }]);
  expect(groups[3]?.rows.map(({ does }) => does)).toEqual(['All commands', 'Save']);
});

test('what cannot be done now is listed too, without the name that it has no more', () => {
  const undo = command('undo', 'Undo: ', { shortcut: 'Mod+Z', enabled: () => false });
  const remove = command('delete', 'Delete 0 cards', { shortcut: 'Delete', enabled: () => false });
  expect(keyGroups([undo, remove], 'settings')[0]?.rows).toEqual([
    { keys: ['Mod+Z'], isRange: false, does: 'Undo' },
    { keys: ['Delete'], isRange: false, does: 'Delete what is selected' },
  ]);
});

test('digits that do the same with another thing are one row', () => {
  const digits = [1, 2, 3].map((n) =>
    command(`choice-${n}`, `Take choice ${n}`, { group: 'Table', shortcut: String(n), hidden: true }),
  );
  const one = command('actual', 'True size', { group: 'Table', shortcut: '7' });
  expect(keyGroups([...digits, one], 'rules')[0]?.rows).toEqual([
    { keys: ['1', '3'], isRange: true, does: 'Take choice' },
    { keys: ['7'], isRange: false, does: 'True size' },
  ]);
});
