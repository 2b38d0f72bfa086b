import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { digest } from '#cli/build/digest.ts';
import { MANIFEST_FILE } from '#cli/build/seal.ts';
import { UsageError } from '#cli/problems/usage-error.ts';
import type { LiveSite } from '../live/live-sites.ts';
import type { PreviewSite } from '../previews/preview.ts';
import { type Ask, askServer } from '../proof/ask-server.ts';
import { verifyAddress } from '../proof/verify-address.ts';
import type { Target, TargetServer } from '../targets/target.ts';
import { folderOf, planOf } from '../web-servers/nginx-configuration.ts';
import { cookieFor } from '../web-servers/nginx-staging.ts';
import type { NextState } from './next-state.ts';

/** Milliseconds for which a server may answer as before, as old processes still handle some requests after a reload. */
const SETTLING = 15_000;
const BETWEEN = 200;
const MOST_NAMED = 5;

/**
 * Verifies a server's answers: every file of the sites with its headers, and the password prompt of each preview. A
 * site with a staged release is verified for visitors of both releases. Pages of a closed site are not served and are
 * skipped. @param patience milliseconds @throws UsageError with the first fault
 */
export async function verifyServer(
  { target, server, closed }: { target: Target; server: TargetServer; closed: ReadonlySet<string> },
  { live, staged, previews }: NextState,
  patience = SETTLING,
): Promise<void> {
  const ask = askServer(addressOf(server));
  const until = Date.now() + patience;
  const stagedOf = new Map(staged.map((site) => [site.site, site]));
  const asked = [
    ...live.map((site) => ({ site, cookie: cookieFor('live', stagedOf.get(site.site)) })),
    ...staged.map((site) => ({ site, cookie: cookieFor('staged', site) })),
  ];
  for (const { site, cookie } of asked)
    await settled(until, () => faultOfSite(target, site, { ask, cookie, isClosed: closed.has(site.site) }));
  for (const preview of previews) await settled(until, () => faultOfPreview(target, preview, ask));
}

/** Address of a machine's web server. */
export function addressOf({ host, listen, verify }: Pick<TargetServer, 'host' | 'listen' | 'verify'>): URL {
  const port = listen.slice(listen.lastIndexOf(':') + 1);
  const usual = `http://${host.slice(host.indexOf('@') + 1)}${/^\d+$/.test(port) ? `:${port}` : ''}`;
  return new URL(verify ?? usual);
}

async function settled(until: number, faultOf: () => Promise<string | undefined>): Promise<void> {
  for (;;) {
    const fault = await faultOf().catch((error: unknown) => {
      if (error instanceof UsageError) return error.message;
      throw error;
    });
    if (fault === undefined) return;
    if (Date.now() >= until) throw new UsageError(fault);
    await pause(BETWEEN);
  }
}

async function faultOfSite(
  target: Target,
  site: LiveSite,
  { ask, cookie, isClosed }: { ask: Ask; cookie: string; isClosed: boolean },
): Promise<string | undefined> {
  const plan = planOf(target, site);
  const [host] = plan?.hosts ?? [];
  if (plan === undefined || host === undefined) return undefined;
  const address = new URL(plan.basePath, `https://${host}`);
  const manifest = digest(readFileSync(path.join(folderOf(target, site), MANIFEST_FILE)));
  const found = (await verifyAddress(address, { ask, cookie, manifest })).differences;
  const differences = isClosed ? found.filter(({ file }) => !file.endsWith('.html')) : found;
  if (differences.length === 0) return undefined;
  const named = differences.slice(0, MOST_NAMED).map(({ file, kind }) => `${file} (${kind})`);
  const others = differences.length - named.length;
  return `it does not answer as ${site.site} was built: ${named.join(', ')}${others > 0 ? ` and ${others} more` : ''}`;
}

/** Checks that the preview asks for its password, as only the password's hash is known here. */
async function faultOfPreview(target: Target, preview: PreviewSite, ask: Ask): Promise<string | undefined> {
  const basePath = planOf({ ...target, folder: preview.root }, preview)?.basePath;
  if (basePath === undefined) return undefined;
  const { status } = await ask(new URL(basePath, `https://${preview.host}`), '');
  const isEnding = status === 410 && preview.expires.getTime() < Date.now() + SETTLING;
  if (status === 401 || isEnding) return undefined;
  return `it does not ask for a password at https://${preview.host}/ (status ${status})`;
}
