import type { Page } from '@playwright/test';

/** What a page has sent to the platform: method, path and query, and the body where there is one. */
export interface Wire {
  /** Calls to paths that begin so, in their order, each once. */
  calls(...starts: string[]): string[];
}

/** Listens from here on. */
export function listenToWire(page: Page): Wire {
  const seen = new Set<string>();
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/wps/'))
      seen.add(`${request.method()} ${pathname}${search} ${request.postData() ?? ''}`.trim());
  });
  return {
    calls: (...starts) => [...seen].filter((call) => starts.some((start) => call.split(' ')[1]?.startsWith(start))),
  };
}
