import { expect, test } from 'vitest';
import type { z } from 'zod';
import { blankCard } from '../../src-main/games/kotc/cards/card.js';
import { RunningGame } from '../../src-main/play/table/running-game.js';
import { sandboxTable } from '../../src-main/play/scenarios/scenario-table.js';
import { cardsIn } from '../../src-main/play/table/screen.js';
import { possibleTargets, type Targets } from '../../src-main/play/table/target-probe.js';
import { randomReply } from '../../src-main/engine/bots/random.js';
import { chanceFrom } from '../../src-main/engine/chance/chance.js';
import { hashOf } from '../../src-main/engine/integrity.js';
import { isFailure } from '../../src-main/engine/record.js';
import { kotcPlayables } from '../../src-main/games/kotc/rules/playable.js';
import { scenario } from '../../src-main/games/kotc/scenario/format.js';
import { begin, playOn, Reader, room } from './playing.js';

test.each([
  { edition: 6, seed: 6 },
  { edition: 11, seed: 4 },
  { edition: 14, seed: 5 },
] as const)(
  'targets are told beforehand, and are those that are asked for then (edition $edition)',
  async ({ edition, seed }) => {
    const here = await room(edition);
    const live = await here.play.live(await begin(here, ['person', 'random'], { seed }));
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

type Situation = Pick<z.input<typeof scenario>, 'rules' | 'cards' | 'players' | 'turn'>;

/** What the one action of that kind could be aimed at in a position, and the view in which it is offered. */
async function aimsOf(situation: Situation, kind: string): Promise<Targets & { readonly named: string[] }> {
  const read = scenario.parse({
    format: 'cardwright-scenario',
    version: 1,
    name: 'One target',
    steps: [],
    ...situation,
  });
  const blank = blankCard('00000000-0000-4000-8000-000000000000');
  const { beginning } = await sandboxTable(read, ['person', 'person'], async () => blank);
  const running = RunningGame.begin(kotcPlayables[read.rules], beginning, []);
  if (isFailure(running)) throw new Error(running.because);
  const { playable, game, names } = running;
  const asked = game.decision;
  const act = asked?.kind === 'act' ? asked.actions.findIndex((action) => action.do === kind) : -1;
  expect(act).toBeGreaterThanOrEqual(0);
  const { seats } = playable.view(game.context, asked, asked?.player ?? 0, names);
  const seen = seats.flatMap(({ zones }) => zones.flatMap(({ cards }) => cards));
  const { cards, players } = possibleTargets(running, act);
  const named = cards.map((card) => seen.find(({ id }) => id === card)?.face?.name ?? '');
  return { cards, players, named };
}

const attackOnOne = (
  rules: Situation['rules'],
  wolf: NonNullable<Situation['cards']>[string],
): Situation => ({
  rules,
  cards: { Wolf: wolf },
  players: [{ name: 'Ann', battlefield: ['Wolf'] }, { name: 'Ben' }],
  turn: { player: 'Ann', number: 4, phase: 'battle' },
});
const creature = { type: 'creature', offense: 1, defense: 5 } as const;

test.each([
  attackOnOne('kotc-06', creature),
  attackOnOne('kotc-09', creature),
  attackOnOne('kotc-11', creature),
  attackOnOne('kotc-14', { type: 'minion', sp: 1, hp: 1 }),
])('the one enemy who can be attacked is told, though nobody is asked whom ($rules)', async (situation) => {
  expect(await aimsOf(situation, 'attack')).toEqual({ cards: [], players: [1], named: [] });
});

test('the one card that a spell can target is told, though nobody is asked which', async () => {
  const situation: Situation = {
    rules: 'kotc-14',
    cards: {
      Smite: { type: 'spell', level: 0, text: 'Target 1 in-play card; destroy it.' },
      Bear: { type: 'minion', sp: 2, hp: 3 },
    },
    players: [
      { name: 'Ann', hand: ['Smite'] },
      { name: 'Ben', battlefield: ['Bear'] },
    ],
  };
  expect(await aimsOf(situation, 'cast')).toMatchObject({ players: [], named: ['Bear'] });
});

test('a card that takes of one player\u2019s graveyard is aimed at a player', async () => {
  const situation: Situation = {
    rules: 'kotc-06',
    cards: {
      Dig: {
        type: 'spell',
        cost: 0,
        text: "Target up to 1 card in one player's graveyard randomly. Place all targets on top of owner's deck in any order.",
      },
      Bear: { type: 'creature', offense: 1, defense: 5 },
    },
    players: [
      { name: 'Ann', hand: ['Dig'], grave: ['Bear'] },
      { name: 'Ben', grave: ['Bear'] },
    ],
  };
  expect(await aimsOf(situation, 'cast')).toMatchObject({ players: [0, 1], named: [] });
});

test.each([6, 11, 14] as const)(
  'what a card would cost is told beforehand as it is suggested then (%sth Edition)',
  async (edition) => {
    const here = await room(edition);
    const live = await here.play.live(await begin(here, ['person', 'random'], { seed: 4 }));
    const chance = chanceFrom(8);
    let kept = 0;
    for (let n = 0; n < 150 && live.game.decision; n += 1) {
      const asked = live.game.decision;
      if (asked.kind === 'act' && asked.player === 0) {
        const before = hashOf([live.game.state, live.game.inputs]);
        const told = asked.actions.map((_, act) => live.payment(act));
        expect(hashOf([live.game.state, live.game.inputs])).toBe(before);
        expect(() => live.payment(asked.actions.length)).toThrow('not offered now');
        const act = told.findIndex((costs) => costs.length > 0);
        if (act >= 0) {
          await live.answer(asked.id, { act });
          const next = live.game.decision;
          if (next?.player === 0 && next.role === 'cost' && live.now.suggested) {
            const reply = live.now.suggested.reply;
            expect(told[act]?.map(({ cards }) => ({ cards }))).toContainEqual(reply);
            kept += 1;
          }
        }
      }
      await playOn(live, chance, 1);
    }
    if (edition === 6) expect(kept).toBeGreaterThan(1);
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
