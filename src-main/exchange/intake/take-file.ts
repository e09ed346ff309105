import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileTrouble } from '../../library/errors.js';
import { ExchangeRefusal } from '../refusal.js';
import type { Uploads } from './uploads.js';

/**
 * Takes a copy of a file of this computer in, as if it had come in part by part.
 * @param called how it is named in sentences
 * @returns the upload's id
 * @throws ExchangeRefusal when it cannot be read, is no file or too large
 */
export async function takeFile(uploads: Uploads, path: string, called = basename(path)): Promise<string> {
  let upload: string | null = null;
  try {
    const found = await stat(path);
    if (found.isDirectory())
      throw new ExchangeRefusal(`${called} is a folder. Choose the files in it, or open it as a library.`);
    // A pipe or a device might never end.
    if (!found.isFile()) throw new ExchangeRefusal(`${called} is no file that could be read to its end.`);
    upload = await uploads.begin(basename(path), found.size);
    for await (const part of createReadStream(path)) await uploads.put(upload, part as Uint8Array);
    uploads.whole(upload);
    return upload;
  } catch (error) {
    if (upload !== null) await uploads.drop([upload]);
    if (error instanceof ExchangeRefusal) throw error;
    throw new ExchangeRefusal(`${called} cannot be read: ${fileTrouble(error)}.`, { cause: error });
  }
}
