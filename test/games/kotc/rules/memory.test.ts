import { describe, expect } from 'vitest';
import { perform } from '../../../../src-main/games/kotc/rules/events/pipeline.js';
import { addCard } from '../../../../src-main/games/kotc/rules/state/new-state.js';
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
  offered,
  seat,
  type Field,
} from './onlooking.js';

/** What players go on knowing of cards that they have seen (K14-Q-81, 82). */
describe('what was seen is remembered', () => {
  const field: Field = { hand: ['x', 'y', 'z'] };

  test.since(13)(
    '[K14-KEY-83] [K14-KEY-84] who sees a hand is told all of it, and nobody else anything',
    () => {
      const at = begin({ hand: ['peek'] }, field, {});
      cast(at, 'peek');
      answer(at, { players: [BEN] });
      expect(named(offered(at)).sort()).toEqual(['x', 'y', 'z']);
      expect(named(seat(at, ANN, BEN).hand.cards)).toEqual(['x', 'y', 'z']);
      for (const viewer of [CLEO, null]) {
        expect(seat(at, viewer, BEN).hand).toEqual({ count: 3, cards: [] });
        expect(look(at, viewer)).toMatchObject({ asked: ANN, decision: null });
        expect(lines(at, viewer)).toContain('Ann sees the hand of Ben: 3 cards.');
      }
      choose(at, 'y');
      expect(lines(at, CLEO)).toContain('Ann targets 1 card with peek.');
      expect(lines(at, ANN)).toContain('Ann targets y with peek.');
    },
  );

  test.since(13)('[K14-KEY-84] a hand is seen in an order that does not tell when its cards came', () => {
    const orders = [
      ['x', 'y', 'z'],
      ['z', 'x', 'y'],
    ].map((hand) => {
      const at = begin({ hand: ['peek'] }, { hand: [] }, {});
      for (const name of hand) {
        const { state } = at.game;
        const no = addCard(state, ['x', 'y', 'z'].indexOf(name), BEN, BEN, 'hand');
        expect(state.cards[no]?.design).toBeLessThan(3);
      }
      cast(at, 'peek');
      answer(at, { players: [BEN] });
      return offered(at).map(({ id, printed }) => [id, printed.design]);
    });
    expect(orders[0]).toEqual(orders[1]);
  });

  test.since(13)('[K14-Q-81] until a card leaves the hand unseen', () => {
    const at = begin({ hand: ['peek'] }, field, {});
    cast(at, 'peek');
    answer(at, { players: [BEN] });
    choose(at, 'y');
    const { context } = at.game;
    const to = { by: BEN, to: BEN, place: 'bottom', rules: [] } as const;
    perform(context, { type: 'move', card: at.no('x'), zone: 'battlefield', why: 'summon', ...to });
    expect(named(seat(at, ANN, BEN).hand.cards)).toEqual(['y', 'z']);
    perform(context, { type: 'move', card: at.no('top 1'), zone: 'hand', why: 'draw', ...to });
    expect(seat(at, ANN, BEN).hand).toMatchObject({ count: 3, cards: [{}, {}] });
    perform(context, { type: 'move', card: at.no('z'), zone: 'granary', why: 'sow', ...to });
    expect(seat(at, ANN, BEN).hand).toEqual({ count: 2, cards: [] });
    expect(seat(at, ANN, BEN).granary).toMatchObject([{ card: null }]);
  });

  test.since(13)('[K14-Q-81] [K14-KEY-83] who chose a card from a hand they saw knows which one went', () => {
    const at = begin({ hand: ['snatch'] }, field, {});
    cast(at, 'snatch');
    answer(at, { players: [BEN] });
    choose(at, 'y');
    expect(named(seat(at, ANN, BEN).hand.cards)).toEqual(['x', 'z']);
    expect(seat(at, ANN, BEN).deck.cards).toMatchObject([{ above: 4, card: { printed: { name: 'y' } } }]);
    for (const viewer of [CLEO, null]) {
      expect(seat(at, viewer, BEN).deck.cards).toEqual([]);
      expect(lines(at, viewer)).toContain('Ann buries a card from the hand of Ben.');
    }
  });

  test.since(13)(
    '[K14-KEY-83] a card picked at random from a remembered hand is not told, neither by name nor by id',
    () => {
      const at = begin({ hand: ['peek', 'blind', 'held'] }, field, {});
      cast(at, 'peek');
      answer(at, { players: [BEN] });
      const seen = offered(at).map(({ id }) => id);
      choose(at, 'y');
      cast(at, 'blind');
      answer(at, { players: [BEN] });
      answer(at, { number: 2 });
      const { decision } = look(at, ANN);
      if (decision?.asked.kind !== 'order') throw new Error('Ann is to be asked for an order.');
      expect(named(decision.cards)).toEqual([]);
      expect(decision.asked.cards.filter((id) => seen.includes(id))).toEqual([]);
      expect(lines(at, ANN)).toContain('Ann targets 2 cards with blind.');
      answer(at, { order: decision.asked.cards });
      expect(seat(at, ANN, BEN).hand).toEqual({ count: 1, cards: [] });
      expect(seat(at, ANN, BEN).deck.cards).toEqual([]);
    },
  );

  test.since(13)('[K14-ZON-10] cards picked at random from the own hand are told to whose hand it is', () => {
    const at = begin({ hand: ['blind', 'peek', 'held'] }, field, {});
    cast(at, 'blind');
    answer(at, { players: [ANN] });
    answer(at, { number: 2 });
    const { decision } = look(at, ANN);
    expect(decision?.asked).toMatchObject({ kind: 'order', blind: true });
    expect(named(decision?.cards ?? []).sort()).toEqual(['held', 'peek']);
  });

  test.since(13)(
    '[K14-KEY-83] who remembers a hand is not told which card of it a random effect changed',
    () => {
      const at = begin({ hand: ['peek', 'fog', 'held'] }, { hand: ['x', 'y'] }, {});
      cast(at, 'peek');
      answer(at, { players: [BEN] });
      choose(at, 'x');
      cast(at, 'fog');
      answer(at, { players: [BEN] });
      expect(lines(at, ANN).findLast((line) => line.startsWith('The level'))).toBe(
        'The level of a card is decreased by 1.',
      );
      expect(named(seat(at, ANN, BEN).hand.cards)).toEqual(['x', 'y']);
      expect(seat(at, ANN, BEN).hand.cards.map(({ level, id }) => [level, id])).toEqual([
        [2, null],
        [2, null],
      ]);
    },
  );

  test('[K14-KEY-82] what is revealed is shown to all, to who only watches too', () => {
    const at = begin({ hand: ['offer', 'x', 'y'] }, {}, {});
    cast(at, 'offer');
    choose(at, 'x');
    for (const viewer of [BEN, CLEO, null]) {
      expect(named(seat(at, viewer, ANN).hand.cards)).toEqual(['x']);
      expect(lines(at, viewer)).toContain('Ann reveals x.');
    }
  });

  test('[K14-KEY-44] [K14-KEY-45] excavated cards are seen where they are, by who excavates them alone', () => {
    const at = begin({ hand: ['dig'] }, {}, {});
    cast(at, 'dig');
    expect(named(offered(at))).toEqual(['top 0', 'second 0']);
    const { deck } = seat(at, ANN, ANN);
    expect(deck.count).toBe(4);
    expect(deck.cards).toMatchObject([
      { above: 0, card: { printed: { name: 'top 0' }, remembered: true } },
      { above: 1, card: { printed: { name: 'second 0' } } },
    ]);
    for (const viewer of [BEN, null]) {
      expect(seat(at, viewer, ANN).deck).toEqual({ count: 4, cards: [] });
      expect(lines(at, viewer)).toContain('Ann excavates 2 cards.');
    }
  });

  test('[K14-KEY-45] [K14-Q-82] a card seen in a deck is remembered by its place, until the deck is shuffled', () => {
    const at = begin({ hand: ['dig'] }, {});
    cast(at, 'dig');
    choose(at, 'second 0');
    const { context } = at.game;
    const to = { by: ANN, to: ANN, zone: 'hand', place: 'bottom', rules: [] } as const;
    perform(context, { type: 'move', card: at.no('top 0'), why: 'draw', ...to });
    expect(seat(at, ANN, ANN).deck.cards).toMatchObject([
      { above: 0, card: { printed: { name: 'second 0' } } },
    ]);
    perform(context, { type: 'shuffle', player: ANN, rules: [] });
    expect(seat(at, ANN, ANN).deck).toEqual({ count: 3, cards: [] });
  });

  const goes = { recall: 'hand', cache: 'granary', stack: 'deck' } as const;
  test.each(Object.keys(goes) as (keyof typeof goes)[])(
    '[K14-Q-81] [K14-Q-82] by %s a minion goes to a hidden zone, and all remember it there',
    (spell) => {
      const at = begin({ hand: [spell] }, { battlefield: ['minion'], hand: ['held'], granary: ['old'] });
      const before = seat(at, ANN, BEN).battlefield[0]?.id;
      cast(at, spell);
      choose(at, 'minion');
      for (const viewer of [ANN, null]) {
        const { hand, granary, deck } = seat(at, viewer, BEN);
        const resources = granary.flatMap(({ card }) => card ?? []);
        const cards = [...hand.cards, ...resources, ...deck.cards.map(({ card }) => card)];
        expect(cards).toMatchObject([{ printed: { name: 'minion' }, remembered: true }]);
        expect(cards[0]?.id).not.toBe(before);
      }
      expect(seat(at, ANN, BEN).deck.cards.map(({ above }) => above)).toEqual(spell === 'stack' ? [0] : []);
    },
  );
});
