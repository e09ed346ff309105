/** A name that every system accepts as a file's: letters, digits and plain signs of the title. */
export function fileNameOf(title: string, ending: string): string {
  const stem = title
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\p{M} ._()-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '')
    .slice(0, 80);
  return `${stem || 'Cards'}.${ending}`;
}
