import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'vitest';
import { isFailure } from '../../src-main/engine/record.js';
import { readRecord } from '../../src-main/engine/record-text.js';
import { recordReader } from '../../src-main/games/rule-sets.js';
import { beginGame, replay } from '../../src-main/engine/replay.js';
import { bots } from '../games/kotc/bots.js';
import { chanceFrom } from '../../src-main/engine/chance/chance.js';
import type { PlayedCard } from '../../src-main/games/kotc/rules/components/played-card.js';
import { kotcRuleSets, offeredRules } from '../../src-main/games/kotc/rules/rule-set.js';
import type { KotcState } from '../../src-main/games/kotc/rules/state/state.js';
import type { View } from '../../src-main/games/kotc/rules/views/view.js';
import { scenarioOf } from '../../src-main/games/kotc/scenario/scenario-of.js';
import { formerDescription, formerTable } from './former-table.js';
import { expectGolden } from './golden.js';

const records = join(import.meta.dirname, 'records');

/** Every so many decisions it is looked at what each player sees and could do, … */
const LOOK_EVERY = 12;
/** … and what the greedy computer player would answer. */
const ANSWER_EVERY = 4;

/** Everything that players see of a game: who is asked what, their views and possible moves, and the log in words. */
function* seen(text: string): Generator<unknown> {
  const read = readRecord(text, recordReader);
  if (isFailure(read)) throw new Error(read.because);
  const { record, playable } = read;
  const whole = replay(playable, record);
  if (isFailure(whole)) throw new Error(whole.because);
  const game = beginGame(playable, record);
  if (isFailure(game)) throw new Error(game.because);
  const names = record.players.map(({ name }) => name);
  const viewers = [null, ...names.keys()];
  for (const [place, input] of record.inputs.entries()) {
    if (place % ANSWER_EVERY === 0 && game.decision) {
      const { context, decision } = game;
      const look = () => playable.knowledge(context, decision, decision.player, names) as View;
      yield bots.greedy(decision, look, chanceFrom(place));
    }
    if (place % LOOK_EVERY === 0 && game.decision) {
      const { context, decision } = game;
      yield viewers.map((viewer) => formerTable(playable.view(context, decision, viewer, names)));
      const view = playable.knowledge(context, decision, decision.player, names) as View;
      yield view;
      yield bots.random(decision, () => view, chanceFrom(place));
      yield playable.ifAllAgreed(context, names);
      const { cards } = game.state as unknown as { cards: readonly { id: number }[] };
      yield cards.slice(0, 6).map(({ id }) => playable.moves(context, decision, decision.player, id, names));
    }
    game.take(input);
  }
  yield viewers.map((viewer) => formerTable(playable.view(game.context, game.decision, viewer, names)));
  const { entries } = game.context.log;
  yield viewers.map((viewer) =>
    entries.map((entry, nth) =>
      formerDescription(playable.describe(entry, nth, viewer, names, game.context)),
    ),
  );
  yield playable.summary(game.state);
  const { rules } = record;
  const kotc = kotcRuleSets[rules.id as keyof typeof kotcRuleSets];
  yield scenarioOf(game.state as KotcState, record.cards as readonly PlayedCard[], names, kotc.edition);
}

describe.each(offeredRules)('recorded games of %s', (id) => {
  const files = readdirSync(join(records, id)).toSorted();
  test.each(files)('%s comes out as it did, and is shown as it was', (file) => {
    const text = readFileSync(join(records, id, file), 'utf8');
    expectGolden(`${id}-${file.replace('.json', '')}`, [...seen(text)], (one) => one);
  });
});
