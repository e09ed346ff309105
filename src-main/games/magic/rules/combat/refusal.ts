import type { Refusal } from '../../../../engine/decision.js';

/** @param rule its id; @param because a sentence for people */
export const refuse = (rule: string, because: string): Refusal => ({ allowed: false, rule, because });
