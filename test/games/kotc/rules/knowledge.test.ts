import { describe, expect } from 'vitest';
import { Game } from '../../../../src-main/engine/game.js';
import { perform } from '../../../../src-main/games/kotc/rules/events/pipeline.js';
import { sendHome } from '../../../../src-main/games/kotc/rules/shared/moves.js';
import { kotcRuleSets } from '../../../../src-main/games/kotc/rules/rule-set.js';
import { newState } from '../../../../src-main/games/kotc/rules/state/new-state.js';
import { termsOf } from '../../../../src-main/games/kotc/rules/texts/terms.js';
import { editionNow, rulesNow } from '../played-edition.js';
import { test } from '../in-editions.js';
import {
  ANN,
  BEN,
  CLEO,
  answer,
  begin,
  cast,
  choose,
  lines,
  look,
  named,
  print,
  seat,
  type Field,
} from './onlooking.js';

/** Sends a card home, as an effect would that asks nobody. */
function send(
  { game, no }: ReturnType<typeof begin>,
  name: string,
  ...how: Parameters<typeof sendHome> extends [unknown, unknown, ...infer How] ? How : never
): void {
  expect(sendHome(game.context, no(name), ...how).next().done).toBe(true);
}

/** What each may know of the cards in a zone, by the rulebook's “Fields”. */
describe('zones', () => {
  const field: Field = {
    battlefield: ['minion'],
    hand: ['held', 'kept'],
    grave: ['dead'],
    granary: ['resource'],
  };

  test('[K14-ZON-02] [K14-ZON-04] [K14-ZON-07] [K14-ZON-09] [K14-ZON-10] others are told how many, and not which', () => {
    const at = begin(field, {});
    for (const viewer of [BEN, null]) {
      const { hand, grave, granary, deck } = seat(at, viewer, ANN);
      expect({ hand, grave, deck }).toEqual({
        hand: { count: 2, cards: [] },
        grave: { count: 1, cards: [] },
        deck: { count: 4, cards: [] },
      });
      expect(granary).toMatchObject([{ card: null }]);
    }
  });

  test('[K14-ZON-04] [K14-ZON-07] [K14-ZON-09] [K14-ZON-10] whose zone it is may look', () => {
    const { hand, grave, granary } = seat(begin(field, {}), ANN, ANN);
    expect([named(hand.cards), named(grave.cards), granary.map(({ card }) => card?.printed.name)]).toEqual([
      ['held', 'kept'],
      ['dead'],
      ['resource'],
    ]);
    expect(hand.cards.some(({ remembered }) => remembered)).toBe(false);
  });

  test('[K14-ZON-05] [K14-ZON-06] nobody may look into a deck, its own player neither', () => {
    const at = begin(field, {});
    for (const viewer of [ANN, BEN, null])
      expect(seat(at, viewer, ANN).deck).toEqual({ count: 4, cards: [] });
  });

  test('[K14-ZON-03] [K14-ZON-08] [K17-ZON-08] all see the battlefield, also who only watches', () => {
    const at = begin(field, {});
    for (const viewer of [ANN, BEN, null])
      expect(named(seat(at, viewer, ANN).battlefield)).toEqual(['minion']);
  });

  test('[K14-ZON-15] all see which resource is exhausted, and not which card it is', () => {
    const at = begin({ granary: ['resource', 'other'], hand: ['pushoff'] }, {});
    cast(at, 'pushoff');
    choose(at, 'other');
    expect(seat(at, BEN, ANN).granary).toMatchObject([
      { exhausted: false, fatigued: false, card: null },
      { exhausted: true, fatigued: true, card: null },
    ]);
    expect(lines(at, BEN)).toContain(`Ann exhausts 1 ${termsOf(editionNow()).unseen}.`);
    expect(lines(at, ANN)).toContain('Ann exhausts other.');
  });

  test('[K14-ZON-16] a spell that is being cast is in no zone, and all see it', () => {
    const at = begin({ hand: ['smite', 'held'], battlefield: ['minion'] }, {});
    cast(at, 'smite');
    for (const viewer of [ANN, BEN, null]) {
      const { casting, players } = look(at, viewer);
      expect(named(casting)).toEqual(['smite']);
      expect([players[0]?.hand.count, players[0]?.grave.count]).toEqual([1, 0]);
    }
  });

  test('[K14-SET-06] [K14-SET-07] after the shuffle an id says nothing of what was where in the deck list', () => {
    const list = Array.from({ length: 40 }, (_, place) => place);
    const designs = list.map((place) => print(`card ${place}`));
    const { state } = new Game(kotcRuleSets[rulesNow()], newState([list, list], editionNow(), 5), designs);
    for (const { zones } of state.players) {
      const ids = zones.deck.map((no) => state.cards[no]?.id ?? 0);
      expect(ids).toEqual([...ids].sort((a, b) => a - b));
      expect(Math.min(...ids)).toBeGreaterThan(80);
    }
  });
});

describe('cards that are destroyed', () => {
  test('[K14-ZON-11] [K14-Q-81] a minion lies face-down in the grave, and all remember it until a card leaves there unseen', () => {
    const at = begin({ hand: ['smite', 'held'], battlefield: ['minion'] }, { grave: ['old'] }, {});
    cast(at, 'smite');
    answer(at, { cards: [at.game.state.cards[at.no('minion')]?.id as number] });
    for (const viewer of [BEN, CLEO, null]) {
      const { grave } = seat(at, viewer, ANN);
      expect(named(grave.cards)).toEqual(['minion', 'smite']);
      expect(grave.cards.every(({ remembered, id }) => remembered && id === null)).toBe(true);
    }
    send(at, 'smite', 'silo', { by: BEN, blind: true });
    for (const viewer of [BEN, CLEO, null])
      expect(seat(at, viewer, ANN).grave).toEqual({ count: 1, cards: [] });
    expect(named(seat(at, ANN, ANN).grave.cards)).toEqual(['minion']);
  });

  test.each(['hand', 'deck', 'granary'] as const)(
    '[K14-ZON-12] from a %s a card is not shown to others on its way to the grave',
    (zone) => {
      const at = begin({ hand: ['kept'], [zone]: ['victim', 'other'] }, {});
      send(at, 'victim', 'destroy', { by: BEN });
      for (const viewer of [BEN, null]) {
        expect(seat(at, viewer, ANN).grave).toEqual({ count: 1, cards: [] });
        expect(lines(at, viewer)).toContain(`Ben destroys a card from the ${zone} of Ann.`);
      }
      expect(named(seat(at, ANN, ANN).grave.cards)).toEqual(['victim']);
      expect(lines(at, ANN)).toContain(`Ben destroys victim from the ${zone} of Ann.`);
    },
  );

  test('[K14-SPL-15] [K14-ZON-11] a spell that is spent is private to the grave’s owner, though remembered', () => {
    const at = begin({ hand: ['zap'] }, {});
    cast(at, 'zap');
    expect(seat(at, ANN, ANN).grave.cards).toMatchObject([{ remembered: false }]);
    expect(seat(at, BEN, ANN).grave.cards).toMatchObject([{ remembered: true, printed: { name: 'zap' } }]);
    perform(at.game.context, {
      type: 'move',
      card: at.no('top 0'),
      by: ANN,
      to: ANN,
      zone: 'grave',
      place: 'bottom',
      why: 'destroy',
      rules: [],
    });
    send(at, 'top 0', 'bury', { by: ANN });
    expect(seat(at, BEN, ANN).grave).toEqual({ count: 1, cards: [] });
  });

  test('[K14-Q-78] what is used from the grave is revealed to all, and stays there', () => {
    const at = begin({ hand: ['smite'], battlefield: ['ghost'], grave: ['old'] }, {});
    cast(at, 'smite');
    answer(at, { cards: [at.game.state.cards[at.no('ghost')]?.id as number] });
    send(at, 'old', 'bury', { by: ANN });
    expect(named(seat(at, BEN, ANN).grave.cards)).toEqual([]);
    const { decision } = at.game;
    if (decision?.kind !== 'act') throw new Error('Ann is to be asked what to do.');
    at.game.answer({ act: decision.actions.findIndex((action) => action.do === 'activate') });
    for (const viewer of [BEN, null]) {
      expect(named(seat(at, viewer, ANN).grave.cards)).toEqual(['ghost']);
      expect(lines(at, viewer)).toContain('Ann reveals ghost.');
      expect(look(at, viewer).chain).toMatchObject([{ number: 1, card: { name: 'ghost', id: null } }]);
    }
  });
});

describe('what else is public', () => {
  test('[K14-CTR-77] the counters on a minion: how many, of which kind, and whose', () => {
    const at = begin({ battlefield: ['minion'] }, {}, {});
    const { context } = at.game;
    const place = { type: 'place', card: at.no('minion'), count: 1, rules: [] } as const;
    perform(context, { ...place, counter: 'sword', by: BEN });
    perform(context, { ...place, counter: 'trap', by: ANN, count: 2 });
    for (const viewer of [ANN, BEN, CLEO, null]) {
      expect(seat(at, viewer, ANN).battlefield[0]?.counters).toEqual([
        { kind: 'sword', owner: BEN },
        { kind: 'trap', owner: ANN },
        { kind: 'trap', owner: ANN },
      ]);
      expect(lines(at, viewer)).toContain('Ann places 2 Trap Counters on minion.');
    }
  });
});
