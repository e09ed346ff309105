import { describe, expect, test } from 'vitest';
import { bots } from '../bots.js';
import { chanceFrom } from '../../../../src-main/engine/chance/chance.js';
import type { Action } from '../../../../src-main/engine/decision.js';
import type { Counter } from '../../../../src-main/games/kotc/rules/state/state.js';
import type { CardView, ResourceView } from '../../../../src-main/games/kotc/rules/views/view-cards.js';
import { battle, creature, greedily, places, spell, viewOf, type Situation } from './hand-made.js';

/** What the 15th to 17th Editions brought: pawns, stones, gifts, and minions that come into a battle and leave it. */
const rules = 'kotc-17';
const own = { turn: { phase: 'action' } } as const;

type Asked = { readonly cards: readonly number[]; readonly least?: number; readonly most?: number };

/** What is chosen of those cards for a spell of the own hand with that text, which has the number 9. */
function targets(text: string, asked: Asked, { more = {}, ...situation }: Situation): readonly number[] {
  const { cards, least = 1, most = 1 } = asked;
  const made = { ...situation, rules, more: { casting: [spell(9, 2, text)], ...more } };
  const reply = greedily(
    { kind: 'cards', purpose: 'target', about: 9, cards, least, most, ordered: false },
    made,
  );
  return 'cards' in reply ? reply.cards : [];
}

function gives(purpose: string, cards: readonly number[], situation: Situation): readonly number[] {
  const asked = { kind: 'cards', purpose, cards, least: 1, most: 1, ordered: false } as const;
  const reply = greedily(asked, { ...situation, rules });
  return 'cards' in reply ? reply.cards : [];
}

function number(purpose: string, most: number): number {
  const reply = greedily({ kind: 'number', purpose, least: 0, most }, { rules });
  return 'number' in reply ? reply.number : -1;
}

const pass: Action = { do: 'pass' };

function does(action: Action, situation: Situation): boolean {
  const reply = greedily(
    { kind: 'act', purpose: 'action', actions: [action, pass] },
    { ...situation, rules },
  );
  return 'act' in reply && reply.act === 0;
}

const casts = (text: string, level: number, { mine = {}, ...situation }: Situation): boolean =>
  does({ do: 'cast', card: 9 }, { ...situation, mine: { ...mine, hand: [spell(9, level, text)] } });

const foe = (id: number, stats: readonly [number, number, number], more: object = {}): CardView =>
  creature(id, stats, '', { owner: 1, ...more });
const ready = (count: number): ResourceView[] => places(count, 50);

describe('a greedy player makes pawns', () => {
  const text = 'Target 1 on-field minion; clone the target.';

  test('of the best minion that can be paid, whoever has it', () => {
    const mine = { battlefield: [creature(1, [2, 1, 2])], granary: ready(5) };
    const theirs = { battlefield: [foe(2, [5, 3, 4]), foe(3, [6, 4, 4])] };
    expect(targets(text, { cards: [1, 2, 3] }, { mine, theirs })).toEqual([2]);
    const richer = { ...mine, granary: ready(6) };
    expect(targets(text, { cards: [1, 2, 3] }, { mine: richer, theirs })).toEqual([3]);
  });

  test('only where they can be paid when the spell is paid', () => {
    const mine = { battlefield: [creature(1, [3, 2, 2])] };
    expect(casts(text, 2, { ...own, mine: { ...mine, granary: ready(4) } })).toBe(false);
    expect(casts(text, 2, { ...own, mine: { ...mine, granary: ready(5) } })).toBe(true);
  });

  test('only where resources are left that its ability does not take', () => {
    const cloning = creature(
      1,
      [3, 0, 2],
      'Self-exhaust 2 resources→Target 1 on-field minion; clone the target.',
    );
    const clones = (resources: number): boolean =>
      does(
        { do: 'activate', card: 1, ability: 0 },
        { ...own, mine: { battlefield: [cloning], granary: ready(resources) } },
      );
    expect([4, 5].map(clones)).toEqual([false, true]);
  });

  test('as many as can be paid', () => {
    expect([number('clone', 3), number('embody', 2)]).toEqual([3, 2]);
  });

  test('of the dearest first, where not all can be paid', () => {
    const mine = { battlefield: [creature(1, [2, 1, 2]), creature(2, [5, 3, 4])], granary: ready(6) };
    const reply = greedily({ kind: 'order', purpose: 'copies', cards: [1, 2] }, { rules, mine });
    expect(reply).toMatchObject({ order: [2, 1] });
  });

  test('with offense', () => {
    expect([1, 2, 3].map((level) => number('craft', level))).toEqual([1, 1, 2]);
  });

  test('of a spell of the hand that can be paid', () => {
    const embodying = 'Target 1 card in your hand; embody the target.';
    const hand = [spell(9, 2, embodying), spell(1, 4, 'Draw 1 card.')];
    const embodies = (resources: number): boolean =>
      does({ do: 'cast', card: 9 }, { ...own, mine: { hand, granary: ready(resources) } });
    expect([5, 6].map(embodies)).toEqual([false, true]);
    expect(casts(embodying, 2, { ...own, mine: { granary: ready(9) } })).toBe(false);
  });
});

describe('a greedy player knows of a petrified minion', () => {
  const stone = creature(1, [7, 6, 6], '', { petrified: true });

  test('that it cannot attack', () => {
    const mine = { battlefield: [stone, creature(2, [3, 2, 2])] };
    const asked = {
      kind: 'cards',
      purpose: 'attack',
      cards: [1, 2],
      least: 1,
      most: 2,
      ordered: true,
    } as const;
    const situation = { rules, turn: { phase: 'battle' }, mine } as const;
    expect(greedily(asked, situation)).toMatchObject({ cards: [2] });
    const alone = { ...situation, mine: { battlefield: [stone] } };
    const attack = { kind: 'act', purpose: 'battle', actions: [{ do: 'attack' }, pass] } as const;
    expect(greedily(attack, alone)).toMatchObject({ act: 1 });
  });

  test('that it is given up first', () => {
    const mine = { battlefield: [creature(2, [1, 1, 0], '', { pawn: true }), stone] };
    expect(gives('self-destroy', [2, 1], { mine })).toEqual([1]);
  });

  test('that it need not be petrified again, or be given counters', () => {
    const hidden = foe(3, [9, 9, 9], { petrified: true });
    const theirs = { battlefield: [hidden, foe(4, [2, 1, 2])] };
    for (const text of [
      'Target 1 on-field minion; petrify the target.',
      'Target 1 on-field minion; destroy the target.',
      'Target 1 on-field minion; place 2 Fatigue Counters on the target.',
    ]) {
      expect(targets(text, { cards: [3, 4] }, { theirs }), text).toEqual([4]);
    }
  });

  test('that it is a card again in the hand, and that a pawn is gone', () => {
    const text = 'Target up to 1 on-field minion; bounce the target.';
    const pawn = creature(2, [2, 1, 2], '', { pawn: true });
    expect(targets(text, { cards: [1, 2], least: 0 }, { mine: { battlefield: [pawn, stone] } })).toEqual([1]);
    const theirs = { battlefield: [foe(3, [4, 1, 2]), foe(4, [3, 1, 2], { pawn: true })] };
    expect(targets(text, { cards: [3, 4] }, { theirs })).toEqual([4]);
  });
});

describe('a greedy player', () => {
  test('takes what an enemy has to give', () => {
    const asked = { kind: 'confirm', purpose: 'take-gift', about: 7 } as const;
    const more = { casting: [foe(7, [3, 2, 2])] };
    expect(greedily(asked, { rules, more })).toMatchObject({ yes: true });
  });

  test('gives away the minion that is worth least, to the weaker enemy', () => {
    const mine = { hand: [creature(1, [5, 3, 4]), creature(2, [2, 1, 2])] };
    expect(gives('gift-summon', [1, 2], { mine })).toEqual([2]);
    const asked = { kind: 'players', purpose: 'gift', players: [1, 2], least: 1, most: 1 } as const;
    const situation = { rules, theirs: { hp: 30 }, others: [{ hp: 10 }] };
    expect(greedily(asked, situation)).toMatchObject({ players: [2] });
  });

  test('destroys in its hand what has an ability for that', () => {
    const text = 'When this card in your hand is destroyed (hex-play): Draw 1 card.';
    const hand = [creature(1, [2, 1, 2]), creature(2, [3, 0, 2], text)];
    expect(gives('self-destroy', [1, 2], { mine: { hand } })).toEqual([2]);
    expect(gives('self-destroy', [1, 2], { mine: { battlefield: hand } })).toEqual([1]);
  });

  test('gives up a resource for a card only where there are enough', () => {
    const buries = (resources: number): boolean =>
      casts('Self-bury 1 resource→Draw 1 card.', 1, { ...own, mine: { granary: ready(resources) } });
    expect([5, 6].map(buries)).toEqual([false, true]);
  });

  test('fetches out of its grave a minion that can do so itself', () => {
    const text =
      'When this card in your battlefield is destroyed (ghost-play): Target this card; bounce the target.';
    const horse = creature(1, [6, 3, 2], text);
    const activate = { do: 'activate', card: 1, ability: 0 };
    expect(does(activate, { turn: { player: 1 }, mine: { grave: [horse] } })).toBe(true);
    expect(does(activate, { turn: { player: 1 }, mine: { battlefield: [horse] } })).toBe(false);
  });

  test('hypnotizes the strongest that is not exhausted', () => {
    const text = 'Target 1 on-field minion; hypnotize the target until the end of this turn.';
    const theirs = {
      battlefield: [foe(1, [4, 3, 4], { exhausted: true }), foe(2, [4, 0, 8]), foe(3, [3, 2, 2])],
    };
    expect(targets(text, { cards: [1, 2, 3] }, { theirs })).toEqual([3]);
  });

  test('takes offense away where there is most', () => {
    const text = 'Target 1 on-field minion; place 1 Weakness Counter on the target.';
    const theirs = { battlefield: [foe(1, [4, 0, 8]), foe(2, [2, 1, 2]), foe(3, [3, 3, 0])] };
    expect(targets(text, { cards: [1, 2, 3] }, { theirs })).toEqual([3]);
    expect(
      casts(text, 1, { ...own, mine: { granary: ready(9) }, theirs: { battlefield: [foe(1, [4, 0, 8])] } }),
    ).toBe(false);
  });

  test('places Damage Counters where they destroy', () => {
    const text = 'Target 1 on-field minion; place 1 Damage Counter on the target.';
    const theirs = { battlefield: [foe(1, [4, 1, 8]), foe(2, [3, 1, 2])] };
    expect(targets(text, { cards: [1, 2] }, { theirs })).toEqual([2]);
  });

  test('places an Undying Counter where there is none of its own yet', () => {
    const text = 'Target 1 on-field minion; place 1 Undying Counter on the target.';
    const mine: Counter[] = [{ kind: 'undying', owner: 0 }];
    const foreign: Counter[] = [{ kind: 'undying', owner: 1 }];
    const battlefield = [
      creature(1, [3, 2, 2], '', { counters: mine }),
      creature(2, [3, 2, 2], '', { counters: foreign }),
    ];
    expect(targets(text, { cards: [1, 2] }, { mine: { battlefield } })).toEqual([2]);
  });
});

describe('in a battle a greedy player', () => {
  const fighting = creature(1, [3, 2, 2]);
  const idle = creature(2, [3, 1, 2], '', { exhausted: true });
  const spent = creature(3, [5, 4, 4], '', { exhausted: true, fatigued: true });
  const defending = foe(4, [3, 1, 4]);
  const mine = { battlefield: [fighting, idle, spent] };
  const theirs = { battlefield: [defending, foe(5, [6, 5, 6])] };
  const more = { battles: [battle(0, [fighting], 1, [defending])] };

  test('conscripts those that do not fight yet and can', () => {
    const text = 'Target up to 3 on-field minions; conscript the targets.';
    const casting = [spell(9, 2, text)];
    const asked = { cards: [1, 2, 3], least: 0, most: 3 };
    expect(targets(text, asked, { mine, theirs, more: { ...more, casting } })).toEqual([2]);
    expect(targets(text, asked, { mine, theirs })).toEqual([]);
  });

  test('distracts those that fight', () => {
    const text = 'Target up to 2 on-field minions; distract the targets.';
    const casting = [spell(9, 2, text)];
    const asked = { cards: [1, 4, 5], least: 0, most: 2 };
    expect(targets(text, asked, { mine, theirs, more: { ...more, casting } })).toEqual([4]);
  });

  test('puts the sturdiest first in a new formation', () => {
    const sturdy = creature(7, [3, 0, 6]);
    const situation = { rules, mine: { battlefield: [fighting, sturdy, idle] } };
    const reply = greedily({ kind: 'order', purpose: 'formation', cards: [1, 7] }, situation);
    expect(reply).toMatchObject({ order: [7, 1] });
  });

  test('uses the highest die first where it may still be said whom it burns', () => {
    const situation = { rules, mine: { battlefield: [creature(1, [3, 3, 2])] } };
    expect(greedily({ kind: 'dice', purpose: 'burn', about: 1, dice: [2, 5, 3] }, situation)).toEqual({
      die: 1,
    });
    expect(greedily({ kind: 'dice', purpose: 'die', about: 1, dice: [2, 5, 3] }, situation)).toEqual({
      die: 0,
    });
  });
});

describe('a greedy player whose attack is not worth while', () => {
  const wall = foe(4, [9, 9, 60]);
  const theirs = { hp: 30, battlefield: [wall] };

  test('uses the abilities of its minions, which else would attack', () => {
    const text = 'Target 1 on-field minion; place 1 Voodoo Counter on the target.';
    const battlefield = [creature(1, [4, 2, 4], text)];
    const uses = (field: Situation['theirs']): boolean =>
      does({ do: 'activate', card: 1, ability: 0 }, { ...own, mine: { battlefield }, theirs: field });
    expect(uses({ hp: 30 })).toBe(false);
    expect(uses(theirs)).toBe(true);
  });

  const text =
    'When this card attacks, after Attack Formation (ghost-play): Target this card; place 1 Assassin Counter on the target.';
  const counters: Counter[] = [{ kind: 'assassin', owner: 0 }];
  const turn = { phase: 'battle' } as const;
  const plain = creature(3, [5, 4, 4]);

  test.each([
    ['with an Assassin Counter', creature(1, [5, 3, 2], '', { counters })],
    ['that gets one when it attacks', creature(1, [5, 3, 2], text)],
  ])('sends one %s, alone', (_what, assassin) => {
    const situation = { rules, turn, mine: { battlefield: [plain, assassin] }, theirs };
    const asked = {
      kind: 'cards',
      purpose: 'attack',
      cards: [1, 3],
      least: 1,
      most: 2,
      ordered: true,
    } as const;
    expect(greedily(asked, situation)).toMatchObject({ cards: [1] });
  });

  test('attacks with nobody where no one skips the defense, or the player was the victim before', () => {
    const attack = { kind: 'act', purpose: 'battle', actions: [{ do: 'attack' }, pass] } as const;
    const foreign: Counter[] = [{ kind: 'assassin', owner: 1 }];
    const enemys = [creature(1, [5, 3, 2], '', { counters: foreign })];
    expect(greedily(attack, { rules, turn, mine: { battlefield: enemys }, theirs })).toMatchObject({
      act: 1,
    });
    const mine = { battlefield: [creature(1, [5, 3, 2], '', { counters })] };
    expect(greedily(attack, { rules, turn, mine, theirs })).toMatchObject({ act: 0 });
    const again = { ...turn, declared: { players: [1], minions: [] } };
    expect(greedily(attack, { rules, turn: again, mine, theirs })).toMatchObject({ act: 1 });
  });
});

describe('in an enemy’s battle a greedy player', () => {
  const text =
    'When enemy attacks, after Attack Formation: Target this card; place 1 Taunt Counter on the target.';
  const watchman = creature(1, [5, 1, 6], text);
  const attacked = (team: readonly CardView[], defense: readonly CardView[] = []): boolean => {
    const theirs = { battlefield: [foe(4, [5, 3, 2]), foe(5, [9, 9, 9])] };
    const more = { battles: [battle(1, team, 0, defense)] };
    const mine = { hp: 30, battlefield: [watchman] };
    const activate = { do: 'activate', card: 1, ability: 0 };
    return does(activate, { turn: { player: 1, phase: 'battle' }, mine, theirs, more });
  };

  test('does not exhaust for an ability who had better defend', () => {
    expect(attacked([foe(4, [5, 3, 2])])).toBe(false);
    expect(attacked([foe(5, [9, 9, 9])])).toBe(true);
    expect(attacked([foe(4, [5, 3, 2])], [creature(2, [1, 1, 1])])).toBe(true);
  });
});

test('a greedy player pops Damage Counters that destroy before it casts something at a lesser minion', () => {
  const counters: Counter[] = [{ kind: 'damage', owner: 0 }];
  const theirs = { battlefield: [foe(1, [3, 2, 2], { counters }), foe(2, [4, 2, 4])] };
  const hand = [spell(9, 1, 'Target 1 on-field minion; destroy the target.')];
  const actions: Action[] = [{ do: 'cast', card: 9 }, { do: 'counter', card: 1, counter: 'damage' }, pass];
  const asked = { kind: 'act', purpose: 'action', actions } as const;
  expect(greedily(asked, { ...own, rules, mine: { hand }, theirs })).toMatchObject({ act: 0 });
  const weaker = { battlefield: [foe(1, [3, 2, 2], { counters }), foe(2, [2, 1, 2])] };
  expect(greedily(asked, { ...own, rules, mine: { hand }, theirs: weaker })).toMatchObject({ act: 1 });
});

describe('in the Resource Phase a greedy player', () => {
  const turn = { phase: 'resource' } as const;

  function sows(hand: readonly CardView[], resources: number, seed = 2): number | undefined {
    const actions = [...hand.map(({ id }): Action => ({ do: 'sow', card: id ?? 0 })), pass];
    const decision = {
      id: 1,
      player: 0,
      role: 'action',
      rule: '',
      kind: 'act',
      purpose: 'resource',
      actions,
    } as const;
    const look = () => viewOf({ rules, turn, mine: { hand, granary: ready(resources) } });
    const reply = bots.greedy(decision, look, chanceFrom(seed));
    return 'act' in reply ? actions[reply.act]?.card : undefined;
  }

  test('keeps a hand that can be played at once', () => {
    const hand = [creature(1, [2, 1, 2]), creature(2, [3, 2, 2])];
    expect(sows(hand, 5)).toBeUndefined();
    expect(sows(hand, 4)).toBeDefined();
  });

  test('goes on for a minion that can be summoned soon', () => {
    const dear = creature(1, [8, 4, 4]);
    const other = spell(2, 2, 'Draw 1 card.');
    expect(sows([dear, other], 6)).toBe(2);
    expect(sows([creature(1, [9, 4, 4]), other], 6)).toBeUndefined();
    expect(sows([dear, other], 8)).toBeUndefined();
  });

  test('keeps the cheaper of two spells', () => {
    expect(sows([spell(1, 1, 'Draw 1 card.'), spell(2, 3, 'Draw 2 cards.')], 2)).toBe(2);
  });

  test('keeps spells that answer enemies before those that wait for their own destruction', () => {
    const answer = spell(
      1,
      2,
      'When enemy summons a minion: Target 1 on-field minion; exhaust and fatigue the target.',
    );
    const waiting = spell(2, 2, 'When this card in your deck is destroyed (hex-play): Draw 1 card.');
    expect(sows([answer, waiting], 2)).toBe(2);
  });

  test('never forgets to place a resource', () => {
    const hand = [creature(1, [2, 1, 2]), creature(2, [3, 2, 2])];
    const seeds = Array.from({ length: 200 }, (_, seed) => seed);
    expect(seeds.filter((seed) => sows(hand, 1, seed) === undefined)).toEqual([]);
  });
});
