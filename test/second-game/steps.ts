import type { Started } from '../api/start.js';

/** What a stream of progress ends with. */
export async function outcome<E extends { readonly kind: string }>(
  stream: AsyncIterable<E>,
): Promise<Extract<E, { kind: 'done' }>> {
  let last: E | null = null;
  for await (const event of stream) last = event;
  if (last?.kind !== 'done') throw new Error(`It did not end: ${JSON.stringify(last)}`);
  return last as Extract<E, { kind: 'done' }>;
}

/** A file for an import. */
export async function sent(client: Started['client'], name: string, bytes: Uint8Array): Promise<string> {
  const { upload } = await client.exchange.begin({ name, bytes: bytes.length });
  await client.exchange.put({ upload, part: new File([new Uint8Array(bytes)], 'part') });
  return upload;
}
