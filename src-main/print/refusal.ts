/** Why a job cannot be printed. The message is a sentence for people that says what to do next. */
export class PrintRefusal extends Error {
  override readonly name = 'PrintRefusal';

  constructor(
    readonly reason:
      | 'card-too-large'
      | 'grid-too-large'
      | 'paper-too-small'
      | 'too-many-cards'
      | 'nothing-to-print'
      | 'picture-unreadable',
    message: string,
  ) {
    super(message);
  }
}

/** For a picture file that no decoder can read. */
export function pictureUnreadable(picture: string, error: unknown): PrintRefusal {
  const because = error instanceof Error ? error.message : String(error);
  return new PrintRefusal(
    'picture-unreadable',
    `The picture ${picture} cannot be read (${because}). Choose the picture of its card anew, then try again.`,
  );
}
