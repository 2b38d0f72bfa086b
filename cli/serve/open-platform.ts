import path from 'node:path';
import { UsageError } from '#cli/problems/usage-error.ts';
import type { ResolvedBrand } from '../brand/resolved-brand.ts';
import { parseNow, parseOrigin } from './parse-port.ts';
import { brandForPlatform } from './preview-brand.ts';
import { type RunningSandbox, startSandbox } from './sandbox-process.ts';

/** Platform of a served site. */
export interface OpenPlatform {
  url: string;
  /** The sandbox, if this command started it. */
  sandbox: RunningSandbox | null;
}

/** Platform requested by the command's options. */
export interface WantedPlatform {
  /** Origin of a running platform; undefined to start a sandbox. */
  api: string | undefined;
  /** Initial time of the sandbox's clock in epoch milliseconds; undefined for the machine's clock. */
  startsAt: number | undefined;
}

/** Reads `--api` and `--now`. @throws UsageError */
export function parsePlatform({ api, now }: { api?: string | undefined; now?: string | undefined }): WantedPlatform {
  const startsAt = now === undefined ? undefined : parseNow(now);
  if (api === undefined) return { api, startsAt };
  if (startsAt !== undefined)
    throw new UsageError('The platform of `--api` has a clock of its own, so it takes no `--now`.');
  return { api: parseOrigin(api), startsAt };
}

/** The platform at `api`, or a newly started sandbox of the brand. */
export async function openPlatform(root: string, brand: ResolvedBrand, request: WantedPlatform): Promise<OpenPlatform> {
  const { api, startsAt } = request;
  if (api !== undefined) return { url: api, sandbox: null };
  const folder = path.join(root, '.brandgen', 'sandbox');
  const sandbox = await startSandbox({ root, brand: brandForPlatform(brand), folder, port: 0, startsAt });
  return { url: sandbox.url, sandbox };
}

/**
 * Runs work with a platform. After a failure, stops the sandbox that was started, as it would keep the process running.
 */
export async function withPlatform<Value>(opening: Promise<OpenPlatform>, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    const opened = await opening.catch(() => null);
    await opened?.sandbox?.stop();
    throw error;
  }
}

/** Hints for trying the site: the sandbox's accounts and its console. @param office origin of the back office */
export function sandboxHints({ site }: ResolvedBrand, origin: string, office = origin): string[] {
  const agent = site.agents ? [`Agent    agent1 with the password Sandbox1! (${office}${site.basePath}agent)`] : [];
  return [`Member   player1 with the password Sandbox1!`, ...agent, `Console  ${origin}/sandbox/`];
}
