import type { Imports } from './production.ts';

/** Groups of two or more nodes that all reach each other, the largest first. */
export function findKnots(graph: Imports): string[][] {
  const reached = new Map([...graph.keys()].map((node) => [node, reach(graph, node)]));
  const knots: string[][] = [];
  const taken = new Set<string>();
  for (const [node, others] of reached) {
    if (taken.has(node)) continue;
    const knot = [...others].filter((other) => reached.get(other)?.has(node));
    for (const member of knot) taken.add(member);
    if (knot.length > 1) knots.push(knot.sort());
  }
  return knots.sort((a, b) => b.length - a.length);
}

/** Every node that imports reach; the node itself only if a circle leads back to it. */
function reach(graph: Imports, start: string): Set<string> {
  const seen = new Set<string>();
  const open = [...(graph.get(start) ?? [])];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    open.push(...(graph.get(node) ?? []));
  }
  return seen;
}
