/** Setup, turns and their steps, and the end of the game. */
import { shuffleCards } from '../../../../engine/chance/draws.js';
import { endEffects } from '../../../../engine/effects/lasting.js';
import type { PlayerNo } from '../../../../engine/decision.js';
import type { Writable } from '../../../../engine/pipeline/writable.js';
import { unset, type Emptied } from '../../../../engine/plain.js';
import { only } from '../../../../engine/state.js';
import { moveCard, reorder } from '../../../../engine/zones.js';
import type { Magic } from '../context.js';
import { loseEnded } from '../objects/lost-values.js';
import { afterStep, atStep } from '../state/moments.js';
import { emptyPool } from '../state/new-state.js';
import { laws, type MagicCard, type State } from '../state/state.js';
import { cardAt, type Changes } from './changing.js';
import { moveTo } from './moving.js';

export const courseChanges: Changes<
  | 'begins'
  | 'shuffle'
  | 'mulligan'
  | 'keep'
  | 'turn'
  | 'step'
  | 'skip'
  | 'cleanup'
  | 'endOfCombat'
  | 'extraTurn'
  | 'extraPhases'
  | 'lose'
  | 'win'
  | 'leaveGame'
  | 'end'
> = {
  begins(state, { player }) {
    state.first = player;
    state.active = player;
  },
  shuffle(state, { player }, game) {
    reorder(state, player, 'library', shuffleCards(game, state.players[player]!.zones.library));
  },
  mulligan(state, { player }) {
    const own = state.players[player]!;
    for (let [no] = own.zones.hand; no !== undefined; [no] = own.zones.hand) {
      moveCard(state, laws, no, { player, zone: 'library', place: 'bottom' });
    }
    own.mulligans += 1;
  },
  keep(state, { player }) {
    state.players[player]!.kept = true;
  },
  turn(state, { player, extra }, game) {
    if (extra) {
      state.extraTurns.shift();
      state.lastInOrder ??= state.active;
    } else unset(state, 'lastInOrder');
    endAt(state, game, afterStep('turn'), { player: state.active });
    state.turn += 1;
    state.active = player;
    endAt(state, game, atStep('turn'), { player });
    state.step = 'untap';
    state.lands = 0;
    state.thisTurn = [];
    unset(state, 'combat');
    for (const no of state.players[player]!.zones.play) {
      const card: Emptied<MagicCard> = cardAt(state, no);
      if (card.fresh) card.fresh = undefined;
    }
  },
  step(state, { step, extra }, game) {
    if (extra) state.extraPhases.shift();
    // What nobody has blocked is unblocked now.
    if (state.step === 'blockers' && (state.combat?.attacks.length ?? 0) > 0) game.revision += 1;
    const lasts = (state.effects?.length ?? 0) > 0;
    if (lasts && step !== state.step) endAt(state, game, afterStep(state.step), { player: state.active });
    state.step = step;
    if (lasts) endAt(state, game, atStep(step), { player: state.active });
    if (step === 'beginCombat') state.combat = { attacks: [], struck: [] };
  },
  skip(state, { extra }) {
    if (extra) state.extraTurns.shift();
  },
  cleanup(state, _, game) {
    for (const { zones } of state.players) {
      for (const no of zones.play) {
        const card: Emptied<MagicCard> = cardAt(state, no);
        if (card.damage !== undefined) card.damage = undefined;
      }
    }
    endAt(state, game, 'endOfTurn');
  },
  endOfCombat(state, _, game) {
    // After a fight creatures are no attackers any more.
    if ((state.combat?.attacks.length ?? 0) > 0) game.revision += 1;
    unset(state, 'combat');
    endAt(state, game, 'endOfCombat');
  },
  extraTurn(state, { player, count }) {
    state.extraTurns.unshift(...Array<number>(count).fill(player));
  },
  extraPhases(state, { phases }) {
    state.extraPhases.unshift(...phases);
  },
  lose(state, { player, by }) {
    state.players[player]!.loses ??= by;
  },
  win(state, { player, by }) {
    state.players[player]!.wins ??= by;
  },
  leaveGame(state, { player, playOn }, game) {
    state.out |= only(player);
    if (playOn) leave(state, player, game);
  },
  end(state, { winners, by, rules }) {
    state.result = { winners: [...winners], by, rules: [...rules] };
  },
};

/** Ends what lasts until a moment, such as a step or turn of a player (MC-GR-149). */
function endAt(
  state: Writable<State>,
  game: Magic,
  moment: string,
  whose?: { readonly player: PlayerNo },
): void {
  const { effects } = state;
  if (!effects || effects.length === 0) return;
  endEffects(state, moment, whose);
  const { effects: left = [] } = state;
  if (left === effects) return;
  game.revision += 1;
  loseEnded(
    game,
    effects.filter((effect) => !left.includes(effect)),
  );
}

/** All cards that a player owns leave the game, what they control on the stack and their mana too, and what they have borrowed goes back (MC-Q-96). */
function leave(state: Writable<State>, player: number, game: Magic): void {
  const piles = [...state.players.map(({ zones }) => zones), state.shared ?? {}].flatMap((zones) =>
    Object.values(zones),
  );
  for (const no of piles.flat()) {
    const card = cardAt(state, no);
    if (card.zone === null || card.ceased) continue;
    if (card.owner === player) {
      if (card.zone !== 'removed') moveTo(state, game, no, player, 'removed', 'bottom');
      continue;
    }
    if (card.zone === 'stack' && card.player === player) {
      moveTo(state, game, no, card.owner, card.made ? null : 'graveyard');
    } else if (card.zone === 'play') giveBack(state, no, player);
  }
  state.players[player]!.pool = emptyPool();
  state.waiting = state.waiting.filter(({ controller }) => controller !== player);
  state.extraTurns = state.extraTurns.filter((one) => one !== player);
}

/** What a player has borrowed goes to whoever brought it into play, or else to its owner. */
function giveBack(state: Writable<State>, no: number, from: number): void {
  const card = cardAt(state, no);
  if (card.under === from) card.under = card.owner;
  if (card.player === from) {
    moveCard(state, laws, no, { player: card.under ?? card.owner, zone: 'play', place: 'bottom' });
    card.fresh = true;
  }
  if (card.under === card.player) unset(card, 'under');
}
