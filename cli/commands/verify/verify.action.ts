import path from 'node:path';
import { type ComparedSite, compareSite } from '#cli/build/publish/compare-site.ts';
import { finishSwapOf } from '#cli/build/publish/swap.ts';
import { type VerifiedAddress, verifyAddress } from '#cli/release/verify-address.ts';
import type { Outcome } from '../outcome.ts';
import type { ActionContext } from '../run-action.ts';
import { UsageError } from '../usage-error.ts';

export interface VerifyRequest extends ActionContext {
  /** Folders or addresses of built sites, as written. */
  readonly places: readonly string[];
}

/**
 * Compares built sites, in folders or as they are served, with their manifests. Changes nothing but what a killed build left unfinished.
 * @throws UsageError for a place that has no built site
 */
export async function verify({ cwd, places, terminal }: VerifyRequest): Promise<Outcome> {
  const sites: VerifiedSite[] = [];
  for (const place of places) sites.push(await verifySite(cwd, place));
  const isSound = sites.every(({ differences }) => differences.length === 0);
  const text = sites.flatMap(describe).join('\n');
  return { exitCode: isSound ? 0 : 1, text: isSound ? terminal.style.good(text) : text, json: { sites } };
}

type VerifiedSite = { readonly place: string } & (ComparedSite | VerifiedAddress);

async function verifySite(cwd: string, place: string): Promise<VerifiedSite> {
  if (!/^https?:/.test(place)) {
    const folder = path.resolve(cwd, place);
    finishSwapOf(folder);
    return { place, ...compareSite(folder) };
  }
  if (!URL.canParse(place)) throw new UsageError(`${place} is not an address such as https://acme.example/.`);
  return { place, ...(await verifyAddress(new URL(place))) };
}

function describe({ place, brand, files, differences, ...site }: VerifiedSite): string[] {
  const { draft = {} } = 'draft' in site ? site : {};
  const count = differences.length;
  const state =
    count === 0 ? `all ${files} files are as built` : `${count} ${count === 1 ? 'file differs' : 'files differ'}`;
  return [
    `${place} (${brand}): ${state}.`,
    ...differences.map(({ file, kind }) => `  ${kind.padEnd(8)} ${file}`),
    ...Object.entries(draft).map(([code, texts]) => `  draft    ${texts} texts of ${code} are in English`),
  ];
}
