/** Where the command line writes: lines for people, or one JSON value a line for programs. */
export interface Terminal {
  out(text: string): void;
  err(text: string): void;
  /** Writes a file to standard output; resolves when more may come. */
  bytes(bytes: Uint8Array | readonly Uint8Array[]): Promise<void>;
  /** Resolves once whoever sits there ends what would go on, as Ctrl+C does. */
  interrupted(): Promise<void>;
}

export const processTerminal: Terminal = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  bytes: async (bytes) => {
    for (const piece of bytes instanceof Uint8Array ? [bytes] : bytes) await written(piece);
  },
  interrupted: () =>
    new Promise((done) => {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => done());
    }),
};

const written = (piece: Uint8Array): Promise<void> =>
  new Promise((done, fail) => process.stdout.write(piece, (error) => (error ? fail(error) : done())));

export const jsonLine = (value: unknown): string => `${JSON.stringify(value)}\n`;
