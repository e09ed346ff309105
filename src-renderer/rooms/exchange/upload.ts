import type { Client } from '../../connection/client.js';

/** Bytes sent at a time; main takes no larger part. */
const PART = 4 * 1024 * 1024;

/** Sends files to main, part by part, and answers their ids there. `onSent` hears how many bytes have gone so far. */
export async function upload(
  client: Pick<Client, 'exchange'>,
  files: readonly File[],
  onSent: (bytes: number) => void,
  signal: AbortSignal,
): Promise<string[]> {
  const uploads: string[] = [];
  let sent = 0;
  try {
    for (const file of files) {
      const { upload: id } = await client.exchange.begin({ name: file.name, bytes: file.size });
      uploads.push(id);
      for (let from = 0; from < file.size; from += PART) {
        signal.throwIfAborted();
        const slice = file.slice(from, from + PART);
        await client.exchange.put({ upload: id, part: new File([slice], 'part') });
        sent += slice.size;
        onSent(sent);
      }
    }
    return uploads;
  } catch (error) {
    if (uploads.length > 0) void client.exchange.drop({ uploads }).catch(() => undefined);
    throw error;
  }
}
