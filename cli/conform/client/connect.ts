import { UsageError } from '#cli/problems/usage-error.ts';

/** A request as it goes out. */
export interface Outgoing {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** Sends requests to a platform. @param address path and query */
export type Connection = (address: string, request: Outgoing) => Promise<Response>;

/** How long a platform has for an answer. */
const PATIENCE_MS = 30_000;

/** A connection by HTTP. @throws UsageError if the platform cannot be reached or does not answer in time */
export function connect(url: URL): Connection {
  const base = url.href.replace(/\/$/, '');
  return async (address, { method, headers, body }) => {
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      return await fetch(base + address, {
        method,
        headers,
        redirect: 'manual',
        signal,
        ...(body !== undefined && { body }),
      });
    } catch (error) {
      throw new UsageError(`${url.origin} does not answer ${method} ${address}: ${reasonOf(error)}.`);
    }
  };
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message || String(Reflect.get(cause, 'code')) : String(cause);
}
