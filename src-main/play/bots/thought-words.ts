import type { Thought } from '../../engine/search/think.js';
import type { Prompt } from '../../engine/table/prompt.js';
import { replyWords } from '../../engine/table/reply-words.js';
import { plainText } from '../../engine/text.js';

/** Replies that are named; the rest is counted. */
const MOST_NAMED = 4;

/** A chance to win as it is read: "62 %". */
export const inPercent = (chance: number): string => `${Math.round(100 * chance)} %`;

/**
 * What a player thought about, in a line: "Summon Grey Wolf 62 %, Attack 58 %, and 3 more". It names cards that only that player may
 * know: it is for whoever may see everything.
 */
export function thoughtInWords(
  prompt: Prompt,
  { weighed, reply }: Thought,
  names: readonly string[],
): string {
  const said = (one: Thought['reply']): string => replyWords(prompt, one, names).now;
  if (weighed.length === 0) return `${said(reply)}: there was nothing to think about`;
  const named = weighed.slice(0, MOST_NAMED).map((one) => `${said(one.reply)} ${inPercent(one.chance)}`);
  const more = weighed.length - named.length;
  const question = prompt.decision.kind === 'act' ? '' : `${plainText(prompt.text).replace(/[.:?]$/, '')}: `;
  return `${question}${named.join(', ')}${more > 0 ? `, and ${more} more` : ''}`;
}
