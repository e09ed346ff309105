/** A scenario that cannot be set up or played as written; the message is a sentence for its author. */
export class ScenarioFault extends Error {
  override readonly name = 'ScenarioFault';
}
