import { expect, test } from 'vitest';
import { find } from '../../../../../src-main/games/magic/rules/objects/find.js';
import { textOf } from '../../../../../src-main/games/magic/rules/objects/text-source.js';
import type { Effect } from '../../../../../src-main/games/magic/cards/components/effects.js';
import { bear, card, giant, tokens, weakness } from '../by-text.js';
import { table, type Table } from '../kit.js';

const knight = card('Knight; {W}; Creature — Knight; 2/2', 'Flying, protection from black');
const golem = card('Golem; {3}; Artifact Creature — Golem; 3/3');
const orb = card('Orb; {2}; Artifact', '{T}: You gain 1 life.');
const hermit = card('Hermit; {G}{W}; Creature — Elf; 1/4');
const wall = card('Bulwark; {1}{W}; Creature — Wall; 0/5');
const crag = card('Crag; ; Land', '{T}: Add {R} to your mana pool.');
const text = ['Brood; {G}; Sorcery', 'Put two 1/1 green Elf creature tokens into play.'] as const;

const position = (): Table =>
  table({
    players: [
      {
        hand: [bear],
        graveyard: [giant],
        play: [
          knight,
          golem,
          orb,
          hermit,
          crag,
          { card: bear, tapped: true, counters: ['spore'] },
          { card: weakness, on: 'Golem' },
          tokens(...text)[0]!,
        ],
      },
      { play: [giant, wall, 'Forest'] },
    ],
  });

/** The names that "Destroy all ..." finds. */
function found(words: string, t = position()): string[] {
  const { nodes } = card('Probe; {W}; Sorcery', `Destroy all ${words}.`);
  const effect = nodes.find((node) => 'do' in node) as Extract<Effect, { do: 'destroy' }>;
  if (effect.what.is !== 'all') throw new Error(`“${words}” is ${effect.what.is}.`);
  const { context } = t.game;
  return find(context, effect.what.filter, textOf(context, t.no('Orb')))
    .map((no) => t.nameOf(no))
    .sort();
}

test.each([
  ['artifacts', ['Golem', 'Orb'], '[MC-GR-75] [MC-TYPE-13]'],
  [
    'creatures',
    ['Bear', 'Bulwark', 'Elf', 'Giant', 'Golem', 'Hermit', 'Knight'],
    '[MC-GR-75] [MC-TYPE-14] [MC-KW-59]',
  ],
  ['artifact creatures', ['Golem'], '[MC-GR-75]'],
  ['enchantments', ['Weakness'], '[MC-TYPE-18]'],
  ['noncreature artifacts', ['Orb'], '[MC-GR-79] [MC-CARD-40]'],
  [
    'nonland permanents',
    ['Bear', 'Bulwark', 'Elf', 'Giant', 'Golem', 'Hermit', 'Knight', 'Orb', 'Weakness'],
    '[MC-CARD-39]',
  ],
  ['nonwhite creatures', ['Bear', 'Elf', 'Giant', 'Golem'], '[MC-CARD-41] [MC-GR-79]'],
  ['white creatures', ['Bulwark', 'Hermit', 'Knight'], '[MC-GR-78] [MC-CARD-25]'],
  ['colorless creatures', ['Golem'], '[MC-CARD-27] [MC-CARD-29] [MC-GR-78]'],
  ['multicolored creatures', ['Hermit'], '[MC-GR-78]'],
  ['Walls', ['Bulwark'], '[MC-GR-76] [MC-GR-177]'],
  ['non-Wall creatures', ['Bear', 'Elf', 'Giant', 'Golem', 'Hermit', 'Knight'], '[MC-GR-79]'],
  ['Elves', ['Elf', 'Hermit'], '[MC-GR-76] [MC-EX-29]'],
  ['lands', ['Crag', 'Forest'], '[MC-GR-75]'],
  ['nonbasic lands', ['Crag'], '[MC-GR-77] [MC-TYPE-29]'],
  ['Forests', ['Forest'], '[MC-GR-77] [MC-CARD-33]'],
  ['tapped creatures', ['Bear'], '[MC-GR-83]'],
  ['creatures you control', ['Bear', 'Elf', 'Golem', 'Hermit', 'Knight'], '[MC-GR-80]'],
  ['creatures with flying', ['Knight'], '[MC-GR-84]'],
  ['creatures without flying', ['Bear', 'Bulwark', 'Elf', 'Giant', 'Golem', 'Hermit'], '[MC-GR-84]'],
  ['creatures with power 3 or more', ['Giant'], '[MC-GR-85] [MC-GR-92]'],
  ['creatures with toughness 4 or more', ['Bulwark', 'Giant', 'Hermit'], '[MC-GR-85]'],
  ['tokens', ['Elf'], '[MC-GR-87]'],
  ['nontoken Elves', ['Hermit'], '[MC-GR-87]'],
  ['enchanted creatures', ['Golem'], '[MC-GR-91]'],
  ['creatures with a spore counter on them', ['Bear'], '[MC-GR-88] [MC-GLO-17]'],
  ['other artifacts', ['Golem'], '[MC-GR-90]'],
  ['artifact creatures and white creatures', ['Bulwark', 'Golem', 'Hermit', 'Knight'], '[MC-GR-187]'],
  ['nonartifact, nonwhite creatures', ['Bear', 'Elf', 'Giant'], '[MC-GR-187] [MC-EX-11]'],
  ['permanents named Orb', ['Orb'], '[MC-GR-81] [MC-CARD-02]'],
])('“%s” finds %j %s', (words, names) => {
  expect(found(words)).toEqual(names);
});

test('cards are found in the zone that the text names, and nothing out of the game is [MC-GR-86] [MC-ZONE-17] [MC-ZONE-18] [MC-ZONE-19]', () => {
  const raise = card('Raise; {B}; Sorcery', 'Return all creature cards in your graveyard to your hand.');
  const t = table({
    players: [{ hand: [raise], play: ['Swamp'], graveyard: [bear, orb] }, { graveyard: [giant] }],
  });
  t.play('Raise').resolve();
  expect(t.zone('hand')).toEqual(['Bear']);
});

test('what did something this turn is found until the turn is over [MC-GR-89]', () => {
  const t = table({ players: [{ hand: [bear], play: ['Forest', orb] }, {}] });
  expect(found('creatures that came into play this turn', t)).toEqual([]);
  t.play('Bear').resolve();
  expect(found('creatures that came into play this turn', t)).toEqual(['Bear']);
  t.until('upkeep', 6);
  expect(found('creatures that came into play this turn', t)).toEqual([]);
});

test('attackers and blockers are found by what they do in combat [MC-GR-82] [MC-Q-121]', () => {
  const t = table({ players: [{ play: [bear, giant, orb] }, { play: [wall] }], step: 'attackers' });
  while (t.decision.kind !== 'pair') t.pass();
  t.answer({ pairs: [0, 0] });
  expect(found('attacking creatures', t)).toEqual(['Bear', 'Giant']);
  while (t.decision.kind !== 'pair') t.pass();
  t.answer({ pairs: [0] });
  expect([
    found('blocked creatures', t),
    found('blocking creatures', t),
    found('unblocked creatures', t),
  ]).toEqual([['Bear'], ['Bulwark'], []]);
  t.pass(2);
  expect(found('unblocked creatures', t)).toEqual(['Giant']);
});
