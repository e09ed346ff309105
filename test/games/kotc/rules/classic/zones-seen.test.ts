import type { Viewer } from '../../../../../src-main/engine/state.js';
import { describe, expect } from 'vitest';
import type { PlayerView } from '../../../../../src-main/games/kotc/rules/views/view.js';
import { writable } from '../../../../../src-main/engine/pipeline/writable.js';
import { inEditions, sceneInEditions } from '../../in-editions.js';
import { spell, type Scene } from '../../scene.js';
import { named } from '../onlooking.js';
import { act, begin, choose, look, seat, told, type Seen } from './looking.js';
import { byEdition, type RulesId } from './wordings.js';

/** What each may see of the cards in a zone, by the rulebooks' "The Field". */
const [ANN, BEN, CLEO] = [0, 1, 2] as const;
const others: readonly Viewer[] = [BEN, CLEO, null];
const everybody: readonly Viewer[] = [ANN, ...others];

const smite = spell('Target up to 1 card in play. Destroy all targets.', 0);
const recall = spell(
  'Target up to 1 card in one player’s graveyard randomly. Place all targets on top of owner’s deck in any order.',
  0,
);
const field: Omit<Scene['players'][number], 'name'> = {
  deck: ['top', 'second', 'third', 'fourth'],
  grave: ['dead', 'gone'],
  battlefield: [
    'stag',
    { card: 'doe', exhausted: true, counters: [{ kind: 'plain', owner: 'Ben', count: 2 }] },
  ],
  traps: ['snare', { card: 'pit', exhausted: true }],
  granary: ['ore', { card: 'gold', exhausted: true }],
  hand: ['held', 'kept'],
};
/** It is Ben’s turn, in which he has these cards in his hand. */
const at = (rules: RulesId, hand: readonly string[] = []): Seen =>
  begin(rules, {
    cards: { smite, recall },
    players: [
      { name: 'Ann', ...field, ...byEdition(rules, {}, { reserves: ['spare'] }, { reserves: ['spare'] }) },
      { name: 'Ben', hand: [...hand], askAlways: true },
      { name: 'Cleo' },
    ],
    turn: { player: 'Ben' },
  });

type Hidden = 'grave' | 'hand' | 'traps' | 'granary';
const namesIn = (view: PlayerView, zone: Hidden): string[] =>
  zone === 'grave' || zone === 'hand'
    ? named(view[zone].cards)
    : view[zone].map(({ card }) => card?.printed.name ?? '(face down)');
const lying: Readonly<Record<Hidden, string[]>> = {
  grave: ['dead', 'gone'],
  hand: ['held', 'kept'],
  traps: ['snare', 'pit'],
  granary: ['ore', 'gold'],
};

/** Whether the owner is shown all of a zone, in every phase of every player's turn. */
function ownerSees(zone: Hidden): (rules: RulesId) => void {
  return (rules) => {
    const seen = at(rules);
    const { turn } = seen.game.state;
    for (writable(turn).player of [ANN, BEN, CLEO]) {
      for (writable(turn).phase of ['resource', 'action', 'battle', 'recovery'] as const) {
        expect(namesIn(seat(seen, ANN, ANN), zone)).toEqual(lying[zone]);
      }
    }
    expect(JSON.stringify(seat(seen, ANN, ANN)[zone])).not.toContain('"remembered":true');
  };
}

/** Whether the others are told how many cards lie in a zone, and nothing of what they are. */
function othersSeeOnlyHowMany(zone: Hidden): (rules: RulesId) => void {
  return (rules) => {
    const seen = at(rules);
    const isPile = zone === 'grave' || zone === 'hand';
    for (const viewer of others) {
      const view = seat(seen, viewer, ANN);
      if (isPile) expect(view[zone]).toEqual({ count: 2, cards: [] });
      else expect(view[zone].map(({ card }) => card)).toEqual([null, null]);
      for (const name of lying[zone]) expect(JSON.stringify(look(seen, viewer))).not.toContain(`"${name}"`);
    }
  };
}

describe('the Deck', () => {
  inEditions('[K06-ZON-02] [K09-ZON-02] [K11-ZON-03] is shown to nobody, its owner included', (rules) => {
    const seen = at(rules);
    for (const viewer of everybody) expect(seat(seen, viewer, ANN).deck).toEqual({ count: 4, cards: [] });
    for (const name of ['top', 'second', 'third', 'fourth']) {
      expect(JSON.stringify(look(seen, ANN))).not.toContain(`"${name}"`);
    }
  });
});

describe('the Graveyard', () => {
  inEditions('[K06-ZON-07] [K09-ZON-07] [K11-ZON-08] is not shown to others', othersSeeOnlyHowMany('grave'));
  inEditions(
    '[K06-ZON-08] [K09-ZON-08] [K11-ZON-09] its owner may look through at any time',
    ownerSees('grave'),
  );

  inEditions(
    '[K06-ZON-06] [K09-ZON-06] [K11-ZON-07] has its cards face-down: of a creature that all saw fall they remember that it is there, until some card leaves unseen',
    (rules) => {
      const seen = at(rules, ['smite', 'recall']);
      act(seen, 'cast', 'smite');
      choose(seen, 'stag');
      for (const viewer of others) {
        const { grave } = seat(seen, viewer, ANN);
        expect([grave.count, named(grave.cards)]).toEqual([3, ['stag']]);
        // It lies face-down: which of the three cards it is, nobody else can tell.
        expect(grave.cards).toMatchObject([{ id: null, remembered: true }]);
      }
      act(seen, 'cast', 'recall');
      seen.game.answer({ players: [ANN] });
      seen.game.answer({ number: 1 });
      for (const viewer of others) expect(seat(seen, viewer, ANN).grave).toEqual({ count: 2, cards: [] });
      expect(seat(seen, ANN, ANN).grave.cards).toHaveLength(2);
    },
  );

  inEditions(
    '[K06-ZON-06] [K09-ZON-06] [K11-ZON-07] [K11-ZON-10] a trap gets there without being shown',
    (rules) => {
      const seen = at(rules, ['smite']);
      act(seen, 'cast', 'smite');
      choose(seen, 'snare');
      for (const viewer of others) {
        expect(seat(seen, viewer, ANN).grave).toEqual({ count: 3, cards: [] });
        expect(told(seen, viewer)).not.toContain('snare');
      }
      expect(told(seen, ANN)).toContain('snare');
    },
  );
});

describe('the Creature Zone', () => {
  inEditions('[K06-ZON-10] [K09-ZON-12] [K11-ZON-15] is seen by all', (rules) => {
    const seen = at(rules);
    for (const viewer of everybody) {
      const { battlefield } = seat(seen, viewer, ANN);
      expect(named(battlefield)).toEqual(['stag', 'doe']);
      expect(battlefield.some(({ remembered }) => remembered)).toBe(false);
    }
  });
});

describe('the Trap Zone', () => {
  inEditions('[K06-ZON-13] [K09-ZON-15] [K11-ZON-18] is not shown to others', othersSeeOnlyHowMany('traps'));
  inEditions('[K06-ZON-14] [K09-ZON-16] [K11-ZON-19] its owner may look at any time', ownerSees('traps'));
});

describe('the Resource Zone', () => {
  inEditions(
    '[K06-ZON-17] [K09-ZON-19] [K11-ZON-22] is not shown to others',
    othersSeeOnlyHowMany('granary'),
  );
  inEditions('[K06-ZON-18] [K09-ZON-20] [K11-ZON-23] its owner may look at any time', ownerSees('granary'));
});

describe('the Hand', () => {
  inEditions('[K06-ZON-20] [K09-ZON-23] [K11-ZON-27] is not shown to others', othersSeeOnlyHowMany('hand'));
  inEditions('[K06-ZON-21] [K09-ZON-24] [K11-ZON-28] its owner may look at any time', ownerSees('hand'));
});

describe('the Reserves', () => {
  inEditions('[K09-Q-13] [K11-Q-40] are their owner’s to see at any time, and nobody else’s', (rules) => {
    const seen = at(rules);
    const { turn } = seen.game.state;
    for (writable(turn).player of [ANN, BEN]) {
      for (writable(turn).phase of ['resource', 'action', 'battle', 'recovery'] as const) {
        expect(named(seat(seen, ANN, ANN).reserves.cards)).toEqual(['spare']);
        for (const viewer of others)
          expect(seat(seen, viewer, ANN).reserves).toEqual({ count: 1, cards: [] });
      }
    }
  });
});

describe('all see', () => {
  inEditions('[K06-Q-92] [K09-Q-77] [K11-Q-39] how many cards lie in each zone', (rules) => {
    const seen = at(rules);
    for (const viewer of everybody) {
      const { deck, grave, traps, granary, hand, reserves, removed } = seat(seen, viewer, ANN);
      expect([deck, grave, hand, reserves].map(({ count }) => count)).toEqual([
        4,
        2,
        2,
        byEdition(rules, 0, 1, 1),
      ]);
      expect([traps.length, granary.length, removed]).toEqual([2, 2, 0]);
    }
  });

  inEditions('[K06-Q-92] [K09-Q-77] [K11-Q-39] that a deck is empty, which loses the game', (rules) => {
    const seen = begin(rules, {
      players: [{ name: 'Ann', deck: ['last'] }, { name: 'Ben' }, { name: 'Cleo' }],
      turn: { number: 1, phase: 'resource' },
    });
    act(seen, 'draw');
    for (const viewer of others) {
      expect(seat(seen, viewer, ANN)).toMatchObject({ deck: { count: 0 }, isOut: true });
    }
  });

  inEditions(
    '[K11-ZON-31] which cards are exhausted, face-down ones too, and what counters lie where',
    (rules) => {
      const seen = at(rules);
      for (const viewer of everybody) {
        const { battlefield, traps, granary } = seat(seen, viewer, ANN);
        for (const zone of [battlefield, traps, granary]) {
          expect(zone.map(({ exhausted }) => exhausted)).toEqual([false, true]);
        }
        const one = { kind: 'plain', owner: BEN };
        expect(battlefield.map(({ counters }) => counters)).toEqual([[], [one, one]]);
      }
    },
  );
});

describe('all six or seven zones', () => {
  sceneInEditions(
    '[K06-ZON-07] [K06-ZON-13] [K06-ZON-17] [K06-ZON-20] [K09-ZON-07] [K09-ZON-15] [K09-ZON-19] [K09-ZON-23] [K11-ZON-08] [K11-ZON-18] [K11-ZON-22] [K11-ZON-27] what is done with hidden cards does not show them',
    {
      cards: { snare: spell('Draw 1 card.', 1) },
      players: [
        {
          name: 'A',
          deck: [{ card: 'filler', as: 'drawn' }, 9],
          hand: ['snare', { card: 'filler', as: 'seed' }],
        },
        { name: 'B' },
        { name: 'C' },
      ],
      turn: { phase: 'resource' },
      steps: [
        { by: 'A', place: 'seed' },
        { by: 'A', draw: true },
        { until: { phase: 'action' } },
        { by: 'A', set: 'snare' },
        { until: { turn: 4 } },
        {
          expect: {
            cards: {
              drawn: { zone: 'hand', knownTo: ['A'] },
              seed: { zone: 'granary', knownTo: ['A'] },
              snare: { zone: 'traps', knownTo: ['A'] },
            },
          },
        },
      ],
    },
  );
});
