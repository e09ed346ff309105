import type { GameInfo } from '../../../src-main/api/answers/answers.js';
import type { Command } from '../commands/commands.svelte.js';

type Games = readonly Pick<GameInfo, 'name' | 'starters'>[];

/** Id of the command that adds a starter set. */
export const starterCommand = (set: string): string => `add-starter-${set}`;

/** Starter sets can be added at any time, of every game. @param add copies a set's cards and decks into the library */
export const starterCommands = (games: Games, add: (set: string) => void | Promise<void>): Command[] =>
  games.flatMap(({ name, starters }) =>
    starters.map((starter) => ({
      id: starterCommand(starter.set),
      title: `Add the starter set: ${name}, ${starter.name}`,
      group: 'Cards',
      run: () => add(starter.set),
    })),
  );
