import { inEditions } from '../../in-editions.js';
import { creature, play, spell, type Scene } from '../../scene.js';
import { whenAnotherFalls, whenYouAreDamaged, notMet, type RulesId } from './wordings.js';

/** Over what a condition is counted: one event. */

const smite = spell('Target up to 1 card in play. Destroy all targets.', 0);
const doom = spell('Target up to 5 cards in play. Destroy all targets.', 0);
const pup = creature(1, 1, '', 0);

const BOTH = 'Roll 2 six-sided dice and inflict the result of each die as damage to one target.';

inEditions('[K06-Q-22] one event meets a condition once, however many cards or dice it has', (rules) => {
  const mourner = creature(0, 30, `${whenAnotherFalls(rules)} Increase your hitpoints by 1.`, 0);
  const rage = spell(`${whenYouAreDamaged(rules)} Draw 1 card.`, 0);
  play({
    rules,
    cards: { doom, pup, mourner, rage, wolf: creature(3, 9, '', 0) },
    players: [
      { name: 'A', hand: ['doom'], battlefield: ['wolf'] },
      { name: 'B', battlefield: ['pup', 'pup', 'pup', 'mourner'], traps: ['rage'], hp: 40 },
    ],
    dice: [1, 2, 3],
    steps: [
      { by: 'A', cast: 'doom' },
      { by: 'A', choose: ['pup', 'pup 2', 'pup 3'] },
      { by: 'B', activate: 'mourner' },
      { resolve: true },
      { expect: { players: { B: { hp: 41 } } } },
      { by: 'A', attack: ['wolf'], victim: 'B' },
      { by: 'B', activate: 'rage' },
      { resolve: true },
      { expect: { players: { B: { hp: 35, hand: 1 } } } },
    ],
  });
});

/** Creatures of B, and what A does to them; what B's card waits for is met or not. */
function counted(rules: RulesId, condition: string, isMet: boolean, act: Partial<Scene>): void {
  const players = act.players ?? [];
  const [A = { name: 'A' }, B = { name: 'B' }] = players;
  play({
    rules,
    ...act,
    cards: { ...act.cards, watch: spell(`Activate when ${condition}. Increase your hitpoints by 50.`, 0) },
    players: [A, { ...B, traps: ['watch'], hp: 40 }],
    steps: [
      ...(act.steps ?? []),
      ...(isMet
        ? [{ by: 'B', activate: 'watch' }, { resolve: true as const }]
        : [{ by: 'B', activate: 'watch', refused: notMet(rules) }]),
      { expect: { cards: { watch: { zone: isMet ? 'grave' : 'traps' } } } },
    ],
  });
}

inEditions('[K09-Q-22] [K11-Q-83] “at least” is counted over one event, not over the turn', (rules) => {
  const twoFall = 'at least 2 of your cards in play (excluding this card) are destroyed';
  const field = { name: 'B', battlefield: ['pup', 'pup'] };
  const cards = { doom, smite, pup };
  counted(rules, twoFall, true, {
    cards,
    players: [{ name: 'A', hand: ['doom'] }, field],
    steps: [
      { by: 'A', cast: 'doom' },
      { by: 'A', choose: ['pup', 'pup 2'] },
    ],
  });
  counted(rules, twoFall, false, {
    cards,
    players: [{ name: 'A', hand: ['smite', 'smite'] }, field],
    steps: [
      { by: 'A', cast: 'smite' },
      { by: 'A', choose: ['pup'] },
      { by: 'A', cast: 'smite 2' },
      { by: 'A', choose: ['pup 2'] },
    ],
  });
});

inEditions(
  '[K09-Q-22] [K11-Q-83] one payment of a cost is one event, two effects of one ability are two',
  (rules) => {
    const players = [{ name: 'A' }, { name: 'B', battlefield: ['pup', 'pup', 'pup'], hand: ['deed'] }];
    const turn = { player: 'B' };
    const steps = [
      { by: 'B', cast: 'deed' },
      { by: 'B', choose: ['pup', 'pup 2'] },
    ];
    const atLeast = (x: number): string =>
      `at least ${x} of your cards in play (excluding this card) are destroyed`;
    const paid = { pup, deed: spell('Destroy 2 of your cards in play. Draw 1 card.', 0) };
    counted(rules, atLeast(2), true, { cards: paid, players, turn, steps });
    counted(rules, atLeast(3), false, { cards: paid, players, turn, steps });
    const paidAndDone = {
      pup,
      deed: spell('Destroy 2 of your cards in play. Target up to 1 card in play. Destroy all targets.', 0),
    };
    const both = { cards: paidAndDone, players, turn, steps: [...steps, { by: 'B', choose: ['pup 3'] }] };
    counted(rules, atLeast(2), true, both);
    counted(rules, atLeast(3), false, both);
  },
);

inEditions('[K09-Q-22] [K11-Q-83] all the damage of one battle is one event, and counts in full', (rules) => {
  const total = (x: number): string => `your cards in play take a total of at least ${x} damage`;
  const scene: Partial<Scene> = {
    cards: { pup, wolf: creature(2, 30, '', 0) },
    players: [
      { name: 'A', battlefield: ['wolf'] },
      { name: 'B', battlefield: ['pup', 'pup'] },
    ],
    turn: { phase: 'battle' },
    dice: [6, 5, 1, 1],
    steps: [
      { by: 'A', attack: ['wolf'], victim: 'B' },
      { by: 'B', defend: ['pup', 'pup 2'] },
      { by: 'A', die: 6 },
    ],
  };
  counted(rules, total(11), true, scene);
  counted(rules, total(12), false, scene);
});

inEditions('[K09-Q-22] [K11-Q-83] what a player takes counts for the one event', (rules) => {
  const scene: Partial<Scene> = {
    cards: { pup, wolf: creature(1, 30, '', 0) },
    players: [
      { name: 'A', battlefield: ['wolf', 'wolf'] },
      { name: 'B', battlefield: ['pup'] },
    ],
    turn: { phase: 'battle' },
    dice: [4, 4],
    steps: [
      { by: 'A', attack: ['wolf'], victim: 'B' },
      { by: 'B', defend: [] },
    ],
  };
  counted(rules, 'you take at least 4 damage', true, scene);
  counted(rules, 'you take at least 5 damage', false, scene);
});

inEditions(
  '[K09-Q-22] a creature that a later die of the event destroys was not “damaged, but not destroyed”',
  (rules) => {
    const others = 'at least 1 of your cards in play (excluding this card) is damaged, but not destroyed';
    for (const [defense, isMet] of [
      [6, false],
      [7, true],
    ] as const)
      counted(rules, others, isMet, {
        cards: { bear: creature(0, defense, '', 0), storm: spell(`Target up to 1 card in play. ${BOTH}`, 0) },
        players: [
          { name: 'A', hand: ['storm'] },
          { name: 'B', battlefield: ['bear'] },
        ],
        dice: [3, 3],
        steps: [
          { by: 'A', cast: 'storm' },
          { by: 'A', choose: ['bear'] },
        ],
      });
  },
);
