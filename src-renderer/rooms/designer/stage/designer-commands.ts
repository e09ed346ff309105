import type { CardTemplate } from '../../../../src-main/api/answers/answers.js';
import { registerCommands, type Command } from '../../../shared/commands/commands.svelte.js';
import type { Camera } from '../editor/camera.svelte.js';
import type { CardEditor } from '../editor/card-editor.svelte.js';
import { nextElement } from '../editor/hit-test.js';
import type { MarkTools } from '../fields/mark-tools.svelte.js';
import {
  fitPicture,
  removePicture,
  resetPicture,
  switchBlurFill,
  switchGrey,
} from '../editor/picture-edits.js';
import type { StageContext } from './stage-gestures.js';
import type { StageView } from '../editor/stage-view.svelte.js';

export interface DesignerContext {
  readonly camera: Camera;
  readonly editor: CardEditor;
  readonly view: StageView;
  readonly game: StageContext['game'];
  /** Of all games: those of others than the card's cannot be chosen. */
  readonly templates: readonly CardTemplate[];
  readonly tools: MarkTools;
  readonly act: StageContext['act'];
  readonly choosePicture: () => void;
  /** Opens a table on which the card can be played. */
  readonly tryOut: () => Promise<void>;
  /** Has computer players find out whether the card is worth its cost. */
  readonly askFairness: () => void;
  /** Shows what puts things right. */
  readonly fix: () => void;
  readonly close: () => Promise<void>;
  /** Absent where the designer was opened without a library around it. */
  readonly duplicate?: () => Promise<void>;
  readonly remove?: () => Promise<void>;
}

export const ZOOM_STEP = 1.25;

/** Makes what the designer can do known to palette, menu and keyboard, until the returned function is called. */
export function registerDesignerCommands(actions: DesignerContext): () => void {
  return registerCommands(designerCommands(actions).map((command) => ({ group: 'Designer', ...command })));
}

function designerCommands(actions: DesignerContext): readonly Command[] {
  const {
    camera,
    editor,
    view,
    tools,
    act,
    choosePicture,
    tryOut,
    askFairness,
    fix,
    close,
    duplicate,
    remove,
  } = actions;
  const writable = () => editor.card !== null && editor.readOnly === null;
  const hasPicture = () => writable() && editor.card?.picture != null;
  const go = (direction: 1 | -1) => () => {
    if (editor.list) view.select(nextElement(actions.game, editor.list.boxes, view.selected, direction));
  };
  return [
    {
      id: 'save',
      title: 'Save now',
      shortcut: 'Mod+S',
      enabled: writable,
      run: () => editor.flush(),
    },
    { id: 'designer.try', title: 'Try the card on a table', shortcut: 'Y', run: tryOut },
    {
      id: 'designer.fair',
      title: 'Find out whether the card is fair',
      enabled: () => actions.game?.hasExperiments === true,
      run: askFairness,
    },
    { id: 'designer.fix', title: 'Fix what is wrong…', shortcut: 'Mod+.', run: fix },
    { id: 'designer.close', title: 'Close the card', shortcut: 'Mod+W', run: close },
    { id: 'zoom-in', title: 'Zoom in', shortcut: ['+', '='], run: () => camera.zoom(ZOOM_STEP) },
    { id: 'zoom-out', title: 'Zoom out', shortcut: '-', run: () => camera.zoom(1 / ZOOM_STEP) },
    { id: 'zoom-fit', title: 'Fit the card into the view', shortcut: '0', run: () => camera.fit() },
    {
      id: 'designer.true-size',
      title: 'Show the card in its true size',
      shortcut: '1',
      run: () => camera.trueSize(),
    },
    {
      id: 'designer.rulers',
      title: () => (view.rulers ? 'Hide the rulers' : 'Show the rulers'),
      shortcut: 'R',
      run: () => void (view.rulers = !view.rulers),
    },
    {
      id: 'designer.bleed',
      title: () => (view.bleed ? 'Hide bleed and trim' : 'Show bleed and trim'),
      shortcut: 'B',
      run: () => void (view.bleed = !view.bleed),
    },
    {
      id: 'designer.palette',
      title: () => (view.palette ? 'Hide the palette' : 'Show the palette'),
      shortcut: 'K',
      enabled: () => actions.game?.hasLanguage === true || actions.game?.hasGrammar === true,
      run: () => void (view.palette = !view.palette),
    },
    { id: 'designer.look', title: 'Show the look', run: () => void (view.tab = 'look') },
    {
      id: 'designer.frames',
      title: 'Show the card in all frames',
      enabled: () => actions.game?.templates.some(({ isFrame }) => isFrame) === true,
      run: () => void (view.frames = true),
    },
    ...actions.templates.map((template) => ({
      id: `designer.template-${template.name}`,
      title: `${template.isFrame ? 'Frame' : 'Template'}: ${template.title}`,
      enabled: () =>
        writable() &&
        actions.game?.templates.includes(template) === true &&
        editor.card?.look.template !== template.name,
      run: () => setTemplate(editor, template.name),
    })),
    {
      id: 'favourite',
      title: () => (editor.card?.favourite ? 'Take the star from the card' : 'Mark the card as favourite'),
      shortcut: 'F',
      enabled: writable,
      run: () => switchFavourite(editor),
    },
    {
      id: 'designer.bold',
      title: 'Bold',
      shortcut: 'Mod+B',
      enabled: () => tools.current !== null,
      run: () => tools.toggle('bold'),
    },
    {
      id: 'designer.italic',
      title: 'Italic',
      shortcut: 'Mod+I',
      enabled: () => tools.current !== null,
      run: () => tools.toggle('italic'),
    },
    { id: 'designer.abilities', title: 'Show the abilities', run: () => void (view.tab = 'abilities') },
    {
      id: 'designer.law',
      title: 'Show what the law says',
      shortcut: 'L',
      run: () => void (view.tab = 'law'),
    },
    {
      id: 'designer.receipt',
      title: () => (view.receipt ? 'Hide the receipt' : 'Show the receipt'),
      enabled: () => actions.game?.hasPrices !== false,
      run: () => void (view.receipt = !view.receipt),
    },
    {
      id: 'designer.upgrade',
      title: 'Upgrade to another edition…',
      enabled: () => actions.game?.hasUpgrade === true,
      run: () => view.upgrade(),
    },
    { id: 'designer.name', title: 'Edit the name', shortcut: 'N', enabled: writable, run: () => act('name') },
    {
      id: 'designer.text',
      title: 'Edit the ability text',
      shortcut: 'T',
      enabled: writable,
      run: () => act('text'),
    },
    {
      id: 'designer.picture',
      title: 'Choose a picture…',
      shortcut: 'P',
      enabled: writable,
      run: choosePicture,
    },
    {
      id: 'designer.picture-fit',
      title: 'Fit the picture into its frame',
      shortcut: 'Shift+P',
      enabled: hasPicture,
      run: () => fitPicture(editor),
    },
    {
      id: 'designer.picture-reset',
      title: 'Reset the picture',
      enabled: hasPicture,
      run: () => resetPicture(editor),
    },
    {
      id: 'designer.picture-remove',
      title: 'Remove the picture',
      enabled: hasPicture,
      run: () => removePicture(editor),
    },
    {
      id: 'designer.picture-grey',
      title: 'Picture in shades of grey, or in its colours',
      enabled: hasPicture,
      run: () => switchGrey(editor),
    },
    {
      id: 'designer.picture-blur',
      title: 'Fill the picture’s margins, or leave them empty',
      enabled: () => hasPicture() && editor.card?.picture?.fit === 'contain',
      run: () => switchBlurFill(editor),
    },
    { id: 'designer.next', title: 'Next element', shortcut: 'Mod+]', run: go(1) },
    { id: 'designer.previous', title: 'Previous element', shortcut: 'Mod+[', run: go(-1) },
    ...(duplicate
      ? [{ id: 'duplicate', title: 'Duplicate the card', shortcut: 'Mod+D', run: duplicate }]
      : []),
    ...(remove ? [{ id: 'delete', title: 'Delete the card', run: remove }] : []),
  ];
}

/** Gives the card the favourite's star, or takes it. */
export function switchFavourite(editor: CardEditor): void {
  const name = editor.card?.favourite ? 'take the star' : 'mark as favourite';
  editor.change(name, (draft) => (draft.favourite = !draft.favourite));
}

/** Sets the card out in another way. */
export function setTemplate(editor: CardEditor, template: string): void {
  editor.change('change template', (draft) => (draft.look = { ...draft.look, template }));
}
