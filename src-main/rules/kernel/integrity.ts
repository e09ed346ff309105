import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './plain.js';

/** SHA-256 of plain data, the same for equal data, as 64 hexadecimal digits. */
export const hashOf = (data: unknown): string => bytesToHex(sha256(utf8ToBytes(canonical(data))));
