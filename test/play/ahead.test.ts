import { expect, test } from 'vitest';
import { chanceFrom } from '../../src-main/engine/chance/chance.js';
import { replyOfAbsent } from '../../src-main/engine/decisions/absent.js';
import { hashOf } from '../../src-main/engine/integrity.js';
import { PASS, type Action } from '../../src-main/engine/decision.js';
import type { Game } from '../../src-main/engine/game.js';
import { isFailure } from '../../src-main/engine/record.js';
import { has } from '../../src-main/engine/state.js';
import { passIn } from '../../src-main/engine/stops/stops.js';
import { blankCard } from '../../src-main/games/kotc/cards/card.js';
import { magicPlayable } from '../../src-main/games/magic/rules/playable.js';
import { actionsAhead } from '../../src-main/play/table/ahead.js';
import { RunningGame } from '../../src-main/play/table/running-game.js';
import { cardsIn } from '../../src-main/play/table/screen.js';
import { sandboxTable } from '../../src-main/play/scenarios/scenario-table.js';
import { magicScenarios } from '../../src-main/games/magic/scenario/scenarios.js';
import { begin, playOn, room } from './playing.js';

test.each([9, 11, 14] as const)(
  'what is offered after passing is told beforehand (%sth Edition)',
  async (edition) => {
    const here = await room(edition);
    const live = await here.play.live(await begin(here, ['person', 'random'], { seed: 4 }));
    const chance = chanceFrom(8);
    let kept = 0;
    for (let n = 0; n < 120 && live.game.decision; n += 1) {
      const asked = live.game.decision;
      if (asked.player === 0) {
        const before = hashOf([live.game.state, live.game.inputs]);
        const told = live.ahead();
        expect(hashOf([live.game.state, live.game.inputs])).toBe(before);
        const shown = cardsIn(live.now.view);
        for (const { cards, passes, zone, victims } of told) {
          const isOn = ({ do: does }: Action): boolean => does === PASS || does === 'draw';
          expect(asked.kind === 'act' && asked.actions.some(isOn)).toBe(true);
          expect(cards.filter((card) => !shown.has(card))).toEqual([]);
          expect(passes).toBeGreaterThan(0);
          expect(zone !== null || victims.cards.length + victims.players.length > 0).toBe(true);
        }
        kept += told.length > 0 && offersThen(live.running, told[0]!) ? 1 : 0;
      }
      await playOn(live, chance, 1);
    }
    expect(kept).toBeGreaterThan(2);
  },
);

/** Whether the first that is told is offered once it is passed so often at most, by all. */
function offersThen(
  { playable, beginning, game, names }: RunningGame,
  told: ReturnType<typeof actionsAhead>[number],
): boolean {
  const copy = RunningGame.begin(playable, beginning, game.inputs);
  if (isFailure(copy)) throw new Error(copy.because);
  let passes = 0;
  let hasDrawn = false;
  for (let asked = copy.game.decision; asked; asked = copy.game.decision) {
    if (asked.player === 0 && passes > 0) {
      const { prompt } = playable.view(copy.game.context, asked, 0, names);
      const found = prompt?.actions.some(
        ({ verb, card, begunWith = [] }) =>
          verb === told.verb && told.cards.some((one) => one === card || begunWith.includes(one)),
      );
      if (found) return true;
      if (passes === told.passes) {
        // What was drawn can ask for something else first.
        expect(hasDrawn).toBe(true);
        return false;
      }
    }
    const draws = asked.kind === 'act' ? asked.actions.findIndex((action) => action.do === 'draw') : -1;
    const on = passIn(asked) ?? (draws < 0 ? null : { act: draws });
    if (asked.player === 0) {
      hasDrawn ||= draws >= 0;
      expect(on).not.toBeNull();
      passes += 1;
    }
    const reply = on ?? replyOfAbsent(asked);
    expect(copy.take({ player: asked.player, decision: asked.id, reply }, false)).toBeNull();
  }
  return false;
}

/** The same game to who knows what a player knows: all that they do not know is other cards. */
function otherwiseDealt(
  running: RunningGame,
  player: number,
): Pick<RunningGame, 'playable' | 'game' | 'names'> {
  const { rules, context, boundary, inputs, decision, state } = running.game;
  if (!boundary) throw new Error('The game cannot be begun again.');
  const hidden = state.cards.flatMap(({ known }, no) => (has(known, player) ? [] : [no]));
  const cards = boundary.state.cards.map((card, no) => {
    const other = hidden.at(hidden.indexOf(no) - 1);
    return hidden.includes(no) && other !== undefined
      ? { ...card, design: state.cards[other]?.design ?? card.design }
      : card;
  });
  const game = {
    rules,
    context,
    inputs,
    decision,
    state,
    boundary: { ...boundary, state: { ...boundary.state, cards } },
  };
  // A game has more to it, of which nothing is asked here.
  return { playable: running.playable, names: running.names, game: game as unknown as Game };
}

test.each([9, 11] as const)(
  'who drags a card past their draw learns nothing of what they will draw (%sth Edition)',
  async (edition) => {
    const here = await room(edition);
    const live = await here.play.live(await begin(here, ['person', 'random'], { seed: 4 }));
    const chance = chanceFrom(8);
    let told = 0;
    for (let n = 0; n < 120 && live.game.decision; n += 1) {
      const asked = live.game.decision;
      const draws = asked.kind === 'act' && asked.actions.some((action) => action.do === 'draw');
      if (asked.player === 0 && draws) {
        const ahead = actionsAhead(live.running);
        expect(actionsAhead(otherwiseDealt(live.running, 0))).toEqual(ahead);
        told += ahead.length;
      }
      await playOn(live, chance, 1);
    }
    expect(told).toBeGreaterThan(0);
  },
);

/** A main phase of Ann's, with a creature of hers and whatever else. */
async function mainPhase(hand: readonly string[]): Promise<RunningGame> {
  const read = magicScenarios.models.scenario.parse({
    format: 'cardwright-scenario',
    version: 1,
    name: 'A main phase',
    rules: 'magic-classic',
    steps: [],
    cards: {
      Forest: { type: 'Land' },
      Bear: { type: 'Creature — Bear', cost: '{G}', power: 2, toughness: 2 },
    },
    players: [
      { name: 'Ann', library: [9], play: ['Forest', 'Bear'], hand },
      { name: 'Ben', library: [9], play: ['Bear'] },
    ],
    turn: { player: 'Ann', phase: 'main1', number: 3 },
  });
  const { beginning } = await sandboxTable(read, ['person', 'person'], async () =>
    blankCard('00000000-0000-4000-8000-000000000000'),
  );
  const running = RunningGame.begin(magicPlayable, beginning, []);
  if (isFailure(running)) throw new Error(running.because);
  return running;
}

test('in Magic a creature can be sent from the main phase against who can be attacked', async () => {
  const running = await mainPhase(['Bear']);
  const [attack] = actionsAhead(running).filter(({ verb }) => verb === null);
  expect(attack).toMatchObject({ passes: 1, zone: null, victims: { cards: [], players: [1] } });
  expect(attack?.cards).toHaveLength(1);
});
