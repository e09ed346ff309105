/** What the questions about the card language answer: the games' own answers, for the renderer to see. */
import type { CardReading } from '../../games/card-language.js';
import type { CardWarning } from '../../games/card-law.js';

export type * from '../../games/card-components.js';
export type * from '../../games/card-language.js';
export type { CardWarning, Reason, Standing } from '../../games/card-law.js';
export type { ProposedCard, Proposals, ReceiptLine, SumPart } from '../../games/card-price.js';
export type { UpgradeAnswer, UpgradeStep } from '../../games/card-upgrade.js';

/** A card as it stands in the editor, read, priced and judged. */
export interface JudgedReading extends CardReading {
  /** What of it can never work, or never ends. */
  readonly warnings: readonly CardWarning[];
}
