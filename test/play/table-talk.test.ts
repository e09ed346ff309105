import { describe, expect, test } from 'vitest';
import { gainsByEnding } from '../../src-main/play/table/requests.js';
import type { SeenSeat } from '../../src-main/engine/table/seen-zone.js';
import { chanceFrom } from '../../src-main/engine/chance/chance.js';
import type { LiveGame } from '../../src-main/play/table/live-game.js';
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

describe('a proposal to end the game', () => {
  test('is agreed to by a computer player only where it gains: it wins, or it shares with who is ahead of it', () => {
    const two = { seats: [seat(0, 20), seat(1, 21)] };
    expect(gainsByEnding({ winners: [1] }, two, 1)).toBe(true);
    expect(gainsByEnding({ winners: [0] }, two, 1)).toBe(false);
    expect(gainsByEnding({ winners: [0, 1] }, two, 0)).toBe(true);
    expect(gainsByEnding({ winners: [0, 1] }, two, 1)).toBe(false);
    expect(gainsByEnding({ winners: [0, 1] }, { seats: [seat(0, 20), seat(1, 20)] }, 1)).toBe(false);
  });

  /** A person and a computer player, at a place where the game would come out like that. */
  async function against(verdict: RegExp): Promise<LiveGame> {
    const here = await room();
    const live = await here.play.live(await begin(here, ['person', 'greedy']));
    for (let n = 0; n < 300; n += 1) {
      if (verdict.test(live.verdict)) return live;
      await playOn(live, chanceFrom(n), 1);
    }
    throw new Error('The game did not come there.');
  }

  test('says who would win by what, and ends the game at once where the computer player would', async () => {
    const behind = await against(/^Ben would win with the most HP\.$/);
    expect(await behind.proposeEnd(0)).toBeNull();
    expect(behind.now.view.result).toMatchObject({
      winners: [1],
      text: 'All players agree to end the game. Ben wins with the most HP.',
      rules: ['K14-END-04', 'K14-END-12', 'K14-END-17', 'K14-END-14'],
    });
    expect(behind.game.inputs.slice(-2)).toEqual([
      { player: 0, agree: true },
      { player: 1, agree: true },
    ]);
    await expect(behind.proposeEnd(0)).rejects.toThrow('over');
  });

  test('is refused by a computer player that would not win, and the game goes on as it was', async () => {
    const ahead = await against(/^(It would be a tie|Ann would win)/);
    const { at } = ahead.now;
    expect(await ahead.proposeEnd(0)).toBe('Ben wants to play on.');
    expect(ahead.now).toMatchObject({ at, request: null, view: { result: null, agreed: [] } });
    expect(ahead.game.inputs.some((input) => 'agree' in input)).toBe(false);
  });

  test('among people waits for all of them, also over the end of the program', async () => {
    const here = await room();
    const live = await here.play.live(await begin(here, ['person', 'person', 'person']));
    const by = live.now.passTo as number;
    await expect(live.proposeEnd(by)).rejects.toThrow('Pass the screen to');
    await live.takeOver(by);
    const others = [0, 1, 2].filter((one) => one !== by) as [number, number];
    await expect(live.proposeEnd(others[0])).rejects.toThrow('does not sit');
    await live.proposeEnd(by);
    expect(live.now.request).toMatchObject({ kind: 'end', by, waiting: others });
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
    await live.proposeEnd(by);
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
    await expect(live.fullControl(1, true)).rejects.toThrow('does not sit');
    await live.fullControl(0, true);
    expect(live.now.view.fullControl).toBe(true);
    expect((await playIn(here.library).live(live.id)).now.view.fullControl).toBe(true);
    await live.fullControl(0, false);
    expect(live.now.view.fullControl).toBe(false);
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
    await expect(here.play.create({ rules: 'kotc-14', seats: [...seats], ...rest })).rejects.toThrow(
      'called “Ann”',
    );
    await expect(here.play.create({ rules: 'kotc-06', seats: [seats[0], other], ...rest })).rejects.toThrow(
      'is not legal',
    );
    const gone = { ...other, deck: 'aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee' };
    await expect(
      here.play.create({ rules: 'kotc-14', seats: [seats[0], gone], ...rest }),
    ).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
