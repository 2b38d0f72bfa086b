import path from 'node:path';
import { type LoadOptions, loadBrands } from '#cli/brand/load-brands.ts';
import type { ResolvedBrand } from '#cli/brand/resolved-brand.ts';
import { findBrands } from '#cli/brand/workspace/find-brands.ts';
import type { Workspace } from '#cli/brand/workspace/workspace.ts';
import { type ChangedFiles, changedFiles } from './changed-files.ts';

/** Files and folders of a workspace. */
const WORKSPACE = ['brands', 'themes', 'locales', 'regulators', 'brandgen.json'];

/** Files that pin the versions of brandgen and of other packages. */
const VERSIONS = new Set([
  'package.json',
  'package-lock.json',
  'npm-shrinkwrap.json',
  'yarn.lock',
  'pnpm-lock.yaml',
  'bun.lock',
]);

/** Parts of the package that every site depends on. */
const CODE = ['app', 'cli', 'dist', 'schemas', 'themes/contract.css.ts', 'package.json', 'tsconfig.base.json'];

export interface ChangedBrandsRequest extends LoadOptions {
  /** Ids of the brands to choose from; all if undefined. */
  readonly ids?: readonly string[];
  readonly commit: string;
}

/**
 * Ids of the brands with an input that has changed since a commit, in their order. Includes templates and brands with
 * problems, as their inputs are unknown. @throws UsageError outside a repository, and if there is no such commit
 */
export function changedBrands(workspace: Workspace, { ids, commit, ...options }: ChangedBrandsRequest): string[] {
  const changed = changedFiles(workspace.root, commit, WORKSPACE);
  const asked = ids ?? findBrands(workspace);
  if (concernsAll(workspace, changed)) return [...asked];
  const { brands, broken, templates } = loadBrands(workspace, asked, options);
  const own = brands.filter((brand) => hasChanged(brand, changed)).map(({ id }) => id);
  const chosen = new Set([...own, ...broken, ...templates]);
  return asked.filter((id) => chosen.has(id));
}

/** Message of a command that has nothing to do. */
export function noneChanged(commit: string): string {
  return `No brand has changed since ${commit}.`;
}

/** Whether a change may affect any brand: in settings, versions, or brandgen itself if it is in the repository. */
function concernsAll(workspace: Workspace, { repository, files, gone }: ChangedFiles): boolean {
  const { root, builtIn, themes, locales, regulators } = workspace;
  const shared = [...themes, ...locales, ...regulators];
  return [...files].some((file) => {
    const folder = path.dirname(file);
    const isVersion = VERSIONS.has(path.basename(file)) && isWithin(folder, repository) && isWithin(root, folder);
    const isCode = CODE.some((name) => isWithin(file, path.join(builtIn, name)));
    // Any brand may have used a removed file.
    const isLost = gone.has(file) && shared.some((folder) => isWithin(file, folder));
    return file === path.join(root, 'brandgen.json') || isVersion || isCode || isLost;
  });
}

function hasChanged({ inputs }: ResolvedBrand, { files }: ChangedFiles): boolean {
  const folders = inputs
    .filter(({ file }) => path.basename(file) === 'brand.json')
    .map(({ file }) => path.dirname(file));
  return (
    inputs.some(({ file }) => withFolders(file).some((folder) => files.has(folder))) ||
    [...files].some((file) => folders.some((folder) => isWithin(file, folder)))
  );
}

/** A file and its parent folders, any of which may be a submodule. */
function withFolders(file: string): string[] {
  const above = path.dirname(file);
  return above === file ? [file] : [file, ...withFolders(above)];
}

/** Whether a path is a folder or below it. */
function isWithin(file: string, folder: string): boolean {
  return file === folder || file.startsWith(folder + path.sep);
}
