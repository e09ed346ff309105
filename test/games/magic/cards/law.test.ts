import { describe, expect, it } from 'vitest';
import type { PrintedCard } from '../../../../src-main/games/card-law.js';
import { magicCards, type MagicCard } from '../../../../src-main/games/magic/cards/card.js';
import { cardLawOf, deckLaw } from '../../../../src-main/games/magic/plug/card-law.js';

const law = cardLawOf(() => null);
const blank = magicCards.blank('00000000-0000-4000-8000-000000000001');
const judge = (card: Partial<PrintedCard>) =>
  law.judge({ ...blank, name: 'Copper Lark', ...card }, 'magic-classic');
const rulesOf = (card: Partial<PrintedCard>): string[] => judge(card).reasons.map(({ rule }) => rule);

const creature = { typeLine: 'Creature — Bird', manaCost: '{1}{W}', power: '1', toughness: '1' };
const artifact = {
  typeLine: 'Artifact',
  manaCost: '{2}',
  text: '{T}: Add one colorless mana to your mana pool.',
};

describe('card law', () => {
  it('admits a card of each type', () => {
    const cards = [
      creature,
      artifact,
      { typeLine: 'Artifact Creature — Golem', manaCost: '{4}', power: '3', toughness: '3' },
      { typeLine: 'Enchant Creature', manaCost: 'B', text: 'Enchanted creature gets +1/+1.' },
      { typeLine: 'Land', text: '{T}: Add {W} to your mana pool.' },
      { typeLine: 'Instant', manaCost: 'XR', text: 'Copper Lark deals X damage to target player.' },
      { typeLine: 'Sorcery', manaCost: '{G}', text: 'You gain 3 life.' },
    ];
    expect(cards.flatMap(rulesOf)).toEqual([]);
    expect(cards.map((card) => judge(card).status)).toEqual(cards.map(() => 'legal'));
  });

  it('[MC-CARD-01] a card has a name', () => {
    expect(rulesOf({ ...creature, name: ' ' })).toEqual(['MC-CARD-01']);
  });

  it('[MC-CARD-04] the type line is one of those that there are', () => {
    expect(rulesOf({ ...creature, typeLine: 'Planet' })).toEqual(['MC-CARD-04']);
    expect(rulesOf({ ...creature, typeLine: '' })).toEqual(['MC-CARD-04']);
  });

  it('[MC-CARD-08] an enchantment says what it can be attached to', () => {
    expect(rulesOf({ ...artifact, typeLine: 'Enchant Weather', manaCost: 'U' })).toEqual(['MC-CARD-08']);
  });

  it('[MC-CARD-03] a mana cost consists of mana symbols', () => {
    expect(rulesOf({ ...creature, manaCost: '{Q}' })).toEqual(['MC-CARD-03']);
    expect(rulesOf({ ...artifact, manaCost: '' })).toEqual(['MC-CARD-03']);
    expect(rulesOf({ ...artifact, manaCost: '{0}' })).toEqual([]);
  });

  it('[MC-CARD-20] [MC-CARD-21] [MC-CARD-22] a creature has power and toughness', () => {
    expect(rulesOf({ ...creature, power: '' })).toEqual(['MC-CARD-20']);
    expect(rulesOf({ ...creature, toughness: null })).toEqual(['MC-CARD-20']);
    expect(rulesOf({ ...creature, power: 'two' })).toEqual(['MC-CARD-21']);
    expect(rulesOf({ ...creature, toughness: '-1' })).toEqual(['MC-CARD-22']);
  });

  it('[MC-GR-98] a star needs a text that says what it is', () => {
    const starred = { ...creature, power: '*', toughness: '1+*' };
    expect(rulesOf(starred)).toEqual(['MC-GR-98', 'MC-GR-98']);
    const text = "Copper Lark's power is equal to the number of creatures you control.";
    expect(rulesOf({ ...starred, text })).toEqual(['MC-GR-98']);
    expect(rulesOf({ ...starred, toughness: '2', text })).toEqual([]);
    // Words that cannot be read may say it.
    expect(rulesOf({ ...starred, text: 'It is as large as it likes.' })).toEqual([]);
  });

  it('gives the text in the words of the Classic Edition, without its marks', () => {
    expect(judge({ ...creature, text: '*flying*\n{t}: gain 1 life' }).text).toBe(
      'Flying\n{T}: You gain 1 life.',
    );
    expect(judge({ ...creature, text: 'It **glows**.' }).text).toBe('It glows.');
  });

  it('says why a card cannot be played, and admits it all the same', () => {
    const card = { ...blank, ...creature, name: 'Copper Lark', text: 'Banding' } as MagicCard;
    const unread = cardLawOf(({ text }) => `Unread: ${text}`).judgeForPlay(card, 'magic-classic');
    expect(unread).toMatchObject({ status: 'legal', legal: true, unplayable: 'Unread: Banding' });
  });

  it('[MC-CARD-23] other cards have none', () => {
    expect(rulesOf({ ...artifact, power: '2' })).toEqual(['MC-CARD-23']);
    expect(rulesOf({ ...artifact, power: '2', toughness: '2' })).toEqual(['MC-CARD-23', 'MC-CARD-23']);
  });

  it('[MC-CARD-30] an artifact’s mana cost holds no colored mana', () => {
    expect(rulesOf({ ...artifact, manaCost: '{1}{U}' })).toEqual(['MC-CARD-30']);
    const golem = { typeLine: 'Artifact Creature', manaCost: 'R', power: '1', toughness: '1' };
    expect(rulesOf(golem)).toEqual(['MC-CARD-30']);
  });

  it('[MC-CARD-31] what is no artifact and no land has a colored mana symbol', () => {
    expect(rulesOf({ ...creature, manaCost: '{3}' })).toEqual(['MC-CARD-31']);
    expect(rulesOf({ ...creature, manaCost: '{X}' })).toEqual(['MC-CARD-31']);
    expect(rulesOf({ ...creature, manaCost: '' })).toEqual(['MC-CARD-31']);
    expect(judge({ typeLine: 'Instant', manaCost: '{3}', text: 'Draw a card.' }).reasons).toEqual([
      { rule: 'MC-CARD-31', because: 'An instant has at least one colored mana symbol in its mana cost.' },
    ]);
  });

  it('[MC-CARD-32] a land has no mana cost', () => {
    expect(rulesOf({ typeLine: 'Land', manaCost: '{0}' })).toEqual(['MC-CARD-32']);
  });

  it('[MC-CARD-34] a noncreature artifact has an ability', () => {
    expect(rulesOf({ ...artifact, text: '' })).toEqual(['MC-CARD-34']);
    expect(rulesOf({ ...artifact, text: '(It shines.)' })).toEqual(['MC-CARD-34']);
    expect(rulesOf({ ...creature, typeLine: 'Artifact Creature', manaCost: '{2}' })).toEqual([]);
  });

  it('[MC-CARD-35] an enchantment has an ability', () => {
    expect(rulesOf({ typeLine: 'Enchantment', manaCost: 'W' })).toEqual(['MC-CARD-35']);
    expect(rulesOf({ typeLine: 'Enchant Land', manaCost: 'W', text: '' })).toEqual(['MC-CARD-35']);
  });

  it('[MC-CARD-36] [MC-CARD-09] only creatures have types after the dash', () => {
    expect(rulesOf({ typeLine: 'Land — Forest' })).toEqual(['MC-CARD-36']);
    expect(rulesOf({ ...artifact, typeLine: 'Artifact — Sword' })).toEqual(['MC-CARD-09']);
  });

  it('[MC-KW-58] a Wall needs no reminder', () => {
    expect(rulesOf({ ...creature, typeLine: 'Creature — Wall' })).toEqual([]);
    expect(rulesOf({ ...creature, typeLine: 'Creature — Wall', text: '(Walls can’t attack.)' })).toEqual([]);
  });

  it('[MC-Q-84] [MC-Q-85] a token has no mana cost, and is no card of a deck', () => {
    const token = { ...creature, typeLine: 'Token Creature — Bird', manaCost: '', colors: 'white' };
    expect(judge(token)).toMatchObject({ status: 'token', legal: false });
    expect(rulesOf(token)).toEqual(['MC-Q-85']);
    expect(rulesOf({ ...token, manaCost: 'W' })).toEqual(['MC-Q-84']);
    expect(rulesOf({ ...token, colors: 'mauve' })).toEqual(['MC-CARD-26']);
  });

  it('leaves alone what is not given', () => {
    expect(law.judge({ text: '', typeLine: 'Creature — Bird' }, 'magic-classic').reasons).toEqual([]);
    expect(() => law.judge({ text: '' }, 'kotc-14')).toThrow(RangeError);
  });
});

describe('deck law', () => {
  const cards = (count: number) =>
    Array.from({ length: count }, (_, nth) => ({ name: `Card ${nth}`, copies: 1 }));
  const judged = (entries: Parameters<typeof deckLaw.judge>[0]) => deckLaw.judge(entries, 'magic-classic');

  it('[MC-SET-02] a deck has at least sixty cards', () => {
    expect(judged(cards(60))).toEqual({ legal: true, size: 60, reserves: 0, reasons: [] });
    expect(deckLaw.judge(cards(59), 'magic-classic', 'unheard of').legal).toBe(false);
    expect(judged(cards(59)).reasons).toEqual([
      { rule: 'MC-SET-02', because: 'A built deck has at least 60 cards; this one has 59.' },
    ]);
  });

  it('[MC-SET-08] there is no most', () => {
    expect(judged(cards(999)).legal).toBe(true);
    expect(deckLaw.rulesOf('magic-classic')).toMatchObject({ least: 60, most: null });
  });

  it('[MC-SET-05] [MC-Q-104] four of any one card, by its name', () => {
    expect(judged([...cards(56), { name: 'Copper Lark', copies: 4 }]).legal).toBe(true);
    const twice = { name: 'Copper Lark', copies: 3 };
    expect(judged([...cards(60), twice, { ...twice, copies: 2 }]).reasons).toEqual([
      {
        rule: 'MC-SET-05',
        because: 'A deck has at most 4 of any one card but basic lands; this one has 5 of Copper Lark.',
      },
    ]);
  });

  it('[MC-SET-06] basic lands are exempt, [MC-SET-07] other lands are not', () => {
    expect(judged([{ name: 'Forest', copies: 60 }]).legal).toBe(true);
    expect(judged([...cards(60), { name: 'Salt Quarry', copies: 5 }]).legal).toBe(false);
  });

  it('[MC-SET-03] [MC-SET-04] boxed decks and those of sealed play have at least forty cards', () => {
    for (const [play, rule] of [
      ['boxed', 'MC-SET-03'],
      ['sealed', 'MC-SET-04'],
    ] as const) {
      expect(deckLaw.judge(cards(40), 'magic-classic', play).legal).toBe(true);
      expect(deckLaw.judge(cards(39), 'magic-classic', play).reasons.map((one) => one.rule)).toEqual([rule]);
      expect(deckLaw.rulesOf('magic-classic', play).least).toBe(40);
      // What was in the box or the packs is what one has.
      expect(
        deckLaw.judge([...cards(35), { name: 'Copper Lark', copies: 5 }], 'magic-classic', play).legal,
      ).toBe(true);
    }
  });

  it('[MC-SET-09] no card is refused for its color', () => {
    const entries = cards(60).map((entry, nth) => ({ ...entry, name: `${'WUBRG'[nth % 5]} ${nth}` }));
    expect(judged(entries).legal).toBe(true);
  });

  it('says by which rule a card may not be used', () => {
    const reasons = [{ rule: 'MC-CARD-32', because: 'A land has no mana cost.' }];
    expect(
      judged([...cards(60), { name: 'Salt Quarry', copies: 1, status: 'invalid', reasons }]).reasons,
    ).toEqual([{ rule: 'MC-CARD-32', because: 'Salt Quarry may not be used. A land has no mana cost.' }]);
  });
});
