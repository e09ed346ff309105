import { z } from 'zod';

/** What the native menu can ask the renderer to do. It does what fits its present view and ignores the rest. */
export const menuCommands = [
  'new-card',
  'new-deck',
  'open-library',
  'import',
  'export-cards',
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
  'show-decks',
  'show-print',
  'show-play',
  'show-rules',
  'show-help',
  'preferences',
  'shortcuts',
] as const;
export type MenuCommand = (typeof menuCommands)[number];

/** What the desktop host tells the renderer; validated on its way out of main. */
export const hostMessage = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('command'), command: z.enum(menuCommands) }),
  /** Files were opened from the desktop and have come in: `name` for people. Their import is to be shown. */
  z.strictObject({
    kind: z.literal('open-import'),
    uploads: z.array(z.strictObject({ upload: z.uuid(), name: z.string() })).min(1),
  }),
  /** A file of the library was opened from the desktop. */
  z.strictObject({ kind: z.literal('show'), view: z.enum(['card', 'deck', 'set']), id: z.uuid() }),
  /** One of the libraries that were open here before is to be opened again, as the settings have it. */
  z.strictObject({ kind: z.literal('open-library'), folder: z.string() }),
  /** Something did not work; a sentence for people. */
  z.strictObject({ kind: z.literal('notice'), message: z.string() }),
]);
export type HostMessage = z.infer<typeof hostMessage>;
