import { kotcRuleSets } from '../../../../../src-main/games/kotc/rules/rule-set.js';
import { inEditions } from '../../in-editions.js';
import { creature, minion, play, spell, type Scene } from '../../scene.js';

/** "One player's" and "any" hand, grave or deck: that of whichever player has a card there, the user included. */
const hidden = [
  {
    zone: 'hand',
    older: 'Target up to 1 card in one player’s hand randomly.',
    newer: 'in any hand randomly',
  },
  {
    zone: 'grave',
    older: 'Target up to 1 card in one player’s graveyard randomly.',
    newer: 'in any grave randomly',
  },
  {
    zone: 'deck',
    older: 'Target up to 1 card on the top of one player’s deck.',
    newer: 'on the top of any deck',
  },
] as const;

inEditions(
  '[K06-RUL-43] [K09-RUL-41] [K11-RUL-10] [K14-Q-36] the user picks whose hand, grave or deck it is: the own, or that of any other player who has a card there',
  (rules) => {
    const isNewer = kotcRuleSets[rules].edition.mechanisms.acting === 'windows';
    const beast = isNewer ? minion(1, 5, '', 9) : creature(1, 5, '', 9);
    for (const { zone, older, newer } of hidden) {
      const taking = isNewer
        ? `Target 1 card ${newer}; silo it.`
        : `${older} Send all targets to the resource zone of their owners (exhausted).`;
      // Without a deck nobody is in a game of the older editions.
      const holders = zone === 'deck' && !isNewer ? ['A', 'B', 'C', 'D'] : ['A', 'B', 'D'];
      const steps = (whose: string): Scene['steps'] => [
        { by: 'A', cast: 'taking' },
        { until: { by: 'A', purpose: zone } },
        { expect: { asks: { kind: 'players', players: holders } } },
        { by: 'A', choose: [whose] },
        ...(isNewer ? [] : [{ by: 'A', number: 1 } as const]),
        { resolve: true },
        {
          expect: {
            cards: Object.fromEntries(
              ['A', 'B', 'D'].map((name) => [name, { zone: name === whose ? 'granary' : zone }]),
            ),
          },
        },
      ];
      for (const whose of ['A', 'B', 'D']) {
        play({
          rules,
          cards: { beast, taking: spell(taking, 0) },
          players: ['A', 'B', 'C', 'D'].map((name) => {
            const card = { card: 'beast', as: name };
            const cards = name === 'C' ? [] : [card];
            const hand = name === 'A' ? ['taking'] : [];
            if (zone === 'hand') return { name, hand: [...hand, ...cards] };
            if (zone === 'grave') return { name, hand, grave: cards };
            return { name, hand, deck: holders.includes(name) ? [...cards, 3] : [] };
          }),
          turn: { phase: 'action' },
          steps: steps(whose),
        });
      }
    }
  },
);
