import { describe, expect, test } from 'vitest';
import { judgeCard } from '../../../src-main/cards/law/card-law.js';
import { vocabularyOf } from '../../../src-main/cards/vocabulary/vocabulary.js';
import { costOf, judged, rulesOf } from './judging.js';

describe('revised texts', () => {
  const effect = ' Increase your hitpoints by 9.';
  const caveat =
    'You must exhaust 2 of your unexhausted cards in play chosen by an opponent of your choice to summon this creature.';
  const table = [
    [
      6,
      'K06-REV-03',
      `Exhaust 2 of your unexhausted cards in play.${effect}`,
      `Exhaust 2 of your unexhausted creatures in play.${effect}`,
    ],
    [
      6,
      'K06-REV-04',
      `Exhaust 2 of your unexhausted cards in play chosen by an opponent of your choice.${effect}`,
      `Exhaust 2 of your unexhausted creatures in play chosen by an opponent of your choice.${effect}`,
    ],
    [6, 'K06-REV-05', `Target up to 2 resources.${effect}`, `Target up to 2 of your resources.${effect}`],
    [
      9,
      'K09-REV-03',
      `Activate when a card in your deck is destroyed.${effect}`,
      `Activate when at least 1 card in your deck is destroyed.${effect}`,
    ],
    [
      9,
      'K09-REV-04',
      `Activate when a card in your hand is destroyed.${effect}`,
      `Activate when at least 1 card in your hand is destroyed.${effect}`,
    ],
    [
      9,
      'K09-REV-05',
      `Activate when another of your cards in play is damaged, but not destroyed.${effect}`,
      `Activate when at least 1 of your cards in play (excluding this card) is damaged, but not destroyed.${effect}`,
    ],
    [
      9,
      'K09-REV-06',
      `Activate when another of your cards in play is destroyed.${effect}`,
      `Activate when at least 1 of your cards in play (excluding this card) is destroyed.${effect}`,
    ],
    [
      9,
      'K09-REV-07',
      `Activate when this card as a resource is destroyed.${effect}`,
      `Activate when this card as a resource is destroyed by paying this card's resource cost.${effect}`,
    ],
    [
      9,
      'K09-REV-08',
      `Activate when this card in your deck is destroyed.${effect}`,
      `Activate when this card in your deck is destroyed by paying this card's resource cost.${effect}`,
    ],
    [
      9,
      'K09-REV-09',
      `Activate when this card in your hand is destroyed.${effect}`,
      `Activate when this card in your hand is destroyed by paying this card's resource cost.${effect}`,
    ],
    [
      9,
      'K09-REV-10',
      `Activate when you take damage.${effect}`,
      `Activate when you take at least 5 damage.${effect}`,
    ],
    [
      9,
      'K09-REV-11',
      `Exhaust 2 of your unexhausted cards in play.${effect}`,
      `Exhaust 2 of your unexhausted creatures in play.${effect}`,
    ],
    [
      9,
      'K09-REV-12',
      `Exhaust 2 of your unexhausted cards in play chosen by an opponent of your choice.${effect}`,
      `Exhaust 2 of your unexhausted creatures in play chosen by an opponent of your choice.${effect}`,
    ],
    [9, 'K09-REV-13', `Target up to 1 resource.${effect}`, `Target up to 1 of your resources.${effect}`],
    [
      9,
      'K09-REV-14',
      'You may re-roll up to 2 dice for the rest of this turn (excluding the current chain) up to 1 time each.',
      'You may re-roll up to 2 dice for the rest of this turn up to 1 time each.',
    ],
    [
      11,
      'K11-REV-03',
      `Activate when this card as a resource is destroyed.${effect}`,
      `Activate when this card as a resource is destroyed by paying this card's resource cost.${effect}`,
    ],
    [
      11,
      'K11-REV-04',
      `Activate when this card in your deck is destroyed.${effect}`,
      `Activate when this card in your deck is destroyed by paying this card's resource cost.${effect}`,
    ],
    [
      11,
      'K11-REV-05',
      `Activate when this card in your hand is destroyed.${effect}`,
      `Activate when this card in your hand is destroyed by paying this card's resource cost.${effect}`,
    ],
    [
      11,
      'K11-REV-06',
      `Activate when you take damage.${effect}`,
      `Activate when you take at least 5 damage.${effect}`,
    ],
    [
      11,
      'K11-REV-07',
      `Exhaust 2 of your unexhausted cards in play.${effect}`,
      `Exhaust 2 of your unexhausted creatures in play.${effect}`,
    ],
    [
      11,
      'K11-REV-08',
      `Exhaust 2 of your unexhausted cards in play chosen by an opponent of your choice.${effect}`,
      `Exhaust 2 of your unexhausted creatures in play chosen by an opponent of your choice.${effect}`,
    ],
    [11, 'K11-REV-09', `Target up to 2 resources.${effect}`, `Target up to 2 of your resources.${effect}`],
    [
      11,
      'K11-REV-10',
      'You may re-roll up to 3 dice for the rest of this turn (excluding the current chain) up to 2 times each.',
      'You may re-roll up to 3 dice for the rest of this turn up to 2 times each.',
    ],
    [
      11,
      'K11-Q-62',
      `Activate when a card in your hand is destroyed.${effect}`,
      `Activate when at least 1 card in your hand is destroyed.${effect}`,
    ],
  ] as const;

  test.each(table)('under the %ith, [%s] “%s” is read as “%s”', (rules, id, old, now) => {
    const ruling = judged(rules, null, old);
    expect([ruling.status, ruling.text, ruling.playable]).toEqual(['refurbished', now, true]);
    expect(rulesOf(ruling)).toEqual([id]);
    expect(judged(rules, null, now)).toMatchObject({ status: 'legal', text: now });
  });

  test.each([
    [6, 'K06-REV-06'],
    [9, 'K09-REV-15'],
    [11, 'K11-REV-11'],
  ] as const)('under the %ith, [%s] the caveat is read with creatures', (rules, id) => {
    const ruling = judgeCard(
      { type: 'creature', text: caveat, edition: null, offense: 3, defense: 3 },
      rules,
    );
    expect([ruling.status, rulesOf(ruling)]).toEqual(['refurbished', [id]]);
    expect(ruling.text).toBe(`${caveat.replace('cards', 'creatures')}\nThis card has no abilities.`);
  });

  test('[K06-REV-01] [K06-REV-02] [K09-REV-01] [K09-REV-02] [K11-REV-01] it stays usable with its numbers', () => {
    for (const rules of [6, 9, 11] as const) {
      const text = `Exhaust 7 of your unexhausted cards in play.${effect}`;
      const ruling = judged(rules, null, text, { cost: 4 });
      expect([ruling.status, ruling.playable]).toEqual(['refurbished', true]);
      expect(ruling.text).toContain('Exhaust 7 of your unexhausted creatures');
    }
  });

  test('[K11-REV-02] the table matches by template, whatever the numbers', () => {
    for (const x of [1, 2, 30]) {
      expect(judged(11, null, `Target up to ${x} resource${x > 1 ? 's' : ''}.${effect}`).text).toBe(
        `Target up to ${x} of your resources.${effect}`,
      );
    }
  });

  test('[K11-REV-12] [K11-REV-13] [K11-REV-14] what follows stands in the text as read', () => {
    expect(judged(11, null, `Activate when this card in your deck is destroyed.${effect}`).text).toContain(
      "by paying this card's resource cost",
    );
    expect(judged(11, null, `Exhaust 1 of your unexhausted cards in play.${effect}`).text).toContain(
      'creatures',
    );
    expect(
      judged(11, null, `Activate when you take damage.${effect}`).reading.abilities[0]?.condition?.values,
    ).toEqual({ x: 5 });
  });

  test('the 6th still has the texts that the 8th revised', () => {
    const text = `Activate when you take damage.${effect}`;
    expect(judged(6, null, text)).toMatchObject({ status: 'legal', text });
  });

  test('the printed cost of an old text is checked by the formula of the new one', () => {
    expect(judged(11, null, `Activate when you take damage.${effect}`, { cost: 17 }).status).toBe(
      'refurbished',
    );
    expect(judged(11, null, `Activate when you take damage.${effect}`, { cost: 18 }).status).toBe('invalid');
  });
});

describe('redacted texts', () => {
  const spells = [
    [
      'Activate in response to an opponent’s summon. Increase your hitpoints by 2.',
      'K09-BAN-03',
      'K11-BAN-05',
    ],
    [
      "Activate in response to an opponent's attack. Increase your hitpoints by 2.",
      'K09-BAN-04',
      'K11-BAN-06',
    ],
    [
      "Activate in response to an opponent's card effect. Increase your hitpoints by 2.",
      'K09-BAN-05',
      'K11-BAN-07',
    ],
    ['Destroy 3 cards on the top of your deck. Increase your hitpoints by 2.', 'K09-BAN-06', 'K11-BAN-08'],
    ['Target up to 2 cards in play. Inflict a total of 4 damage to targets.', 'K09-BAN-07', 'K11-BAN-09'],
    ['Inflict 1 damage to any one player.', 'K09-BAN-08', 'K11-BAN-10'],
    ['Target up to 1 card in play. Negate activated effect of all targets.', 'K09-BAN-09', 'K11-BAN-11'],
    ['Target up to 1 card in play. Negate attack of all targets.', 'K09-BAN-10', 'K11-BAN-12'],
    ['Pay 1 hitpoint. Increase your hitpoints by 2.', 'K09-BAN-11', 'K11-BAN-13'],
    ['Sacrifice 1 card on the top of your deck. Increase your hitpoints by 2.', 'K09-BAN-12', 'K11-BAN-14'],
    ['Target up to 1 card in the current chain. Exhaust all targets.', 'K09-BAN-13', 'K11-BAN-15'],
    ['Target up to 3 cards in your graveyard. Exhaust all targets.', 'K09-BAN-14', 'K11-BAN-16'],
    ['You may re-roll up to 2 dice in the current chain up to 3 times each.', 'K09-BAN-16', 'K11-BAN-18'],
  ] as const;
  const creatures = [
    ['This creature cannot attack or defend.', 'K09-BAN-15', 'K11-BAN-17'],
    ['You must destroy 2 cards on the top of your deck to summon this creature.', 'K09-BAN-17', 'K11-BAN-19'],
    ['You must pay 3 hitpoints to summon this creature.', 'K09-BAN-18', 'K11-BAN-20'],
    [
      'You must sacrifice 1 card on the top of your deck to summon this creature.',
      'K09-BAN-19',
      'K11-BAN-21',
    ],
  ] as const;

  test.each(spells)('“%s” is banned: [%s] [%s]', (text, nine, eleven) => {
    for (const [rules, id] of [
      [9, nine],
      [11, eleven],
    ] as const) {
      for (const edition of [null, 3, rules, 17]) {
        const ruling = judged(rules, edition, text);
        expect([ruling.status, ruling.playable]).toEqual(['banned', false]);
        expect(rulesOf(ruling)).toContain(id);
      }
    }
  });

  test.each(creatures)('“%s” is banned: [%s] [%s]', (text, nine, eleven) => {
    for (const [rules, id] of [
      [9, nine],
      [11, eleven],
    ] as const) {
      const ruling = judged(rules, 11, text, { type: 'creature', offense: 5, defense: 5 });
      expect([ruling.status, rulesOf(ruling)]).toEqual(['banned', [id]]);
    }
  });

  test('[K06-BAN-02] [K06-BAN-03] [K06-BAN-04] the 6th bans two texts and no other', () => {
    const bannedInThe6th = [...spells, ...creatures].filter(([text]) => {
      const type = text.includes('creature') ? 'creature' : 'spell';
      return judgeCard({ type, text, edition: null }, 6).status === 'banned';
    });
    expect(bannedInThe6th.map(([, , id]) => id)).toEqual(['K11-BAN-09', 'K11-BAN-10']);
    expect(
      rulesOf(judged(6, null, 'Target up to 2 cards in play. Inflict a total of 4 damage to targets.')),
    ).toEqual(['K06-BAN-02']);
    expect(rulesOf(judged(6, null, 'Inflict 1 damage to any one player.'))).toEqual(['K06-BAN-03']);
  });

  test('[K06-BAN-01] [K09-BAN-01] [K11-BAN-01] one such text in any paragraph suffices, whatever the numbers', () => {
    for (const rules of [6, 9, 11] as const) {
      for (const x of [1, 2, 77]) {
        const text = `Increase your hitpoints by 1.\nGIFT: Increase your hitpoints by 1. Inflict ${x} damage to any one player.`;
        expect(judgeCard({ type: 'creature', text, edition: null }, rules).status).toBe('banned');
      }
    }
  });

  test('[K09-BAN-02] [K11-BAN-02] whatever the indicator says', () => {
    for (const rules of [9, 11] as const) {
      for (let edition = 1; edition <= 17; edition += 1) {
        expect(judged(rules, edition, 'Pay 2 hitpoints. Increase your hitpoints by 2.').status).toBe(
          'banned',
        );
      }
    }
  });

  test('[K11-BAN-03] the singular is the same text', () => {
    expect(
      rulesOf(judged(11, 11, 'Destroy 1 card on the top of your deck. Increase your hitpoints by 2.')),
    ).toContain('K11-BAN-08');
  });

  test('[K09-BAN-14] [K09-BAN-15] [K11-BAN-04] a part of a longer text is not meant', () => {
    for (const rules of [9, 11] as const) {
      const shown =
        'Show all cards in your graveyard to an opponent of your choice and target up to 2 cards in your graveyard selected by that player. Exhaust all targets.';
      expect(judged(rules, null, shown).status).toBe('legal');
      expect(
        judged(rules, null, "Target up to 2 cards in one player's graveyard randomly. Exhaust all targets.")
          .status,
      ).toBe('legal');
      expect(judged(rules, rules, 'This creature cannot attack.', { type: 'creature' }).status).toBe('legal');
    }
  });
});

describe('variable limits', () => {
  const effect = ' Increase your hitpoints by 9.';
  test.each([
    ['K06-LIM-02', (x: number) => `You must pay ${x} hitpoints to summon this creature.`, 14],
    [
      'K06-LIM-03',
      (x: number) => `You must sacrifice ${x} cards on the top of your deck to summon this creature.`,
      7,
    ],
    [
      'K06-LIM-04',
      (x: number) => `You must destroy ${x} cards on the top of your deck to summon this creature.`,
      7,
    ],
    ['K06-LIM-05', (x: number) => `Pay ${x} hitpoints.${effect}`, 14],
    ['K06-LIM-06', (x: number) => `Sacrifice ${x} cards on the top of your deck.${effect}`, 7],
    ['K06-LIM-07', (x: number) => `Destroy ${x} cards on the top of your deck.${effect}`, 7],
  ] as const)(
    '[K06-LIM-01] [K06-BLD-15] [%s] the limit itself is legal, one more is banned',
    (id, text, most) => {
      const ruling = (x: number) => judgeCard({ type: 'creature', text: text(x), edition: null }, 6);
      expect(ruling(most).status).toBe('legal');
      expect([ruling(most + 1).status, rulesOf(ruling(most + 1))]).toEqual(['banned', [id]]);
    },
  );

  test('[K06-LIM-08] other texts have no limit', () => {
    for (const text of ['Draw 999999 cards.', 'Destroy 5000 of your resources. Draw 1 card.']) {
      expect(judged(6, null, text).status).toBe('legal');
    }
  });

  test('[K09-LIM-01] [K09-LIM-02] in the 9th limits stand on redacted texts only, banned at every value', () => {
    const limited = vocabularyOf(9).entries.filter(({ limits }) => Object.keys(limits).length > 0);
    expect(limited.every(({ redacted }) => redacted !== null)).toBe(true);
    expect(judged(9, null, `Pay 1 hitpoint.${effect}`).status).toBe('banned');
    expect(judged(9, null, 'Exhaust 5000 of your resources. Increase your hitpoints by 9.').status).toBe(
      'legal',
    );
  });
});

describe('revised costs', () => {
  const nine = [
    ['spell', 'Draw 2 cards.', 'K09-COST-06', 'K11-COST-09'],
    ['spell', 'Target this card. Place 2 counters on each target.', 'K09-COST-07', 'K11-COST-12'],
    ['spell', 'Target up to 2 cards in play. See all targets.', 'K09-COST-08', 'K11-COST-14'],
    ['creature', 'This creature cannot attack.', 'K09-COST-09', 'K11-COST-15'],
    ['creature', 'This creature cannot defend.', 'K09-COST-10', 'K11-COST-16'],
  ] as const;
  const eleven = [
    ["Target up to 2 cards in play. Decrease targets' offense by a total of 3.", 'K11-COST-07'],
    ['Target up to 2 cards in play. Destroy all targets.', 'K11-COST-08'],
    ["Target up to 2 cards in play. Increase targets' defense by a total of 3.", 'K11-COST-10'],
    ["Target up to 2 cards in play. Increase targets' offense by a total of 3.", 'K11-COST-11'],
    [
      'Target up to 2 cards in play. Roll 3 six-sided dice and inflict the result of each die as damage to one target.',
      'K11-COST-13',
    ],
  ] as const;

  test.each(nine)('%s “%s” needs an indicator of the 9th: [%s] [%s]', (type, text, inThe9th, inThe11th) => {
    const status = (rules: 9 | 11, edition: number | null): string =>
      judgeCard({ type, text, edition }, rules).status;
    for (const [rules, id] of [
      [9, inThe9th],
      [11, inThe11th],
    ] as const) {
      expect([null, 1, 8, 9, 10, 11, 14, 17].map((edition) => status(rules, edition))).toEqual([
        'banned',
        'banned',
        'banned',
        ...Array.from({ length: 5 }, () => 'legal'),
      ]);
      expect(rulesOf(judgeCard({ type, text, edition: 8 }, rules))).toContain(id);
    }
    expect(judgeCard({ type, text, edition: null }, 6).status).toBe('legal');
  });

  test.each(eleven)('“%s” needs an indicator of the 11th: [%s]', (text, id) => {
    expect([null, 9, 10, 11, 12].map((edition) => judged(11, edition, text).status)).toEqual([
      'banned',
      'banned',
      'banned',
      'legal',
      'legal',
    ]);
    expect(rulesOf(judged(11, 10, text))).toContain(id);
    expect(judged(9, null, text).status).toBe('legal');
  });

  test('[K09-COST-01] [K11-COST-01] without an indicator it is banned', () => {
    expect(rulesOf(judged(9, null, 'Draw 1 card.'))).toContain('K09-COST-01');
    expect(rulesOf(judged(11, null, 'Draw 1 card.'))).toContain('K11-COST-01');
  });

  test('[K09-COST-02] [K11-COST-02] with an older one it is banned', () => {
    expect(rulesOf(judged(9, 8, 'Draw 1 card.'))).toContain('K09-COST-02');
    expect(rulesOf(judged(11, 8, 'Draw 1 card.'))).toContain('K11-COST-02');
  });

  test('[K09-COST-03] [K11-COST-03] [K11-COST-04] with that of the revision or a later one it is legal', () => {
    expect(judged(9, 9, 'Draw 1 card.')).toMatchObject({ status: 'legal' });
    expect(rulesOf(judged(9, 10, 'Draw 1 card.'))).toEqual(['K09-COST-03']);
    expect(rulesOf(judged(11, 9, 'Draw 1 card.'))).toEqual(['K11-COST-03']);
  });

  test('[K09-COST-04] [K11-COST-05] of several such texts each is to be satisfied', () => {
    const text = 'Target up to 1 card in play. Destroy all targets. Draw 1 card.';
    expect([8, 9, 10, 11].map((edition) => judged(11, edition, text).status)).toEqual([
      'banned',
      'banned',
      'banned',
      'legal',
    ]);
    expect(rulesOf(judged(11, 8, text))).toEqual(expect.arrayContaining(['K11-COST-08', 'K11-COST-09']));
    expect(rulesOf(judged(11, 10, text))).not.toContain('K11-COST-09');
    const both = 'Target up to 1 card in play. See all targets. Draw 1 card.';
    expect(rulesOf(judged(9, 8, both))).toEqual(expect.arrayContaining(['K09-COST-06', 'K09-COST-08']));
  });

  test('[K09-COST-05] [K11-COST-06] [K06-COST-01] other cards need none, and in the 6th no card does', () => {
    expect(judged(9, null, 'Increase your hitpoints by 2.').status).toBe('legal');
    expect(judged(11, null, 'Increase your hitpoints by 2.').status).toBe('legal');
    expect(judged(6, null, 'Draw 2 cards.', { cost: 8 }).status).toBe('legal');
    expect(vocabularyOf(6).entries.every(({ repriced }) => repriced === null)).toBe(true);
  });

  test('[K09-COST-07] [K11-COST-17] longer texts are not meant', () => {
    const counters =
      'Target this card. Place 2 offense counters on each target; you can remove an offense counter from a card at any time to increase its offense by 1.';
    expect(judged(9, null, counters).status).toBe('legal');
    expect(judged(11, null, counters).status).toBe('legal');
    expect(judged(11, null, 'All players draw 2 cards.').status).toBe('legal');
  });
});

describe('the printed cost', () => {
  test.each([
    [6, 'K06-Q-61', '8'],
    [9, 'K09-Q-61', '4'],
    [11, 'K11-BLD-38', '4'],
    [14, 'K14-LVL-12', '4'],
  ] as const)('under the %ith, [%s] it is the computed one', (rules, id, right) => {
    const edition = rules === 6 ? null : rules;
    expect(costOf(rules, 'spell', 'Draw 2 cards.')).toBe(right);
    expect(judged(rules, edition, 'Draw 2 cards.', { cost: Number(right) }).status).toBe('legal');
    for (const cost of [Number(right) + 1, Number(right) - 1, null]) {
      const ruling = judged(rules, edition, 'Draw 2 cards.', { cost });
      expect([ruling.status, rulesOf(ruling).includes(id)]).toEqual(['invalid', true]);
    }
  });
});

describe('the 14th Edition', () => {
  test('[K14-REF-01] without an indicator a card is invalid', () => {
    expect(judged(14, null, 'Draw 2 cards.')).toMatchObject({ status: 'invalid' });
    expect(rulesOf(judged(14, null, 'Draw 2 cards.'))).toEqual(['K14-REF-01']);
  });

  test('[K14-REF-02] designed before the 13th it is pruned, whatever it says', () => {
    for (let edition = 1; edition < 13; edition += 1) {
      const ruling = judged(14, edition, 'Activate when you take damage. Draw 2 cards.', { cost: 1 });
      expect([ruling.status, rulesOf(ruling), ruling.playable]).toEqual(['pruned', ['K14-REF-02'], false]);
      expect(ruling.text).toBe('Activate when you take damage. Draw 2 cards.');
    }
  });

  test('[K14-REF-03] designed for the 13th it is not pruned, and not computed anew', () => {
    const ruling = judged(14, 13, 'Draw 2 cards.', { cost: 9 });
    expect([ruling.status, rulesOf(ruling), ruling.playable]).toEqual(['legal', ['K14-REF-03'], true]);
    expect(judged(14, 13, 'Remove 2 counters from this card; Draw 1 card.')).toMatchObject({
      status: 'legal',
      playable: false,
    });
  });

  const old = 'When this card as a resource is destroyed (ghost-play, must pay resource cost): Draw 2 cards.';
  const now = 'When this card as a resource is destroyed (hex-play): Draw 2 cards.';

  test('[K14-REF-04] [K14-REF-05] [K14-REF-07] the old words are read as hex-play, and the card stays valid', () => {
    for (const edition of [13, 14]) {
      const ruling = judged(14, edition, old, { cost: 4 });
      expect([ruling.status, ruling.text, ruling.playable]).toEqual(['refurbished', now, true]);
      expect(rulesOf(ruling)).toContain('K14-REF-05');
    }
    expect(judged(14, 14, now).status).toBe('legal');
    expect(judged(14, 14, old.replace('must', 'may')).status).toBe('invalid');
  });

  test('[K14-REF-06] nothing else is refurbished, redacted or repriced', () => {
    for (const { redacted, repriced, older, limits } of vocabularyOf(14).entries) {
      expect([redacted, repriced, older, limits]).toEqual([null, null, [], {}]);
    }
  });

  test('a later design edition is unknown to it', () => {
    for (const edition of [15, 16, 17])
      expect(rulesOf(judged(14, edition, 'Draw 2 cards.'))).toEqual(['K14-Q-93']);
  });
});
