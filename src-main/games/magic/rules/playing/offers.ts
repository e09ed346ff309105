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
import { whyNotAsSorcery } from './limits.js';
import { whyNotActivate, whyNotPlay } from './why-not.js';

const pass: Action = { do: PASS };

/**
 * Everything that a player can do, and passing; null where nobody need stop them: mana abilities alone are of no use.
 * @param isStopped they want to be asked in any case
 */
export function offersTo(game: Magic, player: PlayerNo, isStopped: boolean): Action[] | null {
  if (!isStopped && isIdle(game, player)) return null;
  const offers: Action[] = [];
  playsOf(game, player, offers);
  if (!isStopped && !offers.some(({ idle }) => !idle)) {
    noteIdle(game, player);
    return null;
  }
  manaOf(game, player, offers);
  offers.push(pass);
  return offers;
}

/** At which states and moments it was found that players had nothing of use to do. */
interface Idle {
  readonly revisions: number[];
  readonly moments: string[];
}
const idle = new WeakMap<Magic, Idle>();

/** What is playable hangs on the step alone where something is limited to one. */
function timingOf(game: Magic, player: PlayerNo): string {
  const timing = whyNotAsSorcery(game, player) ? 'instants' : 'all';
  return game.traits.limitsPlays ? game.state.step + timing : timing;
}

function isIdle(game: Magic, player: PlayerNo): boolean {
  const known = idle.get(game);
  return known?.revisions[player] === game.revision && known.moments[player] === timingOf(game, player);
}

function noteIdle(game: Magic, player: PlayerNo): void {
  let known = idle.get(game);
  if (!known) {
    known = { revisions: [], moments: [] };
    idle.set(game, known);
  }
  known.revisions[player] = game.revision;
  known.moments[player] = timingOf(game, player);
}

/** Lists what can be played. */
function playsOf(game: Magic, player: PlayerNo, offers: Action[]): void {
  const { players } = game.state;
  const { hand, graveyard } = players[player]!.zones;
  const { playedByOthers, playedInHand, playedInGraveyard } = game.traits;
  const onlyInstants = whyNotAsSorcery(game, player) !== null;
  for (const no of hand) {
    // Lands have the time of sorceries.
    if (onlyInstants && !faceOfCard(game, cardAt(game, no)).isInstant) continue;
    if (whyNotPlay(game, player, no) === null) {
      const forNothing = isSpellForNothing(game, player, no);
      offers.push({ do: 'play', card: idOf(game.state, no), ...(forNothing && { idle: true }) });
    }
  }
  abilitiesOf(game, player, abilitiesInPlay(game, player).active, offers);
  if (playedInHand) abilitiesOf(game, player, hand, offers);
  if (playedInGraveyard) abilitiesOf(game, player, graveyard, offers);
  if (!playedByOthers) return;
  for (const other of players.keys()) {
    if (other !== player) abilitiesOf(game, player, abilitiesInPlay(game, other).active, offers);
  }
}

function abilitiesOf(game: Magic, player: PlayerNo, objects: readonly CardNo[], offers: Action[]): void {
  for (const no of objects) {
    const { onStack } = activatedPlaces(game.rules.characteristicsOf(game, no).abilities);
    for (const ability of onStack) {
      if (whyNotActivate(game, player, no, ability) !== null) continue;
      const forNothing = isAbilityForNothing(game, player, no, ability);
      offers.push({ do: 'activate', card: idOf(game.state, no), ability, ...(forNothing && { idle: true }) });
    }
  }
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
