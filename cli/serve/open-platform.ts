import path from 'node:path';
import { UsageError } from '#cli/problems/usage-error.ts';
import type { PlatformDomain } from '#schemas/generated/platform-domains.ts';
import type { ResolvedBrand } from '../brand/resolved-brand.ts';
import { adaptedAnswer, type CurrentAdapter } from './contract/adapted-answer.ts';
import type { AnswerWatch } from './contract/watch-answers.ts';
import { halfHints } from './half/half-hints.ts';
import { parseMock } from './half/parse-mock.ts';
import type { ReadAnswer } from './half/platform-side.ts';
import { ownsSessions } from './half/who-answers.ts';
import { listen } from './listen.ts';
import { parseNow, parseOrigin } from './parse-port.ts';
import { brandForPlatform } from './preview-brand.ts';
import { type RunningSandbox, startSandbox } from './sandbox-process.ts';

/** Platform of a served site. */
export interface OpenPlatform {
  url: string;
  /** The sandbox, if this command started it. */
  sandbox: RunningSandbox | null;
  /** Domains that the sandbox answers beside another platform; undefined where one platform answers all. */
  mocked?: readonly PlatformDomain[];
}

/** Platform requested by the command's options. */
export interface WantedPlatform {
  /** Origin of a running platform; undefined to start a sandbox. */
  api: string | undefined;
  /** Domains that a sandbox answers in place of the running platform. */
  mocked?: readonly PlatformDomain[] | undefined;
  /** Initial time of the sandbox's clock in epoch milliseconds; undefined for the machine's clock. */
  startsAt: number | undefined;
  /** Calls of our own that the sandbox lacks, as written after `--without`. */
  without?: string | undefined;
}

/** Options that say which platform answers, as written. */
export interface PlatformOptions {
  readonly platform: string | undefined;
  readonly mock?: string | undefined;
  readonly now: string | undefined;
}

/** Reads `--platform`, `--mock` and `--now`. @throws UsageError */
export function parsePlatform({ platform, mock, now }: PlatformOptions): WantedPlatform {
  const startsAt = now === undefined ? undefined : parseNow(now);
  if (platform === undefined && mock !== undefined)
    throw new UsageError('Without `--platform` the sandbox answers every call, so it takes no `--mock`.');
  if (platform === undefined) return { api: platform, startsAt };
  if (startsAt !== undefined)
    throw new UsageError('The platform of `--platform` has a clock of its own, so it takes no `--now`.');
  const api = parseOrigin(platform);
  return mock === undefined ? { api, startsAt } : { api, startsAt, mocked: parseMock(mock) };
}

/** Starts a brand's platforms. */
export interface PlatformStart extends WantedPlatform {
  /** The package's root. */
  readonly root: string;
  readonly brand: ResolvedBrand;
  /** Port of the sandbox, or of the server before it if another platform answers too; any free one if left out. */
  readonly port?: number;
  /** Receives the answers of the operator's platform where a sandbox stands beside it. */
  readonly watch?: AnswerWatch | undefined;
  /** The workspace's, for what stands beside a sandbox. */
  readonly current?: CurrentAdapter;
}

/** The platform at `api`, a newly started sandbox of the brand, or both as one. */
export async function openPlatform({
  root,
  brand,
  port = 0,
  watch,
  current = { adapter: undefined },
  ...wanted
}: PlatformStart): Promise<OpenPlatform> {
  const { api, mocked, startsAt, without } = wanted;
  if (api !== undefined && mocked === undefined) return { url: api, sandbox: null };
  const folder = path.join(root, '.brandgen', 'sandbox');
  const sandboxPort = api === undefined ? port : 0;
  const forPlatform = brandForPlatform(brand);
  const sandbox = await startSandbox({ root, brand: forPlatform, folder, port: sandboxPort, startsAt, without });
  if (api === undefined || mocked === undefined) return { url: sandbox.url, sandbox };
  try {
    return await openHalves({ api, mocked, sandbox, port, watch, current });
  } catch (error) {
    await sandbox.stop();
    throw error;
  }
}

interface HalvesToOpen {
  readonly api: string;
  readonly mocked: readonly PlatformDomain[];
  readonly sandbox: RunningSandbox;
  readonly port: number;
  readonly watch: AnswerWatch | undefined;
  readonly current: CurrentAdapter;
}

async function openHalves({ api, mocked, sandbox, port, watch, current }: HalvesToOpen): Promise<OpenPlatform> {
  const { createHalfPlatform } = await import('./half/half-platform.ts');
  // What the adapter throws, the watch tells.
  const read: ReadAnswer = (call, status, body) => {
    const adapted = adaptedAnswer(current, call, status, body);
    return 'body' in adapted ? adapted.body : undefined;
  };
  const server = await createHalfPlatform({
    platform: { origin: api, read },
    sandbox: { origin: sandbox.url, read: (_call, _status, body) => body },
    mocked,
    watch,
  });
  const url = await listen(server, port);
  const stop = async () => {
    await server.close();
    await sandbox.stop();
  };
  return { url, mocked, sandbox: { ...sandbox, stop } };
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
export function sandboxHints(
  { site }: ResolvedBrand,
  { mocked }: OpenPlatform,
  origin: string,
  office = origin,
): string[] {
  const agent = site.agents ? [`Agent    agent1 with the password Sandbox1! (${office}${site.basePath}agent)`] : [];
  const accounts = [`Member   player1 with the password Sandbox1!`, ...agent];
  const console = `Console  ${origin}/sandbox/`;
  if (mocked === undefined) return [...accounts, console];
  return [...halfHints(mocked), ...(ownsSessions(mocked) ? accounts : []), console];
}
