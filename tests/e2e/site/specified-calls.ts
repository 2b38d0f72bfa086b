import { join } from 'node:path';
import type { BrowserContext, Request } from '@playwright/test';
import { readCalls, type SpecifiedCall } from '#scripts/calls/calls.ts';
import { fieldsOf, fitsPayload } from '#scripts/calls/fits-payload.ts';
import { JWE } from './platform-calls.ts';

export interface ObservedCalls {
  /** Calls of the table that were sent, by method and path. */
  readonly calls: ReadonlySet<string>;
  /** Calls whose payload does not match the table, or without the header `platform: WEB`, as sent. */
  readonly wrong: readonly string[];
}

/** Compares the calls of all pages of a context with the specification's, `scripts/calls/calls.json`. */
export async function observeSpecifiedCalls(context: BrowserContext): Promise<ObservedCalls> {
  const table = await readCalls(join(import.meta.dirname, '../../..'));
  const rows = new Map(table.map((row) => [row.call, row]));
  const heard = { calls: new Set<string>(), wrong: [''].slice(1) };
  context.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const row = rows.get(`${request.method()} ${pathname}`);
    // The browser itself follows a redirect, and Playwright does not see all of its headers.
    if (!row || request.redirectedFrom()) return;
    heard.calls.add(row.call);
    if (!fitsRow(row, request) || request.headers()['platform'] !== 'WEB')
      heard.wrong.push(`${row.call}${search} ${request.postData() ?? ''}`.trim());
  });
  return heard;
}

function fitsRow({ payloads, encrypted, isForm }: SpecifiedCall, request: Request): boolean {
  const { searchParams } = new URL(request.url());
  const body = request.postData();
  const type = request.headers()['content-type'] ?? '';
  const fits = (sent: URLSearchParams) => payloads.some((payload) => fitsPayload(payload, fieldsOf(sent, payload)));
  if (encrypted) return type.includes('application/jose') && JWE.test(body ?? '') && fits(searchParams);
  if (body === null) return fits(searchParams);
  if (searchParams.size > 0) return false;
  if (isForm) return type.includes('application/x-www-form-urlencoded') && fits(new URLSearchParams(body));
  return type.includes('application/json') && payloads.some((payload) => fitsPayload(payload, JSON.parse(body)));
}
