/** What is under way in a turn, as a position says it. */
import type { PlayerNo } from '../../../../engine/decision.js';
import type { CardNo, Target } from '../../../../engine/state.js';
import { colors } from '../../cards/colors.js';
import { cardTypes } from '../../cards/components/filters.js';
import { colorBit, typeBit } from '../../rules/objects/bits.js';
import type { Frame } from '../../rules/state/frames.js';
import type { KnownObject, Lasting, MagicCard, Memory, NodeRef, State } from '../../rules/state/state.js';
import { Ages } from './ages.js';
import type {
  UnderWay,
  WrittenChosen,
  WrittenEffect,
  WrittenKnown,
  WrittenMemory,
  WrittenStacked,
  WrittenText,
} from './words.js';

/** What things are called. */
export interface Calling {
  readonly names: readonly string[];
  readonly labelOf: (card: CardNo) => string;
  readonly callOf: (design: number) => string;
}

type Effect = NonNullable<State['effects']>[number];

/** Null: nothing is. */
export function underWayWords(state: State, calling: Calling): UnderWay | null {
  const words = new Writer(state, calling).words();
  return Object.keys(words).length > 0 ? words : null;
}

/** A word of which there is something to say. */
const said = <K extends string, V>(word: K, value: V, isSaid: boolean): { readonly [word in K]?: V } =>
  (isSaid ? { [word]: value } : {}) as { readonly [word in K]?: V };

class Writer {
  readonly #state: State;
  readonly #calling: Calling;
  readonly #ages: Ages;

  constructor(state: State, calling: Calling) {
    this.#state = state;
    this.#calling = calling;
    this.#ages = new Ages(state);
  }

  words(): UnderWay {
    const { effects = [], waiting, extraTurns, extraPhases, lastInOrder, combat } = this.#state;
    const lasting = effects.filter(({ on }) => !('card' in on) || this.#isThere(on.card));
    const ages = this.#entries('play', (card) => this.#agesOf(card));
    const stacked = this.#entries('stack', (card) => this.#stacked(card));
    const did = this.#did();
    const left = (combat?.attacks ?? []).filter(({ attacker }) => attacker === undefined);
    const struck = [
      ...(combat?.attacks ?? []).flatMap((one) => (one.struck ? this.#labelNow(one.attacker) : [])),
      ...(combat?.struck ?? []).flatMap((id) => this.#labelNow(id)),
    ];
    const came = this.#ages.came;
    return {
      ...said(
        'came',
        came.map((no) => (no === null ? null : this.#calling.labelOf(no))),
        lasting.length + waiting.length + Object.keys({ ...ages, ...stacked }).length > 0 ||
          !this.#isAsLaid(came),
      ),
      ...said('ages', ages, Object.keys(ages).length > 0),
      ...said(
        'effects',
        lasting.map((one) => this.#effect(one)),
        lasting.length > 0,
      ),
      ...said(
        'waiting',
        waiting.map(({ node, controller, source, memory, x }) => ({
          ...this.#text(node),
          by: this.#name(controller),
          source: this.#known(source),
          memory: this.#memory(memory),
          ...said('x', x as number, x !== undefined),
        })),
        waiting.length > 0,
      ),
      ...said('stacked', stacked, Object.keys(stacked).length > 0),
      ...said('did', did, Object.keys(did).length > 0),
      ...said(
        'extraTurns',
        extraTurns.map((player) => this.#name(player)),
        extraTurns.length > 0,
      ),
      ...said('after', this.#name(lastInOrder ?? 0), lastInOrder !== undefined),
      ...said('extraPhases', [...extraPhases], extraPhases.length > 0),
      ...said(
        'blocked',
        left.map(({ defender, blockers }) => ({
          defender: this.#name(defender),
          blockers: blockers.flatMap((id) => this.#labelNow(id)),
        })),
        left.length > 0,
      ),
      ...said('struck', struck, struck.length > 0),
      ...courseOf(this.#state),
    };
  }

  #name(player: PlayerNo): string {
    return this.#calling.names[player] ?? '';
  }

  #isThere(no: CardNo): boolean {
    const card = this.#state.cards[no];
    return card !== undefined && card.zone !== null && !card.ceased;
  }

  /** Of what is still in play. */
  #labelNow(id: number | undefined): string[] {
    const no = id === undefined ? null : this.#ages.cardOf(id);
    return no === null || this.#state.cards[no]?.zone !== 'play' ? [] : [this.#calling.labelOf(no)];
  }

  /** Whether all came in the order in which a position lays it, so that nothing has to be said of it. */
  #isAsLaid(came: readonly (CardNo | null)[]): boolean {
    const { players, shared = {} } = this.#state;
    const stack = shared['stack'] ?? [];
    const laid = players.flatMap(({ zones }, player) => [
      ...zones.play,
      ...stack.filter((no) => this.#state.cards[no]?.player === player),
    ]);
    return came.length === laid.length && came.every((no, place) => no === laid[place]);
  }

  #entries<V>(zone: 'play' | 'stack', words: (card: MagicCard) => V | null): Record<string, V> {
    const { players, shared = {}, cards } = this.#state;
    const all: Record<string, V> = {};
    for (const no of zone === 'stack' ? (shared[zone] ?? []) : players.flatMap(({ zones }) => zones[zone])) {
      const one = words(cards[no]!);
      if (one !== null) all[this.#calling.labelOf(no)] = one;
    }
    return all;
  }

  #agesOf({ id, attached, arrived }: MagicCard): { attached?: number; arrived?: number } | null {
    const isTogether = arrived !== undefined && arrived !== id;
    if (attached === undefined && !isTogether) return null;
    return {
      ...(attached !== undefined && { attached: this.#ages.of(attached) }),
      ...(isTogether && { arrived: this.#ages.of(arrived) }),
    };
  }

  #text({ design, node }: NodeRef): WrittenText {
    return { of: this.#calling.callOf(design), part: node + 1 };
  }

  #known({ card, id, player, design, power, toughness, colors: tints, types }: KnownObject): WrittenKnown {
    const isNow = this.#ages.cardOf(id) === card;
    return {
      ...(this.#isThere(card) && { card: this.#calling.labelOf(card) }),
      ...(!isNow && { gone: this.#ages.of(id) }),
      is: this.#calling.callOf(design),
      by: this.#name(player),
      ...(power !== undefined && { power }),
      ...(toughness !== undefined && { toughness }),
      ...(tints !== 0 && { colors: colors.filter((color) => (tints & colorBit[color]) !== 0).join('') }),
      types: cardTypes.filter((type) => (types & typeBit[type]) !== 0),
    };
  }

  #memory({ objects, other, players, amount }: Memory): WrittenMemory {
    return {
      ...(objects && { objects: objects.map((one) => this.#known(one)) }),
      ...(other && { other: this.#known(other) }),
      ...(players && { players: players.map((player) => this.#name(player)) }),
      ...(amount !== undefined && { amount }),
    };
  }

  #chosen({ player, ...chosen }: NonNullable<Lasting['chosen']>): WrittenChosen {
    return { ...chosen, ...(player !== undefined && { player: this.#name(player) }) };
  }

  #effect({ on, does, until, since }: Effect): WrittenEffect {
    const { node, controller, source, memory, chosen, ...numbers } = does;
    const { player, leaves, ...rest } = until;
    return {
      ...this.#text(node),
      ...('card' in on && { on: this.#calling.labelOf(on.card) }),
      ...('player' in on && { on: this.#name(on.player) }),
      by: this.#name(controller),
      ...(source && { source: this.#known(source) }),
      ...(memory && { memory: this.#memory(memory) }),
      ...(numbers as Pick<WrittenEffect, 'amounts' | 'left' | 'x'>),
      ...(chosen && { chosen: this.#chosen(chosen) }),
      until: {
        ...rest,
        ...(player !== undefined && { player: this.#name(player) }),
        ...(leaves !== undefined && this.#isThere(leaves) && { leaves: this.#calling.labelOf(leaves) }),
      },
      since: this.#ages.of(since),
    };
  }

  /** Of a spell with one kind of target a position says enough by itself. */
  #stacked(card: MagicCard): WrittenStacked | null {
    const {
      does,
      source,
      targets = [],
      counts = [],
      shares,
      memory,
      paid,
      left,
      isCopy,
      combatDamage,
    } = card;
    const gone = targets.flatMap((one) =>
      'card' in one && this.#ages.cardOf(one.card) === null ? [this.#ages.of(one.card)] : [],
    );
    const hasLeft = source !== undefined && this.#ages.cardOf(source.id) === null;
    const words: WrittenStacked = {
      ...(does && { does: this.#text(does) }),
      ...(hasLeft && { source: this.#ages.of(source.id) }),
      ...said('gone', gone, gone.length > 0),
      ...said('counts', [...counts], counts.length > (does ? 0 : 1)),
      ...(shares && { shares: [...shares] }),
      ...(memory && { memory: this.#memory(memory) }),
      ...(paid && { paid: this.#memory(paid) }),
      ...(left && { left: left.map((one) => this.#known(one)) }),
      ...(isCopy && { copy: true as const }),
      ...(combatDamage && {
        damage: combatDamage.map(({ source: from, to, amount }) => ({
          source: this.#known(from),
          to: this.#aim(to),
          amount,
        })),
      }),
    };
    return Object.keys(words).length > 0 ? words : null;
  }

  #aim(to: Target): string | number {
    if ('player' in to) return this.#name(to.player);
    const no = this.#ages.cardOf(to.card);
    return no === null ? this.#ages.of(to.card) : this.#calling.labelOf(no);
  }

  /** Of cards that are still what they were then: nobody asks about others. */
  #did(): Record<string, string[]> {
    const all: Record<string, string[]> = {};
    for (const { id, did, node } of this.#state.thisTurn) {
      const no = this.#ages.cardOf(id);
      if (no === null) continue;
      (all[this.#calling.labelOf(no)] ??= []).push(node === undefined ? did : `${did} ${node + 1}`);
    }
    return all;
  }
}

type TurnFrame = Extract<Frame, { do: 'turn' }>;
const isTurn = (frame: Frame): frame is TurnFrame => frame.do === 'turn';

/** How far the step is, where a position does not say it by who has priority. */
function courseOf({ frames = [], active }: State): Pick<UnderWay, 'passes' | 'course'> {
  const priority = frames.find((frame) => frame.do === 'priority');
  const turn = frames.find(isTurn);
  const isUsually = (player: PlayerNo): number => (player === active ? 0 : 1);
  const passes =
    priority?.do === 'priority' && priority.passes !== isUsually(priority.player)
      ? { passes: priority.passes }
      : {};
  if (!turn) return passes;
  const { step, to, extra, back, draws, again } = turn;
  const isUsual = to === undefined && !extra && back === undefined && !again;
  const isWaiting = priority !== undefined && step === (draws ? 'act' : 'leave');
  const isEntered = priority === undefined && step === 'enter' && !draws;
  if (isUsual && (isWaiting || isEntered)) return passes;
  return {
    ...passes,
    course: {
      step: step as NonNullable<UnderWay['course']>['step'],
      ...(to !== undefined && { to }),
      ...(extra && { extra }),
      ...(back !== undefined && { back }),
      ...(draws && { draws }),
      ...(again && { again }),
    },
  };
}
