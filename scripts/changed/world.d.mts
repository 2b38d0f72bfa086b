import type { World } from './reach.mjs';

/** What `reachOf` has to know about the project, apart from the change. */
export function readWorld(): Promise<Omit<World, 'dependencies' | 'calls' | 'isNew'>>;
