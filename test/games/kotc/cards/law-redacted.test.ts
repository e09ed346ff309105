import { describe, expect, test } from 'vitest';
import { judgeCard } from '../../../../src-main/games/kotc/cards/law/card-law.js';
import { vocabularyOf } from '../../../../src-main/games/kotc/cards/vocabulary/vocabulary.js';
import { classicEditions, judged, rulesOf } from './judging.js';

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
      [10, nine],
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
      [10, nine],
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
    for (const rules of classicEditions) {
      for (const x of [1, 2, 77]) {
        const text = `Increase your hitpoints by 1.\nGIFT: Increase your hitpoints by 1. Inflict ${x} damage to any one player.`;
        expect(judgeCard({ type: 'creature', text, edition: null }, rules).status).toBe('banned');
      }
    }
  });

  test('[K09-BAN-02] [K11-BAN-02] whatever the indicator says', () => {
    for (const rules of [9, 10, 11] as const) {
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
    for (const rules of [9, 10, 11] as const) {
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
