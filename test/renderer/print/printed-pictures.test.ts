import { describe, expect, it } from 'vitest';
import { PrintedPictures } from '../../../src-renderer/rooms/print/preview/printed-pictures.js';

const poker = { look: 'poker', card: { width: 63.5, height: 88.9 }, bleed: 0 };
const bleeding = { ...poker, look: 'bleeding', bleed: 3 };
const FIT = 2;
const settled = () => new Promise<void>((done) => setImmediate(done));

/** Pictures that arrive when they are told to, in the order in which they were asked for. */
function pictures() {
  const asked: string[] = [];
  const ends = new Map<string, { readonly arrive: () => void; readonly fail: () => void }>();
  const made = new PrintedPictures((address) => {
    asked.push(address);
    return new Promise((resolve, reject) => {
      ends.set(address, { arrive: () => resolve({}), fail: () => reject(new Error('none')) });
    });
  });
  const end = (how: 'arrive' | 'fail') => async (address: string) => {
    ends.get(address)?.[how]();
    await settled();
  };
  return { made, asked, arrive: end('arrive'), fail: end('fail') };
}

describe('pictures of faces as they are printed', () => {
  it('are asked for once, however many copies there are, and shown when they have arrived', async () => {
    const { made, asked, arrive } = pictures();
    for (let copy = 0; copy < 9; copy += 1) expect(made.of('/a', poker, FIT)).toBeNull();
    await settled();
    expect(asked).toEqual(['/printed/poker/200/a']);
    await arrive('/printed/poker/200/a');
    const { look: _, ...covers } = poker;
    expect(made.of('/a', poker, FIT)).toEqual({ address: '/printed/poker/200/a', ...covers });
    await settled();
    expect(asked).toHaveLength(1);
  });

  it('stay until those of another look are there, and are there at once when the look is chosen again', async () => {
    const { made, arrive, fail } = pictures();
    made.of('/a', poker, FIT);
    await settled();
    await arrive('/printed/poker/200/a');
    expect(made.of('/a', poker, FIT)?.bleed).toBe(0);
    expect(made.of('/a', bleeding, FIT)).toMatchObject({ address: '/printed/poker/200/a', bleed: 0 });
    await settled();
    await fail('/printed/bleeding/200/a');
    expect(made.of('/a', bleeding, FIT)?.bleed).toBe(0);
    await settled();
    await arrive('/printed/bleeding/200/a');
    expect(made.of('/a', bleeding, FIT)?.bleed).toBe(3);
    expect(made.of('/a', poker, FIT)?.bleed).toBe(0);
  });

  it('are finer where they are looked at closely', async () => {
    const { made, asked } = pictures();
    made.of('/a', poker, 9);
    made.of('/a', poker, 12);
    await settled();
    expect(asked).toEqual(['/printed/poker/400/a']);
  });

  it('in sight are fetched before those that were scrolled past, a few at once, and those of a look before not at all', async () => {
    const { made, asked, arrive } = pictures();
    const sheet = (name: string) => {
      for (let n = 0; n < 6; n += 1) made.of(`/${name}${n}`, poker, FIT);
    };
    const names = () => asked.map((address) => address.slice(-2));
    sheet('a');
    await settled();
    sheet('b');
    await settled();
    expect(names()).toEqual(['a0', 'a1', 'a2', 'a3']);
    await arrive('/printed/poker/200/a1');
    await arrive('/printed/poker/200/a0');
    expect(names().slice(4)).toEqual(['b0', 'b1']);
    made.of('/c0', bleeding, FIT);
    await settled();
    for (const name of ['a2', 'a3', 'b0', 'b1']) await arrive(`/printed/poker/200/${name}`);
    expect(names().slice(6)).toEqual(['c0']);
  });

  it('of sheets scrolled past long ago are left out until they come into sight again', async () => {
    const { made, asked, arrive } = pictures();
    for (let sheet = 0; sheet < 40; sheet += 1) {
      made.of(`/s${sheet}`, poker, FIT);
      await settled();
    }
    for (let at = 0; at < asked.length; at += 1) await arrive(asked[at] ?? '');
    expect(asked).toHaveLength(4 + 8);
    expect(made.of('/s10', poker, FIT)).toBeNull();
    await settled();
    expect(asked.at(-1)).toBe('/printed/poker/200/s10');
  });
});
