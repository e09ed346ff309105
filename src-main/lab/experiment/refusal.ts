/** A card or deck cannot be tried; the message is a sentence that says why. */
export class ExperimentRefusal extends Error {
  override readonly name = 'ExperimentRefusal';
}
