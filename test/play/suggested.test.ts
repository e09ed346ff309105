import { describe, expect, test } from 'vitest';
import { faultOf } from '../../src-main/engine/decisions/fault.js';
import { has } from '../../src-main/engine/state.js';
import type { PlayedCard } from '../../src-main/games/kotc/rules/components/played-card.js';
import type { KotcState } from '../../src-main/games/kotc/rules/state/state.js';
import { botReply } from '../../src-main/play/bots/bot-reply.js';
import type { LiveGame } from '../../src-main/play/table/live-game.js';
import type { RunningGame } from '../../src-main/play/table/running-game.js';
import { suggestedFor, unasked } from '../../src-main/play/table/suggested.js';
import { begin, room } from './playing.js';

/** What the greedy computer player would answer. */
function greedily({ playable, game, names }: RunningGame) {
  const { decision } = game;
  if (!decision) throw new Error('The game is over.');
  const knowledge = playable.knowledge(game.context, decision, decision.player, names);
  return botReply({ rules: playable.rules.id, bot: 'greedy', decision, knowledge, seed: decision.id });
}

/** Answers as the greedy computer player would, until something is so. */
async function playUntil(live: LiveGame, isSo: () => boolean): Promise<void> {
  for (let answers = 0; answers < 300; answers += 1) {
    if (live.game.result || isSo()) return;
    const { passTo } = live.now;
    if (passTo !== null) await live.takeOver(passTo);
    await live.answer(live.game.decision?.id ?? 0, greedily(live.running));
  }
}

/** As its text has it, and not as the program reads it: something takes resources as cards. */
const tellsApart = /(destroy|bury) \d+ (of your )?resource|target up to \d+ (of your )?resource/i;

/** What tells resources apart among the cards that a player sees where they may still be used in this turn. */
function inSight({ game, beginning }: RunningGame, player: number): boolean {
  const { cards } = game.state as KotcState;
  const texts = cards
    .filter(({ known, zone }) => has(known, player) && !['deck', 'reserves', 'removed'].includes(zone ?? ''))
    .map(({ design }) => (beginning.cards[design] as PlayedCard).text);
  return texts.some((text) => tellsApart.test(text));
}

describe('what a table has ready', () => {
  test.each([
    [9, [3, 18]],
    [14, [3, 7]],
  ] as const)(
    'is an answer to every cost of the %sth Edition, and sure where no card in sight tells resources apart',
    async (edition, seeds) => {
      const here = await room(edition);
      const seen = { sure: 0, open: 0 };
      for (const seed of seeds) {
        const live = await here.play.live(await begin(here, ['person', 'person'], { seed }));
        const { stored, running } = live;
        for (let asked = running.game.decision; asked; asked = running.game.decision) {
          const suggested = suggestedFor(stored, running, asked);
          if (asked.role === 'cost' && asked.kind === 'cards') expect(suggested).not.toBeNull();
          if (suggested) expect(faultOf(asked, suggested.reply)).toBeNull();
          const isSure = unasked(stored, running) !== null;
          if (asked.purpose === 'pay' && asked.kind === 'cards') {
            const { cards } = running.game.state as KotcState;
            const designs = new Set(asked.cards.map((id) => cards.find((card) => card.id === id)?.design));
            expect(isSure).toBe(designs.size === 1 || !inSight(running, asked.player));
            seen[isSure ? 'sure' : 'open'] += 1;
          }
          running.take({ player: asked.player, decision: asked.id, reply: greedily(running) }, false);
          if (running.game.inputs.length > 400) break;
        }
      }
      expect(seen.sure).toBeGreaterThan(0);
      if (edition === 14) expect(seen.open).toBeGreaterThan(0);
    },
  );

  test('is paid without a question, which comes back when it is taken back', async () => {
    const here = await room(9);
    const live = await here.play.live(
      await begin(here, ['person', 'person'], {
        seed: 18,
        options: { undo: 'anything', undoAgreed: false, hands: 'open' },
      }),
    );
    const asked: string[] = [];
    /** The last answer was a payment, and whoever gave it was only asked what to do. */
    const paidItself = (): boolean => {
      asked.push(live.game.decision?.purpose ?? '');
      const { undo } = live.now;
      return asked.at(-2) === 'action' && 'takesBack' in undo && /resources? to exhaust/.test(undo.takesBack);
    };
    await playUntil(live, paidItself);
    const paid = live.game.inputs.length;
    await live.undo();
    expect(live.game.inputs).toHaveLength(paid - 1);
    const decision = live.game.decision;
    expect(decision?.role).toBe('cost');
    expect(live.now.suggested).toMatchObject({ decision: decision?.id, from: 'game' });
    if (decision?.kind !== 'cards') throw new Error('Cards are asked for.');
    const others = decision.cards.toReversed().slice(0, decision.least);
    await live.answer(decision.id, { cards: others });
    expect(live.game.inputs[paid - 1]).toMatchObject({ reply: { cards: others } });
  });
});
