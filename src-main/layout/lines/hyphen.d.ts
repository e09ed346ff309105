declare module 'hyphen/en-us/index.js' {
  const english: {
    hyphenateSync(
      text: string,
      options: { readonly hyphenChar: string; readonly minWordLength: number },
    ): string;
  };
  export default english;
}
