import { capitalized } from '../../../engine/text.js';
import type { PlayerNo } from '../../../engine/decision.js';
import type { SeenCard } from '../../../engine/table/seen-card.js';
import type { SeenSeat, SeenZone, ZoneShape } from '../../../engine/table/seen-zone.js';
import { mayReroll } from '../rules/texts/lasting-texts.js';
import { zoneLaws, type Zone } from '../rules/state/state.js';
import type { RerollsView } from '../rules/views/view-actions.js';
import type { PlayerView } from '../rules/views/view.js';
import type { Seeing } from './seeing.js';
import { seenCard, seenPlace, unseenMinion } from './seen-card.js';

const shapes: Readonly<Record<Zone, ZoneShape>> = {
  battlefield: 'row',
  traps: 'row',
  granary: 'row',
  deck: 'pile',
  grave: 'pile',
  reserves: 'pile',
  removed: 'pile',
  hand: 'hand',
};

/** A player with all zones that the edition has. What has left the game is shown where there is any. */
export function seatView(player: PlayerView, seat: PlayerNo, seeing: Seeing): SeenSeat {
  const { terms, view, game } = seeing;
  const laid = game.edition.field.flat().flatMap(({ zone }) => zone ?? []);
  const zones: Zone[] = [...laid, 'hand'];
  if (player.removed > 0) zones.push('removed');
  return {
    seat,
    name: seeing.who(seat),
    life: player.hp,
    lifeName: terms.life,
    isOut: player.isOut,
    zones: zones.map((zone) => zoneView(zone, player, seat, seeing)),
    notes: view.rerolls.flatMap((one) =>
      one.player === seat && one.dice > 0 ? rerollNote(one, seeing) : [],
    ),
  };
}

function zoneView(zone: Zone, player: PlayerView, seat: PlayerNo, seeing: Seeing): SeenZone {
  return {
    zone,
    name: capitalized(seeing.terms.zones[zone]),
    shape: shapes[zone],
    ...contentOf(zone, player, seeing),
    open: mayLookInto(zone, seat, seeing),
  };
}

function contentOf(zone: Zone, player: PlayerView, seeing: Seeing): Pick<SeenZone, 'count' | 'cards'> {
  switch (zone) {
    case 'battlefield': {
      const cards = player.battlefield.map((card) => seenCard(card, seeing));
      // From the first place on, so that each of the places before is taken already.
      for (const minion of player.unseenMinions ?? [])
        cards.splice(minion.place, 0, unseenMinion(minion, seeing));
      return { count: cards.length, cards };
    }
    case 'traps':
    case 'granary': {
      const cards = player[zone].map((place) => seenPlace(place, seeing));
      return { count: cards.length, cards };
    }
    case 'deck': {
      const { count, cards } = player.deck;
      const known = cards.map(({ above, card }): SeenCard => ({ ...seenCard(card, seeing), above }));
      return { count, cards: known };
    }
    case 'removed':
      return { count: player.removed, cards: [] };
    default: {
      const { count, cards } = player[zone];
      return { count, cards: cards.map((card) => seenCard(card, seeing)) };
    }
  }
}

function mayLookInto(zone: Zone, seat: PlayerNo, { game, viewer }: Seeing): boolean {
  if (zone === 'removed') return false;
  const { knowledge } = zoneLaws[zone];
  return (
    game.everythingRevealed === true || knowledge === 'public' || (knowledge === 'private' && seat === viewer)
  );
}

const spans = { chain: 'chain', 'later chains': 'turn after this chain', turn: 'turn' } as const;

const rerollNote = (one: RerollsView, seeing: Seeing): string =>
  mayReroll({ ...one, span: spans[one.span] }, seeing);
