import type { LabEvent, SetLabEvent } from '../../../../src-main/api/answers/lab-answers.js';
import type { Client } from '../../../connection/client.js';
import { LabRun } from '../../../shared/lab/lab-run.svelte.js';

/** A card of the set as it stands in the table. */
export interface FairnessRow {
  /** Its id. */
  readonly card: string;
  readonly event: LabEvent;
  /** It surprises more than luck would have it among so many. */
  readonly surprises: boolean;
}

/** Whether the cards of a set are fair: tried one after the other, and asked of the set by its id. */
export class SetFairness extends LabRun<string, SetLabEvent> {
  /** The card whose picture is shown, by its id. */
  opened = $state<string | null>(null);

  constructor(client: Client) {
    super((set, signal) => client.lab.set({ set }, { signal }));
  }

  /** The most surprising first. */
  get rows(): readonly FairnessRow[] {
    const { rows = [], surprising = [] } = this.event ?? {};
    return rows
      .filter(({ event }) => event.findings.blocks > 0)
      .map((row) => ({ ...row, surprises: surprising.includes(row.card) }))
      .toSorted((a, b) => b.event.findings.evidence - a.event.findings.evidence);
  }

  /** What is behind the row that was opened. */
  get shown(): LabEvent | null {
    return this.event?.rows.find(({ card }) => card === this.opened)?.event ?? null;
  }

  protected override with(before: SetLabEvent | null, event: SetLabEvent): SetLabEvent {
    const isNew = (card: string): boolean => !event.rows.some((row) => row.card === card);
    return {
      ...event,
      rows: [...(before?.rows ?? []).filter(({ card }) => isNew(card)), ...event.rows],
      left: [...(before?.left ?? []), ...event.left],
    };
  }
}
