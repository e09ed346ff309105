import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { KotcCard as Card } from '../../src-main/games/kotc/cards/card.js';
import type { PicturePlacement } from '../../src-main/cards/picture.js';
import type { DisplayList } from '../../src-main/layout/display-list.js';
import { magicCards, type MagicCard } from '../../src-main/games/magic/cards/card.js';
import { layoutCard as layoutMagicCard } from '../../src-main/games/magic/format/card-layout.js';
import { card, fonts, lay, Pictures, placed } from '../print/fixtures.js';
import { sharedBrowser } from './contexts.js';
import { differenceOf, painters, painterScript, type Difference, type Painted } from './painters.js';
import { hills } from './pictures.js';

/** What painters may differ in: the edges of letters and lines, and how a picture is resampled. */
const tolerance: Difference = { share: 0.2, mean: 1.5, worst: 7 };

const within = (difference: Difference): boolean =>
  difference.share < tolerance.share &&
  difference.mean < tolerance.mean &&
  difference.worst < tolerance.worst;

type Case = readonly [title: string, fields: Partial<Card>, placement?: Partial<PicturePlacement>];

const long =
  'When this creature attacks, deal 2 damage to each creature that has blocked it in this turn. '.repeat(7);

/** Every way in which cards look different. */
const cases: readonly Case[] = [
  ['a classic creature without abilities', { edition: 6, name: 'Velociraptor', text: '' }, {}],
  ['a picture shown whole', { edition: 9, name: 'Cinder Hawk' }, { fit: 'contain' }],
  ['a picture enlarged and shifted', { edition: 11, name: 'Dew' }, { zoom: 1.7, x: 0.2, y: -0.15 }],
  [
    'a cropped picture',
    { edition: 14, name: 'Écureuil œuvre' },
    { crop: { left: 0.2, top: 0.1, right: 0.05, bottom: 0.3 } },
  ],
  [
    'a modern spell with a padlock',
    { edition: 14, type: 'spell', name: 'Mirror', text: 'When you take damage: Draw 1 card.' },
  ],
  [
    'a classic spell with a padlock and dark red words',
    { edition: 9, type: 'spell', name: 'Trap', text: 'Activate when you take damage. Draw a card.' },
    {},
  ],
  [
    'a summoning caveat',
    { edition: 6, text: 'You must destroy a creature to summon this creature.\nBITE: Deal 4 damage.' },
  ],
  ['a long text', { edition: 11, name: 'A very long name that has to shrink a lot to fit', text: long }, {}],
  ['a short text', { edition: 14, name: 'Pip', text: 'Fly.', flavor: '' }, { zoom: 0.6 }],
  ['a right-to-left card', { edition: 14, name: 'مخلوق', text: 'هذا المخلوق يسحب بطاقة.', flavor: 'שלום' }],
  [
    'a Cyrillic and Greek card',
    { edition: null, name: 'Привет Ωμέγα', text: 'Слова на карте. '.repeat(20) },
    {},
  ],
  [
    'a picture to the edges with panels in colour',
    { edition: 14, name: 'Art', look: { template: 'art', frame: '#204060', accent: '#d8b04a' } },
    {},
  ],
  [
    'a blurred margin',
    { edition: 9, name: 'Blur', look: { template: 'art', frame: null, accent: null } },
    { fit: 'contain', fill: 'blur', zoom: 0.8 },
  ],
  [
    'Ultra Points on a gem and HP on a diamond',
    {
      edition: 17,
      name: 'Tide Seer',
      text: 'OMEN: When this card is summoned (ghost-play): Draw 1 card.\nDENIAL: When enemy summons a minion: Pay 4 HP→Draw 1 card.',
    },
  ],
  [
    'a spell of the 17th in a drawn frame',
    {
      edition: 17,
      type: 'spell',
      text: 'Target all level 4 or lower on-field minions; destroy the targets.',
      look: { template: 'art', frame: '#204060', accent: '#d8b04a' },
    },
    {},
  ],
  ['a draft', { edition: 11, type: 'spell', look: { template: 'ink', frame: null, accent: null } }, {}],
  [
    'marked words, symbols and an adjusted picture',
    { edition: 14, text: '**CLAW:** Roll {die}, {6} or *{3}* for {star} and a {sword} counter.' },
    { adjust: { brightness: 120, contrast: 80, saturation: 30 } },
  ],
  [
    'missing glyphs and numbers of three digits',
    { edition: 9, name: '龍 card', cost: 999, offense: 100, defense: 888, text: 'DRAW: 一 card. 二 cards.' },
  ],
];

const wizard: Partial<MagicCard> = {
  name: 'Weigher of Winds',
  manaCost: '{X}{2}{W}{U}',
  typeLine: 'Creature — Wizard',
  text: 'Flying (It can be blocked by creatures with flying alone.)\n{W}{U}, {T}: Tap target creature.',
  flavor: 'He turns with the wind, and bills for it.',
  power: '2',
  toughness: '1+*',
  licence: 'Picture: hills, CC0',
};

/** The same of another game: each of its templates with other frames and symbols. */
const magicCases: readonly (readonly [title: string, template: string, fields: Partial<MagicCard>])[] = [
  ['a card of several colors', 'format', wizard],
  ['a green card', 'format', { ...wizard, manaCost: '{10}{G}', text: '{G}{R}{B}: Trample' }],
  ['a basic land', 'format', { name: 'Forest', typeLine: 'Land' }],
  ['a black card on its picture', 'art', { ...wizard, manaCost: '{B}{B}' }],
  ['a draft of an artifact', 'ink', { ...wizard, manaCost: '{4}', typeLine: 'Artifact Creature' }],
];

let page: Page;
const pictures = new Pictures();

beforeAll(async () => {
  page = await (await sharedBrowser()).newPage();
  await page.addScriptTag({ content: await painterScript() });
});
afterAll(() => page?.close());

/** @param n of the case, after those of the first game */
async function magicListOf(n: number): Promise<DisplayList> {
  const [, template, fields] = magicCases[n - cases.length]!;
  const blank = magicCards.blank(`00000000-0000-4000-8000-0000000000${n}`) as MagicCard;
  const picture = placed((await pictures.addFile(await hills(700, 440, n), 'png'))!);
  const drawn = { ...blank, ...fields, picture, look: { ...blank.look, template } };
  return layoutMagicCard(drawn, fonts, pictures.sizes, { text: 'WW 7/40', symbol: null });
}

async function listOf(n: number): Promise<DisplayList> {
  if (n >= cases.length) return magicListOf(n);
  const [, fields, placement] = cases[n]!;
  if (!placement) return lay(card(n, fields), pictures);
  const id = await pictures.addFile(await hills(700, 440, n), 'png');
  return lay(card(n, { ...fields, picture: { ...placed(id)!, ...placement } }), pictures);
}

type Painter = keyof typeof painters;

/** What each painter makes of each case, painted once for all tests of this file. */
const painted = new Map<string, Promise<Painted>>();

function paintedCase(painter: Painter, n: number, list: DisplayList): Promise<Painted> {
  const key = `${painter} ${n}`;
  const painting = painted.get(key) ?? painters[painter](list, pictures, page);
  painted.set(key, painting);
  return painting;
}

const titles = [...cases, ...magicCases].map(([title], n) => [title, n] as const);

test.each(titles)('screen, PDF and PNG agree on %s', async (title, n) => {
  const list = await listOf(n);
  const [screen, pdf, png] = [
    await paintedCase('screen', n, list),
    await paintedCase('pdf', n, list),
    await paintedCase('png', n, list),
  ];
  const differences = {
    'screen and PDF': differenceOf(screen, pdf),
    'screen and PNG': differenceOf(screen, png),
    'PDF and PNG': differenceOf(pdf, png),
  };
  if (process.env['SHOW_DIFFERENCES']) console.log(title, differences);
  for (const [pair, difference] of Object.entries(differences))
    expect(within(difference), `${pair}: ${JSON.stringify(difference)}`).toBe(true);
});

// Each case in one painter, by turns: what an error looks like is much the same in all of them.
test.each([['screen', 0] as const, ['pdf', 1] as const, ['png', 2] as const])(
  'a painter that set one line 0.3 mm off would be caught (%s)',
  async (painter, turn) => {
    for (const [title, n] of titles) {
      if (n % 3 !== turn) continue;
      const list = await listOf(n);
      const right = await paintedCase(painter, n, list);
      const longest = Math.max(...list.steps.map((step) => (step.kind === 'text' ? step.width : 0)));
      const off: DisplayList = {
        ...list,
        steps: list.steps.map((step) =>
          step.kind === 'text' && step.width === longest ? { ...step, y: step.y + 0.3 } : step,
        ),
      };
      const difference = differenceOf(right, await painters[painter](off, pictures, page));
      expect(within(difference), `${title}: ${JSON.stringify(difference)}`).toBe(false);
    }
  },
);
