import { PICTURES_PATH, SANDBOX_PATH, SOCKET_PATH } from '#cli/brand/shared/platform-paths.ts';
import { DOMAIN_CALLS, type DomainCall, type PlatformDomain } from '#schemas/generated/platform-domains.ts';

/** Path of the call whose answer has keys of the server before both. */
export const KEYS_PATH = '/wps/system/keys';

/** Who answers: the operator's platform, the sandbox, or the sandbox where the platform has nothing. */
export type Answerer = 'platform' | 'sandbox' | 'either';

/** @param path without its query */
export function callAt(method: string, path: string): DomainCall | undefined {
  return Object.hasOwn(DOMAIN_CALLS, `${method} ${path}`) ? DOMAIN_CALLS[`${method} ${path}`] : undefined;
}

/** @param path without its query @param mocked domains of the sandbox */
export function whoAnswers(mocked: readonly PlatformDomain[], method: string, path: string): Answerer {
  const call = callAt(method, path);
  if (call) return isMocked(mocked, call) ? 'sandbox' : 'platform';
  if (isBelow(path, SANDBOX_PATH)) return 'sandbox';
  if (path === SOCKET_PATH) return ownsSessions(mocked) || mocked.includes('live') ? 'sandbox' : 'platform';
  // Answers of both name pictures there.
  return isBelow(path, PICTURES_PATH) && (method === 'GET' || method === 'HEAD') ? 'either' : 'platform';
}

/** Calls that are answered by the contract, whatever the platform's own answers are like, by method and path. */
export function callsByContract(mocked: readonly PlatformDomain[]): string[] {
  if (mocked.length === 0) return [];
  const calls = Object.entries(DOMAIN_CALLS).flatMap(([call, facts]) => (isMocked(mocked, facts) ? [call] : []));
  // The server before both answers it.
  return [...new Set([...calls, `GET ${KEYS_PATH}`])];
}

/** Whether sessions are the sandbox's. The platform does not know their tokens. */
export function ownsSessions(mocked: readonly PlatformDomain[]): boolean {
  return mocked.includes('log-in');
}

function isMocked(mocked: readonly PlatformDomain[], { domain, session }: DomainCall): boolean {
  // One side opens and ends all sessions, wherever the contract has the call.
  if (session === 'bounds') return ownsSessions(mocked);
  return mocked.includes(domain) || (session === 'needs' && ownsSessions(mocked));
}

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}
