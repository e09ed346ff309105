import { isOneOf, part } from './part.js';

const amount = part('amount');

export const amountParts = [
  amount(
    92,
    'stated',
    'Number',
    'N',
    'Instant | Target creature gets +3/+3 until end of turn.',
    { amount: isNumber },
    { count: isNumber },
  ),
  amount(93, 'stated', 'X from the cost', 'X', 'Instant | Fen Warden deals X damage to target creature.', {
    is: 'x',
  }),
  amount(
    94,
    'added',
    'Counted',
    'the number of F',
    'Sorcery | You gain life equal to twice the number of Elves you control.',
    { is: 'count' },
  ),
  amount(
    95,
    'added',
    'Property',
    'its power',
    "Creature — Elf | Whenever Fen Warden becomes blocked by a creature, Fen Warden deals damage equal to that creature's power to target player.",
    { is: isOneOf('stat', 'thatMuch'), of: () => true },
  ),
  amount(
    96,
    'added',
    'Player’s numbers',
    'the number of cards in your hand',
    'Sorcery | You gain life equal to the number of cards in your hand.',
    { is: 'ofPlayer' },
  ),
  amount(
    97,
    'added',
    'Half, rounded',
    'half ..., rounded up',
    "Sorcery | Target player loses life equal to half that player's life total, rounded up.",
    { is: 'half' },
  ),
  amount(
    98,
    'added',
    'Power or toughness *',
    "this's power is equal to ...",
    "Creature — Elf | Fen Warden's power and toughness are each equal to the number of forests you control.",
    { is: 'countedStats' },
  ),
] as const;

function isNumber(value: unknown): boolean {
  return typeof value === 'number';
}
