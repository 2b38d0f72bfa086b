import type { World } from './reach.mjs';

export function readProduct(graph: World['graph']): World['product'];
