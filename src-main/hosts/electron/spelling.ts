import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  Menu,
  type ContextMenuParams,
  type MenuItemConstructorOptions,
  type Session,
  type WebContents,
} from 'electron';

/** Most suggestions for a misspelt word. */
const SUGGESTIONS = 5;

/**
 * Has words checked in the languages that the person prefers, with what this computer has and nothing else: Chromium
 * would fetch dictionaries that it lacks from the network, where its address is not turned to our own (`lockdown.ts`).
 * macOS checks by itself, in the languages of its own settings. Windows has a checker for each language that is
 * installed. On Linux there are dictionaries only where somebody has put them (*.bdic, in Chromium's form) into the
 * folder "Dictionaries" among the program's settings.
 */
export function checkSpelling(
  session: Session,
  platform: string,
  preferred: readonly string[],
  folder: string,
): void {
  if (platform === 'darwin') return;
  const languages = spellLanguages(preferred, session.availableSpellCheckerLanguages);
  const kept = platform === 'linux' ? dictionariesIn(join(folder, 'Dictionaries')) : null;
  const checked = languages.filter(
    (language) => kept === null || kept.some((name) => name.startsWith(language)),
  );
  session.setSpellCheckerLanguages(checked);
  session.setSpellCheckerEnabled(checked.length > 0);
}

/** The preferred languages that can be checked, as the checker calls them: "de-AT" is checked as "de" where need be. */
export function spellLanguages(preferred: readonly string[], available: readonly string[]): string[] {
  const known = new Map(available.map((language) => [language.toLowerCase(), language]));
  const found = preferred.flatMap((language) => {
    const [base = ''] = language.toLowerCase().split('-');
    return known.get(language.toLowerCase()) ?? known.get(base) ?? [];
  });
  return [...new Set(found)];
}

function dictionariesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.bdic'));
  } catch {
    return [];
  }
}

type Pressed = Pick<
  ContextMenuParams,
  'isEditable' | 'selectionText' | 'misspelledWord' | 'dictionarySuggestions' | 'editFlags'
>;

interface WordActions {
  readonly replace: (word: string) => void;
  readonly learn: (word: string) => void;
}

/** What the other mouse button offers in a text: other spellings, and the clipboard. Empty elsewhere. */
export function textMenuTemplate(
  { isEditable, selectionText, misspelledWord, dictionarySuggestions, editFlags }: Pressed,
  { replace, learn }: WordActions,
): MenuItemConstructorOptions[] {
  const separator: MenuItemConstructorOptions = { type: 'separator' };
  if (!isEditable) return selectionText.trim() === '' ? [] : [{ role: 'copy' }];
  const spelling: MenuItemConstructorOptions[] =
    misspelledWord === ''
      ? []
      : [
          ...dictionarySuggestions
            .slice(0, SUGGESTIONS)
            .map((word) => ({ label: word, click: () => replace(word) })),
          ...(dictionarySuggestions.length === 0
            ? [{ label: 'No other spelling is known', enabled: false }]
            : []),
          separator,
          { label: 'Add to dictionary', click: () => learn(misspelledWord) },
          separator,
        ];
  return [
    ...spelling,
    { role: 'cut', enabled: editFlags.canCut },
    { role: 'copy', enabled: editFlags.canCopy },
    { role: 'paste', enabled: editFlags.canPaste },
    separator,
    { role: 'selectAll', enabled: editFlags.canSelectAll },
  ];
}

/** Opens that menu wherever text is written in a page. */
export function offerTextMenu(contents: WebContents): void {
  contents.on('context-menu', (_event, pressed) => {
    const template = textMenuTemplate(pressed, {
      replace: (word) => contents.replaceMisspelling(word),
      learn: (word) => void contents.session.addWordToSpellCheckerDictionary(word),
    });
    if (template.length > 0) Menu.buildFromTemplate(template).popup();
  });
}
