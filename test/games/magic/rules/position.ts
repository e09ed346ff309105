/** Positions of a game from a few lines: what lies where, and what players have. */
import type { PlayerNo } from '../../../../src-main/engine/decision.js';
import { emptyBaseState } from '../../../../src-main/engine/defaults/base-state.js';
import { anybody, only, type CardNo } from '../../../../src-main/engine/state.js';
import { addCard } from '../../../../src-main/engine/zones.js';
import { attach } from '../../../../src-main/engine/objects/attachments.js';
import type { Writable } from '../../../../src-main/engine/pipeline/writable.js';
import type { Design } from '../../../../src-main/games/magic/rules/state/design.js';
import { emptyPool, newPlayer, newTurn } from '../../../../src-main/games/magic/rules/state/new-state.js';
import {
  laws,
  type MagicCard,
  type ManaKind,
  type State,
  type Zone,
} from '../../../../src-main/games/magic/rules/state/state.js';
import type { StepId } from '../../../../src-main/games/magic/rules/state/steps.js';
import { design } from './designs.js';

/** A card of a position: its design, and how it lies. */
export interface Laid {
  readonly card: Design;
  readonly tapped?: true;
  /** It has come under its controller's control since their turn began. */
  readonly fresh?: true;
  readonly damage?: number;
  readonly counters?: readonly string[];
  /** The name of what it is attached to. */
  readonly on?: string;
  readonly owner?: PlayerNo;
  readonly count?: number;
}

/** What a player has. A number of basic lands is written "3 Forest". */
export interface Side {
  readonly life?: number;
  /** "GGC". */
  readonly pool?: string;
  readonly hand?: readonly (Design | string)[];
  readonly play?: readonly (Design | Laid | string)[];
  readonly graveyard?: readonly (Design | string)[];
  readonly library?: readonly (Design | string)[];
}

export interface Position {
  readonly step?: StepId;
  readonly turn?: number;
  readonly active?: PlayerNo;
  readonly players: readonly Side[];
  readonly options?: State['options'];
  /** Designs of tokens that effects make. */
  readonly tokens?: readonly Design[];
  /** Players who are asked wherever they have priority; left out: all. */
  readonly asked?: readonly PlayerNo[];
  readonly seed?: number;
  /** By which version of the rules the game was begun; left out: by today's. */
  readonly version?: number;
}

const laidFrom = (one: Design | Laid | string): Laid[] => {
  if (typeof one === 'string') {
    const [, count = '1', name = one] = /^(\d+) (.*)$/u.exec(one) ?? [];
    const card = design(`${name};; Land`);
    return Array.from({ length: Number(count) }, () => ({ card }));
  }
  if (!('card' in one)) return [{ card: one }];
  return Array.from({ length: one.count ?? 1 }, () => one);
};

/** Something that lies at the bottom of libraries, so that nobody has to draw from an empty one. */
export const filler = design('Filler; {9}{W}{W}{W}{W}; Creature — Wall; 0/9');

/** The state of a position, and the designs of its cards. */
export function laidOut({
  players,
  step = 'main1',
  turn = 5,
  active = 0,
  options = {},
  tokens = [],
  asked,
  seed = 1,
}: Position): { readonly state: State; readonly designs: readonly Design[] } {
  const designs: Design[] = [];
  const base = emptyBaseState(laws, players.length, seed);
  const state = {
    ...base,
    ...newTurn,
    thisTurn: [],
    waiting: [],
    extraTurns: [],
    extraPhases: [],
    turn,
    active,
    step,
    options,
    players: base.players.map(({ zones }, player) => ({
      zones,
      ...newPlayer,
      kept: true,
      life: players[player]?.life ?? newPlayer.life,
      pool: [...(players[player]?.pool ?? '')].reduce(
        (pool, kind) => ({ ...pool, [kind]: pool[kind as ManaKind] + 1 }),
        emptyPool(),
      ),
    })),
    cards: base.cards as MagicCard[],
    asksAlways: (asked ?? players.map((_, player) => player)).reduce((set, player) => set | only(player), 0),
  } as unknown as Writable<State>;
  const numberOf = (card: Design): number => {
    const place = designs.findIndex(
      (one) => one === card || (one.name === card.name && one.nodes.length === 0 && card.nodes.length === 0),
    );
    return place >= 0 ? place : designs.push(card) - 1;
  };
  const lands = new Map<string, Design>();
  const same = (card: Design): Design => {
    if (!card.types.includes('land') || card.abilities.length !== 1) return card;
    const known = lands.get(card.name) ?? card;
    lands.set(card.name, known);
    return known;
  };
  const hosts: [CardNo, string][] = [];
  const lay = (player: PlayerNo, zone: Zone, one: Laid): void => {
    const { card, tapped, fresh, damage, counters, on, owner = player } = one;
    const laid = { design: numberOf(same(card)), owner, player, zone };
    const more = {
      ...(card.isToken && { made: 'token' }),
      ...(tapped && { tapped }),
      ...(fresh && { fresh }),
      ...(damage !== undefined && { damage }),
      ...(counters && { counters: counters.map((kind) => ({ kind, owner: player })) }),
    };
    const no = addCard(state, laws, { ...laid, ...more } as unknown as Parameters<
      typeof addCard<Zone, MagicCard>
    >[2]);
    if (on !== undefined) hosts.push([no, on]);
  };
  for (const [player, side] of players.entries()) {
    for (const zone of ['hand', 'play', 'graveyard', 'library'] as const) {
      for (const one of side[zone] ?? []) for (const laid of laidFrom(one)) lay(player, zone, laid);
    }
    for (let left = side.library ? 0 : 20; left > 0; left -= 1) lay(player, 'library', { card: filler });
  }
  for (const token of tokens) designs.push(token);
  for (const [no, host] of hosts) {
    attach(
      state,
      no,
      state.cards.findIndex((card) => card.zone === 'play' && designs[card.design]!.name === host),
    );
  }
  for (const card of state.cards)
    if (card.zone === 'play' || card.zone === 'graveyard') card.known = anybody(state);
  return { state: state as State, designs };
}
