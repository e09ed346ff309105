import { expect, test } from 'vitest';
import { showScenario } from '../../../src-main/play/scenarios/sandbox.js';
import type { Printed } from '../../../src-main/games/magic/cards/card.js';
import { classic } from '../../../src-main/games/magic/cards/card.js';
import { magicScenarios } from '../../../src-main/games/magic/scenario/scenarios.js';

const card = (some: Partial<Printed>): Printed => ({
  name: 'Fen Warden',
  manaCost: '',
  typeLine: '',
  text: '',
  power: '',
  toughness: '',
  colors: '',
  ...some,
});
const elf = card({ typeLine: 'Creature — Elf', manaCost: '1GG', power: '2', toughness: '2' });
const trial = (printed: Printed) => magicScenarios.trial(classic.id, printed);
const landsOf = (printed: Printed, land: string): number =>
  ((trial(printed).players[0]?.['play'] ?? []) as readonly unknown[]).filter((one) => one === land).length;

test.each([
  ['a creature', elf],
  ['an instant', card({ typeLine: 'Instant', manaCost: 'U', text: 'Counter target spell.' })],
  [
    'what is attached',
    card({ typeLine: 'Enchant Creature', manaCost: 'XRR', text: 'Enchanted creature gets +2/+2.' }),
  ],
  ['an artifact', card({ typeLine: 'Artifact', manaCost: '3', text: '{T}: Add {U} to your mana pool.' })],
  ['a basic land', card({ typeLine: 'Land', name: 'Forest' })],
  ['a card called as one that lies there', { ...elf, name: 'Hill Raider' }],
  ['a card without a name', { ...elf, name: '' }],
  ['a legend', { ...elf, typeLine: 'Creature — Legend' }],
  ['a token', card({ typeLine: 'Token Creature — Elf', power: '1', toughness: '1', colors: 'G' })],
])('%s can be tried: the position can be played', (_, printed) => {
  expect(showScenario(trial(printed)).problems).toEqual([]);
});

test('there are lands for the whole cost, and for the symbols of the text', () => {
  expect(landsOf(elf, 'Forest')).toBeGreaterThanOrEqual(3);
  expect(landsOf({ ...elf, text: '{R}: Fen Warden gets +1/+0 until end of turn.' }, 'Mountain')).toBe(2);
  expect(landsOf({ ...elf, manaCost: 'WUBRG' }, 'Island')).toBeGreaterThan(0);
});

test('a permanent lies in play, too; of two legends one would be gone at once', () => {
  const own = (printed: Printed) => Object.values(trial(printed).players[0]?.['play'] ?? {})[0];
  expect(own(elf)).toBe('Fen Warden');
  expect(own({ ...elf, typeLine: 'Creature — Legend' })).toBe('Meadow Runner');
});
