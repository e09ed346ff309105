import { describe } from 'vitest';
import { inEditions, sceneInEditions } from '../../in-editions.js';
import { creature, play, spell, type Scene } from '../../scene.js';
import { byEdition, WHEN_DESTROYED, whenAnotherFalls, whenDestroyedInHand } from './wordings.js';

type Seat = Omit<Scene['players'][number], 'name'>;

/** "Activate when this card is destroyed.", and what destruction is. */
const bear = creature(2, 5, '', 0);
const smite = spell('Target up to 1 card in play. Destroy all targets.', 0);
const martyr = creature(1, 1, `A: ${WHEN_DESTROYED} Increase your hitpoints by 7.`, 0);

describe('“Activate when this card is destroyed.”', () => {
  sceneInEditions(
    '[K06-RUL-04] [K09-RUL-01] [K06-RUL-06] [K09-RUL-03] the card lies in the graveyard already when it is activated, and may be a target of its own there',
    {
      cards: {
        bear,
        smite,
        phoenix: creature(
          1,
          1,
          `A: ${WHEN_DESTROYED} Target up to 1 card in your graveyard. Send all targets to the resource zone of their owners (exhausted).`,
          0,
        ),
      },
      players: [
        { name: 'A', hand: ['smite'] },
        { name: 'B', battlefield: ['phoenix'], grave: ['bear'] },
      ],
      steps: [
        { by: 'A', cast: 'smite' },
        { by: 'A', choose: ['phoenix'] },
        { expect: { cards: { phoenix: { zone: 'grave' } }, asks: { by: 'B', purpose: 'condition' } } },
        { by: 'B', activate: 'phoenix' },
        { expect: { asks: { by: 'B', purpose: 'target', cards: ['bear', 'phoenix'] } } },
        { by: 'B', choose: ['phoenix'] },
        { resolve: true },
        { expect: { players: { B: { granary: ['phoenix'], grave: ['bear'] } } } },
      ],
    },
  );

  inEditions(
    '[K06-RUL-05] [K06-RUL-07] [K09-RUL-02] [K09-RUL-04] it is activated by the player in whose zone it was, not by its owner',
    (rules) =>
      play({
        rules,
        cards: { smite, martyr },
        players: [
          { name: 'A', hp: 10, hand: ['smite'] },
          { name: 'B', hp: 10, battlefield: [{ card: 'martyr', owner: 'C' }] },
          { name: 'C', hp: 10 },
        ],
        steps: [
          { by: 'A', cast: 'smite' },
          { by: 'A', choose: ['martyr'] },
          { expect: { asks: { by: 'B', purpose: 'condition', offers: [{ activate: 'martyr' }] } } },
          {
            by: 'C',
            activate: 'martyr',
            refused: byEdition(rules, 'K06-ABL-08', 'K09-ABL-09', 'K11-ABL-09'),
          },
          { by: 'B', activate: 'martyr' },
          { resolve: true },
          { expect: { players: { A: { hp: 10 }, B: { hp: 17 }, C: { hp: 10, grave: ['martyr'] } } } },
        ],
      }),
  );

  sceneInEditions(
    '[K06-RUL-05] [K06-RUL-07] [K09-RUL-02] [K09-RUL-04] who has taken control of it by a switch uses it, and its owner does not',
    {
      cards: {
        smite,
        martyr,
        charm: spell(
          'Target up to 1 card in play. Switch control of each target in-play creature to a different player of your choice until the end of this turn.',
          0,
        ),
      },
      players: [
        { name: 'A', hp: 10, hand: ['smite', 'charm'] },
        { name: 'B', hp: 10, battlefield: ['martyr'] },
      ],
      steps: [
        { by: 'A', cast: 'charm' },
        { by: 'A', choose: ['martyr'] },
        { by: 'A', cast: 'smite' },
        { by: 'A', choose: ['martyr'] },
        { expect: { asks: { by: 'A', purpose: 'condition' } } },
        { by: 'A', activate: 'martyr' },
        { resolve: true },
        { expect: { players: { A: { hp: 17 }, B: { hp: 10, grave: ['martyr'] } } } },
      ],
    },
  );

  inEditions(
    '[K06-RUL-04] [K06-RUL-05] [K09-RUL-01] [K09-RUL-02] destroyed in a hand it lies in the graveyard when the hand’s player activates it',
    (rules) => {
      play({
        rules,
        cards: {
          drop: spell("Target up to 1 card in one player's hand randomly. Destroy all targets.", 0),
          ghost: creature(1, 1, `A: ${whenDestroyedInHand(rules)} Increase your hitpoints by 7.`, 0),
        },
        players: [
          { name: 'A', hp: 10, hand: ['drop'] },
          { name: 'B', hp: 10, hand: ['ghost'] },
        ],
        steps: [
          { by: 'A', cast: 'drop' },
          { by: 'A', number: 1 },
          { expect: { cards: { ghost: { zone: 'grave' } }, asks: { by: 'B', purpose: 'condition' } } },
          { by: 'B', activate: 'ghost' },
          { resolve: true },
          { expect: { players: { A: { hp: 10 }, B: { hp: 17 } } } },
        ],
      });
    },
  );
});

describe('destruction', () => {
  inEditions(
    '[K11-GLO-02] [K11-GLO-03] by an effect or a cost sends to the owner’s graveyard and fulfils the same conditions as by battle',
    (rules) => {
      const watch = creature(1, 9, `A: ${whenAnotherFalls(rules)} Increase your hitpoints by 2.`, 0);
      const cards = {
        smite,
        martyr,
        watch,
        bear,
        offer: spell('Destroy 1 of your cards in play. Draw 1 card.', 0),
      };
      const bothUsed: Scene['steps'] = [
        { by: 'B', activate: 'martyr' },
        { by: 'B', activate: 'watch' },
        { resolve: true },
        { expect: { players: { B: { hp: 19 }, C: { grave: ['martyr'] } } } },
      ];
      const situation = (ofA: Seat, ofB: Seat = {}): Pick<Scene, 'cards' | 'players'> => ({
        cards,
        players: [
          { name: 'A', hp: 10, ...ofA },
          { name: 'B', hp: 10, battlefield: [{ card: 'martyr', owner: 'C' }, 'watch'], ...ofB },
          { name: 'C', hp: 10 },
        ],
      });
      play({
        rules,
        ...situation({ hand: ['smite'] }),
        steps: [{ by: 'A', cast: 'smite' }, { by: 'A', choose: ['martyr'] }, ...bothUsed],
      });
      play({
        rules,
        ...situation({ battlefield: ['bear'] }),
        turn: { phase: 'battle' },
        dice: [1, 1],
        steps: [{ by: 'A', attack: ['bear'], victim: 'martyr' }, { by: 'B', defend: [] }, ...bothUsed],
      });
      play({
        rules,
        ...situation({}, { hand: ['offer'] }),
        turn: { player: 'B' },
        steps: [{ by: 'B', cast: 'offer' }, { by: 'B', choose: ['martyr'] }, ...bothUsed],
      });
    },
  );
});
