import { expect, test } from 'vitest';
import { compareScenes } from '../../../../src-renderer/shared/table/scene/stage-diff.js';
import { cardAt, sceneOf, type Scene } from '../../../../src-renderer/shared/table/scene/stage-scene.js';
import { card, cardsOf, exhausted, viewOf, type Content } from '../views.js';

const size = { width: 908, height: 672, text: 1 };
const scene = (...contents: Content[]): Scene => sceneOf(viewOf('kotc-14', contents), 0, size);
const wolf = card(7);
const others = cardsOf(2);

test('a card that stays is where it was, one that makes room has moved', () => {
  const before = scene({ battlefield: others }, {});
  expect(compareScenes(before, before)).toEqual({ moved: [], arrived: [], left: [], flown: [] });
  const after = scene({ battlefield: [...others, wolf] }, {});
  const { moved, arrived } = compareScenes(before, after);
  expect(moved).toEqual(others.map(({ id }) => `card ${id}`));
  expect(arrived).toEqual([{ key: `card ${wolf.id}`, from: null }]);
});

test('a card that got another name on its way comes from where its front was', () => {
  const hand = card(7);
  const before = scene({ hand: [card(3), hand] }, {});
  const after = scene(
    { hand: before.view.seats[0]?.zones.at(-1)?.cards.slice(0, 1) ?? [], battlefield: [wolf] },
    {},
  );
  const { arrived, left } = compareScenes(before, after);
  expect(left).toEqual([]);
  const was = before.cards.find(({ key }) => key === `card ${hand.id}`);
  expect(arrived).toEqual([{ key: `card ${wolf.id}`, from: was }]);
});

test('a drawn card comes from the deck, by the counts', () => {
  const before = scene({ deck: 20 }, {});
  const drawn = card(5);
  const after = scene({ deck: 19, hand: [drawn] }, {});
  const deck = before.piles.find(({ zone, seat }) => zone === 'deck' && seat === 0);
  expect(compareScenes(before, after).arrived).toEqual([{ key: `card ${drawn.id}`, from: deck?.spot }]);
});

test('what is destroyed goes to the grave of who has one card more there now', () => {
  const before = scene({}, { battlefield: [wolf] });
  const after = scene({}, { grave: [card(7)] });
  const grave = after.piles.find(({ zone, seat }) => zone === 'grave' && seat === 1);
  const { left, arrived } = compareScenes(before, after);
  expect(arrived).toEqual([]);
  expect(left.map(({ card: { key }, to }) => [key, to])).toEqual([[`card ${wolf.id}`, grave?.spot]]);
});

test('what goes from pile to pile flies, what comes from nowhere fades in, what is another card does not become it', () => {
  const milled = compareScenes(scene({ deck: 20 }, {}), scene({ deck: 19, grave: [card(4)] }, {}));
  expect(milled.flown.map(({ card: seen }) => seen?.face?.design)).toEqual([4]);
  const before = scene({ battlefield: [card(1)] }, {});
  const { left, arrived } = compareScenes(before, scene({ battlefield: [card(2)] }, {}));
  expect(left.map(({ to }) => to)).toEqual([null]);
  expect(arrived.map(({ from }) => from)).toEqual([null]);
});

test('a battle’s cards stand forward into the lane, in order', () => {
  const ref = { name: 'Card 7', design: 7, card: wolf.id };
  const content = [{ battlefield: [...others, wolf] }, { battlefield: [card(9)] }];
  const victim = { player: 1 };
  const fight = { attackers: [ref], victim, defender: 1, blockers: [], blocks: 'victim' } as const;
  const battle = { name: 'Battle', attacker: 0, fights: [fight], step: null, note: null };
  const peace = scene(...content);
  const war = sceneOf(viewOf('kotc-14', content, { combats: [battle] }), 0, size);
  const at = (shown: Scene) => shown.cards.find(({ key }) => key === `card ${wolf.id}`);
  expect(at(war)?.order).toBe(1);
  expect(at(war)?.y).toBeLessThan(at(peace)?.y ?? 0);
  expect(war.cards.filter(({ order }) => order !== null)).toHaveLength(1);
});

test('a point finds the topmost card, turned as it lies', () => {
  const { cards } = scene({ battlefield: [wolf, card(1, { flags: [exhausted] })] }, {});
  const turned = cards.find(({ card: { flags } }) => flags.length > 0);
  expect(turned).toBeDefined();
  if (!turned) return;
  const far = turned.width * 0.65;
  expect(cardAt(cards, turned.x + far, turned.y)?.key).toBe(turned.key);
  expect(cardAt(cards, turned.x, turned.y + far)).toBeNull();
});

test('cards that nobody here may know are backs without a name, as many as there are up to a dozen', () => {
  const { cards } = scene({}, { hand: 40 });
  const backs = cards.filter(({ place }) => place.seat === 1 && place.zone === 'hand');
  expect(backs).toHaveLength(12);
  expect(backs.every(({ card: { id, face } }) => id === null && face === null)).toBe(true);
});
