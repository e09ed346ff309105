import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical, canonicalParts } from './plain.js';
import type { Stepwise } from './stepwise.js';

/** SHA-256 of plain data, the same for equal data, as 64 hexadecimal digits. */
export const hashOf = (data: unknown): string => bytesToHex(sha256(utf8ToBytes(canonical(data))));

/** The same hash of a record with long lists, a part at a time. */
export function* hashing(record: Readonly<Record<string, unknown>>): Stepwise<string> {
  const hash = sha256.create();
  for (const part of canonicalParts(record)) {
    hash.update(utf8ToBytes(part));
    yield;
  }
  return bytesToHex(hash.digest());
}
