import { beforeAll, describe, expect, test } from 'vitest';
import { setUp } from '../../../src-main/setup/set-up.mjs';
import { Desk } from './harness.js';

beforeAll(setUp);

const duel = {
  format: 'cardwright-scenario',
  version: 1,
  name: 'A bear is hit',
  rules: 'kotc-14',
  cards: { Bear: { type: 'minion', sp: 2, hp: 3 }, Own: { file: 'own.card.json' } },
  players: [{ name: 'A', battlefield: ['Bear'], hand: ['Own'] }, { name: 'B' }],
  turn: { phase: 'battle' },
  dice: [3, 4],
  steps: [{ by: 'A', attack: ['Bear'], victim: 'B' }, { expect: { players: { B: { hp: 28 } } } }],
};

interface Said {
  readonly scenarios: {
    readonly holds: boolean;
    readonly differences: { step: number; because: string }[];
  }[];
  readonly held: number;
  readonly failed: number;
}
const said = (out: string): Said => JSON.parse(out) as Said;

describe('cardwright scenario', () => {
  const desk = (): Desk => {
    const made = new Desk();
    made.card('own.card.json', 1, { edition: 14, type: 'spell', text: 'Draw 1 card.', cost: 2 });
    made.write('good.scenario.json', JSON.stringify(duel));
    return made;
  };

  test('plays files, with cards of files beside them', async () => {
    const { code, out } = await desk().cardwright('scenario', 'good.scenario.json', '--json');
    expect(said(out)).toMatchObject({ scenarios: [{ holds: true, differences: [] }], held: 1, failed: 0 });
    expect(code).toBe(0);
  });

  test('finds the file of a card that has been renamed by the end of its name', async () => {
    const place = desk();
    place.card('new-name.0a1b2c3d.card.json', 1, {
      edition: 14,
      type: 'spell',
      text: 'Draw 1 card.',
      cost: 2,
    });
    const renamed = (file: string): string =>
      JSON.stringify({ ...duel, cards: { ...duel.cards, Own: { file } } });
    place.write('good.scenario.json', renamed('old-name.0a1b2c3d.card.json'));
    expect((await place.cardwright('scenario', 'good.scenario.json')).code).toBe(0);
    place.write('good.scenario.json', renamed('old-name.0a1b2c3e.card.json'));
    expect((await place.cardwright('scenario', 'good.scenario.json')).code).toBe(1);
  });

  test('prints every step, question, answer and event where a trace is asked for', async () => {
    const place = desk();
    const { out } = await place.command('scenario', 'good.scenario.json', '--trace');
    expect(out).toContain('step 1: {"by":"A","attack":["Bear"],"victim":"B"}');
    expect(out).toContain('? A is asked for “attack” (cards) by K14-BAT-03: 1 of Bear');
    expect(out).toContain('! A: Bear');
    expect(out).toContain('    roll: player A, why attack, dice 3 4 [K14-BAT-20]');
    const { out: plain } = await place.command('scenario', 'good.scenario.json');
    expect(plain).not.toContain('step 1');
  });

  test('takes no rule that there is not, wherever it stands', async () => {
    const place = desk();
    const wrong = [
      { ...duel, proves: ['K14-BAT-999'] },
      { ...duel, steps: [{ by: 'B', attack: ['Bear'], victim: 'A', refused: 'K14-BAT-999' }] },
      { ...duel, steps: [{ expect: { logNot: [{ type: 'damage', rule: 'K14-BAT-999' }] } }] },
    ];
    for (const one of wrong) {
      place.write('wrong.scenario.json', JSON.stringify(one));
      const { code, out } = await place.cardwright('scenario', 'wrong.scenario.json', '--json');
      expect(said(out).scenarios[0]?.differences[0]?.because).toContain('there is no rule K14-BAT-999');
      expect(code).toBe(1);
    }
  });

  test('says what differs and leaves with 1', async () => {
    const place = desk();
    const steps = [...duel.steps, { expect: { players: { B: { hp: 1 } } } }];
    place.write('bad.scenario.json', JSON.stringify({ ...duel, steps }));
    const { code, out } = await place.cardwright(
      'scenario',
      'bad.scenario.json',
      'good.scenario.json',
      '--json',
    );
    expect(said(out)).toMatchObject({ held: 1, failed: 1 });
    expect(said(out).scenarios[0]?.differences).toEqual([
      { step: 3, because: 'B’s HP was to be 1, and is 28.' },
    ]);
    expect(code).toBe(1);
    const plain = await place.command('scenario', 'bad.scenario.json');
    expect(plain.code).toBe(1);
    expect(plain.out).toContain('✗ A bear is hit (bad.scenario.json)\n    step 3: B’s HP was to be 1');
  });

  test.each([
    ['{', 'is not valid JSON'],
    ['{"format":"cardwright-card","version":1}', 'It is not a Cardwright scenario.'],
    ['{"format":"cardwright-scenario","version":99}', 'made by a newer Cardwright'],
    [JSON.stringify({ ...duel, steps: [{ by: 'A', fly: true }] }), 'steps.0'],
    [
      JSON.stringify({ ...duel, cards: { Own: { file: 'lost.card.json' } } }),
      'lost.card.json does not exist',
    ],
    [
      JSON.stringify({ ...duel, cards: { Bear: { type: 'minion', text: 'Win.' } } }),
      '“Bear” cannot be played',
    ],
  ])('a file that cannot be used does not hold: %s', async (text, because) => {
    const place = desk();
    place.write('odd.scenario.json', text);
    const { code, out } = await place.cardwright('scenario', 'odd.scenario.json', '--json');
    expect(said(out).scenarios[0]?.differences[0]?.because).toContain(because);
    expect(code).toBe(1);
  });
});
