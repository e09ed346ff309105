import { z } from 'zod';
import { card } from '../cards/card.js';
import { deck } from '../cards/deck.js';

/** What the native menu can ask the app's face to do. A face does what fits its present view and ignores the rest. */
export const menuCommands = [
  'new-card',
  'new-deck',
  'open-library',
  'save',
  'print',
  'undo',
  'redo',
  'duplicate',
  'delete',
  'select-all',
  'find',
  'palette',
  'zoom-in',
  'zoom-out',
  'zoom-fit',
  'show-cards',
  'show-print',
  'preferences',
  'shortcuts',
] as const;
export type MenuCommand = (typeof menuCommands)[number];

/** What the desktop host tells the app's face; validated on its way out of main. */
export const hostMessage = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('command'), command: z.enum(menuCommands) }),
  /** A card file was opened from the desktop: `path` for people, `card` to show or to take into the library. */
  z.strictObject({ kind: z.literal('open-card'), path: z.string(), card }),
  z.strictObject({ kind: z.literal('open-deck'), path: z.string(), deck }),
  /** Something did not work; a sentence for people. */
  z.strictObject({ kind: z.literal('notice'), message: z.string() }),
]);
export type HostMessage = z.infer<typeof hostMessage>;
