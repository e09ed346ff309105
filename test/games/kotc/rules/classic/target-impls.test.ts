import { describe, expect, it } from 'vitest';
import type { CardNo } from '../../../../../src-main/engine/state.js';
import { perform } from '../../../../../src-main/games/kotc/rules/events/pipeline.js';
import { add, attack, CREATURE, events, headings, select, SPELL, tableOf } from './impls-at-table.js';

describe('target selections', () => {
  it('admit none, also for "up to 1" (K11-GLO-23)', () => {
    const game = tableOf();
    const creature = add(game, CREATURE, 1, 'battlefield');
    const trap = add(game, SPELL, 2, 'traps');
    const { asked } = select(game, 'target-in-play', {});
    expect(asked).toMatchObject([{ player: 0, purpose: 'target', least: 0, most: 1 }]);
    const ids = [creature, trap].map((no) => game.state.cards[no]?.id);
    expect(asked).toMatchObject([{ cards: ids }]);
  });

  it('let the user choose the number and the opponent exactly as many cards (K11-GLO-25)', () => {
    const game = tableOf();
    const cards = [0, 1, 2].map((player) => add(game, CREATURE, player, 'battlefield'));
    const { asked, value } = select(game, 'target-in-play-opponent-selected', { x: 2 });
    expect(headings(asked)).toEqual([
      [0, 'targets'],
      [0, 'opponent'],
      [2, 'select'],
    ]);
    expect(asked[2]).toMatchObject({ least: 2, most: 2 });
    expect(value).toEqual(cards.slice(1));
  });

  it('count counters of every kind', () => {
    const game = tableOf();
    const [one, two] = [add(game, CREATURE, 0, 'battlefield'), add(game, CREATURE, 1, 'battlefield')];
    const place = { type: 'place', by: 0, count: 1, rules: [] } as const;
    perform(game, { ...place, card: one, counter: 'plain' });
    perform(game, { ...place, card: two, counter: 'plain' });
    perform(game, { ...place, card: two, counter: 'damage' });
    const { asked } = select(game, 'target-in-play-with-counters', { x: 3, y: 2 });
    expect(asked).toMatchObject([{ cards: [game.state.cards[two]?.id] }]);
  });

  it('show a hand to the player who selects from it, and to nobody else', () => {
    const game = tableOf();
    const hand = [add(game, CREATURE, 0, 'hand'), add(game, SPELL, 0, 'hand')];
    const { asked, value } = select(game, 'target-your-hand-shown-player-selected', {});
    expect(headings(asked)).toEqual([
      [0, 'shown-to'],
      [0, 'targets'],
      [2, 'select'],
    ]);
    expect(asked[0]).toMatchObject({ players: [0, 1, 2] });
    expect(events(game, 'see')).toMatchObject([{ by: 2, whose: 0, zone: 'hand', cards: hand }]);
    expect(hand.map((no) => game.state.cards[no]?.known)).toEqual([0b101, 0b101]);
    expect(value).toHaveLength(1);
  });

  it('have no effect and show nothing where a deck has fewer cards than exactly so many (K11-Q-93)', () => {
    const game = tableOf();
    for (const id of [
      'target-your-deck-top-opponent-selected',
      'target-opponents-deck-top-opponent-selected',
    ]) {
      expect(select(game, id, { x: 5, y: 1 }).value).toBeNull();
    }
    expect(events(game, 'see')).toEqual([]);
  });

  it('let an opponent see exactly so many cards and select of them, never more than there are (K11-Q-92)', () => {
    const game = tableOf(2);
    const top = game.state.players[1]?.zones.deck.slice(0, 2) ?? [];
    const id = 'target-opponents-deck-top-opponent-selected';
    const { asked, value } = select(game, id, { x: 2, y: 3 });
    expect(asked).toMatchObject([{ player: 0, purpose: 'targets', least: 0, most: 2 }]);
    expect(events(game, 'see')).toMatchObject([{ by: 1, whose: 1, zone: 'deck', cards: top }]);
    expect(value).toEqual(top);
  });

  it('find cards of a chain: summoned, every attacker, and the own card (K06-Q-71)', () => {
    const game = tableOf();
    const [one, two, summoned, own, idle] = Array.from({ length: 5 }, () =>
      add(game, CREATURE, 1, 'battlefield'),
    ) as [CardNo, CardNo, CardNo, CardNo, CardNo];
    attack(game, [one, two]);
    perform(game, { type: 'link', link: { player: 1, card: one, attack: true }, number: 1, rules: [] });
    perform(game, {
      type: 'link',
      link: { player: 1, card: summoned, summon: true },
      number: 2,
      rules: [],
    });
    const { asked } = select(game, 'target-current-chain', { source: own, x: 9 });
    const ids = [one, two, summoned, own].map((no) => game.state.cards[no]?.id);
    expect(asked).toMatchObject([{ cards: ids }]);
    expect(ids).not.toContain(game.state.cards[idle]?.id);
  });
});
