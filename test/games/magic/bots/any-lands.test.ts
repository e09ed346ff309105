import { describe, expect, it } from 'vitest';
import { magicSuggestions } from '../../../../src-main/games/magic/bots/suggestions.js';
import { knowledgeOf } from '../../../../src-main/games/magic/rules/views/knowledge.js';
import { card as written } from '../rules/by-text.js';
import { design } from '../rules/designs.js';
import { Table } from '../rules/kit.js';
import type { Side } from '../rules/position.js';

const bear = design('Bear; {1}{G}; Creature — Bear; 2/2');
const goblin = design('Goblin; {R}; Creature — Goblin; 1/1');
const hybrid = design('Satyr; {G}{R}; Creature — Satyr; 2/2');
const brute = design('Brute; {R}{R}; Creature — Giant; 3/1');
const bramble = written(
  'Bramble; {1}{G}; Creature — Wall; 0/4',
  '{R}: This creature gets +1/+0 until end of turn.',
);
const mire = written('Mire; {1}{B}; Sorcery', 'Tap target land.');
const elf = written('Elf; {G}; Creature — Elf; 1/1', '{T}: Add {G} to your mana pool.');
const crossing = written(
  'Crossing;; Land',
  'This comes into play tapped.\n{T}: Add {R} or {G} to your mana pool.',
);

/** Whether the lands that pay for a bear are tapped without a question; null: nothing is asked of its payment anyway. */
function isSureOfBear(
  hand: Side['hand'] = [],
  play: Side['play'] = ['2 Forest', '2 Mountain'],
): boolean | null {
  const table = new Table({ players: [{ hand: [bear, ...hand], play }, {}] });
  const { decision: asked } = table;
  const id = table.state.cards[table.no('Bear')]?.id;
  const act = asked.kind === 'act' ? asked.actions.findIndex(({ card }) => card === id) : -1;
  table.answer({ act });
  const { decision, game } = table;
  if (decision.role !== 'cost') return null;
  const look = () => knowledgeOf(game.context, decision, decision.player);
  const suggestion = magicSuggestions.suggest(decision, look, game.context);
  return suggestion?.isSure ?? false;
}

describe('which lands pay', () => {
  it('is not asked where nothing else is to be paid, or all of it stays payable', () => {
    expect(isSureOfBear()).toBe(true);
    expect(isSureOfBear([goblin])).toBe(true);
    expect(isSureOfBear([brute])).toBe(true);
    expect(isSureOfBear([], ['1 Forest', '2 Mountain', crossing])).toBe(true);
  });

  it('is asked where one way leaves this payable and another way that', () => {
    expect(isSureOfBear([hybrid, brute])).toBe(false);
    expect(isSureOfBear([hybrid], ['2 Forest', '2 Mountain', bramble])).toBe(false);
  });

  it('is asked where other things than lands make mana, or a card in sight says something of tapped lands', () => {
    expect(isSureOfBear([], ['2 Forest', '1 Mountain', elf])).toBe(false);
    expect(isSureOfBear([mire])).toBe(false);
  });
});
