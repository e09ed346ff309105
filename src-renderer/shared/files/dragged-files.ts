/** Files on their way into a room, as far as can be told of them before they fall: their kinds, but not their names. */
type Dragged = Pick<DataTransfer, 'items'> | null;

function areAll(dragged: Dragged, isIt: (type: string) => boolean): boolean {
  const files = [...(dragged?.items ?? [])].filter(({ kind }) => kind === 'file');
  return files.length > 0 && files.every(({ type }) => isIt(type));
}

/** Whether pictures are dragged and nothing else; a table with its pictures is to be imported. */
export const arePictures = (dragged: Dragged): boolean =>
  areAll(dragged, (type) => type.startsWith('image/'));

/** Whether the records of games may be dragged, which are JSON as cards and decks are. */
export const mayBeRecords = (dragged: Dragged): boolean =>
  areAll(dragged, (type) => type === 'application/json');

/** Whether files are records of games by their names: JSON that is no card, deck or set. */
export const areRecords = (files: readonly Pick<File, 'name'>[]): boolean =>
  files.length > 0 &&
  files.every(({ name }) => /\.json$/i.test(name) && !/\.(?:card|deck|set)\.json$/i.test(name));

/** The picture file in what was dropped or pasted, or null. A file that is no picture is taken too: the library says why not. */
export function fileIn(data: DataTransfer | null): File | null {
  const files = [...(data?.files ?? [])];
  return files.find((file) => file.type.startsWith('image/')) ?? files[0] ?? null;
}
