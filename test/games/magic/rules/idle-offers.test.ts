import { expect, test } from 'vitest';
import { card as written } from './by-text.js';
import { design } from './designs.js';
import { table } from './kit.js';

const smith = written('Smith; {2}{R}; Creature — Dwarf; 2/2', '{X}: Smith gets +X/+0 until end of turn.');
const bear = design('Bear; {1}{G}; Creature — Bear; 2/2');

test('an X that can only be 0 may be played, and nobody is asked because of it [MC-Q-33]', () => {
  const t = table({ players: [{ play: [smith, '1 Mountain'] }, { play: [bear] }], asked: [1] });
  expect(t.asked).toBe('0 priority');
  t.activate('Smith', 1).resolve();
  expect(t.game.context.rules.characteristicsOf(t.game.context, t.no('Smith')).power).toBe(3);
  expect(t.asked).not.toBe('0 priority');
  const always = table({ players: [{ play: [smith] }, {}] });
  const { decision } = always;
  const actions = decision.kind === 'act' ? decision.actions : [];
  expect(actions.map(({ do: what, idle }) => [what, idle])).toEqual([
    ['activate', true],
    ['pass', undefined],
  ]);
});
