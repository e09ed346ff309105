/** Something from outside that is not taken in; the message is a sentence or two for people. */
export class ExchangeRefusal extends Error {
  override readonly name = 'ExchangeRefusal';
}
