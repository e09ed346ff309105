/** What the stage makes of a pointer, of what happens, and of keys. */
import { describe, expect, test } from 'vitest';
import { arrowsOf } from '../../../../src-renderer/shared/table/scene/arrows.js';
import { nextTray } from '../../../../src-renderer/shared/table/paint/dice-tray.js';
import {
  heldDown,
  idle,
  movedTo,
  pressed,
} from '../../../../src-renderer/shared/table/stage/stage-pointer.js';
import { dropAt, underPoint } from '../../../../src-renderer/shared/table/scene/hit-test.js';
import { middleOf } from '../../../../src-renderer/shared/table/scene/box.js';
import { lifeChangesOf } from '../../../../src-renderer/shared/table/scene/life-changes.js';
import { floatsOf } from '../../../../src-renderer/shared/table/scene/floats.js';
import { mirrorOf, sayReach } from '../../../../src-renderer/shared/table/stage/mirror.js';
import { nextEntry } from '../../../../src-renderer/shared/table/stage/mirror-keys.js';
import { resting, whereIs } from '../../../../src-renderer/shared/table/scene/motion.js';
import { sceneOf } from '../../../../src-renderer/shared/table/scene/stage-scene.js';
import { card, cardsOf, exhausted, viewOf } from '../views.js';

const size = { width: 908, height: 672, text: 1 };

describe('a pointer', () => {
  const start = { x: 10, y: 10 };
  const may = (): boolean => true;

  test('drags from five pixels on, and then stores only where it is', () => {
    const down = pressed('wolf', start, false);
    expect(movedTo(down, { x: 13, y: 13 }, may)).toBe(down);
    const dragging = movedTo(down, { x: 15, y: 10 }, may);
    expect(dragging).toEqual({ phase: 'dragging', what: 'wolf', start, at: { x: 15, y: 10 } });
    const never = (): boolean => {
      throw new Error('It was asked already.');
    };
    expect(movedTo(dragging, { x: 90, y: 0 }, never)).toMatchObject({ at: { x: 90, y: 0 } });
  });

  test('is lost on what cannot be dragged, and does nothing more once it was held down', () => {
    const down = pressed('wolf', start, true);
    expect(movedTo(down, { x: 30, y: 10 }, () => false)).toEqual({ phase: 'lost' });
    const held = heldDown(down);
    expect(held).toEqual({ phase: 'held', what: 'wolf' });
    expect(movedTo(held, { x: 60, y: 10 }, may)).toBe(held);
    expect(heldDown(idle)).toBe(idle);
  });
});

describe('letting go', () => {
  const prey = card(1);
  const scene = sceneOf(viewOf('kotc-14', [{ hand: cardsOf(2) }, { battlefield: [prey] }]), 0, size);
  const field = { seat: 1, zone: 'battlefield' };
  const lies = scene.cards.find(({ card: { id } }) => id === prey.id) ?? { x: 0, y: 0 };

  test('finds the card before the zone that it lies in, the zone beside it, and nothing elsewhere', () => {
    const targets = [field, { card: prey.id ?? 0 }, { player: 1 }];
    expect(dropAt(targets, scene, lies, '')).toEqual({ card: prey.id });
    expect(dropAt(targets, scene, { x: lies.x - 200, y: lies.y }, '')).toEqual(field);
    expect(dropAt(targets, scene, middleOf(scene.layout.lane), '')).toBeNull();
    const plate = scene.layout.seats[0]?.plate;
    expect(plate && dropAt(targets, scene, middleOf(plate), '')).toEqual({ player: 1 });
  });

  test('only on what was offered', () => {
    expect(dropAt([field], scene, lies, '')).toEqual(field);
    expect(dropAt([], scene, lies, '')).toBeNull();
  });

  test('what lies at a point is a card, a pile, a plate or a zone', () => {
    expect(underPoint(scene, lies)?.kind).toBe('card');
    const deck = scene.layout.seats[0]?.zones.find(({ zone }) => zone === 'deck');
    expect(deck && underPoint(scene, middleOf(deck.box))?.kind).toBe('pile');
    expect(underPoint(scene, { x: lies.x - 200, y: lies.y })).toEqual({ kind: 'zone', place: field });
    expect(underPoint(scene, middleOf(scene.layout.lane))).toBeNull();
  });
});

describe('what happens', () => {
  const [wolf, bear, crow] = [card(1), card(2), card(3)];
  const ref = ({ id }: { id: number | null }) => ({ name: '', design: 0, card: id });
  const view = viewOf('kotc-14', [{ battlefield: [wolf, bear] }, { battlefield: [crow] }], {
    combats: [
      {
        name: 'Battle',
        attacker: 0,
        fights: [
          {
            attackers: [ref(wolf), ref(bear)],
            victim: { player: 1 },
            defender: 1,
            blockers: [ref(crow)],
            blocks: 'victim',
          },
        ],
        step: null,
        note: null,
      },
    ],
  });
  const scene = sceneOf(view, 0, size);

  test('attackers point at their victim, defenders stand for it, a link points at its targets', () => {
    expect(arrowsOf(scene, []).map(({ kind }) => kind)).toEqual(['attack', 'attack', 'guard']);
    const link = { number: 1, player: 0, text: [], card: ref(card(9)), targets: [ref(crow)], fate: null };
    const stack = { name: 'Chain', entryName: 'link', resolving: false, pending: [] };
    const chained = sceneOf({ ...view, combats: [], stack: { ...stack, entries: [link] } }, 0, size);
    const aim = chained.cards.find(({ card: { id } }) => id === crow.id);
    expect(arrowsOf(chained, [])).toMatchObject([{ kind: 'target', to: { x: aim?.x, y: aim?.y } }]);
    const entries = [{ ...link, fate: 'Negated' }];
    const negated = sceneOf({ ...view, combats: [], stack: { ...stack, entries } }, 0, size);
    expect(arrowsOf(negated, [])).toEqual([]);
  });

  test('damage flies to where the card lay, though it is gone now; wounds of a fight to the plate', () => {
    const after = sceneOf({ ...viewOf('kotc-14', [{}, {}]) }, 0, size);
    const lay = scene.cards.find(({ card: { id } }) => id === crow.id);
    const floats = floatsOf(
      [
        { kind: 'damage', card: crow.id, amount: 3 },
        { kind: 'wound', player: 1, amount: 2, how: 'piercing' },
        { kind: 'heal', player: 0, amount: 4 },
        { kind: 'damage', card: null, amount: 9 },
      ],
      scene,
      after,
    );
    expect(floats.map(({ text }) => text)).toEqual(['−3', '−2']);
    expect(floats[0]?.to).toEqual({ x: lay?.x, y: lay?.y });
  });

  test('a die that is stopped flies from the lane to the card, one that is thrown on from card to card', () => {
    const after = sceneOf({ ...viewOf('kotc-14', [{}, {}]) }, 0, size);
    const other = scene.cards.find(({ card }) => card.id !== crow.id)?.card.id ?? null;
    const at = (id: number | null) => scene.cards.find(({ card }) => card.id === id);
    const [stopped, thrown] = floatsOf(
      [
        { kind: 'die', die: 5, does: 'is stopped', from: null, to: crow.id },
        { kind: 'die', die: 4, does: 'is thrown', from: crow.id, to: other },
        { kind: 'die', die: 3, does: 'is thrown', from: crow.id, to: null },
      ],
      scene,
      after,
    );
    expect(stopped).toMatchObject({ text: '5→0', to: { x: at(crow.id)?.x, y: at(crow.id)?.y } });
    expect(thrown).toMatchObject({
      text: '4',
      from: { x: at(crow.id)?.x, y: at(crow.id)?.y },
      to: { x: at(other)?.x, y: at(other)?.y },
    });
  });

  test('what players lose and win otherwise is told beside their plates, all of it at once', () => {
    const changes = lifeChangesOf(
      [
        { kind: 'wound', player: 1, amount: 2, how: 'piercing' },
        { kind: 'wound', player: 1, amount: 2, how: null },
        { kind: 'wound', player: 1, amount: 1, how: null },
        { kind: 'heal', player: 1, amount: 4 },
        { kind: 'heal', player: 0, amount: 0 },
      ],
      scene,
    );
    expect(changes.map(({ player, text }) => [player, text])).toEqual([
      [1, '−3'],
      [1, '+4'],
    ]);
    const { plate } = scene.layout.seats.find(({ seat }) => seat === 1)!;
    for (const { at } of changes) {
      expect(at.x).toBeGreaterThan(plate.x + plate.width);
      expect(at.y).toBe(plate.y + plate.height / 2);
    }
  });

  test('a coin lies there as dice do, with its side', () => {
    const toss = { kind: 'coins', player: 1, heads: [true, false], why: 'for the night' } as const;
    const tossed = nextTray(null, view, [toss]);
    expect(tossed).toMatchObject({
      player: 1,
      dice: [1, 2],
      shape: 'coin',
      why: 'for the night',
      fresh: true,
    });
    const roll = { kind: 'dice', player: 0, dice: [2], why: 'for the attack' } as const;
    expect(nextTray(tossed, view, [roll])).toMatchObject({ dice: [2], shape: 'die' });
  });

  test('dice lie until the phase ends; those that are left while one is chosen', () => {
    const roll = { kind: 'dice', player: 0, dice: [2, 5], why: 'for the attack' } as const;
    const rolled = nextTray(null, view, [roll]);
    expect(rolled).toMatchObject({ dice: [2, 5], fresh: true });
    expect(nextTray(rolled, view, [])).toMatchObject({ dice: [2, 5], fresh: false });
    const again = nextTray(rolled, view, [{ kind: 'reroll', player: 0, was: 5, now: 6 }]);
    expect(again).toMatchObject({ dice: [2, 6], fresh: true });
    const turn = { ...view.turn, phase: 'recovery' };
    expect(nextTray(rolled, { ...view, turn }, [])).toBeNull();
    const decision = {
      kind: 'dice',
      id: 1,
      player: 0,
      role: 'assign',
      purpose: '',
      rule: '',
      dice: [5],
    } as const;
    const prompt = { decision, text: [], actions: [], options: [], cards: [] };
    expect(nextTray(rolled, { ...view, prompt }, [])).toMatchObject({ dice: [5], why: 'for the attack' });
  });

  test('the dice of a question lie in the lane, can be pressed, and go onto the card that it is about', () => {
    const decision = {
      kind: 'dice',
      id: 1,
      player: 0,
      role: 'assign',
      purpose: '',
      rule: '',
      dice: [5, 2],
      about: crow.id ?? 0,
    } as const;
    const asked = sceneOf(
      { ...view, prompt: { decision, text: [], actions: [], options: [], cards: [] } },
      0,
      size,
    );
    expect(asked.dice).toMatchObject([
      { place: 0, face: 5, onto: crow.id },
      { place: 1, face: 2, onto: crow.id },
    ]);
    const second = asked.dice[1];
    expect(second && underPoint(asked, middleOf(second.box))).toEqual({ kind: 'die', die: second });
    const entries = mirrorOf(asked).flatMap((group) => group.entries);
    const reach = {
      glowing: new Set<number>(),
      picked: [],
      ordered: false,
      players: new Set<number>(),
      dice: true,
    };
    expect(
      entries
        .filter(({ under }) => under.kind === 'die')
        .map(({ label, under }) => label + sayReach(under, reach)),
    ).toEqual(['Die 1: 5, can be chosen', 'Die 2: 2, can be chosen']);
    expect(scene.dice).toEqual([]);
  });

  test('what dice were rolled for is told of the player who is asked, though another rolled since', () => {
    const attack = { kind: 'dice', player: 0, dice: [2, 5], why: 'for the attack' } as const;
    const defense = { kind: 'dice', player: 1, dice: [3], why: 'for the defense' } as const;
    const rolled = nextTray(null, view, [attack, defense]);
    expect(rolled?.why).toBe('for the defense');
    const decision = {
      kind: 'dice',
      id: 1,
      player: 0,
      role: 'assign',
      purpose: '',
      rule: '',
      dice: [2, 5],
    } as const;
    const prompt = { decision, text: [], actions: [], options: [], cards: [] };
    expect(nextTray(rolled, { ...view, prompt }, [])?.why).toBe('for the attack');
  });

  test('a new way begins where the card is just now and ends at the newest place', () => {
    const [a, b] = [
      { x: 0, y: 0, width: 50, angle: 0 },
      { x: 100, y: 0, width: 50, angle: 90 },
    ];
    const way = { from: a, to: b, fromAlpha: 0, toAlpha: 1, start: 1000, duration: 160 };
    const half = whereIs(way, 1080);
    expect(half.spot.x).toBeGreaterThan(0);
    expect(half.spot.x).toBeLessThan(100);
    expect(whereIs(way, 1160)).toEqual({ spot: b, alpha: 1 });
    expect(whereIs(resting(a), 0)).toEqual({ spot: a, alpha: 1 });
  });
});

describe('the mirror', () => {
  const shield = { kind: 'shield', name: 'Shield Counter', owner: 1, count: 2 };
  const wolf = card(1, { flags: [exhausted], chips: [shield] });
  const view = viewOf('kotc-14', [
    { battlefield: [wolf, card(2)], hand: [card(5)], deck: 30 },
    { battlefield: [card(3)], granary: [card(null)], hand: 4 },
  ]);
  const groups = mirrorOf(sceneOf(view, 0, size));
  const labels = groups.flatMap(({ entries }) => entries.map(({ label }) => label));
  const keyOf = (label: string): string =>
    groups.flatMap(({ entries }) => entries).find((entry) => entry.label.startsWith(label))?.key ?? '';

  test('says of every card what is seen of it, and of face-down cards no more', () => {
    expect(labels).toContain(
      'Card 1, Level 2, SP 3, HP 4, exhausted, 2 Shield Counters of Ben, in Ann’s Battlefield',
    );
    expect(labels).toContain('Face-down card, in Ben’s Granary');
    expect(labels).toContain('Ann’s Deck, 30 cards');
    expect(labels).toContain('Ann, 20 HP, 1 card in hand, has the turn, decides now');
    expect(labels.filter((label) => label.includes('Ben’s Hand'))).toEqual([]);
    expect(groups.map(({ label }) => label)).toContain('Ben’s Hand, 4 cards');
  });

  test('tells a figure from the printed one', () => {
    const strong = card(1);
    const face = strong.face && {
      ...strong.face,
      stats: [{ key: 'offense', name: 'SP', now: 5, printed: 3, sign: 'star', corner: 'left' } as const],
    };
    const scene = sceneOf(viewOf('kotc-14', [{ battlefield: [{ ...strong, face }] }]), 0, size);
    const said = mirrorOf(scene).flatMap(({ entries }) => entries.map(({ label }) => label));
    expect(said).toContain('Card 1, SP 5, printed 3, in Ann’s Battlefield');
  });

  test('says what can be chosen and what has been, in which order', () => {
    const entry = groups.flatMap(({ entries }) => entries).find(({ key }) => key === `card ${wolf.id}`);
    const reach = { glowing: new Set([wolf.id ?? 0]), picked: [], ordered: true, players: new Set([1]) };
    expect(entry && sayReach(entry.under, reach)).toBe(', can be chosen');
    expect(entry && sayReach(entry.under, { ...reach, picked: [99, wolf.id ?? 0] })).toBe(
      ', picked as number 2',
    );
    expect(sayReach({ kind: 'player', player: 1 }, reach)).toBe(', can be chosen');
    expect(sayReach({ kind: 'player', player: 0 }, reach)).toBe('');
  });

  test('arrows go along a row and between zones; everything can be reached', () => {
    expect(nextEntry(groups, keyOf('Card 1'), 'ArrowRight')).toBe(keyOf('Card 2'));
    expect(nextEntry(groups, keyOf('Card 2'), 'Home')).toBe(keyOf('Card 1'));
    expect(nextEntry(groups, keyOf('Card 1'), 'ArrowUp')).toBe(keyOf('Card 3'));
    expect(nextEntry(groups, keyOf('Card 1'), 'x')).toBeNull();
    const reached = new Set([keyOf('Card 1')]);
    for (const key of reached)
      for (const arrow of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const next = nextEntry(groups, key, arrow);
        if (next !== null) reached.add(next);
      }
    const all = groups.flatMap(({ entries }) => entries.map(({ key }) => key));
    expect([...reached].sort()).toEqual(all.sort());
  });

  test('of overlapping cards it covers what is in sight', () => {
    const many = sceneOf(viewOf('kotc-14', [{ battlefield: cardsOf(40) }, {}]), 0, size);
    const row = mirrorOf(many).find(({ seat, zone }) => seat === 0 && zone === 'battlefield');
    const boxes = row?.entries.map(({ box }) => box) ?? [];
    expect(boxes).toHaveLength(40);
    for (const [at, box] of boxes.slice(1).entries()) {
      const before = boxes[at];
      expect(before && before.x + before.width).toBeLessThanOrEqual(box.x + 0.01);
    }
  });
});
