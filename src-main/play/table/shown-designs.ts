/** The designs of all cards that plain data names, such as a view, a prompt or lines of a log. */
export function designsIn(data: unknown, found = new Set<number>()): Set<number> {
  if (typeof data !== 'object' || data === null) return found;
  if ('design' in data && typeof data.design === 'number') found.add(data.design);
  for (const value of Object.values(data)) designsIn(value, found);
  return found;
}
