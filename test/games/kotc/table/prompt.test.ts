import { describe, expect, test } from 'vitest';
import { plainText } from '../../../../src-main/engine/text.js';
import { counters, creature, minion, spell } from '../scene.js';
import { ANN, AtTable, BEN, texts } from './at-table.js';

const seed = minion(1, 1);
const modern = {
  wolf: minion(2, 5, 'HOWL: Draw 1 card.', 1),
  smite: spell('Target 1 in-play card; destroy the target.', 0),
  zap: spell('Draw 1 card.', 0),
  seed,
} as const;

/** What is asked, in words, with the kind of the decision. */
const asked = (at: AtTable): [string, string] => {
  const { text, decision } = at.prompt;
  return [decision.kind, plainText(text)];
};

describe('what a player may do of their own accord', () => {
  test('has a sentence, a short word and a place to drag the card to', () => {
    const at = new AtTable('kotc-14', {
      cards: modern,
      players: [
        { name: 'Ann', hand: ['wolf', 'smite', 'zap'], granary: ['seed'] },
        { name: 'Ben', battlefield: ['wolf'] },
      ],
    });
    const rest = { untold: null, idle: false, isPass: false, endsPhase: false };
    expect(at.prompt.actions.map(({ text, ...one }) => ({ ...one, text: plainText(text) }))).toEqual([
      {
        ...rest,
        text: 'Cast smite.',
        verb: 'Cast',
        card: at.id('smite'),
        drop: 'target',
        untold: { seat: 0, zone: 'battlefield' },
      },
      {
        ...rest,
        text: 'Cast zap.',
        verb: 'Cast',
        card: at.id('zap'),
        drop: { seat: 0, zone: 'battlefield' },
      },
      {
        ...rest,
        text: 'Summon wolf.',
        verb: 'Summon',
        card: at.id('wolf'),
        drop: { seat: 0, zone: 'battlefield' },
      },
      {
        text: 'End the Action Phase.',
        verb: 'Pass',
        card: null,
        drop: null,
        untold: null,
        idle: false,
        isPass: true,
        endsPhase: true,
      },
    ]);
  });

  test('is asked by who sees the cards that it names', () => {
    const at = new AtTable('kotc-14', {
      cards: modern,
      players: [
        { name: 'Ann', hand: ['zap', 'smite'] },
        { name: 'Ben', battlefield: ['wolf'] },
      ],
    });
    expect(at.prompt.cards.map(({ face }) => face?.name)).toEqual(['zap', 'smite']);
    expect(at.view(ANN).asked).toBe(ANN);
    for (const viewer of [BEN, null]) expect(at.view(viewer)).toMatchObject({ asked: ANN, prompt: null });
  });

  test('is said in the words of an older edition', () => {
    const at = new AtTable('kotc-09', {
      cards: { bear: creature(2, 5), trap: spell('Draw 1 card.', 0) },
      players: [{ name: 'Ann', hand: ['bear', 'trap'] }, { name: 'Ben' }],
      turn: { phase: 'resource' },
    });
    expect(at.prompt.actions.map(({ verb, drop }) => [verb, drop])).toEqual([
      ['Place', { seat: 0, zone: 'granary' }],
      ['Place', { seat: 0, zone: 'granary' }],
      ['Draw', null],
    ]);
    at.act('Draw');
    expect(texts(at.prompt.actions)).toContain('Set trap as a trap.');
    expect(at.prompt.actions.find(({ verb }) => verb === 'Set')?.drop).toEqual({ seat: 0, zone: 'traps' });
  });

  test('names the ability or the counter that is used, and whether anything would come of it', () => {
    const lying = { card: 'wolf', counters: counters('sword', 'Ann') };
    const at = new AtTable('kotc-14', {
      cards: {
        ...modern,
        witch: minion(0, 3, 'HEX: Target 1 of your resources; exhaust and fatigue the target.', 1),
      },
      players: [{ name: 'Ann', battlefield: [lying, 'witch'] }, { name: 'Ben' }],
    });
    expect(at.prompt.actions.map(({ verb, drop, idle }) => [verb, drop, idle])).toEqual([
      ['Activate HOWL', null, false],
      ['Activate HEX', 'target', true],
      ['Use Sword Counter', null, false],
      ['Pass', null, false],
    ]);
  });

  test('an attack is dragged onto whom it is to hit', () => {
    const at = new AtTable('kotc-11', {
      cards: { bear: creature(2, 5) },
      players: [{ name: 'Ann', battlefield: ['bear'] }, { name: 'Ben' }],
      turn: { phase: 'battle' },
    });
    expect(at.prompt.actions[0]).toMatchObject({ verb: 'Attack', card: null, drop: 'target' });
    expect(texts(at.prompt.actions)).toEqual(['Attack.', 'End the Battle Phase.']);
  });
});

describe('to pass', () => {
  const passing = (at: AtTable) => {
    const found = at.prompt.actions.find(({ isPass }) => isPass);
    return found && [plainText(found.text), found.endsPhase];
  };

  test('says what it comes to in windows: the end of the phase, no response, or nothing', () => {
    const at = new AtTable('kotc-14', {
      cards: modern,
      players: [
        { name: 'Ann', hand: ['zap'], battlefield: ['wolf'], askAlways: true },
        { name: 'Ben', askAlways: true },
      ],
    });
    expect(passing(at)).toEqual(['End the Action Phase.', true]);
    at.act('Cast', 'zap');
    expect([at.view(BEN).asked, passing(at)]).toEqual([BEN, ['Do not respond.', false]]);
    at.act('Pass');
    at.act('Pass');
    at.act('Pass');
    expect([at.view(BEN).asked, passing(at)]).toEqual([BEN, ['Do nothing now.', false]]);
  });

  test('goes on with a battle between its steps', () => {
    const at = new AtTable('kotc-14', {
      cards: modern,
      players: [{ name: 'Ann', battlefield: ['wolf'], askAlways: true }, { name: 'Ben' }],
      turn: { phase: 'battle' },
    });
    expect(passing(at)).toEqual(['End the Battle Phase.', true]);
    at.act('Attack');
    at.choose('wolf');
    expect(passing(at)).toEqual(['Go on with the battle.', false]);
  });

  test('does not end a Draw Phase, in which the draw follows', () => {
    const at = new AtTable('kotc-14', {
      players: [{ name: 'Ann', askAlways: true }, { name: 'Ben' }],
      turn: { phase: 'draw' },
    });
    expect(passing(at)).toEqual(['Do nothing now.', false]);
  });

  test('says what it comes to where others step in', () => {
    const at = new AtTable('kotc-11', {
      cards: { bear: creature(2, 5) },
      players: [
        { name: 'Ann', battlefield: ['bear'] },
        { name: 'Ben', battlefield: [{ card: 'bear', as: 'ox', counters: counters('damage', 'Ben') }] },
      ],
    });
    expect([at.view(BEN).asked, passing(at)]).toEqual([BEN, ['Remove no counter.', false]]);
  });
});

describe('other questions', () => {
  const hunters = { bear: minion(3, 6), ox: minion(1, 4), smite: modern.smite, seed };

  test('for cards, in an order, and for one of several things', () => {
    const at = new AtTable('kotc-14', {
      cards: hunters,
      players: [
        { name: 'Ann', battlefield: ['bear', 'ox'] },
        { name: 'Ben', battlefield: [{ card: 'ox', as: 'foe' }] },
      ],
      turn: { phase: 'battle' },
    });
    at.act('Attack');
    expect(asked(at)).toEqual(['cards', 'Choose the attacking team in formation order.']);
    expect(at.prompt.cards.map(({ face }) => face?.name)).toEqual(['bear', 'ox']);
    at.choose('ox', 'bear');
    expect(asked(at)).toEqual(['options', 'Choose the victim.']);
    expect(at.prompt.options.map(plainText)).toEqual(['Ben', 'ox']);
    expect(at.prompt.cards).toMatchObject([{ id: at.id('foe') }]);
  });

  test('for dice, while the battle shows its teams, its step and its victim', () => {
    const at = new AtTable('kotc-14', {
      cards: hunters,
      players: [
        { name: 'Ann', battlefield: ['bear'] },
        { name: 'Ben', battlefield: ['ox', { card: 'bear', as: 'second' }] },
      ],
      turn: { phase: 'battle' },
      dice: [1, 2, 3, 4, 5, 6, 1],
    });
    at.act('Attack');
    if (at.prompt.decision.purpose === 'attack') at.choose('bear');
    at.answer({ options: [0] });
    expect(asked(at)).toEqual(['cards', 'Choose the defending team in formation order, or none.']);
    expect(at.view(null).combats).toMatchObject([
      {
        attacker: ANN,
        fights: [{ defender: BEN, victim: { player: BEN } }],
        step: 'Defense Formation',
        note: null,
      },
    ]);
    at.choose('second', 'ox');
    expect(asked(at)).toEqual(['dice', 'Choose the die that hits bear next.']);
    const [battle] = at.view(null).combats;
    expect(battle?.fights[0]?.blockers.map(({ name, card }) => [name, card])).toEqual([
      ['bear', at.id('second')],
      ['ox', at.id('ox')],
    ]);
    expect(battle?.step).toBe('Damage Allocation');
  });

  test('for yes or no, with what it is about', () => {
    const lying = [...counters('shield', 'Ben'), ...counters('damage', 'Ann')];
    const at = new AtTable('kotc-14', {
      cards: hunters,
      players: [{ name: 'Ann' }, { name: 'Ben', battlefield: [{ card: 'bear', counters: lying }] }],
      dice: [4],
    });
    at.act('Use Damage Counter');
    expect(asked(at)).toEqual(['confirm', 'Use a Shield Counter on bear, which is to take 4 damage?']);
    expect(at.prompt.cards).toMatchObject([{ id: at.id('bear'), face: { name: 'bear' } }]);
  });

  test('for a player, a number, and cards in an order that the player does not see', () => {
    const at = new AtTable('kotc-14', {
      cards: { stack: spell('Target up to 2 cards in any hand randomly; sheathe the targets.', 0) },
      players: [
        { name: 'Ann', hand: ['stack', 1] },
        { name: 'Ben', hand: [2] },
      ],
    });
    at.act('Cast');
    expect(asked(at)).toEqual(['players', 'Choose whose hand to take for stack.']);
    at.answer({ players: [BEN] });
    expect(asked(at)).toEqual(['number', 'Choose how many targets stack takes.']);
    at.answer({ number: 2 });
    expect(asked(at)[0]).toBe('order');
    const { decision, cards } = at.prompt;
    const ids = decision.kind === 'order' ? decision.cards : [];
    expect(cards.filter(({ face }) => face === null).map(({ id }) => id)).toEqual(ids);
    expect(ids).toHaveLength(2);
  });

  test('[K17-KEY-139] for the figures of a pawn that is crafted: each number says both', () => {
    const at = new AtTable('kotc-17', {
      cards: { toys: spell('Craft 1 level 2 pawn.', 0) },
      players: [{ name: 'Ann', hand: ['toys'] }, { name: 'Ben' }],
    });
    at.act('Cast');
    expect(asked(at)).toEqual(['number', 'Choose SP and HP of the level 2 pawn that toys crafts.']);
    expect(at.prompt.numbers).toEqual(['0 SP, 4 HP', '1 SP, 2 HP', '2 SP, 0 HP']);
  });

  test('name cards that have left the game with who gave up', () => {
    const at = new AtTable('kotc-11', {
      cards: { bear: creature(2, 5) },
      players: [
        { name: 'Ann', battlefield: ['bear'] },
        { name: 'Ben', battlefield: [{ card: 'bear', as: 'foe' }] },
        { name: 'Cleo' },
      ],
      turn: { phase: 'battle' },
    });
    at.act('Attack');
    if (at.prompt.decision.purpose === 'attack') at.choose('bear');
    const gone = at.id('foe');
    expect(at.game.take({ player: BEN, resign: true })).toBeNull();
    expect(at.prompt.cards).toMatchObject([{ id: gone, face: null }]);
    expect(at.prompt.options.map(plainText)).toEqual(['Ben', 'an unseen card', 'Cleo']);
  });

  test('name the card of an opponent’s hand for whose cost they choose, which is known to them from then on', () => {
    const caveat =
      'You must sacrifice 1 card in play chosen by an opponent of your choice to summon this creature.';
    const at = new AtTable('kotc-06', {
      cards: { ogre: creature(2, 5, caveat, 0), bear: creature(1, 5) },
      players: [
        { name: 'Ann', hand: ['ogre'], battlefield: ['bear', { card: 'bear', as: 'cub' }] },
        { name: 'Ben' },
      ],
    });
    const before = at.game.state.revelations;
    at.act('Summon');
    expect(at.game.decision?.player).toBe(BEN);
    expect(asked(at)).toEqual(['cards', 'Choose 1 card for your opponent to sacrifice for ogre.']);
    expect(at.prompt.cards[0]).toMatchObject({ id: at.id('ogre'), face: { name: 'ogre' } });
    expect(at.zone(BEN, ANN, 'hand').cards).toMatchObject([{ id: null, face: { name: 'ogre' } }]);
    expect(at.game.state.revelations).toBe(before + 1);
    expect(at.zone(null, ANN, 'hand').cards).toEqual([]);
  });
});
