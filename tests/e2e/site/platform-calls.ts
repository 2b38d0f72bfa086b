import type { Page } from '@playwright/test';

export interface PlatformCall {
  method: string;
  path: string;
  query: Record<string, string>;
  type: string | undefined;
  body: string | null;
}

/** Records every platform call of a page from now on, as sent. */
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

/** A compact JWE; its second part is empty with direct key agreement. */
export const JWE = /^[\w-]+\.[\w-]*(\.[\w-]+){3}$/;
