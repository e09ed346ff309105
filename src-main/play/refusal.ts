/** What a table does not do for the person in front of it; the message is a sentence that says why, or what to do. */
export class TableRefusal extends Error {
  override readonly name = 'TableRefusal';
}
