/** A card that cannot be played; the message is a sentence for people. */
export class UnplayableCard extends Error {
  override readonly name = 'UnplayableCard';

  /** @param status how the card stands under the law of its rules, in the game's words */
  constructor(
    message: string,
    readonly status: string,
  ) {
    super(message);
  }
}
