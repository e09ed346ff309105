/** What the questions about the card language answer: the games' own answers, for the renderer to see. */
export type * from '../../games/card-components.js';
export type * from '../../games/card-language.js';
export type { Reason, Standing } from '../../games/card-law.js';
export type { ProposedCard, Proposals, ReceiptLine, SumPart } from '../../games/card-price.js';
export type { UpgradeAnswer, UpgradeStep } from '../../games/card-upgrade.js';
