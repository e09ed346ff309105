/** What a blocker must be for an attacker: each of these has to be met (MC-Q-116). */
import { capitalized } from '../../../../engine/text.js';
import type { PlayerNo, Refusal } from '../../../../engine/decision.js';
import type { CardNo } from '../../../../engine/state.js';
import { landTypes, type Filter, type LandType } from '../../cards/components/filters.js';
import type { Magic } from '../context.js';
import { LAND } from '../objects/bits.js';

import { matches } from '../objects/filters.js';
import { textOf } from '../objects/text-source.js';
import { changesOf, hasKeyword, isAsThough, keywordsCalled } from './creature.js';
import { refuse } from './refusal.js';

/** Why a creature cannot block an attacker by what the attacker has; null: nothing of it stops this blocker. */
export function whyEvades(
  game: Magic,
  blocker: CardNo,
  attacker: CardNo,
  defender: PlayerNo,
): Refusal | null {
  const { keywords, changes } = game.rules.characteristicsOf(game, attacker);
  if (keywords.length === 0 && changes.length === 0) return null;
  if (hasKeyword(game, attacker, 'unblockable')) return refuse('MC-KW-56', 'It is unblockable.');
  const flies = hasKeyword(game, attacker, 'flying');
  if (flies && !hasKeyword(game, blocker, 'flying') && !isAsThough(game, blocker, 'block', 'flying')) {
    return refuse('MC-KW-12', 'Only creatures with flying can block a creature with flying.');
  }
  for (const { land } of keywordsCalled(game, attacker, 'landwalk')) {
    if (walks(game, attacker, land, defender)) {
      return refuse('MC-KW-20', 'The defending player controls a land of the type of its landwalk.');
    }
  }
  const own = textOf(game, attacker);
  for (const { from } of keywordsCalled(game, attacker, 'protection')) {
    if (matches(game, from, blocker, own)) return refuse('MC-KW-48', 'It has protection from this blocker.');
  }
  for (const { change, text } of changesOf(game, attacker, 'cannotBeBlocked')) {
    const { by, exceptBy, exceptByMany } = change;
    const isMet =
      (by === null || !matches(game, by, blocker, text)) &&
      (exceptBy === null || matches(game, exceptBy, blocker, text)) &&
      (by !== null || exceptBy !== null || exceptByMany !== null);
    if (!isMet) return refuse('MC-GR-155', 'It cannot be blocked by this creature.');
  }
  return null;
}

/** Whether the defending player controls a land of the kind: tapped or not, one is enough (MC-KW-20, MC-KW-24, MC-KW-25). */
function walks(game: Magic, attacker: CardNo, land: LandType | Filter, defender: PlayerNo): boolean {
  const lands = game.state.players[defender]?.zones.play ?? [];
  if (typeof land !== 'string') {
    const text = textOf(game, attacker);
    return lands.some((no) => matches(game, land, no, text));
  }
  const subtype = subtypeOf[land];
  return lands.some((no) => {
    const { types, subtypes } = game.rules.characteristicsOf(game, no);
    return (types & LAND) !== 0 && subtypes.includes(subtype);
  });
}

/** As the type line has them. */
const subtypeOf = Object.fromEntries(landTypes.map((type) => [type, capitalized(type)])) as Readonly<
  Record<LandType, string>
>;
