declare module 'saxen' {
  type Decode = (text: string) => string;

  /** Calls what is set for each part of an XML text, in its order. Errors come as an event too. */
  export class Parser {
    on(
      event: 'openTag',
      call: (name: string, attributes: () => Record<string, string>, decode: Decode) => void,
    ): this;
    on(event: 'closeTag', call: (name: string) => void): this;
    on(event: 'text', call: (raw: string, decode: Decode) => void): this;
    on(event: 'cdata' | 'attention', call: (raw: string) => void): this;
    on(event: 'error', call: (error: Error) => void): this;
    parse(xml: string): void;
    stop(): void;
  }
}
