/** How a card stands under the rules of editions other than its own, each reason said once. */
import type { LawRow } from '../../../../src-main/api/answers/language-answers.js';

export interface EditionsGroup {
  /** Ids of the editions, the newest first. */
  readonly editions: readonly string[];
  /** `other`: it was made for another edition, which is no fault of the card. */
  readonly tone: 'legal' | 'newer' | 'other';
  readonly status: string;
  /** A sentence; empty where nothing is to be said. */
  readonly because: string;
  /** Id of the rule that says so; null: none does. */
  readonly rule: string | null;
  readonly fixes: LawRow['fixes'];
}

function groupOf({
  edition,
  status,
  legal,
  readAs,
  reasons,
  objection,
  spoken,
  fixes,
}: LawRow): EditionsGroup {
  const one = { editions: [edition], status, fixes };
  if (legal && readAs !== null)
    return { ...one, tone: 'newer', because: `Read as: ${readAs}`, rule: reasons[0]?.rule ?? null };
  if (legal) return { ...one, tone: 'legal', because: '', rule: null };
  if (spoken)
    return { ...one, tone: 'other', because: objection?.because ?? '', rule: objection?.rule ?? null };
  const because = 'Its text is not in the language of their guides.';
  return { ...one, tone: 'other', status: 'another language', because, rule: null };
}

/** @param own id of the card's own edition, which is left out */
export function otherEditions(law: readonly LawRow[], own: string | null): readonly EditionsGroup[] {
  const groups: EditionsGroup[] = [];
  for (const row of law.toReversed()) {
    if (row.edition === own) continue;
    const group = groupOf(row);
    const at = groups.findIndex(
      ({ status, because }) => status === group.status && because === group.because,
    );
    const same = groups[at];
    if (same)
      groups[at] = {
        ...same,
        editions: [...same.editions, row.edition],
        fixes: [...same.fixes, ...group.fixes],
      };
    else groups.push(group);
  }
  return groups;
}
