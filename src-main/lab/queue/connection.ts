import { Redis } from 'ioredis';
import { LabTrouble } from '../run/block-threads.js';

/** @param tell is told a sentence when the server is lost, and when it is there again */
export interface Connecting {
  readonly address: string;
  readonly tell: (sentence: string) => void;
}

/** A connection to a Redis or Valkey server, which comes back by itself once it was there. @throws LabTrouble */
export async function connectTo({ address, tell }: Connecting): Promise<Redis> {
  const place = placeOf(address);
  let isOpen = false;
  const redis = new Redis(address, {
    lazyConnect: true,
    maxRetriesPerRequest: null,
    retryStrategy: (times) => (isOpen ? Math.min(100 * 2 ** times, 5000) : null),
  });
  let trouble = '';
  let isLost = false;
  redis.on('error', ({ message }) => (trouble = message));
  redis.on('reconnecting', () => {
    if (!isLost) tell(`The queue at ${place} cannot be reached; trying again.`);
    isLost = true;
  });
  redis.on('ready', () => {
    if (isLost) tell(`The queue at ${place} is there again.`);
    isLost = false;
  });
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    redis.disconnect();
    throw new LabTrouble(`The queue at ${place} cannot be reached (${trouble || (error as Error).message}).`);
  }
  isOpen = true;
  return redis;
}

/** Without name and password. @throws LabTrouble */
function placeOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url && ['redis:', 'rediss:'].includes(url.protocol) && url.hostname !== '')
    return `${url.hostname}:${url.port || '6379'}`;
  throw new LabTrouble('The queue’s address is to be such as redis://:password@computer:6379.');
}
