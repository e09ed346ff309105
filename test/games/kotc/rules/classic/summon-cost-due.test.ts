import { describe, test } from 'vitest';
import { creature, play, spell, type Placed } from '../../scene.js';
import { DEPLOY } from './wordings.js';

/** When a summon cost is due (11th). */
const must = (what: string): string => `You must ${what} to summon this creature.`;
const resource = (as: string): Placed => ({ card: 'filler', as });
const cards = {
  mammon: creature(5, 5, must('sacrifice 1 card in play'), 0),
  ox: creature(1, 1, '', 0),
};

describe('a summon cost is due', () => {
  const call = spell(`Target up to 2 cards in your hand. ${DEPLOY}`, 0);

  test('[K11-CRE-11] where an effect summons “paying the usual costs”', () => {
    const scene = (battlefield: string[]) => ({
      rules: 'kotc-11' as const,
      cards: { ...cards, call },
      players: [{ name: 'A', hand: ['call', 'mammon', 'ox'], battlefield }, { name: 'B' }],
    });
    play({
      ...scene(['ox']),
      steps: [
        { by: 'A', cast: 'call' },
        { by: 'A', choose: ['mammon'] },
        { by: 'A', choose: ['mammon'] },
        { resolve: true },
        { expect: { players: { A: { battlefield: ['mammon'], grave: ['call', 'ox'] } } } },
      ],
    });
    play({
      ...scene([]),
      steps: [
        { by: 'A', cast: 'call' },
        { by: 'A', choose: ['mammon', 'ox'] },
        { expect: { asks: { by: 'A', purpose: 'deploy', options: ['ox'] } } },
      ],
    });
  });

  test('[K11-CRE-11] [K11-Q-86] and is not paid with the card itself, which is no longer a resource', () => {
    const store = spell(`Target up to 1 of your resources. ${DEPLOY}`, 0);
    const lord = creature(5, 5, must('destroy 1 of your resources'), 0);
    const scene = (granary: Placed[]) => ({
      rules: 'kotc-11' as const,
      cards: { lord, store },
      players: [{ name: 'A', hand: ['store'], granary: [{ card: 'lord' }, ...granary] }, { name: 'B' }],
    });
    play({
      ...scene([]),
      steps: [
        { by: 'A', cast: 'store' },
        { by: 'A', choose: ['lord'] },
        { resolve: true },
        { expect: { cards: { lord: { zone: 'granary' } } } },
      ],
    });
    play({
      ...scene([resource('r')]),
      steps: [
        { by: 'A', cast: 'store' },
        { by: 'A', choose: ['lord'] },
        { by: 'A', choose: ['lord'] },
        { resolve: true },
        { expect: { cards: { lord: { zone: 'battlefield' }, r: { zone: 'grave' } } } },
      ],
    });
  });

  test('[K11-CRE-29] on summoning only: not to act, and not for who gets control of the creature', () => {
    const lure = spell(
      'Target up to 1 card in play. Switch control of each target in-play creature to a different player of your choice until the end of this turn.',
      0,
    );
    const mammon = creature(1, 5, `${must('sacrifice 1 card in play')}\nA: Draw 1 card.`, 0);
    play({
      rules: 'kotc-11',
      cards: { mammon, lure, ox: cards.ox },
      players: [
        { name: 'A', hand: ['lure'], battlefield: ['ox'] },
        { name: 'B', hp: 20, battlefield: ['mammon', 'ox'] },
      ],
      dice: [3],
      steps: [
        { by: 'A', cast: 'lure' },
        { by: 'A', choose: ['mammon'] },
        { expect: { players: { A: { battlefield: ['ox', 'mammon'] }, B: { battlefield: ['ox 2'] } } } },
        { until: { phase: 'battle', by: 'A' } },
        { by: 'A', attack: ['mammon'], victim: 'B' },
        { resolve: true },
        { until: { turn: 4, phase: 'action', by: 'B' } },
        { by: 'B', activate: 'mammon' },
        {
          expect: {
            players: { A: { battlefield: ['ox'] }, B: { hp: 17, deck: 7, battlefield: 2, grave: 0 } },
          },
        },
      ],
    });
  });
});
