import type { Page, Request } from '@playwright/test';

/** A call as it went over the wire. */
export interface OverheardCall {
  /** Method and path. */
  call: string;
  query: Record<string, string>;
  body: unknown;
}

/** Notes every call to the platform that a page makes from here on. */
export function overhearCalls(page: Page): (call: string) => OverheardCall[] {
  const calls: OverheardCall[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(wps|lgw|lotto)\//.test(pathname)) calls.push(callOf(request));
  });
  return (call) => calls.filter((one) => one.call === call);
}

function callOf(request: Request): OverheardCall {
  const { pathname, searchParams } = new URL(request.url());
  const isJson = request.headers()['content-type']?.includes('application/json');
  const body: unknown = isJson ? request.postDataJSON() : null;
  return { call: `${request.method()} ${pathname}`, query: Object.fromEntries(searchParams), body };
}
