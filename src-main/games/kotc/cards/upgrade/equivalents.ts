/** Components of different editions that are each other's like. Those that share an id are not listed: they are the same. */
export interface Equivalents {
  readonly older: string;
  readonly newer: string;
  /** It goes one way, since two older texts have one like. */
  readonly onlyToNewer?: boolean;
  /** The newer text has no number: it stands for this one. */
  readonly x?: number;
  /** Where the two are not quite the same, a sentence for the card's maker. */
  readonly note?: string;
}

export const equivalents: readonly Equivalents[] = [
  {
    older: 'when-this-card-damaged-not-destroyed',
    newer: 'cond-this-in-play-damaged',
  },
  { older: 'when-this-in-play-card-destroyed', newer: 'cond-this-in-play-destroyed' },
  { older: 'when-this-resource-destroyed', newer: 'cond-this-resource-destroyed' },
  { older: 'when-this-hand-card-destroyed', newer: 'cond-this-hand-destroyed' },
  { older: 'when-this-deck-card-destroyed', newer: 'cond-this-deck-destroyed' },
  {
    older: 'when-other-in-play-cards-damaged-not-destroyed',
    newer: 'cond-your-other-in-play-damaged',
    x: 1,
  },
  { older: 'when-other-in-play-cards-destroyed', newer: 'cond-your-in-play-destroyed', x: 1 },
  { older: 'when-hand-cards-destroyed', newer: 'cond-your-hand-card-destroyed', x: 1 },
  { older: 'when-deck-cards-destroyed', newer: 'cond-your-deck-card-destroyed', x: 1 },
  { older: 'when-you-take-damage', newer: 'cond-you-take-damage', x: 1 },
  {
    older: 'response-opponent-attack',
    newer: 'cond-enemy-attacks',
  },
  { older: 'response-opponent-summon', newer: 'cond-enemy-summons' },
  {
    older: 'response-opponent-card-effect',
    newer: 'cond-enemy-casts-or-activates',
    note: 'Casting a spell meets it too.',
  },
  {
    older: 'cond-this-in-play-damaged',
    newer: 'cond-your-in-play-damaged',
    onlyToNewer: true,
    note: 'Damage to any minion of yours meets it, not to this card alone.',
  },
  {
    older: 'cond-your-other-in-play-damaged',
    newer: 'cond-your-in-play-damaged',
    note: 'In the newer text damage to this card counts too.',
  },
  { older: 'cost-destroy-deck-top', newer: 'cost-self-destroy-deck-top' },
  {
    older: 'cost-sacrifice-deck-top',
    newer: 'cost-self-destroy-deck-top',
    onlyToNewer: true,
    note: 'A sacrifice is no destruction; a self-destroyed card is destroyed.',
  },
  { older: 'cost-exhaust-resources', newer: 'cost-self-exhaust-resources' },
  { older: 'cost-exhaust-creatures', newer: 'cost-self-exhaust-minions' },
  { older: 'cost-destroy-random-hand', newer: 'cost-self-destroy-hand' },
  { older: 'cost-destroy-in-play', newer: 'cost-self-destroy-in-play' },
  { older: 'cost-destroy-resources', newer: 'cost-self-destroy-resources' },
  {
    older: 'cost-sacrifice-random-hand',
    newer: 'cost-self-destroy-hand',
    onlyToNewer: true,
    note: 'A sacrifice is no destruction; a self-destroyed card is destroyed.',
  },
  {
    older: 'cost-sacrifice-in-play',
    newer: 'cost-self-destroy-in-play',
    onlyToNewer: true,
    note: 'A sacrifice is no destruction; a self-destroyed card is destroyed.',
  },
  { older: 'target-one-players-hand-random', newer: 'target-any-hand-random' },
  { older: 'target-one-players-graveyard-random', newer: 'target-any-grave-random' },
  { older: 'target-one-players-deck-top', newer: 'target-top-of-deck' },
  { older: 'effect-place-offense-counters', newer: 'effect-place-sword-counters' },
  { older: 'effect-send-to-resource-zone', newer: 'effect-silo' },
  { older: 'effect-destroy-targets', newer: 'effect-destroy' },
  { older: 'effect-reveal-summon-or-cast', newer: 'effect-reveal-and-deploy' },
  {
    older: 'effect-switch-control',
    newer: 'effect-hypnotize',
    note: 'Hypnotizing gives control to you; switching control gives it to a player of your choice.',
  },
  { older: 'effect-place-on-deck-top', newer: 'effect-sheathe' },
  {
    older: 'effect-place-immortality-counters',
    newer: 'effect-place-undying-counters',
    note: 'An Undying Counter prevents destruction alone, and not that the minion is moved elsewhere.',
  },
  { older: 'effect-negate-activated-effect', newer: 'effect-negate' },
  {
    older: 'effect-roll-damage-yourself-and-player',
    newer: 'effect-dice-wound-yourself-and-enemy',
    note: 'The older text rolls for each player, and the other may be anybody.',
  },
];
