/** What lies beside the cards of an edition: reminders, hitpoint tracks, counters and the zones. */
import { capitalized } from '../../../../engine/text.js';
import type { GameNight, Reminder, ReminderList } from '../../../game-play.js';
import { vocabularyOf } from '../../cards/vocabulary/vocabulary.js';
import { makesPawns } from '../components/pawn-designs.js';
import type { KotcEdition, Mechanisms } from '../editions/edition.js';
import { counterKinds, type CounterKind, type Phase } from '../state/state.js';
import { termsOf, type Terms } from './terms.js';

/** Above what players begin with, since they can gain some: in steps of ten. */
const ABOVE = 15;

export function gameNightOf(edition: KotcEdition): GameNight {
  const terms = termsOf(edition);
  const { hitpoints } = edition.setup;
  return {
    reminders: [turnOf(edition, terms), battleOf(edition, terms), endOf(terms)],
    tracks: [
      { name: capitalized(terms.life), start: hitpoints, most: Math.ceil((hitpoints + ABOVE) / 10) * 10 - 1 },
    ],
    counters: [
      ...countersOf(edition).map((kind) => (kind === 'plain' ? 'Counter' : capitalized(kind))),
      '1 damage',
      '5 damage',
    ],
    ...(makesPawns(edition.number) && { tokens: 'Pawn cards' }),
    field: edition.field.map((row) =>
      row.map(({ zone, span }) => ({ name: zone === null ? null : capitalized(terms.zones[zone]), span })),
    ),
  };
}

/** The kinds that cards of the edition place. */
function countersOf({ number }: KotcEdition): readonly CounterKind[] {
  const { byId } = vocabularyOf(number);
  return counterKinds.filter((kind) => {
    const placing = byId.get(kind === 'plain' ? 'effect-place-counters' : `effect-place-${kind}-counters`);
    return placing !== undefined && placing.redacted === null;
  });
}

function turnOf({ mechanisms, setup }: KotcEdition, terms: Terms): ReminderList {
  const { creature, zones, era } = terms;
  const texts: Readonly<Record<Phase, string>> = {
    draw: `Draw ${setup.draws.most} card${mechanisms.draws === 'from the deck' ? '' : `, or take one of your ${zones.reserves} instead, whenever you draw`}. Whoever goes first skips this on the first turn.`,
    resource:
      era === 'modern'
        ? `You may sow 1 card from your hand: put it face down into the ${zones.granary}, unexhausted.`
        : `Place up to ${setup.draws.most} cards from your hand face down into the ${zones.granary}, and draw one for each that you did not place. On the game's first turn it is ${setup.firstDraws.most} in all.${setup.reserves > 0 ? ` Exchange cards of your hand with your ${zones.reserves} as you like.` : ''}`,
    action:
      era === 'modern'
        ? `Summon ${creature}s, cast spells${mechanisms.spells === 'are cast' ? '' : `, set them as traps for later`} and activate abilities.`
        : `Summon ${creature}s, cast spells, set traps and activate abilities.`,
    battle: `Fight as many battles as you like with unexhausted ${creature}s. Each player and ${creature} is ${terms.victim} once at most.`,
    recovery: `Everything in play and every resource, of all players, is unexhausted. All ${creature}s have again what is printed on them: damage and changes are gone.`,
  };
  return {
    title: 'Your turn',
    rows: mechanisms.phases.map((phase) => ({ name: capitalized(phase), text: texts[phase] })),
  };
}

function battleOf(
  { setup, mechanisms }: KotcEdition,
  { creature, stats, victim, order, era }: Terms,
): ReminderList {
  const isModern = era === 'modern';
  const rows: Reminder[] = [
    {
      name: isModern ? 'Attack Formation' : 'Attack',
      text: `Exhaust any number of your ${creature}s as a team, name a ${victim} (a player or a ${creature}) and the team's ${order}.`,
    },
    {
      name: isModern ? 'Defense Formation' : 'Defense',
      text: `The defending player may exhaust any number of their ${creature}s as a team and says its ${order}.`,
    },
    ...(isModern ? [] : [{ name: 'Responses', text: 'All but the attacking player may respond.' }]),
    {
      name: 'Dice',
      text: `Each side rolls as many ${setup.sidesOfDice}-sided dice as its team has ${stats.sp}.`,
    },
    {
      name: isModern ? 'Damage Allocation' : 'Damage',
      text: `Die by die, in any order, damages the next ${creature} of the other team that is left.`,
    },
    {
      name: 'What is left',
      text: isModern
        ? leftDice(victim, mechanisms)
        : `Attacking dice that are left damage the ${victim}. If that is a player, defending dice that are left damage the attacking player.`,
    },
  ];
  return { title: 'A battle', rows };
}

/** Of a battle in which everybody acts in windows. */
const leftDice = (victim: string, { diceForGoneVictim, defendersLeftovers }: Mechanisms): string =>
  [
    `Attacking dice that are left damage the ${victim}`,
    diceForGoneVictim === 'are lost' ? '.' : `; a ${victim} that is gone, its controller.`,
    defendersLeftovers === 'are lost'
      ? ''
      : ' If that is a player, defending dice that are left damage the attacking player.',
  ].join('');

function endOf({ life, era }: Terms): ReminderList {
  const rows: readonly Reminder[] =
    era === 'modern'
      ? [
          { name: 'At once', text: `when all players but one, or all of them, have 0 ${life}.` },
          { name: 'Empty deck', text: 'when somebody has to draw a card and has none left.' },
          { name: 'Agreed', text: 'when all players agree to end it.' },
          { name: 'Until then', text: `players with 0 ${life} play on, and may gain some again.` },
        ]
      : [
          { name: 'You lose', text: `with 0 ${life}, with an empty deck, or when you give up.` },
          { name: 'The last', text: 'player left in the game wins.' },
        ];
  return { title: 'The game ends', rows };
}
