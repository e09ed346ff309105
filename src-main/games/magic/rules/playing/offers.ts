/** What a player with priority can do. */
import { idOf } from '../../../../engine/ask.js';
import { PASS, type Action, type PlayerNo } from '../../../../engine/decision.js';
import type { CardNo } from '../../../../engine/state.js';
import type { Magic } from '../context.js';
import { asksForX, type Activated } from '../mana/abilities-of.js';
import { faceOfCard } from '../objects/faces.js';
import { abilitiesInPlay } from '../objects/in-play.js';
import { textOf } from '../objects/text-source.js';
import { cardAt } from '../state/reading.js';
import type { StepId } from '../state/steps.js';
import { canPay } from './costs.js';
import { spellCosts } from './playing-text.js';
import { whyNotAsSorcery } from './limits.js';
import { whyNotActivate, whyNotPlayAs } from './why-not.js';

const pass: Action = { do: PASS };

/**
 * Everything that a player can do, and passing; null where nobody need stop them: mana abilities alone are of no use.
 * @param isStopped they want to be asked in any case
 */
export function offersTo(game: Magic, player: PlayerNo, isStopped: boolean): readonly Action[] | null {
  if (kept.game !== game) {
    kept.game = game;
    kept.byPlayer = [];
  }
  const { revision, traits, state } = game;
  const all = kept.byPlayer;
  let known = all[player];
  if (known?.revision !== revision || known.isStopped !== isStopped) {
    known = { revision, isStopped, step: state.step, all: undefined, instants: undefined };
    all[player] = known;
  }
  // What is playable hangs on the step alone where something is limited to one.
  if (traits.limitsPlays && known.step !== state.step) {
    known.step = state.step;
    known.all = undefined;
    known.instants = undefined;
  }
  if (whyNotAsSorcery(game, player) !== null) {
    if (known.instants === undefined) known.instants = findOffers(game, player, isStopped, true);
    return known.instants;
  }
  if (known.all === undefined) known.all = findOffers(game, player, isStopped, false);
  return known.all;
}

/** What a player could do at a state. */
interface Found {
  readonly revision: number;
  readonly isStopped: boolean;
  step: StepId;
  /** Where sorceries can be played, and where not; undefined: nobody has looked. */
  all: readonly Action[] | null | undefined;
  instants: readonly Action[] | null | undefined;
}
/** Of the game that was asked about last: good until its state changes. */
const kept: { game: Magic | null; byPlayer: (Found | undefined)[] } = { game: null, byPlayer: [] };

function findOffers(
  game: Magic,
  player: PlayerNo,
  isStopped: boolean,
  onlyInstants: boolean,
): readonly Action[] | null {
  const offers: Action[] = [];
  const isOfUse = playsOf(game, player, offers, onlyInstants);
  if (!isStopped && !isOfUse) return null;
  manaOf(game, player, offers);
  offers.push(pass);
  return offers;
}

/** Lists what can be played. @returns whether any of it is of use */
function playsOf(game: Magic, player: PlayerNo, offers: Action[], onlyInstants: boolean): boolean {
  const { players } = game.state;
  const { hand, graveyard } = players[player]!.zones;
  const { playedByOthers, playedInHand, playedInGraveyard } = game.traits;
  let isOfUse = false;
  for (const no of hand) {
    const face = faceOfCard(game, cardAt(game, no));
    // Lands have the time of sorceries.
    if (onlyInstants && !face.isInstant) continue;
    if (whyNotPlayAs(game, player, no, face) === null) {
      const forNothing = face.law.hasX && isSpellForNothing(game, player, no);
      if (!forNothing) isOfUse = true;
      const card = idOf(game.state, no);
      offers.push(forNothing ? { do: 'play', card, idle: true } : { do: 'play', card });
    }
  }
  if (abilitiesOf(game, player, abilitiesInPlay(game, player).active, offers)) isOfUse = true;
  if (playedInHand && abilitiesOf(game, player, hand, offers)) isOfUse = true;
  if (playedInGraveyard && abilitiesOf(game, player, graveyard, offers)) isOfUse = true;
  if (!playedByOthers) return isOfUse;
  for (const other of players.keys()) {
    if (other === player) continue;
    if (abilitiesOf(game, player, abilitiesInPlay(game, other).active, offers)) isOfUse = true;
  }
  return isOfUse;
}

function abilitiesOf(game: Magic, player: PlayerNo, objects: readonly CardNo[], offers: Action[]): boolean {
  let isOfUse = false;
  for (const no of objects) {
    const { onStack } = game.rules.characteristicsOf(game, no).sorted;
    for (const ability of onStack) {
      if (whyNotActivate(game, player, no, ability) !== null) continue;
      const forNothing = isAbilityForNothing(game, player, no, ability);
      if (!forNothing) isOfUse = true;
      const card = idOf(game.state, no);
      offers.push(
        forNothing ? { do: 'activate', card, ability, idle: true } : { do: 'activate', card, ability },
      );
    }
  }
  return isOfUse;
}

/** Whether only an X of 0 can be paid: it may be played, but nobody is stopped because of it. */
function isSpellForNothing(game: Magic, player: PlayerNo, no: CardNo): boolean {
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
    const { mana } = game.rules.characteristicsOf(game, no).sorted;
    for (const ability of mana) {
      if (whyNotActivate(game, player, no, ability) !== null) continue;
      offers.push({ do: 'mana', card: idOf(game.state, no), ability, idle: true });
    }
  }
}
