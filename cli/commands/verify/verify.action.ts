import path from 'node:path';
import { type ComparedSite, compareSite } from '#cli/build/publish/compare-site.ts';
import type { Outcome } from '../outcome.ts';
import type { ActionContext } from '../run-action.ts';

export interface VerifyRequest extends ActionContext {
  /** Folders of built sites, as written. */
  readonly folders: readonly string[];
}

/**
 * Compares built sites with their manifests. Writes nothing.
 * @throws UsageError for a folder that holds no built site
 */
export async function verify({ cwd, folders, terminal }: VerifyRequest): Promise<Outcome> {
  const sites = folders.map((folder) => ({ folder, ...compareSite(path.resolve(cwd, folder)) }));
  const isSound = sites.every(({ differences }) => differences.length === 0);
  const text = sites.flatMap(({ folder, ...site }) => describe(folder, site)).join('\n');
  return { exitCode: isSound ? 0 : 1, text: isSound ? terminal.style.good(text) : text, json: { sites } };
}

function describe(folder: string, { brand, files, draft, differences }: ComparedSite): string[] {
  const count = differences.length;
  const state =
    count === 0 ? `all ${files} files are as built` : `${count} ${count === 1 ? 'file differs' : 'files differ'}`;
  return [
    `${folder} (${brand}): ${state}.`,
    ...differences.map(({ file, kind }) => `  ${kind.padEnd(8)} ${file}`),
    ...Object.entries(draft).map(([code, texts]) => `  draft    ${texts} texts of ${code} are in English`),
  ];
}
