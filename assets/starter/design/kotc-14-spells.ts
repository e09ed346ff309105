import { spell, type Design } from './design.js';

/** What Brinewick does to its guests, and the paperwork. */
export const spells: readonly Design[] = [
  spell(
    'Undertow',
    'Target 1 in-play card; bounce the target.',
    'The beach is returned to its owner, swimmers included.',
    ['lorc/big-wave', 'sea', 'teal'],
  ),
  spell(
    'Broadside',
    'Target up to 2 in-play cards; place 2 Damage Counters on each target.',
    'A strongly worded letter, in iron, sent from both sides at once.',
    ['lorc/cannon-shot', 'storm', 'ember'],
  ),
  spell('Keelhaul', 'Target 1 in-play card; bury the target.', 'A guided tour of the hull, by rope.', [
    'lorc/anchor',
    'deep',
    'moon',
  ]),
  spell(
    'Lighthouse Sweep',
    'Target up to 3 in-play cards; exhaust and fatigue the targets.',
    'It guides the honest home and keeps the others awake all night.',
    ['delapouite/lighthouse', 'sea', 'gold'],
  ),
  spell(
    "Siren's Invoice",
    'Target 1 in-play card; hypnotize the target until the end of this turn.',
    'One song, two verses, three days of your life. Payable on the rocks.',
    ['lorc/lyre', 'sea', 'violet'],
  ),
  spell(
    'Salvage Rights',
    'Target 1 card in any grave randomly; silo the target.',
    'Finders keepers, losers weepers; form 12, in triplicate.',
    ['lorc/treasure-map', 'deep', 'frost'],
  ),
  spell(
    'Soundings',
    'Excavate 6 cards and target 1 excavated card; bounce the target.',
    'Six fathoms down lies exactly what you need, under five things that you do not.',
    ['lorc/spyglass', 'stars', 'teal'],
  ),
  spell(
    'Message in a Bottle',
    'When this card in your hand is destroyed (hex-play): Draw 2 cards.',
    'Smash it and it is a letter. Keep it and it is a decoration.',
    ['lorc/standing-potion', 'sea', 'frost'],
  ),
  spell(
    'Ghost Fleet Manifest',
    'When this card in your deck is destroyed (hex-play): Target 1 in-play card; destroy the target.',
    'Cargo: none. Crew: none. Expected back: always.',
    ['lorc/scroll-unfurled', 'storm', 'moon'],
  ),
  spell(
    'Sunken Reserve',
    'When this card as a resource is destroyed (hex-play): Target up to 2 of your resources; reveal and deploy the targets.',
    'Banks fail. Ours was built below the waterline to begin with.',
    ['lorc/locked-chest', 'deep', 'gold'],
  ),
  spell(
    'Burn the Ledgers',
    'Self-destroy 2 resources and self-sheathe 1 random card in your hand→Draw 2 cards.',
    'Debts are remembered by paper, and paper has a weakness.',
    ['lorc/burning-book', 'ember', 'ember'],
  ),
  spell(
    'Scuttle',
    'Self-bury 1 in-play card→Target up to 2 in-play cards; destroy the targets.',
    'If we are going down, we are going down with company.',
    ['delapouite/ship-wreck', 'storm', 'dusk'],
  ),
  spell(
    "The Kraken's Share",
    'Self-sheathe 1 in-play card, self-destroy 1 random card in your hand, and self-bury 1 random card in your hand→Target up to 3 in-play cards; destroy the targets.',
    'Eight arms, one for each signature.',
    ['delapouite/kraken-tentacle', 'storm', 'teal'],
  ),
  spell(
    'Loaded Dice',
    'Target 1 in-play card; place 2 Dice Counters on the target.',
    'In Brinewick even chance has a cousin on the council.',
    ['delapouite/rolling-dices', 'hall', 'rose'],
  ),
  spell(
    'Harbor Chain',
    'When enemy attacks, after Attack Formation: Target 1 in-play card; place 1 Trap Counter on the target.',
    'It lies slack for eleven months. Ask about the twelfth.',
    ['lorc/crossed-chains', 'deep', 'dusk'],
  ),
  spell(
    'Flotsam Market',
    'When a card(s) in your deck is destroyed: Draw 1 card. Target 1 card in your hand; down-level the target by 1.',
    'Slightly wet, entirely yours, and half off where the half fell off.',
    ['lorc/fishing-net', 'sea', 'gold'],
  ),
  spell(
    'Grudge Ledger',
    'When a card(s) in your hand is destroyed: Target up to 2 cards on the top of any deck; destroy the targets.',
    'Page one: you. Page two: see page one.',
    ['lorc/quill-ink', 'hall', 'ember'],
  ),
  spell(
    'Stormglass Tonic',
    'When you take damage: 4-dice-heal yourself.',
    'Shake before the storm. During, it will see to that itself.',
    ['caro-asercion/round-potion', 'storm', 'violet'],
  ),
  spell(
    'Scrape the Hull',
    'Target up to 2 in-play cards; remove up to 2 counters from each target.',
    'What comes off in an hour took a year to grow and has feelings about it.',
    ['lorc/crab-claw', 'deep', 'ember'],
  ),
];
