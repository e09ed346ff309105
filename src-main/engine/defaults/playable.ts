import type { z } from 'zod';
import { LogBook, type BaseEvent } from '../log.js';
import { clone } from '../plain.js';
import type { Playable } from '../playable.js';
import { untilOver, type RuleSet, type GameContext } from '../rule-set.js';
import type { BaseState } from '../state.js';
import { defaultTable, nameOf } from './table.js';
import type { TableWords } from './table-words.js';

/** What it takes to begin and keep games beside their rules and the words of their table. */
interface Beginnings<P, S> {
  readonly printed: z.ZodType<P>;
  readonly state: z.ZodType<S>;
  /** Sides of the game's largest die; left out: six. */
  readonly sides?: number;
  begin(decks: readonly (readonly number[])[], seed: number): S;
  tokensOf?(card: P): readonly P[];
}

/** A game of cards in zones whose cards are played as they are printed, and whose players know what their table shows them. */
export function defaultPlayable<
  Z extends string,
  P,
  S extends BaseState,
  T extends GameContext<S, P>,
  E extends BaseEvent,
>(rules: RuleSet<S, P, T>, words: TableWords<Z, T, E>, beginnings: Beginnings<P, S>): Playable<P, S, P, T> {
  const table = defaultTable(words);
  return {
    ...table,
    ...beginnings,
    rules,
    faultOf: () => null,
    ready: (design) => ({ design }),
    summary(state) {
      const { number, player, phase } = words.turn(state);
      return {
        turns: number,
        turnOf: number === 0 ? null : player,
        phase: number === 0 ? 'setup' : phase,
        players: state.players.map(({ zones }) =>
          Object.fromEntries(Object.entries(zones).map(([zone, cards]) => [zone, cards.length])),
        ),
      };
    },
    ifAllAgreed({ state, designs }, names) {
      const ended = rules.context(clone(state), designs, new LogBook(), () => undefined);
      untilOver(() => rules.endByAgreement(ended));
      const { winners = [], by = '' } = ended.state.result ?? {};
      return { winners, text: words.ending(winners.map((seat) => nameOf(names, seat)).join(' and '), by) };
    },
    knowledge: table.view,
  };
}
