import type { Client } from '../../connection/client.js';
import { downloadFrom } from './download.js';

/**
 * Has a finished file kept where the person wants it.
 * @param called how the file is called in a sentence: "The page"
 * @returns what became of it, in a sentence; null: the person thought better of it
 */
export async function saveOutput(client: Client, output: string, called: string): Promise<string | null> {
  const saved = await client.outputs.save({ output });
  if (saved.kind === 'cancelled') return null;
  if (saved.kind === 'saved') return `Saved to ${saved.path}.`;
  downloadFrom(saved.url);
  return `${called} is in your downloads.`;
}
