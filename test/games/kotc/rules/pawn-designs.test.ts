import { describe, expect, test } from 'vitest';
import { Game } from '../../../../src-main/engine/game.js';
import { randomReply } from '../../../../src-main/engine/bots/random.js';
import { chanceFrom } from '../../../../src-main/engine/chance/chance.js';
import { tokenDesigns } from '../../../../src-main/engine/objects/token-designs.js';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../../../../src-main/games/kotc/cards/language/read.js';
import { toNumber } from '../../../../src-main/games/kotc/cards/price/fraction.js';
import { priceCard } from '../../../../src-main/games/kotc/cards/price/price.js';
import { judgeCard } from '../../../../src-main/games/kotc/cards/law/card-law.js';
import type { PlayedCard } from '../../../../src-main/games/kotc/rules/components/played-card.js';
import { kotcRuleSets } from '../../../../src-main/games/kotc/rules/rule-set.js';
import { kotcPlayables } from '../../../../src-main/games/kotc/rules/playable.js';
import { scenario, type ScenarioInput } from '../../../../src-main/games/kotc/scenario/format.js';
import { setPosition } from '../../../../src-main/games/kotc/scenario/position.js';
import { madeTokens } from '../../../../src-main/collection/made-tokens.js';
import { blankCard } from '../../../../src-main/games/kotc/cards/card.js';
import { pawnPicture } from '../../../../src-main/games/kotc/format/pawn-picture.js';

const playable = kotcPlayables['kotc-17'];
const spell = (name: string, text: string, cost: number): PlayedCard => ({
  name,
  type: 'spell',
  edition: 17,
  cost,
  offense: null,
  defense: null,
  text,
});
const crafting = spell('Workshop', 'Craft 2 level 3 pawns.', 6);
const heal = spell('Balm', '2-dice-heal yourself.', 2);
const spark = spell('Spark', 'Target 1 on-field minion; place 1 Damage Counter on it.', 1);
const embodying = spell('Mask', 'Target up to 1 card in your hand; embody the targets.', 2);

describe('what is printed on pawns', () => {
  test('is known to a game of whoever can make them', () => {
    const names = (cards: readonly PlayedCard[]) => tokenDesigns(playable, cards).map(({ name }) => name);
    expect(names([crafting])).toEqual(['Pawn 0/6', 'Pawn 1/4', 'Pawn 2/2', 'Pawn 3/0']);
    expect(names([heal, spark])).toEqual([]);
    expect(names([heal, spark, embodying])).toEqual(['Balm', 'Spark', 'Mask']);
    expect(kotcPlayables['kotc-14'].tokensOf).toBeUndefined();
  });

  test('[K17-PWN-18] is a legal minion, at the level that the guide computes', () => {
    const pawns = tokenDesigns(playable, [crafting, heal, spark, embodying]);
    expect(pawns).toHaveLength(8);
    for (const pawn of pawns) {
      expect(judgeCard({ ...pawn, text: named(pawn) }, 17).status).toBe('legal');
      const { offense, defense } = pawn;
      const reading = readText(named(pawn), 'creature', 17);
      const price = priceCard({ ...reading, type: 'creature', offense, defense }, 17);
      expect(price && toNumber(price.cost), pawn.name).toBe(pawn.cost);
    }
  });

  /** Abilities of a minion have names, which those of spells lack. */
  const named = ({ text }: PlayedCard): string => (text === '' ? '' : `ABILITY: ${text}`);

  test('a crafted pawn has a picture that comes with the program', () => {
    const [pawn] = tokenDesigns(playable, [crafting]);
    const ready = playable.ready(pawn as PlayedCard);
    const card = 'design' in ready ? playable.cardOf(pawn as PlayedCard, ready.design, 'a') : null;
    expect(card?.picture).toEqual(pawnPicture);
    const folder = join(import.meta.dirname, '../../../../assets/starter/pawns/pictures');
    expect(existsSync(join(folder, pawnPicture.id))).toBe(true);
  });

  test('one that embodies a spell has the picture of that spell', () => {
    const picture = { ...pawnPicture, id: '0123456789abcdef0123456789abcdef.jpg' };
    const cardOf = (one: PlayedCard, id: string) => ({ ...blankCard(id, 17), ...one });
    const pictured = { ...cardOf(heal, 'a'), picture, licence: 'Picture: balm by Ann.' };
    const tokens = madeTokens([pictured, cardOf(spark, 'b'), cardOf(embodying, 'c')]);
    expect(tokens.map(({ card: { name, picture: shown, licence } }) => [name, shown, licence])).toEqual([
      ['Balm', picture, 'Picture: balm by Ann.'],
      ['Spark', null, ''],
      ['Mask', null, ''],
    ]);
  });
});

test('[K17-KEY-117] a clone is printed as its card is, and so has the same Ultra Points', () => {
  const written = {
    format: 'cardwright-scenario',
    version: 2,
    name: '',
    rules: 'kotc-17',
    cards: {
      ace: {
        type: 'minion',
        sp: 1,
        hp: 1,
        level: 1,
        text: 'HAIL: When this card is summoned (ghost-play): 1-dice-heal yourself.',
      },
      clone: { type: 'spell', level: 0, text: 'Target 1 on-field minion; clone it.' },
    },
    players: [{ name: 'A', hand: ['clone'], granary: [1], battlefield: ['ace'] }, { name: 'B' }],
    steps: [],
  } as const satisfies ScenarioInput;
  const { state, designs } = setPosition(
    scenario.parse(written),
    kotcRuleSets['kotc-17'].edition,
    () => null,
  );
  const game = new Game(playable.rules, state, designs);
  const { decision } = game;
  const cast = decision?.kind === 'act' ? decision.actions.findIndex((one) => one.do === 'cast') : -1;
  expect(game.answer({ act: cast })).toBeNull();
  const [ace, pawn] = game.state.players[0]!.zones.battlefield.map((no) => game.state.cards[no]);
  expect(pawn).toMatchObject({ made: 'token', design: ace?.design });
});

test('a game with pawns is played again to the same state, and taken back', () => {
  const printed = [crafting, heal, spark, embodying];
  const all = [...printed, ...tokenDesigns(playable, printed)];
  const designs = all.flatMap((one) => {
    const ready = playable.ready(one);
    return 'design' in ready ? [ready.design] : [];
  });
  const deck = Array.from({ length: 40 }, (_, nth) => nth % printed.length);
  const start = () => new Game(playable.rules, playable.begin([deck, deck], 5), designs);
  const game = start();
  const chance = chanceFrom(3);
  while (game.decision && game.inputs.length < 600) game.answer(randomReply(game.decision, chance));
  expect(game.state.cards.some(({ made }) => made === 'token')).toBe(true);
  const again = start();
  for (const input of game.inputs) again.take(input);
  expect(again.state).toEqual(game.state);
});
