import type { Reason } from '../../../card-law.js';

/** From best to worst: the gravest finding decides. */
export const statuses = ['legal', 'refurbished', 'invalid', 'banned', 'pruned'] as const;
export type Status = (typeof statuses)[number];

/** Whether a card of this status may be played; a refurbished one is read with its newer text. */
export const isLegal = (status: Status): boolean => status === 'legal' || status === 'refurbished';

/** What the law has to say of a card. */
export class Findings {
  readonly reasons: Reason[] = [];
  /** Those that speak against the card. */
  readonly against: Reason[] = [];
  readonly #found = new Set<string>();
  #gravest: Status = 'legal';

  add(status: Status, rule: string, because: string): void {
    const finding = `${rule} ${because}`;
    if (this.#found.has(finding)) return;
    this.#found.add(finding);
    this.reasons.push({ rule, because });
    if (!isLegal(status)) this.against.push({ rule, because });
    if (statuses.indexOf(status) > statuses.indexOf(this.#gravest)) this.#gravest = status;
  }

  gravest(): Status {
    return this.#gravest;
  }
}
