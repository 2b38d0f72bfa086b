import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UsageError } from '#cli/commands/usage-error.ts';
import { packageRoot } from '#cli/package-root.ts';

/** Folders of a run's brands and of everything they can build on. All paths are absolute. */
export interface Workspace {
  readonly root: string;
  /** Folders with brands: the workspace's own, then the built-in one, whose brands can only be extended. */
  readonly brands: readonly [string, ...string[]];
  /** Folders with themes; the first one that has a theme wins. */
  readonly themes: readonly string[];
  /** Folders with words; later ones override earlier ones. */
  readonly locales: readonly string[];
  /** The installed package. */
  readonly builtIn: string;
}

/**
 * The requested workspace, else the current folder if it has brands, else the package itself.
 * @throws UsageError when the requested folder has no brands/ folder.
 */
export function openWorkspace(cwd: string, asked: string | undefined): Workspace {
  const builtIn = packageRoot();
  if (asked === '') throw new UsageError('`--workspace` needs a folder.');
  const root = asked === undefined ? (hasBrands(cwd) ? cwd : builtIn) : resolve(cwd, asked);
  if (!hasBrands(root)) throw new UsageError(`${asked} is not a workspace: it has no brands/ folder.`);
  const own = join(root, 'brands');
  if (root === builtIn) {
    return { root, brands: [own], themes: [join(root, 'themes')], locales: [join(root, 'locales')], builtIn };
  }
  return {
    root,
    brands: [own, join(builtIn, 'brands')],
    themes: [join(root, 'themes'), join(builtIn, 'themes')],
    locales: [join(builtIn, 'locales'), join(root, 'locales')],
    builtIn,
  };
}

/** Folder of the package's own words. */
export function builtInLocales({ builtIn }: Pick<Workspace, 'builtIn'>): string {
  return join(builtIn, 'locales');
}

function hasBrands(folder: string): boolean {
  return isFolder(join(folder, 'brands'));
}

export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
