/** The short forms that there are at first: signs that keyboards lack, and words that card texts are full of. */
export const usualForms: readonly { readonly short: string; readonly text: string }[] = [
  { short: '~', text: '$name' },
  { short: '(c)', text: '©' },
  { short: '(r)', text: '®' },
  { short: '->', text: '→' },
  { short: '<-', text: '←' },
  { short: '...', text: '…' },
  { short: '+-', text: '±' },
  { short: 'eot', text: 'until end of turn' },
  { short: 'tc', text: 'target creature' },
  { short: 'tp', text: 'target player' },
];
