import { beforeEach, describe, expect, it, vi } from 'vitest';
import { usualForms } from '../../../src-main/api/writing/usual-forms.js';
import { AutoReplace, replacementAt } from '../../../src-renderer/shared/writing/auto-replace.js';

const forms = [
  { short: '~', text: '$name' },
  { short: '(c)', text: '©' },
  { short: '->', text: '→' },
  { short: '<->', text: '↔' },
  { short: 'eot', text: 'until end of turn' },
  { short: 'tc', text: 'target creature' },
];

/** What becomes of a text once its last sign was typed; `|` is where the keyboard goes on. */
const typed = (text: string, name = 'Ember Fox', list = forms): string | null => {
  const at = text.indexOf('|');
  const caret = at < 0 ? text.length : at;
  const due = replacementAt(text.replace('|', ''), caret, list, name);
  return due && `${due.text.slice(0, due.caret)}|${due.text.slice(due.caret)}`;
};

describe('a short form', () => {
  it('of signs is replaced at once, in the middle of a text too', () => {
    expect(typed('Art (c)')).toBe('Art ©|');
    expect(typed('Art (c)| Ben')).toBe('Art ©| Ben');
    expect(typed('a(c)')).toBe('a©|');
  });

  it('that is a word is replaced when the next sign ends it, and stays within other words', () => {
    expect(typed('+1/+1 eot')).toBeNull();
    expect(typed('+1/+1 eot.')).toBe('+1/+1 until end of turn.|');
    expect(typed('Destroy tc |now')).toBe('Destroy target creature |now');
    expect(typed('etc.')).toBeNull();
    expect(typed('Étc.')).toBeNull();
    expect(typed('eotx ')).toBeNull();
  });

  it('is the longest of those that end there', () => {
    expect(typed('A <->')).toBe('A ↔|');
    expect(typed('A ->')).toBe('A →|');
  });

  it('of the card’s name stays a sign as long as the card has none', () => {
    expect(typed('When ~')).toBe('When Ember Fox|');
    expect(typed('When ~', ' ')).toBeNull();
    expect(typed('Pay ~', 'Fox $& $1')).toBe('Pay Fox $& $1|');
  });

  it('is not looked for behind the keyboard', () => {
    expect(typed('(c) and|')).toBeNull();
  });

  it('that there is at first does not begin with what another becomes', () => {
    for (const { short, text } of usualForms)
      expect(typed(`${short} `, 'Fox', [{ short, text }])).not.toBe(`${short} |`);
    expect(new Set(usualForms.map(({ short }) => short)).size).toBe(usualForms.length);
  });
});

describe('while somebody types', () => {
  class FakeInput extends Event {
    readonly isComposing: boolean;
    readonly inputType: string;
    constructor(inputType: string, isComposing = false) {
      super('input');
      this.inputType = inputType;
      this.isComposing = isComposing;
    }
  }
  beforeEach(() => {
    vi.stubGlobal('InputEvent', FakeInput);
    return () => vi.unstubAllGlobals();
  });
  const by = (kind = 'insertText', isComposing = false): Event => new FakeInput(kind, isComposing);
  const fresh = () =>
    new AutoReplace(
      () => forms,
      () => 'Fox',
    );

  it('only what is typed is replaced, not what is pasted, deleted or still being composed', () => {
    for (const event of [
      by('insertFromPaste'),
      by('deleteContentBackward'),
      by('insertText', true),
      new Event('input'),
    ])
      expect(fresh().typed(event, '(c', '(c)', 3)).toBeNull();
    expect(fresh().typed(by(), '(c', '(c)', 3)?.text).toBe('©');
    expect(fresh().typed(by('insertLineBreak'), 'eot', 'eot\n', 4)?.text).toBe('until end of turn\n');
  });

  it('what was taken back there stays, until the field is left; elsewhere it is replaced', () => {
    const field = fresh();
    expect(field.typed(by(), '(c', '(c)', 3)?.text).toBe('©');
    // Undo has brought back "(c)"; a sign is typed, deleted and the form ended once more.
    expect(field.typed(by(), '(c)', '(c) ', 4)).toBeNull();
    expect(field.typed(by('deleteContentBackward'), '(c)', '(c', 2)).toBeNull();
    expect(field.typed(by(), '(c', '(c)', 3)).toBeNull();
    expect(field.typed(by(), '(c) (c', '(c) (c)', 7)?.text).toBe('(c) ©');
    field.forget();
    expect(field.typed(by(), '(c', '(c)', 3)?.text).toBe('©');
  });

  it('what was replaced and deleted is replaced when it is typed again', () => {
    const field = fresh();
    expect(field.typed(by(), '(c', '(c)', 3)?.text).toBe('©');
    expect(field.typed(by('deleteContentBackward'), '©', '', 0)).toBeNull();
    expect(field.typed(by(), '', '(', 1)).toBeNull();
    expect(field.typed(by(), '(', '(c', 2)).toBeNull();
    expect(field.typed(by(), '(c', '(c)', 3)?.text).toBe('©');
  });
});
