import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Action, CardsDecision, Choice, Decision } from '../../../../../src-main/engine/decision.js';
import {
  actionText,
  choiceText,
  decisionText,
  type Reader,
} from '../../../../../src-main/games/kotc/rules/texts/decision-text.js';
import { wordingFor } from '../../../../../src-main/games/kotc/rules/texts/decision-wordings.js';
import {
  purposes,
  purposeWords,
  type PurposeWord,
} from '../../../../../src-main/games/kotc/rules/purposes.js';
import { termsOf } from '../../../../../src-main/games/kotc/rules/texts/terms.js';
import { plainText } from '../../../../../src-main/engine/text.js';
import { writable } from '../../../../../src-main/engine/pipeline/writable.js';
import { inProject } from '../../../../../src-main/setup/project.mjs';
import { ANN, BEN, layTable, names, type Laid } from './table.js';

const idOf = ({ game, no }: Laid, name: string): number => game.state.cards[no(name)]?.id ?? 0;
const readerOf = ({ game }: Laid, viewer = ANN): Reader => ({ viewer, names, game });

const heading = { id: 1, player: ANN, rule: '' };
const askedFor = (word: PurposeWord) => ({ ...heading, role: purposes[word].role, purpose: word });
const cards = (
  least: number,
  most: number,
): Pick<CardsDecision, 'kind' | 'cards' | 'least' | 'most' | 'ordered'> => {
  return { kind: 'cards', cards: [], least, most, ordered: false };
};
const act = (...actions: string[]) => ({
  kind: 'act' as const,
  actions: actions.map((action) => ({ do: action })),
});
const options = { kind: 'options', options: [], least: 0, most: 1 } as const;
const players = { kind: 'players', players: [], least: 1, most: 1 } as const;
const number = { kind: 'number', least: 0, most: 3 } as const;

type Asks = Decision extends infer D
  ? D extends Decision
    ? Omit<D, 'id' | 'player' | 'role' | 'rule' | 'purpose'>
    : never
  : never;

describe('what is asked, about the creature stag where a card is named', () => {
  const cases: readonly (readonly [PurposeWord, Asks, string])[] = [
    ['resource', act('sow', 'draw', 'exchange'), 'Place a resource, draw, or choose what else to do.'],
    ['resource', act('sow', 'draw'), 'Place a resource, or draw.'],
    ['resource', act('draw', 'exchange'), 'Draw, or choose what else to do.'],
    ['resource', act('draw'), 'Draw.'],
    ['resource', act('exchange', 'pass'), 'Choose what to do.'],
    ['action', act('activate', 'pass'), 'Choose what to do.'],
    ['action', act('pass'), 'There is nothing to do here but to go on.'],
    ['battle', act('attack', 'activate', 'pass'), 'Attack, or choose what else to do.'],
    ['battle', act('attack', 'pass'), 'Attack, or pass.'],
    ['battle', act('activate', 'pass'), 'Choose what to do.'],
    ['battle', act('pass'), 'There is nothing to do here but to go on.'],
    ['respond', act('activate', 'pass'), 'Respond to the chain, or pass.'],
    ['condition', act('activate', 'pass'), 'Activate an ability for what has just happened, or pass.'],
    ['counter', act('counter', 'pass'), 'Remove a counter for its effect, or pass.'],
    ['reserves', cards(10, 10), 'Choose 10 cards of your deck for the reserves.'],
    ['exchange', cards(1, 5), 'Choose 1 to 5 cards of your hand to put into the reserves.'],
    ['exchange-for', cards(1, 1), 'Choose 1 card of the reserves to take into your hand.'],
    ['pay', cards(2, 2), 'Choose 2 resources to exhaust for stag.'],
    ['self-exhaust', cards(1, 1), 'Choose 1 card to exhaust for stag.'],
    ['self-sacrifice', cards(2, 2), 'Choose 2 cards to sacrifice for stag.'],
    ['self-destroy', cards(1, 1), 'Choose 1 card to destroy for stag.'],
    ['self-remove', { ...options, least: 1 }, 'Choose 1 counter to remove from stag.'],
    ['choose-exhaust', cards(1, 1), 'Choose 1 card for your opponent to exhaust for stag.'],
    ['choose-sacrifice', cards(2, 2), 'Choose 2 cards for your opponent to sacrifice for stag.'],
    ['choose-destroy', cards(1, 1), 'Choose 1 card for your opponent to destroy for stag.'],
    ['opponent', players, 'Choose the opponent who chooses for stag.'],
    ['target', cards(0, 2), 'Choose up to 2 targets for stag.'],
    ['targets', number, 'Choose how many targets stag takes.'],
    ['deck', players, 'Choose whose deck to take for stag.'],
    ['grave', players, 'Choose whose graveyard to take for stag.'],
    ['hand', players, 'Choose whose hand to take for stag.'],
    ['shown-to', players, 'Choose to whom the cards are shown for stag.'],
    ['select', cards(1, 1), 'Choose 1 target for the user of stag.'],
    ['deploy', options, 'Choose a card to summon or cast, or none.'],
    [
      'sheathe',
      { kind: 'order', cards: [] },
      'Choose the order in which to place the cards on top of the deck: the first goes first.',
    ],
    ['share', number, 'Choose how much of the total goes to stag.'],
    ['each-die', { ...options, amount: 5 }, 'Choose the target that takes the 5 as damage.'],
    ['switch', players, 'Choose who gets control of stag.'],
    ['heal-opponent', players, 'Choose the opponent whose hitpoints increase.'],
    ['damage-player', players, 'Choose the player who takes the damage.'],
    ['remove', options, 'Choose up to 1 counter to remove from stag.'],
    ['reroll', options, 'Choose a die to re-roll, or none.'],
    ['immortality', { kind: 'confirm' }, 'Remove an immortality counter from stag to keep it where it is?'],
    ['attack', cards(1, 3), 'Choose the attacking team in defending order.'],
    ['victim', options, 'Choose the target of the attack.'],
    ['defend', cards(0, 2), 'Choose the defending team in defending order, or none.'],
    ['die', { kind: 'dice', dice: [1, 2] }, 'Choose the die that hits stag next.'],
  ];
  test.each(cases)('%s', (purpose, asks, sentence) => {
    const laid = layTable();
    const decision: Decision = { ...askedFor(purpose), about: idOf(laid, 'stag'), ...asks };
    expect(plainText(decisionText(decision, readerOf(laid)))).toBe(sentence);
  });
});

describe('what may be done', () => {
  const cases: readonly (readonly [Omit<Action, 'card'>, string | null, string])[] = [
    [{ do: 'sow' }, 'elf', 'Place elf as a resource.'],
    [{ do: 'draw' }, null, 'Draw, and place no more resources.'],
    [{ do: 'exchange' }, null, 'Exchange cards of your hand with cards of your reserves.'],
    [{ do: 'summon' }, 'elf', 'Summon elf.'],
    [{ do: 'cast' }, 'bolt', 'Cast bolt.'],
    [{ do: 'set' }, 'bolt', 'Set bolt as a trap.'],
    [{ do: 'activate', ability: 0 }, 'snare', 'Activate the trap snare.'],
    [{ do: 'activate', ability: 1 }, 'stag', 'Activate SECOND of stag.'],
    [{ do: 'activate', ability: 0 }, 'boar', 'Activate ability 1 of boar.'],
    [{ do: 'counter', counter: 'offense' }, 'boar', 'Remove an offense counter from boar for its effect.'],
    [{ do: 'attack' }, null, 'Attack.'],
  ];
  test.each(cases)('%o with %s', (action, name, sentence) => {
    const laid = layTable();
    const whole: Action = name === null ? action : { ...action, card: idOf(laid, name) };
    expect(plainText(actionText(whole, readerOf(laid)))).toBe(sentence);
  });
});

describe('what can be chosen', () => {
  const asked: Decision = { ...askedFor('deploy'), ...options };
  const choice = (laid: Laid, one: Choice, decision = asked): string =>
    plainText(choiceText(one, decision, readerOf(laid)));

  test('a die that an effect re-rolls, and one for a counter', () => {
    const laid = layTable();
    expect(choice(laid, { player: BEN, number: 5 })).toBe('the 5 of Ben');
    const one = { card: idOf(laid, 'stag'), counter: 'dice', player: BEN, number: 5 };
    expect(choice(laid, one)).toBe('dice counter on stag: the 5 of Ben');
  });

  test('a counter without a name', () => {
    const laid = layTable();
    expect(choice(laid, { card: idOf(laid, 'stag'), counter: 'plain', player: BEN })).toBe(
      'counter of Ben on stag',
    );
  });

  test('a card of somebody else’s hand that was revealed has its name for who is asked, picked unseen it has none', () => {
    const laid = layTable();
    const gem = { card: idOf(laid, 'gem') };
    expect(choice(laid, gem)).toBe('an unseen card');
    for (const card of laid.game.state.cards) writable(card).known |= 1 << ANN;
    expect(choice(laid, gem)).toBe('gem');
    expect(choice(laid, gem, { ...asked, blind: true })).toBe('an unseen card');
    expect(plainText(choiceText(gem, { ...asked, player: BEN }, readerOf(laid)))).toBe('an unseen card');
  });
});

describe('every purpose in the sources has words', () => {
  const folder = inProject('src-main', 'games', 'kotc', 'rules');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.ts'),
  );
  /** Purposes that stand in a file as such, or as the third argument of what asks them. */
  const purposesIn = (path: string): PurposeWord[] => {
    const text = readFileSync(`${folder}/${path}`, 'utf8');
    const direct = [
      ...text.matchAll(/purposes\.([a-z]+)/g),
      ...text.matchAll(/purposes\['([a-z-]+)'\]/g),
      ...text.matchAll(/question\(game, by, '([a-z-]+)'/g),
    ];
    return direct.flatMap(([, purpose = '']) => purposeWords.find((word) => word === purpose) ?? []);
  };
  const isClassic = (path: string): boolean => path.split(/[/\\]/).includes('classic');
  const isModern = (path: string): boolean => path.split(/[/\\]/).includes('modern');
  const inEra = (belongs: (path: string) => boolean): PurposeWord[] => [
    ...new Set(sources.filter(belongs).flatMap(purposesIn)),
  ];

  test.each([6, 9, 10, 11] as const)('in edition %s', (number) => {
    const words = inEra(isClassic);
    expect(words.length).toBeGreaterThan(20);
    for (const purpose of words) expect(wordingFor(purpose, termsOf({ number }))).toBeTypeOf('function');
  });

  test('in the 14th Edition', () => {
    const words = inEra(isModern);
    expect(words.length).toBeGreaterThan(10);
    for (const purpose of words) expect(wordingFor(purpose, termsOf({ number: 14 }))).toBeTypeOf('function');
  });

  test('in one of the editions, wherever they are asked', () => {
    const wordless = inEra(() => true).filter((purpose) =>
      ([11, 14] as const).every((number) => {
        try {
          return !wordingFor(purpose, termsOf({ number }));
        } catch {
          return true;
        }
      }),
    );
    expect(wordless).toEqual([]);
    expect(() => wordingFor('redraw', termsOf({ number: 11 }))).toThrow('redraw');
  });
});
