/**
 * Components of the older editions and their like in the 14th. Those that share an id are not listed: they are the same.
 * `onlyTo14` marks likes that go one way, since two older texts have one like.
 */
export interface Equivalents {
  readonly classic: string;
  readonly modern: string;
  readonly onlyTo14?: boolean;
  /** The 14th Edition's text has no number: it stands for this one. */
  readonly x?: number;
  /** Where the two are not quite the same, a sentence for the card's maker. */
  readonly note?: string;
}

export const equivalents: readonly Equivalents[] = [
  {
    classic: 'when-this-card-damaged-not-destroyed',
    modern: 'cond-this-in-play-damaged',
  },
  { classic: 'when-this-in-play-card-destroyed', modern: 'cond-this-in-play-destroyed' },
  { classic: 'when-this-resource-destroyed', modern: 'cond-this-resource-destroyed' },
  { classic: 'when-this-hand-card-destroyed', modern: 'cond-this-hand-destroyed' },
  { classic: 'when-this-deck-card-destroyed', modern: 'cond-this-deck-destroyed' },
  {
    classic: 'when-other-in-play-cards-damaged-not-destroyed',
    modern: 'cond-your-other-in-play-damaged',
    x: 1,
  },
  { classic: 'when-other-in-play-cards-destroyed', modern: 'cond-your-in-play-destroyed', x: 1 },
  { classic: 'when-hand-cards-destroyed', modern: 'cond-your-hand-card-destroyed', x: 1 },
  { classic: 'when-deck-cards-destroyed', modern: 'cond-your-deck-card-destroyed', x: 1 },
  { classic: 'when-you-take-damage', modern: 'cond-you-take-damage', x: 1 },
  {
    classic: 'response-opponent-attack',
    modern: 'cond-enemy-attacks',
  },
  { classic: 'cost-exhaust-resources', modern: 'cost-self-exhaust-resources' },
  { classic: 'cost-exhaust-creatures', modern: 'cost-self-exhaust-minions' },
  { classic: 'cost-destroy-random-hand', modern: 'cost-self-destroy-hand' },
  { classic: 'cost-destroy-in-play', modern: 'cost-self-destroy-in-play' },
  { classic: 'cost-destroy-resources', modern: 'cost-self-destroy-resources' },
  {
    classic: 'cost-sacrifice-random-hand',
    modern: 'cost-self-destroy-hand',
    onlyTo14: true,
    note: 'A sacrifice is no destruction; a self-destroyed card is destroyed.',
  },
  {
    classic: 'cost-sacrifice-in-play',
    modern: 'cost-self-destroy-in-play',
    onlyTo14: true,
    note: 'A sacrifice is no destruction; a self-destroyed card is destroyed.',
  },
  { classic: 'target-one-players-hand-random', modern: 'target-any-hand-random' },
  { classic: 'target-one-players-graveyard-random', modern: 'target-any-grave-random' },
  { classic: 'target-one-players-deck-top', modern: 'target-top-of-deck' },
  { classic: 'effect-place-offense-counters', modern: 'effect-place-sword-counters' },
  { classic: 'effect-send-to-resource-zone', modern: 'effect-silo' },
  { classic: 'effect-destroy-targets', modern: 'effect-destroy' },
  { classic: 'effect-reveal-summon-or-cast', modern: 'effect-reveal-and-deploy' },
  {
    classic: 'effect-switch-control',
    modern: 'effect-hypnotize',
    note: 'Hypnotizing gives control to you; switching control gives it to a player of your choice.',
  },
  { classic: 'effect-place-on-deck-top', modern: 'effect-sheathe' },
];
