import path from 'node:path';
import { type ComparedSite, compareSite } from '#cli/build/publish/compare-site.ts';
import { finishSwapOf } from '#cli/build/publish/swap.ts';
import { UsageError } from '#cli/problems/usage-error.ts';
import { type Ask, askServer } from '#cli/release/proof/ask-server.ts';
import { type ServedRelease, servedRelease } from '#cli/release/proof/served-release.ts';
import { type VerifiedAddress, verifyAddress } from '#cli/release/proof/verify-address.ts';
import { type OpenedTarget, openTarget } from '../open-target.ts';
import type { Outcome } from '../outcome.ts';
import type { ActionContext } from '../run-action.ts';

export interface VerifyRequest extends ActionContext {
  /** Folders or addresses of built sites, as written. */
  readonly places: readonly string[];
  /** Value of `--server`, as written: the web server that is asked, before names lead to it or beside it. */
  readonly server: string | undefined;
  /** Value of `--to`, as written: the target whose live releases must be at the addresses. */
  readonly to: string | undefined;
}

/**
 * Compares built sites, in folders or served, with their manifests. Changes nothing, except that it completes the swap
 * of a killed build. @throws UsageError for a place without a built site
 */
export async function verify(request: VerifyRequest): Promise<Outcome> {
  const { cwd, places, server, terminal, to } = request;
  const ask = server === undefined ? undefined : askServer(serverOf(server));
  const opened = to === undefined ? undefined : await openTarget(request, to);
  if (opened?.problems) return { exitCode: 1, text: '', json: {}, problems: opened.problems };
  const sites: VerifiedSite[] = [];
  for (const address of places) sites.push(await verifySite(cwd, address, { ask, target: opened?.target }));
  const isSound = sites.every(({ differences }) => differences.length === 0);
  const text = sites.flatMap(describe).join('\n');
  return { exitCode: isSound ? 0 : 1, text: isSound ? terminal.style.good(text) : text, json: { sites } };
}

type VerifiedSite = { readonly place: string } & (
  | ComparedSite
  | (VerifiedAddress & Partial<Pick<ServedRelease, 'release' | 'signedBy'>> & { readonly target?: string })
);

type Target = Extract<OpenedTarget, { problems: null }>['target'];

/** @throws UsageError for what is no address of a web server */
function serverOf(server: string): URL {
  if (/^https?:/.test(server) && URL.canParse(server)) {
    const url = new URL(server);
    if (url.pathname === '/' && url.search === '') return url;
  }
  throw new UsageError(
    `\`--server\` takes a web server’s address without a path, such as https://10.0.0.12: ${server}.`,
  );
}

async function verifySite(
  cwd: string,
  address: string,
  { ask, target }: { ask: Ask | undefined; target: Target | undefined },
): Promise<VerifiedSite> {
  if (!/^https?:/.test(address)) {
    const option = target ? '--to' : ask && '--server';
    if (option) throw new UsageError(`\`${option}\` takes addresses of served sites, but ${address} is a folder.`);
    const folder = path.resolve(cwd, address);
    finishSwapOf(folder);
    return { place: address, ...compareSite(folder) };
  }
  if (!URL.canParse(address)) throw new UsageError(`${address} is not an address such as https://acme.example/.`);
  const served = await verifyAddress(new URL(address), { ask });
  if (!target) return { place: address, ...served };
  const { differences, ...release } = await servedRelease(target, served);
  return {
    place: address,
    ...served,
    target: target.name,
    ...release,
    differences: [...differences, ...served.differences],
  };
}

function describe({ place, brand, files, differences, ...site }: VerifiedSite): string[] {
  const { draft = {} } = 'draft' in site ? site : {};
  const count = differences.length;
  const state =
    count === 0 ? `all ${files} files are as built` : `${count} ${count === 1 ? 'file differs' : 'files differ'}`;
  return [
    `${place} (${brand}): ${state}.${'manifest' in site ? releaseText(site) : ''}`,
    ...differences.map(({ file, kind }) => `  ${kind.padEnd(8)} ${file}`),
    ...Object.entries(draft).map(([code, texts]) => `  draft    ${texts} texts of ${code} are in English`),
  ];
}

function releaseText({ target, release, signedBy }: { target?: string } & Partial<ServedRelease>): string {
  if (target === undefined) return '';
  if (release === undefined) return ` It is no live release of ${target}.`;
  const signed = signedBy ? `, signed by ${signedBy}` : '';
  return ` It is release ${release} of ${target}${signedBy === null ? ', without a valid signature' : signed}.`;
}
