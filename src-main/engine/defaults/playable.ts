import type { z } from 'zod';
import type { PlayerNo } from '../decision.js';
import { LogBook, type BaseEvent } from '../log.js';
import { clone } from '../plain.js';
import type { Playable } from '../playable.js';
import type { RuleOption } from '../rule-options.js';
import { untilOver, type RuleSet, type GameContext } from '../rule-set.js';
import type { BaseState, ZoneLaw } from '../state.js';
import { defaultTable, nameOf } from './table.js';
import type { TableWords } from './table-words.js';

/** What it takes to begin and keep games beside their rules and the words of their table. */
interface Beginnings<P, S, D> {
  readonly printed: z.ZodType<P>;
  readonly state: z.ZodType<S>;
  /** Sides of the game's largest die; left out: six. */
  readonly sides?: number;
  /** In a match who lost the game before decides who begins; left out: it is as in any game. */
  readonly loserChooses?: true;
  /** What players may choose of the rules before a game; left out: nothing. */
  readonly options?: readonly RuleOption[];
  begin(
    decks: readonly (readonly number[])[],
    seed: number,
    chooser?: PlayerNo,
    options?: readonly string[],
  ): S;
  tokensOf?(card: P, among: readonly P[]): readonly P[];
  /** Left out: cards are played as they are printed. */
  ready?(card: P): { readonly design: D } | { readonly because: string };
}

/** Only its player may look into it, and its cards cannot be told apart by the others. */
const isHand = ({ knowledge, placed, shared }: ZoneLaw): boolean =>
  knowledge === 'private' && !placed && !shared;

/** A game of cards in zones whose players know what their table shows them. */
export function defaultPlayable<
  Z extends string,
  P,
  S extends BaseState,
  T extends GameContext<S, D>,
  E extends BaseEvent,
  D = P,
>(
  rules: RuleSet<S, D, T>,
  words: TableWords<Z, T, E>,
  beginnings: Beginnings<P, S, D>,
): Playable<P, S, D, T> {
  const table = defaultTable(words);
  const laws = Object.entries<ZoneLaw>(words.laws);
  const hands = laws.flatMap(([zone, law]) => (isHand(law) ? [zone] : []));
  return {
    ready: (design) => ({ design: design as unknown as D }),
    ...table,
    ...beginnings,
    rules,
    faultOf: () => null,
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
    handOf: ({ players }, player) => hands.flatMap((zone) => [...(players[player]?.zones[zone] ?? [])]),
    ifAllAgreed({ state, designs }, names) {
      const ended = rules.context(clone(state), designs, new LogBook(), () => undefined);
      untilOver(() => rules.endByAgreement(ended));
      const { winners = [], by = '' } = ended.state.result ?? {};
      return { winners, text: words.ending(winners.map((seat) => nameOf(names, seat)).join(' and '), by) };
    },
    knowledge: table.view,
  };
}
