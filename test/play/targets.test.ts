import { expect, test } from 'vitest';
import { cardsIn } from '../../src-main/play/screen.js';
import { randomReply } from '../../src-main/rules/bots/random.js';
import { chanceFrom } from '../../src-main/rules/kernel/chance.js';
import { hashOf } from '../../src-main/rules/kernel/integrity.js';
import { begin, playOn, Reader, room } from './playing.js';

test.each([6, 11, 14] as const)(
  'targets are told beforehand, and are those that are asked for then (%sth Edition)',
  async (edition) => {
    const here = await room(edition);
    const live = await here.play.live(await begin(here, ['person', 'random'], { seed: 4 }));
    const chance = chanceFrom(8);
    let told = 0;
    let kept = 0;
    for (let n = 0; n < 150 && live.game.decision; n += 1) {
      const asked = live.game.decision;
      if (asked.kind === 'act' && asked.player === 0) {
        const before = hashOf([live.game.state, live.game.inputs]);
        const shown = cardsIn(live.now.view);
        for (const [act, action] of asked.actions.entries()) {
          const { cards, players } = live.targets(act);
          expect(cards.filter((card) => !shown.has(card))).toEqual([]);
          if (cards.length + players.length === 0) continue;
          told += 1;
          expect(action.do).not.toBe('pass');
        }
        expect(hashOf([live.game.state, live.game.inputs])).toBe(before);
        expect(() => live.targets(asked.actions.length)).toThrow('not offered now');
        const attack = asked.actions.findIndex((action) => action.do === 'attack');
        const aimed = live.targets(attack >= 0 ? attack : 0);
        if (attack >= 0 && aimed.cards.length + aimed.players.length > 0) {
          await live.answer(asked.id, { act: attack });
          let next = live.game.decision;
          while (next?.player === 0 && next.purpose !== 'victim') {
            await live.answer(next.id, randomReply(next, chance));
            next = live.game.decision;
          }
          if (next?.purpose === 'victim' && 'options' in next) {
            const players = next.options.flatMap(({ player, card }) =>
              card === undefined ? (player ?? []) : [],
            );
            expect(aimed.players).toEqual(players);
            kept += 1;
          }
        }
      }
      await playOn(live, chance, 1);
    }
    expect(told).toBeGreaterThan(0);
    if (edition !== 11) expect(kept).toBeGreaterThan(3);
  },
);

test('a suggestion is an answer that the game takes', async () => {
  const here = await room();
  const live = await here.play.live(await begin(here, ['person', 'random']));
  const reader = new Reader(live);
  for (let n = 0; n < 60 && !live.now.view.result; n += 1) {
    const { at } = live.now;
    await reader.until((one) => one.at >= at && (!one.thinking || one.view.result !== null));
    const asked = live.game.decision;
    if (!asked) break;
    await live.answer(asked.id, await live.suggest());
  }
  expect(live.now.at).toBeGreaterThan(20);
  if (live.now.view.result) await expect(live.suggest()).rejects.toThrow('The game is over.');
});
