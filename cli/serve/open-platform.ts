import path from 'node:path';
import type { ResolvedBrand } from '../brand/resolved-brand.ts';
import { brandForPlatform } from './preview-brand.ts';
import { type RunningSandbox, startSandbox } from './sandbox-process.ts';

/** The platform that a served site talks to. */
export interface OpenPlatform {
  url: string;
  /** The sandbox, when this command started one. */
  sandbox: RunningSandbox | null;
}

/** The platform at `api`, or a sandbox started for the brand. */
export async function openPlatform(root: string, brand: ResolvedBrand, api: string | undefined): Promise<OpenPlatform> {
  if (api !== undefined) return { url: api, sandbox: null };
  const folder = path.join(root, '.brandgen', 'sandbox');
  const sandbox = await startSandbox({ root, brand: brandForPlatform(brand), folder, port: 0 });
  return { url: sandbox.url, sandbox };
}

/** Runs work that needs a platform. If it fails, stops a sandbox started for it, which would keep the command alive. */
export async function withPlatform<Value>(opening: Promise<OpenPlatform>, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    const opened = await opening.catch(() => null);
    await opened?.sandbox?.stop();
    throw error;
  }
}

/**
 * How to try the site: the sandbox's log-ins and the address of its console.
 * @param office origin of the back office
 */
export function sandboxHints({ site }: ResolvedBrand, origin: string, office = origin): string[] {
  const agent = site.agents ? [`Agent    agent1 with the password Sandbox1! (${office}${site.basePath}agent)`] : [];
  return [`Member   player1 with the password Sandbox1!`, ...agent, `Console  ${origin}/sandbox/`];
}
