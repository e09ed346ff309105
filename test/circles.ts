/** Which files, or folders, import each other in a circle. */
import { dirname } from 'node:path';
import { importsOf } from './syntax.js';

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** What each of the files imports of the others; with `by`, what each group imports of other groups. */
export function importGraph(files: readonly string[], by: (file: string) => string = (file) => file): Graph {
  const own = new Set(files);
  const graph = new Map<string, Set<string>>();
  for (const file of files) {
    const from = by(file);
    const targets = graph.get(from) ?? new Set<string>();
    graph.set(from, targets);
    for (const { path } of importsOf(file)) {
      if (path !== null && own.has(path) && by(path) !== from) targets.add(by(path));
    }
  }
  return graph;
}

export const byFolder = (file: string): string => dirname(file);

/** The groups of nodes that reach each other, sorted: the strongly connected components of more than one node (Tarjan). */
export function circlesOf(graph: Graph): string[][] {
  const order = new Map<string, number>();
  const path: string[] = [];
  const circles: string[][] = [];
  const visit = (node: string): number => {
    let low = order.size;
    order.set(node, low);
    path.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (path.includes(next)) low = Math.min(low, order.get(next) ?? low);
    }
    if (low === order.get(node)) {
      const circle = path.splice(path.indexOf(node));
      if (circle.length > 1) circles.push(circle.sort());
    }
    return low;
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return circles;
}
