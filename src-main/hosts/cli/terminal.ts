/** Where the command line writes: lines for people, or one JSON value a line for programs. */
export interface Terminal {
  out(text: string): void;
  err(text: string): void;
}

export const processTerminal: Terminal = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
};

export const jsonLine = (value: unknown): string => `${JSON.stringify(value)}\n`;
