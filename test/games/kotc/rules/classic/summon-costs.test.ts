import { describe } from 'vitest';
import { inEditions } from '../../in-editions.js';
import { creature, play, spell, type Placed, type Scene } from '../../scene.js';
import { byEdition, type RulesId } from './wordings.js';

/** Every caveat that asks for something on summoning, paid and unpaid. */
type Player = Scene['players'][number];

interface SummonCost {
  readonly must: string;
  /** Enough for it, and more than that where somebody chooses. */
  readonly rich: Partial<Player>;
  /** One too few, with plenty of what does not count. */
  readonly poor: Partial<Player>;
  readonly answers?: Scene['steps'];
  readonly picks?: string[][];
  /** What becomes of these; all others stay as they are. */
  readonly how: 'exhausted' | 'sacrificed' | 'destroyed';
  readonly pays: readonly string[];
  readonly spares: readonly string[];
}

const tired = (as: string): Placed => ({ card: 'ox', as, exhausted: true });
const resource = (as: string, exhausted = false): Placed => ({ card: 'filler', as, exhausted });
/** The resource that the resource cost of 1 exhausts, besides those that a case is about. */
const store = [resource('first')];
const herd = ['ox', 'cow', 'elk'];
const byC: Scene['steps'] = [{ by: 'A', choose: ['C'] }];

const inPlay = (must: string, how: 'sacrificed' | 'destroyed', answers: Scene['steps']): SummonCost => ({
  must,
  rich: { battlefield: ['ox', tired('cow')], traps: ['rune'] },
  poor: { battlefield: ['ox'], hand: [3], granary: [...store, 3] },
  answers,
  how,
  pays: ['cow', 'rune'],
  spares: ['ox'],
});
const inHand = (must: string, how: 'sacrificed' | 'destroyed'): SummonCost => ({
  must,
  rich: { hand: ['ox', 'cow', 'elk'] },
  poor: { hand: ['ox'], battlefield: ['cow', 'elk'], traps: ['rune'] },
  picks: [['elk', 'ox']],
  how,
  pays: ['elk', 'ox'],
  spares: ['cow'],
});
const inStore = (must: string, answers: Scene['steps']): SummonCost => ({
  must,
  rich: { granary: [...store, resource('old', true), resource('new')] },
  poor: { granary: store, battlefield: herd, hand: [3] },
  answers,
  how: 'destroyed',
  pays: ['first', 'old'],
  spares: ['new'],
});

const own = (cards: string[]): Scene['steps'] => [{ by: 'A', choose: cards }];
const opponents = (cards: string[]): Scene['steps'] => [...byC, { by: 'C', choose: cards }];

const sinceThe6th: readonly SummonCost[] = [
  {
    must: 'exhaust 2 of your unexhausted creatures in play',
    rich: { battlefield: herd },
    poor: { battlefield: ['ox', tired('cow')], traps: ['rune'], granary: [...store, 3] },
    answers: own(['ox', 'elk']),
    how: 'exhausted',
    pays: ['ox', 'elk'],
    spares: ['cow'],
  },
  {
    must: 'exhaust 2 of your unexhausted creatures in play chosen by an opponent of your choice',
    rich: { battlefield: herd },
    poor: { battlefield: ['ox', tired('cow')], traps: ['rune'], granary: [...store, 3] },
    answers: opponents(['cow', 'elk']),
    how: 'exhausted',
    pays: ['cow', 'elk'],
    spares: ['ox'],
  },
  inHand('sacrifice 2 random cards in your hand', 'sacrificed'),
  inPlay('sacrifice 2 cards in play', 'sacrificed', own(['cow', 'rune'])),
  inPlay(
    'sacrifice 2 cards in play chosen by an opponent of your choice',
    'sacrificed',
    opponents(['cow', 'rune']),
  ),
  inHand('destroy 2 random cards in your hand', 'destroyed'),
  inPlay('destroy 2 of your cards in play', 'destroyed', own(['cow', 'rune'])),
  inPlay(
    'destroy 2 of your cards in play chosen by an opponent of your choice',
    'destroyed',
    opponents(['cow', 'rune']),
  ),
  inStore('destroy 2 of your resources', own(['first', 'old'])),
  inStore('destroy 2 of your resources chosen by an opponent of your choice', opponents(['first', 'old'])),
];

/** Redacted in the 9th Edition. */
const ofThe6th: readonly SummonCost[] = (['sacrifice', 'destroy'] as const).map((how) => ({
  must: `${how} 2 cards on the top of your deck`,
  rich: { deck: ['ox', 'cow', 'elk', 2] },
  poor: { deck: ['ox'], hand: [3], battlefield: ['cow', 'elk'] },
  how: how === 'sacrifice' ? 'sacrificed' : 'destroyed',
  pays: ['ox', 'cow'],
  spares: ['elk'],
}));

const cards = (must: string): Scene['cards'] => ({
  lord: creature(5, 5, `You must ${must} to summon this creature.`, 1),
  ox: creature(1, 1, '', 0),
  cow: creature(1, 1, '', 0),
  elk: creature(1, 1, '', 0),
  rune: spell('Draw 1 card.', 0),
});

const players = (zones: Partial<Player>): Scene['players'] => [
  { name: 'A', granary: store, askAlways: true, ...zones, hand: ['lord', ...(zones.hand ?? [])] },
  { name: 'B', battlefield: [3], granary: [3], hand: [3], traps: ['rune'] },
  { name: 'C' },
];

/** By which rule a card goes where it goes. */
const ruleFor = (rules: RulesId, how: SummonCost['how']): string => {
  if (how === 'exhausted') return byEdition(rules, 'K06-RES-08', 'K09-RES-10', 'K11-RES-12');
  if (how === 'sacrificed') return byEdition(rules, 'K06-ZON-05', 'K09-RUL-46', 'K11-GLO-17');
  return byEdition(rules, 'K06-ZON-04', 'K09-ZON-04', 'K11-GLO-02');
};

const costsIn = (rules: RulesId): readonly SummonCost[] =>
  rules === 'kotc-06' ? [...sinceThe6th, ...ofThe6th] : sinceThe6th;

describe('a summon cost', () => {
  inEditions(
    '[K06-CRE-07] [K06-Q-86] [K09-CRE-07] [K09-Q-71] [K11-CRE-10] [K11-Q-71] is paid on top of the resource cost and after it',
    (rules) => {
      for (const { must, rich, answers = [], picks = [], how, pays, spares } of costsIn(rules)) {
        const zones = how === 'exhausted' ? { exhausted: true } : { zone: 'grave' as const };
        play({
          rules,
          cards: cards(must),
          players: players(rich),
          picks,
          steps: [
            { by: 'A', summon: 'lord' },
            ...(rich.granary ? [{ by: 'A', pay: ['first'] }] : []),
            ...answers,
            {
              expect: {
                log: [
                  { type: 'exhaust', card: 'first' },
                  {
                    type: how === 'exhausted' ? 'exhaust' : 'move',
                    card: pays[0],
                    rule: ruleFor(rules, how),
                  },
                  { type: 'move', card: 'lord' },
                ],
                cards: {
                  lord: { zone: 'battlefield', exhausted: true },
                  ...Object.fromEntries(pays.map((label) => [label, zones])),
                },
              },
            },
            {
              expect: {
                cards: Object.fromEntries(
                  spares.map((label) => [label, { exhausted: false, zone: zoneOf(label, rich) }]),
                ),
              },
            },
          ],
        });
      }
    },
  );

  inEditions(
    '[K06-CRE-08] [K06-Q-86] [K09-CRE-08] [K09-Q-71] [K11-CRE-12] [K11-Q-71] that cannot be fully met bars the summon, and nothing is paid',
    (rules) => {
      const refused = byEdition(rules, 'K06-CRE-08', 'K09-CRE-08', 'K11-CRE-12');
      for (const { must, poor } of costsIn(rules)) {
        play({
          rules,
          cards: cards(must),
          players: players(poor),
          steps: [
            { expect: { asks: { by: 'A', purpose: 'action', offersNot: [{ summon: 'lord' }] } } },
            { by: 'A', summon: 'lord', refused },
            {
              expect: {
                cards: { lord: { zone: 'hand' }, first: { exhausted: false } },
                players: { A: { grave: 0 } },
                logNot: [{ type: 'exhaust' }, { type: 'move' }],
              },
            },
          ],
        });
      }
    },
  );

  inEditions('[K06-CRE-07] [K06-CRE-08] of hitpoints is paid, by who has them', (rules) => {
    for (const [hp, left] of [
      [10, 7],
      [2, null],
    ] as const) {
      play({
        rules,
        cards: cards('pay 3 hitpoints'),
        players: [{ name: 'A', hp, hand: ['lord'], granary: store }, { name: 'B' }],
        steps: [
          { by: 'A', summon: 'lord', ...(left === null && { refused: 'K06-CRE-08' }) },
          {
            expect: {
              players: { A: { hp: left ?? hp } },
              cards: { lord: { zone: left === null ? 'hand' : 'battlefield' } },
            },
          },
        ],
      });
    }
  });
});

/** Where a card lies that is spared. */
function zoneOf(label: string, zones: Partial<Player>) {
  const names = ['deck', 'battlefield', 'hand', 'granary'] as const;
  return names.find((zone) =>
    zones[zone]?.some((one) => one === label || (typeof one === 'object' && one.as === label)),
  );
}
