import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command, CommanderError } from 'commander';
import { z } from 'zod';
import { libraryOption } from '../shared/library-option.js';
import { parseAddress } from './origin.js';

/** What somebody asks for when the program is started. Paths are absolute. */
export interface Asked {
  readonly files: readonly string[];
  /** Folder of the library; null: none was said. */
  readonly library: string | null;
}

/**
 * Reads a command line's words. Chromium's switches among them are none of ours, and desktops of Linux hand files on as
 * addresses ("file:///home/…").
 * @param words what stands after the program's name
 * @param isDevelopment Electron was started with the program's folder as its first word
 * @throws Error with a sentence, where --library is without its folder
 */
export function askedBy(words: readonly string[], workingFolder: string, isDevelopment: boolean): Asked {
  const program = new Command()
    .addOption(libraryOption())
    .allowUnknownOption()
    .allowExcessArguments()
    .helpOption(false)
    .exitOverride()
    .configureOutput({ writeErr: () => undefined });
  try {
    program.parse(words, { from: 'user' });
  } catch (error) {
    throw error instanceof CommanderError ? new Error(noFolder) : error;
  }
  const { library } = program.opts<{ readonly library?: string }>();
  if (library === '' || library?.startsWith('-')) throw new Error(noFolder);
  const files = program.args.filter((word) => word !== '' && !word.startsWith('-'));
  const path = (word: string): string => pathOf(word) ?? resolve(workingFolder, word);
  return {
    files: files.slice(isDevelopment ? 1 : 0).map(path),
    library: library === undefined ? null : path(library),
  };
}

const noFolder = 'Write after --library in which folder the library is.';

function pathOf(word: string): string | null {
  if (!/^file:/i.test(word)) return null;
  const address = parseAddress(word);
  try {
    return address && fileURLToPath(address);
  } catch {
    return null;
  }
}

const passedOn = z.object({ words: z.array(z.string()) });

/** A second start hands its words to the first one, since Chromium puts switches before everything else on the way. */
export const argumentsToPassOn = (argv: readonly string[]): z.infer<typeof passedOn> => ({
  words: argv.slice(1),
});

/** The words of a second start, as it was typed where that is known. */
export const argumentsPassedOn = (data: unknown, argv: readonly string[]): readonly string[] =>
  passedOn.safeParse(data).data?.words ?? argv.slice(1);
