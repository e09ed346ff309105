import { canonical, clone } from '../../src-main/engine/plain.js';
import { chanceFrom, shuffled, type Chance } from '../../src-main/engine/chance/chance.js';
import type { Decision } from '../../src-main/engine/decision.js';
import { Game } from '../../src-main/engine/game.js';
import { LogBook } from '../../src-main/engine/log.js';
import { has, type BaseState } from '../../src-main/engine/state.js';
import { writable } from '../../src-main/engine/pipeline/writable.js';
import type { GameRules } from '../../src-main/games/game-play.js';

/**
 * The same game with other cards where the player who is asked cannot see them: other designs, in another order, with chance that
 * will go otherwise. Null where the rules then come to something else, or that player would see a difference.
 */
export function doctored(
  playable: GameRules,
  game: Game,
  designs: readonly unknown[],
  seed: number,
): Game | null {
  const { boundary, decision, inputs } = game;
  if (!boundary || !decision) return null;
  const { player } = decision;
  const state = clone(boundary.state);
  const chance = chanceFrom(seed);
  changeHidden(state, game.state, player, designs.length, chance);
  const other = new Game(playable.rules, state, designs, 0, new LogBook(false));
  if (other.takeAgain(inputs.slice(boundary.inputs))) return null;
  return seen(playable, other, decision) === seen(playable, game, decision) ? other : null;
}

/** All that the player who is asked knows, but for how long the log is. */
const seen = (playable: GameRules, game: Game, asked: Decision): string => {
  if (canonical(game.decision) !== canonical(asked)) return '';
  return canonical({ ...(playable.knowledge(game.context, asked, asked.player, []) as object), entries: 0 });
};

function changeHidden(
  state: BaseState,
  now: BaseState,
  player: number,
  designs: number,
  chance: Chance,
): void {
  const { cards, players } = writable(state);
  const isHidden = (no: number): boolean =>
    ![state.cards[no], now.cards[no]].some(
      (card) => card !== undefined && (has(card.known, player) || card.made !== undefined),
    );
  for (const seat of players.keys()) {
    const zones = players[seat]?.zones ?? {};
    const hidden = Object.values(zones).flatMap((pile) => pile.filter(isHidden));
    const others = shuffled(chance, hidden);
    const to = new Map(hidden.map((no, place) => [no, others[place] as number]));
    const placed = hidden.map((no) => ({ no, card: { ...cards[no] } }));
    for (const [zone, pile] of Object.entries(zones)) zones[zone] = pile.map((no) => to.get(no) ?? no);
    // Each card gets the place of another, and all that belongs to the place but for what it is.
    for (const { no, card } of placed) {
      const at = to.get(no) as number;
      const design = cards[at]?.design as number;
      cards[at] = { ...card, design } as (typeof cards)[number];
    }
    if (seat === player) continue;
    // The opponent holds what is nowhere else in the game.
    for (const no of hidden) (cards[no] as { design: number }).design = (no * 7 + 3) % designs;
  }
  Object.assign(writable(state.chance), chanceFrom(99), { dice: [6, 6, 6] });
}
