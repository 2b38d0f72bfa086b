import path from 'node:path';

/**
 * Path of one of brandgen's own modules below the root, with forward slashes; undefined for modules of packages. The
 * root itself may be inside `node_modules`.
 */
export function ownModule(root: string, id: string): string | undefined {
  const home = `${root.replaceAll(path.sep, '/')}/`;
  if (!id.startsWith(home)) return undefined;
  const own = id.slice(home.length);
  return own.includes('node_modules/') ? undefined : own;
}

/** The feature that one of brandgen's own modules belongs to. */
export function featureOf(root: string, id: string): string | undefined {
  return /^app\/features\/([^/]+)\//.exec(ownModule(root, id) ?? '')?.[1];
}
