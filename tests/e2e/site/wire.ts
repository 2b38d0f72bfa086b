import type { Page } from '@playwright/test';

/** A page's calls to the platform: method, path, query and any body. */
export interface Wire {
  /** Calls to paths with one of these prefixes, in order, without repeats. */
  calls(...starts: string[]): string[];
}

/** Records calls from now on. */
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
