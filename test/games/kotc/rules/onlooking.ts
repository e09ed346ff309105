/** Small games for what somebody may see of them. */
import type { Viewer } from '../../../../src-main/engine/state.js';
import { expect } from 'vitest';
import { chanceFrom } from '../../../../src-main/engine/chance/chance.js';
import type { Reply } from '../../../../src-main/engine/decision.js';
import { Game } from '../../../../src-main/engine/game.js';
import { blankCard } from '../../../../src-main/games/kotc/cards/card.js';
import { judgeCard } from '../../../../src-main/games/kotc/cards/law/card-law.js';
import { reissue } from '../../../../src-main/games/kotc/cards/upgrade/reissue.js';
import type { Design } from '../../../../src-main/games/kotc/rules/context.js';
import { designOf } from '../../../../src-main/games/kotc/rules/components/design.js';
import { kotcRuleSets } from '../../../../src-main/games/kotc/rules/rule-set.js';
import { addCard, emptyState } from '../../../../src-main/games/kotc/rules/state/new-state.js';
import type { Zone } from '../../../../src-main/games/kotc/rules/state/state.js';
import { logText } from '../../../../src-main/games/kotc/rules/texts/log-text.js';
import { viewOf, type PlayerView, type View } from '../../../../src-main/games/kotc/rules/views/view.js';
import type { CardView } from '../../../../src-main/games/kotc/rules/views/view-cards.js';
import { plainText } from '../../../../src-main/engine/text.js';
import { writable } from '../../../../src-main/engine/pipeline/writable.js';
import { editionNow, rulesNow } from '../played-edition.js';
import type { KotcGame } from './game-of.js';

const names = ['Ann', 'Ben', 'Cleo'];
export const [ANN, BEN, CLEO] = [0, 1, 2] as const;

/** What is printed, by name; names that are not here stand for minions that do nothing. */
const texts: Readonly<Record<string, string>> = {
  peek: "See enemy's hand and target 1 card therein; down-level the target by 1.",
  snatch: "See enemy's hand and target 1 card therein; bury the target.",
  blind: 'Target up to 2 cards in any hand randomly; bury the targets.',
  fog: 'Target 1 card in any hand randomly; down-level the target by 1.',
  dig: 'Excavate 2 cards and target 1 excavated card; down-level the target by 1.',
  recall: 'Target 1 in-play card; bounce the target.',
  smite: 'Target 1 in-play card; destroy the target.',
  cache: 'Target 1 in-play card; silo the target.',
  stack: 'Target 1 in-play card; sheathe the target.',
  offer: 'Target 1 card in your hand; reveal and deploy the target.',
  pushoff: 'Target 1 of your resources; exhaust and fatigue the target.',
  zap: 'Draw 1 card.',
};
const minions: Readonly<Record<string, string>> = {
  ghost: 'HAUNT: When this in-play card is destroyed (ghost-play): Draw 1 card.',
};

export type Field = Partial<Record<Zone, readonly string[]>>;
type At = { readonly game: KotcGame; readonly no: (name: string) => number };

/** A game of Ann, Ben and more, at the beginning of Ann's Action Phase; everybody is asked always. */
export function begin(...fields: readonly Field[]): At {
  const designs: Design[] = [];
  const numbers = new Map<string, number>();
  const state = emptyState(fields.length, editionNow(), chanceFrom(1));
  for (const [player, field] of fields.entries()) {
    const whole: Field = {
      deck: [`top ${player}`, `second ${player}`, `third ${player}`, `last ${player}`],
      ...field,
    };
    for (const [zone, cards] of Object.entries(whole) as [Zone, readonly string[]][]) {
      for (const name of cards)
        numbers.set(name, addCard(state, designs.push(print(name)) - 1, player, player, zone));
    }
    writable(state).asksAlways |= 1 << player;
  }
  writable(state).first = ANN;
  Object.assign(state.turn, { number: 3, phase: 'action' });
  const game = new Game(kotcRuleSets[rulesNow()], state, designs);
  return { game, no: (name) => numbers.get(name) as number };
}

export function print(name: string): Design {
  const spell = texts[name];
  const type = spell === undefined ? 'creature' : 'spell';
  const [offense, defense] = spell === undefined ? [1, 2] : [null, null];
  const { number } = editionNow();
  const card = {
    ...blankCard(name),
    name,
    type,
    edition: 14,
    cost: spell === undefined ? 2 : 0,
    offense,
    defense,
    text: spell ?? minions[name] ?? '',
  } as const;
  // From the 16th on some texts of older cards are pruned (K16-Q-106): such a card is issued anew.
  const isPruned = judgeCard(card, number).status === 'pruned';
  return designOf(isPruned ? { ...reissue(card, number).card, cost: card.cost } : card, number);
}

export const look = ({ game }: At, viewer: Viewer): View =>
  viewOf(game.context, game.decision, viewer, names);
export const seat = (at: At, viewer: Viewer, player: number): PlayerView =>
  look(at, viewer).players[player] as PlayerView;
export const named = (cards: readonly CardView[]): string[] => cards.map(({ printed }) => printed.name);
export const lines = ({ game }: At, viewer: Viewer): string[] =>
  game.context.log.entries.flatMap((entry) => {
    const line = logText(entry, viewer, names, game.context);
    return line ? [plainText(line.parts)] : [];
  });

/** The cards that Ann is asked to choose from, so far as she can tell them. */
export function offered(at: At): CardView[] {
  const { decision } = look(at, ANN);
  if (decision?.asked.kind !== 'cards') throw new Error('Ann is to be asked for cards.');
  const ids = decision.asked.cards;
  return ids.flatMap((id) => decision.cards.find((card) => card.id === id) ?? []);
}

/** Ann plays a card of hers, and everybody passes until something else is asked, or it has resolved. */
export function cast(at: At, name: string): void {
  const id = at.game.state.cards[at.no(name)]?.id;
  const { decision } = at.game;
  if (decision?.kind !== 'act') throw new Error('Ann is to be asked what to do.');
  at.game.answer({ act: decision.actions.findIndex(({ card }) => card === id) });
  passOn(at);
}

function passOn(at: At): void {
  for (
    let { decision } = at.game;
    decision?.kind === 'act' && at.game.state.chain.length > 0;
    { decision } = at.game
  ) {
    at.game.answer({ act: decision.actions.findIndex((action) => action.do === 'pass') });
  }
}

export function answer(at: At, reply: Reply): void {
  expect(at.game.answer(reply)).toBeNull();
  passOn(at);
}

export const choose = (at: At, ...cards: readonly string[]): void =>
  answer(at, { cards: cards.map((name) => at.game.state.cards[at.no(name)]?.id as number) });
