import { describe, expect } from 'vitest';
import { perform } from '../../../../src-main/games/kotc/rules/events/pipeline.js';
import { sendHome } from '../../../../src-main/games/kotc/rules/shared/moves.js';
import { viewOf } from '../../../../src-main/games/kotc/rules/views/view.js';
import { test } from '../in-editions.js';
import { counters, minion, play, spell } from '../scene.js';
import { declineUntil, gameOf } from './game-of.js';

/** "Battles" of the 14th Edition's rulebook: fighters who leave a battle, or change sides, between its steps. */
const whenAttacked = (effect: string): ReturnType<typeof spell> =>
  spell(`When enemy attacks, after Attack Formation: Target 1 in-play card; ${effect} it.`, 0);
const charm = 'hypnotize it until the end of this turn.';

const cards = {
  bear: minion(2, 3),
  imp: minion(1, 1),
  prize: minion(1, 5),
  giant: minion(3, 9),
  recall: whenAttacked('bounce'),
  charm: spell(`When enemy attacks, after Attack Formation: Target 1 in-play card; ${charm}`, 0),
  lure: spell(
    `When your in-play card(s) (excluding this card) is damaged: Target 1 in-play card; ${charm}`,
    0,
  ),
};
const battle = { phase: 'battle' } as const;

describe('a fighter that is gone', () => {
  test('[K14-Q-18] an attacker that left play rolls no dice and takes no damage', () => {
    play({
      cards,
      players: [
        { name: 'A', battlefield: ['giant', 'bear'] },
        { name: 'B', battlefield: ['imp', 'prize'], hand: ['recall'], askAlways: true },
      ],
      turn: battle,
      dice: [1, 1, 2, 6, 6],
      steps: [
        { by: 'A', attack: ['giant', 'bear'], victim: 'B' },
        { by: 'B', cast: 'recall' },
        { by: 'B', pass: true },
        { by: 'B', choose: ['giant'] },
        { by: 'B', pass: true },
        { by: 'B', defend: ['imp'] },
        { by: 'B', pass: true },
        {
          expect: {
            cards: { giant: { zone: 'hand' }, bear: { hp: 1 }, imp: { zone: 'grave' } },
            players: { B: { hp: 34 } },
          },
        },
      ],
    });
  });

  test('[K17-Q-176] one that a third player burns between the steps is withdrawn, and gives and takes no dice', () => {
    play({
      cards: {
        ...cards,
        burn: spell('When enemy attacks, after Attack Formation: 1-dice-burn the battlefield.', 0),
      },
      players: [
        { name: 'A', battlefield: ['giant', 'bear'] },
        { name: 'B', battlefield: ['imp', 'prize'] },
        { name: 'C', hand: ['burn'], askAlways: true },
      ],
      turn: battle,
      dice: [4, 2, 1, 1],
      steps: [
        { by: 'A', attack: ['giant', 'bear'], victim: 'B' },
        { by: 'C', cast: 'burn' },
        { by: 'C', pass: true },
        { by: 'C', choose: ['bear'] },
        { expect: { battle: { team: ['giant'], victim: 'B' }, cards: { bear: { zone: 'grave' } } } },
      ],
    });
  });

  test.since(13)('[K14-Q-18] without any attacker left the battle goes on, with 0 dice', () => {
    play({
      cards,
      players: [
        { name: 'A', battlefield: ['giant'] },
        { name: 'B', battlefield: ['imp'], hand: ['recall'], askAlways: true },
      ],
      turn: battle,
      dice: [5, 6, 6, 6],
      steps: [
        { by: 'A', attack: ['giant'], victim: 'B' },
        { by: 'B', cast: 'recall' },
        { by: 'B', pass: true },
        { by: 'B', choose: ['giant'] },
        { by: 'B', pass: true },
        { expect: { asks: { by: 'B', purpose: 'defend' } } },
        { by: 'B', defend: ['imp'] },
        { by: 'B', pass: true },
        {
          expect: {
            battle: null,
            players: { A: { hp: 35 }, B: { hp: 35 } },
            cards: { imp: { exhausted: true, hp: 1 } },
            log: [{ type: 'roll', player: 'B' }],
            logNot: [{ type: 'roll', player: 'A' }],
          },
        },
      ],
    });
  });

  test('[K14-Q-18] an attacker that the defender has hypnotized fights for nobody', () => {
    play({
      cards,
      players: [
        { name: 'A', battlefield: ['giant', 'imp'] },
        { name: 'B', hand: ['charm'], askAlways: true },
      ],
      turn: battle,
      dice: [4, 6, 6],
      steps: [
        { by: 'A', attack: ['giant', 'imp'], victim: 'B' },
        { by: 'B', cast: 'charm' },
        { by: 'B', pass: true },
        { by: 'B', choose: ['giant'] },
        { by: 'B', pass: true },
        { by: 'B', pass: true },
        { expect: { battle: null, cards: { giant: { player: 'B', hp: 9 } }, players: { B: { hp: 31 } } } },
      ],
    });
  });

  test('[K14-Q-18] a defender destroyed after the Defense Formation neither rolls nor stops a die', () => {
    play({
      cards,
      players: [
        { name: 'A', battlefield: ['bear'] },
        {
          name: 'B',
          battlefield: [{ card: 'imp', counters: counters('damage', 'A') }, 'prize'],
          askAlways: true,
        },
      ],
      turn: battle,
      dice: [1, 2, 2, 6, 6],
      steps: [
        { by: 'A', attack: ['bear'], victim: 'B' },
        { by: 'A', pass: true },
        { by: 'B', pass: true },
        { by: 'B', defend: ['imp'] },
        { by: 'A', counter: 'damage', on: 'imp' },
        { resolve: true },
        { expect: { cards: { imp: { zone: 'grave' } }, battle: { defender: 'B' } } },
        { by: 'B', pass: true },
        { expect: { battle: null, players: { B: { hp: 31 } }, cards: { bear: { hp: 3 } } } },
      ],
    });
  });

  test.since(13)('[K14-Q-18] a defender hypnotized by the attacker neither rolls nor is hit', () => {
    play({
      cards,
      players: [
        { name: 'A', battlefield: [{ card: 'giant', counters: counters('damage', 'A') }], hand: ['lure'] },
        { name: 'B', battlefield: ['bear', 'imp'], askAlways: true },
      ],
      turn: battle,
      dice: [1, 2, 2, 2, 3],
      steps: [
        { by: 'A', attack: ['giant'], victim: 'B' },
        { by: 'A', pass: true },
        { by: 'B', pass: true },
        { by: 'B', defend: ['bear', 'imp'] },
        { by: 'A', counter: 'damage', on: 'giant' },
        { by: 'B', pass: true },
        { by: 'A', cast: 'lure' },
        { by: 'B', pass: true },
        { by: 'A', choose: ['bear'] },
        { by: 'B', pass: true },
        {
          expect: {
            battle: null,
            cards: { bear: { player: 'A', hp: 3 }, imp: { zone: 'grave' }, giant: { hp: 5 } },
            players: { A: { hp: 35 }, B: { hp: 30 } },
          },
        },
      ],
    });
  });

  test.since(13)('[K14-Q-18] who left play and came back is not in the team again', () => {
    const again =
      'SCOUT: When this card attacks, after Attack Formation (ghost-play): Target 1 in-play card; sheathe it. Excavate 1 card and target 1 excavated card; reveal and deploy it.';
    play({
      cards: { ...cards, scout: minion(1, 5, again, 0), cub: minion(2, 3, '', 0) },
      players: [
        { name: 'A', battlefield: ['scout', 'cub'] },
        { name: 'B', askAlways: true },
      ],
      turn: battle,
      dice: [1, 6, 6],
      steps: [
        { by: 'A', attack: ['scout', 'cub'], victim: 'B' },
        { by: 'A', activate: 'scout' },
        { by: 'B', pass: true },
        { by: 'A', choose: ['cub'] },
        { expect: { cards: { cub: { zone: 'deck' } }, asks: { by: 'A', purpose: 'deploy' } } },
        { by: 'A', choose: ['cub'] },
        { expect: { cards: { cub: { zone: 'battlefield' } }, battle: { team: ['scout'] } } },
        { by: 'B', pass: true },
        { by: 'B', pass: true },
        { expect: { battle: null, players: { B: { hp: 34 } } } },
      ],
    });
  });
});

test('[K14-Q-18] a fighter that left play, or changed sides, is not in its team as anybody sees it', () => {
  const game = gameOf({
    cards,
    players: [
      { name: 'A', battlefield: ['giant', 'bear', 'imp'] },
      { name: 'B', battlefield: ['prize'] },
    ],
    turn: battle,
  });
  const teamSeen = (): string[] =>
    viewOf(game.context, game.decision, 1, ['A', 'B']).battles.flatMap(({ team }) =>
      team.map(({ name }) => name),
    );
  declineUntil(
    game,
    () => game.decision?.kind === 'act' && game.decision.actions.some((one) => one.do === 'attack'),
  );
  game.answer({ act: 0 });
  const { battlefield } = game.state.players[0]?.zones ?? { battlefield: [] };
  const ids = [...battlefield].map((no) => game.state.cards[no]?.id ?? 0);
  game.answer({ cards: ids });
  game.answer({ options: [0] });
  expect(teamSeen()).toEqual(['giant', 'bear', 'imp']);
  const [giant = 0, bear = 0] = battlefield;
  expect(sendHome(game.context, giant, 'destroy', { by: 1 }).next().done).toBe(true);
  perform(game.context, { type: 'hypnotize', card: bear, to: 1, back: null, rules: [] });
  expect(teamSeen()).toEqual(['imp']);
});
