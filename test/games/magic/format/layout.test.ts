import { describe, expect, it } from 'vitest';
import { loadFonts } from '../../../../src-main/print/images/font-files.js';
import type { DisplayList } from '../../../../src-main/layout/display-list.js';
import type { SetMark } from '../../../../src-main/layout/set-mark.js';
import { magicCards, type MagicCard } from '../../../../src-main/games/magic/cards/card.js';
import { layoutCard } from '../../../../src-main/games/magic/format/card-layout.js';
import { framePaint, rarityPaint } from '../../../../src-main/games/magic/format/frames.js';
import { characteristicsOf } from '../../../../src-main/games/magic/cards/characteristics.js';

const fonts = loadFonts();
const blank = magicCards.blank('00000000-0000-4000-8000-000000000001') as MagicCard;
const bird: MagicCard = {
  ...blank,
  name: 'Copper Lark',
  manaCost: '1W',
  typeLine: 'Summon Bird',
  text: 'Flying (It flies.)\n{T}: You gain 1 life.',
  flavor: 'It sings when the kettle does.',
  power: '2',
  toughness: '1',
  licence: 'Art by nobody, CC0',
};
const laid = (card: Partial<MagicCard>, mark: SetMark | null = null): DisplayList =>
  layoutCard({ ...bird, ...card }, fonts, () => null, mark);
const wordsOf = ({ steps }: DisplayList, element: string): string =>
  steps.flatMap((step) => (step.kind === 'text' && step.element === element ? [step.text] : [])).join('|');
const boxOf = ({ boxes }: DisplayList, element: string) => {
  const box = boxes[element];
  if (!box) throw new Error(`no ${element}`);
  return box;
};

describe('the layout of a card', () => {
  it('[MC-CARD-01] [MC-CARD-03] has the name upper left and the mana cost upper right', () => {
    const list = laid({});
    expect(wordsOf(list, 'name')).toBe('Copper Lark');
    expect(wordsOf(list, 'manaCost')).toBe('{1}|{W}');
    const [name, cost] = [boxOf(list, 'name'), boxOf(list, 'manaCost')];
    expect(name.x + name.width).toBeLessThanOrEqual(cost.x);
    expect(cost.x + cost.width).toBeGreaterThan(list.width - 6);
    expect(cost.y).toBeLessThan(10);
  });

  it('[MC-CARD-05] [MC-CARD-06] has the type line under the art, in today’s words', () => {
    const list = laid({});
    expect(wordsOf(list, 'typeLine')).toBe('Creature — Bird');
    const art = boxOf(list, 'picture');
    expect(boxOf(list, 'typeLine').y).toBeGreaterThanOrEqual(art.y + art.height);
  });

  it('[MC-CARD-12] [MC-CARD-13] paints the expansion symbol in the color of the rarity', () => {
    const symbol = { path: 'M0 0L10 0L10 10Z', size: 10 };
    const fillOf = (rarity: MagicCard['rarity']) =>
      laid({ rarity }, { text: 'CW 3/150', symbol }).steps.flatMap((step) =>
        step.kind === 'shape' && step.element === 'set-mark' && step.fill ? [step.fill] : [],
      );
    expect(fillOf('common')).toEqual([rarityPaint.common.fill]);
    expect(fillOf('uncommon')).toEqual([rarityPaint.uncommon.fill]);
    expect(fillOf('rare')).toEqual([rarityPaint.rare.fill]);
  });

  it('[MC-CARD-16] writes the collector number below', () => {
    expect(wordsOf(laid({}, { text: 'CW 3/150', symbol: null }), 'set-mark')).toBe('CW 3/150');
  });

  it('[MC-CARD-17] [MC-CARD-18] sets flavor text in italics below the abilities', () => {
    const { steps } = laid({});
    const linesOf = (element: string) =>
      steps.flatMap((step) => (step.kind === 'text' && step.element === element ? [step] : []));
    const [flavor] = linesOf('flavor');
    expect(flavor?.font).toBe('condensed-oblique');
    expect(flavor?.y).toBeGreaterThan(Math.max(...linesOf('text').map(({ y }) => y)));
  });

  it('[MC-CARD-19] sets reminders in italics', () => {
    const fontsOf = laid({}).steps.flatMap((step) =>
      step.kind === 'text' && step.element === 'text' ? [`${step.font}: ${step.text}`] : [],
    );
    expect(fontsOf).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^condensed: Flying ?$/),
        expect.stringMatching(/^condensed-oblique: \(It flies\.\)$/),
      ]),
    );
  });

  it('[MC-CARD-20] has power and toughness with a slash lower right, and only creatures have them', () => {
    const list = laid({});
    expect(['power', 'stats', 'toughness'].map((one) => wordsOf(list, one))).toEqual(['2', '/', '1']);
    expect(boxOf(list, 'power').x).toBeGreaterThan(list.width / 2);
    expect(boxOf(list, 'power').y).toBeGreaterThan(list.height * 0.8);
    expect(wordsOf(laid({ typeLine: 'Instant', power: '', toughness: '' }), 'stats')).toBe('');
  });

  it('draws symbols in texts, which read with their braces', () => {
    const list = laid({ text: '{T}: Add {G} to your mana pool.' });
    expect(wordsOf(list, 'text').replaceAll('|', '')).toBe('{T}: Add {G} to your mana pool.');
    const drawn = list.steps.filter((step) => step.kind === 'text' && step.hidden && step.element === 'text');
    expect(drawn).toHaveLength(2);
  });

  it('draws a basic land’s mana large where it has no text', () => {
    const land = { typeLine: 'Land', manaCost: '', power: '', toughness: '', text: '', flavor: '' };
    const shapes = (name: string): number =>
      laid({ ...land, name }).steps.filter(({ kind, element }) => kind === 'shape' && element === 'text')
        .length;
    expect(shapes('Forest')).toBeGreaterThan(shapes('Salt Quarry'));
  });

  it('keeps what cannot be read as it was typed', () => {
    const list = laid({ manaCost: '{Q}', typeLine: 'Planet', power: 'many' });
    expect(wordsOf(list, 'typeLine')).toBe('Planet');
    expect(wordsOf(list, 'manaCost')).toBe('{Q}');
    expect(wordsOf(list, 'power')).toBe('many');
  });

  it('keeps signed figures and costs on one line', () => {
    const words = (text: string): string[] =>
      laid({ text, flavor: '' }).steps.flatMap((step) =>
        step.kind === 'text' && step.element === 'text' ? [step.text.trim()] : [],
      );
    // Of several widths at which a line ends, none may cut the pair.
    for (let length = 20; length < 40; length += 1) {
      const lines = words(`${'i'.repeat(length)} creatures get +1/+1 until end of turn.`);
      expect(lines.some((line) => line.endsWith('+1/'))).toBe(false);
    }
  });

  it('sets a long licence line in two lines', () => {
    const licence =
      'Card: Cardwright, CC0. Picture: gardening shears by Delapouite, game-icons.net, CC BY 3.0.';
    const list = laid({ licence });
    expect(list.notices).toEqual([]);
    expect(wordsOf(list, 'licence').split('|')).toHaveLength(2);
  });

  it('finds a size at which several paragraphs fit', () => {
    const text =
      'Flying\nAt the beginning of your upkeep, sacrifice Weathercock Djinn unless you pay {U}.\n{2}{U}: Tap target creature.';
    expect(laid({ text, flavor: 'He turns with the wind, and bills for it.' }).notices).toEqual([]);
  });

  it('says what does not fit', () => {
    const text = 'Draw a card at the beginning of the next upkeep. '.repeat(60);
    expect(laid({ text }).notices.map(({ element, kind }) => `${element} ${kind}`)).toEqual([
      'text overflow',
    ]);
    expect(laid({}).notices).toEqual([]);
  });
});

describe('frames', () => {
  const paintOf = (card: Partial<MagicCard>) => framePaint(characteristicsOf({ ...bird, ...card }));

  it('[MC-CARD-24] [MC-CARD-25] follow from the colors of the mana cost', () => {
    const costs = ['W', 'U', 'B', 'R', 'G', 'WB', '{3}'];
    const frames = costs.map((manaCost) => paintOf({ manaCost }).frame);
    expect(new Set(frames).size).toBe(costs.length);
    expect(paintOf({ manaCost: 'RG' })).toEqual(paintOf({ manaCost: 'WU' }));
  });

  it('[MC-CARD-28] [MC-CARD-29] lands and artifacts have frames of their own', () => {
    const land = paintOf({ typeLine: 'Land', manaCost: '' });
    const artifact = paintOf({ typeLine: 'Artifact', manaCost: '{2}' });
    expect(land).not.toEqual(artifact);
    expect(paintOf({ typeLine: 'Artifact Creature', manaCost: '{1}{U}' })).toEqual(artifact);
    expect(paintOf({ typeLine: 'Land', manaCost: '', name: 'Forest' }).paper).not.toBe(land.paper);
  });

  it('[MC-Q-84] a token has the frame of the colors that it is made with', () => {
    const token = { typeLine: 'Token Creature — Bird', manaCost: '' };
    expect(paintOf({ ...token, colors: 'white' })).toEqual(paintOf({ manaCost: 'W' }));
  });
});
