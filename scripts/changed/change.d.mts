import type { Reach } from './reach.mjs';
import type { readWorld } from './world.mjs';

type TextOf = (file: string) => string | undefined;

/** What a change reaches, given the text of each file before and after it, or undefined where there is none. */
export function reachBetween(
  files: readonly string[],
  world: Awaited<ReturnType<typeof readWorld>>,
  before: TextOf,
  after: TextOf,
): Reach;
