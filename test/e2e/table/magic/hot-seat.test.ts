/** A whole game of Magic between two people at one screen: nothing of the one's cards while the other sits there. */
import { test } from 'vitest';
import { newPlace, startHost, useBrowser } from '../../harness.js';
import { PASS, type Decision, type Reply } from '../../../../src-main/engine/decision.js';
import { sensibleReply, type DiskGame } from '../disk-game.js';
import { Messages } from '../messages.js';
import { openCoveredGame, putPosition } from '../positions.js';
import { playSecretly, saysWhoWon } from '../secrets.js';
import { visitGames } from '../table-place.js';
import { magicPosition } from './positions.js';

const browser = useBrowser();

const land = (mana: string) => ({ type: 'Land', text: `{T}: Add {${mana}} to your mana pool.` });
const creature = (kind: string, cost: string, power: number, toughness: number, text?: string) => ({
  type: `Creature — ${kind}`,
  cost,
  power,
  toughness,
  ...(text !== undefined && { text }),
});

/** Every card that is hidden has a name of its own. */
const position = magicPosition('Two at one screen', {
  cards: {
    Forest: { type: 'Land' },
    Island: { type: 'Land' },
    'Moss Hollow': land('G'),
    'Rain Gutter': land('U'),
    'Mill Pond': land('U'),
    'Fern Bank': land('G'),
    'Lantern Otter': creature('Otter', '{1}{U}', 2, 1),
    'Attic Owl': creature(
      'Bird',
      '{1}{U}',
      2,
      2,
      'When Attic Owl comes into play, look at the top two cards of your library, then put them back in any order.',
    ),
    'Old Badger': creature('Badger', '{1}{G}', 3, 2),
    'Mud Newt': creature('Newt', '{G}', 2, 1),
    'Hill Giant': creature('Giant', '{3}{G}', 4, 4),
    'Pond Serpent': creature('Serpent', '{3}{U}', 4, 3),
    'Pocket Mirror': {
      type: 'Sorcery',
      cost: '{U}',
      text: 'Look at target opponent’s hand.\nDraw a card.',
    },
    'Long Division': {
      type: 'Sorcery',
      cost: '{U}',
      text: 'Draw two cards. Discard a card.',
    },
    'Sharp Pebble': {
      type: 'Instant',
      cost: '{G}',
      text: 'Sharp Pebble deals 2 damage to target creature or player.',
    },
    'Sudden Oats': { type: 'Instant', cost: '{G}', text: 'Target creature gets +3/+3 until end of turn.' },
    'Kettle Drake': creature('Drake', '{2}{U}', 2, 2, 'Flying'),
    'Barn Wolf': creature('Wolf', '{2}{G}', 3, 3),
    'Wet Paint': { type: 'Instant', cost: '{U}', text: 'Return target creature to its owner’s hand.' },
    'Hot Tar': { type: 'Sorcery', cost: '{2}{G}', text: 'Hot Tar deals 2 damage to each player.' },
  },
  players: [
    {
      name: 'Ann',
      life: 6,
      play: ['Forest', 'Island', 'Lantern Otter'],
      hand: ['Pocket Mirror', 'Moss Hollow', 'Attic Owl', 'Sharp Pebble'],
      library: ['Mill Pond', 'Barn Wolf', 'Sudden Oats', 'Pond Serpent', 'Hot Tar', 'Fern Bank'],
    },
    {
      name: 'Ben',
      life: 6,
      play: ['Forest', 'Island', 'Mud Newt'],
      hand: ['Old Badger', 'Rain Gutter', 'Long Division', 'Wet Paint'],
      library: ['Kettle Drake', 'Hill Giant', 'Forest', 'Forest', 'Island', 'Forest'],
    },
  ],
  turn: { player: 'Ann', number: 3, phase: 'main1' },
});

/** Plays whatever can be played, attacks with everything, and is sensible in all else. */
function lively(game: DiskGame, asked: Decision): Reply {
  if (asked.kind === 'act') {
    const act = asked.actions.findIndex((action) => action.do === 'play' && action.idle !== true);
    const pass = asked.actions.findIndex((action) => action.do === PASS);
    if (Math.max(act, pass) >= 0) return { act: act >= 0 ? act : pass };
  }
  if (asked.kind === 'pair' && asked.role === 'attack') return { pairs: asked.pairings.map(() => 0) };
  return sensibleReply(game, asked);
}

test('creatures fight, spells are cast and hands looked at to the end, and neither sees what is the other’s', async () => {
  const place = newPlace();
  const game = await putPosition(place.library, position, ['person', 'person']);
  const { page } = await visitGames(browser(), await startHost(place));
  const told = new Messages(page);
  await page.reload();
  await openCoveredGame(page, game);
  const seat = { page, library: place.library, game };
  await saysWhoWon(page, await playSecretly(seat, told, { reply: lively }));
});
