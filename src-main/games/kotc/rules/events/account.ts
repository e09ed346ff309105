import type { PlayerNo } from '../../../../engine/decision.js';
import type { CardNo } from '../../../../engine/state.js';
import { endEffect, useEffect } from '../../../../engine/effects/lasting.js';
import type { Writable } from '../../../../engine/pipeline/writable.js';
import { lasting } from '../state/lasting.js';
import type { Battle, KotcState, LaterTrigger } from '../state/state.js';
import type { KotcContext } from '../context.js';
import { noteLater } from './triggers.js';

/** What the rules keep account of beside events: nothing is triggered by it, and no log has it. */
export type KotcAccount =
  /** What is noted from now on does not happen at once with what went before (K14-Q-09). */
  | { readonly type: 'moment' }
  /** What has happened since the last window closed can be used in the new one. */
  | { readonly type: 'window opens' }
  /** What has no window yet belongs to the innermost one. */
  | { readonly type: 'triggers gather' }
  /** What was met in the innermost window is met no more. */
  | { readonly type: 'window closes' }
  /** An ability has been activated for a trigger event. */
  | { readonly type: 'trigger used'; readonly trigger: number; readonly by: string }
  | { readonly type: 'battle step'; readonly battle: number; readonly step: Battle['step'] }
  /** An attack that was forced begins, or cannot be made any more. */
  | { readonly type: 'forced attack'; readonly place: number }
  /** Something that only the conditions of some editions look for. */
  | {
      readonly type: 'happened';
      readonly kind: LaterTrigger;
      readonly cards: readonly CardNo[];
      readonly player?: PlayerNo;
    }
  /** The minion that would go back has left play. */
  | { readonly type: 'switch of control lapses'; readonly place: number };

export function keepAccount(
  state: Writable<KotcState>,
  account: KotcAccount,
  { edition }: Pick<KotcContext, 'edition'>,
): void {
  switch (account.type) {
    case 'moment':
      state.moment += 1;
      return;
    case 'window opens':
      state.windows.push(state.nextWindow);
      state.nextWindow += 1;
      return;
    case 'triggers gather': {
      const window = state.windows.at(-1);
      if (window !== undefined) for (const trigger of state.occasions) trigger.window ??= window;
      return;
    }
    case 'window closes': {
      const window = state.windows.pop();
      if (state.occasions.length > 0) {
        state.occasions = state.occasions.filter((trigger) => trigger.window !== window);
      }
      return;
    }
    case 'trigger used':
      state.occasions[account.trigger]?.used.push(account.by);
      return;
    case 'battle step': {
      const battle = state.battles[account.battle];
      if (battle) battle.step = account.step;
      return;
    }
    case 'forced attack': {
      const attack = lasting(state, 'attack')[account.place];
      if (attack) useEffect(state, attack);
      return;
    }
    case 'switch of control lapses': {
      const control = lasting(state, 'control')[account.place];
      if (control) endEffect(state, control);
      return;
    }
    case 'happened':
      noteLater(state, edition, account.kind, account.cards, account.player);
      return;
  }
}
