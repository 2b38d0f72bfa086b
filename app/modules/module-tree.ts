import type { ModuleNode } from '#schemas/generated/platform.ts';

/**
 * The modIds that are switched on: a node counts only if it and all its ancestors are enabled. A module that occurs several
 * times is on if any occurrence is.
 */
export function enabledModules(roots: readonly ModuleNode[]): ReadonlySet<string> {
  const enabled = new Set<string>();
  const open = [...roots];
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.enabled !== '1') continue;
    enabled.add(node.modId);
    open.push(...(node.childrenNodes ?? []));
  }
  return enabled;
}
