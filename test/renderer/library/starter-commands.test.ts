import { expect, test } from 'vitest';
import { starterCommand, starterCommands } from '../../../src-renderer/shared/library/starter-commands.js';

test('every starter set of every game can be added by a command', async () => {
  const added: string[] = [];
  const games = [
    {
      name: 'Dragons',
      starters: [
        { set: 'dragons-2', name: 'Second' },
        { set: 'dragons-1', name: 'First' },
      ],
    },
    { name: 'Lanterns', starters: [] },
    { name: 'Owls', starters: [{ set: 'owls-1', name: 'Owls' }] },
  ];
  const commands = starterCommands(games, (set) => void added.push(set));
  expect(commands.map(({ title }) => title)).toEqual([
    'Add the starter set: Dragons, Second',
    'Add the starter set: Dragons, First',
    'Add the starter set: Owls, Owls',
  ]);
  await commands.find(({ id }) => id === starterCommand('owls-1'))?.run();
  expect(added).toEqual(['owls-1']);
});
