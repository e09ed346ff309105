/** A position of the 17th Edition with what it alone has: pawns, counters of every new kind, a minion that has turned to stone. */
import { SCENARIO_VERSION } from '../../../src-main/engine/scenario/scenario.js';
import { scenario } from '../../../src-main/games/kotc/scenario/format.js';
import type { Library } from '../../../src-main/library/library.js';
import type { Play } from '../../../src-main/play/play.js';
import { CardSources } from '../../../src-main/play/scenarios/card-source.js';
import { withStarterCards } from '../../../src-main/play/scenarios/scenario-cards.js';
import { sandboxTable } from '../../../src-main/play/scenarios/scenario-table.js';
import { faceFinder } from '../../../src-main/play/table/library-face.js';
import { inProject } from '../../../src-main/setup/project.mjs';

const of = (kind: 'medic' | 'voodoo' | 'assassin' | 'undying' | 'taunt' | 'sword', owner: string) => ({
  kind,
  owner,
  count: 1,
});
const tickets = (count: number): string[] => Array<string>(count).fill('Ticket Taker');

const position = scenario.parse({
  format: 'cardwright-scenario',
  version: SCENARIO_VERSION,
  name: 'At the fair',
  rules: 'kotc-17',
  cards: {
    'Pawn 1/0': { type: 'minion', level: 1, sp: 1, hp: 0 },
    'Pawn 0/2': { type: 'minion', level: 1, sp: 0, hp: 2 },
  },
  players: [
    {
      name: 'Ann',
      hp: 21,
      hand: ['Double Bill', 'House Odds', 'Free Admission', 'Lost Child'],
      granary: tickets(6),
      battlefield: [
        'Toymaker',
        { card: 'Pawn 1/0', token: true },
        { card: 'Pawn 0/2', token: true },
        { card: 'Marionette Master', token: true },
        { card: 'Knife Thrower', counters: [of('assassin', 'Ann')] },
        { card: 'Tent Medic', counters: [of('medic', 'Ann'), of('voodoo', 'Ann')] },
      ],
      grave: ['Penny Bangers'],
      deck: ['Stilt Walker'],
    },
    {
      name: 'Ben',
      hp: 17,
      hand: tickets(3),
      granary: tickets(5),
      battlefield: [
        { card: 'Clockwork Bear', petrified: true },
        { card: 'Night Watchman', counters: [of('taunt', 'Ben'), of('sword', 'Ben')] },
        { card: 'Unbreakable Ann', counters: [of('undying', 'Ben')] },
      ],
      grave: ['Sold Out'],
      deck: ['Stilt Walker'],
    },
  ],
  turn: { player: 'Ann', number: 11, phase: 'action' },
  steps: [],
});

/** Begins a game there. Answers its id. */
export async function stagePawns(library: Library, play: Play): Promise<string> {
  const starters = inProject('assets', 'starter');
  const whole = await withStarterCards(position, starters);
  const find = faceFinder(library, new CardSources(starters));
  const { stored, beginning } = await sandboxTable(whole, ['person', 'greedy'], find);
  const options = { ...stored.options, hands: 'hidden' } as const;
  return play.begin({ ...stored, kind: 'game', options }, beginning);
}
