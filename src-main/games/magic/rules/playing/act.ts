/** Playing lands, spells and abilities: MC-PLAY-08 to MC-PLAY-18, MC-TYPE-22, MC-STACK-01, MC-ZONE-24. */
import { askOptions } from '../../../../engine/ask.js';
import type { Action, PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import { listOf } from '../../../../engine/pipeline/list-of.js';
import type { Magic } from '../context.js';
import { entry } from '../events/entry.js';
import { emitOne, happen, happensAsItIs } from '../events/happen.js';
import type { Activated } from '../mana/abilities-of.js';
import { LAND } from '../objects/bits.js';
import { faceOfCard } from '../objects/faces.js';
import { textOf } from '../objects/text-source.js';
import { askFor } from '../purposes.js';
import { cardAt } from '../state/reading.js';
import { targetNo } from '../state/target-no.js';
import type { TextSource } from '../state/text-source.js';
import { announce, announcedPlainly } from './announce.js';
import { canPay, mostX, payCosts, playManaAbility } from './costs.js';
import { spellCosts, spellText } from './playing-text.js';

/** Does what a player with priority has chosen. */
export function act(game: Magic, player: PlayerNo, action: Action): Asking<unknown> | undefined {
  const { card = -1, ability = 0 } = action;
  const no = targetNo(game.state, card);
  if (no === null) return undefined;
  if (action.do === 'activate') return activate(game, player, no, ability);
  if (action.do === 'mana') return playManaAbility(game, player, no, ability);
  if ((faceOfCard(game, cardAt(game, no)).printed.types & LAND) !== 0) return playLand(game, player, no);
  return playSpell(game, player, no);
}

/** Events that happen all the time share their lists. */
const ofLands: readonly string[] = ['MC-TYPE-22'];
const ofPlaying: readonly string[] = ['MC-PLAY-16'];

/** Straight into play: no stack, no response (MC-TYPE-22, MC-TYPE-23). */
function playLand(game: Magic, player: PlayerNo, no: CardNo): Asking<unknown> | undefined {
  happen(game, { type: 'playLand', player, cards: listOf(no), rules: ofLands });
  const entering = entry(no, player, 'MC-TYPE-22', { played: true });
  return happensAsItIs(game, entering) ? undefined : emitOne(game, entering);
}

/** Announced with options, targets and X, then paid for, then on the stack. */
function* playSpell(game: Magic, player: PlayerNo, no: CardNo): Asking {
  const announcing = spellText(game, player, no);
  const ways = spellCosts(game, player, no).filter((costs) =>
    canPay(game, player, costs, announcing.text, no),
  );
  const question = askFor(player, 'cost', 'MC-GR-26', no);
  const places = [...ways.keys()];
  const [way = 0] = yield* askOptions(game, question, places, (place) => ({ number: place + 1 }), 1, 1);
  const costs = ways[way] ?? [];
  const most = mostX(game, player, costs, announcing.text, no);
  const announced = announcedPlainly(announcing, most !== null) ?? (yield* announce(game, announcing, most));
  if (!announced) return;
  const paid = yield* payCosts(game, player, costs, withX(announcing.text, announced.x), no);
  if (!paid || cardAt(game, no).zone !== 'hand') return;
  happen(game, {
    type: 'play',
    player,
    cards: listOf(no),
    targets: announced.targets,
    counts: announced.counts,
    shares: announced.shares,
    modes: announced.modes,
    x: announced.x,
    paid: paid.objects && paid,
    rules: ofPlaying,
  });
}

const withX = (text: TextSource, x: number | undefined): TextSource =>
  x === undefined || x === text.x ? text : { ...text, x };

function* activate(game: Magic, player: PlayerNo, no: CardNo, place: number): Asking {
  const { ability, ref } = game.rules.characteristicsOf(game, no).abilities[place]!;
  const { costs, effects } = ability as Activated;
  const text = textOf(game, no, player, ref.design);
  const source = game.rules.snapshot(game, no);
  const announcing = { text, effects, enchanting: null };
  const most = mostX(game, player, costs, text, null);
  const announced = announcedPlainly(announcing, most !== null) ?? (yield* announce(game, announcing, most));
  if (!announced) return;
  const paid = yield* payCosts(game, player, costs, withX(text, announced.x));
  if (!paid) return;
  happen(game, {
    type: 'activate',
    player,
    cards: listOf(no),
    does: ref,
    source,
    made: undefined,
    targets: announced.targets,
    counts: announced.counts,
    shares: announced.shares,
    modes: announced.modes,
    x: announced.x,
    paid: paid.objects && paid,
    rules: ofPlaying,
  });
}
