/** Scenarios of a game that has nothing beside cards in zones, made of the words of its table. */
import type { TableWords } from '../../engine/defaults/table-words.js';
import type { BaseEvent } from '../../engine/log.js';
import type { Playable } from '../../engine/playable.js';
import type { GameContext } from '../../engine/rule-set.js';
import { scenarioKit, type Ground } from '../../engine/scenario/kit.js';
import { FILLER } from '../../engine/scenario/labels.js';
import type { InlineCard, ScenarioTurn } from '../../engine/scenario/scenario.js';
import type { ScenarioKit } from '../../engine/scenario/scenario-kit.js';
import type { AimWords } from '../../engine/scenario/written/aim-words.js';
import type { ScenarioWords } from '../../engine/scenario/scenario-words.js';
import type { Named } from '../../engine/scenario/positions/set-position.js';
import {
  layCounters,
  writtenCounters,
  type PlacedCounter,
} from '../../engine/scenario/positions/counters.js';
import type { BaseState } from '../../engine/state.js';
import { UnplayableCard } from '../../engine/unplayable-card.js';
import { writable } from '../../engine/pipeline/writable.js';
import { addCard, pileIn } from '../../engine/zones.js';
import { scenarioModels, type ScenarioParts } from './scenario-models.js';

/** What the scenarios of a game have to say beside the words of its table. S is the state, E what its log holds. */
export interface PlainScenarios<
  Z extends string,
  P,
  S extends BaseState,
  D,
  T extends GameContext<S, D>,
  E extends BaseEvent,
> extends ScenarioParts<E> {
  /** A card that does nothing, as it is written out. */
  readonly filler: InlineCard;
  /** The zone that is shuffled at the setup, and how many cards lie in it where a scenario does not say. */
  readonly deck: Z;
  readonly filled: number;
  /** The zone in which cards are written that lie in none. */
  readonly loose: Z;
  /** Zones in which a card that another player owns may lie. */
  readonly inPlay: readonly Z[];
  /** Where a blank scenario stands. */
  readonly blankTurn: ScenarioTurn & { readonly number: number };
  layTurn(
    state: S,
    number: number,
    player: number,
    turn: ScenarioTurn,
    named: Named,
    designs: readonly D[],
  ): void;
  /** Whose an event is, where it is anybody's. */
  playerOf(event: E): number | null;
  /** How further words are laid and written, and whatever else is otherwise than in a game without any. */
  readonly ground?: Partial<Omit<Ground<P, S, D, T>, 'words' | 'layTurn'>>;
  readonly words?: Partial<ScenarioWords<S, T>>;
}

/** The kit of a game that is played by one rule set. */
export function plainScenarios<
  Z extends string,
  P extends { readonly name: string },
  S extends BaseState,
  D,
  T extends GameContext<S, D>,
  E extends BaseEvent,
>(
  playable: Playable<P, S, D, T>,
  words: TableWords<Z, T, E>,
  own: PlainScenarios<Z, P, S, D, T, E>,
): ScenarioKit<P, S> {
  const zones = Object.keys(words.laws) as Z[];
  const phases = words.phases.map(({ id }) => id);
  const laws = words.laws as Ground<P, S, D, T>['laws'];
  const design = (printed: P): D => {
    const ready = playable.ready(printed);
    if ('design' in ready) return ready.design;
    throw new UnplayableCard(`${printed.name}: ${ready.because}`, 'unplayable');
  };
  const filler = (): P => ground.inline(FILLER, own.filler);
  const ground: Ground<P, S, D, T> = {
    id: playable.rules.id,
    rules: playable.rules,
    zones,
    filled: { [own.deck]: own.filled },
    cardNames: ['owner', 'counters', 'knownTo'],
    laws,
    deck: own.deck,
    loose: own.loose,
    inPlay: own.inPlay,
    phasesOf: () => phases,
    blankTurn: own.blankTurn,
    counters: [],
    filler: own.filler,
    empty: (players, seed) =>
      playable.begin(
        Array.from({ length: players }, () => []),
        seed,
      ),
    add: (state, place, owner, player, zone) =>
      addCard(writable<BaseState>(state), laws, { design: place, owner, player, zone }),
    inline: (call, source) => playable.printed.parse({ ...source, name: source.name ?? call }),
    ...(playable.tokensOf && { tokensOf: playable.tokensOf }),
    nameOf: ({ name }) => name,
    layCard: (state, no, { counters = [] }, named) =>
      layCounters(writable<BaseState>(state).cards[no] ?? {}, counters as readonly PlacedCounter[], named),
    cardWords(state, no, names) {
      const { counters = [] } = state.cards[no] ?? {};
      return counters.length > 0 ? { counters: writtenCounters(counters, names) } : {};
    },
    design,
    standIn: (printed) => design({ ...filler(), name: printed.name }),
    sourceOf: ({ name, ...printed }, call) => ({ ...(name !== call && { name }), ...printed }),
    sameAs: (printed) => JSON.stringify(printed),
    turnWords(state, names) {
      const { number, player, phase, step } = words.turn(state);
      return number === 0 ? null : { player: names[player] ?? '', number, phase, ...(step && { step }) };
    },
    ...own.ground,
    layTurn(state, turn, named, designs) {
      const { number = own.blankTurn.number, player } = turn;
      own.layTurn(state, number, player === undefined ? 0 : named.player(player), turn, named, designs);
    },
    words: {
      turn(state, names) {
        const { number, player, phase, step } = words.turn(state);
        return { player: names.playerName(player), number, phase, ...(step !== undefined && { step }) };
      },
      turnOf: (state) => words.turn(state).player,
      eventFields(event, names) {
        const player = own.playerOf(event as E);
        return {
          type: event.type,
          rules: event.rules,
          cards: words.cardsOf(event as E).map((no) => names.label(no)),
          ...(player !== null && { player: names.playerName(player) }),
        };
      },
      isUnderWay: (state) => words.stack !== undefined && pileIn(state, 0, words.stack.zone).length > 0,
      orderedZones: [own.deck],
      playerFigures: { life: 'life' },
      playerFigure: (table, player) => words.life(table, player).life,
      aims: (table) => plainAims(words, table),
      ...own.words,
    },
  };
  return scenarioKit(scenarioModels(words, own), zones, () => ground);
}

/** How puzzles ask for what is to be brought about in a game that has no other words for it than those of its table. */
const plainAims = <Z extends string, T extends GameContext, E extends BaseEvent>(
  { life, zones, counterName = (kind) => `${kind} counter` }: TableWords<Z, T, E>,
  table: T,
): AimWords => ({
  life: (amount) => `${amount} ${life(table, 0).lifeName}`,
  zones: Object.fromEntries(
    Object.entries<{ readonly name: string }>(zones).map(([zone, { name }]) => [
      zone,
      (card: string) => `bring ${card} to the ${name.toLowerCase()}`,
    ]),
  ),
  flags: {},
  figures: {},
  figureless: (card) => `leave ${card} without its figures`,
  counter: counterName,
});
