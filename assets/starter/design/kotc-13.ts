import { creature as minion, spell, type Design, type Library } from './design.js';

/** Bellweather, the abbey on the pass where the dead keep the hours and the living keep up. */
const designs: readonly Design[] = [
  minion('Bell Novice', '1/2', '', 'Third bell from the left. Do not touch the fourth.', [
    'lorc/cowled',
    'snow',
    'frost',
  ]),
  minion('Snow Porter', '2/2', '', 'Carries the mail up, the post down, and opinions both ways.', [
    'lorc/knapsack',
    'hills',
    'slate',
  ]),
  minion('Pass Donkey', '2/4', '', 'The toll is one hat. It does not give change.', [
    'skoll/donkey',
    'hills',
    'moss',
  ]),
  minion(
    'Choir Ghost',
    '1/2',
    'LAST NOTE: When this in-play card is destroyed (ghost-play): Draw 1 card.',
    'Held it for eighty years. Still a little flat.',
    ['lorc/ghost', 'hall', 'moon'],
  ),
  minion(
    'Rope Monk',
    '1/4',
    'PULL TOGETHER: When this card defends, after Defense Formation (ghost-play): Target this card; place 1 Shield Counter on it.',
    'Vowed silence, and lets the rope do the shouting.',
    ['lorc/prayer', 'hall', 'gold'],
  ),
  minion(
    'Bell Ringer',
    '2/2',
    'TOLL: When this card attacks, after Attack Formation (ghost-play): Target this card; place 2 Sword Counters on it.',
    'You hear it coming. That is the point of it.',
    ['lorc/ringing-bell', 'storm', 'ember'],
  ),
  minion('Avalanche Hound', '3/2', '', 'Finds everybody, sooner or later, and brings a small barrel.', [
    'lorc/hound',
    'snow',
    'frost',
  ]),
  minion(
    'Abbess of Frost',
    '1/6',
    'SILENCE: Self-exhaust 1 resource→Target 1 in-play card; place 2 Weakness Counters on it.',
    'She has never once said please, and never once needed to.',
    ['lorc/frozen-orb', 'snow', 'frost'],
  ),
  minion(
    'Kitchen Hermit',
    '0/6',
    'SECOND HELPING: When this in-play card is damaged: 1-dice-heal yourself.',
    'Left the world, and took the ladle.',
    ['lorc/cauldron', 'hall', 'ember'],
  ),
  minion(
    'Keeper of the Key',
    '1/2',
    'LOCK UP: Target 1 in-play card; exhaust and fatigue it.',
    'There is one key. There are forty doors. He has a system.',
    ['lorc/key', 'hall', 'slate'],
  ),
  minion(
    'Stone Saint',
    '2/8',
    'VIGIL: When enemy attacks, after Attack Formation: Target 1 in-play card; place 1 Damage Counter on it.',
    'Patron of doorways. Also, on closer inspection, the door.',
    ['lorc/guarded-tower', 'snow', 'slate'],
  ),
  minion(
    'Hole Fisher',
    '2/2',
    'PATIENCE: Target 1 card on the top of any deck; destroy it.',
    'Something below is waiting for him just as patiently.',
    ['delapouite/fishing-pole', 'snow', 'teal'],
  ),
  minion('Sexton', '3/6', '', 'Digs one ahead, so as not to be rushed.', ['lorc/coffin', 'hills', 'dusk']),
  spell(
    'Loose Slate',
    'Target 1 in-play card; place 3 Damage Counters on it.',
    'The roof had it in for him.',
    ['lorc/stone-block', 'storm', 'slate'],
  ),
  spell(
    'Lucky Relic',
    'Target 1 in-play card; place 2 Dice Counters on it.',
    'The knuckle of a saint who never lost.',
    ['lorc/gem-pendant', 'hall', 'violet'],
  ),
  spell(
    'Hymn for the Small',
    'Target up to 2 in-play cards; place 1 Sword Counter on each target.',
    'Sung standing on a chair.',
    ['lorc/lyre', 'hall', 'rose'],
  ),
  spell(
    'Last Rites',
    'When your in-play card(s) is destroyed: Draw 2 cards.',
    'Short, today. There is a queue.',
    ['lorc/candle-flame', 'hall', 'dusk'],
  ),
  spell('Ring the Changes', 'Draw 2 cards.', 'Eight bells, forty thousand tunes, one sore arm.', [
    'lorc/carillon',
    'hall',
    'gold',
  ]),
  spell(
    'Fall from the Tower',
    'Target 1 in-play card; destroy it.',
    'Two hundred and twelve steps, in no time at all.',
    ['lorc/earth-crack', 'storm', 'dusk'],
  ),
  spell('Snowed In', 'Target up to 2 in-play cards; exhaust and fatigue the targets.', 'See you in April.', [
    'lorc/snowflake-2',
    'snow',
    'frost',
  ]),
  spell(
    'Vow of Poverty',
    'Self-destroy 1 resource→Draw 2 cards.',
    'It turns out that he had been keeping a list.',
    ['lorc/open-book', 'hall', 'moss'],
  ),
  spell(
    'Letter Home',
    'Target 1 in-play card; bounce it.',
    'Mother says that it has been quite long enough.',
    ['lorc/tied-scroll', 'meadow', 'teal'],
  ),
  spell('Warm Soup', '3-dice-heal yourself.', 'Do not ask whose bones.', [
    'delapouite/camp-cooking-pot',
    'hall',
    'ember',
  ]),
  spell(
    'Reading Room',
    'Excavate 3 cards and target 1 excavated card; bounce it.',
    'Silence is kept here by a librarian who died of noise.',
    ['lorc/spectacles', 'hall', 'violet'],
  ),
  spell(
    'Borrowed Novice',
    'Target 1 in-play card; hypnotize it until the end of this turn.',
    'To be returned by vespers, washed.',
    ['lorc/puppet', 'hall', 'rose'],
  ),
];

export const bellweather: Library = {
  folder: 'kotc-13',
  edition: 13,
  designs,
  decks: [
    {
      name: 'The Peal',
      notes:
        'Attack from the first bell on: small minions, ringers that strike hard, and spells that clear the way.',
      cards: {
        'Bell Novice': 5,
        'Snow Porter': 6,
        'Choir Ghost': 4,
        'Bell Ringer': 5,
        'Avalanche Hound': 4,
        'Pass Donkey': 3,
        'Fall from the Tower': 3,
        'Letter Home': 2,
        'Borrowed Novice': 2,
        'Hymn for the Small': 3,
        'Ring the Changes': 2,
        'Last Rites': 1,
      },
    },
    {
      name: 'Closed for Winter',
      notes:
        'Shut the gate. Tire out whoever comes up the hill, weaken the rest, heal, and let the Stone Saint keep the door.',
      cards: {
        'Rope Monk': 5,
        'Kitchen Hermit': 1,
        'Keeper of the Key': 5,
        'Abbess of Frost': 3,
        'Stone Saint': 2,
        Sexton: 6,
        'Hole Fisher': 1,
        'Pass Donkey': 3,
        'Fall from the Tower': 5,
        'Snowed In': 3,
        'Loose Slate': 3,
        'Warm Soup': 1,
        'Vow of Poverty': 1,
        'Reading Room': 1,
      },
    },
  ],
};
