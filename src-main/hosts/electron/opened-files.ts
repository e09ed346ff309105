import { readFile, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import type { HostMessage } from '../../api/commands.js';
import { readCardFile, readDeckFile } from '../../cards/files.js';

/** Larger than any card or deck can be. */
const MAX_BYTES = 8 * 1024 * 1024;

/** The card and deck files among a command line's words; switches and all else are left out. */
export function filesAmong(words: readonly string[], workingFolder: string): string[] {
  return words
    .filter((word) => !word.startsWith('-') && /\.(card|deck)\.json$/i.test(word))
    .map((word) => resolve(workingFolder, word));
}

/** Reads a file that was opened from the desktop into a message for the app's face. */
export async function openedFileMessage(path: string): Promise<HostMessage> {
  const name = basename(path);
  let text;
  try {
    if ((await stat(path)).size > MAX_BYTES) return notice(`${name} is too large to be a card or a deck.`);
    text = await readFile(path, 'utf8');
  } catch {
    return notice(`${name} cannot be read: check that it is there and that you may open it.`);
  }
  if (/\.deck\.json$/i.test(path)) {
    const reading = readDeckFile(text);
    return reading.kind === 'good'
      ? { kind: 'open-deck', path, deck: reading.content }
      : refusal(name, reading);
  }
  const reading = readCardFile(text);
  return reading.kind === 'good'
    ? { kind: 'open-card', path, card: reading.content }
    : refusal(name, reading);
}

function refusal(
  name: string,
  reading: { kind: 'newer' } | { kind: 'damaged'; because: string },
): HostMessage {
  return notice(
    reading.kind === 'newer'
      ? `${name} was made by a newer Cardwright: update this program to open it.`
      : `${name} cannot be opened, it was left as it is: ${reading.because}`,
  );
}

const notice = (message: string): HostMessage => ({ kind: 'notice', message });
