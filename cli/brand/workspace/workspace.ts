import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UsageError } from '#cli/commands/usage-error.ts';
import { packageRoot } from '#cli/package-root.ts';

/** Where the brands of a run lie, and what they may build upon. All paths are absolute. */
export interface Workspace {
  readonly root: string;
  /** Folders that hold brands: the workspace's own, then the built-in one, which serves for extending only. */
  readonly brands: readonly [string, ...string[]];
  /** Folders that hold themes; the first that has a theme gives it. */
  readonly themes: readonly string[];
  /** Folders that hold words; later ones lie on top of earlier ones. */
  readonly locales: readonly string[];
  /** The installed package. */
  readonly builtIn: string;
}

/**
 * The workspace that was asked for, or else the current folder if it has brands, or else the package itself.
 * @throws UsageError when the folder that was asked for has no brands/ in it.
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

/** Folder of the words that the package itself has. */
export function builtInLocales({ builtIn }: Pick<Workspace, 'builtIn'>): string {
  return join(builtIn, 'locales');
}

function hasBrands(folder: string): boolean {
  return isFolder(join(folder, 'brands'));
}

export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
