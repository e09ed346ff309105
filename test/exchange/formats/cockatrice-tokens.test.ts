import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import type { MeantCard } from '../../../src-main/exchange/formats/written-card.js';
import { cockatricePictures, cockatriceXml } from '../../../src-main/exchange/formats/cockatrice.js';
import { madeTokens, printOf } from '../../../src-main/collection/made-tokens.js';
import { magicCards, type MagicCard } from '../../../src-main/games/magic/cards/card.js';

const cardOf = (no: number, fields: Partial<MagicCard>): MagicCard => ({
  ...(magicCards.blank(`11111111-1111-4111-8111-00000000000${no}`) as MagicCard),
  ...fields,
});
const meant = (card: MagicCard): MeantCard => ({ card, set: null, copies: 1 });
const muster = cardOf(1, {
  name: 'Ring the Muster',
  manaCost: '{2}{W}',
  typeLine: 'Sorcery',
  text: 'Put two 1/1 white Soldier creature tokens into play.',
});
const steps = cardOf(2, {
  name: 'Salt Steps',
  typeLine: 'Land',
  text: 'Salt Steps comes into play tapped.\n{T}: Add {W} or {G} to your mana pool.',
});
const soldier = cardOf(3, {
  name: 'Soldier',
  typeLine: 'Token Creature — Soldier',
  colors: 'W',
  power: '1',
  toughness: '1',
  flavor: 'Present.',
});

const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false, preserveOrder: true });
type Node = Record<string, Node[]> & { '#text'?: string };
const tagOf = (node: Node): string => Object.keys(node).find((key) => key !== ':@') ?? '';

/** Cards as lists of their elements, in order. */
function writtenCards(cards: readonly MagicCard[]): (readonly (readonly [string, string])[])[] {
  const read = parser.parse(cockatriceXml('Mine', cards.map(meant))) as Node[];
  const inside = (nodes: Node[], tag: string): Node[] =>
    nodes.find((node) => tagOf(node) === tag)?.[tag] ?? [];
  const all = inside(inside(read, 'cockatrice_carddatabase'), 'cards');
  return all.map((node) =>
    (node['card'] ?? []).flatMap((part): (readonly [string, string])[] => {
      const tag = tagOf(part);
      const text = (of: Node): string => String((of[tagOf(of)] ?? [])[0]?.['#text'] ?? '');
      return tag === 'prop'
        ? (part[tag] ?? []).map((prop) => [tagOf(prop), text(prop)])
        : [[tag, text(part)]];
    }),
  );
}

test('Cockatrice reads costs, types and colors of Magic as they are meant, in the order of its schema', () => {
  const [sorcery, land] = writtenCards([muster, steps]);
  expect(sorcery).toEqual([
    ['name', 'Ring the Muster'],
    ['text', 'Put two 1/1 white Soldier creature tokens into play.'],
    ['layout', 'normal'],
    ['side', 'front'],
    ['type', 'Sorcery'],
    ['maintype', 'Sorcery'],
    ['manacost', '2W'],
    ['cmc', '3'],
    ['colors', 'W'],
    ['coloridentity', 'W'],
    ['set', 'CW'],
    ['related', 'Soldier'],
    ['tablerow', '3'],
  ]);
  expect(land?.slice(-3)).toEqual([
    ['set', 'CW'],
    ['tablerow', '0'],
    ['cipt', '1'],
  ]);
  expect(Object.fromEntries(land ?? [])).toMatchObject({ colors: '', coloridentity: 'WG', manacost: '' });
});

test('Cockatrice gets the tokens that cards make, from the cards or as the text describes them', () => {
  const wanted = {
    name: 'Soldier',
    type: 'Token Creature — Soldier',
    maintype: 'Creature',
    colors: 'W',
    pt: '1/1',
    token: '1',
    tablerow: '2',
  };
  const own = writtenCards([muster, soldier]);
  expect(own).toHaveLength(2);
  expect(Object.fromEntries(own[1] ?? [])).toMatchObject(wanted);
  const made = writtenCards([muster, steps]);
  expect(made).toHaveLength(3);
  expect(Object.fromEntries(made[2] ?? [])).toMatchObject(wanted);
  const { cards, names } = cockatricePictures([muster, steps].map(meant));
  expect(names[2]?.[0]).toBe('pics/CW/Soldier.png');
  expect(cards[2]?.card).toMatchObject({ name: 'Soldier', game: 'magic' });
  expect(cockatricePictures([muster, steps].map(meant)).names).toEqual(names);
});

test('a token is one by what matters in play: its picture and flavor text do not', () => {
  const [made, ...others] = madeTokens([muster, steps, { ...muster, id: soldier.id }]);
  expect(others).toEqual([]);
  expect(made?.makers).toEqual([muster.id, soldier.id]);
  expect(made?.print).toBe(printOf(soldier));
  expect(made?.print).not.toBe(printOf({ ...soldier, power: '2' } as MagicCard));
});
