import { describe, expect, test } from 'vitest';
import { agreesToDraw } from '../../src-main/play/requests.js';
import type { SeenSeat } from '../../src-main/rules/kernel/table-view.js';
import { chanceFrom } from '../../src-main/rules/kernel/chance.js';
import { begin, playIn, playOn, room } from './playing.js';

const seat = (no: number, life: number, isOut = false): SeenSeat => ({
  seat: no,
  name: '',
  life,
  lifeName: 'HP',
  isOut,
  zones: [],
  notes: [],
});

describe('a draw', () => {
  test('is agreed to by a computer player that is not ahead', () => {
    expect(agreesToDraw({ seats: [seat(0, 20), seat(1, 20)] }, 1)).toBe(true);
    expect(agreesToDraw({ seats: [seat(0, 20), seat(1, 21)] }, 1)).toBe(false);
    expect(agreesToDraw({ seats: [seat(0, 20), seat(1, 21), seat(2, 30)] }, 1)).toBe(true);
    expect(agreesToDraw({ seats: [seat(0, 20), seat(1, 21), seat(2, 30, true)] }, 1)).toBe(false);
  });

  test('ends a game against computer players at once, or they want to play on', async () => {
    const here = await room();
    const live = await here.play.live(await begin(here, ['person', 'greedy']));
    await playOn(live, chanceFrom(1), 1);
    await live.offerDraw(0);
    expect(live.now.view.result).not.toBeNull();
    expect(live.game.inputs.slice(-2)).toEqual([
      { player: 0, agree: true },
      { player: 1, agree: true },
    ]);
    const behind = await here.play.live(await begin(here, ['person', 'greedy']));
    for (let n = 0; n < 300; n += 1) {
      const [own, enemy] = behind.now.view.seats.map(({ life }) => life) as [number, number];
      if (own < enemy) break;
      await playOn(behind, chanceFrom(n), 1);
    }
    await expect(behind.offerDraw(0)).rejects.toThrow('is ahead and wants to play on');
    expect(behind.game.inputs.some((input) => 'agree' in input)).toBe(false);
  });

  test('among people waits for all of them, also over the end of the program', async () => {
    const here = await room();
    const live = await here.play.live(await begin(here, ['person', 'person', 'person']));
    const by = live.now.passTo as number;
    await expect(live.offerDraw(by)).rejects.toThrow('Pass the screen to');
    await live.takeOver(by);
    const others = [0, 1, 2].filter((one) => one !== by) as [number, number];
    await expect(live.offerDraw(others[0])).rejects.toThrow('does not sit');
    await live.offerDraw(by);
    expect(live.now.request).toMatchObject({ kind: 'draw', by, waiting: others });
    const later = await playIn(here.library).live(live.id);
    expect(later.now.request).toEqual(live.now.request);
    await live.settle(others[0], true);
    await live.settle(others[1], true);
    expect(live.now).toMatchObject({ request: null, view: { viewer: null, prompt: null } });
    expect(live.now.view.result).not.toBeNull();
  });

  test('is off with one no', async () => {
    const here = await room();
    const live = await here.play.live(await begin(here, ['person', 'person', 'person']));
    const by = live.now.passTo as number;
    await live.takeOver(by);
    await live.offerDraw(by);
    await live.settle((by + 1) % 3, true);
    await live.settle((by + 2) % 3, false);
    expect(live.now).toMatchObject({ request: null, passTo: by, view: { result: null, agreed: [] } });
    await live.takeOver(by);
    expect(live.now.view.prompt).not.toBeNull();
  });
});

describe('at the table', () => {
  test('a person concedes, where the rules let them', async () => {
    const here = await room();
    const live = await here.play.live(await begin(here, ['person', 'greedy']));
    await expect(live.concede(1)).rejects.toThrow('Ben does not sit');
    await live.concede(0);
    expect(live.now.view.result?.winners).toEqual([1]);
    await expect(live.concede(0)).rejects.toThrow('over');
    const three = await here.play.live(await begin(here, ['person', 'greedy', 'greedy']));
    const { at } = three.now;
    await expect(three.concede(0)).rejects.toThrow(/[a-z]\.$/);
    expect(three.now.view.result).toBeNull();
    expect(three.now.at).toBeGreaterThanOrEqual(at);
  });

  test('options change, but not what would show several people one another’s hands', async () => {
    const here = await room();
    const live = await here.play.live(await begin(here, ['person', 'person']));
    await live.changeOptions({ undo: 'anything', undoAgreed: false });
    await expect(live.changeOptions({ hands: 'open' })).rejects.toThrow('open hands');
    const later = await playIn(here.library).live(live.id);
    expect(later.now.options).toEqual({ undo: 'anything', undoAgreed: false, hands: 'hidden' });
    const alone = await here.play.live(await begin(here, ['person', 'greedy']));
    await alone.changeOptions({ hands: 'open' });
    const hands = alone.now.view.seats.flatMap(({ zones }) => zones.filter(({ zone }) => zone === 'hand'));
    expect(hands.every(({ cards, count }) => cards.filter(({ face }) => face).length === count)).toBe(true);
  });

  test('whoever wants is asked always', async () => {
    const here = await room();
    const live = await here.play.live(await begin(here, ['person', 'greedy']));
    await expect(live.askAlways(1, true)).rejects.toThrow('does not sit');
    await live.askAlways(0, true);
    expect(live.now.view.asksAlways).toBe(true);
    expect((await playIn(here.library).live(live.id)).now.view.asksAlways).toBe(true);
    await live.askAlways(0, false);
    expect(live.now.view.asksAlways).toBe(false);
  });

  test('there is nothing to read on without a lesson', async () => {
    const here = await room();
    const live = await here.play.live(await begin(here, ['person', 'greedy']));
    await expect(live.readOn()).rejects.toThrow('nothing to read on');
  });

  test('two players may not have one name, and decks are judged', async () => {
    const here = await room();
    const deck = here.decks[0] ?? '';
    const seats = [
      { name: 'Ann', occupant: 'person', deck },
      { name: 'Ann', occupant: 'person', deck },
    ] as const;
    const rest = {
      options: { undo: 'never', undoAgreed: true, hands: 'hidden' },
      evenIllegal: false,
    } as const;
    const other = { ...seats[1], name: 'Ben' };
    await expect(here.play.create({ rules: 14, seats: [...seats], ...rest })).rejects.toThrow('called “Ann”');
    await expect(here.play.create({ rules: 6, seats: [seats[0], other], ...rest })).rejects.toThrow(
      'is not legal',
    );
    const gone = { ...other, deck: 'aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee' };
    await expect(here.play.create({ rules: 14, seats: [seats[0], gone], ...rest })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
