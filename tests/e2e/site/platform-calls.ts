import type { Page } from '@playwright/test';

export interface PlatformCall {
  method: string;
  path: string;
  query: Record<string, string>;
  type: string | undefined;
  body: string | null;
}

/** Every call of the platform that a page makes from here on, as it goes over the wire. */
export function listenToPlatform(page: Page): PlatformCall[] {
  const calls: PlatformCall[] = [];
  page.on('request', (request) => {
    const { pathname: path, searchParams } = new URL(request.url());
    if (!/^\/(wps|lgw|lotto)\//.test(path)) return;
    const query = Object.fromEntries(searchParams);
    const type = request.headers()['content-type'];
    calls.push({ method: request.method(), path, query, type, body: request.postData() });
  });
  return calls;
}

/** A compact JWE, as it is seen from outside; where a key was agreed on, its second part is empty. */
export const JWE = /^[\w-]+\.[\w-]*(\.[\w-]+){3}$/;
