import { afterEach, describe, expect, test, vi } from 'vitest';
import { titleOf, type Command } from '../../../src-renderer/shared/commands/commands.svelte.js';
import { tableCommands } from '../../../src-renderer/rooms/table/table-commands.js';
import {
  TableSession,
  type TableSettings,
} from '../../../src-renderer/rooms/table/game/table-session.svelte.js';
import { TableInput } from '../../../src-renderer/rooms/table/table-input.js';
import { TableHistory } from '../../../src-renderer/rooms/table/game/table-history.js';
import { action, card, fakeTable, prompt, settle, update, view } from './table-fixtures.js';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const nothing = (): void => undefined;

function sit(confirmPhaseEnds = false, more: Partial<TableSettings> = {}) {
  const body = fakeTable();
  const desk = new TableSession(body.client, 'g', {
    pace: () => ({ speed: 'none', hold: 0 }),
    ...more,
    confirmPhaseEnds: () => confirmPhaseEnds,
  });
  stops.push(desk.store.start());
  const hands = new TableInput(desk, () => ({ x: 0, y: 0 }));
  const commands = tableCommands(desk, {
    showLog: nothing,
    proposeEnd: () => undefined,
    concede: nothing,
    exportRecord: nothing,
    toSandbox: nothing,
    toReplay: nothing,
    toNext: nothing,
    leave: nothing,
  });
  const command = (id: string): Command => {
    const found = commands.find((one) => one.id === id);
    if (!found) throw new Error(`There is no command ${id}.`);
    return found;
  };
  const replies = () => body.calls.flatMap(({ name, input }) => (name === 'answer' ? [input] : []));
  return { ...body, desk, hands, command, replies };
}

const wolf = card(4, 'Grey Wolf');
const actions = [
  action('Summon', { card: 4, text: ['Summon Grey Wolf.'], drop: { seat: 0, zone: 'battlefield' } }),
  action('Cast', { card: 6, drop: 'target', untold: { seat: 0, zone: 'battlefield' } }),
  action('Sow', { card: 4, idle: true, drop: { seat: 0, zone: 'granary' } }),
  action('Attack', { drop: 'target', begunWith: [9] }),
  action('Pass', { isPass: true, endsPhase: true }),
];
const acts = prompt(
  {
    kind: 'act',
    actions: [
      { do: 'summon', card: 4 },
      { do: 'cast', card: 6 },
      { do: 'sow', card: 4, idle: true },
      { do: 'attack' },
      { do: 'pass' },
    ],
  },
  { actions, cards: [wolf, card(6, 'Smite', { face: null })] },
);
const onAct = update({ view: view({ prompt: acts }) });

describe('ending a phase', () => {
  test('is asked once more where something could still be done', async () => {
    const { desk, tell, replies } = sit(true);
    await tell(onAct);
    expect(desk.goOn()).toBe(true);
    expect([desk.ending, replies()]).toEqual([4, []]);
    expect(desk.couldStill.map(({ verb }) => verb)).toEqual(['Summon', 'Cast', 'Attack']);
    desk.stay();
    desk.goOn();
    desk.goOn();
    expect(replies()).toEqual([{ game: 'g', decision: 1, reply: { act: 4 } }]);
  });

  test('goes at once where it is not wished, and where nothing else could be done', async () => {
    const quick = sit(false);
    await quick.tell(onAct);
    quick.desk.goOn();
    expect(quick.replies()).toHaveLength(1);
    const idle = sit(true);
    const only = prompt({ kind: 'act', actions: [{ do: 'pass' }] }, { actions: actions.slice(-1) });
    await idle.tell(update({ view: view({ prompt: only }) }));
    idle.desk.goOn();
    expect(idle.replies()).toHaveLength(1);
  });
});

describe('a key', () => {
  const inPhase = (id: number, phase: string) =>
    update({
      at: id,
      view: view({
        turn: { number: 1, player: 0, phase },
        prompt: prompt(
          { id, kind: 'act', actions: [{ do: 'pass' }] },
          { actions: [action('Pass', { isPass: true, endsPhase: true })] },
        ),
      }),
    });

  test('does nothing to a phase that has only just begun, and everything to one that has been seen', async () => {
    let now = 0;
    const { desk, command, tell, calls, replies } = sit(false, {
      pace: () => ({ speed: 'normal', hold: 0 }),
      now: () => now,
    });
    await tell(inPhase(1, 'action'));
    now = 1000;
    command('table-go-on').run();
    calls.find(({ name }) => name === 'answer')?.answer();
    await tell(inPhase(2, 'battle'));
    desk.store.skip();
    expect(desk.isTooSoon).toBe(true);
    command('table-go-on').run();
    command('table-choice-1').run();
    expect(replies()).toHaveLength(1);
    now = 2000;
    // The next question of the same phase is no surprise.
    await tell(inPhase(3, 'battle'));
    desk.store.skip();
    expect(desk.isTooSoon).toBe(false);
    command('table-go-on').run();
    expect(replies()).toHaveLength(2);
  });

  test('that goes on or chooses does it once, however long it is held', () => {
    const { command } = sit();
    expect([command('table-go-on').once, command('table-choice-1').once]).toEqual([true, true]);
  });
});

describe('an attack', () => {
  const foe = (id: number) => card(id, `Foe ${id}`, { owner: 1 });
  const attackers = [7, 9, 5];
  const onAttack = (id = 1, at = id) =>
    update({
      at,
      view: view({
        turn: { number: 4, player: 0, phase: 'battle' },
        prompt: prompt(
          { id, kind: 'act', actions: [{ do: 'attack' }, { do: 'pass' }] },
          {
            actions: [
              action('Attack', { drop: 'target', begunWith: attackers }),
              action('Pass', { isPass: true, endsPhase: true }),
            ],
          },
        ),
      }),
    });
  const begun = async (body: ReturnType<typeof sit>) => {
    await body.tell(onAttack());
    body.hands.press(card(9));
    await settle();
    body.calls[0]?.answer({ cards: [21], players: [1] });
    await settle();
  };
  const asksTeam = update({
    at: 2,
    view: view({
      turn: { number: 4, player: 0, phase: 'battle' },
      prompt: prompt({
        id: 2,
        kind: 'cards',
        role: 'attack',
        cards: [5, 7, 9],
        least: 1,
        most: 3,
        ordered: true,
      }),
    }),
  });
  const asksVictim = update({
    at: 3,
    view: view({
      turn: { number: 4, player: 0, phase: 'battle' },
      prompt: prompt({
        id: 3,
        kind: 'options',
        role: 'victim',
        options: [{ card: 21 }, { player: 1 }],
        least: 1,
        most: 1,
      }),
    }),
  });

  test('is built by pressing who may attack, in order, and launched by a press on whom it is meant for', async () => {
    const table = sit();
    const { hands, tell, calls, replies } = table;
    await tell(onAttack());
    expect([...hands.glowing]).toEqual([7, 9, 5]);
    await begun(table);
    for (const id of [7, 5, 7]) hands.press(card(id));
    expect([hands.picked, hands.ordered]).toEqual([[9, 5], true]);
    expect([...hands.glowing]).toEqual([7, 9, 5, 21]);
    expect([...hands.players]).toEqual([1]);
    hands.pressPlayer(1);
    for (const next of [asksTeam, asksVictim]) {
      calls.at(-1)?.answer();
      await tell(next);
    }
    calls.at(-1)?.answer();
    expect(replies()).toEqual([
      { game: 'g', decision: 1, reply: { act: 0 } },
      { game: 'g', decision: 2, reply: { cards: [9, 5] } },
      { game: 'g', decision: 3, reply: { options: [1] } },
    ]);
  });

  test('is launched too by a press that comes before it is known who can be attacked', async () => {
    const early = async (pressed: (hands: TableInput) => void) => {
      const { hands, tell, calls, replies } = sit();
      await tell(onAttack());
      hands.press(card(9));
      pressed(hands);
      expect(replies()).toEqual([]);
      calls[0]?.answer({ cards: [21], players: [1] });
      await settle();
      return replies();
    };
    const launched = [{ game: 'g', decision: 1, reply: { act: 0 } }];
    expect(await early((hands) => hands.pressPlayer(1))).toEqual(launched);
    expect(await early((hands) => hands.press(foe(21)))).toEqual(launched);
    expect(await early((hands) => hands.press(foe(22)))).toEqual([]);
  });

  test('is announced by Space, and then it is asked whom it is meant for', async () => {
    const table = sit(true);
    const { desk, hands, command, tell, calls, replies } = table;
    await begun(table);
    expect(titleOf(command('table-go-on'))).toBe('Attack with 1');
    desk.goOn();
    for (const next of [asksTeam, asksVictim]) {
      calls.at(-1)?.answer();
      await tell(next);
    }
    expect(replies()).toHaveLength(2);
    hands.press(foe(21));
    expect(replies().at(-1)).toEqual({ game: 'g', decision: 3, reply: { options: [0] } });
  });

  test('takes all at once by a key, none by the same key, and is forgotten with its question', async () => {
    const { desk, command, tell } = sit();
    await tell(onAttack());
    command('table-attack-all').run();
    expect(desk.attack.team).toEqual([7, 9, 5]);
    command('table-attack-all').run();
    expect(desk.attack.team).toEqual([]);
    desk.attack.toggle(5);
    command('table-clear').run();
    expect(desk.attack.team).toEqual([]);
    desk.attack.toggle(5);
    await tell(onAttack(2));
    expect(desk.attack.team).toEqual([]);
  });

  test('gathers who is dragged onto another attacker, and takes the others along to whom it is dragged', async () => {
    const table = sit();
    const { desk, hands, tell, replies } = table;
    await begun(table);
    expect(await hands.drops(card(7))).toEqual([{ card: 9 }, { card: 5 }, { card: 21 }, { player: 1 }]);
    hands.drop(card(7), { seat: 0, zone: 'battlefield' }, { card: 5 });
    await settle();
    expect(desk.attack.team).toEqual([9, 5, 7]);
    await tell(onAttack());
    hands.drop(card(7), { seat: 0, zone: 'battlefield' }, { card: 21 });
    await settle();
    expect(replies()).toEqual([{ game: 'g', decision: 1, reply: { act: 0 } }]);
  });

  test('of cards that are paired with whom they attack goes when whom they attack is pressed', async () => {
    const { desk, hands, tell, replies } = sit();
    const pairs = prompt({
      kind: 'pair',
      role: 'attack',
      pairings: [
        { card: 7, to: [0] },
        { card: 9, to: [0] },
      ],
      options: [{ player: 1 }],
      room: [2],
    });
    await tell(update({ view: view({ prompt: pairs }) }));
    hands.pressPlayer(1);
    expect(replies()).toEqual([]);
    desk.store.chooser.press({ card: 9 });
    hands.pressPlayer(1);
    expect(replies()).toEqual([{ game: 'g', decision: 1, reply: { pairs: [null, 0] } }]);
  });
});

describe('a card that is dragged to where it costs something', () => {
  const onto = { seat: 0, zone: 'battlefield' };
  const costs = [{ text: ['Choose 1 card to destroy.'], cards: [7] }];
  const asksCost = update({
    at: 2,
    suggested: { decision: 2, reply: { cards: [7] }, from: 'game' },
    view: view({
      prompt: prompt({
        id: 2,
        kind: 'cards',
        role: 'cost',
        cards: [7, 8],
        least: 1,
        most: 1,
        ordered: false,
      }),
    }),
  });

  /** Over the battlefield, until it is known what pays; then it is let go there, and the cost is asked for. */
  async function dragged(table: ReturnType<typeof sit>): Promise<void> {
    const { desk, hands, tell, calls } = table;
    await tell(onAct);
    const shown = hands.over(wolf, onto);
    await settle();
    expect(desk.payment.shown).toEqual([]);
    calls.find(({ name }) => name === 'payment')?.answer(costs);
    expect(await shown).toEqual([7]);
    expect(desk.payment.shown).toEqual(costs);
    hands.drop(wolf, { seat: 0, zone: 'hand' }, onto);
    await settle();
    expect(desk.payment.shown).toEqual([]);
    calls.at(-1)?.answer();
    await tell(asksCost);
  }

  test('is paid for with what was shown, in the same drag', async () => {
    const table = sit();
    await dragged(table);
    expect(table.replies()).toEqual([
      { game: 'g', decision: 1, reply: { act: 0 } },
      { game: 'g', decision: 2, reply: { cards: [7] } },
    ]);
  });

  test('is asked about where Shift is held, or where it was let go before anything was shown', async () => {
    const holding = sit(false, { asksOwn: () => true });
    await dragged(holding);
    expect(holding.replies()).toHaveLength(1);
    const quick = sit();
    await quick.tell(onAct);
    void quick.hands.over(wolf, onto);
    quick.hands.drop(wolf, { seat: 0, zone: 'hand' }, onto);
    await settle();
    for (const { answer } of quick.calls) answer();
    await quick.tell(asksCost);
    expect(quick.replies()).toHaveLength(1);
    expect(quick.desk.payment.shown).toEqual([]);
  });

  test('shows nothing once it is taken away from there', async () => {
    const { desk, hands, tell, calls } = sit();
    await tell(onAct);
    const shown = hands.over(wolf, onto);
    void hands.over(wolf, null);
    await settle();
    calls.find(({ name }) => name === 'payment')?.answer(costs);
    expect([await shown, desk.payment.shown]).toEqual([[], []]);
  });
});

describe('best fit', () => {
  const dice = (id: number) =>
    update({ at: id, view: view({ prompt: prompt({ id, kind: 'dice', dice: [6, 1] }) }) });

  test('answers die after die, until something else is asked', async () => {
    const { desk, tell, calls, replies } = sit();
    await tell(dice(1));
    desk.bestFit();
    calls[0]?.answer({ die: 1 });
    await settle();
    calls[1]?.answer();
    await tell(dice(2));
    calls[2]?.answer({ die: 0 });
    await settle();
    calls[3]?.answer();
    expect(replies()).toEqual([
      { game: 'g', decision: 1, reply: { die: 1 } },
      { game: 'g', decision: 2, reply: { die: 0 } },
    ]);
    await tell(update({ at: 3, view: view({ prompt: prompt({ id: 3, kind: 'confirm' }) }) }));
    await tell(dice(4));
    expect([desk.assigning, calls.length]).toEqual([false, 4]);
  });

  test('ends where the screen is passed on', async () => {
    const { desk, tell, calls } = sit();
    await tell(dice(1));
    desk.bestFit();
    await tell({ ...dice(2), passTo: 1 });
    calls[0]?.answer({ die: 1 });
    await settle();
    expect([desk.assigning, calls.length]).toEqual([false, 1]);
  });
});

describe('the hands at the stage', () => {
  const place = { seat: 0, zone: 'hand' };

  test('glow with what something comes of', async () => {
    const { hands, tell } = sit();
    await tell(onAct);
    expect([...hands.glowing]).toEqual([4, 6, 9]);
  });

  test('do the one action of a card, and show the menu of one with several or none', async () => {
    const { hands, desk, tell, replies } = sit();
    await tell(onAct);
    hands.press(wolf);
    expect([desk.menu?.card, replies()]).toEqual([wolf, []]);
    hands.press(card(8));
    expect(desk.menu?.card.id).toBe(8);
    hands.press(card(6));
    expect(replies()).toEqual([{ game: 'g', decision: 1, reply: { act: 1 } }]);
  });

  test('show the menu where a card was pressed, and none where nobody sits at the screen', async () => {
    const { hands, desk, tell } = sit();
    await tell(onAct);
    hands.press(wolf, place, { x: 30, y: 40 });
    expect(desk.menu?.at).toEqual({ x: 30, y: 40 });
    await tell(update({ at: 2, passTo: 1, view: view({ viewer: null }) }));
    hands.press(wolf, place, { x: 30, y: 40 });
    expect(desk.menu).toBeNull();
  });

  test('let a card go in the zone that means one of its actions', async () => {
    const { hands, tell, replies } = sit();
    await tell(onAct);
    expect(hands.drops(wolf)).toEqual([
      { seat: 0, zone: 'battlefield' },
      { seat: 0, zone: 'granary' },
    ]);
    hands.drop(wolf, place, { seat: 0, zone: 'granary' });
    expect(replies()).toEqual([{ game: 'g', decision: 1, reply: { act: 2 } }]);
  });

  test('cast on a target: the act, and its target when it is asked for', async () => {
    const { hands, tell, calls, replies } = sit();
    await tell(onAct);
    const smite = card(6, 'Smite', {
      face: { design: 6, name: 'Smite', type: 'spell', text: '', stats: [] },
    });
    const drops = hands.drops(smite);
    await settle();
    calls[0]?.answer({ cards: [8], players: [] });
    expect([calls[0]?.input, await drops]).toEqual([{ game: 'g', act: 1 }, [{ card: 8 }]]);
    hands.drop(smite, place, { card: 8 });
    await settle();
    calls[1]?.answer();
    const target = prompt({
      id: 2,
      kind: 'cards',
      role: 'target',
      cards: [7, 8],
      least: 1,
      most: 1,
      ordered: false,
    });
    await tell(update({ at: 2, view: view({ prompt: target }) }));
    await settle();
    expect(replies()).toEqual([
      { game: 'g', decision: 1, reply: { act: 1 } },
      { game: 'g', decision: 2, reply: { cards: [8] } },
    ]);
  });

  test('begin what names no card with one that may, and with no other', async () => {
    const { hands, tell, calls } = sit();
    await tell(onAct);
    const drops = hands.drops(card(9));
    calls[0]?.answer({ cards: [20], players: [1] });
    expect([calls[0]?.input, await drops]).toEqual([{ game: 'g', act: 3 }, [{ card: 20 }, { player: 1 }]]);
    expect(hands.drops(card(10))).toBeNull();
  });

  test('are let go where they can be played once it is passed, and it is passed until then', async () => {
    const { hands, tell, calls, replies } = sit();
    await tell(onAct);
    const inHand = { seat: 0, zone: 'hand' };
    const zone = { seat: 0, zone: 'battlefield' };
    expect(hands.drops(card(11), { seat: 1, zone: 'hand' })).toBeNull();
    const drops = hands.drops(card(11), inHand);
    const victims = { cards: [], players: [] };
    calls[0]?.answer([{ passes: 1, verb: 'Summon', cards: [11], zone, victims }]);
    expect([calls[0]?.name, await drops]).toEqual(['ahead', [zone]]);
    hands.drop(card(11), inHand, { seat: 0, zone: 'granary' });
    await settle();
    expect(replies()).toEqual([]);
    hands.drop(card(11), inHand, zone);
    await settle();
    expect(replies()).toEqual([{ game: 'g', decision: 1, reply: { act: 4 } }]);
  });

  test('attack, as a team, from before the attack: whom is said where there are several', async () => {
    const { desk, hands, command, tell, calls, replies } = sit();
    const passes = { actions: [action('Pass', { isPass: true })] };
    const asked = (id: number) =>
      update({
        at: id,
        view: view({ prompt: prompt({ id, kind: 'act', actions: [{ do: 'pass' }] }, passes) }),
      });
    const told = (players: readonly number[]) => [
      { passes: 1, verb: null, cards: [9, 10], zone: null, victims: { cards: [], players } },
    ];
    await tell(asked(1));
    expect(desk.canAttackWithAll).toBe(false);
    calls.at(-1)?.answer(told([1, 2]));
    await settle();
    expect([desk.attack.attackers, desk.canAttackWithAll]).toEqual([[9, 10], false]);
    hands.press(card(9));
    expect([desk.attack.team, desk.attack.victims]).toEqual([[9], [{ player: 1 }, { player: 2 }]]);
    // Nobody is sent, and nothing passed, before it is said against whom.
    desk.goOn();
    expect(replies()).toEqual([]);
    hands.pressPlayer(2);
    expect(replies()).toEqual([{ game: 'g', decision: 1, reply: { act: 0 } }]);
    const pairings = [9, 10].map((one) => ({ card: one, to: [0, 1] }));
    const attack = prompt({
      id: 2,
      kind: 'pair',
      role: 'attack',
      pairings,
      options: [{ player: 1 }, { player: 2 }],
      room: [2, 2],
    });
    calls.findLast(({ name }) => name === 'answer')?.answer();
    await tell(update({ at: 2, view: view({ prompt: attack }) }));
    expect(replies().at(-1)).toEqual({ game: 'g', decision: 2, reply: { pairs: [1, null] } });
    calls.findLast(({ name }) => name === 'answer')?.answer();

    await tell(asked(3));
    calls.at(-1)?.answer(told([1]));
    await settle();
    expect(command('table-skip-attack').enabled?.()).toBe(true);
    command('table-attack-all-now').run();
    expect(replies().at(-1)).toEqual({ game: 'g', decision: 3, reply: { act: 0 } });
  });

  test('attack nobody of whom nothing is told', async () => {
    const { hands, tell, calls, replies } = sit();
    await tell(onAct);
    const lying = { seat: 0, zone: 'battlefield' };
    const drops = hands.drops(card(9));
    calls[0]?.answer({ cards: [], players: [] });
    expect(await drops).toEqual([]);
    hands.drop(card(9), lying, { player: 1 });
    await settle();
    expect(replies()).toEqual([]);
  });

  test('let a card whose targets cannot be told go where it is cast, and nowhere else', async () => {
    const { hands, tell, calls, replies } = sit();
    await tell(onAct);
    const smite = card(6, 'Smite', { face: null });
    const drops = hands.drops(smite);
    await settle();
    calls[0]?.fail(new Error('That cannot be told.'));
    expect(await drops).toEqual([{ seat: 0, zone: 'battlefield' }]);
    hands.drop(smite, place, { seat: 0, zone: 'granary' });
    expect(replies()).toEqual([]);
    hands.drop(smite, place, { seat: 0, zone: 'battlefield' });
    expect(replies()).toEqual([{ game: 'g', decision: 1, reply: { act: 1 } }]);
  });

  test('toggle what a question for several offers', async () => {
    const { hands, tell, desk } = sit();
    const cards = { kind: 'cards', cards: [5, 6], least: 0, most: 2, ordered: true } as const;
    await tell(update({ view: view({ prompt: prompt(cards) }) }));
    hands.press(card(6));
    hands.press(card(5));
    expect([hands.picked, hands.ordered]).toEqual([[6, 5], true]);
    desk.clear();
    expect(hands.picked).toEqual([]);
  });
});

describe('the commands of the table', () => {
  test('pass, confirm and say yes under one key, by its name of the moment', async () => {
    const { command, tell } = sit();
    const goOn = command('table-go-on');
    // There is no document here that could have the focus.
    vi.stubGlobal('document', { activeElement: null });
    expect(goOn.enabled?.()).toBe(false);
    await tell(onAct);
    expect([goOn.enabled?.(), titleOf(goOn)]).toEqual([true, 'Pass']);
    await tell(update({ at: 2, view: view({ prompt: prompt({ id: 2, kind: 'confirm' }) }) }));
    expect(titleOf(goOn)).toBe('Yes');
    const cards = { kind: 'cards', cards: [5, 6], least: 2, most: 2, ordered: false } as const;
    await tell(update({ at: 3, view: view({ prompt: prompt({ id: 3, ...cards }) }) }));
    expect([goOn.enabled?.(), titleOf(goOn)]).toEqual([false, 'Confirm']);
  });

  test('count digits as the panel does: what is of use first, passing never', async () => {
    const { command, tell, replies } = sit();
    await tell(onAct);
    expect([1, 4, 5].map((digit) => command(`table-choice-${digit}`).enabled?.())).toEqual([
      true,
      true,
      false,
    ]);
    await command('table-choice-4').run();
    expect(replies()).toEqual([{ game: 'g', decision: 1, reply: { act: 2 } }]);
  });

  test('leave draw and surrender to who sits there, while it goes on', async () => {
    const { command, tell } = sit();
    const enabled = () =>
      ['table-propose-end', 'table-concede', 'table-replay'].map((id) => command(id).enabled?.());
    await tell({ ...onAct, passTo: 1 });
    expect(enabled()).toEqual([false, false, false]);
    await tell({ ...onAct, at: 2 });
    expect(enabled()).toEqual([true, true, false]);
    await tell(update({ at: 3, view: view({ asked: null, result: { winners: [0], text: '', rules: [] } }) }));
    expect(enabled()).toEqual([false, false, true]);
  });

  test('name what undo takes back, or why nothing is', async () => {
    const { desk, tell } = sit();
    const history = new TableHistory(desk.store);
    await tell(onAct);
    expect([history.canUndo, history.because]).toEqual([false, 'There is nothing to take back yet.']);
    await tell({ ...onAct, at: 2, undo: { takesBack: 'Summon Grey Wolf' } });
    expect([history.canUndo, history.undoName]).toEqual([true, 'Summon Grey Wolf']);
  });
});

describe('pairs and shares on the stage', () => {
  const block = prompt(
    {
      kind: 'pair',
      role: 'block',
      pairings: [
        { card: 5, to: [0, 1] },
        { card: 6, to: [1] },
      ],
      options: [{ card: 8 }, { player: 1 }],
      room: [1, 1],
    },
    { cards: [] },
  );

  test('a card is dragged onto its partner, or a partner onto it; an arrow shows the pair', async () => {
    const { desk, hands, tell, replies } = sit();
    await tell(update({ view: view({ prompt: block }) }));
    expect(await hands.drops(card(5, 'Moth'))).toEqual([{ card: 8 }, { player: 1 }]);
    expect(await hands.drops(card(8, 'Wolf'))).toEqual([{ card: 5 }]);
    expect(hands.drops(card(7, 'Ox'))).toBeNull();
    const nowhere = { seat: 0, zone: null };
    hands.drop(card(8, 'Wolf'), nowhere, { card: 5 });
    hands.drop(card(6, 'Fly'), nowhere, { player: 1 });
    await settle();
    expect(hands.pairs).toEqual([
      { card: 5, with: { card: 8 }, kind: 'guard' },
      { card: 6, with: { player: 1 }, kind: 'guard' },
    ]);
    // What has no room is no place to let go on.
    expect(hands.drops(card(5, 'Moth'))).toEqual([{ card: 8 }]);
    desk.goOn();
    await settle();
    expect(replies()).toEqual([{ game: 'g', decision: 1, reply: { pairs: [0, 1] } }]);
  });

  test('while one half of a pair is chosen only what it can be paired with glows', async () => {
    const { hands, tell } = sit();
    await tell(update({ view: view({ prompt: block }) }));
    expect([...hands.glowing]).toEqual([5, 6, 8]);
    hands.press(card(5, 'Moth'));
    expect([...hands.glowing]).toEqual([8]);
  });

  test('shares are given one by one, of what another has where all is given, and never below the least', async () => {
    const { hands, tell } = sit();
    const share = prompt(
      {
        kind: 'assign',
        role: 'assign',
        shares: [
          { to: { card: 5 }, least: 0, most: 4, enough: 2 },
          { to: { player: 1 }, least: 1, most: 4 },
        ],
        total: 4,
      },
      { cards: [], options: [['Moth'], ['Ben']] },
    );
    await tell(update({ view: view({ prompt: share }) }));
    const given = () => hands.shares.map(({ amount }) => amount);
    expect(hands.shares).toMatchObject([
      { place: 0, to: { card: 5 }, name: 'Moth', amount: 2, enough: 2 },
      { place: 1, to: { player: 1 }, name: 'Ben', amount: 2, enough: null },
    ]);
    hands.give(0, 3);
    expect(given()).toEqual([3, 1]);
    hands.give(0, 4);
    expect(given()).toEqual([3, 1]);
    hands.give(0, 2);
    hands.give(1, 0);
    expect(given()).toEqual([2, 1]);
  });
});

describe('attacking with all at once', () => {
  test('sends all who may attack, and asks whom', async () => {
    const { desk, tell, replies } = sit();
    await tell(onAct);
    expect(desk.canAttackWithAll).toBe(true);
    desk.attackWithAll();
    expect(replies()).toEqual([{ game: 'g', decision: 1, reply: { act: 3 } }]);
  });

  test('pairs all with the only one whom they can attack, and is not offered where there are two', async () => {
    const pairs = (options: readonly { player: number }[]) =>
      update({
        view: view({
          prompt: prompt({
            kind: 'pair',
            role: 'attack',
            pairings: [4, 5].map((one) => ({ card: one, to: options.map((_, place) => place) })),
            options,
            room: options.map(() => 2),
          }),
        }),
      });
    const { desk, tell, command, replies } = sit();
    await tell(pairs([{ player: 1 }]));
    command('table-attack-all-now').run();
    expect(replies()).toEqual([{ game: 'g', decision: 1, reply: { pairs: [0, 0] } }]);
    const two = sit();
    await two.tell(pairs([{ player: 1 }, { player: 2 }]));
    expect([two.desk.canAttackWithAll, desk.canAttackWithAll]).toEqual([false, true]);
  });
});

test('a number of at most 9 is answered by its button or its digit', async () => {
  const asks = (most: number) =>
    update({ view: view({ prompt: prompt({ kind: 'number', least: 0, most }) }) });
  const few = sit();
  await few.tell(asks(3));
  few.command('table-choice-2').run();
  expect(few.replies()).toEqual([{ game: 'g', decision: 1, reply: { number: 2 } }]);
  const many = sit();
  await many.tell(asks(12));
  expect(many.command('table-choice-2').enabled?.()).toBe(false);
});
