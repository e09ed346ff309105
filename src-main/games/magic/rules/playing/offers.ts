/** What a player with priority can do. */
import { idOf } from '../../../../engine/ask.js';
import { PASS, type Action, type PlayerNo } from '../../../../engine/decision.js';
import type { CardNo } from '../../../../engine/state.js';
import type { Magic } from '../context.js';
import { activatedPlaces, asksForX, type Activated } from '../mana/abilities-of.js';
import { faceOfCard } from '../objects/faces.js';
import { abilitiesInPlay } from '../objects/in-play.js';
import { textOf } from '../objects/text-source.js';
import { cardAt } from '../state/reading.js';
import { canPay } from './costs.js';
import { spellCosts, spellLaw } from './playing-text.js';
import { whyNotActivate, whyNotPlay } from './why-not.js';

const pass: Action = { do: PASS };

/** Whether something of use can be done: mana abilities alone stop nobody. */
export function isWorthAsking(game: Magic, player: PlayerNo): boolean {
  return playsOf(game, player, null);
}

/** Everything, and passing. */
export function offersTo(game: Magic, player: PlayerNo): Action[] {
  const offers: Action[] = [];
  playsOf(game, player, offers);
  manaOf(game, player, offers);
  offers.push(pass);
  return offers;
}

/** Lists what can be played, or (null) looks only whether there is anything. */
function playsOf(game: Magic, player: PlayerNo, offers: Action[] | null): boolean {
  const { players } = game.state;
  const { hand, graveyard } = players[player]!.zones;
  const { playedByOthers, playedInHand, playedInGraveyard } = game.traits;
  for (const no of hand) {
    if (whyNotPlay(game, player, no) === null) {
      const idle = isSpellForNothing(game, player, no);
      if (!offers && !idle) return true;
      offers?.push({ do: 'play', card: idOf(game.state, no), ...(idle && { idle }) });
    }
  }
  if (abilitiesOf(game, player, abilitiesInPlay(game, player).active, offers) && !offers) return true;
  if (playedInHand && abilitiesOf(game, player, hand, offers) && !offers) return true;
  if (playedInGraveyard && abilitiesOf(game, player, graveyard, offers) && !offers) return true;
  if (!playedByOthers) return false;
  for (const other of players.keys()) {
    if (other === player) continue;
    if (abilitiesOf(game, player, abilitiesInPlay(game, other).active, offers) && !offers) return true;
  }
  return false;
}

function abilitiesOf(
  game: Magic,
  player: PlayerNo,
  objects: readonly CardNo[],
  offers: Action[] | null,
): boolean {
  for (const no of objects) {
    const { onStack } = activatedPlaces(game.rules.characteristicsOf(game, no).abilities);
    for (const ability of onStack) {
      if (whyNotActivate(game, player, no, ability) !== null) continue;
      const idle = isAbilityForNothing(game, player, no, ability);
      if (!offers && !idle) return true;
      offers?.push({ do: 'activate', card: idOf(game.state, no), ability, ...(idle && { idle }) });
    }
  }
  return false;
}

/** Whether only an X of 0 can be paid: it may be played, but nobody is stopped because of it. */
function isSpellForNothing(game: Magic, player: PlayerNo, no: CardNo): boolean {
  const card = cardAt(game, no);
  const { design } = faceOfCard(game, card);
  if (!spellLaw(design).hasX) return false;
  const text = { ...textOf(game, no, player), x: 1 };
  return spellCosts(game, player, no).every((costs) => !canPay(game, player, costs, text, no));
}

function isAbilityForNothing(game: Magic, player: PlayerNo, no: CardNo, place: number): boolean {
  const { ability, ref } = game.rules.characteristicsOf(game, no).abilities[place]!;
  const { costs } = ability as Activated;
  if (!asksForX(costs)) return false;
  return !canPay(game, player, costs, { ...textOf(game, no, player, ref.design), x: 1 });
}

/** Mana by hand, as long as anything is left to be tapped (MC-Q-29). */
function manaOf(game: Magic, player: PlayerNo, offers: Action[]): void {
  for (const no of abilitiesInPlay(game, player).mana) {
    const { mana } = activatedPlaces(game.rules.characteristicsOf(game, no).abilities);
    for (const ability of mana) {
      if (whyNotActivate(game, player, no, ability) !== null) continue;
      offers.push({ do: 'mana', card: idOf(game.state, no), ability, idle: true });
    }
  }
}
