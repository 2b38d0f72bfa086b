import { lstatSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { packageRoot } from '#cli/package/package-root.ts';
import { UsageError } from '#cli/problems/usage-error.ts';

/** Folders of a run: its brands and everything they can use. All paths are absolute. */
export interface Workspace {
  readonly root: string;
  /** Folders with brands: the workspace's own, then the built-in one, whose brands can only be extended. */
  readonly brands: readonly [string, ...string[]];
  /** Folders with themes; the first one that has a theme wins. */
  readonly themes: readonly string[];
  /** Folders with words; later ones override earlier ones. */
  readonly locales: readonly string[];
  /** Folders with regulators, the package's first. A later folder cannot reuse an id. */
  readonly regulators: readonly string[];
  /** Folder of the installed package. */
  readonly builtIn: string;
}

/** Opens the requested workspace, or the current folder. @throws UsageError when it has no brands/ folder */
export function openWorkspace(cwd: string, asked: string | undefined): Workspace {
  const builtIn = packageRoot();
  if (asked === '') throw new UsageError('`--workspace` needs a folder.');
  const root = resolve(cwd, asked ?? '.');
  if (!hasBrands(root)) throw noBrands(root, asked);
  const own = join(root, 'brands');
  if (lstatSync(own).isSymbolicLink()) throw linkedBrands(own);
  const regulators = [join(builtIn, 'schemas', 'regulators')];
  if (root === builtIn) {
    return {
      root,
      brands: [own],
      themes: [join(root, 'themes')],
      locales: [join(root, 'locales')],
      regulators,
      builtIn,
    };
  }
  return {
    root,
    brands: [own, join(builtIn, 'brands')],
    themes: [join(root, 'themes'), join(builtIn, 'themes')],
    locales: [join(builtIn, 'locales'), join(root, 'locales')],
    regulators: [...regulators, join(root, 'regulators')],
    builtIn,
  };
}

function noBrands(root: string, asked: string | undefined): UsageError {
  const fix = 'Run brandgen in a folder with brands/, or name one with `--workspace`.';
  return new UsageError(
    `${asked ?? root} is not a workspace: it has no brands/ folder.${asked === undefined ? ` ${fix}` : ''}`,
  );
}

function linkedBrands(own: string): UsageError {
  return new UsageError(
    `${own} is a link, and links are not followed. Replace it with the folder itself, or name the folder around that with \`--workspace\`.`,
  );
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
