import { describe, expect, test } from 'vitest';
import { designEditions } from '../../../../src-main/games/kotc/cards/editions.js';
import { readText } from '../../../../src-main/games/kotc/cards/language/read.js';
import { ultraPointsOf } from '../../../../src-main/games/kotc/cards/price/ultra-points.js';
import { asTemplate } from '../../../../src-main/games/kotc/cards/vocabulary/phrase.js';
import { asPrinted, vocabularyOf } from '../../../../src-main/games/kotc/cards/vocabulary/vocabulary.js';
import { guideTest, inWordsOf, modernGuides, type ModernGuide } from './by-guides.js';
import { facts, lawOf } from './facts.js';
import { costOf, judged, rulesOf } from './judging.js';

const draw = 'Draw 2 cards.';
const slate = (edition: ModernGuide): number => (edition === 12 ? 12 : 13);

describe('which cards an edition admits, by the edition that they were designed for', () => {
  guideTest('[K12…17-REF-01] none without an indicator', (edition) => {
    const ruling = judged(edition, null, draw);
    expect([ruling.status, rulesOf(ruling)]).toEqual([
      edition === 12 ? 'banned' : 'invalid',
      [`K${edition}-REF-01`],
    ]);
  });

  guideTest('[K12…17-REF-02] none from before the clean slate, whatever it says', (edition) => {
    for (const design of designEditions.filter((number) => number < slate(edition))) {
      const ruling = judged(edition, design, 'Activate when you take damage. Draw 2 cards.', { cost: 1 });
      const status = edition === 12 ? 'banned' : 'pruned';
      expect([ruling.status, rulesOf(ruling), ruling.playable]).toEqual([
        status,
        [`K${edition}-REF-02`],
        false,
      ]);
    }
  });

  guideTest(
    '[K14…17-REF-03] [K14…17-Q-106] those since, each by its own guide and with its own level',
    (edition) => {
      for (const design of modernGuides.filter((number) => number >= 13 && number < edition)) {
        // A spell of level 0, or of level 1 by the guide of the 13th.
        const text = inWordsOf(design, 'Self-bury 1 in-play card→Draw 1 card.');
        const cost = design === 13 ? 1 : 0;
        const ruling = judged(edition, design, text, { cost });
        expect([design, ruling.playable, ruling.cost]).toEqual([design, true, cost]);
        expect(rulesOf(ruling)).toContain(design === 13 ? `K${edition}-REF-03` : `K${edition}-Q-106`);
        expect(judged(edition, design, text, { cost: 1 - cost }).status).toBe('invalid');
      }
    },
  );

  guideTest('[K12…17-Q-93] none of an edition that it does not know', (edition) => {
    for (const design of designEditions.filter((number) => number > edition)) {
      const ruling = judged(edition, design, draw);
      expect([design, ruling.status, rulesOf(ruling)]).toEqual([design, 'invalid', [`K${edition}-Q-93`]]);
    }
  });

  test('[K13-REF-03] [K13-REF-08] the 13th admits its own cards and does not know cards of the 14th', () => {
    const own = judged(13, 13, draw, { cost: Number(costOf(13, 'spell', draw)) });
    expect([own.status, own.playable]).toEqual(['legal', true]);
    expect(judged(13, 14, draw).status).toBe('invalid');
  });

  test('[K12-REF-06] [K13-REF-06] the 12th and the 13th read no text as another and revise no level', () => {
    for (const edition of [12, 13] as const) {
      for (const { older, repriced, redacted } of vocabularyOf(edition).entries)
        expect([older, repriced, redacted]).toEqual([[], null, null]);
      const later = 'When this card in your hand is destroyed (hex-play): Draw 2 cards.';
      expect(judged(edition, edition, later).status).toBe('invalid');
    }
  });
});

/** The list as the rulebooks print it, applied letter by letter until nothing changes: x and y are kept as they are. */
function byTheLetter(edition: ModernGuide, text: string): string {
  for (let words = text; ;) {
    const entry = lawOf(edition).refurbished.find(({ original }) => words.includes(asLetters(original)));
    if (!entry) return words;
    words = words.replaceAll(asLetters(entry.original), asLetters(entry.new));
  }
}

const asLetters = (text: string): string => text.replaceAll(/\b([xy])\b/g, '{$1}').replaceAll('’', "'");

describe('texts of older cards', () => {
  const later = modernGuides.filter((edition) => edition >= 14);

  test.each(later)(
    '[K17-REF-21] [K17-Q-172] every text of an older guide is read in the %ith as the list has it, until nothing changes',
    (edition) => {
      const { byId } = vocabularyOf(edition);
      for (const design of modernGuides.filter((number) => number >= 13 && number < edition)) {
        for (const fact of facts[design]) {
          const text = fact.text.replace(/^R(?=emove \{x\} counters on)/u, 'r').replaceAll('’', "'");
          const numbers = (words: string): string => words.replaceAll('{x}', '3').replaceAll('{y}', '2');
          const spell = {
            condition: `${numbers(text)} Draw 1 card.`,
            cost: `${numbers(text.charAt(0).toUpperCase() + text.slice(1))}Draw 1 card.`,
            target: `${numbers(text)} destroy the targets.`,
            effect: `Target up to 2 ${edition < 16 ? 'in-play cards' : 'on-field minions'}; ${numbers(text)}`,
            caveat: '',
          }[fact.kind];
          const { understood, parts } = readText(spell, 'spell', edition);
          expect([text, understood]).toEqual([text, true]);
          const read = parts.find(
            (part) => part.kind === fact.kind && (fact.kind !== 'effect' || part.start > 0),
          );
          const entry = byId.get((fact.kind === 'effect' ? parts.at(-1) : read)?.use.id ?? '');
          const words = entry && asPrinted(asTemplate(entry.phrase), entry.kind, 'modern');
          expect(unlisted(words ?? '')).toBe(unlisted(byTheLetter(edition, text)));
        }
      }
    },
  );

  /** What no list names, though it means the same. */
  const unlisted = (text: string): string =>
    text
      .replace('is ability-targeted', 'is targeted')
      .replace('from each target', 'on each target')
      .replace('on the top of', 'on top of');

  const cases: readonly (readonly [ids: string, rule: string, from: number, text: string, reads: string])[] =
    [
      [
        '[K14…17-REF-04] [K14…17-REF-05] [K14…17-REF-07]',
        'REF-05',
        14,
        'When this card in your hand is destroyed (ghost-play, must pay resource cost): Draw 2 cards.',
        'When this card in your hand is destroyed (hex-play): Draw 2 cards.',
      ],
      [
        '[K16…17-REF-08] [K16…17-REF-16]',
        'REF-08',
        16,
        'Target 1 of your resources; bury it.',
        'Target 1 card in your granary; bury the target.',
      ],
      [
        '[K16…17-REF-09]',
        'REF-09',
        16,
        'Target up to 3 in-play cards; destroy the targets.',
        'Target up to 3 on-field minions; destroy the targets.',
      ],
      [
        '[K16…17-REF-10] [K16…17-REF-16]',
        'REF-10',
        16,
        'Self-exhaust 1 minion→Draw 1 card.',
        'Self-exhaust 1 on-field minion→Draw 1 card.',
      ],
      ['[K16…17-REF-11]', 'REF-11', 16, 'Summon 2 level 3 pawns.', 'Craft 2 level 3 pawns.'],
      [
        '[K16…17-REF-12]',
        'REF-12',
        16,
        'When this card as a resource is destroyed (hex-play): Draw 1 card.',
        'When this card in your granary is destroyed (hex-play): Draw 1 card.',
      ],
      [
        '[K17-REF-13] [K17-REF-21]',
        'REF-13',
        17,
        'When this in-play card is damaged: Draw 1 card.',
        'When your on-field minion(s) is damaged: Draw 1 card.',
      ],
      [
        '[K17-REF-14]',
        'REF-14',
        17,
        'When this in-play card is destroyed (ghost-play): Draw 1 card.',
        'When this card in your battlefield is destroyed (ghost-play): Draw 1 card.',
      ],
      [
        '[K17-REF-15]',
        'REF-15',
        17,
        'When your in-play card(s) (excluding this card) is damaged: Draw 1 card.',
        'When your on-field minion(s) is damaged: Draw 1 card.',
      ],
    ];
  for (const [ids, rule, from, text, reads] of cases) {
    const design = rule === 'REF-11' ? 15 : rule === 'REF-05' ? 13 : 14;
    guideTest(`${ids} “${text}” is read as “${reads}”`, (edition) => {
      if (edition <= design || edition < from) return;
      const cost = Number(costOf(design, 'spell', text));
      const ruling = judged(edition, design, text, { cost });
      expect([ruling.status, ruling.text, ruling.playable, ruling.cost]).toEqual([
        'refurbished',
        reads,
        true,
        cost,
      ]);
      expect(rulesOf(ruling)).toContain(`K${edition}-${rule}`);
    });
  }

  test('[K17-Q-171] [K16-REF-04] what no list names means the same, and stays', () => {
    for (const [rules, text, reads] of [
      [
        17,
        'When this in-play card is ability-targeted: Draw 1 card.',
        'When this on-field minion is targeted: Draw 1 card.',
      ],
      [
        17,
        'Target 1 card on the top of any deck; bury it.',
        'Target 1 card on top of any deck; bury the target.',
      ],
      [
        16,
        'Target this card; remove up to 2 counters from it.',
        'Target this card; remove up to 2 counters on the target.',
      ],
      [
        17,
        'Target this card; remove up to 2 counters from it.',
        'Target this card; remove up to 2 counters on the target.',
      ],
    ] as const) {
      const ruling = judged(rules, 14, text, { cost: Number(costOf(14, 'spell', text)) });
      expect([ruling.text, ruling.playable]).toEqual([reads, true]);
      expect(rulesOf(ruling)).toContain(rules === 17 ? 'K17-Q-171' : 'K16-REF-04');
    }
  });

  test('[K17-Q-177] a card of the 17th may print a text of the list too', () => {
    const ruling = judged(17, 17, 'When this on-field minion is destroyed (ghost-play): Draw 1 card.', {
      cost: 2,
    });
    expect([ruling.status, ruling.playable]).toEqual(['refurbished', true]);
  });

  test('[K17-Q-169] refurbishing gives no Ultra Points', () => {
    for (const design of [13, 14, 15, 16] as const) {
      const ruling = judged(
        17,
        design,
        inWordsOf(design, 'When this in-play card is damaged: Draw 2 cards.'),
      );
      expect(ruling.ultraPoints).toBe(0);
    }
    expect(ultraPointsOf(readText('Draw 1 card.', 'spell', 16), 16)).toBeNull();
  });

  guideTest('[K16…17-Q-169] refurbishing changes no printed level', (edition) => {
    for (const design of [13, 14, 15] as const) {
      // Half of three resources in the 15th, all of them today: the level is that of the card's own guide.
      const text = inWordsOf(
        design,
        'Self-destroy 3 resources→Target 1 of your resources; destroy it. Draw 4 cards.',
      );
      const cost = Number(costOf(design, 'spell', text));
      const ruling = judged(edition, design, text, { cost });
      expect([ruling.status, ruling.cost]).toEqual(['refurbished', cost]);
      expect(costOf(edition, 'spell', ruling.text)).not.toBe(String(cost));
    }
  });
});

describe('revised levels', () => {
  const texts = [
    ['K16…17-REF-17', "See enemy's hand and target up to 2 cards therein; destroy the targets."],
    ['K16…17-REF-17', "See enemy's hand and target 1 card therein; destroy it."],
    ['K16…17-REF-18', 'Target up to 2 in-play cards; sheathe the targets.'],
    ['K16…17-REF-18', 'Target this card; sheathe it.'],
    ['K16…17-REF-19', 'Target this card; silo the target.'],
    ['K16…17-REF-19', 'Target up to 3 in-play cards; silo the targets.'],
  ] as const;
  for (const [id, text] of texts) {
    const rule = id.replace('K16…17-', '');
    guideTest(`[${id}] [K16…17-REF-20] [K16…17-Q-170] prune what is older: ${text}`, (edition) => {
      for (const design of [13, 14, 15] as const) {
        const ruling = judged(edition, design, text, { cost: Number(costOf(design, 'spell', text)) });
        expect([design, ruling.status, ruling.playable]).toEqual([design, 'pruned', false]);
        expect(rulesOf(ruling)).toContain(`K${edition}-${rule}`);
        expect(judged(15, design, text, { cost: Number(costOf(design, 'spell', text)) }).playable).toBe(true);
      }
      for (const design of [16, 17] as const) {
        if (design > edition) continue;
        const own = inWordsOf(design, text);
        expect(judged(edition, design, own, { cost: Number(costOf(design, 'spell', own)) }).playable).toBe(
          true,
        );
      }
    });
  }

  guideTest('[K16…17-REF-06] [K14…17-REF-06] and nothing else: a cheaper cost keeps its level', (edition) => {
    const text = 'Self-destroy 3 resources→Draw 2 cards.';
    for (const design of modernGuides.filter((number) => number >= 13 && number <= edition)) {
      const cost = Number(costOf(design, 'spell', text));
      expect([design, cost]).toEqual([design, design < 16 ? 3 : 1]);
      expect(judged(edition, design, text, { cost }).status).toBe('legal');
    }
    // "self-sheathe" is another component, and no ground for pruning.
    if (edition > 14) {
      const sheathing = 'Self-sheathe 1 random card in your hand→Draw 2 cards.';
      expect(judged(edition, 14, sheathing, { cost: 3 }).status).toBe('legal');
    }
  });
});
