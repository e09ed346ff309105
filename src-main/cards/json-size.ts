const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const LIST = 0x5b;
const OBJECT = 0x7b;

/**
 * Whether a text has more values than that, if it is JSON. To be asked before it is parsed: millions of small values take a hundred
 * times as long as one text of that length.
 */
export function hasMoreValues(json: string, most: number): boolean {
  if (json.length <= most) return false;
  let values = 1;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at);
    if (sign === QUOTE) at = endOfString(json, at);
    else if (sign === COMMA || sign === LIST || sign === OBJECT) values += 1;
    if (values > most) return true;
  }
  return false;
}

/** The quotation mark that ends a string; the end of the text where there is none. */
function endOfString(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let before = end;
    while (json.charCodeAt(before - 1) === BACKSLASH) before -= 1;
    if ((end - before) % 2 === 0) return end;
  }
  return json.length;
}
