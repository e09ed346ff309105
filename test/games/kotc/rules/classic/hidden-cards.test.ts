import { describe, expect } from 'vitest';
import { inEditions } from '../../in-editions.js';
import { creature, spell, type Scene } from '../../scene.js';
import { named } from '../onlooking.js';
import { act, answer, begin, choose, choosePlayer, look, seat, told, type Seen } from './looking.js';
import { DEPLOY, whenDestroyedInDeck, type RulesId } from './wordings.js';

/** What becomes known of hidden cards that something happens to. "secret" is a card of Ann's. */
const [ANN, BEN, CLEO] = [0, 1, 2] as const;
const others = [BEN, CLEO, null] as const;

const anyInPlay = 'Target up to 1 card in play.';
const anyInHand = 'Target up to 1 card in one player’s hand randomly.';
const topOfDeck = 'Target up to 1 card on the top of one player’s deck.';
const cards = {
  strike: spell(`${anyInPlay} Destroy all targets.`, 0),
  snatch: spell(`${anyInHand} Destroy all targets.`, 0),
  mill: spell(`${topOfDeck} Destroy all targets.`, 0),
  pyre: spell('Destroy 1 of your resources. Draw 1 card.', 0),
  rite: spell('Sacrifice 1 card in play. Draw 1 card.', 0),
  offering: spell('Sacrifice 1 random card in your hand. Draw 1 card.', 0),
  shove: spell(`${anyInHand} Place all targets on top of owner’s deck in any order.`, 0),
  sink: spell(`${topOfDeck} Send all targets to the resource zone of their owners (exhausted).`, 0),
  drown: spell(`${anyInHand} Send all targets to the resource zone of their owners (exhausted).`, 0),
  bury: spell(`${anyInPlay} Send all targets to the resource zone of their owners (exhausted).`, 0),
  till: spell(
    'Target up to 1 of your resources. Send all targets to the resource zone of their owners (exhausted).',
    0,
  ),
  peek: spell(`${topOfDeck} See all targets.`, 0),
  prod: spell(`${anyInPlay} Exhaust all targets.`, 0),
  unveil: spell(`${topOfDeck} ${DEPLOY}`, 0),
  show: spell(`Target up to 1 card in your hand. ${DEPLOY}`, 0),
  trick: spell('Draw 1 card.', 0),
  giant: creature(9, 9, '', 90),
} satisfies Scene['cards'];
type Card = keyof typeof cards;
type Seat = Scene['players'][number];

/** Somebody's turn, with these cards in hand; what is picked at random is "secret". */
function turnOf(
  rules: RulesId,
  player: 'Ann' | 'Ben',
  hand: readonly Card[],
  ann: Partial<Seat>,
  more: Scene['cards'] = {},
): Seen {
  const seated = (name: string, has: Partial<Seat> = {}): Seat =>
    name === player
      ? { name, ...has, hand: [...hand, ...(has.hand ?? [])], askAlways: true }
      : { name, ...has };
  const players = [seated('Ann', ann), seated('Ben'), seated('Cleo', { hand: [1] })];
  const picks = 'hand' in ann ? [['secret']] : [];
  return begin(rules, { cards: { ...cards, ...more }, players, turn: { player }, picks });
}

/** Ben casts a spell at a card of Ann's that lies on her deck or is picked from her hand. */
function castAtAnn(seen: Seen, card: Card): void {
  act(seen, 'cast', card);
  choosePlayer(seen, ANN);
  answer(seen, { number: 1 });
}

function expectHiddenFromOthers(seen: Seen): void {
  for (const viewer of others) {
    expect(JSON.stringify(look(seen, viewer))).not.toContain('"secret"');
    expect(told(seen, viewer)).not.toContain('secret');
  }
}

describe('a hidden card that is destroyed or sacrificed is not shown to others', () => {
  function expectHiddenInGrave(seen: Seen): void {
    expectHiddenFromOthers(seen);
    expect(named(seat(seen, ANN, ANN).grave.cards)).toContain('secret');
    expect(told(seen, ANN)).toContain('secret');
  }

  inEditions('[K06-Q-27] [K09-Q-28] [K11-ZON-10] a trap', (rules) => {
    const seen = turnOf(rules, 'Ben', ['strike'], { traps: ['secret', 'other'] });
    act(seen, 'cast', 'strike');
    choose(seen, 'secret');
    expectHiddenInGrave(seen);
  });

  inEditions('[K06-Q-27] [K09-Q-28] [K11-ZON-10] a card of the hand', (rules) => {
    const seen = turnOf(rules, 'Ben', ['snatch'], { hand: ['secret', 'other'] });
    castAtAnn(seen, 'snatch');
    expectHiddenInGrave(seen);
  });

  inEditions('[K06-Q-27] [K09-Q-28] [K11-ZON-10] a card of the deck', (rules) => {
    const seen = turnOf(rules, 'Ben', ['mill'], { deck: ['secret', 'other'] });
    castAtAnn(seen, 'mill');
    expectHiddenInGrave(seen);
  });

  inEditions('[K06-Q-27] [K09-Q-28] [K11-ZON-10] a resource', (rules) => {
    const seen = turnOf(rules, 'Ann', ['pyre'], { granary: ['secret', 'other'] });
    act(seen, 'cast', 'pyre');
    choose(seen, 'secret');
    expectHiddenInGrave(seen);
  });

  inEditions('[K06-Q-27] [K09-Q-28] [K11-ZON-10] sacrificed: a trap, or a card of the hand', (rules) => {
    const trap = turnOf(rules, 'Ann', ['rite'], { traps: ['secret', 'other'] });
    act(trap, 'cast', 'rite');
    choose(trap, 'secret');
    expectHiddenInGrave(trap);
    const held = turnOf(rules, 'Ann', ['offering'], { hand: ['secret', 'other'] });
    act(held, 'cast', 'offering');
    expectHiddenInGrave(held);
  });

  describe('whose "is destroyed" ability could be used', () => {
    const destroyed = (rules: RulesId): Seen => {
      const secret = creature(1, 1, `REVENGE: ${whenDestroyedInDeck(rules)} Draw 1 card.`, 0);
      const seen = turnOf(rules, 'Ben', ['mill'], { deck: ['secret', 9] }, { secret });
      castAtAnn(seen, 'mill');
      return seen;
    };

    inEditions(
      '[K06-Q-27] [K09-Q-28] [K11-Q-14] its owner alone is offered that, and passing shows nothing',
      (rules) => {
        const seen = destroyed(rules);
        expect(look(seen, ANN).decision?.asked).toMatchObject({ player: ANN, purpose: 'condition' });
        for (const viewer of others) expect(look(seen, viewer).decision).toBeNull();
        expectHiddenInGrave(seen);
        act(seen, 'pass');
        expect(look(seen, BEN).asked).toBe(BEN);
        expectHiddenInGrave(seen);
      },
    );

    inEditions('[K06-Q-27] [K09-Q-28] [K11-Q-14] using it reveals the card', (rules) => {
      const seen = destroyed(rules);
      act(seen, 'activate', 'secret');
      for (const viewer of others) expect(told(seen, viewer)).toContain('secret');
      expect(seat(seen, ANN, ANN).hand.count).toBe(1);
    });
  });
});

describe('targets in hidden zones', () => {
  inEditions('[K06-Q-48] [K09-Q-49] are not shown to whose ability it is', (rules) => {
    const shoved = turnOf(rules, 'Ben', ['shove'], { hand: ['secret', 'other'] });
    castAtAnn(shoved, 'shove');
    expect(seat(shoved, BEN, ANN).deck).toEqual({ count: 11, cards: [] });
    expectHiddenFromOthers(shoved);

    const prodded = turnOf(rules, 'Ben', ['prod'], { traps: ['secret', 'other'] });
    act(prodded, 'cast', 'prod');
    expect(look(prodded, BEN).decision?.asked).toMatchObject({ purpose: 'target' });
    expectHiddenFromOthers(prodded);
    choose(prodded, 'secret');
    expect(seat(prodded, BEN, ANN).traps).toMatchObject([{ exhausted: true, card: null }, { card: null }]);
    expectHiddenFromOthers(prodded);
  });

  inEditions(
    '[K06-Q-48] [K09-Q-49] [K11-Q-52] are seen by the user, and by nobody else, where the ability says so',
    (rules) => {
      const seen = turnOf(rules, 'Ben', ['peek'], { deck: ['secret', 'other'] });
      castAtAnn(seen, 'peek');
      expect(told(seen, BEN)).toContain('secret');
      expect(seat(seen, BEN, ANN).deck.cards).toMatchObject([
        { above: 0, card: { printed: { name: 'secret' } } },
      ]);
      for (const viewer of [ANN, CLEO, null]) {
        expect(told(seen, viewer)).not.toContain('secret');
        expect(seat(seen, viewer, ANN).deck).toEqual({ count: 2, cards: [] });
      }
    },
  );
});

describe('a card that was revealed', () => {
  inEditions(
    '[K06-Q-91] [K09-Q-76] [K11-Q-54] is a hidden card of its hand again: others remember it only while they can follow it',
    (rules) => {
      const seen = turnOf(rules, 'Ann', ['show', 'giant', 'trick'], {});
      act(seen, 'cast', 'show');
      choose(seen, 'giant');
      for (const viewer of others) {
        expect(told(seen, viewer)).toContain('giant');
        expect(seat(seen, viewer, ANN).hand).toMatchObject({
          count: 2,
          cards: [{ id: null, printed: { name: 'giant' }, remembered: true }],
        });
      }
      act(seen, 'set', 'trick');
      for (const viewer of others) expect(seat(seen, viewer, ANN).hand).toEqual({ count: 1, cards: [] });
    },
  );

  inEditions(
    '[K06-Q-91] [K09-Q-76] [K11-Q-54] lies in a deck again that nobody may look into: they only remember what is on top',
    (rules) => {
      const seen = turnOf(rules, 'Ben', ['unveil'], { deck: ['giant', 9] });
      castAtAnn(seen, 'unveil');
      for (const viewer of [ANN, ...others]) {
        expect(told(seen, viewer)).toContain('giant');
        expect(seat(seen, viewer, ANN).deck.cards).toMatchObject([{ above: 0, card: { remembered: true } }]);
      }
    },
  );
});

describe('cards that are sent to a Resource Zone', () => {
  inEditions(
    '[K11-Q-53] unseen are shown to nobody by that, and lie face-down where their owner may look',
    (rules) => {
      for (const [spellName, zone] of [
        ['sink', 'deck'],
        ['drown', 'hand'],
      ] as const) {
        const seen = turnOf(rules, 'Ben', [spellName], { [zone]: ['secret', 'other'] });
        castAtAnn(seen, spellName);
        expectHiddenFromOthers(seen);
        for (const viewer of others) {
          expect(seat(seen, viewer, ANN).granary).toMatchObject([{ exhausted: true, card: null }]);
        }
        expect(seat(seen, ANN, ANN).granary).toMatchObject([{ card: { printed: { name: 'secret' } } }]);
      }
    },
  );

  inEditions('[K11-Q-53] lose their counters; one that lies there already is only exhausted', (rules) => {
    const counters = [{ kind: 'plain' as const, owner: 'Ben', count: 2 }];
    const seen = turnOf(rules, 'Ben', ['bury'], { battlefield: [{ card: 'secret', counters }] });
    act(seen, 'cast', 'bury');
    choose(seen, 'secret');
    const card = seat(seen, ANN, ANN).granary[0];
    expect(card).toMatchObject({ exhausted: true, card: { counters: [], printed: { name: 'secret' } } });

    const again = turnOf(rules, 'Ann', ['till'], { granary: ['secret', 'other'] });
    const before = seat(again, ANN, ANN).granary.map(({ id }) => id);
    act(again, 'cast', 'till');
    choose(again, 'secret');
    const after = seat(again, ANN, ANN).granary;
    expect(after.map(({ id, exhausted }) => [id, exhausted])).toEqual([
      [before[0], true],
      [before[1], false],
    ]);
  });
});
