/** What happens to spells and abilities on the stack: grammar parts MC-GR-106, 107, 139, 142. */
import type { CardNo } from '../../../../engine/state.js';
import type { Magic } from '../context.js';
import { emitOne, happen } from '../events/happen.js';
import { changesOn } from '../objects/characteristics.js';
import { snapshot, sourceKnown } from '../objects/known.js';
import type { TextSource } from '../state/text-source.js';
import { askNewTargets } from './aims.js';
import type { Doings, EffectOfKind } from './effect-table.js';
import { follow, pickObjects, pickPlayers, remember, stillThere } from './picking.js';
import { cardAt } from '../state/reading.js';

const onStack = (game: Magic, objects: Parameters<typeof stillThere>[1]): CardNo[] =>
  stillThere(game, objects).filter((no) => cardAt(game, no).zone === 'stack');

/** A countered spell goes to its owner's graveyard; of an ability or a copy nothing is left (MC-Q-37, MC-Q-130). */
function* counter(game: Magic, no: CardNo, to: EffectOfKind<'counter'>['to'], text: TextSource) {
  if (changesOn(game, no, 'cannotBeCountered').length > 0) return;
  const { made } = cardAt(game, no);
  const { controller: player } = text;
  const rules = [made === 'ability' ? 'MC-GR-107' : 'MC-GR-106'];
  if (made) happen(game, { type: 'leaveStack', player, cards: [no], rules, cause: 'counter' });
  else {
    const source = sourceKnown(game, text);
    yield* emitOne(game, {
      type: 'move',
      player,
      cards: [no],
      rules,
      to: to === 'libraryTop' ? 'library' : (to ?? 'graveyard'),
      place: to === 'libraryTop' ? 'top' : undefined,
      cause: 'counter',
      source,
    });
  }
}

export const stack: Doings<'counter' | 'copySpell' | 'changeTarget'> = {
  *counter(game, { what, to }, text) {
    const objects = yield* pickObjects(game, what, text);
    for (const no of onStack(game, objects)) yield* counter(game, no, to, text);
    follow(game, text, objects);
  },
  *copySpell(game, { what, newTargets }, text) {
    const { controller: player } = text;
    for (const no of onStack(game, yield* pickObjects(game, what, text))) {
      const made = happen(game, {
        type: 'copySpell',
        player,
        cards: [no],
        made: undefined,
        rules: ['MC-GR-139'],
      });
      if (made?.type !== 'copySpell' || made.made === undefined) continue;
      const copy = made.made;
      remember(text, { objects: [snapshot(game, copy)] });
      if (!newTargets || (cardAt(game, copy).targets ?? []).length === 0) continue;
      const targets = yield* askNewTargets(game, copy, player, 'MC-Q-89');
      happen(game, { type: 'changeTargets', player, cards: [copy], rules: ['MC-Q-89'], targets });
    }
  },
  *changeTarget(game, { what, by }, text) {
    const objects = yield* pickObjects(game, what, text);
    const [player = text.controller] = yield* pickPlayers(game, by, text);
    for (const no of onStack(game, objects)) {
      const targets = yield* askNewTargets(game, no, player, 'MC-GR-142');
      happen(game, { type: 'changeTargets', player, cards: [no], rules: ['MC-GR-142'], targets });
    }
  },
};
