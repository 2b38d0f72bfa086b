import type { BrowserContext, Request } from '@playwright/test';

/** Milliseconds: a page that is left drops its calls before that; later, the site has given up waiting. */
const DROPPED = 5000;

const PLATFORM = /^\/(wps|lgw|lotto)\//;

const ABORTED = 'net::ERR_ABORTED';

/** Calls of the platform that a failed test reports. */
export interface FailedCalls {
  /** A line for each call that is still waiting, then for each that failed, the newest first. */
  describe(): string;
}

/** Follows the calls of all pages of a context: a page that shows an error does not say what the platform answered. */
export function followCalls(context: BrowserContext): FailedCalls {
  const waiting = new Map<Request, number>();
  const failed: string[] = [];
  const end = (request: Request, fault: string | null) => {
    const took = Date.now() - (waiting.get(request) ?? 0);
    if (!waiting.delete(request) || fault === null || (fault === ABORTED && took < DROPPED)) return;
    failed.unshift(`${fault} ${nameOf(request)}`);
  };
  context.on('request', (request) => {
    if (PLATFORM.test(new URL(request.url()).pathname)) waiting.set(request, Date.now());
  });
  context.on('response', (response) => end(response.request(), response.ok() ? null : String(response.status())));
  context.on('requestfailed', (request) => end(request, request.failure()?.errorText ?? 'failed'));
  return {
    describe() {
      const seconds = (since: number) => Math.round((Date.now() - since) / 1000);
      const open = [...waiting].map(([request, since]) => `waiting for ${seconds(since)} s: ${nameOf(request)}`);
      return [...open, ...failed].join('\n');
    },
  };
}

function nameOf(request: Request): string {
  const { pathname, search } = new URL(request.url());
  return `${request.method()} ${pathname}${search}`;
}
