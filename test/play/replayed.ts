/** Games for replays: finished ones of each edition in which every card has a name of its own, as they are kept. */
import { blankCard } from '../../src-main/games/kotc/cards/card.js';
import type { KeptGame } from '../../src-main/play/replays/replays.js';
import { chanceFrom } from '../../src-main/engine/chance/chance.js';
import { clone } from '../../src-main/engine/plain.js';
import { has, ONLOOKERS } from '../../src-main/engine/state.js';
import type { Onlooker, ReplayFrame } from '../../src-main/play/table/table-update.js';
import type { LogLine, Moment } from '../../src-main/engine/table/log-line.js';
import type { TableView } from '../../src-main/engine/table/table-view.js';
import type { KotcRulesId } from '../../src-main/games/kotc/rules/rule-set.js';
import {
  begin,
  playableOf,
  playRandomly,
  starterBeginning,
  type KotcBeginning,
  type KotcGame,
} from '../games/kotc/starter-games.js';

export const GAME = '11111111-1111-4111-8111-111111111111';

const uniqueName = (no: number): string => `Zq${String(no).padStart(3, '0')}`;
const uniqueNames = /Zq\d{3}/g;

/** The game in which each card of the decks is a design of its own. */
export function withNamesOfTheirOwn(beginning: KotcBeginning): KotcBeginning {
  const { cards, start } = beginning;
  if (!('decks' in start)) throw new Error('The game does not begin from decks.');
  let no = 0;
  const named: KotcBeginning['cards'][number][] = [];
  const decks = start.decks.map((deck) =>
    deck.map((design) => {
      const card = cards[design];
      if (!card) throw new Error('A deck has a card that the game does not have.');
      named.push({ ...card, name: uniqueName(no) });
      no += 1;
      return named.length - 1;
    }),
  );
  return { ...beginning, cards: named, start: { ...start, decks } };
}

export const namesIn = (shown: unknown): Set<string> =>
  new Set(JSON.stringify(shown).match(uniqueNames) ?? []);

/** What a running game showed at one place of it. */
export interface Seen {
  readonly view: TableView;
  readonly lines: readonly LogLine[];
  readonly moments: readonly Moment[];
  /** Names that the viewer had come to know up to then. */
  readonly known: ReadonlySet<string>;
}

export interface Watched {
  readonly kept: KeptGame;
  readonly eyes: readonly Onlooker[];
  /** By places of the game, and then by `eyes`. */
  readonly seen: ReadonlyMap<number, ReadonlyMap<Onlooker, Seen>>;
}

export function seenAt({ seen }: Watched, at: number, as: Onlooker): Seen {
  const here = seen.get(at)?.get(as);
  if (!here) throw new Error(`Nobody looked as ${as} at ${at}.`);
  return here;
}

/** Plays a game and notes now and then what everybody sees of it, or only some. */
export function watchedGame(
  id: KotcRulesId,
  seed: number,
  players: number,
  every: number,
  some?: readonly Onlooker[],
): Watched {
  const beginning = withNamesOfTheirOwn(starterBeginning(seed, players, id));
  const playable = playableOf(beginning);
  const game = begin(beginning);
  const names = beginning.players.map(({ name }) => name);
  const chance = chanceFrom(seed);
  const eyes: readonly Onlooker[] = some ?? ['onlooker', ...names.keys(), 'open'];
  const known = new Map(eyes.map((as) => [as, new Set<string>()]));
  const lines = new Map(eyes.map((as): [Onlooker, LogLine[]] => [as, []]));
  const seen = new Map<number, ReadonlyMap<Onlooker, Seen>>();
  let entries = 0;
  for (let at = 0; ; at += 1) {
    const here = new Map<Onlooker, Seen>();
    for (const as of eyes) {
      const table = as === 'open' ? playable.withEverythingRevealed(game.context) : game.context;
      const viewer = typeof as === 'number' ? as : null;
      const moments: Moment[] = [];
      for (const [place, entry] of game.context.log.entries.entries()) {
        if (place < entries) continue;
        const { line, moment } = playable.describe(entry, place, viewer, names, table);
        if (line) lines.get(as)?.push(line);
        if (line) for (const name of namesIn(line)) known.get(as)?.add(name);
        if (moment) moments.push(moment);
      }
      for (const name of [...knownTo(game, as), ...askedAbout(game, as)]) known.get(as)?.add(name);
      if (at % every !== 0 && game.decision) continue;
      const asked = as === 'open' ? (game.decision?.player ?? null) : viewer;
      const view = playable.view(table, game.decision, asked, names);
      here.set(as, {
        view: clone({ ...view, viewer }),
        lines: [...(lines.get(as) ?? [])],
        moments,
        known: new Set(known.get(as)),
      });
    }
    entries = game.context.log.entries.length;
    if (here.size > 0) seen.set(at, here);
    if (!game.decision) break;
    playRandomly(game, chance, 1);
  }
  return { kept: keptOf(beginning, game), eyes, seen };
}

/** Names of the cards that a viewer may know where they lie now. */
function knownTo({ state, context }: KotcGame, as: Onlooker): string[] {
  const seat = typeof as === 'number' ? as : ONLOOKERS;
  return state.cards.flatMap(({ known, design }) =>
    as === 'open' || has(known, seat) ? (context.designs[design]?.name ?? []) : [],
  );
}

/** Who has to choose for a card that is being used is told for which. */
function askedAbout({ state, context, decision }: KotcGame, as: Onlooker): string[] {
  if (!decision || decision.player !== as) return [];
  const about = state.cards.find(({ id }) => 'about' in decision && id === decision.about);
  return about ? [context.designs[about.design]?.name ?? ''] : [];
}

export function keptOf(beginning: KotcBeginning, { inputs }: Pick<KotcGame, 'inputs'>): KeptGame {
  return {
    stored: {
      id: GAME,
      title: 'A game',
      kind: 'game',
      created: 0,
      seats: beginning.players.map(({ name }) => ({ name, occupant: 'person' })),
      options: { undo: 'never', undoAgreed: true, hands: 'hidden' },
      botSeed: 1,
      faces: beginning.cards.map((printed, no) => ({
        ...blankCard(`22222222-2222-4222-8222-${String(no).padStart(12, '0')}`),
        ...printed,
      })),
      source: null,
    },
    beginning,
    playable: playableOf(beginning),
    inputs: [...inputs],
  };
}

/** What a frame and the log of a replay show together, in the shape of `Seen`. */
export const shownBy = (frame: ReplayFrame, log: readonly (LogLine & { readonly at: number })[]) => ({
  view: frame.view,
  lines: log.filter(({ entry }) => entry < frame.entries).map(({ at: _at, ...line }) => line),
  moments: frame.moments,
});
