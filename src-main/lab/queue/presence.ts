import type { Redis } from 'ioredis';
import { z } from 'zod';
import { jsonOf } from '../run/results-file.js';
import { PREFIX } from './protocol.js';

/** How often everybody says that it is there, ms. Who has not for four times as long is gone. */
export const HEARTBEAT = 3000;
const BEATS = 4;

/** Somebody at the queue: a coordinator has experiments to be played, a worker plays them. */
export interface Participant {
  readonly role: 'coordinator' | 'worker';
  readonly id: string;
  /** The computer's name. */
  readonly host: string;
  /** Digest of the program, and what people call its version. */
  readonly program: string;
  readonly version: string;
  /** Has a shard at hand. */
  readonly busy: boolean;
}

/** It is shown in terminals, so it has nothing that these would obey. */
const text = z.string().regex(/^[ -~]{1,200}$/);
const model: z.ZodType<Participant> = z.strictObject({
  role: z.enum(['coordinator', 'worker']),
  id: text,
  host: text,
  program: text,
  version: text,
  busy: z.boolean(),
});

/** Says that one is there, and who else is. */
export class Presence {
  #self: Participant;

  constructor(
    private readonly redis: Redis,
    self: Participant,
    private readonly heartbeat: number,
  ) {
    this.#self = self;
  }

  get self(): Participant {
    return this.#self;
  }

  async say(busy = this.#self.busy): Promise<void> {
    this.#self = { ...this.#self, busy };
    await this.redis.set(keyOf(this.#self), JSON.stringify(this.#self), 'PX', BEATS * this.heartbeat);
  }

  async leave(): Promise<void> {
    await this.redis.del(keyOf(this.#self));
  }

  async others(role: Participant['role']): Promise<Participant[]> {
    const keys = new Set<string>();
    for await (const found of this.redis.scanStream({ match: `${PREFIX}:${role}:*`, count: 1000 }))
      for (const key of found as string[]) keys.add(key);
    if (keys.size === 0) return [];
    const said = await this.redis.mget([...keys]);
    return said.flatMap((one) => {
      const read = model.safeParse(jsonOf(one ?? ''));
      return read.success && read.data.role === role && read.data.id !== this.#self.id ? [read.data] : [];
    });
  }
}

const keyOf = ({ role, id }: Participant): string => `${PREFIX}:${role}:${id}`;

/** "0.1.0 (program 1a2b3c4d)" */
export const versionInWords = ({ version, program }: Pick<Participant, 'version' | 'program'>): string =>
  `${version}, program ${program.slice(0, 8)}`;
