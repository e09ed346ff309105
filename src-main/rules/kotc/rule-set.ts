import type { PlayerNo, Refusal } from '../kernel/decision.js';
import type { LogBook } from '../kernel/log.js';
import type { Asking, RuleSet } from '../kernel/rule-set.js';
import type { Design } from './design.js';
import { apply } from './door.js';
import { rulesIdOf, type Kotc, type KotcEdition } from './edition.js';
import { kotc14 } from './editions/kotc-14.js';
import { endAgreed } from './modern/endgame.js';
import type { KotcEvent } from './events.js';
import { setUp } from './setup.js';
import type { KotcState } from './state.js';
import { playTurns } from './modern/turn.js';

export type KotcRules = RuleSet<KotcState, Design, Kotc> & { readonly edition: KotcEdition };

/** The rules of an edition, wired for the kernel. */
function kotc(edition: KotcEdition, version: number): KotcRules {
  return {
    id: rulesIdOf(edition),
    version,
    edition,
    table: (state, designs, log, atBoundary) => ({
      state,
      designs,
      edition,
      log: log as LogBook<KotcEvent>,
      atBoundary,
    }),
    *play(table): Asking {
      if (table.state.first === null) yield* setUp(table);
      yield* playTurns(table);
    },
    endByAgreement: (table) => endAgreed(table),
    resign: (table, player) => resign(table, player),
  };
}

/** Outside of the rules: giving up a game of two (K14-Q-26). */
function resign(table: Kotc, player: PlayerNo): Refusal | null {
  const { state, edition } = table;
  if (state.players.length !== 2) return edition.refusals.resignTwo;
  apply(table, { type: 'end', winners: [1 - player], by: 'resigned', rules: edition.cite.resigned });
  return null;
}

export const kotc14Rules = kotc(kotc14, 1);

/** By their ids. */
export const kotcRuleSets = { 'kotc-14': kotc14Rules } as const;
