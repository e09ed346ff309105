/** What the counters of the editions with windows are, whatever each of them does. */
import type { PlayerNo } from '../../../../../engine/decision.js';
import type { Asking } from '../../../../../engine/rule-set.js';
import type { CardNo } from '../../../../../engine/state.js';
import type { KotcContext } from '../../context.js';
import type { Citation, Prohibition } from '../../editions/citations.js';
import type { PurposeWord } from '../../purposes.js';

/** The counter's owner, and the minion that it was removed from. */
export interface Hosted {
  readonly player: PlayerNo;
  readonly host: CardNo;
}

/** Its effect is a link of a chain (K14-CTR-07). */
export interface Proactive {
  readonly works: 'in a chain';
  readonly act: (game: KotcContext, by: Hosted) => Asking | undefined;
}

/** Its effect happens at once, at any moment of a battle that suits it (K14-CTR-10, 11). */
export interface InBattle {
  readonly works: 'in a battle';
  readonly can: (game: KotcContext, host: CardNo) => boolean;
  readonly act: (game: KotcContext, by: Hosted) => Asking | undefined;
  /** How its owner is asked, where it is asked for by itself. */
  readonly asks: PurposeWord;
  readonly cite: Citation;
  /** Why it cannot be used at another moment. */
  readonly otherwise: Prohibition;
}

/** It is asked for where its circumstances are, and at no other moment (K14-CTR-12). */
export interface Answering {
  readonly works: 'where it is asked for';
}

export type CounterImpl = Proactive | InBattle | Answering;
