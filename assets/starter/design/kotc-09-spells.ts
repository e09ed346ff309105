import { spell, type Design } from './design.js';

/** Weather, etiquette and other weapons of Thornhallow. */
export const spells: readonly Design[] = [
  spell(
    'Weed Out',
    'Sacrifice 1 card in play. Target up to 1 card in play. Destroy all targets.',
    'A weed is any plant with the wrong friends.',
    ['delapouite/gardening-shears', 'meadow', 'moss'],
  ),
  spell(
    'Caught Napping',
    'Target up to 1 exhausted card in play. Destroy all targets.',
    'The garden is patient. It waits until you sit down.',
    ['delapouite/pillow', 'meadow', 'violet'],
  ),
  spell(
    'First Frost',
    'Target up to 2 cards in play. Exhaust all targets.',
    'It comes on soft white paws and sits on everyone.',
    ['lorc/frostfire', 'snow', 'frost'],
  ),
  spell(
    'Seed Catalog',
    'Exhaust 2 of your resources. Draw 2 cards.',
    'Every picture in it is a promise, and none of the promises are dated.',
    ['lorc/open-book', 'hall', 'gold'],
  ),
  spell(
    'Second Bloom',
    "Destroy 1 random card in your hand. Target up to 2 cards in one player's graveyard randomly. Place all targets on top of owner's deck in any order.",
    'Late, unasked for, and the best of the year.',
    ['lorc/spiral-bloom', 'meadow', 'rose'],
  ),
  spell(
    'Offering to the Soil',
    'Show all cards in your graveyard to an opponent of your choice and target up to 2 cards in your graveyard selected by that player. Send all targets to the resource zone of their owners (exhausted).',
    'What the garden takes, the garden owes.',
    ['delapouite/plant-roots', 'ember', 'gold'],
  ),
  spell(
    'Grafting',
    'Sacrifice 1 random card in your hand. Target up to 2 cards in your hand. Send all targets to the resource zone of their owners (exhausted).',
    'An apple, a pear and a grievance, on one trunk.',
    ['lorc/tree-branch', 'forest', 'gold'],
  ),
  spell(
    'Midnight Poacher',
    "Destroy 1 of your resources chosen by an opponent of your choice. Target up to 1 card in one player's hand randomly. Destroy all targets.",
    'He leaves a thank-you note. It is the only thing he leaves.',
    ['lorc/hood', 'forest', 'moon'],
  ),
  spell(
    'Awkward Gift',
    "Target up to 1 card in one opponent's hand selected by that player. Place all targets on top of owner's deck in any order.",
    'It is not the thought that counts. It is the unwrapping, twice.',
    ['lorc/swap-bag', 'hall', 'rose'],
  ),
  spell(
    'Garden Gossip',
    "Target up to 4 cards on the top of one player's deck. See all targets. Draw 1 card.",
    'The willow wept, the elder knew, and the mint told everybody.',
    ['lorc/conversation', 'meadow', 'teal'],
  ),
  spell(
    'Windfall',
    'Have one opponent look at exactly 4 cards on top of your deck and target up to 2 of those cards selected by that player. Reveal all targets, then summon or cast any number of targets that are not in play (paying the usual costs).',
    "Your neighbor's tree, your neighbor's wind, your lawn.",
    ['lorc/shiny-apple', 'storm', 'rose'],
  ),
  spell(
    'Blight Forecast',
    'Have one opponent look at exactly 8 cards on top of their own deck and target up to 2 of those cards selected by that player. Destroy all targets.',
    'Mildew by noon, regret by evening.',
    ['lorc/falling-leaf', 'storm', 'gold'],
  ),
  spell(
    'Garden Party',
    'Roll 2 six-sided dice and increase your hitpoints by the result, then roll 2 six-sided dice and increase the hitpoints of one opponent by the result.',
    'Truce until the cucumber sandwiches run out.',
    ['caro-asercion/armchair', 'meadow', 'dusk'],
  ),
  spell(
    'Honey Poultice',
    'Activate when you take at least 5 damage. Increase your hitpoints by 3.',
    'Stops the bleeding, starts the ants.',
    ['lorc/potion-ball', 'hall', 'gold'],
  ),
  spell(
    'Nettle Tea',
    'Roll 2 six-sided dice and inflict the result as damage to yourself, then roll 2 six-sided dice and inflict the result as damage to any one player.',
    'To your health. To theirs. In that order, regrettably.',
    ['lorc/coffee-mug', 'forest', 'moss'],
  ),
  spell(
    'Snail Race',
    'You may re-roll up to 2 dice for the rest of this turn up to 1 time each.',
    'Bets close at dawn. The finish is on Thursday.',
    ['lorc/spiral-shell', 'meadow', 'frost'],
  ),
  spell(
    'Pollen Trance',
    'Target up to 1 card in play. Switch control of each target in-play creature to a different player of your choice until the end of this turn.',
    'For one golden afternoon, everybody is a bee.',
    ['lorc/psychic-waves', 'meadow', 'gold'],
  ),
  spell(
    'Hailstones',
    'Target up to 2 cards in play. Roll 3 six-sided dice and inflict the result of each die as damage to one target.',
    'The sky is returning some pebbles.',
    ['lorc/frozen-orb', 'storm', 'frost'],
  ),
  spell(
    'Thorn Season',
    'Activate when your cards in play take a total of at least 5 damage. Target up to 1 card in play. Place 1 damage counter on each target; you can remove a damage counter from a card at any time to roll a six-sided die and inflict damage to it equal to the result.',
    'Roses are red. So, presently, are you.',
    ['lorc/thorny-vine', 'forest', 'rose'],
  ),
  spell(
    'Deep Roots',
    "Activate when this card as a resource is destroyed by paying this card's resource cost. Target up to 2 of your resources. Reveal all targets, then summon or cast any number of targets that are not in play (paying the usual costs).",
    'Pull it up and find out who else was holding on.',
    ['delapouite/tree-roots', 'ember', 'moss'],
  ),
  spell(
    'Stubborn Bulb',
    "Activate when this card in your hand is destroyed by paying this card's resource cost. Draw 2 cards.",
    'Forgotten in a drawer, trodden on twice, flowering anyway.',
    ['delapouite/garlic', 'hills', 'violet'],
  ),
  spell(
    'Sleeping Seed',
    "Activate when this card in your deck is destroyed by paying this card's resource cost. Increase your hitpoints by 3.",
    'It dreams of being a forest and has plenty of time.',
    ['lorc/acorn', 'snow', 'frost'],
  ),
  spell(
    'Feud over the Fence',
    'Destroy 1 of your cards in play chosen by an opponent of your choice. Target up to 1 card in play. Destroy all targets.',
    'Nobody remembers whose gnome fell first.',
    ['lorc/crossed-axes', 'storm', 'ember'],
  ),
];
